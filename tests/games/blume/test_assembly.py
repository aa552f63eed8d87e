"""How a table of Blume is put together."""

import pytest

import hortus
from hortus.core.setup import Setup
from hortus.games.blume.assembly import with_solo
from hortus.games.blume.board import Bed, LooseBed
from hortus.games.blume.modules.field_of_flowers import FieldRules
from hortus.games.blume.pruning import Prune, PruneIntoBag


def names(seats=2, modules=(), **options):
    return [step.name for step in hortus.rules("blume", seats, modules, options).steps]


def agreed(seats, modules):
    return Setup("blume", 1, seats, modules, {}, "standard", "")


def test_a_table_for_one_is_solo_and_what_was_agreed_on_stays_as_it_was():
    setup = agreed(1, [])
    assert with_solo(setup).modules == ["solo"]
    assert setup.modules == []
    assert with_solo(agreed(2, ["tools"])).modules == ["tools"]
    assert hortus.rules("blume", 1).setup.modules == ["solo"]


def test_modules_join_in_one_order_whichever_was_named_first():
    both = names(3, ["tools", "botanist"])
    assert both == names(3, ["botanist", "tools"])
    assert both.index("deal botanist cards") < both.index("reveal tools")


def test_the_botanist_takes_the_hybrids_place():
    assert names().count("reveal a hybrid") == 2
    assert "reveal a hybrid" not in names(2, ["botanist"])
    assert hortus.rules("blume", 2, ["botanist"]).hides


def test_the_field_is_a_table_of_its_own():
    assert type(hortus.rules("blume", 2, ["field_of_flowers"])) is FieldRules


@pytest.mark.parametrize(("choice", "part"), [("out", Prune), ("bag", PruneIntoBag)])
def test_an_option_picks_how_tiles_are_pruned(choice, part):
    steps = hortus.rules("blume", options={"pruned_tiles": choice}).steps
    assert [type(step) for step in steps if isinstance(step, Prune)] == [part]


def test_an_option_picks_the_bed_and_the_cuts():
    assert type(hortus.rules("blume").bed) is Bed
    assert type(hortus.rules("blume", options={"hybrid_pattern": "any2plus2"}).bed) is LooseBed
    assert hortus.rules("blume", options={"prune_round1": "4"}).cuts == [4, 4]
