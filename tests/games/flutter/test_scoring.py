"""Pollen and its reasons."""

import english
import pytest
from games.flutter.drawing import Drawing, Table
from games.flutter.positions import closing
from walking import fresh, step

from hortus.core.dice import Dice
from hortus.core.scoring import BLANK, Itemised
from hortus.games.flutter.scoring import half


def lines(table: Table, seat: int) -> list[tuple[str, int, int]]:
    sheet = Itemised()
    table.rules.score(table.state, seat, sheet)
    return english.lines(sheet)


def test_chloe_gains_7_pollen_for_5_blue_8_yellow_and_13_red():
    """Rulebook example, theorem 7."""
    table = Table()
    table.hold(0, "b" * 5 + "y" * 8 + "r" * 13)
    assert table.scores() == [0, 0]  # not before the end
    table.state.over = True
    assert table.scores() == [7, 0]
    assert lines(table, 0) == [
        ("Red petals left", 13, 4),
        ("Yellow petals left", 8, 2),
        ("Blue petals left", 5, 1),
    ]


def test_the_last_space_of_the_tracker_is_worth_7():
    table = Table()
    assert table.rules.edition.limit == 21
    assert table.rules.edition.tracker[21] == 7


def test_petals_are_not_spent_by_the_bonus_and_decide_a_tie():
    """F41, F42: 3 red and 2 blue against 3 red are both 1 pollen."""
    table = Table()
    table.hold(0, "rrrbb")
    table.hold(1, "rrr")
    table.state.over = True
    assert table.scores() == [1, 1]
    assert table.rules.winners(table.state) == [0]
    assert table.petals(0) == "rrrbb"


def test_with_as_many_petals_the_victory_is_shared():
    """F42."""
    table = Table()
    table.hold(0, "rrrbb")
    table.hold(1, "yyypp")
    table.state.over = True
    assert table.rules.winners(table.state) == [0, 1]


@pytest.mark.parametrize(("sparkles", "given"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_is_rounded_up(sparkles, given):
    """Theorem 8."""
    assert half(sparkles) == given


def test_every_grain_has_its_line():
    board = closing("rr", s="red ladybug", t="blue moth", u="yellow hummingbird").bee(0, "u").bee(1, "t").place()
    assert lines(board, 0) == [("Sparkles of an enclosed tile", 2, 2), ("Bee visits", 1, 2)]
    assert lines(board, 1) == [("Tiles that others couldn't pay for", 2, 4), ("Bee visits", 1, 2)]


def test_a_line_marks_the_tiles_it_counts():
    board = closing("rr", s="red ladybug", t="blue moth", u="yellow hummingbird").place()
    sheet = Itemised()
    board.rules.score(board.state, 0, sheet)
    assert sheet.marks == [[board.pieces["s"]]]
    sheet = Itemised()
    board.rules.score(board.state, 1, sheet)
    assert sheet.marks == [[board.pieces["t"], board.pieces["u"]]]


def test_pond_pollen_is_a_line():
    board = Drawing(
        """
          a a a
          a . # #
            b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    board.place().draw("1 pollen")
    assert ("Ponds", 1, 1) in lines(board, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_heap_of_pollen_is_the_score_before_the_bonus(seats):
    """F44: whatever is given is given, the supply never runs out."""
    table = Table(seats)
    for seed in range(3):
        dice = Dice(seed)
        state = fresh(table.rules, dice)
        while not state.over:
            assert [table.rules.score(state, seat, BLANK) for seat in range(seats)] == list(state.pollen)
            step(table.rules, state, dice)
