"""Pieces with one open side."""

from bots.knowledge.flutter.looking import described, nearly_closed


def test_a_nearly_closed_tile_is_within_reach_of_who_can_pay_it():
    board = nearly_closed()
    board.hold(0, "bbbb")
    board.hold(1, "bbb")
    assert described(board, 0)["within reach"] == 4
    assert described(board, 0)["beyond reach"] == 0
    assert described(board, 1)["within reach"] == 0
    assert described(board, 1)["beyond reach"] == 2  # four sparkles, and one seat comes first


def test_a_bee_on_the_last_side_is_seen():
    board = nearly_closed().bee(1, "t")
    assert described(board, 1)["bee at the last side"] == 1
    assert described(board, 0)["bee at the last side"] == 0
