"""Polders' box: the sheets, the shape cards and the assignments."""

from collections.abc import Mapping
from typing import Any

import svg

from hortus import words
from hortus.art import palette
from hortus.art.svg import polders
from hortus.art.svg.box import polders as art
from hortus.art.svg.paper import words as line
from hortus.core.message import Message
from hortus.core.sheet import Sheet
from hortus.games.polders.edition import SEAT_COUNTS, AssignmentCard, PoldersEdition
from hortus.print.order import Order
from hortus.print.paper import HIGHEST, WIDEST
from hortus.print.piece import Face, Piece, flat, rectangle, sprig_back

SQUARE = 15.0
"""The largest square of a map, in millimetres."""
CARD = 46.0


def pieces(order: Order, sheet: Sheet) -> list[Piece]:
    edition = PoldersEdition(sheet)
    scene: Mapping[str, Any] = order.rules.scene()
    box = [_sheet(scene, number).of("polders", number) for number in range(len(edition.polders))]
    back = sprig_back((art.SQUARE, art.SQUARE), palette.BLUE)
    size = (art.SQUARE, art.SQUARE)
    for number, shape in enumerate(edition.shapes):
        front = Face(palette.RAISED, art.shape_card(shape.name, shape.squares))
        printed = flat("cards", "polders-shape", shape.name, size, CARD, front, back).of("shapes", number)
        box += [printed] * shape.cards
    assigned = sprig_back((art.WIDE, art.SQUARE), palette.LEAF_DEEP)
    for number, card in enumerate(edition.assignments):
        box.append(_assignment(order, number, card, assigned).of("assignments", number))
    return box


def _sheet(scene: Mapping[str, Any], number: int) -> Piece:
    wide, high = polders.sheet_size(scene)
    scale = min(WIDEST / wide, HIGHEST / high, SQUARE / polders.CELL)
    view = (0.0, 0.0, wide, high)
    face = Face(palette.RAISED, polders.blank(scene, number))
    return Piece("boards", "polders-sheet", scene["sheets"][number]["name"], view, scale, rectangle(view), face)


def _assignment(order: Order, number: int, card: AssignmentCard, back: Face) -> Piece:
    """The card for every number of seats: points that differ stand side by side."""
    clause = order.rules.cards[number]  # type: ignore[attr-defined]
    values = dict(clause.says.values)
    if len(set(card.each)) > 1:
        values["points"] = "/".join(str(points) for points in card.each)
    title = words.text(clause.title, order.language)
    front: list[svg.Element] = art.assignment_card(title, words.text(Message(clause.says.key, values), order.language))
    if len(set(card.each)) > 1:
        counts = "/".join(str(seats) for seats in SEAT_COUNTS)
        front.append(line(order.say("print-word-seats", counts=counts), 0, 40, 8, palette.SOFT_INK))
    face = Face(palette.RAISED, front)
    return flat("cards", "polders-assignment", title, (art.WIDE, art.SQUARE), CARD * 1.6, face, back)
