"""A beginner: some decisions are good, the others random."""

from typing import Any

from hortus.bots.attention import happens
from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.random import RandomBot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class BeginnerBot(Bot):
    """Greedy in a share of its decisions, random in the others. Level 1 must lose to half and half."""

    def __init__(self, sense: float = 0.5) -> None:
        self.sense = sense
        self.thought = GreedyBot()
        self.whim = RandomBot()

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        bot: Bot = self.thought if happens(self.sense, dice) else self.whim
        return bot.choose(perspective, dice)
