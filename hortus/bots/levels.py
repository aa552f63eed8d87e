"""Eight levels for every game, from a first-timer to the best we have.

A level is measured in simulations, not in seconds, so that it is as strong on
every machine. The lower ones are weak as people are: they look at few actions
and not far ahead. `styles.toml` has the numbers.
"""

from typing import Any, Final

from hortus.bots.bot import Bot
from hortus.bots.glance import GlanceBot
from hortus.bots.greedy import GreedyBot
from hortus.bots.styles import ladder
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TITLES: Final = ["Seed", "Sprout", "Seedling", "Bud", "Bloom", "Bouquet", "Gardener", "Botanist"]
GREEDY: Final = 5  # the level that sees everything, one step ahead


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
    rungs = ladder(game)
    if level < GREEDY:
        return GlanceBot(rungs.glances[level - 1])
    if level == GREEDY:
        return GreedyBot()
    rung = level - GREEDY - 1
    return rungs.searcher(rung, rungs.effort[rung])
