"""Petal in pictures: number tiles, flowers as rosettes, the whole table.

A green petal is a pointed leaf, a pink one a heart: the shapes tell the colours
apart without colour.
"""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg.paper import document, placed, say, words

CELL = 84
MARGIN = 40
PANEL = 190
FILLS = [palette.LEAF, palette.PINK]
NAMES = "abcdefghijklmnopqrstuvwxyz"


def draw(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The whole table: the meadow in the middle, both bouquets beside it."""
    side = scene["side"]
    width = 2 * MARGIN + side * CELL + PANEL
    height = 2 * MARGIN + side * CELL
    elements: list[svg.Element] = [
        svg.Rect(
            x=MARGIN - 10, y=MARGIN - 10, width=side * CELL + 20, height=side * CELL + 20, rx=14, fill=palette.EARTH
        ),
        *coordinates(side),
        _at(scene, scene["tree"], [tree()], say("petal-tree")),
    ]
    for pile in view["piles"]:
        tiles = pile["tiles"]
        piece = [tile(*tiles[0])] if len(tiles) == 1 else flower(pile)
        elements.append(_at(scene, pile["cell"], piece, spoken(scene, pile)))
    for seat in range(2):
        elements += _bouquet(view, seat, MARGIN + side * CELL + 30, MARGIN + seat * side * CELL / 2)
    return document(width, height, say("picture-petal"), elements)


def spoken(scene: Mapping[str, Any], pile: Mapping[str, Any]) -> str:
    """What a screen reader says of a pile."""
    cell = pile["cell"]
    place = say("petal-place", row=cell // scene["side"] + 1, column=cell % scene["side"] + 1)
    tiles = pile["tiles"]
    if len(tiles) == 1:
        colour, number = tiles[0]
        return f"{place}, {colour_name(colour)} {number}"
    green, pink = pile["sums"]
    if green < 0:
        covered = say("petal-covered", size=len(tiles))
        return f"{place}, {covered}"
    for_green, for_pink = pile["worth"]
    flower = say("petal-flower", size=len(tiles), green=green, pink=pink, forgreen=for_green, forpink=for_pink)
    return f"{place}, {flower}"


def colour_name(colour: int) -> str:
    return say(f"petal-colour-{colour}")


def petal_shape(colour: int) -> svg.Path:
    """One petal with its foot at the origin, growing upwards; 40 high."""
    if colour == 0:
        outline = "M0 0 C-22 -10 -17 -32 0 -42 C17 -32 22 -10 0 0 Z"
    else:
        outline = "M0 0 C-24 -12 -24 -40 -9 -40 C-3 -40 0 -36 0 -32 C0 -36 3 -40 9 -40 C24 -40 24 -12 0 0 Z"
    return svg.Path(d=outline, fill=FILLS[colour], stroke=palette.INK, stroke_width=1.5)  # type: ignore[arg-type]


def tile(colour: int, number: int) -> svg.Element:
    """A single face-up petal on its card, centred on the origin."""
    return svg.G(
        elements=[
            svg.Rect(
                x=-36, y=-36, width=72, height=72, rx=10, fill=palette.RAISED, stroke=palette.LINE, stroke_width=2
            ),
            svg.G(elements=[petal_shape(colour)], transform=[svg.Translate(0, 31), svg.Scale(1.45)]),
            words(str(number), 0, 9, 30, "#FFFDF6", bold=True),
        ]
    )


def flower(pile: Mapping[str, Any]) -> list[svg.Element]:
    """A rosette: a petal for every tile inside with its number, and both sums in the heart."""
    tiles = pile["tiles"]
    elements: list[svg.Element] = [svg.Circle(cx=0, cy=0, r=38, fill="#5D4C3C")]
    size = min(1.0, 5.2 / len(tiles) + 0.22)
    for index, (colour, number) in enumerate(tiles):
        turn = 360 * index / len(tiles)
        elements.append(
            svg.G(elements=[petal_shape(colour)], transform=[svg.Rotate(turn), svg.Scale(0.98 * size, 0.98)])
        )
        angle = turn * pi / 180
        label = "?" if number < 0 else str(number)
        elements.append(words(label, 30 * sin(angle), -30 * cos(angle) + 4, 12 * max(size, 0.7), "#FFFDF6", bold=True))
    green, pink = ("?" if total < 0 else str(total) for total in pile["sums"])
    elements += [
        svg.Circle(cx=0, cy=0, r=17, fill=palette.RAISED, stroke=palette.INK, stroke_width=1.5),
        svg.Line(x1=-11, y1=0, x2=11, y2=0, stroke=palette.LINE, stroke_width=1),
        words(green, 0, -3, 13, palette.LEAF_DEEP, bold=True),
        words(pink, 0, 12, 13, "#A23D68", bold=True),
    ]
    return elements


def tree() -> svg.Element:
    """The tree in the middle of the meadow, centred on the origin."""
    crown = [(-14, -8, 16), (14, -8, 16), (0, -20, 17), (0, -2, 15)]
    return svg.G(
        elements=[
            svg.Rect(x=-4, y=4, width=8, height=28, rx=3, fill="#8A6A48", stroke=palette.INK, stroke_width=1.5),
            *[
                svg.Circle(cx=x, cy=y, r=r, fill=palette.LEAF_DEEP, stroke=palette.INK, stroke_width=1)
                for x, y, r in crown
            ],
        ]
    )


def _at(scene: Mapping[str, Any], cell: int, elements: list[svg.Element], name: str) -> svg.Element:
    x = MARGIN + (cell % scene["side"] + 0.5) * CELL
    y = MARGIN + (cell // scene["side"] + 0.5) * CELL
    return placed(x, y, elements, name)


def coordinates(side: int) -> list[svg.Element]:
    labels: list[svg.Element] = []
    for index in range(side):
        middle = MARGIN + (index + 0.5) * CELL
        labels.append(words(NAMES[index], middle, MARGIN - 17, 15, palette.SOFT_INK))
        labels.append(words(str(index + 1), MARGIN - 22, middle + 5, 15, palette.SOFT_INK))
    return labels


def _bouquet(view: Mapping[str, Any], seat: int, x: float, y: float) -> list[svg.Element]:
    """What a seat has picked: its points, and a small rosette for each flower."""
    flowers = view["bouquets"][seat]
    elements: list[svg.Element] = [
        words(f"{colour_name(seat)}: {view['points'][seat]}", x, y + 20, 20, palette.INK, bold=True, start=True),
        words(say("picture-petal-flowers", count=len(flowers)), x, y + 40, 14, palette.SOFT_INK, start=True),
    ]
    for index, pile in enumerate(flowers):
        place = svg.Translate(x + 22 + index % 4 * 42, y + 70 + index // 4 * 42)
        elements.append(svg.G(elements=flower(pile), transform=[place, svg.Scale(0.48)]))
    return elements
