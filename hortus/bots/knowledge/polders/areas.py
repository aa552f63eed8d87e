"""How much areas gain until the end, counted in games of greedy bots.

The final points of every sheet and seat were set against all the areas that the
seat had there on the way, so that a figure says what one more area of this kind
is worth beyond its points now: less than nothing where it only uses up room.
Rows are squares that count, from none to six and more, each with no, one or several
correct buildings; columns are one, two, three or four, and more empty squares beside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.tables import Table

PLAIN: Final = 6
RIGHT: Final = 2
OPEN: Final = 4
CLASSES: Final = (PLAIN + 1) * (RIGHT + 1) * OPEN
"""Kinds of areas."""
LONG: Final = 4.0
"""With this many visits left there is time for everything."""

_COUNTED: Final = Table("polders", "counted")
GROWS_ONCE: Final = _COUNTED.vector("grows_once", CLASSES)
"""Points gained with one visit left,"""
GROWS_LONG: Final = _COUNTED.vector("grows_long", CLASSES)
"""and on top of it with time for everything."""
LARGE_ONCE: Final = _COUNTED.vector("large_once", CLASSES)
"""The same for areas large enough for Area Control,"""
LARGE_LONG: Final = _COUNTED.vector("large_long", CLASSES)
"""in number."""
BESIDE_ONCE: Final = _COUNTED.numbers("beside_once", RIGHT + 1)
"""Points for an empty building of the area's own kind beside it if it has five squares, by its buildings,"""
BESIDE_LONG: Final = _COUNTED.numbers("beside_long", RIGHT + 1)
"""and on top of it with time for everything."""


class AreaGrowth:
    def __init__(self) -> None:
        self.once: vec[float] = GROWS_ONCE
        self.long: vec[float] = GROWS_LONG
        self.large_once: vec[float] = LARGE_ONCE
        self.large_long: vec[float] = LARGE_LONG

    def foresee(self, visits: i64, large: float, gain: vec[float], start: i64) -> None:
        """Write the gain of each kind of area in this many visits, from `start` on. A large area pays `large`."""
        once = 1.0 if visits > 0 else 0.0
        much = min(1.0, float(visits) / LONG)
        sort: i64
        for sort in range(CLASSES):
            points = once * self.once[sort] + much * self.long[sort]
            areas = once * self.large_once[sort] + much * self.large_long[sort]
            gain[start + sort] = points + large * areas

    def beside(self, visits: i64, plain: i64, right: i64, waiting: i64) -> float:
        """The value for an area of empty buildings of its own kind beside it. A third one does not count."""
        several = right if right < RIGHT else RIGHT
        each = BESIDE_ONCE[several] + min(1.0, float(visits) / LONG) * BESIDE_LONG[several]
        return each * float(min(waiting, 2)) * 0.2 * float(min(plain, 5))


def kind(plain: i64, right: i64, empty: i64) -> i64:
    """The number of a kind of area that has empty squares beside it."""
    row = (plain if plain < PLAIN else PLAIN) * (RIGHT + 1) + (right if right < RIGHT else RIGHT)
    return row * OPEN + (empty - 1 if empty < 3 else 2 if empty < 5 else 3)
