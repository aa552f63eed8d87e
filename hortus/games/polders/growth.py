"""What areas gain until the end, counted in games of greedy bots.

The final points of every sheet and seat were set against all the areas that the
seat had there on the way, so that a figure says what one more area of this kind
is worth beyond its points now: less than nothing where it only uses up room.
Rows are squares that count, from none to six and more, each with no, one or several
correct buildings; columns are one, two, three or four, and more empty squares beside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAIN: Final = 6
RIGHT: Final = 2
OPEN: Final = 4
CLASSES: Final = (PLAIN + 1) * (RIGHT + 1) * OPEN
"""Kinds of areas."""
LONG: Final = 4.0
"""With so many visits to come there is time for everything."""

GROWS_ONCE: Final = [
    [0.00, -0.30, -0.10, 0.00],
    [0.11, 0.37, 0.25, 0.00],
    [0.00, 0.00, 0.00, 0.00],
    [-0.22, -0.39, -0.07, -0.11],
    [0.19, 0.29, 0.29, 0.61],
    [0.00, 0.00, 0.00, 0.00],
    [0.00, 0.03, 0.00, -0.36],
    [0.25, 0.31, 0.48, 0.45],
    [0.74, 1.41, 2.02, 2.49],
    [-0.06, -0.11, -0.26, -0.32],
    [0.22, 0.33, 0.55, 0.50],
    [0.96, 1.15, 1.70, 1.38],
    [0.01, -0.04, -0.16, -0.34],
    [0.32, 0.28, 0.24, -0.15],
    [0.86, 1.13, 1.14, 1.10],
    [-0.04, 0.11, 0.04, -0.29],
    [0.02, -0.01, 0.00, 0.09],
    [0.03, -0.02, -0.02, -0.07],
    [-0.04, -0.05, -0.23, 0.01],
    [0.08, 0.05, 0.09, 0.15],
    [0.28, 0.05, 0.14, 0.15],
]
"""Points gained with one visit to come,"""
GROWS_LONG: Final = [
    [-0.16, -0.45, -0.17, 0.00],
    [0.06, 0.12, 1.05, 0.00],
    [0.00, 0.00, 0.00, 0.00],
    [0.32, 0.54, 0.13, -0.45],
    [0.06, 0.20, 0.55, 0.46],
    [0.00, 0.00, 0.00, 0.00],
    [-0.21, -0.40, -0.33, 0.11],
    [-0.09, 0.07, 0.04, 0.36],
    [0.29, 0.22, -0.01, 0.00],
    [-0.04, -0.06, 0.10, 0.32],
    [-0.11, -0.13, -0.38, -0.26],
    [-0.12, 0.19, -0.39, 0.22],
    [-0.02, 0.03, 0.05, 0.37],
    [-0.27, -0.25, -0.13, -0.26],
    [-0.17, -0.41, -0.51, -0.44],
    [0.11, -0.39, -0.19, -0.28],
    [-0.11, -0.23, -0.40, -0.89],
    [-0.36, -0.35, -0.55, -0.70],
    [0.15, 0.10, 0.30, -0.20],
    [-0.11, 0.06, 0.20, -0.16],
    [-0.19, 0.47, 0.39, 0.33],
]
"""and on top of it with time for everything."""
LARGE_ONCE: Final = [
    [0.00, -0.07, -0.06, 0.00],
    [-0.06, -0.07, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.00],
    [-0.03, -0.07, -0.03, 0.07],
    [0.00, -0.04, 0.08, 0.13],
    [0.00, 0.00, 0.00, 0.00],
    [0.02, -0.04, -0.02, 0.11],
    [0.20, 0.24, 0.23, 0.31],
    [0.03, 0.01, -0.07, -0.11],
    [0.08, 0.04, 0.03, 0.10],
    [0.01, -0.03, -0.06, -0.10],
    [-0.02, -0.06, -0.12, -0.08],
    [0.00, -0.01, -0.05, -0.03],
    [-0.01, -0.05, -0.07, -0.15],
    [0.00, -0.01, -0.06, -0.11],
    [0.03, 0.04, -0.04, -0.11],
    [0.03, 0.02, -0.01, -0.02],
    [0.06, 0.05, 0.04, 0.02],
    [-0.02, -0.04, -0.03, -0.05],
    [0.05, -0.01, 0.01, -0.15],
    [0.04, 0.02, 0.01, -0.01],
]
"""The same for areas large enough for Area Control,"""
LARGE_LONG: Final = [
    [0.18, -0.04, -0.06, 0.00],
    [0.02, 0.15, 0.16, 0.00],
    [0.00, 0.00, 0.00, 0.00],
    [-0.05, 0.07, 0.17, 0.02],
    [0.00, 0.14, 0.13, 0.14],
    [0.00, 0.00, 0.00, 0.00],
    [-0.05, 0.10, 0.17, 0.11],
    [0.06, 0.09, 0.14, 0.07],
    [-0.14, -0.17, -0.13, -0.17],
    [0.01, 0.13, 0.16, 0.14],
    [-0.08, -0.08, -0.08, -0.07],
    [-0.13, -0.13, -0.07, -0.19],
    [0.01, -0.04, -0.06, -0.19],
    [-0.03, 0.00, -0.05, 0.01],
    [-0.13, -0.17, -0.15, -0.13],
    [-0.02, -0.11, -0.01, -0.10],
    [-0.11, -0.16, -0.14, -0.19],
    [-0.25, -0.26, -0.29, -0.29],
    [0.12, -0.01, -0.11, -0.19],
    [-0.18, -0.12, -0.25, -0.13],
    [-0.24, -0.28, -0.33, -0.43],
]
"""in number."""
BESIDE_ONCE: Final = [1.77, 1.06, 1.61]
"""Points for an empty building of the area's own kind beside it if it has five squares, by its buildings,"""
BESIDE_LONG: Final = [-0.29, 2.02, -0.02]
"""and on top of it with time for everything."""


