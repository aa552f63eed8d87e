"""Somebody's first games: some decisions are good ones, the rest is anything."""

from typing import Any

from hortus.bots.attention import happens
from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.random import RandomBot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class BeginnerBot(Bot):
    """Greedy in a share of its decisions, random in the others; half and half is who level 1 must lose to."""

    def __init__(self, sense: float = 0.5) -> None:
        self.sense = sense
        self.thought = GreedyBot()
        self.whim = RandomBot()

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        thinker: Bot = self.thought if happens(self.sense, dice) else self.whim
        return thinker.choose(perspective, dice)
