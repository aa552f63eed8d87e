"""What holds at every table, tried where flowers really open.

Random play hardly ever completes a flower; these walks are played by the
greedy bot, so that actions, markets, cards and hybrids all happen.
"""

from typing import Any

import pytest
from every_table.test_worlds import assert_worlds_look_alike
from walking import frozen

import hortus
from hortus.core.scoring import BLANK, Itemised

TABLES: list[tuple[int, tuple[str, ...], dict[str, str]]] = [
    (1, (), {}),
    (2, (), {}),
    (4, (), {"prune_round1": "4", "pruned_tiles": "bag"}),
    (2, ("tools",), {}),
    (3, ("tools",), {"tools_per_turn": "1"}),
    (2, ("botanist",), {}),
    (4, ("botanist",), {"hybrid_pattern": "any2plus2"}),
    (2, ("tools", "botanist"), {"hybrid_pattern": "any2plus2"}),
    (3, ("field_of_flowers",), {}),
]


def walk(rules: Any, seed: int) -> Any:
    """A whole game of greedy bots, the table handed out before every decision."""
    match = hortus.Match(rules, seed=seed)
    bot, dice = hortus.bot("greedy"), hortus.Dice(seed)
    while not match.over:
        yield match
        if match.over:
            return
        seat = match.waiting[dice.below(len(match.waiting))]
        match.submit(seat, bot.choose(match.perspective(seat), dice))
    yield match


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES)
def test_pieces_are_conserved_and_scores_explained_while_flowers_open(seats, modules, options):
    rules = hortus.rules("blume", seats, modules, options)
    before = rules.census(rules.deal())
    for match in walk(rules, 3):
        state = match._state
        assert rules.census(state) == before
        for seat in range(seats):
            sheet = Itemised()
            assert rules.score(state, seat, sheet) == sum(line[2] for line in sheet.lines)
            legal = rules.legal(state, seat)
            assert legal == sorted(set(legal))
    assert match.over
    assert sum(match.scores()) != 0


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES)
def test_states_are_cloned_dumped_and_recorded_whole_while_flowers_open(seats, modules, options):
    rules = hortus.rules("blume", seats, modules, options)
    for count, match in enumerate(walk(rules, 5)):
        if count % 9 == 0:
            state = match._state
            assert frozen(state.clone()) == frozen(state)
            assert frozen(rules.load(state.dump())) == frozen(state)
    again = hortus.verify(match.record())
    assert again.scores() == match.scores()


@pytest.mark.parametrize("modules", [("botanist",), ("tools", "botanist")])
def test_imagined_worlds_look_alike_while_cards_come_and_go(modules):
    rules = hortus.rules("blume", 3, modules)
    dice = hortus.Dice(9)
    revealed = 0
    for seed in range(2):
        for count, match in enumerate(walk(rules, seed)):
            if count % 5 == 0:
                assert_worlds_look_alike(rules, match._state, dice, rules.view)
        revealed += sum(event.kind.name == "unveiled" for event in match.heard)
    assert revealed > 3


def test_undo_brings_back_what_was_while_flowers_open():
    rules = hortus.rules("blume", 2, ("tools", "botanist"))
    bot, dice = hortus.bot("greedy"), hortus.Dice(2)
    undone = 0
    for count, match in enumerate(walk(rules, 8)):
        if match.over or count % 4:
            continue
        before = frozen(match._state), len(match.heard)
        seat = match.waiting[0]
        match.submit(seat, bot.choose(match.perspective(seat), dice))
        if not match.over and match.undo(seat):
            undone += 1
            assert (frozen(match._state), len(match.heard)) == before
    assert undone > 10


RARE = {"poured", "forgone", "empty", "lowered", "left"}
"""Happen too seldom to wait for; other tests bring them about."""


def test_every_kind_of_event_happens():
    heard: set[str] = set()
    kinds: set[str] = set()
    for seats, modules, options in TABLES:
        rules = hortus.rules("blume", seats, modules, options)
        kinds |= {kind.name for kind in rules.events}
        for bot in ("greedy", "random"):
            match = hortus.Match(rules, seed=11)
            dice = hortus.Dice(11)
            while not match.over:
                seat = match.waiting[0]
                match.submit(seat, hortus.bot(bot).choose(match.perspective(seat), dice))
            heard |= {event.kind.name for event in match.heard}
    assert kinds - heard <= RARE


def test_the_score_of_a_table_needs_no_ledger():
    rules = hortus.rules("blume", 2)
    state = rules.deal()
    assert [int(rules.score(state, seat, BLANK)) for seat in range(2)] == [0, 0]
