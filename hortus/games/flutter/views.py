"""What a seat sees of the table, and what it may imagine behind the rest.

Stacks and water are bags of what nobody has seen, so there is no order to hide.
Pollen is face down (F43), but everybody saw how it was gained. So a view does
not show the totals, but a good memory knows them, and an imagined world does
not change them.
"""

from mypy_extensions import i64

from hortus.core.bits import members
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.course import Course
from hortus.games.flutter.edition import FlutterEdition
from hortus.games.flutter.growth import Fitting, count
from hortus.games.flutter.outlines import heart, rim, ways
from hortus.games.flutter.placing import Placing
from hortus.games.flutter.ponds import Ponds
from hortus.games.flutter.rondel import next_stack, stacks_left
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import WATER, FlutterState
from hortus.games.flutter.vocabulary import column_word


def view(state: FlutterState, seat: int, course: Course, placing: Placing, open_scores: bool) -> dict[str, object]:
    """Everything except the others' pollen. With open scores, or at the end, that too."""
    everything = open_scores or state.over
    pieces: list[dict[str, object]] = []
    for piece in range(int(state.pieces)):
        pieces.append(seen_piece(state, piece, everything or state.encloser[piece] == seat))
    west, south = course.meadow.cut(state)
    players: list[dict[str, object]] = []
    for other in range(int(state.seats)):
        players.append(seen_player(state, other, everything or other == seat, course))
    return {
        "turn": int(state.turn),
        "first": int(state.first),
        "turns": int(state.turns),
        "last_turns": state.ender != NONE,
        "ender": int(state.ender),
        "sun": int(state.sun),
        "rondel": [seen_stack(state, place, course) for place in range(len(state.rondel))],
        "hand": int(state.hand),
        "held": int(state.held),
        "offers": offers(state, placing),
        "west": west,
        "south": south,
        "pieces": pieces,
        "water": seen_water(state, course.meadow),
        "pond": [int(state.pond[index]) for index in range(int(state.filled), len(state.pond))],
        "supply": [int(number) for number in state.water],
        "flowers": seen_flowers(state, course.meadow),
        "due": members(state.due),
        "unnamed": seen_unnamed(state),
        "owed": [int(count(state.owed, colour)) for colour in range(4)],
        "players": players,
    }


def seen_stack(state: FlutterState, place: int, course: Course) -> dict[str, object]:
    """One place of the rondel: its stack, the top tile, how many tiles there are, and the price of coming here."""
    stack = int(state.rondel[place])
    if stack == NONE:
        return {"stack": NONE, "top": NONE, "tiles": 0, "removed": [], "price": [NONE] * 4}
    top = int(state.top[stack])
    return {
        "stack": stack,
        "top": top,
        "tiles": int(state.below[stack]) + (top != NONE),
        "removed": members(state.removed[stack]),
        "price": price(state, place, course),
    }


def price(state: FlutterState, place: int, course: Course) -> list[int]:
    """Petals of each colour that the stack at this place costs now; NONE where none can be taken now."""
    paid = [0, 0, 0, 0]
    if state.step != course.select.here:
        return [NONE] * 4
    step = state.sun
    for petals in range(1, int(stacks_left(state)) + 1):
        step = next_stack(state, step)
        if step == place:
            return paid
        paid[course.meadow.colour[state.top[state.rondel[step]]]] += petals
    return [NONE] * 4


def seen_piece(state: FlutterState, piece: int, scored: bool) -> dict[str, object]:
    """A tile in the meadow; who enclosed it is seen with the pollen it gave."""
    bees = [seat for seat in range(int(state.seats)) if state.bees[seat] == piece]
    return {
        "tile": int(state.tile[piece]),
        "turn": int(state.way[piece]),
        "at": int(state.at[piece]),
        "seat": int(state.placer[piece]),
        "open": int(state.open[piece]),
        "enclosed": piece in members(state.enclosed),
        "encloser": int(state.encloser[piece]) if scored else NONE,
        "paid": scored and state.paid[piece] == 1,
        "bee": bees[0] if bees else NONE,
    }


def seen_water(state: FlutterState, meadow: Meadow) -> list[list[int]]:
    """[cell, face] of every filled cell."""
    found: list[list[int]] = []
    cell: i64
    for cell in range(2 * meadow.side * state.south, 2 * meadow.side * (state.north + 1)):
        if state.cells[cell] >= WATER:
            found.append([int(cell), int(state.cells[cell] - WATER)])
    return found


