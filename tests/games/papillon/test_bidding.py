"""Bidding for a place in the draft."""

import pytest
from games.papillon.drawing import Table, told

from hortus import art
from hortus.core.perspective import Perspective
from hortus.core.state import NONE

TEN = ["BFFF1", "BFFF2", "PFFF1", "PFFF2", "RFFF1", "RFFF2", "YFFF1", "YFFF2", "BBFF1", "PPFF1"]
"""A draft board without caterpillars, space by space."""


def bidding(seats=4, **options):
    return Table(seats, **options).fill(*TEN).gnome(2).at("bid")


def test_the_zeros_are_pushed_and_draft_in_reverse():
    """Test vector; rulings 2 to 6 and 8: A=0, B=3, C=0, D=0."""
    table = bidding()
    for seat, text in enumerate(["bid 0", "bid 3", "bid 0"]):
        assert table.waiting == [seat]
        table.play(seat, text)
        assert table.caterpillars() == [10, 10, 10, 10]  # nobody pays or is paid early
    events = table.play(3, "bid 0")
    assert [(event["seat"], event["amount"]) for event in told(events, "bid")] == [(3, 0)]
    assert [(event["seat"], event["spot"]) for event in told(events, "pushed")] == [(2, 2), (0, 3)]
    assert table.order() == [1, 3, 2, 0]
    assert [(event["seat"], event["caterpillars"]) for event in told(events, "consoled")] == [(3, 1), (2, 2), (0, 2)]
    # A would get 3, but twelve is the most one can hold (ruling 9).
    assert table.caterpillars() == [12, 7, 12, 11]
    assert table.step == "draft"


def test_a_zero_pays_what_is_printed_where_one_ends_up():
    """Ruling 2 with room in every purse: D+1, C+2, A+3."""
    table = bidding()
    for seat in range(4):
        table.state.caterpillars[seat] = 5
    for seat, text in enumerate(["bid 0", "bid 3", "bid 0", "bid 0"]):
        table.play(seat, text)
    assert table.caterpillars() == [8, 2, 7, 6]


def test_a_zero_may_pay_by_place_on_the_order_track():
    """Ruling 2, option order_position."""
    table = bidding(zero_bonus="order_position")
    for seat in range(4):
        table.state.caterpillars[seat] = 5
    for seat, text in enumerate(["bid 0", "bid 3", "bid 0", "bid 0"]):
        table.play(seat, text)
    assert table.order() == [1, 3, 2, 0]
    assert table.caterpillars() == [9, 2, 8, 7]


@pytest.mark.parametrize("option", ["space", "order_position"])
def test_four_zeros_fill_all_the_zero_spaces(option):
    """Ruling 2: +1, +2, +3 and +4 from right to left, and here the places on the track are the same."""
    table = bidding(zero_bonus=option)
    for seat in range(4):
        table.state.caterpillars[seat] = 5
    for seat in range(4):
        events = table.play(seat, "bid 0")
    assert [(event["seat"], event["spot"]) for event in told(events, "pushed")] == [(2, 2), (1, 3), (0, 4)]
    assert table.order() == [3, 2, 1, 0]
    assert table.caterpillars() == [9, 8, 7, 6]


@pytest.mark.parametrize(("option", "gain"), [("space", 1), ("order_position", 4)])
def test_a_lone_zero_of_four_brings_one_or_as_an_option_four(option, gain):
    """Ruling 2: the literal reading is the option."""
    table = bidding(zero_bonus=option)
    table.state.caterpillars[1] = 5
    for seat, text in enumerate(["bid 1", "bid 0", "bid 2", "bid 3"]):
        table.play(seat, text)
    assert table.order() == [3, 2, 0, 1]
    assert table.state.caterpillars[1] == 5 + gain


def test_the_board_shows_at_the_zero_spaces_only_what_they_bring():
    """Ruling 2: where the place on the track counts, nothing is printed."""
    assert bidding().rules.scene()["zero_bonus"] == [1, 2, 3, 4]
    assert bidding(zero_bonus="order_position").rules.scene()["zero_bonus"] == [NONE] * 4


