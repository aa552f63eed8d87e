"""Points and their reasons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walking import every_setting, examples, finish, plain_settings, somewhere

from hortus.core.dice import Dice
from hortus.core.scoring import BLANK, Itemised


@examples(100)
@given(
    setting=st.sampled_from(every_setting()),
    seed=st.integers(0, 2**63),
    decisions=st.integers(0, 160),
    finished=st.booleans(),
)
def test_a_score_is_the_sum_of_its_reasons(setting, seed, decisions, finished):
    rules = setting.rules
    state, dice = somewhere(rules, seed, decisions)
    if finished:
        finish(rules, state, dice)
    for seat in range(state.seats):
        ledger = Itemised()
        points = rules.score(state, seat, ledger)
        assert points == sum(line[2] for line in ledger.lines) == rules.score(state, seat, BLANK)
        assert all(reason for reason, _, _ in ledger.lines)
        assert len(ledger.marks) == len(ledger.lines)


@examples(40)
@given(setting=st.sampled_from(every_setting()), seed=st.integers(0, 2**63))
def test_winners_have_the_best_score(setting, seed):
    rules = setting.rules
    state, _ = somewhere(rules, seed, 0)
    finish(rules, state, Dice(seed))
    scores = [int(rules.score(state, seat, BLANK)) for seat in range(state.seats)]
    for winner in rules.winners(state):
        assert scores[winner] == max(scores)


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_points_lie_face_down_where_the_rules_say_so_and_only_until_the_end(setting):
    """Flutter's pollen (F43); a seat always knows its own."""
    rules = setting.rules
    state, dice = somewhere(rules, 5, 3)
    others = [(seat, other) for seat in range(state.seats) for other in range(state.seats)]
    hidden = dict(setting.options).get("scores") == "hidden"
    for seat, other in others:
        assert rules.covers(state, seat, other) == (hidden and seat != other)
    finish(rules, state, dice)
    assert not any(rules.covers(state, seat, other) for seat, other in others)
