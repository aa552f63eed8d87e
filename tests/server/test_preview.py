"""A preview says what is sure, and nothing that could turn out otherwise."""

import pytest
from server.in_process import described
from server.worlds import begun

from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.server.protocol import payloads, preview
from hortus.server.tables.changes import Change

MEMORY = {"options": {"contents": "memory"}}
BOTANIST = {"modules": ["botanist"]}


def previews(game, seats, games, **agreed):
    """Random games; before every decision some of its actions, each with its preview and what it truly brings."""
    for number in range(games):
        table = begun(described(game, seats, secret=f"{number:064x}", **agreed))
        match, dice = table.playing(), Dice(number)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            perspective = match.perspective(seat)
            for action in {legal[0], *legal[-3:]}:
                seen = preview.preview(perspective, action, payloads.salt(table, seat), table.version(seat))
                yield table, seat, action, seen, gained(match, seat, action)
            match.submit(seat, legal[int(dice.below(len(legal)))])
            table.history.note(Change(at=0, notice=None, by=seat, play=True))


def gained(match, seat, action):
    world = match._state.clone()
    before = match.rules.foreseen(world, seat)
    match.rules.choose(world, seat, action, SILENT)
    return int(match.rules.foreseen(world, seat) - before)


@pytest.mark.parametrize(("game", "seats", "agreed"), [("petal", 2, MEMORY), ("blume", 2, BOTANIST)])
def test_no_preview_states_points_that_turn_out_otherwise(game, seats, agreed):
    stated = 0
    for _, _, _, seen, true in previews(game, seats, 6, **agreed):
        assert seen.points in (None, true)
        stated += seen.points is not None
    assert stated > 100


def test_a_pick_of_the_memory_game_is_previewed_without_points_view_or_what_it_uncovers():
    picks = 0
    for table, _, action, seen, _ in previews("petal", 2, 4, **MEMORY):
        if table.rules.catalogue.spell(action)["do"] == "pick":
            picks += 1
            assert (seen.points, seen.view, seen.events) == (None, None, [])
            assert seen.passes
        else:
            assert seen.points == 0
            assert seen.view is not None
            assert [event["event"] for event in seen.events] == ["flipped"]
    assert picks > 50


def test_what_a_seat_shows_of_its_own_is_no_news_to_it():
    """Botanist: a seat knows its own card, so what growing its hybrid brings is sure."""
    shown = 0
    for _, _, _, seen, true in previews("blume", 2, 6, **BOTANIST):
        if any(event["event"] == "unveiled" for event in seen.events):
            shown += 1
            assert seen.points == true
    assert shown


@pytest.mark.parametrize(("game", "seats"), [("polders", 3), ("papillon", 3)])
def test_a_preview_needs_no_choice_of_the_others_whatever_they_have_sealed(game, seats):
    """Where all decide at once, one seat's points are worked out as if the others chose nothing."""
    together = 0
    for number in range(3):
        table = begun(described(game, seats, secret=f"{number:064x}"))
        match, dice = table.playing(), Dice(number)
        for _ in range(40):
            if match.over:
                break
            for seat in match.waiting:
                perspective = match.perspective(seat)
                action = perspective.legal()[0]
                seen = preview.preview(perspective, action, payloads.salt(table, seat), table.version(seat))
                assert seen.action["action"] == action
                together += any(match.pending(other) for other in range(seats) if other != seat)
            mover = match.waiting[int(dice.below(len(match.waiting)))]
            legal = match.legal(mover)
            match.submit(mover, legal[int(dice.below(len(legal)))])
    assert together


def test_a_preview_of_the_last_decision_does_not_turn_up_the_others_pollen():
    """Flutter, F43: it is counted when the game is over, not by asking what would end it."""
    last = 0
    for table, seat, action, seen, _ in previews("flutter", 3, 1):
        world = table.playing()._state.clone()
        table.rules.choose(world, seat, action, SILENT)
        last += world.over
        if seen.view is not None:
            shown = [player["pollen"] for player in seen.view["players"]]
            assert [pollen == NONE for pollen in shown] == [other != seat for other in range(3)]
    assert last
