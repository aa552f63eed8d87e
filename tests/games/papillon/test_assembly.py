"""How a table of Papillon is put together."""

import pytest

import hortus
from hortus.games.papillon.bidding import ZeroBonus, ZeroBonusByPlace
from hortus.games.papillon.gardening import Gardening, GardeningInTurn
from hortus.games.papillon.pollination import Bonus, BonusAnywhere
from hortus.games.papillon.scoring import Flowers, FlowersSkipping
from hortus.games.papillon.steps import Take, TakeForTwo, TakeForTwoLater


def names(seats, modules=()):
    return [step.name for step in hortus.rules("papillon", seats, modules).steps]


def has(kind, seats=3, **options):
    return any(type(step) is kind for step in hortus.rules("papillon", seats, options=options).steps)


def test_two_seats_do_not_bid():
    assert [name for name in names(3) if name not in names(2)] == ["bid"]


def test_the_gnome_is_placed_between_gardening_and_pollination():
    plain, expert = names(3), names(3, ["expert_gnomes"])
    place = expert.index("place the gnome")
    assert expert[place - 1] == "garden"
    assert [name for name in expert if name != "place the gnome"] == plain


@pytest.mark.parametrize(
    ("seats", "option", "choice", "part", "instead_of"),
    [
        (3, "gardening", "draft_order", GardeningInTurn, Gardening),
        (3, "bonus_target", "any", BonusAnywhere, Bonus),
        (2, "two_player_swap", "next_round", TakeForTwoLater, TakeForTwo),
    ],
)
def test_an_option_picks_a_step(seats, option, choice, part, instead_of):
    assert has(instead_of, seats)
    assert has(part, seats, **{option: choice})
    assert not has(instead_of, seats, **{option: choice})


def test_three_and_four_take_one_after_the_other():
    assert has(Take, 3)
    assert has(Take, 4)


def test_an_option_picks_a_part():
    rules, other = (
        hortus.rules("papillon", 3, options=options)
        for options in ({}, {"zero_bonus": "order_position", "tie_rank": "skip"})
    )
    assert (type(rules.zero), type(other.zero)) == (ZeroBonus, ZeroBonusByPlace)
    assert (type(rules.nectar), type(other.nectar)) == (Flowers, FlowersSkipping)


def test_only_two_seats_may_hold_any_number_of_caterpillars():
    held = [int(hortus.rules("papillon", seats, options={"cap_for_two": "none"}).purse.most) for seats in (2, 3)]
    assert held[0] > 1000
    assert held[1] == 12
