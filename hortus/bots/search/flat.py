"""Flat Monte Carlo, the alternative to the tree.

The actions that promise most are tried out, each by playing on from it with the
game's rules of thumb, and the worse half is dropped again and again until one is
left (sequential halving). All candidates meet the same luck: trial number n of
each begins in the same imagined world with the same dice, so that what differs
is what they did and not what they drew.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.bot import ALONE, Listener, Thinker
from hortus.bots.knowledge import knowledge
from hortus.bots.search.judge import Judge
from hortus.bots.search.policy import EVERYTHING, Policy
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules

WHOLE: Final = 4  # short trials for each one that goes to the end of the game
RANKING: Final = 4  # worlds for the first ranking of the candidates, when something is hidden


class FlatStyle:
    """How a bot tries things out."""

    def __init__(
        self,
        trials: int,
        breadth: int,
        horizon: int,
        attention: int,
        glory: float,
        trust: float,
        learned: bool = False,
        closely: int = 0,
        rivals: float = 100.0,
    ) -> None:
        self.trials = trials  # for one decision, all candidates together, for each rival
        self.breadth = breadth  # candidates, the most promising ones
        self.horizon = horizon  # decisions in a trial before the position is judged
        self.attention = attention  # actions considered for each of these decisions
        self.glory = glory  # how much a win counts at the end, against the margin
        self.trust = trust  # how many trials the first promise counts for, against one opponent
        self.closely = closely  # decisions at the beginning of a trial that get a close look, whoever makes them
        self.rivals = rivals  # how many rivals at most get trials of their own: bounds the time at large tables
        self.learned = learned  # whether unfinished games are judged with learned weights


class FlatBot(Thinker):
    def __init__(self, style: FlatStyle) -> None:
        self.style = style

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        legal = perspective.owed()
        if len(legal) == 1:
            return legal[0]
        return int(Trials(perspective, self.style, legal, dice).best(listener))


class Trials:
    """The search for one decision."""

    def __init__(self, perspective: Perspective[Any], style: FlatStyle, legal: list[int], dice: Dice) -> None:
        self.perspective = perspective
        self.rules: Rules[Any] = perspective.rules
        self.seat: i64 = i64(perspective.seat)
        self.style = style
        self.heuristics = knowledge(self.rules)
        self.judge = Judge(self.rules, style.glory, style.learned)
        self.luck: int = int(dice.word())  # the seed of the dice of every trial
        # Learned values only fit tables like those they were trained at. Elsewhere trials go to the end.
        to_the_end = style.learned and self.judge.learned is None
        self.horizon: i64 = EVERYTHING if to_the_end else i64(style.horizon)
        self.policy = Policy(self.rules, i64(style.attention))
        self.values: vec[float] = vec[float]([0.0] * self.rules.seats)
        self.action: vec[i64] = vec[i64]([0] * len(legal))  # the candidates, the best first
        self.promise: vec[float] = vec[float]([0.0] * len(legal))
        self.total: vec[float] = vec[float]([0.0] * len(legal))
        # With more opponents, more happens before the next turn: a close look foresees less, trials are noisier.
        rivals: i64 = max(1, self.rules.seats - 1)
        trials: i64 = i64(float(style.trials) * min(float(rivals), style.rivals))
        self.trials: i64 = trials // (WHOLE if to_the_end else 1)
        self.trust: float = style.trust / float(rivals)
        self.tried: i64 = 0  # trials of each remaining candidate
        self.count: i64 = 0
        self.line_up(legal, dice)

    def line_up(self, legal: list[int], dice: Dice) -> None:
        """The most promising actions, best first. Dice decide ties."""
        worlds: i64 = RANKING if self.rules.hides else 1
        for action in legal:
            self.action[self.count] = i64(action)
            self.count += 1
        index: i64
        for index in range(self.count - 1, 0, -1):
            self.swap(index, dice.below(index + 1))
        for _ in range(worlds):
            world = self.perspective.imagine(dice)
            self.heuristics.study(world, self.seat, self.action, self.count, self.promise)
        self.sort(self.promise)
        # The first promise counts as a few trials: a lead of `scale` points is a clear one.
        for index in range(self.count):
            lead = (self.promise[index] - self.promise[0]) / float(worlds)
            self.total[index] = self.trust * lead / self.heuristics.scale
        if self.count > i64(self.style.breadth):
            self.count = i64(self.style.breadth)

    def best(self, listener: Listener = ALONE) -> i64:
        """Halve the candidates until one is left. Every stage has the same share of the trials."""
        stages: i64 = 0
        left = self.count
        while left > 1:
            stages += 1
            left = (left + 1) // 2
        all_trials = self.all_trials(stages)
        done: i64 = 0
        while self.count > 1:
            for _ in range(self.each(stages, self.count)):
                self.try_all()
                done += self.count
                if listener.progress(int(done), int(all_trials), int(self.leader())):
                    return self.leader()
            self.sort(self.total)
            self.count = (self.count + 1) // 2
        return self.action[0]

    def each(self, stages: i64, count: i64) -> i64:
        """How many trials each of so many candidates has in a stage."""
        return max(1, self.trials // (stages * count))

    def all_trials(self, stages: i64) -> i64:
        """How many trials there are in all stages."""
        trials: i64 = 0
        count = self.count
        while count > 1:
            trials += self.each(stages, count) * count
            count = (count + 1) // 2
        return trials

    def leader(self) -> i64:
        """The candidate with the best results so far; of equal ones the one that was better before."""
        best: i64 = 0
        index: i64
        for index in range(1, self.count):
            if self.total[index] > self.total[best]:
                best = index
        return self.action[best]

    def try_all(self) -> None:
        """One more trial of every candidate, with the same luck for all."""
        seed = self.luck + (int(self.tried) << 32)
        index: i64
        for index in range(self.count):
            self.total[index] += self.trial(self.action[index], seed)
        self.tried += 1

    def trial(self, action: i64, seed: int) -> float:
        """The result of one trial of the action, from 0 to 1."""
        table = Dice(seed)
        world = self.perspective.imagine(table)
        self.rules.choose(world, self.seat, action, SILENT)
        if world.waiting == 0:
            self.rules.settle(world, table, SILENT)
        thoughts = Dice(seed + 1)
        closely = i64(self.style.closely)
        if closely > 0:
            self.policy.play_closely(world, closely, table, thoughts)
        self.policy.play_on(world, self.horizon - closely, table, thoughts)
        self.judge.appraise(world, self.values)
        return self.values[self.seat]

    def sort(self, by: vec[float]) -> None:
        """The candidates by their results, best first. Ties keep their order."""
        index: i64
        for index in range(1, self.count):
            place = index
            while place > 0 and by[place - 1] < by[place]:
                self.swap(place, place - 1)
                place -= 1

    def swap(self, one: i64, other: i64) -> None:
        action = self.action[one]
        self.action[one] = self.action[other]
        self.action[other] = action
        promise = self.promise[one]
        self.promise[one] = self.promise[other]
        self.promise[other] = promise
        total = self.total[one]
        self.total[one] = self.total[other]
        self.total[other] = total
