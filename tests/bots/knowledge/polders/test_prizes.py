"""What numbers of buildings will bring."""

import pytest
from games.polders.drawing import Table, claim

from hortus.bots.knowledge import knowledge


def prizes(table, left=12):
    knowledge(table.rules).look_ahead(table.state)
    found = knowledge(table.rules).closer.prizes
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
