"""Eight levels for every game, from a first-timer to the best we have.

A level is measured in simulations, not in seconds, so that it is as strong on
every machine. The lower ones are weak as people are: they look at few actions
now and then, and not far ahead. `styles.toml` has the numbers.
"""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.beginner import BeginnerBot
from hortus.bots.bot import Bot
from hortus.bots.glance import GRAIN, GlanceBot
from hortus.bots.greedy import GreedyBot
from hortus.bots.studious import StudiousBot
from hortus.bots.styles import ladder
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

TITLES: Final = ["Seed", "Sprout", "Seedling", "Bud", "Bloom", "Bouquet", "Gardener", "Botanist"]


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
        return ladder(game).searcher(-1, self.effort, self.search)


class AdviserBot(GameBot):
    """Good advice at once: a close look where the game has one, else the lightest search."""

    def thinker_for(self, game: str) -> Bot:
        rungs = ladder(game)
        return StudiousBot() if rungs.studies else rungs.searcher(0, rungs.effort[0])


def form_of_the_day(day: Dice) -> float:
    """Anything from -1 to 1, all as likely."""
    return float(day.below(i64(2 * GRAIN + 1))) / GRAIN - 1.0


def thinker(game: str, level: int, form: float = 0.0) -> Bot:
    """The bot behind a level: a beginner, then some that glance, some that study, and the rest search.

    Good and bad days are for those whose attention comes and goes.
    """
    rungs = ladder(game)
    rung = level - 2
    day = form * rungs.form
    if rung < 0:
        return BeginnerBot(rungs.sense)
    if rung < len(rungs.glances):
        return GlanceBot(rungs.glances[rung] + day)
    rung -= len(rungs.glances)
    if rung < len(rungs.studies):
        return StudiousBot(rungs.studies[rung] + day)
    rung -= len(rungs.studies)
    return rungs.searcher(rung, rungs.effort[rung])
