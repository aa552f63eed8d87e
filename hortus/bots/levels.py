"""Eight levels for every game, from a first-timer to the best we have.

A level is measured in simulations, not in seconds, so that it is as strong on
every machine. The lower ones are weak as people are: they look at few actions
and not far ahead.
"""

from typing import Any, Final

from hortus.bots.bot import Bot
from hortus.bots.glance import GlanceBot
from hortus.bots.greedy import GreedyBot
from hortus.bots.search import SearchBot, Style
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TITLES: Final = ["Seed", "Sprout", "Seedling", "Bud", "Bloom", "Bouquet", "Gardener", "Botanist"]
ITERATIONS: Final = [0, 0, 30, 100, 350, 1200, 4000, 12000]
HORIZON: Final = 12
ATTENTION: Final = 4
CURIOSITY: Final = 0.7
WIDENING: Final = 2.0


class LevelBot(Bot):
    """One level of one game; how it thinks is settled by the game it is asked about."""

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        return self.thinker().choose(perspective, dice)

    def thinker(self) -> Bot:
        if self.level == 1:
            return GlanceBot()
        if self.level == 2:
            return GreedyBot()
        return SearchBot(Style(ITERATIONS[self.level - 1], HORIZON, ATTENTION, CURIOSITY, WIDENING))
