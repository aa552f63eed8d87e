"""The course of a finished game: its positions, and the steps between them.

A step is either one decision, or all random draws until the next decision. Choices
that several seats seal at the same time are steps in the order of the record, and so
are the choices of a private sequence: after a part of them the position is valued as
if the reference player made the rest.
"""

from typing import Any, NamedTuple

from mypy_extensions import i64

from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.record import Record
from hortus.core.rules import Rules
from hortus.core.state import NONE, State, twin


class Step(NamedTuple):
    """From position number `place` to the next one."""

    place: int
    move: int  # the number of the move in the record; of draws, the first
    seat: int  # NONE: random draws
    action: int
    number: int  # counts the decisions of this seat
    forced: bool


class Course(NamedTuple):
    """All positions of a game, from the first to the last, and one step fewer."""

    rules: Rules[Any]
    states: list[State]
    steps: list[Step]
    length: int  # the moves of the record

    @property
    def decisions(self) -> list[Step]:
        return [step for step in self.steps if step.seat != NONE]

    def perspective(self, step: Step) -> Perspective[Any]:
        """What the seat saw when it decided."""
        return Perspective(self.rules, self.states[step.place], step.seat)


def course(rules: Rules[Any], record: Record) -> Course:
    """Follow the moves of a record that has been checked."""
    state = rules.deal()
    rules.enter(state, 0)
    states = [twin(state)]
    steps: list[Step] = []
    counts = [0] * record.setup.seats
    for move, (who, what) in enumerate(record.moves):
        if who == NONE:
            rules.happen(state, i64(what), SILENT)
            if steps and steps[-1].seat == NONE:
                states[-1] = twin(state)
                continue
            steps.append(Step(len(states) - 1, move, NONE, NONE, 0, True))
        else:
            forced = len(rules.legal(state, i64(who))) == 1
            rules.choose(state, i64(who), i64(what), SILENT)
            steps.append(Step(len(states) - 1, move, who, what, counts[who], forced))
            counts[who] += 1
        states.append(twin(state))
    return Course(rules, states, steps, len(record.moves))
