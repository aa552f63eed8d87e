"""Names come from editions and records that anybody may have written: in a picture they are text, never markup."""

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest

import hortus
from hortus import art, editions, tables
from hortus.art.svg import findings
from hortus.core.errors import HortusError
from hortus.core.rules import Rules
from hortus.core.state import NONE

HOSTILE = "<script>1&2</script>"


def renamed(found: Any) -> Iterator[None]:
    """Change the data in place: each time another one of its texts is hostile."""
    for key in list(found) if isinstance(found, dict) else range(len(found)):
        before = found[key]
        if isinstance(before, str):
            found[key] = HOSTILE
            yield
            found[key] = before
        elif isinstance(before, dict | list):
            yield from renamed(before)


def hostile_tables(game: str) -> list[Rules[Any]]:
    """A table for each text of the standard edition that may be any text."""
    components = editions.shipped(game, "standard").components
    found = []
    for _ in renamed(components):
        with suppress(HortusError):
            found.append(tables.rules(game, edition=editions.from_components("mine", deepcopy(components))))
    return found


@pytest.mark.parametrize("game", ["flutter", "polders"])
def test_a_name_in_an_edition_is_text_in_every_picture(game):
    found = hostile_tables(game)
    assert found, "some names are free"
    for table in found[:: len(found) // 8 + 1]:
        match = hortus.Match(table, 1)
        drawing = art.draw(table.scene(), match.perspective(NONE).view())
        tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(drawing).iter()}
        assert "script" not in tags


def test_a_bot_of_somebodys_results_is_text_in_the_picture():
    drawing = findings.ladder({HOSTILE: 10.0, "\x1b[31m\x00": 0.0})
    texts = [element.text for element in ElementTree.fromstring(drawing).iter() if element.text]
    assert HOSTILE in texts
