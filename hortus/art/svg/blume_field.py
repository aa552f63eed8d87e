"""Field of Flowers in pictures: every seat's open garden, with its pegs."""

from collections.abc import Mapping
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg import blume_pieces as pieces
from hortus.art.svg.paper import document, placed, points_name, say, seat_name, words
from hortus.art.text.blume import frame
from hortus.games.blume.vocabulary import column_word

NONE = -1
MARGIN = 36
PANEL = 440
WIDTH = 2 * MARGIN + 2 * PANEL + 40


def draw_field(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The row above, then the gardens two by two."""
    elements = _row(scene, view)
    for seat in range(view["seats"]):
        x = MARGIN + seat % 2 * (PANEL + 40)
        y = 150 + seat // 2 * (PANEL + 70)
        elements += _garden(scene, view, seat, x, y)
    height = 150 + (view["seats"] + 1) // 2 * (PANEL + 70) + 10
    return document(WIDTH, height, say("picture-blume-field"), elements)


def _row(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[svg.Element]:
    elements: list[svg.Element] = [_title(say("picture-blume-row"), MARGIN, 34)]
    x = MARGIN + 42.0
    for slot, shown in enumerate(view["row"]):
        if shown != NONE:
            corners = scene["tiles"][shown]
            name = say("blume-row-tile", slot=slot + 1, tile=pieces.tile_name(corners))
            elements.append(placed(x, 84, [pieces.tile(corners, 76)], name))
        elements.append(words(str(slot + 1), x, 138, 13, palette.SOFT_INK, bold=True))
        x += 88
    elements.append(placed(x, 82, [pieces.bag(view["bag"])], say("blume-bag", tiles=view["bag"])))
    if view["hand"] != NONE:
        corners = scene["tiles"][view["hand"]]
        name = say("blume-hand-other", tile=pieces.tile_name(corners))
        elements.append(_title(say("picture-in-hand"), x + 44, 34))
        elements.append(placed(x + 82, 84, [pieces.tile(corners, 76)], name))
    return elements


def _garden(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, x: float, y: float) -> list[svg.Element]:
    own = view["gardens"][seat]
    left, bottom, width, height = frame(scene, own["tiles"])
    side, span = scene["side"], scene["span"]
    cell = min(PANEL / max(width, height), 74)
    pegs = {point: colour for colour, point in enumerate(own["pegs"]) if point != NONE}
    elements: list[svg.Element] = [
        _title(f"{seat_name(seat)}: {points_name(own['points'])}", x, y + 18),
        svg.Rect(
            x=x, y=y + 52, width=width * cell, height=height * cell, rx=12, fill=palette.LEAF, fill_opacity=0.26,
            stroke=palette.SEATS[seat], stroke_width=3,
        ),
    ]  # fmt: skip
    for colour in range(len(own["pegs"])):
        key = "blume-pegs-open" if own["pegs"][colour] == NONE else "blume-pegs-set"
        name = say(key, colour=pieces.colour_name(colour))
        at = (x + 250 + colour * 30, y + 12)
        peg = svg.G(elements=[pieces.peg(colour)], opacity=0.25 if own["pegs"][colour] != NONE else 1)
        elements.append(placed(*at, [peg], name))
    for column in range(width):
        middle = x + (column + 0.5) * cell
        elements.append(words(column_word((left + column) % side), middle, y + 46, 12, palette.SOFT_INK))
    for row in range(height):
        level = y + 52 + (height - row - 0.5) * cell + 4
        elements.append(words(str((bottom + row) % side + 1), x - 13, level, 12, palette.SOFT_INK))
    for place, shown, turn in own["tiles"]:
        face = scene["tiles"][shown]
        corners = [face[(corner - turn) % 4] for corner in range(4)]
        column, row = (place % side - left) % side, (place // side - bottom) % side
        at = (x + (column + 0.5) * cell, y + 52 + (height - row - 0.5) * cell)
        name = say("blume-cell-tile", cell=scene["cells"][place], tile=pieces.tile_name(corners))
        elements.append(placed(*at, [pieces.tile(corners, cell)], name))
    bare = dict(own["flowers"])
    for point, colour in [*pegs.items(), *bare.items()]:
        column, row = (point % span + 1 - left) % side, (point // span + 1 - bottom) % side
        at = (x + column * cell, y + 52 + (height - row) * cell)
        ring = svg.Circle(cx=0, cy=0, r=12, fill=palette.SUN, stroke=palette.INK, stroke_width=1.5)
        mark: list[svg.Element] = [ring]
        name = pieces.flower_name(colour)
        if point in pegs:
            mark.append(svg.G(elements=[pieces.peg(colour)], transform=[svg.Translate(0, -6)]))
            name = say("picture-blume-pegged", flower=name)
        elements.append(placed(*at, mark, f"{scene['points'][point]}: {name}", cell / 74))
    return elements


def _title(text: str, x: float, y: float) -> svg.Text:
    return svg.Text(x=x, y=y, font_size=19, fill=palette.INK, text=text, font_family=palette.SERIF, font_weight="bold")
