"""What can be agreed on, and what cannot be played together."""

import pytest

import hortus


def test_one_seat_is_the_solo_variant_whether_asked_for_or_not():
    for modules in ([], ["solo"]):
        rules = hortus.rules("blume", 1, modules)
        assert rules.setup.modules == ["solo"]
        assert rules.scene()["variant"] == "solo"


@pytest.mark.parametrize("module", ["tools", "botanist", "field_of_flowers"])
def test_modules_are_not_offered_in_solo(module):
    """Ruling 41."""
    with pytest.raises(hortus.SetupError):
        hortus.rules("blume", 1, [module])
    with pytest.raises(hortus.SetupError):
        hortus.rules("blume", 1, ["solo", module])


def test_solo_is_for_one():
    with pytest.raises(hortus.SetupError):
        hortus.rules("blume", 2, ["solo"])


@pytest.mark.parametrize("module", ["tools", "botanist"])
def test_the_field_is_played_without_modules(module):
    with pytest.raises(hortus.SetupError):
        hortus.rules("blume", 2, ["field_of_flowers", module])


def test_tools_and_botanist_go_together():
    rules = hortus.rules("blume", 3, ["botanist", "tools"])
    assert rules.setup.modules == ["tools", "botanist"]
    assert rules.hides


def test_the_defaults_are_the_starred_ones():
    assert hortus.rules("blume").setup.options == {
        "prune_round1": "3",
        "hybrid_pattern": "alternating",
        "pruned_tiles": "out",
        "tools_per_turn": "any",
        "touch": "courtesy",
    }
