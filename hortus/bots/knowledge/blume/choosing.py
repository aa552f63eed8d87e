"""Which tile to take: its gain, its gain for the next seat, and what the bag may give instead."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.blume.insight import Insight
from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import spots
from hortus.games.blume.vocabulary import FIRST_SIDE, ROW

SAMPLE: Final = 12
"""How many tiles of the bag are sampled for the average gain of a draw."""
DENIAL: Final = 1.0
"""How much the next seat's gain counts against the seat's own."""
NOTHING: Final = -1000.0


class Choosing:
    """The gain of tiles in the row and the bag for two seats. Call `look` first."""

    def __init__(self, bed: Bed, insight: Insight) -> None:
        self.bed = bed
        self.insight = insight
        self.denial = DENIAL
        self.mine: vec[float] = vec[float]([NOTHING] * ROW)
        self.theirs: vec[float] = vec[float]([NOTHING] * ROW)
        self.drawn: vec[float] = vec[float]([0.0] * SAMPLE)
        self.count: i64 = 0  # of tiles drawn
        self.cells: vec[i64] = vec[i64]([0] * bed.cells)
        self.dip = 0.0
        self.next: i64 = NONE  # the seat whose turn is next in this round

    def look(self, state: BlumeState, seat: i64) -> None:
        """The insight must be ready for this seat, and is again afterwards."""
        self.weigh(state, seat, self.mine)
        total = 0.0
        index: i64
        for index in range(self.count):
            total += self.drawn[index]
        self.dip = total / float(self.count) if self.count else NOTHING
        self.next = follower(state, seat)
        if self.next != NONE:
            self.insight.ready(state, self.next, state.round)
            self.weigh(state, self.next, self.theirs)
            self.insight.ready(state, seat, state.round)

    def weigh(self, state: BlumeState, seat: i64, row: vec[float]) -> None:
        """The gain for this seat of each tile in the row, and of a few from the bag."""
        count = spots(state, self.bed, seat, 0, self.cells)
        slot: i64
        for slot in range(ROW):
            row[slot] = NOTHING
            if state.row[slot] != NONE:
                row[slot] = self.insight.best_laying(state, seat, state.row[slot], self.cells, count)
        self.count = 0
        step = state.bagged // SAMPLE + 1
        passed: i64 = step // 2
        tile: i64
        for tile in range(len(state.bag)):
            if state.bag[tile] and self.count < SAMPLE:
                passed += 1
                if passed >= step:
                    passed = 0
                    self.drawn[self.count] = self.insight.best_laying(state, seat, tile, self.cells, count)
                    self.count += 1

    def taking(self, state: BlumeState, slot: i64) -> float:
        """The gain of a tile of the row (NONE: of the bag), minus what the next seat can then gain."""
        worth = self.dip if slot == NONE else self.mine[slot]
        if self.next == NONE:
            return worth
        return worth - self.denial * self.left(slot) / float(state.seats - 1)

    def left(self, gone: i64) -> float:
        """The best average gain of the next seat, with one tile of the row replaced from the bag."""
        best = NOTHING
        slot: i64
        for slot in range(ROW):
            if slot != gone:
                best = max(best, self.theirs[slot])
        if gone == NONE or self.count == 0:
            return best
        total = 0.0
        index: i64
        for index in range(self.count):
            total += max(best, self.drawn[index])
        return total / float(self.count)


def follower(state: BlumeState, seat: i64) -> i64:
    """The next seat with room in its garden, or NONE."""
    side = state.round + FIRST_SIDE
    step: i64
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.filled[other] < side * side:
            return other
    return NONE
