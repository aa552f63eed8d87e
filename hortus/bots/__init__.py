"""Automatic players. A bot is given a perspective and nothing else."""

from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.random import RandomBot
from hortus.core.errors import SetupError

BOTS = ["random", "greedy"]


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise SetupError(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
