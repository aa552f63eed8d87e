"""A game as a whole: its name, its modules and its options."""

from collections.abc import Callable

from hortus.core.message import Message
from hortus.core.rules import Rules
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet


class Option:
    """Something the players can agree on: a key and its choices, the default first.

    It matters only at tables with one of these numbers of seats (empty: with any) and with this module (empty: with or
    without any).

    The catalogues have the question as `<game>-option-<key>` and a sentence for each choice under it.
    """

    def __init__(self, key: str, choices: list[str], seats: list[int] | None = None, module: str = "") -> None:
        self.key = key
        self.choices = choices
        self.seats: list[int] = seats or []
        self.module = module

    @property
    def default(self) -> str:
        return self.choices[0]


class Module:
    """An optional part of a game, and its seat counts. `without` lists modules that it cannot be combined with.

    The catalogues have its title as `<game>-module-<key>` and what it adds as `<game>-module-<key>-adds`.
    """

    def __init__(self, key: str, seats: list[int], without: list[str] | None = None) -> None:
        self.key = key
        self.seats = seats
        self.without: list[str] = without or []


class GameKind:
    """One game: what the home page shows, and how to set up a table."""

    def __init__(
        self,
        key: str,
        title: str,
        seats: list[int],
        minutes: list[int],
        version: int,
        editions: list[str],
        modules: list[Module],
        options: list[Option],
        assemble: Callable[[Setup, Sheet], Rules],  # type: ignore[type-arg]
    ) -> None:
        self.key = key
        """The short name for programs, such as "petal"."""
        self.title = title
        """The name for people: a proper name, the same in every language."""
        self.seats = seats
        """The numbers of seats it can be played with."""
        self.minutes = minutes
        """How long a game takes: from, to."""
        self.version = version
        """The version of the rules. It increases whenever an old record would play differently."""
        self.editions = editions
        """The names of the editions that come with the game."""
        self.modules = modules
        """The optional parts of the game."""
        self.options = options
        """What players can agree on before the game."""
        self.assemble = assemble
        """Makes the rules of a table. Use `hortus.rules`, which checks its input."""

    def feel(self) -> Message:
        """What it feels like, in one line."""
        return Message(f"home-feel-{self.key}")

    def asks(self, option: Option) -> Message:
        """The question that an option answers."""
        return Message(f"{self.key}-option-{option.key}")

    def explains(self, option: Option, choice: str) -> Message:
        """What a choice means, in one sentence."""
        return Message(f"{self.key}-option-{option.key}-{choice}")

    def titled(self, module: Module) -> Message:
        """The name of a module."""
        return Message(f"{self.key}-module-{module.key}")

    def adds(self, module: Module) -> Message:
        """What a module adds, in one sentence."""
        return Message(f"{self.key}-module-{module.key}-adds")
