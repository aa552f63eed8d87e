"""Undo stops at whatever was revealed."""

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
def test_nothing_is_asked_of_a_seat_that_is_not_there(seat):
    match = hortus.Match(hortus.rules("petal"), seed=7)
    for ask in [match.undo, match.pending, match.sheet, match.ledger]:
        with pytest.raises(hortus.IllegalAction, match=f"There is no seat {seat}; the seats are 0 to 1."):
            ask(seat)
    assert match.undoable(seat) is False


def sealing_table():
    """Polders: all seats seal a card and a place at once, unseen by each other."""
    return hortus.Match(hortus.rules("polders", 3), seed=5)


def seal(match, seat):
    match.submit(seat, match.legal(seat)[0])


def test_what_is_sealed_and_unseen_can_be_taken_back_whatever_the_others_do():
    match = sealing_table()
    before = match.perspective(0).view()
    seal(match, 0)
    seal(match, 1)
    seal(match, 1)
    seal(match, 0)
    assert match.waiting == (2,)
    assert match.undo(0) is True
    assert match.waiting == (0, 2)
    assert len(match.perspective(0).view()["sealed"]) == 1
    assert match.undo(0) is True
    assert match.undo(0) is False
    after = match.perspective(0).view()
    assert after == {**before, "waiting": [0, 2]}


def test_taking_back_a_sealed_choice_leaves_the_others_sealed():
    match = sealing_table()
    seal(match, 1)
    theirs = match.perspective(1).view()["sealed"]
    seal(match, 0)
    match.undo(0)
    assert match.perspective(1).view()["sealed"] == theirs
    assert [move for move in match.moves if move[0] >= 0] == [(1, theirs[0])]


def test_nobody_takes_back_what_was_revealed_together():
    match = sealing_table()
    for seat in range(3):
        seal(match, seat)
        seal(match, seat)
    assert [match.undo(seat) for seat in range(3)] == [False, False, False]


def test_a_record_keeps_no_trace_of_what_was_taken_back():
    match = sealing_table()
    seal(match, 0)
    match.undo(0)
    other = match.legal(0)[-1]
    match.submit(0, other)
    assert [move for move in match.moves if move[0] >= 0] == [(0, other)]
    assert hortus.replay(match.record()).moves == match.moves


def test_what_the_last_seat_has_sealed_is_nobody_elses_to_undo():
    match = sealing_table()
    seal(match, 2)
    assert [match.undoable(seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, False, True, False]
