"""A closer look: patterns of points, the market to come, tiles for the next seat, sets of tiles to cut."""

from math import isfinite

import pytest
from bots.knowledge.blume.looking import RED_GAP, best, studied
from games.blume.drawing import FULL_3, Table
from librt.vecs import vec
from walking import frozen, somewhere

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.state import to_vec

MODULES = [[], ["botanist"], ["tools"], ["tools", "botanist"], ["field_of_flowers"]]


def test_every_trait_has_a_name_and_a_weight_to_begin_with():
    table = Table(FULL_3)
    heuristics = knowledge(table.rules)
    row = vec[float]([0.0] * len(heuristics.traits()))
    heuristics.describe(table.state, 0, row)
    assert len(heuristics.hand()) == len(row)
    assert all(isfinite(amount) for amount in row)


def test_the_last_tile_of_a_round_is_turned_so_that_a_flower_opens():
    table = Table(RED_GAP, FULL_3)
    tile, turn = table.find("...r")
    table.state.hand = tile
    table.enter("place")
    assert best(table) == "b2" + "^>v<"[turn]


def test_only_a_point_that_one_tile_completes_is_watered_by_hand():
    table = Table(".. --\n.r --\n.r r.\n.. ..", modules=("tools",), row=("...r", "....", "...."))
    heuristics = knowledge(table.rules)
    table.enter("hose")
    worths = studied(table)
    assert worths["hose ab12"] > 0.0
    assert all(worth == 0.0 for text, worth in worths.items() if text != "hose ab12")
    assert not heuristics.closely


def test_the_colour_that_i_hold_most_is_raised():
    table = Table(".. --\n.r --\n.r r.\n.. ..", round=2)
    table.state.scored = 2
    table.stock(0, red=6, blue=5, pink=1)
    table.stock(1, pink=4)
    table.lay("b2", "...r")
    assert best(table) == "blue+"


def test_the_colour_that_only_the_rival_holds_is_lowered():
    table = Table(".. --\n.r --\n.r r.\n.. ..", round=2)
    table.state.scored = 2
    table.stock(0, red=6)
    table.stock(1, pink=5)
    table.market(pink=4)
    table.lay("b2", "...r")
    assert best(table) == "pink-"


def test_a_step_that_jumps_over_other_pegs_is_worth_more():
    table = Table(".. --\n.r --\n.r r.\n.. ..")
    table.stock(0, red=6, blue=3, pink=3)
    table.market(blue=1, orange=2, yellow=3, pink=5)
    table.lay("b2", "...r")
    worths = studied(table)
    assert worths["blue+"] > worths["pink+"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", MODULES)
def test_a_closer_look_finds_a_finite_worth_and_changes_nothing(modules, seats):
    rules = hortus.rules("blume", seats, modules)
    look(rules, 6)


def test_a_closer_look_at_a_table_for_one():
    look(hortus.rules("blume", 1), 10)


def look(rules, seeds):
    for seed in range(seeds):
        state, _ = somewhere(rules, seed, 17 * seed)
        before = frozen(state)
        for seat in range(rules.seats):
            legal = rules.legal(state, seat)
            if legal:
                worths = vec[float]([0.5] * len(legal))
                knowledge(rules).study(state, seat, to_vec(legal), len(legal), worths)
                assert all(isfinite(worth) for worth in worths)
                assert [knowledge(rules).promise(state, seat, action) for action in legal]
        assert frozen(state) == before
