"""Automatic players. A bot is given a perspective and nothing else."""

from hortus.bots.beginner import BeginnerBot
from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.levels import TITLES, LevelBot
from hortus.bots.random import RandomBot
from hortus.bots.search import SearchBot, plain
from hortus.core.errors import SetupError

LEVELS = [f"level-{number}" for number in range(1, len(TITLES) + 1)]
BOTS = ["random", "greedy", *LEVELS]
PLAIN = "plain-"
"""Only for measuring, like "beginner": plain-1000 searches a tree of 1,000 random games and knows nothing."""


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name in LEVELS:
        return LevelBot(LEVELS.index(name) + 1)
    if name == "beginner":
        return BeginnerBot()
    if name.startswith(PLAIN) and name[len(PLAIN) :].isdecimal():
        return SearchBot(plain(int(name[len(PLAIN) :])))
    raise SetupError(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