class Growth:
    def __init__(self) -> None:
        self.once: vec[float] = flat(GROWS_ONCE)
        self.long: vec[float] = flat(GROWS_LONG)
        self.large_once: vec[float] = flat(LARGE_ONCE)
        self.large_long: vec[float] = flat(LARGE_LONG)

    def foresee(self, visits: i64, large: float, gain: vec[float], start: i64) -> None:
        """Write what each kind of area gains in so many visits, from `start` on; `large` is what a large one pays."""
        once = 1.0 if visits > 0 else 0.0
        much = min(1.0, float(visits) / LONG)
        sort: i64
        for sort in range(CLASSES):
            points = once * self.once[sort] + much * self.long[sort]
            areas = once * self.large_once[sort] + much * self.large_long[sort]
            gain[start + sort] = points + large * areas

    def beside(self, visits: i64, plain: i64, right: i64, waiting: i64) -> float:
        """What empty buildings of its own kind beside an area are worth to it; a third one is not counted."""
        several = right if right < RIGHT else RIGHT
        each = BESIDE_ONCE[several] + min(1.0, float(visits) / LONG) * BESIDE_LONG[several]
        return each * float(min(waiting, 2)) * 0.2 * float(min(plain, 5))


def kind(plain: i64, right: i64, empty: i64) -> i64:
    """The number of a kind of area that has empty squares beside it."""
    row = (plain if plain < PLAIN else PLAIN) * (RIGHT + 1) + (right if right < RIGHT else RIGHT)
    return row * OPEN + (empty - 1 if empty < 3 else 2 if empty < 5 else 3)


def flat(table: list[list[float]]) -> vec[float]:
    figures = vec[float]([0.0] * CLASSES)
    for row in range(len(table)):
        for column in range(OPEN):
            figures[row * OPEN + column] = table[row][column]
    return figures
