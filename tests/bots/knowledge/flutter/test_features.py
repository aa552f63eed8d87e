"""What a seat's petals are for, what is nearly closed, and who may still use it."""

import pytest
from bots.knowledge.flutter.looking import described, nearly_closed
from games.flutter.drawing import rules

from hortus.bots.knowledge import knowledge


def test_after_a_seats_last_turn_its_petals_count_as_on_the_tracker():
    board = nearly_closed()
    board.hold(0, "bbbbb")
    board.hold(1, "bbbbb")
    board.state.ender = 0
    board.state.turn = 1
    assert described(board, 0)["petals"] == 1
    assert described(board, 1)["petals"] == pytest.approx(5 / 3)


def test_at_the_end_only_points_count():
    board = nearly_closed().bee(1, "t")
    board.hold(0, "bbbbb")
    board.hold(1, "rrrrrrrr")
    board.state.pollen[1] = 7
    board.state.over = True
    assert knowledge(board.rules).features.margin(board.state, 0) == 1 - (7 + 2)


def test_in_a_crowd_a_bee_counts_for_less_and_a_petal_for_more():
    of = {seats: knowledge(rules(seats)) for seats in (2, 3, 4, 5)}
    weights = {seats: dict(zip(of[seats].traits(), of[seats].hand(), strict=True)) for seats in of}
    assert weights[2] == weights[3]
    assert weights[4] == weights[5]
    assert weights[4]["bee"] < weights[3]["bee"]
    assert weights[4]["petals"] > weights[3]["petals"]
    assert [list(of[seats].features.weights) for seats in of] == [of[seats].hand() for seats in of]
