"""Undo that knows what was revealed."""

import pytest

import hortus


def test_a_turn_can_be_taken_back_until_the_other_has_decided():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    first = match.waiting[0]
    start = list(match.moves)
    match.submit(first, match.legal(first)[0])
    assert match.undo(1 - first) is False
    assert match.undo(first) is True
    assert match.moves == start
    assert match.waiting == (first,)
    match.submit(first, match.legal(first)[0])
    match.submit(1 - first, match.legal(1 - first)[0])
    assert match.undo(first) is False
    assert match.undo(1 - first) is True
    assert match.undo(first) is True
    assert match.undo(first) is False  # before that only chance has spoken


def test_nothing_is_taken_back_from_a_finished_game():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    assert match.undo(seat) is False


def test_undo_works_after_a_replay_as_before():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    again = hortus.replay(match.record())
    assert again.undo(seat) is True
    assert again.waiting == (seat,)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_takes_back_from_a_seat_that_is_not_there(seat):
    match = hortus.Match(hortus.rules("petal"), seed=7)
    assert match.undo(seat) is False
