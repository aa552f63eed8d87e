"""Hortus: a table for five garden games.

    import hortus
    match = hortus.Match(hortus.rules("petal"), seed=7)
    while not match.over:
        for seat in match.waiting:
            match.submit(seat, match.legal(seat)[0])
    match.scores()

`hortus.core` is the rules engine, `hortus.games` the games, `hortus.bots` the
automatic players; docs/architecture.md shows the rest of the house.
"""

from typing import TYPE_CHECKING

from hortus import interpreter

interpreter.obey_environment()

from hortus.core.deal import Deal, sealed  # noqa: E402
from hortus.core.dice import Dice, SealedDice  # noqa: E402
from hortus.core.errors import (  # noqa: E402
    EditionError,
    HortusError,
    IllegalAction,
    RecordError,
    SetupError,
    WireError,
)
from hortus.core.events import Event  # noqa: E402
from hortus.core.kind import GameKind  # noqa: E402
from hortus.core.perspective import Perspective  # noqa: E402
from hortus.core.record import Record  # noqa: E402
from hortus.core.rules import Rules  # noqa: E402
from hortus.core.state import NONE  # noqa: E402
from hortus.games import GAMES  # noqa: E402
from hortus.match import Match  # noqa: E402
from hortus.records import load, replay, save, verify  # noqa: E402
from hortus.tables import rules  # noqa: E402
from hortus.version import VERSION  # noqa: E402

if TYPE_CHECKING:
    from hortus.bots.bot import Bot

__version__ = VERSION
__all__ = [
    "GAMES", "NONE", "Deal", "Dice", "EditionError", "Event", "GameKind", "HortusError", "IllegalAction", "Match",
    "Perspective", "Record", "RecordError", "Rules", "SealedDice", "SetupError", "WireError", "bot", "load",
    "replay", "rules", "save", "sealed", "verify",
]  # fmt: skip


def bot(name: str, day: Dice | None = None) -> "Bot":
    """The bot of that name; see `hortus.bots.bot`. Bots are loaded only when one is asked for."""
    from hortus import bots

    return bots.bot(name, day)
