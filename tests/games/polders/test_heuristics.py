"""What the greedy bot thinks of a sheet."""

import pytest
from games.polders.drawing import Table
from librt.vecs import vec

import hortus
from hortus.core.perspective import Perspective
from hortus.core.scoring import BLANK
from hortus.games.polders.heuristics import ROOM
from hortus.games.polders.scoring import owner


def greedy(table, seat=0):
    """The drawing that the bot would make: card and filling, then where."""
    bot, dice = hortus.bot("greedy"), hortus.Dice(1)
    card = bot.choose(Perspective(table.rules, table.state, seat), dice)
    table.choose(seat, table.rules.catalogue.write(card))
    place = bot.choose(Perspective(table.rules, table.state, seat), dice)
    return table.rules.catalogue.write(card), table.rules.catalogue.write(place)


def test_it_fills_a_building_with_what_belongs_to_it():
    table = Table(
        """
        ~   .   ~
        .  |W   .
        ~   .   ~
    """,
        open=("1", "1", "O4"),
    )
    assert greedy(table) == ("1 x", "b2>")


def test_it_joins_an_area_to_a_second_building():
    table = Table("A=F A=  A=  .   F   Bx  .  |.", open=("1", "2", "O4"))
    assert greedy(table) == ("2 =", "d1>")


def test_it_does_not_make_a_sixth_square_that_halves_the_area():
    """Five fields with two farms are 10; with six they would be 6."""
    table = Table("""
        A=F A=  A=  A=  A=F
        ~   A=  ~   A=  ~
        ~   .   ~   .  |.
    """, open=("1", "1", "O4"))  # fmt: skip
    card, _ = greedy(table)
    assert card != "1 ="


def test_it_makes_areas_of_four_where_area_control_lies_open():
    table = Table(open=("2", "O4", "1"), assignments=("Area Control", "Road Pairing"))
    card, _ = greedy(table)
    assert card.startswith("O4")


def test_it_leaves_squares_alone_where_solo_squares_pay_and_time_is_up():
    table = Table("Ao  .   Bx  B=  Bx", open=("1", "1", "O4"), assignments=("Solo Square", "Mill Maker"))
    table.state.round = 4
    table.state.discard[3] = 12
    card, place = greedy(table)
    assert (card in ("1 =", "1 x"), place) == (True, "b1>")


def test_it_completes_a_row():
    table = Table(
        """
        Ao  A=  Ax  Ao  .
        .   .   .   .   .
    """,
        open=("1", "1", "1"),
        assignments=("Vertical Columns", "Horizontal Rows"),
    )
    assert greedy(table)[1] == "e1>"


def test_the_value_is_a_margin():
    table = Table("AoM Ao  Ao  .   Bo")
    heuristics = table.rules.heuristics
    assert heuristics.value(table.state, 0) > 0 > heuristics.value(table.state, 1)


def hopes(heuristics, state, seat):
    """What the areas of a seat may still become."""
    hope = 0.0
    for place in range(heuristics.country.places):
        if state.area[place] == place and owner(state, place) == seat:
            counts = state.plain[place], state.right[place], state.squares[place]
            hope += heuristics.area(*counts, ROOM) - heuristics.settled(*counts)
    return hope


@pytest.mark.parametrize("seed", range(5))
def test_the_value_is_what_the_score_sheets_say_and_what_areas_may_become(seed):
    """Cards to come count by their likelihood."""
    rules = hortus.rules("polders", 3)
    match = hortus.Match(rules, seed=seed)
    dice = hortus.Dice(seed)
    for _ in range(40 + 20 * seed):
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    state, heuristics = match._state, rules.heuristics
    heuristics.look_ahead(state)
    sheets = []
    for seat in range(3):
        points = float(rules.areas.score(state, seat, BLANK))
        for card in rules.cards:
            points += heuristics.weights.likelihood(state, card) * card.worth(state, seat, BLANK)
        sheets.append(points + hopes(heuristics, state, seat))
    for seat in range(3):
        rival = max(points for other, points in enumerate(sheets) if other != seat)
        assert heuristics.value(state, seat) == pytest.approx(sheets[seat] - rival)


def test_a_card_promises_what_its_best_place_does():
    table = Table(open=("2", "L3", "1"))
    state, heuristics = table.state, table.rules.heuristics
    for card in table.rules.legal(state, 0):
        twin = state.clone()
        table.rules.choose(twin, 0, card, table.log)
        places = [heuristics.promise(twin, 0, place) for place in table.rules.legal(twin, 0)]
        assert heuristics.promise(state, 0, card) == pytest.approx(max(places))


def test_greedy_beats_random_always():
    rules = hortus.rules("polders")
    bots = [hortus.bot("greedy"), hortus.bot("random")]
    won = 0
    for seed in range(6):
        match = hortus.Match(rules, seed=seed)
        dice = hortus.Dice(seed)
        mine = seed % 2
        while not match.over:
            seat = match.waiting[0]
            match.submit(seat, bots[seat ^ mine].choose(match.perspective(seat), dice))
        won += match.winners() == (mine,)
    assert won == 6


def traits(table, seat):
    names = table.rules.heuristics.traits()
    row = vec[float]([0.0] * len(names))
    table.rules.heuristics.describe(table.state, seat, row)
    return dict(zip(names, row, strict=True))


def test_traits_tell_an_area_that_can_grow_from_one_that_cannot():
    free = traits(Table("AoM Ao  Ao  .   .   Bx"), 0)
    shut = traits(Table("AoM Ao  Ao  Bx  .   ."), 0)
    assert free["areas"] == shut["areas"]
    assert free["prospects"] > shut["prospects"]


def test_hand_made_weights_make_what_the_close_look_sees():
    table = Table("AoM Ao  Ao  .   .   Bx", assignments=("Manor Master", "Horizontal Rows"))
    heuristics = table.rules.heuristics
    total = sum(weight * trait for weight, trait in zip(heuristics.hand(), traits(table, 0).values(), strict=True))
    seen = 0.0
    for other in range(2):
        heuristics.closer.now.prepare(2, other, 25)
        heuristics.closer.now.look(table.state, table.state.held[other])
        seen += heuristics.closer.now.points[0]
    heuristics.closer.prizes.prepare(table.state, 25)
    assert total == pytest.approx(seen + heuristics.closer.prizes.worth(table.state, 0))
