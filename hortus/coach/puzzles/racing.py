"""A race between the actions of one decision: trials in rounds, and those that are clearly behind get no more.

Most positions are no puzzles. A race ends as soon as a few trials say so, which makes
the search quick; to give up early never makes a puzzle of a position that is none.
"""

from typing import Any

from hortus.coach.evaluate import Estimate, Evaluator, Samples
from hortus.coach.thresholds import BEHIND, CONFIRMING, INACCURACY, MISTAKE, SEARCHING, scaled
from hortus.coach.trials.trial import Trials
from hortus.core.perspective import Perspective


class Race:
    """The actions of one decision, and the trials of each so far."""

    def __init__(self, trials: Trials, perspective: Perspective[Any], series: int, exact: bool) -> None:
        self.perspective = perspective
        self.seat = perspective.seat
        self.exact = exact
        """One trial tells everything."""
        seats = int(perspective.rules.seats)
        self.mistake, self.inaccuracy = scaled(MISTAKE, seats), scaled(INACCURACY, seats)
        self.evaluator = Evaluator(trials, series)
        self.samples: dict[int, Samples] = {}

    def more(self, action: int, count: int) -> None:
        """Bring the trials of an action to this number."""
        if action not in self.samples:
            self.samples[action] = Samples(self.exact)
        self.evaluator.more_of_action(self.samples[action], self.perspective, action, count)

    def lead(self, action: int, rival: int) -> Estimate:
        return self.samples[action].ahead(self.samples[rival], self.seat)

    def promising(self, actions: list[int], tempting: list[int]) -> int | None:
        """The action that is a mistake ahead of all others; None if there is none, or if it is a tempting one.

        It seldom overlooks a large lead, and ends after a few trials where there is none.
        """
        close = actions
        for count in SEARCHING:
            for action in close:
                self.more(action, count)
            best, *rivals = sorted(close, key=self._worth, reverse=True)
            if best in tempting:
                return None
            if not rivals:
                break
            if self._hopeless(self.lead(best, rivals[0]), self.lead(best, rivals[-1]), count):
                return None
            close = [best, *[rival for rival in rivals if self.lead(best, rival).low <= self.mistake]]
        return best

    def _hopeless(self, second: Estimate, worst: Estimate, count: int) -> bool:
        """Whether the lead over the second action shows no puzzle. The first trials only have to see any difference."""
        if count == SEARCHING[0]:
            return worst.mean == 0
        return second.mean < self.mistake or (count == SEARCHING[-1] and not self._clear(second))

    def confirmed(self, answer: int, rivals: list[int]) -> dict[int, Samples]:
        """The trials of all these actions if the answer is clearly better than each; otherwise nothing."""
        last = CONFIRMING[-1]
        close = rivals
        for count in CONFIRMING:
            self.more(answer, count)
            for action in close:
                self.more(action, count)
                lead = self.lead(answer, action)
                if lead.high < self.mistake or (count == last and not self._clear(lead)):
                    return {}
            close = [action for action in close if not self._behind(self.lead(answer, action))]
        self.more(answer, last)
        return self.samples

    def _behind(self, lead: Estimate) -> bool:
        """Whether the answer is ahead by more than a mistake beyond doubt, though it was asked several times."""
        return lead.mean - BEHIND * lead.error > self.mistake

    def _clear(self, lead: Estimate) -> bool:
        """Whether any other action would be a mistake, and surely an inaccuracy."""
        return lead.mean >= self.mistake and lead.low >= self.inaccuracy

    def _worth(self, action: int) -> tuple[float, float]:
        samples = self.samples[action]
        return samples.share(self.seat).mean, samples.points(self.seat).mean
