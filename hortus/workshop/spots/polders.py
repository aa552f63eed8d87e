"""Polders: the squares and the roads of a map, the squares of a shape, and the values of an assignment."""

from collections.abc import Mapping
from typing import Any

from hortus.art.svg import polders
from hortus.art.svg.box import polders as art
from hortus.core.message import Message
from hortus.games.polders.edition import LAND, LARGEST, WATER
from hortus.print.piece import Piece
from hortus.workshop.spots.spot import Spot, field, within

ROAD = polders.CELL * 0.24
"""How wide the strip between two squares is that stands for a road."""


MOST_ROWS = 6
"""Of a shape."""
VALUES = ["each", "prizes"]
"""Where the points of an assignment stand."""


def spots(piece: Piece, scene: Mapping[str, Any], components: Mapping[str, Any]) -> list[Spot]:
    if piece.source[0] == "polders":
        return _map(piece, scene, components)
    if piece.source[0] == "shapes":
        return _shape(piece, components["shapes"][piece.source[1]]["squares"])
    return _assignment(piece, components["assignments"][piece.source[1]])


def _shape(piece: Piece, rows: list[str]) -> list[Spot]:
    """The squares that are marked, those between them, and one more row and column to grow into."""
    marked = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "#"]
    side = art.SIDE * art.shape_scale(marked)
    left, right = min(x for x, _ in marked), max(x for x, _ in marked)
    low = max(y for _, y in marked)
    found: list[Spot] = []
    for row in range(min(MOST_ROWS, low + 2)):
        for column in range(left, min(MOST_ROWS, right + 2)):
            x, y = (column - (left + right + 1) / 2) * side, (row - (low + 1) / 2) * side + art.UP
            at = within(piece.view, x, y, side, side)
            name = Message("workshop-spot-square", {"column": column + 1, "row": row + 1})
            if min(at[2:]) > 0:
                found.append(Spot("grid", [*piece.source, "squares"], [row, column], ".#", at, name))
    return found


def _assignment(piece: Piece, card: Mapping[str, Any]) -> list[Spot]:
    """The title and the text lead to their fields: their numbers stand inside a sentence."""
    left, top, wide, high = piece.view
    title = within(piece.view, left, top + high * 0.08, wide, high * 0.26)
    text = within(piece.view, left, top + high * 0.38, wide, high * 0.56)
    key = next(one for one in VALUES if one in card)
    return [
        Spot("focus", [*piece.source, "title"], [], "", title, field("polders", "assignments", "title")),
        Spot("focus", [*piece.source, key], [], "", text, field("polders", "assignments", key)),
    ]


def _map(piece: Piece, scene: Mapping[str, Any], components: Mapping[str, Any]) -> list[Spot]:
    number = piece.source[1]
    assert isinstance(number, int)
    letters = LAND + "".join(filling["letter"] for filling in components["fillings"]) + WATER
    left, top = polders.map_place(scene, number)
    cell = polders.CELL
    # As far as the sheet goes, so that a map can grow.
    columns = min(LARGEST, int((piece.view[2] - left) // cell))
    rows = min(LARGEST, int((piece.view[3] - top) // cell))
    path: list[str | int] = [*piece.source, "map"]
    found: list[Spot] = []
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * cell, top + row * cell
            where: dict[str, object] = {"column": column + 1, "row": row + 1}
            at = within(piece.view, x + ROAD / 2, y + ROAD / 2, cell - ROAD, cell - ROAD)
            found.append(Spot("map", path, [2 * row, 2 * column], letters, at, Message("workshop-spot-square", where)))
            if column + 1 < columns:
                at = within(piece.view, x + cell - ROAD / 2, y + ROAD / 2, ROAD, cell - ROAD)
                beside = Message("workshop-spot-beside", where)
                found.append(Spot("map", path, [2 * row, 2 * column + 1], " |", at, beside))
            if row + 1 < rows:
                at = within(piece.view, x + ROAD / 2, y + cell - ROAD / 2, cell - ROAD, ROAD)
                below = Message("workshop-spot-below", where)
                found.append(Spot("map", path, [2 * row + 1, 2 * column], " =", at, below))
    return found
