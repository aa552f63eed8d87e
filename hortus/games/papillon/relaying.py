"""Laying the tiles of a round again after an exchange (Gardening 2 and 4, ruling 20)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.papillon.board import Ground
from hortus.games.papillon.state import HAND, RESTING, PapillonState


class TakenUp:
    """The tiles that a seat has taken up, and everything as it was before."""

    def __init__(self, state: PapillonState, seat: i64) -> None:
        self.seat: i64 = seat
        self.cells: vec[i64] = vec[i64]()  # in the order in which they were laid
        self.tiles: vec[i64] = vec[i64]()
        self.hand = state.hand[:]
        self.supply = state.supply[:]
        self.clipped = state.clipped[:]
        self.settled = state.settled[:]
        self.rests = state.rests[:]
        self.resting = state.resting[:]
        self.patch = state.patch[:]
        self.lent = state.lent[:]
        place: i64
        for place in range(seat * HAND, seat * HAND + HAND):
            cell = state.fresh[place]
            if cell != NONE:
                self.cells = append(self.cells, cell)
                self.tiles = append(self.tiles, state.gardens[seat].laid[cell])

    def put_back(self, state: PapillonState, ground: Ground) -> None:
        """Everything as it was: the inverse of `take_up`."""
        state.hand = self.hand
        state.supply = self.supply
        state.clipped = self.clipped
        state.settled = self.settled
        state.rests = self.rests
        state.resting = self.resting
        state.patch = self.patch
        state.lent = self.lent
        index: i64
        for index in range(len(self.cells)):
            ground.lay(state.gardens[self.seat], self.cells[index], self.tiles[index])

    def holds(self, kind: i64) -> i64:
        """How many tiles of this kind were taken up."""
        count: i64 = 0
        tile: i64
        for tile in self.tiles:
            count += tile >> 2 == kind
        return count


def take_up(state: PapillonState, seat: i64, ground: Ground, flowers: i64) -> TakenUp:
    """The seat's tiles of this round return to its hand, their butterflies to where they came from."""
    taken = TakenUp(state, seat)
    state.hand = state.hand[:]
    state.supply = state.supply[:]
    state.clipped = state.clipped[:]
    state.settled = state.settled[:]
    state.rests = state.rests[:]
    state.resting = state.resting[:]
    state.patch = state.patch[:]
    state.lent = state.lent[:]
    index: i64
    for index in range(i64(len(taken.cells)) - 1, -1, -1):
        ground.lift(state.gardens[seat], taken.cells[index])
        state.receive(seat, taken.tiles[index] >> 2)
    while state.rests[seat]:
        state.rests[seat] -= 1
        place = seat * RESTING + state.rests[seat]
        source = state.lent[place]
        state.resting[place] = NONE
        state.patch[place] = 0
        state.lent[place] = NONE
        if source == 0:
            state.supply[seat] += 1
        else:
            state.clipped[seat * flowers + source - 1] += 1
            state.settled[seat] += 1
    return taken