def seen_flowers(state: FlutterState, meadow: Meadow) -> list[list[int]]:
    """[vertex, red, yellow, blue, purple, rainbow] wherever there are petals."""
    found: list[list[int]] = []
    last = min(meadow.side * (state.north + 2), meadow.window.vertices)
    vertex: i64
    for vertex in range(meadow.side * state.south, last):
        petals = state.flowers[vertex]
        if petals:
            found.append([int(vertex), *[int(count(petals, colour)) for colour in range(5)]])
    return found


def seen_unnamed(state: FlutterState) -> list[list[int]]:
    """The colours allowed for each petal that is still to be named."""
    found = [[0, 1, 2, 3] for _ in range(int(state.any))]
    wild = state.wild
    while wild:
        found.append(members(wild & 15))
        wild >>= 4
    return found


def seen_player(state: FlutterState, seat: int, open_pollen: bool, course: Course) -> dict[str, object]:
    """A tracker, a bee and a heap of pollen; NONE for a heap that lies face down. At the end the petals have paid."""
    petals = [int(state.petals[seat * 4 + colour]) for colour in range(4)]
    pollen = int(state.pollen[seat])
    if state.over:
        pollen += sum([int(course.tracker.bonus[held]) for held in petals])
    return {"petals": petals, "bee": int(state.bees[seat]), "pollen": pollen if open_pollen else NONE}


def offers(state: FlutterState, placing: Placing) -> list[dict[str, object]]:
    """Where the tile in hand may go in each of its turns, with the petals each place gains and costs.

    All turns are listed, also when the tile is turned already: until it lies, it may be turned again.
    """
    found: list[dict[str, object]] = []
    if state.hand == NONE:
        return found
    fitting = placing.fitting(state, state.turn)
    out = state.cells[:]  # longer than any list of places
    for turn in members(placing.meadow.turns[state.hand]):
        for index in range(int(placing.places(state, state.hand, turn, fitting, out, i64(len(out))))):
            found.append(offer(state, placing, fitting, i64(turn), out[index]))
    return found


def offer(state: FlutterState, placing: Placing, fitting: Fitting, turn: i64, at: i64) -> dict[str, object]:
    """What the tile in hand would bring here in this turn; `net` is the petals gained less the petals paid."""
    meadow = placing.meadow
    outline = meadow.outline(state.hand, turn)
    placing.growth.measure(state.flowers, outline, meadow.petals[state.hand], at, fitting)
    gain = [int(count(fitting.gain, colour)) for colour in range(4)]
    cost = [int(count(fitting.cost, colour)) for colour in range(4)]
    return {
        "turn": int(turn),
        "at": int(at),
        "gain": gain,
        "cost": cost,
        "net": sum(gain) - sum(cost),
        "fills": len(meadow.ponds(state, outline, at, state.walk)),
    }


def scene(edition: FlutterEdition, meadow: Meadow, ponds: Ponds) -> dict[str, object]:
    """The window, the tiles in all their turns, the tracker: all that never changes."""
    shapes: list[dict[str, object]] = []
    for index, shape in enumerate([*edition.shapes, edition.start]):
        turns = [meadow.turned[index * TURNS + turn] for turn in range(TURNS)]
        shapes.append(
            {
                "name": shape.name,
                "outline": shape.outline,
                "cells": [turned.spots for turned in turns],
                "corners": [turned.tips for turned in turns],
                "rims": [rim(turned.spots) for turned in turns],
                "hearts": [heart(turned.spots) for turned in turns],
                "ways": [[ways(turned.spots, tip) for tip in turned.tips] for turned in turns],
            }
        )
    tiles: list[dict[str, object]] = [
        {"shape": tile.pollinator, "colour": tile.colour, "sparkles": tile.sparkles, "petals": tile.petals}
        for tile in [*edition.tiles, edition.rainbee]
    ]
    return {
        "width": int(meadow.window.width),
        "height": int(meadow.window.height),
        "west": 0,
        "south": 0,
        "shapes": shapes,
        "tiles": tiles,
        "tracker": edition.tracker,
        "water": ponds.words,
        "faces": [seen_face(ponds, face) for face in range(len(ponds.words))],
        "columns": [column_word(column) for column in range(int(meadow.side))],
    }


def seen_face(ponds: Ponds, face: int) -> dict[str, object]:
    """What a water tile gives. The last face is ground that only counts as filled."""
    petals: list[int] = []
    for colour in range(5):
        petals += [colour] * int(count(ponds.petals[face], colour))
    return {
        "petals": petals,
        "pollen": int(ponds.pollen[face]),
        "dry": face == int(ponds.dry),
        "says": Message("flutter-face", {"gives": ponds.names[face]}).spelled(),
    }


def imagine(state: FlutterState) -> FlutterState:
    """A copy is enough: what nobody has seen has no order yet, and what was taken was seen."""
    return state.clone()
