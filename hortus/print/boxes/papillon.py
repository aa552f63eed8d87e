"""Papillon's box: garden tiles, flowers that stand, planters, tokens, gardeners and the draft board."""

from collections.abc import Mapping
from typing import Any

from hortus.art import palette
from hortus.art.svg import papillon
from hortus.art.svg import papillon_tiles as tiles
from hortus.art.svg.box import papillon as art
from hortus.core.sheet import Sheet
from hortus.games.papillon.edition import PapillonEdition
from hortus.print.order import Order
from hortus.print.piece import Face, Piece, figure, flat, rectangle, sprig_back, token

TILE = 38.0
PAPER = tiles.CREAM


def pieces(order: Order, sheet: Sheet) -> list[Piece]:
    edition = PapillonEdition(sheet)
    scene: Mapping[str, Any] = order.rules.scene()
    box: list[Piece] = []
    back = sprig_back((art.SIZE, art.SIZE), palette.LEAF)
    for place, (face, kind) in enumerate(zip(scene["tiles"], edition.tiles, strict=True)):
        front = Face(tiles.PATH, tiles.printed(face), art.beyond(face))
        tile = flat("tiles", "papillon-tile", face["name"], (art.SIZE, art.SIZE), TILE, front, back)
        box += [tile.of("tiles", place)] * kind.count
    for place, number in enumerate(edition.gnomes):
        hidden = Face(PAPER, art.gnome(None))
        gnome = token("papillon-gnome", str(number), 28, 22, Face(PAPER, art.gnome(number)), hidden)
        box.append(gnome.of("gnomes", place))
    for place, values in enumerate(edition.planters):
        detail = " ".join(str(value) for value in values)
        planter = flat("tiles", "papillon-planter", detail, (108, 66), 44, Face(PAPER, art.planter(values)))
        box.append(planter.of("planters", place))
    for place, colour in enumerate(edition.flowers):
        name = papillon.colour_name(colour)
        flower = figure("papillon-flower", name, (108, 196), 29, 9, Face(PAPER, art.flower(colour)))
        box.append(flower.of("flowers", place))
        box.append(token("papillon-bonus", name, 18, 15, Face(PAPER, art.bonus(colour))))
    box += [token("papillon-caterpillar", "", 20, 14, Face(PAPER, [tiles.caterpillar(0.82)]))] * edition.caterpillars
    for seat in range(order.seats):
        letter = tiles.LETTERS[seat]
        face = Face(PAPER, [tiles.butterfly(seat, 0.95)])
        box += [token("papillon-butterfly", letter, 20, 14, face)] * edition.butterflies
        box.append(figure("papillon-gardener", letter, (34, 44), 20, 9, Face(PAPER, [papillon.gardener(seat, 1.1)])))
    box.append(_board(order, scene, edition).of("highest_bid"))
    return box


def _board(order: Order, scene: Mapping[str, Any], edition: PapillonEdition) -> Piece:
    labels = (order.say("print-word-bids"), order.say("print-word-order"), order.say("print-word-rounds"))
    view = (0.0, 0.0, *art.BOARD)
    drawn = art.draft_board(scene, edition.zero_bonus, edition.highest_bid, edition.rounds, labels)
    face = Face(palette.washed(tiles.LAWN, 0.35), drawn)
    return Piece("boards", "papillon-board", "", view, 1.0, rectangle(view), face)
