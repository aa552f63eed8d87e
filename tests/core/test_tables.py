"""Tables that cannot be put together, as programs ask for them."""

import pytest

import hortus
from hortus.core.message import Message
from hortus.core.plain import STRANGE, plain


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


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ({"game": "petal", "modules": ["tools"]}, "refused-module-none"),
        ({"game": "blume", "modules": ["weeds"]}, "refused-module"),
        ({"game": "blume", "modules": ["field_of_flowers"], "seats": 1}, "refused-seats"),
        ({"game": "blume", "modules": ["field_of_flowers", "tools"]}, "refused-module-together"),
        ({"game": "chess"}, "refused-game"),
        ({"game": "petal", "seats": 2.0}, "refused-seats"),
        ({"game": "petal", "seats": 3}, "refused-seats"),
    ],
)
def test_modules_and_seats_that_do_not_fit_are_refused(asked, refusal):
    with pytest.raises(hortus.SetupError) as refused:
        hortus.rules(**asked)
    assert refused.value.message.key == refusal


def test_modules_that_fit_are_taken_in_the_order_of_the_game():
    assert hortus.rules("blume", modules=["botanist", "tools"]).setup.modules == ["tools", "botanist"]


def test_the_fingerprint_of_an_edition_stays_what_it_was():
    """Records and tables name it: with another one, none of them could be opened."""
    assert hortus.rules("petal").setup.digest == "947f9e0ee62f357ae0fcbe52c69067ce"


@pytest.mark.parametrize("text", ["\x1b[2Jgarden", "gar\u202eden", "garden\x07"])
def test_text_from_outside_is_shown_without_what_would_change_the_screen(text):
    shown = plain(text)
    assert shown.isprintable()
    assert STRANGE in shown
    assert plain("garden") == "garden"


def test_a_reason_tells_programs_what_it_tells_people():
    match = hortus.Match(hortus.rules("petal"), seed=7)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    reason, _, _ = match.ledger(0)[0]
    assert reason.key.startswith("petal-")
    assert str(reason) == str(Message(reason.key, reason.values))
