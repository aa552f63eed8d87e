"""Hortus: five garden board games.

    import hortus
    match = hortus.Match(hortus.rules("petal"), seed=7)
    while not match.over:
        for seat in match.waiting:
            match.submit(seat, match.legal(seat)[0])
    match.scores()

`hortus.core` is the rules engine, `hortus.games` has the games and `hortus.bots`
the automatic players. docs/architecture.md shows the rest.
"""

from typing import TYPE_CHECKING, Any

from hortus import interpreter

interpreter.obey_environment()

from hortus import words  # noqa: E402
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
from hortus.core.message import Message, speak_with  # noqa: E402
from hortus.core.perspective import Perspective  # noqa: E402
from hortus.core.record import Record  # noqa: E402
from hortus.core.rules import Rules  # noqa: E402
from hortus.core.state import NONE  # noqa: E402
from hortus.games import GAMES  # noqa: E402
from hortus.match import Match  # noqa: E402
from hortus.records import load, replay, save, verify  # noqa: E402
from hortus.tables import rules  # noqa: E402
from hortus.version import VERSION  # noqa: E402

speak_with(words.text)

if TYPE_CHECKING:
    from hortus.adapters.observe import Observation
    from hortus.bots.bot import Bot
    from hortus.coach.review import Review

__version__ = VERSION
__all__ = [
    "GAMES", "NONE", "Deal", "Dice", "EditionError", "Event", "GameKind", "HortusError", "IllegalAction", "Match",
    "Message",
    "Perspective", "Record", "RecordError", "Rules", "SealedDice", "SetupError", "WireError", "bot", "load",
    "observation", "observe", "replay", "review", "rules", "save", "sealed", "verify",
]  # fmt: skip


def bot(name: str, day: Dice | None = None) -> "Bot":
    """Return a bot by name: "random", "greedy", or "level-1" to "level-10".

    With the dice of a `day`, a level is in better or worse form for one game.
    """
    from hortus import bots  # here, so that importing the rules loads no bot

    return bots.bot(name, day)


def review(record: Record, effort: str = "usual") -> "Review":
    """Judge a finished game: win shares, turning points, losses with reasons, luck and skill.

    `effort` is "quick", "usual" or "deep". In a notebook the review shows itself as a graph.
    """
    from hortus.coach.review import review as judge  # here, so that importing the rules loads no bot

    return judge(record, effort)


def observe(perspective: Perspective[Any], out: Any) -> None:
    """Write what a seat sees as float32 numbers into `out`, a NumPy array or another buffer of the right size.

    `observation` says how large it is and what each number means.
    """
    from hortus.adapters.observe import observe as write

    write(perspective, out)


def observation(rules: Rules[Any]) -> "Observation":
    """Return the layout of the observations at a table: its `size`, and `fields` with name, place and meaning."""
    from hortus.adapters.observe import observation as layout

    return layout(rules)
