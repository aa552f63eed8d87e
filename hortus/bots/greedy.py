"""Looks one step ahead with the game's heuristics, on imagined worlds."""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.bot import Bot
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

WORLDS: Final = 8
"""How many worlds it imagines when something is hidden."""


class GreedyBot(Bot):
    """Takes the action with the highest average promise. Dice decide ties."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        return self.favourite(perspective, perspective.owed(), dice)

    def favourite(self, perspective: Perspective[Any], legal: list[int], dice: Dice) -> int:
        """The best of these actions."""
        promises = self.promises(perspective, legal, dice)
        best = max(promises)
        ties = [legal[index] for index in range(len(legal)) if promises[index] == best]
        return ties[int(dice.below(i64(len(ties))))]

    def promises(self, perspective: Perspective[Any], legal: list[int], dice: Dice) -> list[float]:
        """The promise of each legal action, summed over the imagined worlds."""
        rules = perspective.rules
        seat = i64(perspective.seat)
        worlds = WORLDS if rules.hides else 1
        heuristics = knowledge(rules)
        promises = [0.0 for _ in legal]
        for _ in range(worlds):
            world = perspective.imagine(dice)
            heuristics.ready(world, seat)
            for index in range(len(legal)):
                promises[index] += heuristics.judge(world, seat, i64(legal[index]))
        return promises
