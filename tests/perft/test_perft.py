"""Counts of positions do not change by accident."""

import pytest
from perft.script import GOLDEN, line
from walking import plain_settings

ROWS = {row.split(":")[0]: row for row in GOLDEN.read_text("utf-8").splitlines()}


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_the_counts_are_as_they_were(setting):
    row = ROWS[repr(setting)]
    depth = len(row.split(": ")[1].split(",")[0].split())
    assert line(setting, depth) == row


def test_no_count_is_missing_or_left_over():
    assert sorted(ROWS) == sorted(repr(setting) for setting in plain_settings())
