"""Rules of thumb: what greedy sees, and that it helps."""

from math import isfinite

import pytest
from games.flutter.drawing import Drawing, rules
from games.flutter.positions import closing, decisions
from librt.vecs import vec

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.state import NONE, to_vec


@pytest.mark.slow
def test_greedy_beats_random():
    wins = 0.0
    games = 6
    for seed in range(games):
        match = hortus.Match(rules(), seed=seed)
        bots = [hortus.bot("greedy"), hortus.bot("random")]
        dice = Dice(seed)
        while not match.over:
            seat = match.waiting[0]
            match.submit(seat, bots[(seat + seed) % 2].choose(match.perspective(seat), dice))
        winners = match.winners()
        wins += (seed % 2 in winners) / len(winners)
    assert wins >= games - 1


def studied(table, state, seat: int) -> dict[str, float]:
    """What a close look says of every legal action; the table must be as before."""
    legal = table.legal(state, seat)
    worths = vec[float]([0.0] * len(legal))
    before = state.dump()
    knowledge(table).study(state, seat, to_vec(legal), len(legal), worths)
    assert state.dump() == before
    return {table.catalogue.write(action): worths[index] for index, action in enumerate(legal)}


OPTIONS = {2: {}, 3: {"water": "face_down"}, 4: {"rainbow": "any"}, 5: {"rondel": "random", "scores": "open"}}


@pytest.mark.parametrize("seats", OPTIONS)
def test_every_legal_action_has_a_finite_worth_and_the_table_stays_as_it_is(seats):
    table = rules(seats, **OPTIONS[seats])
    for number, (state, seat) in enumerate(decisions(table, seats)):
        if number % 13 == seats or state.ender != NONE:
            worths = studied(table, state, seat)
            assert all(isfinite(worth) and abs(worth) < 200 for worth in worths.values())


def test_a_bee_goes_where_the_next_seat_will_close():
    """t and u have one open side each, but the ladybug that comes next fits only beside t."""
    board = Drawing(
        """
            a a a a . c c c
            a t # # a c u . c
              b b b b . c c c
        """,
        "red ladybug",
    ).name(t="blue hummingbird", u="blue hummingbird")
    board.flower(1, "p")
    board.state.hand = board.state.held = NONE
    board.top("red ladybug")
    board.sun("dragonfly")
    board.hold(1, "bbbb")
    board.stand("place bee")
    worths = studied(board.rules, board.state, 0)
    assert board.state.open[board.pieces["t"]] == board.state.open[board.pieces["u"]] == 1
    assert worths[f"bee {board.pieces['t']}"] > worths[f"bee {board.pieces['u']}"] + 1


def test_the_order_of_payments_is_judged_by_what_comes_of_it():
    """Five red petals pay for the moth and the ladybug, or for the hummingbird alone."""
    board = closing("rrrrr", s="red hummingbird", t="red moth", u="red ladybug").place()
    worths = studied(board.rules, board.state, 0)
    assert worths[f"score {board.pieces['t']}"] > worths[f"score {board.pieces['s']}"] + 1
