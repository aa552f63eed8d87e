"""For a game that brings its own search: asks it, in one world or in several."""

from typing import Any, Final

from librt.vecs import vec

from hortus.bots.bot import Bot, Listener, Thinker
from hortus.bots.heuristics import Planner
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules

WORLDS: Final = 8
"""How many worlds it imagines when something is hidden. They share the simulations."""
SLICE: Final = 1000
"""Simulations between two calls of the listener."""


class PlannerBot(Thinker):
    """Takes the action that most speaks for, by the game's own search. Without one, the other bot decides."""

    def __init__(self, effort: int, otherwise: Bot) -> None:
        self.effort = effort
        self.otherwise = otherwise
        self.rules: Rules[Any] | None = None  # the rules that the planner is for
        self.planner: Planner[Any] | None = None

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        legal = perspective.owed()
        if len(legal) == 1:
            return legal[0]
        rules = perspective.rules
        planner = self.planner_for(rules)
        if planner is None:
            return self.otherwise.think(perspective, dice, listener)
        support = vec[float]([0.0] * int(rules.catalogue.size))
        worlds = WORLDS if rules.hides else 1
        each = max(1, self.effort // worlds)
        for number in range(worlds):
            luck = dice.word()
            planner.begin(perspective.imagine(dice), luck)
            done = 0
            stopped = False
            while done < each and not stopped:
                simulations = min(SLICE, each - done)
                planner.go_on(simulations)
                done += simulations
                so_far = support[:]
                planner.report(so_far)
                stopped = listener.progress(number * each + done, worlds * each, favourite(legal, so_far))
            planner.report(support)
            if stopped:
                break
        return favourite(legal, support)

    def planner_for(self, rules: Rules[Any]) -> Planner[Any] | None:
        """One planner for a whole game, because making one takes time."""
        if self.rules is not rules:
            self.rules = rules
            self.planner = knowledge(rules).planner()
        return self.planner


def favourite(legal: list[int], support: vec[float]) -> int:
    """The action that most speaks for; of equal ones the first."""
    best = legal[0]
    for action in legal:
        if support[action] > support[best]:
            best = action
    return best
