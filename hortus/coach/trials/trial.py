"""One trial: play a position to its end, and keep who won and every score sheet.

In a game whose end can be solved, the last moves are played perfectly.
"""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.heuristics import Solver
from hortus.bots.knowledge import knowledge
from hortus.bots.search.policy import EVERYTHING, Policy
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.message import Message
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.scoring import Itemised
from hortus.core.state import State, twin

SHALLOW: Final = 8
"""Pieces left when a trial starts to play perfectly: this takes no time."""
DEEP: Final = 14
"""Pieces left when a position is solved and no trial is needed: tens of milliseconds."""


class Outcome:
    """How one trial ended."""

    def __init__(self) -> None:
        self.shares: list[float] = []  # of the win, for each seat; ties split it
        self.points: list[int] = []
        self.sheets: list[dict[Message, int]] = []  # for each seat the points of each line of its score sheet


class Trials:
    """Plays trials at one table."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.policy = Policy(rules, EVERYTHING)
        self.solver: Solver[Any] | None = None if rules.hides else self.heuristics.solver()

    def solved(self, state: State) -> bool:
        """Whether one trial tells the exact value of this position."""
        if state.over:
            return True
        # Before the first draw nothing lies on the table yet.
        return self.solver is not None and state.waiting != 0 and self.heuristics.undecided(state) <= DEEP

    def of_action(self, perspective: Perspective[Any], action: int, seed: int) -> Outcome:
        """Take the action in a world that the seat can imagine. The same seed gives every action the same world."""
        table = Dice(seed)
        world = perspective.imagine(table)
        exact = self.solved(world)
        self.rules.choose(world, i64(perspective.seat), i64(action), SILENT)
        return self.finish(world, table, seed, exact)

    def of_position(self, state: State, seed: int) -> Outcome:
        """Play on from this very position."""
        world = twin(state)
        return self.finish(world, Dice(seed), seed, self.solved(world))

    def finish(self, world: State, table: Dice, seed: int, exact: bool) -> Outcome:
        """Play the world to its end. The world is used up."""
        rules = self.rules
        thoughts = Dice(seed + 1)
        if world.waiting == 0 and not world.over:
            rules.settle(world, table, SILENT)
        solver = self.solver
        if solver is None:
            self.policy.play_on(world, EVERYTHING, table, thoughts)
        while not world.over and solver is not None:
            if exact or self.heuristics.undecided(world) <= SHALLOW:
                action, _ = solver.best(world)
                seat: i64 = 0 if world.waiting == 1 else 1
                rules.choose(world, seat, action, SILENT)
                if world.waiting == 0:
                    rules.settle(world, table, SILENT)
            else:
                self.policy.play_on(world, 1, table, thoughts)
        return self.result(world)

    def result(self, world: State) -> Outcome:
        """The shares, points and score sheets of a finished game."""
        outcome = Outcome()
        winners = self.rules.winners(world)
        seat: i64
        for seat in range(world.seats):
            outcome.shares.append(1.0 / float(len(winners)) if int(seat) in winners else 0.0)
            ledger = Itemised()
            outcome.points.append(int(self.rules.score(world, seat, ledger)))
            sheet: dict[Message, int] = {}
            for reason, _, points in ledger.lines:
                sheet[reason] = sheet.get(reason, 0) + points
            outcome.sheets.append(sheet)
        return outcome
