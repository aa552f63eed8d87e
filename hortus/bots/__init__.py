"""Automatic players. A bot is given a perspective and nothing else."""

from collections.abc import Callable

from hortus.bots.attention import GlanceBot
from hortus.bots.beginner import BeginnerBot
from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.ladder import CLASSIC
from hortus.bots.levels import TITLES, AdviserBot, EffortBot, LevelBot, MasterBot, form_of_the_day
from hortus.bots.random import RandomBot
from hortus.bots.search.tree import SearchBot, plain
from hortus.bots.studious import StudiousBot
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.core.message import Listed

LEVELS = [f"level-{number}" for number in range(1, len(TITLES) + 1)]
BOTS = ["random", "greedy", *LEVELS]
MOST = 1_000_000  # the highest number of simulations
WHOLE = 1000  # shares are given in thousandths

_PLAIN: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "adviser": AdviserBot,
    "beginner": BeginnerBot,
    "studious": StudiousBot,
}
"""The adviser gives hints. The last two are only for measuring: see docs/bots.md."""
_SHARES: dict[str, Callable[[float], Bot]] = {"beginner": BeginnerBot, "glance": GlanceBot, "study": StudiousBot}
"""Named with a number: the share in thousandths. They are only for measuring too."""


def bot(name: str, day: Dice | None = None) -> Bot:
    """The bot of that name, for one game. Dice decide the form of a level; without them it has its usual form."""
    if name in _PLAIN:
        return _PLAIN[name]()
    if name == f"classic-{CLASSIC}":
        return LevelBot(CLASSIC)
    kind, _, number = name.partition("-")
    if name in LEVELS:
        return LevelBot(int(number), 0.0 if day is None else form_of_the_day(day))
    if number.isascii() and number.isdecimal() and len(number) <= len(str(MOST)) and 0 < int(number) <= MOST:
        if kind in _SHARES and int(number) <= WHOLE:
            return _SHARES[kind](int(number) / WHOLE)
        if kind == "master":
            return MasterBot(int(number))
        if kind == "plain":
            return SearchBot(plain(int(number)))
        if kind in ("search", "tree", "flat", "branches"):
            return EffortBot("" if kind == "search" else kind, int(number))
    raise SetupError("lab-no-bot", bot=repr(name[:40]), bots=Listed([*BOTS]), most=MOST)
