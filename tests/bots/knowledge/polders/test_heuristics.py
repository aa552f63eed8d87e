"""What the greedy bot thinks of a sheet."""

import pytest
from games.polders.drawing import Table
from librt.vecs import vec

import hortus
from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.polders.heuristics import ROOM
from hortus.core.scoring import BLANK
from hortus.games.polders.scoring import owner


def test_the_value_is_a_margin():
    table = Table("AoM Ao  Ao  .   Bo")
    heuristics = knowledge(table.rules)
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
    state, heuristics = match._state, knowledge(rules)
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
    names = knowledge(table.rules).traits()
    row = vec[float]([0.0] * len(names))
    knowledge(table.rules).describe(table.state, seat, row)
    return dict(zip(names, row, strict=True))


def test_traits_tell_an_area_that_can_grow_from_one_that_cannot():
    free = traits(Table("AoM Ao  Ao  .   .   Bx"), 0)
    shut = traits(Table("AoM Ao  Ao  Bx  .   ."), 0)
    assert free["areas"] == shut["areas"]
    assert free["prospects"] > shut["prospects"]


def test_hand_made_weights_make_what_the_close_look_sees():
    table = Table("AoM Ao  Ao  .   .   Bx", assignments=("Manor Master", "Horizontal Rows"))
    heuristics = knowledge(table.rules)
    total = sum(weight * trait for weight, trait in zip(heuristics.hand(), traits(table, 0).values(), strict=True))
    seen = 0.0
    for other in range(2):
        heuristics.closer.now.prepare(2, other, 25)
        heuristics.closer.now.look(table.state, table.state.held[other])
        seen += heuristics.closer.now.points[0]
    heuristics.closer.prizes.prepare(table.state, 25)
    assert total == pytest.approx(seen + heuristics.closer.prizes.worth(table.state, 0))
