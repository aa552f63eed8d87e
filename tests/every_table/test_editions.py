"""The bounds of every number, list and text of a box do not change by accident."""

import re
from pathlib import Path

import pytest
from every_table.keys import GOLDEN, lines

import hortus


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_key_of_a_box_is_checked_as_it_was(game):
    written = GOLDEN.read_text("utf-8").splitlines()
    assert lines(game) == [line for line in written if line.startswith(game + " ")]


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_version_of_a_game_is_the_last_one_that_its_rules_tell_of(game):
    rules = Path(hortus.__file__).parent / "games" / game / "RULES.md"
    told = re.findall(r"^(\d+): ", rules.read_text("utf-8").partition("## Versions")[2], re.MULTILINE)
    assert hortus.GAMES[game].version == int(told[-1])
