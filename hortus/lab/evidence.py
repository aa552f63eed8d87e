"""How sure one may be: intervals over groups, a test that stops early, ratings over a pool."""

from math import log10
from statistics import fmean, pvariance

from hortus.core.dice import Dice

RESAMPLES = 1000
BOUND = 2.944  # log of 19: five per cent of error on either side


def interval(values: list[float], dice: Dice) -> tuple[float, float]:
    """Where the mean lies with 95 per cent, by drawing the groups anew a thousand times."""
    count = len(values)
    means = sorted(fmean([values[dice.below(count)] for _ in range(count)]) for _ in range(RESAMPLES))
    return means[RESAMPLES * 25 // 1000], means[RESAMPLES * 975 // 1000 - 1]


def likelihood_ratio(values: list[float], nothing: float, something: float) -> float:
    """Log of how much better the groups fit a share of `something` than one of `nothing`.

    The generalised sequential probability ratio test, with the groups' own variance.
    """
    if len(values) < 10:
        return 0.0
    spread = pvariance(values) or 1e-6
    middle = (nothing + something) / 2
    return len(values) * (something - nothing) * (fmean(values) - middle) / spread


def ratings(results: list[tuple[str, str, float, int]]) -> dict[str, float]:
    """Bradley and Terry's strengths on the scale of Elo, fitted over all meetings at once.

    Each result is (one, other, share of one, games). The weakest is 0. A whisper of
    a draw between everybody keeps a bot that never lost from running off to infinity.
    """
    names = sorted({name for one, other, _, _ in results for name in (one, other)})
    wins = {name: 0.5 * (len(names) - 1) for name in names}
    meetings = {(one, other): 1.0 for one in names for other in names if one != other}
    for one, other, share, games in results:
        wins[one] += share * games
        wins[other] += (1 - share) * games
        meetings[one, other] += games
        meetings[other, one] += games
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        strength = {name: wins[name] / _expected(name, strength, meetings) for name in names}
    least = min(strength.values())
    return {name: round(400 * log10(strength[name] / least), 1) for name in names}


def _expected(name: str, strength: dict[str, float], meetings: dict[tuple[str, str], float]) -> float:
    """How often somebody of strength one would have won in this bot's place."""
    return sum(games / (strength[one] + strength[other]) for (one, other), games in meetings.items() if one == name)
