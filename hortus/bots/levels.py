"""Ten levels for every game, from a first-timer to the best we have.

A level is measured in simulations, not in seconds, so that it is as strong on
every machine. The lower ones are weak as people are: they look at few actions
now and then, and not far ahead. `levels.toml` has a row for each.
"""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.attention import GRAIN, GlanceBot
from hortus.bots.beginner import BeginnerBot
from hortus.bots.bot import Bot, Listener, Thinker
from hortus.bots.greedy import GreedyBot
from hortus.bots.ladder import CLASSIC, ROWS, ladder
from hortus.bots.studious import StudiousBot
from hortus.bots.tables import read
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TITLES: Final = ["Seed", "Sprout", "Seedling", "Bud", "Bloom", "Bouquet", "Gardener", "Botanist", "Professor", "Master"]
RATINGS: Final[dict[str, list[int]]] = read("hortus.bots", "ratings.toml")
"""The measured ratings of the ten levels of each game; the lowest is 0.

Games that were not measured are missing, and so are the highest levels of a game as long as nobody has measured them.
"""


def rating(game: str, level: int) -> int | None:
    """The measured rating of a level, or None."""
    measured = RATINGS.get(game, [])
    return measured[level - 1] if level <= len(measured) else None


class GameBot(Thinker):
    """A bot that plays each game differently. The first decision fixes the game."""

    def __init__(self) -> None:
        self.game = ""
        self.bot: Bot = GreedyBot()

    def bot_for(self, game: str) -> Bot:
        raise NotImplementedError

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        game = perspective.rules.setup.game
        if game != self.game:
            self.game = game
            self.bot = self.bot_for(game)
        return self.bot.think(perspective, dice, listener)


class LevelBot(GameBot):
    """One level, with its form in one game: from -1, the worst, to 1, the best."""

    def __init__(self, level: int, form: float = 0.0) -> None:
        super().__init__()
        self.level = level
        self.form = form

    def bot_for(self, game: str) -> Bot:
        return bot_of_level(game, self.level, self.form)


class EffortBot(GameBot):
    """A game's search with this many simulations, as level 8 has it or as the master has it.

    `search` names its kind; empty: the game's own.
    """

    def __init__(self, search: str, effort: int, level: int = CLASSIC) -> None:
        super().__init__()
        self.search = search
        self.effort = effort
        self.level = level

    def bot_for(self, game: str) -> Bot:
        levels = ladder(game)
        return levels.searcher(levels.level(self.level), self.effort, self.search)


class MasterBot(EffortBot):
    """The search of the highest level with another number of simulations, for measuring."""

    def __init__(self, effort: int) -> None:
        super().__init__("", effort, ROWS)


class AdviserBot(GameBot):
    """Quick, good advice: a close look if the game has one, otherwise the smallest search."""

    def bot_for(self, game: str) -> Bot:
        levels = ladder(game)
        if levels.studies():
            return StudiousBot()
        row = levels.first_search()
        return levels.searcher(row, row.effort)


def form_of_the_day(day: Dice) -> float:
    """A random number from -1 to 1, all equally likely."""
    return float(day.below(i64(2 * GRAIN + 1))) / GRAIN - 1.0


def bot_of_level(game: str, level: int, form: float = 0.0) -> Bot:
    """The bot of a level. Only bots with varying attention have good and bad days."""
    levels = ladder(game)
    row = levels.level(level)
    day = form * row.form
    if row.bot == "beginner":
        return BeginnerBot(row.share)
    if row.bot == "glance":
        return GlanceBot(row.share + day)
    if row.bot == "study":
        return StudiousBot(row.share + day)
    return levels.searcher(row, row.effort)
