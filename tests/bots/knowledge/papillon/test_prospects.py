"""What a garden and a butterfly may still bring."""

import pytest
from games.papillon.drawing import Table

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.papillon.prospects import CLOSES, neighbours
from hortus.games.papillon.board import Region


def test_a_bare_garden_promises_nothing():
    table = Table()
    assert knowledge(table.rules).prospects.garden_hope(table.state, 0) == 0


def test_a_closed_region_is_certain_and_an_open_one_less_so_with_every_side():
    prospects = knowledge(Table().rules).prospects
    region = Region(0)
    chances = []
    for sides in range(7):
        region.open = sides
        chances.append(prospects.chance(region, 0.5))
    assert chances == [1.0, *[0.5 * share for share in CLOSES[1:]], 0.0]


def test_tiles_to_come_run_out():
    table = Table()
    prospects = knowledge(table.rules).prospects
    assert prospects.to_come(table.state, 0) == 1.0
    table.state.round = table.rules.edition.rounds - 1
    assert prospects.to_come(table.state, 0) == 0.0


def test_a_butterfly_is_dear_when_there_are_fewer_than_patches_to_come():
    table = Table()
    prospects = knowledge(table.rules).prospects
    dear = [prospects.scarcity(table.state, 0)]
    table.state.supply[0] = 0
    dear.append(prospects.scarcity(table.state, 0))
    assert dear == sorted(dear)
    assert dear[0] < dear[1]


@pytest.mark.parametrize(("asks", "count"), [(0, 0), (7 << 12, 1), ((7 << 12) | (7 << 21), 2)])
def test_neighbours_are_read_from_what_they_ask(asks, count):
    assert neighbours(asks) == count
