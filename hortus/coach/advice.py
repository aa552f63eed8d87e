"""A hint: what to do, how sure that is, and why. From what the seat can see, and nothing else.

The close look of the bots proposes; trials say what a proposal is worth. Another action
takes its place only if the trials show clearly that it is better. A hint can be stopped
at any time, and says what is known by then.
"""

from collections.abc import Iterator
from time import monotonic
from typing import Any, NamedTuple

from hortus import bots
from hortus.coach import reasons
from hortus.coach.evaluate import Estimate, Evaluator, Samples
from hortus.coach.judging import SCREENING, VERDICT, Candidate, effort_named, glance
from hortus.coach.thresholds import CERTAIN, INACCURACY, LINE, SHOWN, scaled
from hortus.coach.trials.trial import Trials
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

ONLY, CLEAR, LIKELY, CLOSE = "only", "clear", "likely", "close"
SURENESS = [ONLY, CLEAR, LIKELY, CLOSE]
SPACE = 1 << 20
"""Seeds of hints are below this, so that no series of trials meets another."""


class Advice(NamedTuple):
    """The candidates, the advised one first; how sure it is that it is the best, and why it may be."""

    candidates: list[Candidate]
    sure: str
    lead: Estimate  # over the best of the others: share of the win, alone at the table points
    why: reasons.Why | None  # compared with the best of the others
    trials: int  # of each candidate


class Advising:
    """A hint while it is being worked out."""

    def __init__(self, perspective: Perspective[Any], effort: str = "usual", seed: int = 0) -> None:
        self.effort = effort_named(effort, perspective.rules.setup.game)
        self.perspective = perspective
        self.seat = perspective.seat
        self.seats = int(perspective.rules.seats)
        self.seed = seed % SPACE
        self.trials = Trials(perspective.rules)
        legal = perspective.owed()
        self.only = len(legal) == 1
        """Whether there is nothing to choose."""
        self.favourite = legal[0] if self.only else bots.bot("adviser").choose(perspective, Dice(self.seed))
        """What the bots would do after a close look."""
        self.exact = not perspective.rules.hides and self.trials.solved(perspective.imagine(Dice(0)))
        self.found: dict[int, Samples] = {}

    def run(self) -> Iterator[None]:
        """Work it out, a few trials at a time. Every candidate has as many, whenever this is stopped."""
        if self.only:
            return
        looked = glance(self.perspective, Dice(self.seed))[: self.effort.breadth]
        actions = list(dict.fromkeys([self.favourite, *looked]))
        if len(actions) > SHOWN:
            yield from self._try(actions, SCREENING, self.effort.screening)
            others = [action for action in sorted(actions, key=self._worth, reverse=True) if action != self.favourite]
            actions = [self.favourite, *others[: SHOWN - 1]]
        # Fresh trials: those that chose the candidates would flatter them.
        yield from self._try(actions, VERDICT, self.effort.verdict)

    def _try(self, actions: list[int], series: int, count: int) -> Iterator[None]:
        evaluator = Evaluator(self.trials, self.seed + series)
        fresh = {action: Samples(self.exact) for action in actions}
        for number in range(1, 2 if self.exact else count + 1):
            for action, samples in fresh.items():
                evaluator.more_of_action(samples, self.perspective, action, number)
            self.found = fresh
            yield

    def work(self, seconds: float) -> None:
        """Work on it, at most about so long."""
        late = monotonic() + seconds
        for _ in self.run():
            if monotonic() > late:
                break

    def advice(self) -> Advice:
        """What is known so far; without a trial only what the close look says."""
        if len(self.found) < 2:
            return Advice([], ONLY if self.only else CLOSE, Estimate(0.0, 0.0), None, 0)
        best = self.favourite
        for action in sorted(self.found, key=self._worth, reverse=True):
            if action != best and self._lead(action, best).low > 0:
                best = action
                break
        others = sorted([action for action in self.found if action != best], key=self._worth, reverse=True)
        lead = self._lead(best, others[0])
        shown = [self._candidate(action) for action in [best, *others[: SHOWN - 1]]]
        why = reasons.why(self.found[best], self.found[others[0]], self.seat, self.seats)
        return Advice(shown, self._sure(lead), lead, why, len(self.found[best].outcomes))

    def _worth(self, action: int) -> tuple[float, float]:
        samples = self.found[action]
        return samples.share(self.seat).mean, samples.points(self.seat).mean

    def _lead(self, action: int, other: int) -> Estimate:
        one, two = self.found[action], self.found[other]
        return one.ahead(two, self.seat) if self.seats > 1 else one.richer(two, self.seat)

    def _sure(self, lead: Estimate) -> str:
        alone = self.seats == 1
        if lead.low > (LINE if alone else scaled(CERTAIN, self.seats)):
            return CLEAR
        return LIKELY if lead.mean >= (2 * LINE if alone else scaled(INACCURACY, self.seats)) else CLOSE

    def _candidate(self, action: int) -> Candidate:
        samples = self.found[action]
        points = [samples.points(seat).mean for seat in range(self.seats)]
        return Candidate(action, samples.share(self.seat), points, samples)


def advise(perspective: Perspective[Any], effort: str = "usual", seed: int = 0) -> Advice:
    """What the seat should do now."""
    work = Advising(perspective, effort, seed)
    for _ in work.run():
        pass
    return work.advice()