@pytest.mark.parametrize(("option", "shown"), [("space", True), ("order_position", False)])
def test_the_drawing_shows_at_the_zero_spaces_only_what_they_bring(option, shown):
    table = bidding(zero_bonus=option)
    drawing = art.draw(table.rules.scene(), Perspective(table.rules, table.state, 0).view())
    for bonus in ("+2", "+3", "+4"):  # a +1 stands on every bonus token as well
        assert (f">{bonus}<" in drawing) == shown
    assert drawing.count(">0<") >= 4  # the spaces themselves are there


def test_the_latest_zero_drafts_before_the_pushed_ones():
    """Ruling 3."""
    table = bidding(3)
    for seat in range(3):
        table.play(seat, "bid 0")
    assert table.order() == [2, 1, 0]


def test_the_highest_bid_stands_first():
    """Ruling 4."""
    table = bidding()
    for seat, amount in enumerate([1, 5, 2, 4]):
        table.play(seat, f"bid {amount}")
    assert table.order() == [1, 3, 2, 0]
    assert table.caterpillars() == [9, 5, 8, 6]


def test_bids_are_made_in_the_order_of_the_track():
    """Ruling 6."""
    table = bidding(3)
    table.play(0, "bid 0")
    table.play(1, "bid 5")
    table.play(2, "bid 1")
    assert table.order() == [1, 2, 0]
    for seat in [1, 2, 0]:
        assert table.waiting == [seat]
        table.play(seat, sorted(table.legal(seat))[0])
        if table.step == "reserve":
            table.chance("RRYY")


def test_in_the_next_round_the_new_track_bids_first():
    """Ruling 6: the order of the last draft, not the seats."""
    table = bidding(3)
    for seat, amount in enumerate([0, 5, 1]):
        table.play(seat, f"bid {amount}")
    for seat in [1, 2, 0]:
        table.play(seat, sorted(table.legal(seat))[0])
        if table.step == "reserve":
            table.chance("RRYY")
    while table.step != "refill":
        seat = table.waiting[0]
        table.play(seat, sorted(table.legal(seat))[0])
    table.chance("BBRR", "BBYY", "PPRR", "PPYY", "BFPF1", "BFRF1", "BFYF1", "PFRF1", "PFYF1", "RFYF1", 0)
    assert table.state.round == 1
    for seat in [1, 2, 0]:
        assert table.waiting == [seat]
        table.play(seat, "bid 0")


def test_nobody_bids_what_is_taken_or_more_than_he_has():
    """Ruling 7: and everybody may bid 0, however poor."""
    table = bidding(3)
    assert table.legal(0) == {"bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"}
    table.play(0, "bid 2")
    table.state.caterpillars[1] = 3
    assert table.legal(1) == {"bid 0", "bid 1", "bid 3"}
    table.state.caterpillars[1] = 0
    assert table.legal(1) == {"bid 0"}


def test_the_zero_bonus_is_fixed_after_the_last_bid():
    """Ruling 5: a push during the bidding changes it."""
    table = bidding(3)
    table.state.caterpillars[0] = 0
    table.play(0, "bid 0")
    table.play(1, "bid 1")
    assert table.state.caterpillars[0] == 0
    table.play(2, "bid 0")
    assert table.state.caterpillars[0] == 2


def test_payment_comes_before_the_draft():
    """Ruling 8."""
    table = bidding(3)
    for seat, amount in enumerate([5, 4, 3]):
        table.play(seat, f"bid {amount}")
    assert table.step == "draft"
    assert table.caterpillars() == [5, 6, 7]


def test_the_supply_never_runs_out():
    """Ruling 11."""
    table = bidding(3)
    table.state.bank = 0
    table.state.caterpillars[2] = 0
    for seat, text in enumerate(["bid 5", "bid 4", "bid 0"]):
        table.play(seat, text)
    assert table.state.caterpillars[2] == 1
