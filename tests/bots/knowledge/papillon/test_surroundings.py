"""What a tile would join is worked out without walking, where that is certain."""

import pytest
from walking import somewhere

import hortus
from hortus.bots.knowledge.papillon.surroundings import Surroundings
from hortus.games.papillon.board import Region
from hortus.games.papillon.walk import Walk


def noted(rules, garden, cell):
    """The regions around an empty cell, each walked."""
    around, region = Surroundings(rules.ground), Region(0)
    for direction in range(4):
        other = rules.ground.near[cell * 4 + direction]
        if garden.laid[other] >= 0:
            rules.ground.survey(garden, other * 4 + (direction ^ 2), Walk(), region)
            around.note(cell * 4 + direction, region)
    return around


def facts(region):
    return region.shows, region.tiles, region.open, region.butterflies


@pytest.mark.parametrize("seed", range(2))
def test_what_a_part_would_join_is_what_it_joins_once_it_lies(seed):
    rules = hortus.rules("papillon")
    state, _ = somewhere(rules, seed, 110)
    garden, ground = state.gardens[0], rules.ground
    cells = rules.buffer()
    certain = walked = 0
    for place in range(int(Surroundings(ground).border(garden, cells))):
        cell = cells[place]
        around = noted(rules, garden, cell)
        for tile in range(int(ground.tiles.kinds) * 4):
            asks = garden.asks[cell]
            if (ground.tiles.pattern[tile] ^ asks) & (asks >> 12):
                continue
            for direction in filter(lambda side: around.begins(tile, side), range(4)):
                joined, lying = Region(0), Region(0)
                if around.join(cell, tile, direction, joined):
                    ground.lay(garden, cell, tile)
                    ground.survey(garden, cell * 4 + direction, Walk(), lying)
                    ground.lift(garden, cell)
                    assert facts(joined) == facts(lying)
                    certain += 1
                else:
                    walked += 1
    assert certain > 200
    assert walked > 0


def test_the_border_is_every_empty_cell_beside_a_tile():
    rules = hortus.rules("papillon")
    state, _ = somewhere(rules, 3, 110)
    garden, cells = state.gardens[1], rules.buffer()
    count = Surroundings(rules.ground).border(garden, cells)
    beside = {
        int(cell)
        for cell in range(int(rules.ground.cells))
        if garden.laid[cell] < 0 and any(garden.laid[rules.ground.near[cell * 4 + side]] >= 0 for side in range(4))
    }
    assert [int(cells[place]) for place in range(int(count))] == sorted(beside)
