"""The door plate of a game: what it is called and what may be agreed on."""

from collections.abc import Callable

from hortus.core.rules import Rules
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet


class Option:
    """Something the table agrees on: a key, the choices with a sentence each, the default first."""

    def __init__(self, key: str, asks: str, choices: dict[str, str]) -> None:
        self.key = key
        self.asks = asks
        self.choices = choices

    @property
    def default(self) -> str:
        return next(iter(self.choices))


class Module:
    """An optional part of a game: what it adds in one sentence, and for how many seats.

    `without` names the modules it cannot be played with.
    """

    def __init__(self, key: str, title: str, adds: str, seats: list[int], without: list[str] | None = None) -> None:
        self.key = key
        self.title = title
        self.adds = adds
        self.seats = seats
        self.without: list[str] = without or []


class GameKind:
    """One game as the home page shows it, and the way to put a table of it together."""

    def __init__(
        self,
        key: str,
        title: str,
        feel: str,
        seats: list[int],
        minutes: list[int],
        version: int,
        editions: list[str],
        modules: list[Module],
        options: list[Option],
        assemble: Callable[[Setup, Sheet], Rules],  # type: ignore[type-arg]
    ) -> None:
        self.key = key
        self.title = title
        self.feel = feel  # what it feels like, in one line
        self.seats = seats  # the seat counts it can be played with
        self.minutes = minutes  # from, to
        self.version = version  # raised whenever an old record would play differently
        self.editions = editions
        self.modules = modules
        self.options = options
        self.assemble = assemble
