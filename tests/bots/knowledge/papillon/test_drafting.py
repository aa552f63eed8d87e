"""Drafting with a look at what the others will take."""

from bots.knowledge.papillon.looking import favourite, in_the_last_round, worths
from games.papillon.drawing import Table


def test_the_last_drafter_takes_what_closes_a_patch():
    table = in_the_last_round(Table(2).garden(0, "BFFF1v").fill("BFFF2", "RFFF1", ".", "PPFF", "YYFF").at("draft"))
    table.state.turn = 1
    table.state.order[0] = 1
    table.state.order[1] = 0
    found = worths(table)
    assert favourite(table) in ("row 1", "column 1")
    assert found["row 1"] > found["row 2"]


def test_of_equal_lines_the_one_that_the_other_needs_is_taken():
    """Nothing fits the first drafter better, but the second could close blue."""
    table = in_the_last_round(Table(2).fill("BFFF2", ".", "RFFF2").at("draft"))
    table.garden(1, "BFFF1v")
    found = worths(table)
    assert found["column 1"] > found["column 3"]
