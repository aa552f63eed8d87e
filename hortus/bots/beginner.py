"""A model of somebody's first games, for measuring: every other decision is a good one, the rest is anything."""

from typing import Any

from mypy_extensions import i64

from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.random import RandomBot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class BeginnerBot(Bot):
    """Half greedy, half random."""

    def __init__(self) -> None:
        self.sense = GreedyBot()
        self.whim = RandomBot()

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        thinker: Bot = self.whim if dice.below(i64(2)) else self.sense
        return thinker.choose(perspective, dice)
