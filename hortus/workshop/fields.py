"""The values of an edition, described by what the game itself asks for when it checks one."""

from collections.abc import Sequence
from typing import Any

from hortus.core.setup import Setup
from hortus.core.sheet import Asked, Sheet
from hortus.editions import Edition
from hortus.tables import game_kind, rules

Field = dict[str, Any]
"""`kind` is the method of a Sheet, `bounds` and `allowed` what it was given. Tables have `fields` of their own."""


def asked(game: str, edition: Edition, setup: Setup) -> list[Asked]:
    """Everything that the game asks of this edition."""
    sheet = Sheet(edition.name, edition.components)
    game_kind(game).assemble(setup, sheet)
    return sheet.asked


def described(standard: Sequence[Asked], mine: Sequence[Asked]) -> dict[str, Field]:
    """The values of a game, as its standard edition has them all.

    Words that come from the edition itself, such as the names of buildings, are those of `mine`.
    """
    known: dict[str, Field] = {}
    counts: dict[str, int] = {}
    for one in standard:
        key = _key(one)
        counts[key] = counts.get(key, 0) + 1
        _hold(known, one)
    for one in mine:
        field = _hold(known, one)
        if one.allowed:
            field["allowed"] = one.allowed
        if len(one.path) == 1:  # the bounds of one value may depend on another
            field["bounds"] = one.bounds
    _mark_optional(known, counts)
    return known


def _key(one: Asked) -> str:
    return ".".join(part for part in one.path if isinstance(part, str))


def _hold(known: dict[str, Field], one: Asked) -> Field:
    """The description of a value; made when it is asked for first."""
    *way, last = [part for part in one.path if isinstance(part, str)]
    here = known
    for part in way:
        here = here[part]["fields"]
    if last not in here:
        here[last] = {"kind": one.kind, "bounds": one.bounds, "allowed": one.allowed}
        if one.kind in ("part", "parts"):
            here[last]["fields"] = {}
    return here[last]


def _mark_optional(fields: dict[str, Field], counts: dict[str, int], way: str = "", tables: int = 1) -> None:
    """What some tables of a list have and others have not may be left out."""
    for name, field in fields.items():
        key = f"{way}{name}"
        field["optional"] = tables > 1 and field["kind"] != "parts" and counts.get(key, 0) < tables
        if "fields" in field:
            inner = max([counts.get(f"{key}.{one}", 0) for one in field["fields"]], default=0)
            _mark_optional(field["fields"], counts, f"{key}.", inner)


def of_standard(game: str, edition: Edition) -> list[Asked]:
    return asked(game, edition, rules(game, edition=edition).setup)
