"""What every key of an edition may hold, as the games themselves say it."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import hortus
from hortus import editions

GOLDEN = Path(__file__).parent / "keys.txt"
NOTHING = 0.5  # no key of any game takes a fraction


def lines(game: str) -> list[str]:
    """One line for each key, also inside tables and lists of tables: what the game expects there."""
    data = editions.shipped(game, "standard").components
    return [f"{game} {'.'.join(map(str, way))}: {expected(game, data, way)}" for way in ways(data)]


def ways(table: Any) -> list[list[Any]]:
    """Every key, once: in a list of tables, in the first of them that has it."""
    found: list[list[Any]] = []
    if isinstance(table, dict):
        for key, value in table.items():
            found += [[key], *[[key, *way] for way in ways(value)]]
    elif isinstance(table, list) and table and isinstance(table[0], dict):
        seen: set[str] = set()
        for index, part in enumerate(table):
            found += [[index, key] for key in part if key not in seen]
            seen |= set(part)
    return found


def expected(game: str, data: dict[str, Any], way: list[Any]) -> str:
    changed = deepcopy(data)
    place: Any = changed
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = NOTHING
    try:
        hortus.rules(game, edition=editions.from_components("box", changed))
    except hortus.EditionError as fault:
        return str(fault).removeprefix("box: ").removesuffix(f", not {NOTHING}.")
    return "anything"
