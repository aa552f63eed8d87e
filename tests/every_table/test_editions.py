"""The bounds of every number, list and text of a box do not change by accident."""

import pytest
from every_table.keys import GOLDEN, lines

import hortus


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_key_of_a_box_is_checked_as_it_was(game):
    written = GOLDEN.read_text("utf-8").splitlines()
    assert lines(game) == [line for line in written if line.startswith(game + " ")]
