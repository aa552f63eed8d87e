"""Eight levels for every game, from a first-timer to the best we have.

A level is measured in simulations, not in seconds, so that it is as strong on
every machine. The lower ones are weak as people are: they look at few actions
and not far ahead.
"""

from typing import Any, Final

from hortus.bots.bot import Bot
from hortus.bots.glance import GlanceBot
from hortus.bots.greedy import GreedyBot
from hortus.bots.petal import PetalBot
from hortus.bots.search import SearchBot, Style
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TITLES: Final = ["Seed", "Sprout", "Seedling", "Bud", "Bloom", "Bouquet", "Gardener", "Botanist"]
GLANCES: Final = [2, 6]  # actions that the two lowest levels look at
ITERATIONS: Final = [0, 0, 0, 20, 100, 400, 2000, 12000]  # simulations a decision; the first three do not search
PETAL_SOLVES: Final = [0, 0, 0, 5, 7, 10, 15, 19]  # piles left when Petal's end is played without a fault
HORIZON: Final = 12
ATTENTION: Final = 4
CURIOSITY: Final = 0.7
WIDENING: Final = 2.0


class LevelBot(Bot):
    """One level; how it thinks is settled by the game it is first asked about."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.game = ""
        self.thinker: Bot = GreedyBot()

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        game = perspective.rules.setup.game
        if game != self.game:
            self.game = game
            self.thinker = thinker(game, self.level)
        return self.thinker.choose(perspective, dice)


def thinker(game: str, level: int) -> Bot:
    """The bot behind a level of a game."""
    if level <= len(GLANCES):
        return GlanceBot(GLANCES[level - 1])
    if ITERATIONS[level - 1] == 0:
        return GreedyBot()
    search = SearchBot(Style(ITERATIONS[level - 1], HORIZON, ATTENTION, CURIOSITY, WIDENING))
    if game == "petal":
        return PetalBot(search, PETAL_SOLVES[level - 1])
    return search
