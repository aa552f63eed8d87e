"""Bidding for a place in the draft."""

from games.papillon.drawing import Table, told

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
