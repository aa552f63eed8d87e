"""The bidding thought through."""

import pytest
from bots.knowledge.papillon.looking import favourite, in_the_last_round, worths
from games.papillon.drawing import Table


def test_nobody_pays_for_a_place_that_is_theirs_anyway():
    table = Table().fill("BFFF1", "RFFF1", "YFFF1", "PFFF1", "BBFF1", "RRFF1").gnome(1).at("bid")
    table.play(0, "bid 5")
    table.play(1, "bid 4")
    found = worths(table, 2)
    assert favourite(table, 2) == "bid 0"
    assert found["bid 0"] > found["bid 1"] > found["bid 2"] > found["bid 3"]


def test_the_last_bidder_pays_one_more_and_not_two_for_a_rich_line():
    """A row of four tiles with caterpillars, and next to nothing else."""
    table = Table().fill("BFPFc", "BFRFc", "BFYFc", "PFRFc").at("bid")
    for seat in range(3):
        table.state.caterpillars[seat] = 5
    table.play(0, "bid 1")
    table.play(1, "bid 0")
    found = worths(table, 2)
    assert favourite(table, 2) == "bid 2"
    assert found["bid 2"] > found["bid 0"]


@pytest.mark.parametrize(("option", "gain"), [("space", 1), ("order_position", 3)])
def test_a_bid_of_zero_is_worth_what_the_table_has_agreed_on(option, gain):
    """Whoever bids last comes last with a 0 and with a 1; the 0 brings caterpillars, the 1 costs one."""
    table = in_the_last_round(Table(zero_bonus=option).fill("BFPFc", "BFRFc").at("bid"))
    table.state.caterpillars[2] = 3
    table.play(0, "bid 5")
    table.play(1, "bid 4")
    found = worths(table, 2)
    assert found["bid 0"] - found["bid 1"] == pytest.approx(gain + 1)


def test_a_full_purse_takes_no_more_unless_the_table_has_agreed_on_it():
    found = {}
    for cap in ("twelve", "none"):
        table = in_the_last_round(Table(2, cap_for_two=cap).fill("BFPFc", "BFRFc").at("draft"))
        table.state.caterpillars[0] = 12
        found[cap] = worths(table)["row 1"]
    assert found["none"] > found["twelve"]
