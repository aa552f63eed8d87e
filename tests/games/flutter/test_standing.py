"""What a seat's petals are for, what is nearly closed, and who may still use it."""

import pytest
from games.flutter.drawing import Drawing, rules
from librt.vecs import vec

from hortus.games.flutter.needs import moves_again


def nearly_closed() -> Drawing:
    """t, a blue hummingbird, has one open side; all others have more."""
    board = Drawing("  a a a a\n  a t . . a\n    b b b b").name(t="blue hummingbird")
    assert board.state.open[board.pieces["t"]] == 1
    return board


def described(board: Drawing, seat: int) -> dict[str, float]:
    heuristics = board.rules.heuristics
    row = vec[float]([0.0] * len(heuristics.traits()))
    heuristics.describe(board.state, seat, row)
    return dict(zip(heuristics.traits(), row, strict=True))


def test_a_nearly_closed_tile_is_within_reach_of_who_can_pay_it():
    board = nearly_closed()
    board.hold(0, "bbbb")
    board.hold(1, "bbb")
    assert described(board, 0)["within reach"] == 4
    assert described(board, 0)["beyond reach"] == 0
    assert described(board, 1)["within reach"] == 0
    assert described(board, 1)["beyond reach"] == 2  # four sparkles, and one seat comes first


def test_petals_are_needed_only_in_the_colours_of_tiles_that_may_be_closed():
    board = nearly_closed()
    board.name(a="blue moth", b="blue moth")
    needs = board.rules.heuristics.standing.needs
    needs.survey(board.state)
    board.hold(0, "bbbb")
    board.hold(1, "yyyy")
    assert needs.needed(board.state, 0) == 4
    assert needs.needed(board.state, 1) == 0
    board.hold(0, "b" * 21)
    assert 4 <= needs.needed(board.state, 0) < 8


def test_a_bee_on_the_last_side_is_seen():
    board = nearly_closed().bee(1, "t")
    assert described(board, 1)["bee at the last side"] == 1
    assert described(board, 0)["bee at the last side"] == 0


@pytest.mark.parametrize(("turn", "left"), [(2, [2, 0]), (0, [0])])
def test_who_moves_again_in_the_last_round(turn, left):
    board = Drawing("a a", seats=3)
    board.state.ender = 1
    board.state.turn = turn
    assert [moves_again(board.state, seat) for seat in range(3)] == [seat in left for seat in range(3)]


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
    assert board.rules.heuristics.standing.margin(board.state, 0) == 1 - (7 + 2)


def test_in_a_crowd_a_bee_counts_for_less_and_a_petal_for_more():
    of = {seats: rules(seats).heuristics for seats in (2, 3, 4, 5)}
    weights = {seats: dict(zip(of[seats].traits(), of[seats].hand(), strict=True)) for seats in of}
    assert weights[2] == weights[3]
    assert weights[4] == weights[5]
    assert weights[4]["bee"] < weights[3]["bee"]
    assert weights[4]["petals"] > weights[3]["petals"]
    assert [list(of[seats].standing.weights) for seats in of] == [of[seats].hand() for seats in of]
