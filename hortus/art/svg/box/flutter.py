"""Flutter's pieces as they are printed: tiles with their flipped side, water, tokens, and the tracker of a seat."""

from collections.abc import Mapping, Sequence
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg import flutter_pieces as pieces
from hortus.art.svg.paper import words

WIDE = 172.0
SPACES = 22
"""On one line of a tracker."""
LINE = 13.0
TOP = 14.0

Box = tuple[float, float, float, float]


def tile_view(scene: Mapping[str, Any], number: int) -> Box:
    shape = scene["shapes"][scene["tiles"][number]["shape"]]
    west, north, east, south = pieces.bounds(shape["cells"][0])
    return west, north, east - west, south - north


def tile_outline(scene: Mapping[str, Any], number: int) -> str:
    lines = scene["shapes"][scene["tiles"][number]["shape"]]["rims"][0]
    return "".join("M" + " L".join("{:.2f} {:.2f}".format(*pieces.spot(*at)) for at in line) + "Z" for line in lines)


def tile_ground(scene: Mapping[str, Any], number: int) -> str:
    face = scene["tiles"][number]
    rainbee = scene["shapes"][face["shape"]]["name"] == "rainbee"
    return palette.washed(palette.SUN if rainbee else pieces.FILLS[face["colour"]], 0.26)


def flipped(view: Box, drawn: list[svg.Element]) -> list[svg.Element]:
    """The mirror image, which a tile shows when it is flipped (F2)."""
    middle = 2 * view[0] + view[2]
    return [svg.G(elements=drawn, transform=[svg.Translate(round(middle, 3), 0), svg.Scale(-1, 1)])]


def water(petals: Sequence[int], pollen: int) -> list[svg.Element]:
    """What a water tile gives, between its waves, around the centre of the triangle."""
    return [*pieces.waves(), *pieces.reward(petals, pollen)]


def marker(colour: int) -> list[svg.Element]:
    """A petal that moves on a tracker; 32 across."""
    return [svg.G(elements=[pieces.petal(colour, 0.95)], transform=[svg.Translate(0, 12)])]


def tracker_height(spaces: int) -> float:
    return TOP + 4 * LINE * -(-spaces // SPACES) + 4


def tracker(tracked: Sequence[int], seat: int) -> list[svg.Element]:
    """A seat's four tracks in millimetres, from the upper left corner; a golden dot says what a space pays."""
    elements: list[svg.Element] = [
        svg.Rect(x=3, y=3, width=WIDE - 6, height=tracker_height(len(tracked)) - 6, rx=4, fill="none",
                 stroke=palette.SEATS[seat], stroke_width=1.2),
        svg.G(elements=[pieces.bee(seat)], transform=[svg.Translate(12, 10.5), svg.Scale(0.34)]),
    ]  # fmt: skip
    for colour in range(4):
        for space in range(len(tracked)):
            x, y = space_at(colour, space, len(tracked))
            grows = space > 0 and tracked[space] > tracked[space - 1]
            elements += _space(colour, space, x, y, tracked[space] if grows else 0)
    return elements


def space_at(colour: int, space: int, spaces: int) -> tuple[float, float]:
    """The middle of a space of the track of a colour."""
    line = colour * -(-spaces // SPACES) + space // SPACES
    return 12 + space % SPACES * 7.25, TOP + LINE * (line + 0.6)


def _space(colour: int, space: int, x: float, y: float, pays: int) -> list[svg.Element]:
    fill = palette.washed(pieces.FILLS[colour], 0.35)
    drawn: list[svg.Element] = [
        svg.Circle(cx=x, cy=y, r=3.2, fill=fill, stroke=pieces.FILLS[colour], stroke_width=0.4),
        words(str(space), x, y + 1, 2.9, palette.INK),
    ]
    if space == 0:
        petal = svg.G(elements=[pieces.petal(colour, 0.2)], transform=[svg.Translate(x, y - 3.4)])
        drawn.append(petal)
    if pays:
        drawn.append(svg.Circle(cx=x, cy=y - 4.7, r=1.7, fill=palette.SUN, stroke=palette.INK, stroke_width=0.2))
        drawn.append(words(str(pays), x, y - 3.9, 2.3, palette.INK, bold=True))
    return drawn
