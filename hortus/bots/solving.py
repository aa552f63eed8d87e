"""For a game whose end can be solved: plays the end perfectly, and searches before that."""

from typing import Any

from hortus.bots.bot import Bot, Listener, Thinker
from hortus.bots.heuristics import Solver
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules


class SolvingBot(Thinker):
    """Searches while more than this many pieces are left, then solves.

    It cannot solve anything while something is hidden.
    """

    def __init__(self, search: Bot, solves: int) -> None:
        self.search = search
        self.solves = solves
        self.rules: Rules[Any] | None = None  # the rules that the solver is for
        self.solver: Solver[Any] | None = None

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        perspective.owed()  # refuses a seat that has nothing to decide
        rules = perspective.rules
        if not rules.hides:
            state = perspective.imagine(dice)
            if knowledge(rules).undecided(state) <= self.solves:
                solver = self.solver_for(rules)
                if solver is not None:
                    return int(solver.best(state)[0])
        return self.search.think(perspective, dice, listener)

    def solver_for(self, rules: Rules[Any]) -> Solver[Any] | None:
        """One solver for a whole game: it remembers its results."""
        if self.rules is not rules:
            self.rules = rules
            self.solver = knowledge(rules).solver()
        return self.solver
