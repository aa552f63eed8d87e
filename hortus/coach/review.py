"""The review of a finished game. It can be stopped at any time, and says what is known so far."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hortus.art.svg import course as drawing
from hortus.coach import losses, written
from hortus.coach.course import Course, Step, course
from hortus.coach.evaluate import Estimate, Evaluator, Samples
from hortus.coach.judging import Judge, Judgement, effort_named
from hortus.coach.luck import Balance, Draws
from hortus.coach.thresholds import CLEAR, TURNING, TURNS, scaled
from hortus.coach.trials.trial import Trials
from hortus.core.errors import RecordError
from hortus.core.message import Message
from hortus.core.record import Record
from hortus.core.rules import Rules
from hortus.records import rules_of, verify

SEED = 0x0A11CE
"""The same review for everybody: trials do not depend on the day."""
COURSE = 3 << 20


class Turn(NamedTuple):
    """A turning point: a step that changed the shares much."""

    move: int
    seat: int  # NONE: random draws
    changes: list[float]


class Decision:
    """What one decision was worth, from what its seat could know."""

    def __init__(self, step: Step, judgement: Judgement | None, seats: int) -> None:
        self.move = step.move
        """Its place in the record."""
        self.seat = step.seat
        self.played = step.action
        """The action that was played."""
        self.forced = step.forced
        """Whether there was nothing to choose."""
        self.judgement = judgement
        loss = judgement.loss if judgement else Estimate(0.0, 0.0)
        self.loss = loss.mean
        """The share of the win that a better action would have added."""
        self.low, self.high = max(0.0, loss.low), max(0.0, loss.high)
        """The 95 per cent interval of the loss."""
        self.sure = bool(judgement) and losses.sure(loss, seats)
        """Whether the loss is more than noise."""
        self.name = losses.name(loss, seats) if judgement else losses.FORCED if step.forced else ""
        """best, good, inaccuracy, mistake, blunder, or forced; empty while it is not judged."""

    @property
    def best(self) -> int:
        """The best action found."""
        return self.judgement.candidates[0].action if self.judgement else self.played

    @property
    def points(self) -> float:
        """How many points fewer the seat could expect."""
        return self.judgement.points if self.judgement else 0.0

    @property
    def why(self) -> list[tuple[str, dict[str, object], float, float]]:
        """(key, values, mine, theirs): what the best action gains on each line of the score sheets."""
        lines = self.judgement.why.lines if self.judgement else []
        return [(line.message.key, line.message.values, line.mine, line.theirs) for line in lines]

    @property
    def reasons(self) -> list[tuple[Message, float, float]]:
        return [(line.message, line.mine, line.theirs) for line in self.judgement.why.lines] if self.judgement else []


class Review:
    """A game, judged. In a notebook it shows the shares of the win as a graph."""

    def __init__(self, at: Course, samples: list[Samples], decisions: list[Decision], draws: Draws, done: bool) -> None:
        self.game = at.rules.setup.game
        self.seats = int(at.rules.seats)
        self.rules: Rules[Any] = at.rules
        self.moves = [*[step.move for step in at.steps], at.length]
        """For each position, how many moves of the record came before it."""
        seats = range(self.seats)
        self.shares = [[each.share(seat).mean for seat in seats] for each in samples]
        """For each position the share of the win that each seat could expect."""
        self.points = [[each.points(seat).mean for seat in seats] for each in samples]
        """The same with points."""
        self.balance = Balance(self.shares[0], self.shares[-1], draws.luck)
        self.turning_points = turning_points(samples, at.steps, self.seats)
        self.decisions = decisions
        self.complete = done
        """Whether all of it was computed."""

    @property
    def luck(self) -> list[float]:
        return self.balance.luck

    @property
    def skill(self) -> list[float]:
        """What all decisions changed; with `luck`, the result less the start."""
        return self.balance.skill

    def counted(self, seat: int) -> list[Decision]:
        """The judged decisions of a seat that were not forced."""
        return [each for each in self.decisions if each.seat == seat and each.judgement]

    def accuracy(self, seat: int) -> float | None:
        return losses.accuracy([each.loss if each.sure else 0.0 for each in self.counted(seat)], self.seats)

    def lost(self, seat: int) -> float:
        """The share that this seat lost by its decisions, those of which that is sure."""
        return sum(each.loss for each in self.counted(seat) if each.sure)

    def as_dict(self) -> dict[str, Any]:
        """The review as JSON data."""
        return written.review(self)

    def _repr_svg_(self) -> str:
        """The picture in a notebook."""
        return drawing.shares(self.moves, self.shares, [turn.move for turn in self.turning_points])


def turning_points(samples: list[Samples], steps: list[Step], seats: int) -> list[Turn]:
    """The steps that changed some share most, the largest first; none that may be noise."""
    turns: list[Turn] = []
    for step in steps:
        before, after = samples[step.place], samples[step.place + 1]
        changes = [after.ahead(before, seat) for seat in range(seats)]
        if any(abs(change.mean) >= max(scaled(TURNING, seats), CLEAR * change.error) for change in changes):
            turns.append(Turn(step.move, step.seat, [change.mean for change in changes]))
    return sorted(turns, key=lambda turn: -max(map(abs, turn.changes)))[:TURNS]


class Reviewing:
    """A review while it is being made."""

    def __init__(self, record: Record, effort: str = "usual") -> None:
        self.effort = effort_named(effort, record.setup.game)
        rules = finished(record)
        self.course = course(rules, record)
        self.trials = Trials(rules)
        self.evaluator = Evaluator(self.trials, SEED + COURSE)
        self.judge = Judge(self.trials, self.effort, SEED)
        self.samples: list[Samples] = [self.evaluator.position(state) for state in self.course.states]
        self.draws = Draws(rules, record)
        self.judged: dict[int, Judgement] = {}
        self.valued = False
        """Whether there is something to show: every position has a value."""
        self.done = False

    def run(self) -> Iterator[tuple[int, int]]:
        """Work through the game; after each piece, (done, all). The turning points come first."""
        pending = [step for step in self.course.decisions if not step.forced]
        total = 3 * len(self.samples) + len(pending)
        count = 0
        for number in range(len(self.samples)):
            self._sample(number, self.effort.first)
            count += 1
            yield count, total
        self.valued = True
        values = self._values()
        pending.sort(key=lambda step: values[step.place + 1][step.seat] - values[step.place][step.seat])
        for step in pending:
            self.judged[step.move] = self.judge.judge(self.course.perspective(step), step.number, step.action)
            count += 1
            yield count, total
        for until in [*[step.move for step in self.course.steps], self.course.length]:
            self.draws.work(until)
            count += 1
            yield count, total
        for number in range(len(self.samples)):
            self._sample(number, self.effort.course)
            count += 1
            if number == len(self.samples) - 1:
                self.done = True
            yield count, total

    def review(self) -> Review:
        """What is known so far; the first positions must have been valued."""
        seats = int(self.course.rules.seats)
        decisions = [Decision(step, self.judged.get(step.move), seats) for step in self.course.decisions]
        return Review(self.course, self.samples, decisions, self.draws, self.done)

    def _sample(self, number: int, count: int) -> None:
        self.evaluator.more_of_position(self.samples[number], self.course.states[number], count)

    def _values(self) -> list[list[float]]:
        seats = range(int(self.course.rules.seats))
        return [[samples.share(seat).mean for seat in seats] for samples in self.samples]


def finished(record: Record) -> Rules[Any]:
    """The rules of a record that can be reviewed: finished, not forged, and of several seats."""
    match = verify(record)
    if not match.over:
        raise RecordError("coach-unfinished")
    if match.seats < 2:
        raise RecordError("coach-alone")
    return rules_of(record)


def review(record: Record, effort: str = "usual") -> Review:
    """Judge a finished game. `effort` is quick, usual or deep."""
    work = Reviewing(record, effort)
    for _ in work.run():
        pass
    return work.review()
