"""Luck and skill: what happened to a seat's share of the win, divided among draws and decisions.

The luck of a draw is the value after it less the mean value over everything that could
have been drawn, by the weights of the draw (Zare's measure). One quick evaluator values
all outcomes of all draws. It is the same function for the drawn outcome and for the
others, so luck has a mean of exactly 0, however good or bad the evaluator is. Skill is
the rest: what all decisions made of the start and the luck.
"""

from typing import Any, NamedTuple

from mypy_extensions import i64

from hortus.coach.trials.glimpse import Glimpse
from hortus.core.events import SILENT
from hortus.core.record import Record
from hortus.core.rules import Rules
from hortus.core.state import NONE


class Balance(NamedTuple):
    """For each seat, what changed its share of the win. Start, luck and skill add up to the result."""

    start: list[float]
    result: list[float]
    luck: list[float]

    @property
    def skill(self) -> list[float]:
        """What the decisions of all seats changed."""
        return [self.result[seat] - self.start[seat] - self.luck[seat] for seat in range(len(self.luck))]

    def adjusted(self, seat: int) -> float:
        """The result without luck. Over many games its mean is that of the results, and it varies less."""
        return self.result[seat] - self.luck[seat]


class Draws:
    """The luck of all draws of a game, worked out draw by draw."""

    def __init__(self, rules: Rules[Any], record: Record) -> None:
        self.rules = rules
        self.moves = record.moves
        self.glimpse = Glimpse(rules)
        self.state = rules.deal()
        rules.enter(self.state, 0)
        self.done = 0
        self.luck = [0.0] * int(rules.seats)
        self.each: dict[int, list[float]] = {}
        """The luck of each draw, by its move."""

    def work(self, until: int) -> None:
        """Go on until so many moves are done."""
        while self.done < min(until, len(self.moves)):
            who, what = self.moves[self.done]
            if who == NONE:
                self.each[self.done] = self.glimpse.luck(self.state, what)
                self.luck = [total + part for total, part in zip(self.luck, self.each[self.done], strict=True)]
                self.rules.happen(self.state, i64(what), SILENT)
            else:
                self.rules.choose(self.state, i64(who), i64(what), SILENT)
            self.done += 1
