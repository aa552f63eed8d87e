"""Tiles that enter and leave a garden, the bag and the game."""

from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.core.events import EventSink
from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import POURED, UPROOTED


def lay(state: BlumeState, bed: Bed, seat: i64, cell: i64, code: i64) -> None:
    """Put a tile on an empty cell."""
    state.laid[seat * bed.cells + cell] = code
    row = cell // bed.side
    state.rows[seat * bed.side + row] |= bit(cell - row * bed.side)
    state.filled[seat] += 1


def lift(state: BlumeState, bed: Bed, seat: i64, cell: i64, sink: EventSink) -> i64:
    """Remove a tile from its cell. A hybrid that loses a corner is gone. Returns the tile's code."""
    place = seat * bed.cells + cell
    code = state.laid[place]
    state.laid[place] = NONE
    row = cell // bed.side
    state.rows[seat * bed.side + row] &= ~bit(cell - row * bed.side)
    state.filled[seat] -= 1
    uproot(state, bed, seat, bed.meeting(cell), sink)
    return code


def rotate(state: BlumeState, bed: Bed, seat: i64, cell: i64, by: i64, sink: EventSink) -> i64:
    """Turn a tile on its cell. Returns, as bits, the points where its colour changed.

    At the other points nothing changed: a flower there stays, and none was completed.
    """
    place = seat * bed.cells + cell
    before = state.laid[place]
    after = (before & ~3) | ((before + by) & 3)
    state.laid[place] = after
    points: i64 = 0
    corner: i64
    for corner in range(4):
        point = bed.touch[cell * 4 + corner]
        if point != NONE and bed.corners[before * 4 + corner] != bed.corners[after * 4 + corner]:
            points |= bit(point)
    uproot(state, bed, seat, points, sink)
    return points


def uproot(state: BlumeState, bed: Bed, seat: i64, points: i64, sink: EventSink) -> None:
    """The hybrids at these points are gone; their types may be grown again (ruling 6)."""
    if not state.types[seat]:
        return
    while points:
        point = lowest(points)
        points &= points - 1
        hybrid = state.planted[seat * bed.points + point]
        if hybrid != NONE:
            state.planted[seat * bed.points + point] = NONE
            state.types[seat] &= ~bit(hybrid)
            sink.tell(UPROOTED, seat, point, hybrid)


def discard(state: BlumeState, tile: i64) -> None:
    """Out of play, unless the bag runs empty (ruling 12)."""
    state.heap[tile] += 1
    state.heaped += 1


def put_back(state: BlumeState, tile: i64) -> None:
    """Put a tile back into the bag."""
    state.bag[tile] += 1
    state.bagged += 1


def draw(state: BlumeState, tile: i64) -> None:
    """Take a tile out of the bag."""
    state.bag[tile] -= 1
    state.bagged -= 1


def pour(state: BlumeState, sink: EventSink) -> None:
    """An empty bag takes the tiles that are out of play (ruling 12)."""
    if state.bagged or not state.heaped:
        return
    sink.tell(POURED, NONE, state.heaped)
    state.bag = state.heap
    state.heap = state.heap[:]
    tile: i64
    for tile in range(len(state.heap)):
        state.heap[tile] = 0
    state.bagged = state.heaped
    state.heaped = 0
