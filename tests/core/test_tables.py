"""Tables that cannot be put together, as programs ask for them."""

import pytest

import hortus


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"modules": "tools"}, "Modules are a list of names such as ['tools'], not 'tools'."),
        ({"modules": 5}, "Modules are a list of names such as ['tools'], not 5."),
        ({"modules": [[]]}, "Modules are a list of names such as ['tools'], not [[]]."),
        (
            {"options": ["prune_round1"]},
            "Options are a choice for each key, such as {'contents': 'open'}, not ['prune_round1'].",
        ),
        ({"options": {"prune_round1": 9}}, "Option prune_round1 of Blume can be 3 or 4, not '9'."),
        ({"options": {"prune_round1": []}}, "Option prune_round1 of Blume can be 3 or 4, not []."),
        ({"edition": 5}, "Blume has no edition 5; choose standard, or the name of a .toml file."),
        ({"seats": "2"}, "Blume is played with 1, 2, 3 or 4 seats, not '2'."),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_one_sentence(asked, sentence):
    with pytest.raises(hortus.SetupError) as refused:
        hortus.rules("blume", **asked)
    assert sentence in str(refused.value)


def test_no_modules_may_be_said_in_any_way_and_a_choice_as_a_number():
    for modules in [None, [], (), set()]:
        assert hortus.rules("blume", modules=modules).setup.modules == []
    assert hortus.rules("blume", options={"prune_round1": 4}).setup.options["prune_round1"] == "4"


@pytest.mark.parametrize("seed", ["\ud800", 1.5, b"7", 10**5000], ids=["broken", "float", "bytes", "long"])
def test_a_seed_is_a_number_or_a_text(seed):
    with pytest.raises(hortus.SetupError, match=r"^A seed "):
        hortus.Match(hortus.rules("petal"), seed)


def test_a_match_wants_rules():
    with pytest.raises(hortus.SetupError, match="A match needs rules"):
        hortus.Match("petal")


def test_an_option_says_at_which_tables_it_matters():
    options = {option.key: option for option in hortus.GAMES["papillon"].options}
    assert options["two_player_swap"].seats == [2]
    assert options["empty_supply"].seats == []
