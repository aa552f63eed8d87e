"""Petal's box: two colours of numbered petals, and the tree."""

import svg

from hortus.art import palette
from hortus.art.svg.box import petal as art
from hortus.core.sheet import Sheet
from hortus.games.petal.edition import PetalEdition
from hortus.print.order import Order
from hortus.print.piece import Face, Piece, flat

TILE = 30.0
"""Millimetres."""
KINDS = ["petal-green", "petal-pink"]


def pieces(_: Order, sheet: Sheet) -> list[Piece]:
    edition = PetalEdition(sheet)
    box: list[Piece] = []
    for colour, kind in enumerate(KINDS):
        back = _face(art.tile_back(colour))
        for number, count in enumerate(edition.tiles, start=1):
            front = _face(art.tile_front(colour, number))
            box += [_square(kind, str(number), front, back).of("tiles", number - 1)] * count
    box.append(_square("petal-tree", "", _face(art.tree_side(0)), _face(art.tree_side(1))))
    return box


def _face(drawn: list[svg.Element]) -> Face:
    return Face(palette.RAISED, drawn)


def _square(kind: str, detail: str, front: Face, back: Face) -> Piece:
    return flat("tiles", kind, detail, (art.SIZE, art.SIZE), TILE, front, back)
