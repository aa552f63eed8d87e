"""What trials say about a position or an action: shares, points and score sheets, with their errors."""

from math import sqrt
from typing import Any, NamedTuple

from hortus.coach.thresholds import DOUBT, NORMAL
from hortus.coach.trials.trial import Outcome, Trials
from hortus.core.message import Message
from hortus.core.perspective import Perspective
from hortus.core.state import State


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - NORMAL * self.error

    @property
    def high(self) -> float:
        return self.mean + NORMAL * self.error


class Samples:
    """The trials of one position or action. Trial number n of each has the same seed, so they can be compared."""

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        """One trial tells everything."""
        self.outcomes: list[Outcome] = []

    def share(self, seat: int) -> Estimate:
        return estimate([outcome.shares[seat] for outcome in self.outcomes], self.exact)

    def points(self, seat: int) -> Estimate:
        return estimate([float(outcome.points[seat]) for outcome in self.outcomes], self.exact)

    def ahead(self, other: "Samples", seat: int) -> Estimate:
        """How much more of the win this seat gets here than there."""
        return estimate(
            [one.shares[seat] - two.shares[seat] for one, two in self._pairs(other)], self.exact and other.exact
        )

    def richer(self, other: "Samples", seat: int) -> Estimate:
        """How many more points this seat gets here than there."""
        return estimate(
            [float(one.points[seat] - two.points[seat]) for one, two in self._pairs(other)], self.exact and other.exact
        )

    def lines(self, other: "Samples", seats: list[int]) -> dict[Message, Estimate]:
        """The same line by line of the score sheets, for these seats together. The means add up to `richer`."""
        pairs = self._pairs(other)
        reasons = dict.fromkeys(
            reason for pair in pairs for outcome in pair for seat in seats for reason in outcome.sheets[seat]
        )
        return {
            reason: estimate(
                [
                    float(sum(one.sheets[seat].get(reason, 0) - two.sheets[seat].get(reason, 0) for seat in seats))
                    for one, two in pairs
                ],
                self.exact and other.exact,
            )
            for reason in reasons
        }

    def _pairs(self, other: "Samples") -> list[tuple[Outcome, Outcome]]:
        count = 1 if self.exact and other.exact else min(len(self.outcomes), len(other.outcomes))
        return list(zip(self.outcomes[:count], other.outcomes[:count], strict=True))


def estimate(values: list[float], exact: bool = False) -> Estimate:
    """The mean of these values."""
    count = len(values)
    mean = sum(values) / count
    if exact:
        return Estimate(mean, 0.0)
    spread = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, sqrt((spread + DOUBT) / count / count))


class Evaluator:
    """Evaluates positions and actions at one table."""

    def __init__(self, trials: Trials, seed: int) -> None:
        self.trials = trials
        self.seed = seed
        """Where the trials begin. Others for another series."""

    def position(self, state: State) -> Samples:
        """No trials yet of this very position."""
        return Samples(self.trials.solved(state))

    def more_of_position(self, samples: Samples, state: State, count: int) -> None:
        """Bring the trials of a position to this number."""
        for number in range(len(samples.outcomes), 1 if samples.exact else count):
            samples.outcomes.append(self.trials.of_position(state, self._seed(number)))

    def more_of_action(self, samples: Samples, perspective: Perspective[Any], action: int, count: int) -> None:
        """Bring the trials of an action to this number, from what the seat sees."""
        for number in range(len(samples.outcomes), 1 if samples.exact else count):
            samples.outcomes.append(self.trials.of_action(perspective, action, self._seed(number)))

    def _seed(self, number: int) -> int:
        return self.seed + (number << 32)
