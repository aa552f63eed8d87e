"""Petal for a searching bot: the end is solved, the rest is searched."""

from typing import Any, cast

from hortus.bots.bot import Bot
from hortus.bots.petal_endgame import PetalEndgame
from hortus.core.bits import popcount
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.games.petal.rules import PetalRules
from hortus.games.petal.state import PetalState


class PetalBot(Bot):
    """Searches while more than so many piles lie on the meadow, then plays without a fault.

    In the memory game nobody knows the numbers, so there is nothing to solve.
    """

    def __init__(self, search: Bot, solves: int) -> None:
        self.search = search
        self.solves = solves
        self.solver: PetalEndgame | None = None

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        perspective.owed()  # whoever is not asked is told so before anything is solved
        rules = cast(PetalRules, perspective.rules)
        if not rules.hides:
            state = cast(PetalState, perspective.imagine(dice))
            if popcount(state.petals | state.flowers) <= self.solves:
                return int(self.solver_for(rules).best(state)[0])
        return self.search.choose(perspective, dice)

    def solver_for(self, rules: PetalRules) -> PetalEndgame:
        """The one for this table: another edition has another meadow, or another cost of a flower."""
        solver = self.solver
        if solver is None or solver.meadow is not rules.meadow or solver.cost != rules.edition.fewer:
            solver = PetalEndgame(rules.meadow, rules.edition.fewer)
            self.solver = solver
        return solver
