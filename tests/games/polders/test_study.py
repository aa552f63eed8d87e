"""The close look at one decision: sheets carried on, replies, and what buildings will bring."""

import math

import pytest
from games.polders.drawing import TITLES, Table, claim
from librt.vecs import vec
from mypy_extensions import i64

import hortus
from hortus.games.polders.outlook import LINES, PAIRS


def study(table, seat=0):
    """What each legal action promises, by its name."""
    legal = table.rules.legal(table.state, seat)
    worths = vec[float]([0.0] * len(legal))
    table.rules.heuristics.study(table.state, seat, vec[i64](legal), len(legal), worths)
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


def only(table, *titles):
    """Nothing but these assignments counts, now or later."""
    for card in range(len(TITLES)):
        table.state.assignment_deck[card] = 0
    table.rules.heuristics.weights.rounds = vec[i64]([0] * 5)
    chosen = [TITLES.index(title) for title in titles]
    closer = table.rules.heuristics.closer
    table.rules.heuristics.weights.cards = [table.rules.cards[card] for card in chosen]
    closer.prizes.cards = [card for card in closer.prizes.cards if card.card in chosen]
    return table


# ---- one sheet


def outlook(table, left, following=1, sheet=0):
    closer = table.rules.heuristics.closer
    table.rules.heuristics.look_ahead(table.state)
    closer.now.prepare(table.state.seats, following, left)
    closer.now.look(table.state, sheet)
    return closer.now


def test_visits_are_shared_out_from_the_seat_that_comes_next():
    table = Table(seats=3)
    assert list(outlook(table, left=7, following=1).visits) == [2, 3, 2]
    assert list(outlook(table, left=1, following=2).visits) == [0, 0, 1]
    assert list(outlook(table, left=0).visits) == [0, 0, 0]


def test_at_the_end_a_sheet_promises_what_it_scores():
    table = only(Table("""
        AoM Ao  Ao  .   Bx
        A=  B=F B=  B=  BxW
    """))  # fmt: skip
    assert list(outlook(table, left=0).points) == [2.0, 3.0]


def test_an_empty_square_beside_two_squares_of_an_area_is_counted_once():
    table = Table("""
        Ao  Ao  .
        Ao  .   ~
        .   Bo  ~
    """)  # fmt: skip
    seen = outlook(table, left=4)
    assert seen.open[table.state.area[table.at("a1")]] == 3
    assert seen.open[table.state.area[table.at("b3")]] == 2


def test_a_building_of_its_own_kind_beside_an_area_is_a_promise():
    ours = only(Table("Ao  Ao  M   .   ."))
    theirs = only(Table("Ao  Ao  W   .   ."))
    assert outlook(ours, left=4).points[0] > outlook(theirs, left=4).points[0]


def test_a_run_is_worth_what_it_will_probably_become():
    table = only(Table("Ao  A=  Ao  A=  .", assignments=("Horizontal Rows",)), "Horizontal Rows")
    with_card = outlook(table, left=2).points[0]
    table.rules.heuristics.weights.cards = []
    without = outlook(table, left=2).points[0]
    assert with_card - without == pytest.approx(6 * LINES[1][0])


def test_half_a_pair_is_worth_as_much_as_it_is_likely_to_become_whole():
    table = only(Table("Ao |.   Bo |Bx", assignments=("Road Pairing",)), "Road Pairing")
    points = list(outlook(table, left=2).points)
    table.rules.heuristics.weights.cards = []
    plain = list(outlook(table, left=2).points)
    assert points[0] - plain[0] == pytest.approx(2 * PAIRS[1])
    assert points[1] - plain[1] == pytest.approx(2)


# ---- buildings


def prizes(table, left=12):
    table.rules.heuristics.look_ahead(table.state)
    found = table.rules.heuristics.closer.prizes
    found.prepare(table.state, left)
    return found


def test_a_lead_is_worth_more_the_fewer_buildings_are_left():
    table = Table(assignments=("Manor Master", "Solo Square"))
    card = table.card("Manor Master")
    claim(table, 0, 0, 1)
    early = prizes(table).most(table.state, 0, card)
    claim(table, 0, 0, 3)
    claim(table, 1, 0, 3)
    late = prizes(table).most(table.state, 0, card)
    assert 11 < early < late < 15
    assert prizes(table).most(table.state, 1, card) == pytest.approx(22 - late)


def test_without_free_buildings_the_prize_is_the_prize():
    table = Table(assignments=("Manor Master", "Solo Square"))
    claim(table, 0, 0, 3)
    claim(table, 1, 0, 9)
    found = prizes(table)
    assert found.free[0] == 0
    assert [found.most(table.state, seat, table.card("Manor Master")) for seat in (0, 1)] == [7.0, 15.0]


def test_too_few_is_feared_less_with_every_building():
    table = Table(assignments=("Farm Fiasco", "Solo Square"))
    card = table.card("Farm Fiasco")
    fears = []
    for _ in range(5):
        fears.append(prizes(table, left=3).too_few(table.state, 0, card))
        claim(table, 0, 1, 1)
    assert fears == sorted(fears)
    assert fears[0] < -1
    assert fears[4] == 0


def test_the_kind_one_has_fewest_of_makes_sets():
    table = Table(assignments=("Set Builder", "Solo Square"))
    card = table.card("Set Builder")
    claim(table, 0, 0, 2)
    claim(table, 0, 1, 2)
    before = prizes(table, left=1).sets(table.state, 0, card)
    claim(table, 0, 2, 1)
    scarce = prizes(table, left=1).sets(table.state, 0, card) - before
    claim(table, 0, 0, 1)
    plenty = prizes(table, left=1).sets(table.state, 0, card) - before - scarce
    assert scarce > 2 > plenty


# ---- replies


def test_chances_of_replies_follow_from_the_deck():
    table = Table(open=("1", "2", "L3"))
    closer = table.rules.heuristics.closer
    closer.prepare(table.state, 0, 24)
    replies = closer.replies
    assert replies.cards == 14
    # Four of fourteen cards are missed by three draws in 10/14 * 9/13 * 8/12.
    assert replies.without(4, 3) == pytest.approx(10 / 14 * 9 / 13 * 8 / 12)
    assert replies.without(12, 3) == 0.0
    replies.find(table.state, 1)
    assert sum(replies.chance[index] for index in range(replies.count)) == pytest.approx(1.0)
    promises = [replies.promise[index] for index in range(replies.count)]
    assert promises == sorted(promises, reverse=True)


def test_whom_no_card_fits_fills_a_single_square():
    table = Table("Ao  .   Bx", open=("1", "1", "2"))
    closer = table.rules.heuristics.closer
    closer.prepare(table.state, 0, 24)
    table.state.held[1] = 0
    closer.replies.find(table.state, 1)
    assert closer.replies.count == 1
    assert closer.replies.shape[0] == table.rules.pen.shapes.single
    assert closer.replies.chance[0] == 1.0


def test_a_short_deck_is_shuffled_before_the_reply():
    table = Table(open=("1", "2", "L3"))
    for shape in range(len(table.state.deck)):
        table.state.discard[shape] += table.state.deck[shape]
        table.state.deck[shape] = 0
    closer = table.rules.heuristics.closer
    closer.replies.prepare(table.state)
    assert closer.replies.cards == 17


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


# ---- every decision


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
            rules.heuristics.study(state, seat, vec[i64](legal), len(legal), worths)
            assert all(math.isfinite(worth) and abs(worth) < 1000 for worth in worths)
            assert state.dump() == before
        match.submit(seat, legal[dice.below(len(legal))])
        turn += 1
