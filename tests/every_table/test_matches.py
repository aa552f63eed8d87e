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
    """It is refused after chance, a reveal, another seat's decision or the end, and for nothing else."""
    match, dice = played(setting, seed, decisions)
    if match.over:
        return
    seat = match.waiting[dice.below(len(match.waiting))]
    before = frozen(match._state), match.moves[:], len(match.heard)
    sealed = any(match.pending(other) for other in range(match.seats) if other != seat)
    legal = match.legal(seat)
    events = match.submit(seat, legal[dice.below(len(legal))])
    chance = any(who == NONE for who, _ in match.moves[len(before[1]) :])
    revealed = any(event.kind.reveals for event in events)
    unseen = match.pending(seat) > 0
    possible = not match.over and (unseen or not (chance or revealed or sealed))
    assert match.undoable(seat) == possible
    assert match.undo(seat) == possible
    if possible:
        assert (frozen(match._state), match.moves, len(match.heard)) == before


@pytest.mark.parametrize("setting", [one for one in plain_settings() if one.seats > 1], ids=repr)
def test_steps_in_private_change_no_other_seats_undo(setting):
    """Another seat that is still choosing has not decided, and what it has sealed falls with what it followed."""
    match, dice = hortus.Match(setting.rules, seed=0), hortus.Dice(0)
    while not match.over:
        seat = match.waiting[dice.below(len(match.waiting))]
        others = [other for other in range(match.seats) if other != seat]
        flags = [match.undoable(other) for other in others]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
        if match.over or not match.pending(seat) or seat not in match.waiting:
            continue
        assert [match.undoable(other) for other in others] == flags
        back = [other for other in others if match.undoable(other) and not match.pending(other)]
        if back:
            again = hortus.replay(match.record())
            assert again.undo(back[0])
            assert again.pending(seat) == 0
            assert frozen(hortus.replay(again.record())._state) == frozen(again._state)


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_an_action_out_of_turn_changes_nothing(setting):
    match, _ = played(setting, 5, 7)
    before = frozen(match._state), match.moves[:]
    idle = [seat for seat in range(match.seats) if seat not in match.waiting]
    for seat in idle:
        with pytest.raises(hortus.IllegalAction, match="It isn't seat"):
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
