"""Tables that cannot be put together, as programs ask for them."""

import pytest

import hortus


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"modules": "tools"}, "The modules are a list of names, as in ['tools'], not 'tools'."),
        ({"modules": 5}, "The modules are a list of names, as in ['tools'], not 5."),
        ({"modules": [[]]}, "The modules are a list of names, as in ['tools'], not [[]]."),
        ({"options": ["prune_round1"]}, "The options are a choice for each key"),
        ({"options": {"prune_round1": 9}}, "Option prune_round1 of Blume is one of 3, 4, not '9'."),
        ({"options": {"prune_round1": []}}, "Option prune_round1 of Blume is one of 3, 4, not []."),
        ({"edition": 5}, "Blume has no edition 5; it has "),
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
    with pytest.raises(hortus.SetupError, match="A match is played by rules"):
        hortus.Match("petal")
