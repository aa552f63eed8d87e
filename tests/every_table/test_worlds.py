"""What a seat may know: an imagined world must look like the true one."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walking import every_setting, examples, frozen, heard_until_revealed, some_settings, somewhere

import hortus
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.core.state import NONE

positions = given(setting=st.sampled_from(every_setting()), seed=st.integers(0, 2**63), decisions=st.integers(0, 160))
quickly = examples(100)

View = Callable[[Any, int], dict[str, object]]


def assert_worlds_look_alike(rules: Any, state: Any, dice: Any, view: View) -> None:
    """For every seat: same view, same legal actions, and the same heard of whatever is done next."""
    for seat in range(state.seats):
        perspective = Perspective(rules, state, seat)
        world = perspective.imagine(dice)
        assert view(world, seat) == view(state, seat)
        assert rules.legal(world, seat) == perspective.legal()
        assert Perspective(rules, world, seat).view()["sealed"] == perspective.view()["sealed"]
        if members(state.waiting) == [seat] and members(world.waiting) == [seat]:
            for action in perspective.legal()[:3]:
                true, imagined = state.clone(), world.clone()
                assert heard_until_revealed(rules, imagined, seat, action, seat) == heard_until_revealed(
                    rules, true, seat, action, seat
                )


@quickly
@positions
def test_an_imagined_world_looks_like_the_true_one(setting, seed, decisions):
    rules = setting.rules
    state, dice = somewhere(rules, seed, decisions)
    assert_worlds_look_alike(rules, state, dice, rules.view)


@quickly
@positions
def test_imagining_depends_on_the_view_and_the_dice_alone(setting, seed, decisions):
    """From the truth and from a world that looks like it, the same dice imagine the same.

    So a bot that only imagines cannot be swayed by what it cannot see.
    """
    rules = setting.rules
    state, dice = somewhere(rules, seed, decisions)
    for seat in [NONE, *range(state.seats)]:
        world = Perspective(rules, state, seat).imagine(dice)
        again = [Perspective(rules, truth, seat).imagine(Dice(seed)) for truth in (state, world)]
        assert frozen(again[0]) == frozen(again[1])


@quickly
@positions
def test_a_spectator_sees_no_more_than_every_seat_together(setting, seed, decisions):
    """A spectator's view must not change when all that is hidden from any one seat is dealt anew."""
    rules = setting.rules
    state, dice = somewhere(rules, seed, decisions)
    world = Perspective(rules, state, NONE).imagine(dice)
    assert rules.view(world, NONE) == rules.view(state, NONE)
    assert Perspective(rules, state, NONE).legal() == []


@pytest.mark.parametrize("setting", some_settings()[::7], ids=repr)
def test_imagining_deals_the_hidden_anew(setting):
    """Where something is hidden, imagining must not simply hand out the truth."""
    rules = setting.rules
    if not rules.hides:
        return
    for seed in range(40):
        state, dice = somewhere(rules, seed, 12 + seed)
        if not state.over:
            for seat in range(state.seats):
                if Perspective(rules, state, seat).imagine(dice).dump() != state.dump():
                    return
    raise AssertionError("forty positions, and every imagined world was the true one")


def test_a_planted_leak_is_caught():
    """A view that shows the covered numbers of the memory game differs between worlds."""
    rules = hortus.rules("petal", options={"contents": "memory"})

    def leaking(state: Any, seat: int) -> dict[str, object]:
        return {**rules.view(state, seat), "net": list(state.net)}

    def look() -> None:
        for seed in range(20):
            state, dice = somewhere(rules, seed, 20)
            assert_worlds_look_alike(rules, state, dice, leaking)

    with pytest.raises(AssertionError):
        look()
