"""Rules of thumb: the greedy bot plays sensibly and leaves the table as it was."""

import pytest
from bots.knowledge.blume.greed import RED
from games.blume.drawing import Table
from walking import frozen, somewhere

import hortus
from hortus.bots.knowledge import knowledge


@pytest.mark.parametrize("modules", [[], ["botanist"], ["tools"], ["tools", "botanist"], ["field_of_flowers"]])
def test_thinking_changes_nothing(modules):
    rules = hortus.rules("blume", 2, modules)
    for seed in range(12):
        state, _ = somewhere(rules, seed, 12 * seed)
        before = frozen(state)
        for seat in range(2):
            knowledge(rules).value(state, seat)
            for action in rules.legal(state, seat):
                knowledge(rules).promise(state, seat, action)
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
    before = knowledge(table.rules).value(table.state, 0)
    table.stock(0, red=2)
    table.market(red=3)
    assert knowledge(table.rules).value(table.state, 0) > before
    assert knowledge(table.rules).value(table.state, 1) < 0


def test_the_value_of_a_table_counts_botanist_cards():
    table = Table(RED, RED, modules=("botanist",))
    before = knowledge(table.rules).value(table.state, 0)
    table.state.cards.first[0] = 3
    table.state.cards.second[0] = 1
    assert knowledge(table.rules).value(table.state, 0) == before + 14
