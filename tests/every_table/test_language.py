"""Numbers and their spellings: catalogue, views, events."""

import json

import pytest
from english import sentence
from hypothesis import given
from hypothesis import strategies as st
from walking import every_setting, examples, plain_settings

import hortus
from hortus.core.state import NONE


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_spelling_and_writing_can_be_undone(setting):
    catalogue = setting.rules.catalogue
    for action in range(catalogue.size):
        assert catalogue.number(catalogue.spell(action)) == action
        assert catalogue.read(catalogue.write(action)) == action
    # The largest is Field of Flowers for two: a bed without an edge has 77 by 77 cells, and a tile four turns.
    assert catalogue.size <= 4 * 77 * 77 + 10


@examples(60)
@given(setting=st.sampled_from(every_setting()), seed=st.integers(0, 2**63), decisions=st.integers(0, 160))
def test_views_are_json_and_every_event_can_be_told(setting, seed, decisions):
    match = hortus.Match(setting.rules, seed=seed)
    dice = hortus.Dice(seed)
    names = [f"Seat {seat}" for seat in range(match.seats)]
    kinds = {kind.name for kind in setting.rules.events}
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    for seat in [NONE, *range(match.seats)]:
        view = match.perspective(seat).view()
        assert json.loads(json.dumps(view)) == view
        for event in match.heard:
            assert event.kind.name in kinds
            told = sentence(setting.rules, event.seen_by(seat), names)
            assert "{" not in told
    scene = setting.rules.scene()
    assert json.loads(json.dumps(scene)) == scene


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_a_prompt_says_what_is_asked(setting):
    match = hortus.Match(setting.rules, seed=3)
    dice = hortus.Dice(3)
    while not match.over:
        for seat in match.waiting:
            assert match.perspective(seat).view()["prompt"].endswith((".", "?"))
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
