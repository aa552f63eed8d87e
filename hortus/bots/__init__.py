"""Automatic players. A bot is given a perspective and nothing else."""

from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.levels import TITLES, LevelBot
from hortus.bots.random import RandomBot
from hortus.core.errors import SetupError

LEVELS = [f"level-{number}" for number in range(1, len(TITLES) + 1)]
BOTS = ["random", "greedy", *LEVELS]


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name in LEVELS:
        return LevelBot(LEVELS.index(name) + 1)
    raise SetupError(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
