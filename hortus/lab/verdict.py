"""Stops a bout of two bots as soon as the result is clear: Wald's test, twice.

One test asks whether the first bot is better than even (55 per cent against 50), the other
whether it is worse (45 against 50). Each has a 5 per cent chance of error on either side. If
neither test says yes, the bots are even within five points.
"""

from math import log
from typing import NamedTuple

from hortus.core.message import Message

BOUND = log(19)  # a 5 per cent chance of error on either side
MARGIN = 0.05  # the difference from even that is tested
PRIOR = 8  # groups that are assumed before the first, so that a few equal results do not look certain
SPREAD = 0.25 / 2  # the variance of an assumed group: two even, independent games

UNDECIDED = "undecided"


class Verdict(NamedTuple):
    """What is known about the first of two bots, and after how many groups."""

    outcome: str
    groups: int

    def sentence(self, one: str, other: str) -> Message:
        return Message(f"lab-verdict-{self.outcome}", {"one": one, "other": other, "groups": self.groups})


def verdict(shares: list[float]) -> Verdict:
    """The verdict from the first bot's shares, in order. A finished test does not change any more."""
    total = squares = better = worse = 0.0
    for groups, share in enumerate(shares, 1):
        total += share
        squares += share * share
        spread = (squares - total * total / groups + PRIOR * SPREAD) / (groups + PRIOR)
        surplus = total - groups / 2
        better = better if abs(better) > BOUND else _evidence(surplus, groups, spread)
        worse = worse if abs(worse) > BOUND else _evidence(-surplus, groups, spread)
        if better > BOUND:
            return Verdict("better", groups)
        if worse > BOUND:
            return Verdict("worse", groups)
        if max(better, worse) < -BOUND:
            return Verdict("even", groups)
    return Verdict(UNDECIDED, len(shares))


def _evidence(surplus: float, groups: int, spread: float) -> float:
    """The log likelihood ratio of a share of 50 per cent plus MARGIN against 50, with the spread of the groups."""
    return MARGIN * (surplus - groups * MARGIN / 2) / spread
