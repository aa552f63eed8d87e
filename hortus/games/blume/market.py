"""The flower market: one track that all six pegs share.

Every value has room for one peg. Only at 0 each colour has its own space.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.games.blume.vocabulary import DOWN, HUES, UP

STUCK: Final = -1000
"""No free space that way."""


class Market:
    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def taken(self, pegs: vec[i64]) -> i64:
        """The occupied values, as bits from the lowest value up; 0 is never occupied."""
        occupied: i64 = 0
        worth: i64
        for worth in pegs:
            if worth != 0:
                occupied |= bit(worth - self.low)
        return occupied

    def goal(self, pegs: vec[i64], taken: i64, colour: i64, way: i64) -> i64:
        """Where a peg lands: the next free space in this direction, or STUCK (rulings 16, 17)."""
        step: i64 = -1 if way == DOWN else 1
        worth = pegs[colour] + step
        while self.low <= worth <= self.high:
            if not taken & bit(worth - self.low):
                return worth
            worth += step
        return STUCK

    def moves(
        self, pegs: vec[i64], stock: vec[i64], base: i64, capacity: i64, without: i64, first: i64, out: vec[i64],
        count: i64,
    ) -> i64:  # fmt: skip
        """Write every step a seat may make with a peg, as first + way * 6 + colour. Returns the new count.

        A colour with a full greenhouse is never raised (ruling 19), and the colour `without` is left out.
        """
        taken = self.taken(pegs)
        way: i64
        colour: i64
        for way in range(2):
            for colour in range(HUES):
                if colour == without or (way != DOWN and stock[base + colour] >= capacity):
                    continue
                if self.goal(pegs, taken, colour, way) != STUCK:
                    out[count] = first + way * HUES + colour
                    count += 1
        return count

    def moving(self, pegs: vec[i64], stock: vec[i64], base: i64, capacity: i64) -> bool:
        """Whether a seat may make any such step."""
        taken = self.taken(pegs)
        colour: i64
        for colour in range(HUES):
            if self.goal(pegs, taken, colour, DOWN) != STUCK:
                return True
            if stock[base + colour] < capacity and self.goal(pegs, taken, colour, UP) != STUCK:
                return True
        return False
