"""Flutter's box: meadow tiles, the rainbee, water, and for each seat a bee, a tracker and its markers."""

from collections.abc import Mapping
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg import flutter_pieces as meadow
from hortus.art.svg.box import flutter as art
from hortus.core.sheet import Sheet
from hortus.games.flutter.edition import LETTERS, FlutterEdition
from hortus.print.order import Order
from hortus.print.piece import Face, Piece, rectangle, token

SIDE = 30.0
"""Millimetres of a triangle."""
SCALE = SIDE / meadow.SIDE
COLOURS = 4


def pieces(order: Order, sheet: Sheet) -> list[Piece]:
    edition = FlutterEdition(sheet)
    scene: Mapping[str, Any] = order.rules.scene()
    box: list[Piece] = []
    for number, tile in enumerate(edition.tiles):
        place = number - edition.first_tile(tile.pollinator)
        box.append(_tile(scene, number).of("pollinators", tile.pollinator, "tiles", place))
    box.append(_tile(scene, len(edition.tiles)).of("rainbee"))
    for number, face in enumerate(edition.water):
        petals = [LETTERS.index(letter) for letter in face.petals]
        water = _water(petals, face.pollen, face.petals or str(face.pollen or ""))
        box += [water.of("water", number)] * face.count
    box.append(token("flutter-sun", "", 26, 22, Face(palette.RAISED, [meadow.sun()])))
    for seat in range(order.seats):
        bee = svg.G(elements=[meadow.bee(seat)], transform=[svg.Translate(0, 3)])
        box.append(token("flutter-bee", meadow.SEATS[seat], 20, 18, Face(palette.RAISED, [bee])))
        for colour in range(COLOURS):
            shown = Face(palette.RAISED, art.marker(colour))
            box.append(token("flutter-marker", f"{meadow.SEATS[seat]} {meadow.colour_name(colour)}", 16, 9, shown))
        box.append(_tracker(edition, seat).of("tracker"))
    return box


def _tile(scene: Mapping[str, Any], number: int) -> Piece:
    view = art.tile_view(scene, number)
    ground = art.tile_ground(scene, number)
    drawn: list[svg.Element] = [meadow.tile(scene, number)]
    face = scene["tiles"][number]
    name = meadow.shape_name(scene, face["shape"])
    rainbee = number == len(scene["tiles"]) - 1
    detail = "" if rainbee else f"{name} {meadow.colour_name(face['colour'])} {' '.join(face['petals'])}"
    back = None if rainbee else Face(ground, art.flipped(view, drawn))
    kind = "flutter-rainbee" if rainbee else "flutter-tile"
    return Piece("tiles", kind, detail, view, SCALE, art.tile_outline(scene, number), Face(ground, drawn), back)


def _water(petals: list[int], pollen: int, detail: str) -> Piece:
    corners = meadow.corners([0, 0, 0])
    x, y = meadow.middle(corners)
    place: list[svg.Transform] = [svg.Translate(round(x, 2), round(y, 2))]
    outline = "M" + " L".join(f"{a:.2f} {b:.2f}" for a, b in corners) + "Z"
    view = (0.0, -meadow.HEIGHT, meadow.SIDE, meadow.HEIGHT)
    front = Face(palette.WATER, [svg.G(elements=art.water(petals, pollen), transform=place)])
    back = Face(palette.WATER, [svg.G(elements=meadow.waves(), transform=place)])
    return Piece("tiles", "flutter-water", detail, view, SCALE, outline, front, back)


def _tracker(edition: FlutterEdition, seat: int) -> Piece:
    view = (0.0, 0.0, art.WIDE, art.tracker_height(len(edition.tracker)))
    face = Face(palette.RAISED, art.tracker(edition.tracker, seat))
    return Piece("boards", "flutter-tracker", meadow.SEATS[seat], view, 1.0, rectangle(view), face)
