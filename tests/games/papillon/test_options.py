"""What players of Papillon may agree on."""

import hortus
from hortus.games.papillon.options import MODULES, OPTIONS


def test_the_defaults_are_the_rulings():
    assert {option.key: option.default for option in OPTIONS} == {
        "bonus_target": "same",
        "zero_bonus": "space",
        "cap_for_two": "twelve",
        "tie_rank": "dense",
        "two_player_swap": "immediate",
        "empty_supply": "must",
        "gardening": "simultaneous",
    }


def test_every_choice_can_be_played_and_says_something():
    for option in OPTIONS:
        for choice in option.choices:
            assert str(hortus.GAMES["papillon"].explains(option, choice)).endswith(".")
            assert hortus.rules("papillon", 2, options={option.key: choice}).setup.options[option.key] == choice


def test_gnomes_are_for_any_number_of_seats():
    [gnomes] = MODULES
    assert gnomes.seats == hortus.GAMES["papillon"].seats
