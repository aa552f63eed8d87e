"""Polders' cards as they are printed. Shape cards are 100 by 100, assignments 160 by 100, round the origin."""

from collections.abc import Sequence

import svg

from hortus.art import palette
from hortus.art.svg.blume_pieces import wrapped
from hortus.art.svg.paper import words
from hortus.art.svg.polders_pieces import shape

SQUARE = 100.0
WIDE = 160.0
UP = -4.0
"""The middle of a shape on its card."""
SIDE = 26.0
"""Of a square of a shape, before it is scaled."""


def shape_card(name: str, squares: Sequence[Sequence[int]]) -> list[svg.Element]:
    """The shape as large as the card allows."""
    listed = [list(square) for square in squares]
    return [
        _frame(SQUARE),
        svg.G(elements=shape(listed), transform=[svg.Translate(0, UP), svg.Scale(shape_scale(squares))]),
        words(name, -34, 40, 10, palette.SOFT_INK, bold=True),
    ]


def shape_scale(squares: Sequence[Sequence[int]]) -> float:
    """How much smaller than on the screen a shape is, so that it fits on its card."""
    across = max(x for x, _ in squares) - min(x for x, _ in squares) + 1
    down = max(y for _, y in squares) + 1
    return round(min(1.0, 70 / SIDE / max(across, down)), 3)


def assignment_card(title: str, says: str) -> list[svg.Element]:
    """The title in a green band, and what scores."""
    elements: list[svg.Element] = [
        _frame(WIDE),
        svg.Text(
            x=0, y=-22, font_size=15, font_weight="bold", text_anchor="middle", fill=palette.LEAF_DEEP, text=title
        ),
        svg.Line(x1=-50, y1=-14, x2=50, y2=-14, stroke=palette.LEAF, stroke_width=1),
    ]
    lines = wrapped(says, 30)
    size = 10.5 if len(lines) < 5 else 9.0
    for index, line in enumerate(lines):
        elements.append(words(line, 0, 3 + index * size * 1.2, size, palette.INK))
    return elements


def _frame(wide: float) -> svg.Element:
    return svg.Rect(
        x=-wide / 2 + 4, y=-46, width=wide - 8, height=92, rx=6, fill="none", stroke=palette.LINE, stroke_width=1.2
    )
