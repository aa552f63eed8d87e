"""Scoring, Final Scoring and Tiebreakers."""

import english
from games.blume.drawing import FULL_3, Table

from hortus.core.scoring import Itemised

EIGHT = ".. .. --\n.. .. --\n.. .. ..\n.. .. ..\n.. .. ..\n.. .. .."


def end_round(table: Table) -> None:
    table.lay("c3", "....")


def test_stock_times_market():
    """Test vector: 2 red and 1 blue with red +3 and blue -2 are 6 - 2 = 4."""
    table = Table(EIGHT, FULL_3)
    table.stock(0, red=2, blue=1)
    table.market(red=3, blue=-2)
    assert table.score(0) == 0
    end_round(table)
    assert [table.score(seat) for seat in range(2)] == [4, 0]
    assert [event["points"] for event in table.told("scored")] == [4, 0]


def test_a_score_may_fall_below_zero():
    """Ruling 15."""
    table = Table(EIGHT, FULL_3)
    table.stock(1, pink=3)
    table.market(pink=-4)
    end_round(table)
    assert table.score(1) == -12


def test_the_stock_stays_and_is_scored_again():
    """Ruling 15: all stocked flowers, at the market of each round."""
    table = Table(EIGHT, FULL_3)
    table.stock(0, red=2)
    table.market(red=3)
    end_round(table)
    assert table.stocked() == {"red": 2}
    table.market(red=5)
    table.state.round = 1
    table.rules.steps[3].course.score(table.state, table.log)
    assert table.score(0) == 6 + 10


def test_the_ledger_explains_every_point():
    table = Table(EIGHT, FULL_3)
    table.stock(0, red=2, blue=1)
    table.market(red=3, blue=-2)
    end_round(table)
    sheet = Itemised()
    table.rules.score(table.state, 0, sheet)
    assert english.lines(sheet) == [("Round 1, red", 2, 6), ("Round 1, blue", 1, -2)]
    assert sheet.marks == [[0], [5]]


def test_of_equal_scores_the_fuller_greenhouse_wins():
    """Ruling 27, first tiebreaker."""
    table = Table(FULL_3, FULL_3)
    table.stock(1, red=1)
    assert table.rules.winners(table.state) == [1]


def test_then_the_fewest_hybrids_standing_win():
    """Ruling 27, second tiebreaker."""
    table = Table(FULL_3, FULL_3)
    table.plant(1, "ab12", "red/blue")
    assert table.rules.winners(table.state) == [0]


def test_then_the_victory_is_shared():
    """Ruling 27."""
    table = Table(FULL_3, FULL_3)
    assert table.rules.winners(table.state) == [0, 1]
