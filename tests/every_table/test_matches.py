"""Matches: checked, recorded, replayed, taken back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walking import every_setting, examples, frozen, plain_settings

import hortus
from hortus.core.record import read_record
from hortus.core.state import NONE

matches = given(setting=st.sampled_from(every_setting()), seed=st.integers(0, 2**63), decisions=st.integers(0, 120))
quickly = examples(50)


def played(setting, seed, decisions):
    match = hortus.Match(setting.rules, seed=seed)
    dice = hortus.Dice(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    return match, dice


@quickly
@matches
def test_a_record_replays_and_verifies(setting, seed, decisions):
    match, _ = played(setting, seed, decisions)
    record = read_record(json.loads(json.dumps(match.record().as_dict())))
    for again in [hortus.replay(record), hortus.verify(record)]:
        assert frozen(again._state) == frozen(match._state)
        assert again.moves == match.moves
        assert [event.seen_by(NONE) for event in again.heard] == [event.seen_by(NONE) for event in match.heard]


@quickly
@matches
def test_a_replayed_match_plays_on_as_the_first_would(setting, seed, decisions):
    match, _ = played(setting, seed, decisions)
    again = hortus.replay(match.record())
    for _ in range(20):
        if match.over:
            break
        seat = match.waiting[0]
        action = match.legal(seat)[0]
        match.submit(seat, action)
        again.submit(seat, action)
    assert frozen(again._state) == frozen(match._state)


@quickly
@matches
def test_undo_brings_back_exactly_what_was(setting, seed, decisions):
    """And never crosses chance, a reveal or another seat's decision."""
    match, dice = played(setting, seed, decisions)
    if match.over:
        return
    seat = match.waiting[0]
    before = frozen(match._state), match.moves[:], len(match.heard)
    seats = match.waiting
    legal = match.legal(seat)
    events = match.submit(seat, legal[dice.below(len(legal))])
    chance = any(who == NONE for who, _ in match.moves[len(before[1]) :])
    revealed = any(event.kind.reveals for event in events)
    if match.undo(seat):
        assert (frozen(match._state), match.moves, len(match.heard)) == before
        assert not chance
        assert not revealed
    else:
        assert chance or revealed or match.over or len(seats) > 1 or before[1]


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_an_action_out_of_turn_changes_nothing(setting):
    match, _ = played(setting, 5, 7)
    before = frozen(match._state), match.moves[:]
    idle = [seat for seat in range(match.seats) if seat not in match.waiting]
    for seat in idle:
        with pytest.raises(hortus.IllegalAction, match="not asked now"):
            match.submit(seat, 0)
    seat = match.waiting[0]
    illegal = next(action for action in range(match.rules.catalogue.size) if action not in match.legal(seat))
    for action in [illegal, -1, match.rules.catalogue.size, True, "c4"]:
        with pytest.raises(hortus.IllegalAction):
            match.submit(seat, action)
    with pytest.raises(hortus.IllegalAction):
        match.submit(match.seats, match.legal(seat)[0])
    assert (frozen(match._state), match.moves) == before


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_a_changed_chance_outcome_is_found(setting):
    """Another outcome that is possible at that place still does not follow from the deal."""
    match, _ = played(setting, 9, 400)
    found = 0
    record = match.record()
    probe = hortus.Match(setting.rules, deal=match.deal, begin=False)
    for index, (who, what) in enumerate(record.moves):
        if who == NONE and found < 3:
            odds = list(setting.rules.odds(probe._state))
            others = [other for other, weight in enumerate(odds) if weight and other != what]
            if others:
                found += 1
                forged = match.record()
                forged.moves[index] = (NONE, others[0])
                with pytest.raises(hortus.RecordError, match=f"Move {index + 1} of the record"):
                    hortus.verify(forged)
        probe.follow([(who, what)], proving=False)
    assert found
