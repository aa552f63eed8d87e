"""A first-timer: sees a few of the things that could be done, and takes the one that looks best."""

from typing import Any

from mypy_extensions import i64

from hortus.bots.bot import Bot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class GlanceBot(Bot):
    def __init__(self, glances: int) -> None:
        self.glances = glances

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        legal = perspective.legal()
        world = perspective.imagine(dice)
        heuristics = perspective.rules.heuristics
        seat = i64(perspective.seat)
        best_action = legal[int(dice.below(i64(len(legal))))]
        best = heuristics.promise(world, seat, i64(best_action))
        for _ in range(self.glances - 1):
            action = legal[int(dice.below(i64(len(legal))))]
            promise = heuristics.promise(world, seat, i64(action))
            if promise > best:
                best = promise
                best_action = action
        return best_action
