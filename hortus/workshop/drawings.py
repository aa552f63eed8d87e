"""The pieces of an edition as they are printed, each with the part of the edition that it shows."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from hortus.art.svg.paper import speaking
from hortus.core.rules import Rules
from hortus.print import ink
from hortus.print.boxes import pieces
from hortus.print.order import Order
from hortus.print.paper import PAPERS
from hortus.print.piece import Piece
from hortus.print.sheets import face_drawing
from hortus.workshop.spots import spots

DIGITS = 12
"""Of the name that tells a drawing from another."""


def box(rules: Rules[Any], title: str, language: str) -> tuple[Order, list[Piece]]:
    """Every piece for this table, and the order they are made for."""
    order = Order(rules, title, PAPERS["a4"], "all", False, 0.0, "none", "full", language)
    return order, pieces(order)


def drawings(order: Order, made: list[Piece], components: Mapping[str, Any], known: list[str]) -> list[dict[str, Any]]:
    """One drawing for each part of the edition that is shown. What the reader knows already is not sent again."""
    shown: dict[tuple[str | int, ...], dict[str, Any]] = {}
    for piece in made:
        if not piece.source:
            continue
        if piece.source in shown:
            shown[piece.source]["count"] += 1
            continue
        with speaking(order.speak):
            drawing = ink.plain(face_drawing(piece, piece.front))
            places = spots(order.game, piece, order.rules.scene(), components)
        name = sha256(drawing.encode()).hexdigest()[:DIGITS]
        shown[piece.source] = {
            "source": list(piece.source),
            "name": order.alt(piece),
            "drawing": name,
            "svg": "" if name in known else drawing,
            "ratio": round(piece.width / piece.height, 4),
            "count": 1,
            "spots": [spot.spelled() for spot in places],
        }
    return list(shown.values())
