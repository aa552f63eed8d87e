"""Papillon's examples: a draft, bids, small gardens, flowers."""

from typing import Any

import svg

from hortus.art import palette
from hortus.art.examples.drawn import Drawn, Examples, Scene
from hortus.art.svg import papillon
from hortus.art.svg import papillon_tiles as tiles

CELL = 84.0


def _face(sides: str, parts: list[list[int]], butterflies: list[int], caterpillar: bool = False) -> dict[str, Any]:
    shows = ["BPRYF".index(sides[part[0]]) for part in parts]
    return {"name": sides, "parts": parts, "shows": shows, "butterflies": butterflies, "caterpillar": caterpillar}


FACES = [
    _face("BFFF", [[0], [1, 2, 3]], [0, 1]),
    _face("RRFF", [[0, 1], [2, 3]], [0, 1]),
    _face("BFBF", [[0, 2], [1], [3]], [0, 1, 0], True),
    _face("BBFF", [[0, 1], [2, 3]], [0, 0]),
    _face("BFPF", [[0], [1], [2], [3]], [0, 0, 0, 0]),
    _face("YYPP", [[0, 1], [2, 3]], [0, 0], True),
    _face("RFFF", [[0], [1, 2, 3]], [0, 2]),
]
"""Enough different tiles for the pictures; their numbers are used below."""
ROWS = [(0, [0, 5, 3, 1]), (1, [2, 6, 4]), (2, [3, 5]), (3, [1])]
CRAWLING = [5, 2]
"""The tiles with a caterpillar."""


def prepare(_: Scene) -> Drawn:
    """The draft board; the third row is lit."""
    elements: list[svg.Element] = []
    for row, kinds in ROWS:
        for column, kind in enumerate(kinds):
            drawn: list[svg.Element] = [tiles.tile(FACES[kind])]
            if kind in CRAWLING:
                drawn.append(tiles.caterpillar(1.3))
            elements.append(_at(column, row, drawn, row == 2))
    shed = [*papillon.toolshed(), svg.G(elements=[tiles.gnome(3, 1.25)], transform=[svg.Translate(20, 18)])]
    elements.append(_at(2, 2, shed))
    return 4 * CELL, 4 * CELL, elements


def bidding(_: Scene) -> Drawn:
    """A and B on the 0 spaces, C on 3."""
    view = {"order": [0, 1, 2], "bids": [0, 0, 3], "zeros": [1, 0, -1]}
    track = papillon.bids({"zero_bonus": [1, 2, 3, 4], "highest_bid": 5}, view, 10, 30)
    return 400.0, 76.0, track


def garden(
    laid: list[tuple[int, int, int]],
    lit: list[int] | None = None,
    more: list[tuple[int, int, svg.Element]] | None = None,
) -> Drawn:
    """Tiles and their turns by cell, in rows of three; then what is on which side of a cell."""
    elements = [
        _at(cell % 3, cell // 3, [tiles.tile(FACES[kind], turn)], cell in (lit or [])) for cell, kind, turn in laid
    ]
    for cell, side, drawn in more or []:
        x, y = [(0, -30), (30, 0), (0, 30), (-30, 0)][side]
        elements.append(_at(cell % 3, cell // 3, [svg.G(elements=[drawn], transform=[svg.Translate(x, y)])]))
    columns, rows = max(cell % 3 for cell, _, _ in laid) + 1, max(cell // 3 for cell, _, _ in laid) + 1
    return columns * CELL, rows * CELL, elements


def gardening(_: Scene) -> Drawn:
    return garden([(0, 3, 1), (1, 0, 3), (3, 4, 0), (4, 1, 1)])


def closing(_: Scene) -> Drawn:
    return garden([(0, 0, 1), (1, 0, 3), (2, 1, 0)], more=[(0, 1, tiles.butterfly(0, 1.3))])


def patches(_: Scene) -> Drawn:
    return garden([(0, 0, 1), (1, 2, 1), (2, 0, 3)], lit=[0, 1, 2])


def experts(_: Scene) -> Drawn:
    return garden([(0, 0, 1), (1, 0, 3)], more=[(0, 1, tiles.gnome(None, 1.3))])


def scoring(_: Scene) -> Drawn:
    """Four flowers; the third is marked."""
    rows = [([6, 4, 2], False, [0, 2, 0]), ([5, 3, 1], True, [0, 0, 1]), ([8, 5, 3], False, [3, 1, 1])]
    rows.append(([10, 6, 3], True, [1, 0, 0]))
    elements: list[svg.Element] = []
    for colour, (values, token, butterflies) in enumerate(rows):
        drawn = [tiles.stand_up_flower(colour, values, token, butterflies, "")]
        if colour == 2:
            drawn.append(_glow(118, 210, 36))
        elements.append(svg.G(elements=drawn, transform=[svg.Translate(65 + colour * 125, 74)]))
    return 510.0, 220.0, elements


def _at(column: int, row: int, drawn: list[svg.Element], lit: bool = False) -> svg.Element:
    place = svg.Translate((column + 0.5) * CELL, (row + 0.5) * CELL)
    return svg.G(elements=[*drawn, *([_glow(96, 96, 0)] if lit else [])], transform=[place, svg.Scale(CELL / 104)])


def _glow(width: float, height: float, y: float) -> svg.Element:
    return svg.Rect(
        x=-width / 2, y=y - height / 2, width=width, height=height, rx=8, fill="none", stroke=palette.SUN,
        stroke_width=5,
    )  # fmt: skip


EXAMPLES: Examples = {
    "prepare": prepare,
    "bidding": bidding,
    "gardening": gardening,
    "closing": closing,
    "patches": patches,
    "experts": experts,
    "scoring": scoring,
}
