"""Set up a table: from the players' choices to the rules of their game."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from hortus import editions
from hortus.core.errors import SetupError
from hortus.core.kind import GameKind
from hortus.core.message import Listed, either
from hortus.core.plain import quoted
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
    edition: str | Path | Edition = "standard",
    version: int | None = None,
) -> Rules[Any]:
    """Return the rules of one table. Raises SetupError or EditionError if something does not fit.

    `edition` is the name of an edition that comes with the game, a file, or an
    Edition. `version` selects older rules, for a table that started with them.
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
    """Return a game by its key, in an older version of its rules if you name one."""
    kind = GAMES.get(game.lower()) if isinstance(game, str) else None
    if kind is None:
        raise SetupError("refused-game", game=quoted(game), known=Listed(list(GAMES)))
    if version is None or version == kind.version:
        return kind
    for older in OLDER:
        if older.key == kind.key and older.version == version:
            return older
    raise SetupError("refused-version", version=quoted(version), game=kind.title, current=str(kind.version))


def _seats(kind: GameKind, seats: int | None) -> int:
    if seats is None:
        return 2 if 2 in kind.seats else kind.seats[0]
    if type(seats) is not int or seats not in kind.seats:
        raise _wrong_seats(kind.title, kind.seats, seats)
    return seats


def _modules(kind: GameKind, chosen: Collection[str], seats: int) -> list[str]:
    known = {module.key: module for module in kind.modules}
    # A text would pass as a list of letters.
    listed = isinstance(chosen, Collection) and not isinstance(chosen, str | bytes)
    if not listed or not all(isinstance(key, str) for key in chosen):
        raise SetupError("refused-modules", found=quoted(chosen))
    for key in chosen:
        if key not in known:
            refusal = "refused-module" if known else "refused-module-none"
            raise SetupError(refusal, game=kind.title, module=quoted(key), known=Listed(list(known)))
        if seats not in known[key].seats:
            raise _wrong_seats(kind.titled(known[key]), known[key].seats, seats)
        for other in known[key].without:
            if other in chosen:
                raise SetupError(
                    "refused-module-together", one=kind.titled(known[key]), other=kind.titled(known[other])
                )
    # In the game's own order, without repetitions: the order of the input makes no difference.
    return [key for key in known if key in chosen]


def _options(kind: GameKind, agreed: Mapping[str, str | int]) -> dict[str, str]:
    known = {option.key: option for option in kind.options}
    if not isinstance(agreed, Mapping):
        raise SetupError("refused-options", found=quoted(agreed))
    # A choice that looks like a number may also be a number.
    chosen = {key: str(choice) if type(choice) is int else choice for key, choice in agreed.items()}
    for key, choice in chosen.items():
        if key not in known:
            refusal = "refused-option" if known else "refused-option-none"
            raise SetupError(refusal, game=kind.title, option=quoted(key), known=Listed(list(known)))
        if not isinstance(choice, str) or choice not in known[key].choices:
            choices = either([*known[key].choices])
            raise SetupError("refused-choice", option=key, game=kind.title, known=choices, found=quoted(choice))
    return {key: str(chosen.get(key, option.default)) for key, option in known.items()}


def _edition(kind: GameKind, edition: str | Path | Edition) -> Edition:
    box = _find(kind, edition)
    if box.game is not None and box.game != kind.key:
        raise SetupError("refused-edition-game", edition=box.name, found=quoted(box.game), game=kind.title)
    return box


def _find(kind: GameKind, edition: str | Path | Edition) -> Edition:
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and editions.current(edition) in kind.editions:
        return editions.shipped(kind.key, edition)
    if isinstance(edition, Path) or (isinstance(edition, str) and edition.endswith(".toml")):
        return editions.from_file(Path(edition))
    known = either(kind.editions)
    raise SetupError("refused-edition", game=kind.title, edition=quoted(edition), known=known)


def _wrong_seats(what: object, counts: list[int], seats: object) -> SetupError:
    """`what` is a game or a module; the last count decides between "1 seat" and "2 seats"."""
    return SetupError("refused-seats", game=what, seats=either(counts), count=counts[-1], found=quoted(seats))
