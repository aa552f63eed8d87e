"""A bout of two that stops as soon as its outcome is clear: Wald's test, taken twice.

One test asks whether the first bot is better than even, 55 per cent against 50, the other
whether it is worse, 45 against 50. Each of them ends at either side with 5 per cent of error.
Whoever is better or worse is known when its test says so, and both are even within five
points when neither is.
"""

from math import log
from typing import NamedTuple

BOUND = log(19)  # five per cent of error on either side
MARGIN = 0.05  # what is told apart from even
PRIOR = 8  # groups imagined before the first, so that a few equal ones do not pass for certainty
SPREAD = 0.25 / 2  # the variance of an imagined group: two even games, each on its own

UNDECIDED = "undecided"
_SAID = {
    "better": "{} is better than {}: it wins more than half, clear after {} groups with 5 % of error.",
    "worse": "{} is worse than {}: it wins less than half, clear after {} groups with 5 % of error.",
    "even": "{} and {} are even within 5 points, clear after {} groups with 5 % of error.",
    UNDECIDED: "{} and {} are undecided after {} groups; ask for more with --groups.",
}


class Verdict(NamedTuple):
    """What is known of the first of two bots, and after how many groups it was known."""

    outcome: str
    groups: int

    def sentence(self, one: str, other: str) -> str:
        return _SAID[self.outcome].format(one, other, self.groups)


def verdict(shares: list[float]) -> Verdict:
    """What the first bot's shares say, taken in their order; a test that has ended asks no further."""
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
    """Log of how much better a share of 50 per cent and MARGIN fits than 50, with the spread of the groups."""
    return MARGIN * (surplus - groups * MARGIN / 2) / spread
