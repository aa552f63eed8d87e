"""Numbers with their intervals, one below the other, and a tick or a line where nothing would be different."""

from typing import NamedTuple

import svg

from hortus.art import palette
from hortus.art.svg.paper import document, fitting, words

WIDTH = 760
LEFT = 300
ROW = 26
TOP = 34
ROOM = LEFT - 24
NUMBER = 74  # for the number at the end of a line


class Line(NamedTuple):
    """A number with its interval."""

    name: str
    value: float
    low: float
    high: float
    shown: str


def intervals(title: str, lines: list[Line], expected: float) -> str:
    """A dot with a bar for each line, and a vertical line at "no difference"."""
    least = min([expected, *[line.low for line in lines]])
    most = max([expected, *[line.high for line in lines]])
    span = WIDTH - LEFT - NUMBER
    scale = span / ((most - least) or 1)
    tick = LEFT + (expected - least) * scale
    foot = TOP + len(lines) * ROW
    elements: list[svg.Element] = [
        svg.Line(x1=tick, y1=TOP - 14, x2=tick, y2=foot - 6, stroke=palette.SOFT_INK, stroke_width=1.5)
    ]
    for index, line in enumerate(lines):
        y = TOP + index * ROW
        x = [LEFT + (number - least) * scale for number in (line.low, line.value, line.high)]
        clear = line.low > expected or line.high < expected
        colour = palette.LEAF if clear else palette.DIKE
        dot = palette.LEAF_DEEP if clear else palette.SOFT_INK
        elements += [
            words(line.name, LEFT - 12, y + 5, fitting(line.name, 14, ROOM), palette.INK, end=True),
            svg.Line(x1=x[0], y1=y, x2=x[2], y2=y, stroke=colour, stroke_width=6, stroke_linecap="round"),
            svg.Circle(cx=x[1], cy=y, r=5, fill=dot),
            words(line.shown, WIDTH - NUMBER / 2, y + 5, 14, palette.INK),
        ]
    return document(WIDTH, foot + 10, title, elements)
