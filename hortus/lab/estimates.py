"""Estimates from sums of whole numbers, so that the order of the games makes no difference to any digit."""

from math import erfc, sqrt
from typing import NamedTuple

from hortus.lab.evidence import NORMAL, wilson

LEAST = 25
"""Fewer games with a thing, or without it, say nothing about it."""
CERTAIN = 0.05
"""The chance that a report claims anything at all where nothing is."""


class Estimate(NamedTuple):
    """A number, and between which two numbers it is with 95 per cent."""

    value: float
    low: float
    high: float

    def spelled(self) -> list[float]:
        return [round(self.value, 4), round(self.low, 4), round(self.high, 4)]


class Sums:
    """How many numbers, their sum and the sum of their squares."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self) -> float:
        return self.total / max(1, self.count)

    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count - 1)) / self.count

    def estimate(self, unit: int = 1) -> Estimate:
        """The mean, counted in units of this size."""
        reach = NORMAL * self.error()
        return Estimate(self.mean() / unit, (self.mean() - reach) / unit, (self.mean() + reach) / unit)

    def share(self, unit: int) -> Estimate:
        """The same for shares: the wider of two intervals, because few games can all end alike."""
        found = self.estimate(unit)
        low, high = wilson(found.value, max(1, self.count))
        return Estimate(found.value, max(0.0, min(low, found.low)), min(1.0, max(high, found.high)))

    def surprise(self, expected: float) -> float:
        """The probability of a mean at least this far from the expected one."""
        return likelihood(self.mean() - expected, self.error()) if self.count >= LEAST else 1.0


class Contrast:
    """An outcome with a thing and without it, over the seats of many games.

    The seats of a game depend on each other, so the error is that of whole games. Each
    game adds: seats with the thing, their outcome, and the outcome of all seats.
    """

    def __init__(self) -> None:
        self.games = 0  # with the thing at any seat
        self.having = self.gained = 0
        self.squares = [0] * 5  # gained², gained·having, having², all·gained, all·having

    def add(self, having: int, gained: int, total: int) -> None:
        if not having:
            return  # a game without the thing adds zeros
        self.games += 1
        self.having += having
        self.gained += gained
        products = [gained * gained, gained * having, having * having, total * gained, total * having]
        self.squares = [old + new for old, new in zip(self.squares, products, strict=True)]

    def both(self, seats: int, everything: Sums) -> tuple[float, float]:
        """The mean outcome of a seat with the thing, and of a seat without it."""
        without = seats * everything.count - self.having
        return self.gained / max(1, self.having), (everything.total - self.gained) / max(1, without)

    def difference(self, seats: int, everything: Sums, unit: int = 1) -> Estimate:
        """With the thing minus without it."""
        if not 0 < self.having < seats * everything.count:
            return Estimate(0.0, 0.0, 0.0)
        one, other = self.both(seats, everything)
        reach = NORMAL * self._error(seats, everything, one, other)
        return Estimate((one - other) / unit, (one - other - reach) / unit, (one - other + reach) / unit)

    def surprise(self, seats: int, everything: Sums) -> float:
        """How likely such a difference is by chance. The error is the one without any difference."""
        if not self.enough(seats, everything):
            return 1.0
        one, other = self.both(seats, everything)
        mean = everything.total / (seats * everything.count)
        return likelihood(one - other, self._error(seats, everything, mean, mean))

    def enough(self, seats: int, everything: Sums) -> bool:
        """Whether there are enough games and seats with the thing, and without it, to say anything."""
        without = seats * everything.count - self.having
        return min(self.games, self.having, without) >= LEAST

    def _error(self, seats: int, everything: Sums, one: float, other: float) -> float:
        """The standard error of the difference between these two means. Games count as a whole, not seats."""
        having = self.having
        without = seats * everything.count - having
        if not having or not without:
            return 0.0
        gg, gh, hh, tg, th = self.squares
        # A game's part is its own surplus with the thing, u = (gained - one * having) / N1,
        # minus v = (all - gained - other * (seats - having)) / N0.
        uu = gg - 2 * one * gh + one * one * hh
        uv = tg - gg - other * (seats * self.gained - gh) - one * (th - gh - other * (seats * having - hh))
        total, games = everything.total, everything.count
        rest = everything.squares - 2 * tg + gg
        share = seats * total - th - seats * self.gained + gh
        seats_without = seats * seats * games - 2 * seats * having + hh
        vv = rest - 2 * other * share + other * other * seats_without
        variance = uu / having**2 - 2 * uv / (having * without) + vv / without**2
        return sqrt(max(0.0, variance))


def likelihood(difference: float, error: float) -> float:
    """The chance of such a difference, to either side, if there is none in truth."""
    if error <= 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def ratio(sums: list[int]) -> Estimate:
    """A sum over games divided by another: from the two sums, and those of aa, ab and bb of each game."""
    above, below, aa, ab, bb = sums
    if not below:
        return Estimate(0.0, 0.0, 0.0)
    value = above / below
    reach = NORMAL * sqrt(max(0.0, aa - 2 * value * ab + value * value * bb)) / below
    return Estimate(value, value - reach, value + reach)


def holm(chances: list[float]) -> list[float]:
    """Sture Holm's correction: with many questions at once, one of them looks certain by chance."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    most = 0.0
    for rank, place in enumerate(order):
        most = max(most, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = most
    return corrected
