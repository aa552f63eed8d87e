"""What a seat sees of the table, and what it may imagine behind the rest.

Stacks and water are bags of what nobody has seen, so there is no order to hide.
Pollen lies face down (F43), but every grain of it was taken before all eyes:
the totals are kept from a view, not from a memory, and an imagined world keeps
them as they are.
"""

from mypy_extensions import i64

from hortus.core.bits import members
from hortus.core.state import NONE
from hortus.games.flutter.board import SIDE, Meadow
from hortus.games.flutter.course import Course
from hortus.games.flutter.edition import FlutterEdition
from hortus.games.flutter.growth import count
from hortus.games.flutter.placing import Placing
from hortus.games.flutter.rondel import next_stack, stacks_left
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import WATER, FlutterState


def view(state: FlutterState, seat: int, course: Course, placing: Placing, open_scores: bool) -> dict[str, object]:
    """Everything but the pollen of the others; with open scores, or at the end, that too."""
    everything = open_scores or state.over
    pieces: list[dict[str, object]] = []
    for piece in range(int(state.pieces)):
        pieces.append(seen_piece(state, piece, everything or state.encloser[piece] == seat))
    players: list[dict[str, object]] = []
    for other in range(int(state.seats)):
        players.append(seen_player(state, other, everything or other == seat))
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
        "pieces": pieces,
        "water": seen_water(state),
        "pond": [int(state.pond[index]) for index in range(int(state.filled), len(state.pond))],
        "supply": [int(number) for number in state.water],
        "flowers": seen_flowers(state),
        "due": members(state.due),
        "unnamed": seen_unnamed(state),
        "owed": [int(count(state.owed, colour)) for colour in range(4)],
        "players": players,
    }


def seen_stack(state: FlutterState, place: int, course: Course) -> dict[str, object]:
    """One place of the rondel: its stack, the tile on top, how many there are, what it costs to come here."""
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


def seen_water(state: FlutterState) -> list[list[int]]:
    """[cell, face] of every filled cell."""
    found: list[list[int]] = []
    cell: i64
    for cell in range(2 * SIDE * state.south, 2 * SIDE * (state.north + 1)):
        if state.cells[cell] >= WATER:
            found.append([int(cell), int(state.cells[cell] - WATER)])
    return found


def seen_flowers(state: FlutterState) -> list[list[int]]:
    """[vertex, red, yellow, blue, purple, rainbow] wherever there are petals."""
    found: list[list[int]] = []
    vertex: i64
    for vertex in range((SIDE + 1) * state.south, (SIDE + 1) * (state.north + 2)):
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


def seen_player(state: FlutterState, seat: int, open_pollen: bool) -> dict[str, object]:
    """A tracker, a bee and a heap of pollen; NONE for a heap that lies face down."""
    return {
        "petals": [int(state.petals[seat * 4 + colour]) for colour in range(4)],
        "bee": int(state.bees[seat]),
        "pollen": int(state.pollen[seat]) if open_pollen else NONE,
    }


def offers(state: FlutterState, placing: Placing) -> list[dict[str, object]]:
    """Where the turned tile in hand may go, with the petals each place gains and costs."""
    if state.held == NONE:
        return []
    meadow = placing.meadow
    outline = meadow.outline(state.hand, state.held)
    trial = placing.trial(state, state.turn)
    out = state.cells[:]  # longer than any list of places
    found: list[dict[str, object]] = []
    for index in range(int(placing.places(state, state.hand, state.held, trial, out, i64(len(out))))):
        placing.growth.measure(state.flowers, outline, meadow.petals[state.hand], out[index], trial)
        found.append(
            {
                "at": int(out[index]),
                "gain": [int(count(trial.gain, colour)) for colour in range(4)],
                "cost": [int(count(trial.cost, colour)) for colour in range(4)],
                "fills": len(meadow.ponds(state, outline, out[index], state.walk)),
            }
        )
    return found


def scene(edition: FlutterEdition, meadow: Meadow, faces: list[str]) -> dict[str, object]:
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
            }
        )
    tiles: list[dict[str, object]] = [
        {"shape": tile.pollinator, "colour": tile.colour, "sparkles": tile.sparkles, "petals": tile.petals}
        for tile in [*edition.tiles, edition.rainbee]
    ]
    return {
        "width": int(meadow.window.width),
        "height": int(meadow.window.height),
        "shapes": shapes,
        "tiles": tiles,
        "tracker": edition.tracker,
        "water": faces,
        "vertices": meadow.vertex_words,
    }


def imagine(state: FlutterState) -> FlutterState:
    """Nothing is left to deal anew: what nobody has seen has no order yet, what was taken was seen."""
    return state.clone()
