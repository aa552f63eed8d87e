"""Numbers, spellings and notation."""

import pytest

import hortus


@pytest.mark.parametrize(("seats", "modules", "size"), [(2, [], 1660), (4, [], 1724), (4, ["expert_gnomes"], 2884)])
def test_the_catalogue_stays_within_a_few_thousand(seats, modules, size):
    assert hortus.rules("papillon", seats, modules).catalogue.size == size


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("bid 3", {"do": "bid", "amount": 3}),
        ("column 2", {"do": "take", "line": 5}),
        ("BFFF1>", {"do": "lay", "tile": 0, "turn": 1}),
        ("p16", {"do": "at", "cell": 525}),
        ("from supply", {"do": "settle", "source": 0}),
        ("from nowhere", {"do": "settle", "source": 9}),
        ("done", {"do": "finish", "how": 0}),
        ("red1:3+", {"do": "pollinate", "flower": 4, "patch": 1}),
        ("supply>red1", {"do": "bonus", "source": 0, "flower": 4}),
        ("blue2>red1", {"do": "bonus", "source": 2, "flower": 4}),
        ("leave token", {"do": "token", "how": 1}),
        ("gnome p16", {"do": "gnome", "cell": 525}),
        ("north", {"do": "part", "side": 0}),
    ],
)
def test_actions_are_written_and_spelled(text, spelled):
    catalogue = hortus.rules("papillon", 4, ["expert_gnomes"]).catalogue
    assert catalogue.spell(catalogue.read(text)) == spelled
    assert catalogue.write(catalogue.number(spelled)) == text
