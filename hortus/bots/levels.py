"""Eight levels for every game, from a first-timer to the best we have.

A level is measured in simulations, not in seconds, so that it is as strong on
every machine. The lower ones are weak as people are: they look at few actions
now and then, and not far ahead. `levels.toml` has a row for each.
"""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.attention import GRAIN, GlanceBot
from hortus.bots.beginner import BeginnerBot
from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.ladder import ROWS, ladder
from hortus.bots.studious import StudiousBot
from hortus.bots.tables import read
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TITLES: Final = ["Seed", "Sprout", "Seedling", "Bud", "Bloom", "Bouquet", "Gardener", "Botanist"]
RATINGS: Final[dict[str, list[int]]] = read("hortus.bots", "ratings.toml")
"""For each game the measured ratings of its eight levels, the lowest at 0; a game nobody has measured is missing."""


class GameBot(Bot):
    """A bot that thinks differently in each game; settled by the game it is first asked about."""

    def __init__(self) -> None:
        self.game = ""
        self.thinker: Bot = GreedyBot()

    def thinker_for(self, game: str) -> Bot:
        raise NotImplementedError

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        game = perspective.rules.setup.game
        if game != self.game:
            self.game = game
            self.thinker = self.thinker_for(game)
        return self.thinker.choose(perspective, dice)


class LevelBot(GameBot):
    """One level, in the form it is in for one game: from -1, its worst, to 1, its best."""

    def __init__(self, level: int, form: float = 0.0) -> None:
        super().__init__()
        self.level = level
        self.form = form

    def thinker_for(self, game: str) -> Bot:
        return thinker(game, self.level, self.form)


class EffortBot(GameBot):
    """The best a game's search can do with so many simulations; `search` names the tree, flat trials or neither."""

    def __init__(self, search: str, effort: int) -> None:
        super().__init__()
        self.search = search
        self.effort = effort

    def thinker_for(self, game: str) -> Bot:
        levels = ladder(game)
        return levels.searcher(levels.level(ROWS), self.effort, self.search)


class AdviserBot(GameBot):
    """Good advice at once: a close look where the game has one, else the lightest search."""

    def thinker_for(self, game: str) -> Bot:
        levels = ladder(game)
        if levels.studies():
            return StudiousBot()
        row = levels.first_search()
        return levels.searcher(row, row.effort)


def form_of_the_day(day: Dice) -> float:
    """Anything from -1 to 1, all as likely."""
    return float(day.below(i64(2 * GRAIN + 1))) / GRAIN - 1.0


def thinker(game: str, level: int, form: float = 0.0) -> Bot:
    """The bot behind a level. Good and bad days are for those whose attention comes and goes."""
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
