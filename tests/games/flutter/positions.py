"""Tables that several tests start from."""

from typing import Any

from games.flutter.drawing import Drawing, Table, rules

import hortus
from hortus.core.bits import bit
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.editions import Edition, from_components, shipped

CLOCKWISE = ["hummingbird", "dragonfly", "moth", "ladybug", "butterfly"]


def start(seats: int = 2, seed: int = 7, **options: str):
    return hortus.Match(rules(seats, **options), seed=seed)


def sun_of(match) -> str:
    view = match.perspective(NONE).view()
    return match.rules.edition.shapes[view["rondel"][view["sun"]]["stack"]].name


def take_a_turn(match, dice) -> int:
    """A whole turn at random; returns whose it was."""
    seat, turns = match._state.turn, match._state.turns
    while not match.over and match._state.turns == turns:
        asked = match.waiting[0]
        legal = match.legal(asked)
        match.submit(asked, legal[dice.below(len(legal))])
    return int(seat)


def lilly(petals: str) -> Table:
    """The rulebook's example: the sun on the butterfly, then blue, purple, purple, red."""
    table = Table()
    table.sun("butterfly")
    for name in ["blue hummingbird", "purple dragonfly", "purple moth", "red ladybug", "yellow butterfly"]:
        table.top(name)
    table.hold(0, petals)
    return table.stand("select")


def stuck(petals: str = "", below: int | None = None) -> Table:
    """A meadow on which nothing can be placed: no vertex of it has petals."""
    table = Table()
    for vertex in range(len(table.state.flowers)):
        table.state.flowers[vertex] = 0
    table.sun("moth")
    table.top("yellow ladybug", below)
    table.hold(0, petals)
    return table.stand("select")


def yi_xin(petals: str = "bbbp") -> Drawing:
    """The rulebook's pond of four: a purple dragonfly closes it under a hummingbird and a ladybug."""
    board = Drawing(
        """
          z z z z
        z h . l z
        a . . . d
        a # # # #
        """,
        "purple dragonfly",
        seats=3,
    )
    board.name(h="blue hummingbird", l="purple ladybug")
    board.flower(1, "y")
    board.hold(0, petals)
    return board


def four_at_once(petals: str, **tiles: str) -> Drawing:
    """A red moth that encloses s, t, u and v, one at each side but the last; its one flower gives two purple."""
    board = Drawing(
        """
          a a a a u a a a
          a a s # # # v a
          a a a t a . . .
        """,
        "red moth",
    )
    board.name(**tiles)
    board.flower(3, "p")
    board.hold(0, petals)
    return board


def closing(petals: str, seats: int = 2, version: int | None = None, **tiles: str) -> Drawing:
    """A red ladybug that encloses s, t and u at once; flowers change nothing but two petals that were there."""
    board = Drawing(
        """
          a a a a a a a
          a s t u # # a a
            b b b b b b b
        """,
        "red ladybug",
        seats=seats,
        version=version,
    )
    # s and t are enclosed already by their neighbours: open them again so that all three close together.
    board.name(**tiles)
    for sign in "st":
        board.state.enclosed &= ~bit(board.pieces[sign])
        board.state.due |= bit(board.pieces[sign])
        board.state.enclosed |= bit(board.pieces[sign])
    board.flower(1, "p")
    board.hold(0, petals)
    return board


def rainbow_board(**agreed: Any) -> Drawing:
    """A red ladybug whose second corner (two blue) comes onto two rainbow petals, its fourth (two yellow) onto red."""
    board = Drawing(
        """
          a a a
          a # # b
            c c c
        """,
        "red ladybug",
        **agreed,
    )
    return board.flower(2, "**")


def two_coloured() -> Edition:
    """The standard edition with red and blue at the second corner of its first ladybug, as a printed game may have."""
    components: Any = shipped("flutter", "standard").components
    components["pollinators"][0]["tiles"][0] = "red 2: p rb p yy"
    return from_components("mine", components)


def last_tile() -> Drawing:
    board = Drawing(
        """
          a a a
          a # # b
            c c c
        """,
        "red ladybug",
        seats=3,
    ).all_flowers("rybp")
    board.state.top[0] = NONE
    board.state.below[0] = 0
    return board


def decisions(table, seed: int):
    """Every decision of a random game as it comes: the state, and the seat that is asked."""
    dice = Dice(seed)
    state = table.deal()
    table.enter(state, 0)
    table.settle(state, dice, SILENT)
    while not state.over:
        seat = int(state.waiting).bit_length() - 1
        yield state, seat
        legal = table.legal(state, seat)
        table.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        table.settle(state, dice, SILENT)
