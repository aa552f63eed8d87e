"""Scoring and Endgame: the rulebook's examples and the test vectors."""

import english
import pytest
from games.petal.drawing import Board

from hortus.core.scoring import Itemised
from hortus.games.petal.scoring import flower_points

ROW = "g3 p1 g4 p5 g7"


def test_3_4_and_7_of_your_colour_and_1_and_5_of_the_other_score_8():
    """The rulebook's example: 14 - 6 = 8."""
    board = Board(ROW)
    board.play("a1>", "b1>", "c1>", "d1>", "e1")
    assert board.state.points[0] == 8


def test_only_the_picker_scores_and_the_other_side_of_the_same_flower_is_nothing():
    """Ruling 9."""
    board = Board(ROW, turn=1)
    board.play("a1>", "b1>", "c1>", "d1>")
    assert board.state.turn == 1
    board.play("e1")
    assert list(board.state.points) == [0, 0]


def test_a_flower_of_2_own_and_6_other_scores_0_and_still_counts_as_a_flower():
    """Test vector and ruling 3."""
    board = Board("g2 p6 .  g1 p1 g1", turn=1)
    board.play("a1>", "b1")  # pink makes it, green picks it
    assert list(board.state.points) == [0, 0]
    assert list(board.state.picked) == [1, 0]


@pytest.mark.parametrize(
    ("net", "seat", "points"), [(8, 0, 8), (8, 1, 0), (-4, 1, 4), (-4, 0, 0), (0, 0, 0), (0, 1, 0)]
)
def test_a_flower_is_worth_the_difference_and_never_less_than_nothing(net, seat, points):
    assert flower_points(net, seat) == points


@pytest.mark.parametrize(("mine", "other", "bonus"), [(7, 10, 9), (10, 7, 0), (5, 5, 0), (0, 1, 3), (0, 12, 36)])
def test_the_one_with_fewer_flowers_gets_3_points_for_each(mine, other, bonus):
    """The rulebook's example: 7 flowers against 10 is 9 points. Ruling 10: nothing if equal."""
    board = Board("g1 p1")
    board.state.picked[0] = mine
    board.state.picked[1] = other
    assert board.points()[0] == 0  # not before the end
    board.state.over = True
    assert board.points()[0] == bonus


def test_the_sheet_shows_the_bonus_for_fewer_flowers_and_the_tie_break_before_the_end():
    """Rulings 10 and 12: as a line without points, because flowers may still be picked."""
    board = Board("g1 p1")
    board.state.picked[0] = 7
    board.state.picked[1] = 10
    mine, other = Itemised(), Itemised()
    assert board.rules.score(board.state, 0, mine) == 0
    assert board.rules.score(board.state, 1, other) == 0
    [(reason, count, points)] = mine.lines
    assert (reason.key, reason.values, count, points) == ("petal-reason-fewer-so-far", {"points": 9}, 3, 0)
    assert other.lines == []
    board.state.over = True
    assert board.rules.score(board.state, 0, Itemised()) == 9


def test_the_highest_score_wins():
    board = Board("g1 p2")
    board.play("a1>", "b1")
    assert board.points() == [3, 1]
    assert board.rules.winners(board.state) == [0]


def test_of_equal_scores_the_one_with_fewer_flowers_wins():
    """Endgame. Green has one flower of 3 and the bonus of 3, pink two flowers of 3."""
    board = Board("""
        g5 p2 .  .  .  .  .
        .  .  .  .  .  .  .
        g1 p4 .  g1 p4 .  .
    """)
    board.play("a1>", "a3>", "b1", "b3", "d3>", "e3")
    assert board.state.over
    assert board.points() == [6, 6]
    assert board.rules.winners(board.state) == [0]


def test_equal_scores_and_equal_flowers_are_a_draw():
    """Ruling 12."""
    board = Board("g5 p2 .  g2 p5")
    board.play("a1>", "d1>", "b1", "e1")
    assert board.state.over
    assert board.points() == [3, 3]
    assert board.rules.winners(board.state) == [0, 1]


def test_the_ledger_names_every_flower_and_marks_where_it_stood():
    board = Board("g5 p2 .  g2 p5")
    board.play("a1>", "d1>", "b1", "e1")
    sheet = Itemised()
    board.rules.score(board.state, 0, sheet)
    assert english.lines(sheet) == [("Flower", 2, 3)]
    assert sheet.marks == [[1]]


def test_the_ledger_names_the_bonus_and_every_flower_that_scored_nothing():
    board = Board("""
        g2 p6 .  .  .  .  .
        .  .  .  .  .  .  .
        g1 p4 .  g1 p4 .  .
    """)
    board.play("a1>", "a3>", "b1", "b3", "d3>", "e3")
    assert board.state.over
    sheet = Itemised()
    assert board.rules.score(board.state, 0, sheet) == 3
    assert english.lines(sheet) == [("Flower", 2, 0), ("Fewer flowers", 1, 3)]
