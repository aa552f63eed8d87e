"""Putting a table together: from what people agree on to the rules they play by."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from hortus import editions
from hortus.core.errors import SetupError
from hortus.core.kind import GameKind
from hortus.core.rules import Rules
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.editions import Edition
from hortus.games import GAMES, OLDER


def rules(
    game: str,
    seats: int | None = None,
    modules: Collection[str] | None = None,
    options: Mapping[str, str | int] | None = None,
    edition: str | Path | Edition = "house",
    version: int | None = None,
) -> Rules[Any]:
    """The rules of one table; whatever does not fit is a SetupError or an EditionError.

    `edition` is the name of one that comes with the game, a file, or an Edition;
    `version` asks for older rules, for a table that was begun with them.
    """
    kind = game_kind(game, version)
    box = _edition(kind, edition)
    setup = Setup(
        game=kind.key,
        version=kind.version,
        seats=_seats(kind, seats),
        modules=_modules(kind, modules or (), _seats(kind, seats)),
        options=_options(kind, options or {}),
        edition=box.name,
        digest=box.digest,
        components=None if box.shipped else box.components,
    )
    return kind.assemble(setup, Sheet(box.name, box.components))


def game_kind(game: str, version: int | None = None) -> GameKind:
    """The door plate of a game, by its key; an older one where a version of the rules is named."""
    kind = GAMES.get(game.lower()) if isinstance(game, str) else None
    if kind is None:
        raise SetupError(f"There is no game {game!r}; the games are {', '.join(GAMES)}.")
    if version is None or version == kind.version:
        return kind
    for older in OLDER:
        if older.key == kind.key and older.version == version:
            return older
    raise SetupError(f"Version {version} of {kind.title}'s rules is not kept here; this is version {kind.version}.")


def _seats(kind: GameKind, seats: int | None) -> int:
    if seats is None:
        return 2 if 2 in kind.seats else kind.seats[0]
    if type(seats) is not int or seats not in kind.seats:
        raise SetupError(f"{kind.title} is played with {_either(kind.seats)} seats, not {seats!r}.")
    return seats


def _modules(kind: GameKind, chosen: Collection[str], seats: int) -> list[str]:
    known = {module.key: module for module in kind.modules}
    # A text would be taken for a list of letters.
    listed = isinstance(chosen, Collection) and not isinstance(chosen, str | bytes)
    if not listed or not all(isinstance(key, str) for key in chosen):
        raise SetupError(f"The modules are a list of names, as in ['tools'], not {chosen!r}.")
    for key in chosen:
        if key not in known:
            names = ", ".join(known) or "none"
            raise SetupError(f"{kind.title} has no module {key!r}; its modules are: {names}.")
        if seats not in known[key].seats:
            raise SetupError(f"{known[key].title} is played with {_either(known[key].seats)} seats, not {seats}.")
        for other in known[key].without:
            if other in chosen:
                raise SetupError(f"{known[key].title} and {known[other].title} cannot be played together.")
    # In the game's own order, each once: the same table whatever order they were named in.
    return [key for key in known if key in chosen]


def _options(kind: GameKind, agreed: Mapping[str, str | int]) -> dict[str, str]:
    known = {option.key: option for option in kind.options}
    if not isinstance(agreed, Mapping):
        raise SetupError(f"The options are a choice for each key, as in {{'contents': 'open'}}, not {agreed!r}.")
    # A choice that looks like a number may be given as one.
    chosen = {key: str(choice) if type(choice) is int else choice for key, choice in agreed.items()}
    for key, choice in chosen.items():
        if key not in known:
            names = ", ".join(known) or "none"
            raise SetupError(f"{kind.title} has no option {key!r}; its options are: {names}.")
        if not isinstance(choice, str) or choice not in known[key].choices:
            names = ", ".join(known[key].choices)
            raise SetupError(f"Option {key} of {kind.title} is one of {names}, not {choice!r}.")
    return {key: str(chosen.get(key, option.default)) for key, option in known.items()}


def _edition(kind: GameKind, edition: str | Path | Edition) -> Edition:
    box = _find(kind, edition)
    if box.game is not None and box.game != kind.key:
        raise SetupError(f"{box.name} is an edition of {box.game!r}, not of {kind.title}.")
    return box


def _find(kind: GameKind, edition: str | Path | Edition) -> Edition:
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and edition in kind.editions:
        return editions.shipped(kind.key, edition)
    if isinstance(edition, Path) or (isinstance(edition, str) and edition.endswith(".toml")):
        return editions.from_file(Path(edition))
    names = ", ".join(kind.editions)
    raise SetupError(f"{kind.title} has no edition {edition!r}; it has {names}, or name a .toml file.")


def _either(counts: list[int]) -> str:
    words = [str(count) for count in counts]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
