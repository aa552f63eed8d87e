"""Rules of thumb: the greedy bot plays sensibly and leaves the table as it was."""

import pytest
from games.blume.drawing import FULL_3, Table
from walking import frozen, somewhere

import hortus
from hortus.games.blume.modules.tool_words import TOOLS

RED = ".. --\n.r --\n.r r.\n.. .."


def best(table: Table) -> str:
    """What promises most to the seat whose turn it is."""
    legal = table.rules.legal(table.state, table.turn)
    promises = [table.rules.heuristics.promise(table.state, table.turn, action) for action in legal]
    return table.written([legal[promises.index(max(promises))]])[0]


def test_a_flower_that_can_be_completed_is_completed():
    table = Table(RED)
    table.state.hand = table.find("...r")[0]
    table.enter("place")
    assert best(table)[:2] == "b2"


def test_the_tile_that_completes_a_flower_is_taken():
    table = Table(RED, row=("oyvb", "rypv", "ypvb"))
    table.enter("take")
    assert best(table) == "2"


def test_a_full_greenhouse_makes_for_the_market():
    table = Table(RED)
    table.stock(0, red=6, blue=4)
    table.market(blue=2)
    table.lay("b2", "...r")
    assert best(table) == "blue+"


def test_nobody_raises_what_only_the_other_has():
    table = Table(RED)
    table.stock(1, pink=5)
    table.market(pink=4)
    table.lay("b2", "...r")
    assert best(table) != "pink+"


def test_a_tile_of_a_finished_flower_is_pruned_so_that_it_may_open_again():
    table = Table(".. .. ..\n.. .. ..\n.r r. ..\n.r r. ..\n.. .. ..\n.. .. ..", FULL_3)
    table.enter("prune")
    assert best(table)[1:] in {"a1", "a2", "b1", "b2", "a3", "b3"}


@pytest.mark.parametrize("modules", [[], ["botanist"], ["tools"], ["tools", "botanist"], ["field_of_flowers"]])
def test_thinking_changes_nothing(modules):
    rules = hortus.rules("blume", 2, modules)
    for seed in range(12):
        state, _ = somewhere(rules, seed, 12 * seed)
        before = frozen(state)
        for seat in range(2):
            rules.heuristics.value(state, seat)
            for action in rules.legal(state, seat):
                rules.heuristics.promise(state, seat, action)
        assert frozen(state) == before


@pytest.mark.parametrize("modules", [[], ["botanist"], ["tools"], ["field_of_flowers"]])
def test_greedy_beats_random(modules):
    rules = hortus.rules("blume", 2, modules)
    won = 0
    for game in range(6):
        match = hortus.Match(rules, seed=game)
        dice = hortus.Dice(game)
        bots = [hortus.bot("greedy"), hortus.bot("random")]
        mine = game % 2
        while not match.over:
            for seat in match.waiting:
                match.submit(seat, bots[0 if seat == mine else 1].choose(match.perspective(seat), dice))
        won += match.winners() == (mine,)
    assert won == 6


def test_the_value_of_a_table_counts_what_is_stocked():
    table = Table(RED, RED)
    before = table.rules.heuristics.value(table.state, 0)
    table.stock(0, red=2)
    table.market(red=3)
    assert table.rules.heuristics.value(table.state, 0) > before
    assert table.rules.heuristics.value(table.state, 1) < 0


def test_the_value_of_a_table_counts_botanist_cards():
    table = Table(RED, RED, modules=("botanist",))
    before = table.rules.heuristics.value(table.state, 0)
    table.state.cards.first[0] = 3
    table.state.cards.second[0] = 1
    assert table.rules.heuristics.value(table.state, 0) == before + 14


def test_nobody_rakes_a_flower_that_stays_as_it_is():
    """The tile shows the point the same colour after a quarter turn: nothing opens, so nothing is promised."""
    table = Table(".. ..\n.r rr\n.r r.\n.. ..", modules=("tools",))
    table.market(red=8)
    table.state.shed.shown[0] = TOOLS.index("rake")
    table.enter("take")
    table.do("rake")
    heuristics, read = table.rules.heuristics, table.rules.catalogue.read
    assert heuristics.promise(table.state, 0, read("turn b2 >")) < heuristics.promise(table.state, 0, read("turn b2 v"))
