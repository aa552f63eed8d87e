"""The close look at one decision: sheets carried on, replies, and what buildings will bring."""

import math

import pytest
from bots.knowledge.polders.looking import only
from games.polders.drawing import Table
from librt.vecs import vec
from mypy_extensions import i64

import hortus
from hortus.bots.knowledge import knowledge


def study(table, seat=0):
    """What each legal action promises, by its name."""
    legal = table.rules.legal(table.state, seat)
    worths = vec[float]([0.0] * len(legal))
    knowledge(table.rules).study(table.state, seat, vec[i64](legal), len(legal), worths)
    return {table.rules.catalogue.write(legal[index]): worths[index] for index in range(len(legal))}


def best(table, seat=0):
    """The drawing it chooses: card and filling, then where."""
    cards = study(table, seat)
    card = max(cards, key=lambda name: cards[name])
    table.choose(seat, card)
    places = study(table, seat)
    return card, max(places, key=lambda name: places[name])


def last_turn(table):
    """Nobody draws again after this turn."""
    table.state.round = 4
    table.state.discard[0] = 12
    return table


def test_it_takes_the_square_that_the_rival_would_take():
    """Both gain one point on the left; on the right the rival would join two areas to two manors."""
    drawing = """
        AoM Ao  Ao  .   ~   BoM Bo  Bo  .   Bo  Bo  BoM
        ~   ~   ~   Bx  ~   ~   ~   ~   Ax  ~   ~   ~
    """
    table = only(Table(drawing, open=("1", "1", "2")))
    table.state.round = 4
    table.state.discard[0] = 9  # one more turn after this one
    card, place = best(table)
    assert (card[0], place) == ("1", "i1>")
    alone = last_turn(only(Table(drawing, open=("1", "1", "2"))))
    assert best(alone) == ("1 o", "d1>")


def test_the_last_drawing_is_worth_exactly_what_it_scores():
    table = last_turn(only(Table("AoM Ao  .   .   Bx  Bx  BxW", open=("1", "1", "2"))))
    worths = study(table)
    assert worths["2 o"] == pytest.approx(3 - 2)
    assert worths["1 o"] == pytest.approx(2 - 2)
    assert worths["1 x"] == pytest.approx(1 - 2)


def test_a_card_promises_what_its_best_place_does():
    table = Table("AoM Ao  .   .   .   Bx  BxW", open=("1", "2", "I3"))
    for card, worth in study(table).items():
        twin = Table("AoM Ao  .   .   .   Bx  BxW", open=("1", "2", "I3"))
        twin.choose(0, card)
        places = study(twin)
        if len(places) > 1:  # a single one is not looked at
            assert max(places.values()) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"wrong_buildings": "plain"}),
        (4, {"ties": "pool", "too_few": "appendix"}),
        (2, {"polders": "drawn"}),
    ],
)
def test_every_action_gets_a_worth_and_the_table_is_left_alone(seats, options):
    rules = hortus.rules("polders", seats, options=options)
    match = hortus.Match(rules, seed=seats)
    dice = hortus.Dice(seats)
    turn = 0
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        if turn % 23 == 0:
            state = match._state
            before = state.dump()
            worths = vec[float]([0.0] * len(legal))
            knowledge(rules).study(state, seat, vec[i64](legal), len(legal), worths)
            assert all(math.isfinite(worth) and abs(worth) < 1000 for worth in worths)
            assert state.dump() == before
        match.submit(seat, legal[dice.below(len(legal))])
        turn += 1
