"""The Python API that other people program against, as the plan writes it."""

import json

import pytest

import hortus


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_python_api_is_as_promised(game):
    kind = hortus.GAMES[game]
    rules = hortus.rules(game, seats=kind.seats[-1], modules=[], options={}, edition="standard")
    match = hortus.Match(rules, seed=7)
    assert isinstance(match.waiting, tuple)
    seat = match.waiting[0]
    legal = match.legal(seat)
    assert legal == sorted(legal)
    assert all(isinstance(action, int) for action in legal)
    events = match.submit(seat, legal[0])
    assert all(isinstance(event, hortus.Event) for event in events)
    with pytest.raises(hortus.IllegalAction):
        match.submit(seat, -1)
    dice = hortus.Dice(1)
    while not match.over:
        for seat in match.waiting:
            match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
    assert isinstance(match.scores(), tuple)
    assert set(match.winners()) <= set(range(match.seats))
    for seat in range(match.seats):
        lines = match.ledger(seat)
        assert sum(points for _, _, points in lines) == match.scores()[seat]
        assert all(isinstance(reason, str) and isinstance(count, int) for reason, count, _ in lines)
    assert json.dumps(match.perspective(hortus.NONE).view())
    catalogue = rules.catalogue
    assert catalogue.number(catalogue.spell(legal[0])) == catalogue.read(catalogue.write(legal[0])) == legal[0]
    record = match.record()
    assert hortus.replay(record).scores() == match.scores()


def test_a_match_without_a_seed_gets_one_of_its_own():
    one, two = (hortus.Match(hortus.rules("petal")) for _ in range(2))
    assert one.deal.seed != two.deal.seed
    assert one.moves != two.moves
    assert hortus.verify(one.record()).moves == one.moves


def test_the_same_seed_gives_the_same_tiles():
    one, two = (hortus.Match(hortus.rules("petal"), seed="garden") for _ in range(2))
    assert one.moves == two.moves


def test_winners_are_nobody_while_the_game_goes_on():
    assert hortus.Match(hortus.rules("petal"), seed=1).winners() == ()


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_there_is_no_perspective_from_a_seat_that_is_not_there(seat):
    with pytest.raises(hortus.IllegalAction, match="There is no seat"):
        hortus.Match(hortus.rules("petal"), seed=1).perspective(seat)
