"""Tiles going into a garden and out of it."""

from games.blume.drawing import Table, pair

from hortus.core.events import EventLog
from hortus.games.blume import garden


def test_a_tile_that_is_laid_can_be_lifted_again():
    table = Table()
    state, bed = table.state, table.rules.bed
    before = state.dump()
    garden.lay(state, bed, 0, 6, 21)
    assert int(state.filled[0]) == 1
    assert garden.lift(state, bed, 0, 6, EventLog()) == 21
    assert state.dump() == before


def test_a_hybrid_that_loses_a_corner_stands_no_longer():
    """Ruling 6."""
    table = Table()
    state, bed, log = table.state, table.rules.bed, EventLog()
    hybrid = pair("red/blue")
    state.planted[0] = hybrid
    state.types[0] = 1 << hybrid
    garden.uproot(state, bed, 0, 1, log)
    assert (int(state.planted[0]), int(state.types[0])) == (-1, 0)
    assert [event.kind.name for event in log.events] == ["uprooted"]


def test_an_empty_bag_takes_what_is_out_of_play():
    """Ruling 12."""
    table = Table()
    state, log = table.state, EventLog()
    tiles = len(state.bag)
    for tile in range(tiles):
        while state.bag[tile]:
            garden.draw(state, tile)
            garden.discard(state, tile)
    out = int(state.heaped)
    garden.pour(state, log)
    assert (int(state.bagged), int(state.heaped), sum(state.heap)) == (out, 0, 0)
    garden.put_back(state, 0)
    assert int(state.bagged) == out + 1


def test_a_bag_with_tiles_in_it_takes_nothing():
    table = Table()
    state, log = table.state, EventLog()
    garden.draw(state, 0)
    garden.discard(state, 0)
    garden.pour(state, log)
    assert (int(state.heaped), log.events) == (1, [])
