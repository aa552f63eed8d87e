"""How a table moves: decisions, chance, clones, the end."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walking import every_setting, examples, finish, fresh, frozen, plain_settings, some_settings, somewhere, step

import hortus
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.events import SILENT

positions = given(setting=st.sampled_from(every_setting()), seed=st.integers(0, 2**63), decisions=st.integers(0, 160))
quickly = examples(100)


@pytest.mark.parametrize("setting", some_settings(), ids=repr)
def test_every_game_ends_and_conserves_its_pieces(setting):
    rules = setting.rules
    dice = Dice(len(repr(setting)))
    before = rules.census(rules.deal())
    state = fresh(rules, dice)
    while not state.over:
        assert rules.census(state) == before
        step(rules, state, dice)
    assert rules.census(state) == before
    assert state.waiting == 0
    assert rules.winners(state)


@quickly
@positions
def test_legal_actions_are_sorted_and_inside_the_catalogue(setting, seed, decisions):
    rules = setting.rules
    state, _ = somewhere(rules, seed, decisions)
    assert state.over == (state.waiting == 0)
    for seat in range(state.seats):
        legal = rules.legal(state, seat)
        assert bool(legal) == (seat in members(state.waiting))
        assert legal == sorted(set(legal))
        if legal:
            assert legal[0] >= 0
            assert legal[-1] < rules.catalogue.size


@quickly
@positions
def test_the_order_of_simultaneous_choices_does_not_matter(setting, seed, decisions):
    rules = setting.rules
    state, _ = somewhere(rules, seed, decisions)
    seats = members(state.waiting)
    outcomes = set()
    orders = list(itertools.permutations(seats))[:6]
    for order in orders:
        twin = state.clone()
        for seat in order:
            choices = Dice(seed + seat)
            # A seat may owe a whole sequence; the step is over when its turn in the ring is.
            while twin.waiting >> seat & 1 and twin.step == state.step:
                legal = rules.legal(twin, seat)
                rules.choose(twin, seat, legal[choices.below(len(legal))], SILENT)
                if len(seats) == 1:
                    break
        outcomes.add(frozen(twin))
    assert len(outcomes) == 1


def assert_clone_is_independent(rules: Any, state: Any, dice: Dice, clone: Callable[[Any], Any]) -> None:
    before = frozen(state)
    twin = clone(state)
    assert frozen(twin) == before
    finish(rules, twin, dice)
    assert frozen(state) == before


@quickly
@positions
def test_playing_on_a_clone_leaves_the_original_alone(setting, seed, decisions):
    state, dice = somewhere(setting.rules, seed, decisions)
    assert_clone_is_independent(setting.rules, state, dice, lambda state: state.clone())


def test_a_planted_shallow_clone_is_caught():
    rules = hortus.rules("petal")

    def shallow(state: Any) -> Any:
        twin = state.clone()
        twin.net = state.net
        return twin

    state, dice = somewhere(rules, 7, 3)
    with pytest.raises(AssertionError):
        assert_clone_is_independent(rules, state, dice, shallow)


@quickly
@positions
def test_a_dump_can_be_loaded_and_played_on(setting, seed, decisions):
    rules = setting.rules
    state, _ = somewhere(rules, seed, decisions)
    loaded = rules.load(state.dump())
    assert frozen(loaded) == frozen(state)
    finish(rules, state, Dice(seed))
    finish(rules, loaded, Dice(seed))
    assert frozen(loaded) == frozen(state)


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_a_chance_step_always_has_an_outcome(setting):
    rules = setting.rules
    dice = Dice(11)
    state = rules.deal()
    rules.enter(state, 0)
    while not state.over:
        if state.waiting:
            seat = members(state.waiting)[0]
            legal = rules.legal(state, seat)
            rules.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        else:
            odds = list(rules.odds(state))
            assert min(odds) >= 0
            assert sum(odds) > 0
            rules.happen(state, dice.weighted(rules.odds(state)), SILENT)
