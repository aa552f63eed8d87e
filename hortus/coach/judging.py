"""One decision: what each action is worth to the seat, from what it could see at that moment."""

from typing import Any, NamedTuple

from librt.vecs import vec

from hortus.bots.knowledge import knowledge
from hortus.coach import reasons
from hortus.coach.evaluate import Estimate, Evaluator, Samples
from hortus.coach.thresholds import EFFORTS, INACCURACY, SHOWN, Effort, effort_for, scaled
from hortus.coach.trials.trial import Trials
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.core.message import either
from hortus.core.perspective import Perspective
from hortus.core.plain import quoted
from hortus.core.state import to_vec

WORLDS = 4
"""How many worlds the first look at the actions imagines."""
SCREENING, VERDICT = 1 << 20, 2 << 20
"""Series of seeds: the verdict never uses the trials that chose the best action."""


class Candidate(NamedTuple):
    """An action with what the seat can expect from it."""

    action: int
    share: Estimate
    points: list[float]  # of every seat
    samples: Samples


class Judgement(NamedTuple):
    """The candidates, the best first; and what the played action lost against the best."""

    seat: int
    candidates: list[Candidate]
    played: Candidate
    loss: Estimate
    points: float  # how many points fewer the seat can expect
    why: reasons.Why


def effort_named(name: object, game: str) -> Effort:
    """An effort by its name, at this game."""
    if not isinstance(name, str) or name not in EFFORTS:
        raise SetupError("coach-effort", efforts=either([*EFFORTS]), found=quoted(name))
    return effort_for(game, name)


def glance(perspective: Perspective[Any], dice: Dice) -> list[int]:
    """The legal actions, those that promise most first."""
    legal = perspective.owed()
    if len(legal) == 1:
        return legal
    actions = to_vec(legal)
    promises = vec[float]([0.0] * len(legal))
    heuristics = knowledge(perspective.rules)
    for _ in range(WORLDS if perspective.rules.hides else 1):
        heuristics.study(perspective.imagine(dice), perspective.seat, actions, len(legal), promises)
    order = sorted(range(len(legal)), key=lambda index: -promises[index])
    return [legal[index] for index in order]


class Judge:
    """Judges the decisions at one table."""

    def __init__(self, trials: Trials, effort: Effort, seed: int) -> None:
        self.trials = trials
        self.effort = effort
        self.seed = seed
        self.seats = int(trials.rules.seats)

    def advise(self, perspective: Perspective[Any], number: int) -> Judgement:
        """The best action and its rivals. `number` tells the decisions of a seat apart."""
        return self.judge(perspective, number, None)

    def judge(self, perspective: Perspective[Any], number: int, played: int | None) -> Judgement:
        """Compare the played action with the best one that can be found."""
        seat = perspective.seat
        seed = self.seed + number * 128 + 2 * seat  # an even distance: seed + 1 is used too
        actions = self._screened(perspective, seed, played)
        best = actions[0]
        mine = best if played is None else played
        shown = list(dict.fromkeys([*actions[:SHOWN], mine]))
        evaluator = Evaluator(self.trials, seed + VERDICT)
        found = {action: self._tried(evaluator, perspective, action, self.effort.verdict) for action in shown}
        self._clear_up(evaluator, perspective, found, best, mine)
        candidates = [self._candidate(action, found[action], seat) for action in shown]
        candidates.sort(key=lambda each: (-each.share.mean, -each.points[seat], each.action != mine))
        # Trials decided which action is compared; another of the few that looks better now is only shown.
        loss = found[best].ahead(found[mine], seat)
        if loss.mean <= 0:
            best, loss = mine, Estimate(0.0, loss.error)
        own = next(each for each in candidates if each.action == mine)
        candidates.sort(key=lambda each: each.action != best)
        against = own if mine != best else candidates[min(1, len(candidates) - 1)]
        why = reasons.why(found[best], against.samples, seat, self.seats)
        lost = found[best].richer(found[mine], seat).mean
        return Judgement(seat, candidates, own, loss, lost, why)

    def _screened(self, perspective: Perspective[Any], seed: int, played: int | None) -> list[int]:
        """The most promising actions, the best in a few trials first."""
        looked = glance(perspective, Dice(seed))[: self.effort.breadth]
        actions = list(dict.fromkeys(looked if played is None else [*looked, played]))
        if len(actions) == 1:
            return actions
        evaluator = Evaluator(self.trials, seed + SCREENING)
        found = {action: self._tried(evaluator, perspective, action, self.effort.screening) for action in actions}
        seat = perspective.seat

        def worth(action: int) -> tuple[float, float]:
            return found[action].share(seat).mean, found[action].points(seat).mean

        return sorted(actions, key=worth, reverse=True)

    def _tried(self, evaluator: Evaluator, perspective: Perspective[Any], action: int, count: int) -> Samples:
        exact = not self.trials.rules.hides and self.trials.solved(perspective.imagine(Dice(0)))
        samples = Samples(exact)
        evaluator.more_of_action(samples, perspective, action, count)
        return samples

    def _clear_up(
        self, evaluator: Evaluator, perspective: Perspective[Any], found: dict[int, Samples], best: int, mine: int
    ) -> None:
        """All trials for a loss that may be real. To stop as soon as it looks real would make losses too large."""
        count = self.effort.verdict
        while best != mine and not found[best].exact and count < self.effort.longest:
            loss = found[best].ahead(found[mine], perspective.seat)
            limit = scaled(INACCURACY, self.seats)
            if loss.high < limit or loss.mean <= 0:
                return
            count = min(2 * count, self.effort.longest)
            for action in (best, mine):
                evaluator.more_of_action(found[action], perspective, action, count)

    def _candidate(self, action: int, samples: Samples, seat: int) -> Candidate:
        points = [samples.points(each).mean for each in range(self.seats)]
        return Candidate(action, samples.share(seat), points, samples)
