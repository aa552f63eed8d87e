"""No event is told more or less often by accident."""

import pytest
from every_table.events import GOLDEN, line
from walking import plain_settings

ROWS = {row.split(":")[0]: row for row in GOLDEN.read_text("utf-8").splitlines()}


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_every_event_of_a_random_game_is_told_as_often_as_it_was(setting):
    assert line(setting) == ROWS[repr(setting)]


def test_no_row_of_events_is_missing_or_left_over():
    assert sorted(ROWS) == sorted(repr(setting) for setting in plain_settings())
