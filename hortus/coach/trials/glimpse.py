"""A quick value of a position for each seat, the same whenever it is asked: what random draws are measured by."""

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.knowledge import knowledge
from hortus.bots.search.policy import EVERYTHING, Policy
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.state import State, twin

TURNS: Final = 2
"""Decisions of each seat that are played before the position is judged: so it sees what a draw offers."""
SEEDS: Final = 2
"""How many ways of playing on are averaged."""


class Glimpse:
    """Values of positions at one table. A value depends on the position and on nothing else."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.policy = Policy(rules, EVERYTHING)

    def after(self, state: State, outcome: int) -> list[float]:
        """The share of the win for each seat after this outcome of a random draw."""
        rules = self.rules
        total = [0.0 for _ in range(int(rules.seats))]
        for seed in range(SEEDS):
            world = twin(state)
            rules.happen(world, i64(outcome), SILENT)
            dice = Dice(seed)
            rules.settle(world, dice, SILENT)
            self.policy.play_on(world, TURNS * rules.seats, dice, Dice(seed + SEEDS))
            shares = self.shares(world)
            for seat in range(len(total)):
                total[seat] += shares[seat] / SEEDS
        return total

    def shares(self, world: State) -> list[float]:
        """The result of a finished game; otherwise the leads as shares."""
        seats = int(self.rules.seats)
        if world.over:
            winners = self.rules.winners(world)
            return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(seats)]
        scale = 2.0 * self.heuristics.scale
        leads = [self.heuristics.value(world, i64(seat)) / scale for seat in range(seats)]
        highest = max(leads)
        weights = [exp(max(-40.0, lead - highest)) for lead in leads]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def luck(self, state: State, outcome: int) -> list[float]:
        """How much better than the mean over all outcomes this one is, for each seat."""
        odds = self.rules.odds(state)
        weights = [int(weight) for weight in odds]
        whole = float(sum(weights))
        seats = int(self.rules.seats)
        expected = [0.0 for _ in range(seats)]
        found = [0.0 for _ in range(seats)]
        for other in range(len(weights)):
            if weights[other]:
                shares = self.after(state, other)
                for seat in range(seats):
                    expected[seat] += shares[seat] * float(weights[other]) / whole
                if other == outcome:
                    found = shares
        return [found[seat] - expected[seat] for seat in range(seats)]
