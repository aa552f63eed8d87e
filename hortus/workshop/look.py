"""A look at an edition file: its values, what is wrong with it, and how its pieces look."""

from functools import cache
from typing import Any

import msgspec

from hortus import editions, tables
from hortus.core.errors import EditionError, HortusError
from hortus.core.plain import quoted
from hortus.core.rules import Rules
from hortus.core.sheet import Asked
from hortus.editions import Edition
from hortus.workshop.counts import pieces_counted, signs_counted
from hortus.workshop.drawings import box, drawings
from hortus.workshop.fields import Field, asked, described, of_standard

GAME = "game"
"""The key of a file that is no component."""


class Look(msgspec.Struct):
    """What there is to say about a file. With a fault there are no drawings and no counts."""

    components: dict[str, Any] | None = None  # None: the file is no TOML
    fault: dict[str, Any] | None = None  # a message, spelled
    where: list[str | int] = []  # the component that is wrong
    fields: dict[str, Field] = {}
    drawings: list[dict[str, Any]] = []
    pieces: list[dict[str, Any]] = []  # by kind, counted
    signs: list[dict[str, Any]] = []  # colours and buildings, counted
    usual: dict[str, list[dict[str, Any]]] = {}  # the same counts of the standard edition


def look(name: str, data: bytes, game: str, language: str, known: list[str]) -> Look:
    """Look at an edition file of this game. Drawings with a name in `known` are not sent again."""
    found = Look()
    try:
        edition = editions.from_bytes(name, data)
        found.components = edition.components
        _check_game(edition, game)
        checked = [tables.rules(game, seats, edition=edition) for seats in tables.game_kind(game).seats]
        _show(found, edition, checked[-1], language, known)
    except HortusError as fault:
        found.fault = fault.message.spelled()
        found.where = list(fault.where) if isinstance(fault, EditionError) else []
        if found.components is not None and not found.where:
            found.where = [GAME]  # the file as a whole
    return found


def _check_game(edition: Edition, game: str) -> None:
    """A file says which game it is for: commands that read it have nothing else to go by."""
    if edition.game_or_refuse() != game:
        title = tables.game_kind(game).title
        wrong = EditionError("refused-edition-game", edition=edition.name, found=quoted(edition.game), game=title)
        raise wrong.at([GAME])


def _show(found: Look, edition: Edition, rules: Rules[Any], language: str, known: list[str]) -> None:
    game, title = rules.setup.game, tables.game_kind(rules.setup.game).title
    found.fields = described(_standard(game), asked(game, edition, rules.setup))
    order, made = box(rules, title, language)
    found.drawings = drawings(order, made, edition.components, known)
    found.pieces = pieces_counted(order, made)
    found.signs = signs_counted(order, edition.components)
    found.usual = usual(game, language)


@cache
def _standard(game: str) -> list[Asked]:
    return of_standard(game, editions.shipped(game, "standard"))


@cache
def standard_fields(game: str) -> dict[str, Field]:
    """What can be edited, as the standard edition has it."""
    return described(_standard(game), [])


@cache
def usual(game: str, language: str) -> dict[str, list[dict[str, Any]]]:
    """The counts of the standard edition, for as many seats as can play."""
    kind = tables.game_kind(game)
    order, made = box(tables.rules(game, max(kind.seats)), kind.title, language)
    components = editions.shipped(game, "standard").components
    return {"pieces": pieces_counted(order, made), "signs": signs_counted(order, components)}
