"""Petal's pieces as they are printed: number tiles with their backs, and the two sides of the tree. 80 by 80."""

import svg

from hortus.art import palette
from hortus.art.svg.paper import words
from hortus.art.svg.petal import petal_shape, tree

SIZE = 80.0
INKS = [palette.LEAF_DEEP, "#A23D68"]


def tile_front(colour: int, number: int) -> list[svg.Element]:
    """The petal with its number, and the number again in two corners, for a stack that is fanned out."""
    return [
        _frame(colour),
        svg.G(elements=[petal_shape(colour)], transform=[svg.Translate(0, 27), svg.Scale(1.26)]),
        words(str(number), 0, 9, 28, "#FFFDF6", bold=True),
        words(str(number), -28, -23, 11, INKS[colour], bold=True),
        svg.G(elements=[words(str(number), -28, -23, 11, INKS[colour], bold=True)], transform=[svg.Rotate(180)]),
    ]


def tile_back(colour: int) -> list[svg.Element]:
    """Four petals without a number."""
    petals: list[svg.Element] = [
        svg.G(elements=[petal_shape(colour)], transform=[svg.Rotate(45 + 90 * turn), svg.Scale(0.72)])
        for turn in range(4)
    ]
    return [_frame(colour), *petals, svg.Circle(cx=0, cy=0, r=6, fill=palette.SUN, stroke=palette.INK)]


def tree_side(colour: int) -> list[svg.Element]:
    """The tree with the petal of the colour that starts."""
    sign = svg.G(elements=[petal_shape(colour)], transform=[svg.Translate(22, 32), svg.Scale(0.55)])
    return [
        _frame(colour),
        svg.G(elements=[tree()], transform=[svg.Translate(-4, 0), svg.Scale(1.05)]),
        sign,
    ]


def _frame(colour: int) -> svg.Element:
    return svg.Rect(
        x=-36, y=-36, width=72, height=72, rx=9, fill="none", stroke=INKS[colour], stroke_width=1.2,
        stroke_dasharray=[4, 3] if colour else None,
    )  # fmt: skip
