"""The bounds of every number, list and text of a box do not change by accident."""

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from every_table.keys import GOLDEN, lines

import hortus
from hortus import editions


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_key_of_a_box_is_checked_as_it_was(game):
    written = GOLDEN.read_text("utf-8").splitlines()
    assert lines(game) == [line for line in written if line.startswith(game + " ")]


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_version_of_a_game_is_the_last_one_that_its_rules_tell_of(game):
    rules = Path(hortus.__file__).parent / "games" / game / "RULES.md"
    told = re.findall(r"^(\d+): ", rules.read_text("utf-8").partition("## Versions")[2], re.MULTILINE)
    assert hortus.GAMES[game].version == int(told[-1])


def tables(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the tables of an edition are, one of each list."""
    if isinstance(part, dict):
        yield path
        for key, value in part.items():
            yield from tables(value, (*path, key))
    elif isinstance(part, list) and part:
        yield from tables(part[0], (*path, 0))


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_misspelt_key_is_refused_wherever_it_is(game):
    """What nobody asks for would be ignored, and its author would wonder why nothing changes."""
    box = editions.shipped(game, "standard").components
    for path in tables(box):
        other = deepcopy(box)
        part: Any = other
        for key in path:
            part = part[key]
        part["mispelt"] = 1
        with pytest.raises(hortus.EditionError) as refused:
            hortus.rules(game, edition=editions.from_components("mine.toml", other))
        assert refused.value.message.key in ("refused-edition-unknown", "refused-edition-no-key"), path
