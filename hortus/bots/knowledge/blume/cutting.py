"""Which tiles to cut: chosen as a set, not one by one.

One tile may hold four finished flowers that open again without it; two tiles
may each spoil the same point, so that only both together are worth cutting.
A beam keeps the best sets of each size.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.blume.insight import Insight
from hortus.bots.knowledge.blume.patterns import PATTERNS, THREE_HYBRID, THREE_PLAIN
from hortus.core.bits import bit
from hortus.core.state import NONE, to_vec
from hortus.games.blume.board import Bed
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import BlumeActions

BEAM: Final = 64
ROOM: Final = 1.5
"""The extra value of each tile cut: one more tile can be laid."""
LOST: Final = -1e9


class Cutting:
    """The best sets of tiles to cut in one garden. Call `search` first."""

    def __init__(self, bed: Bed, insight: Insight, cuts: list[int]) -> None:
        self.bed = bed
        self.insight = insight
        self.sets: vec[i64] = vec[i64]([0] * BEAM)  # the best sets of one size, as bits, unordered
        self.worths: vec[float] = vec[float]([0.0] * BEAM)
        self.count: i64 = 0
        self.next_sets: vec[i64] = vec[i64]([0] * BEAM)
        self.next_worths: vec[float] = vec[float]([0.0] * BEAM)
        self.next_count: i64 = 0
        self.first: vec[float] = vec[float]([LOST] * bed.cells)  # each cell cut next, and nothing after it
        self.best: vec[float] = vec[float]([LOST] * bed.cells)  # the best set found with this cell
        # Of each point, by which of its tiles are gone: what it promises, and, where one cell is its last gap,
        # that cell and what it promises there.
        self.sure: vec[float] = vec[float]([0.0] * (bed.points * 16))
        self.gap: vec[i64] = vec[i64]([NONE] * (bed.points * 16))
        self.hoped: vec[float] = vec[float]([0.0] * (bed.points * 16))
        self.kept: vec[i64] = vec[i64]([NONE] * 4)
        self.counts_here: vec[i64] = vec[i64]([0] * bed.cells)  # points with this cell as their last gap
        self.hopes_here: vec[float] = vec[float]([0.0] * bed.cells)
        self.size: i64 = 0
        self.room = ROOM
        self.counts: vec[i64] = to_vec(cuts)  # tiles to cut after each round, but for hybrids
        self.by_size: vec[float] = vec[float]([LOST] * (bed.cells + 1))  # the best set of each size

    def search(self, state: BlumeState, seat: i64, named: i64, more: i64) -> None:
        """All ways to cut this many more tiles; poor ones are dropped early."""
        self.tabulate(state, seat)
        laid = state.laid
        base = seat * self.bed.cells
        cell: i64
        for cell in range(self.bed.cells):
            self.first[cell] = LOST
            self.best[cell] = LOST
        self.sets[0] = named
        self.count = 1
        self.size = more
        self.by_size[0] = self.worth(named)
        size: i64
        index: i64
        for size in range(1, more + 1):
            self.next_count = 0
            for index in range(self.count):
                for cell in range(self.bed.cells):
                    if laid[base + cell] != NONE and not self.sets[index] & bit(cell):
                        self.add(self.sets[index] | bit(cell), cell if size == 1 else NONE)
            self.swap()
            self.by_size[size] = self.top()
        for index in range(self.count):
            for cell in range(self.bed.cells):
                if self.sets[index] & bit(cell) and self.worths[index] > self.best[cell]:
                    self.best[cell] = self.worths[index]

    def go_on(self, state: BlumeState, seat: i64, actions: BlumeActions) -> None:
        """Search from the tiles the seat has named. With hybrids it has also said how many."""
        sealed = state.sealed[seat]
        named: i64 = 0
        left = self.counts[state.round]
        index: i64
        for index in range(sealed.count):
            action = sealed.actions[index]
            if action >= actions.prune.start:
                named |= bit(action - actions.prune.start)
                left -= 1
            else:
                left += action - actions.shed.start - self.counts[state.round]
        self.search(state, seat, named, max(left, 1))

    def add(self, cut: i64, alone: i64) -> None:
        """Keep this set if it is new and better than the worst one."""
        index: i64
        low: i64 = 0
        for index in range(self.next_count):
            if self.next_sets[index] == cut:
                return
            if self.next_worths[index] < self.next_worths[low]:
                low = index
        worth = self.worth(cut)
        if alone != NONE:
            self.first[alone] = worth
        if self.next_count < BEAM:
            low = self.next_count
            self.next_count += 1
        elif worth <= self.next_worths[low]:
            return
        self.next_sets[low] = cut
        self.next_worths[low] = worth

    def tabulate(self, state: BlumeState, seat: i64) -> None:
        """The promise of each point without any of its four tiles. Sets differ only in a few points."""
        bed = self.bed
        insight = self.insight
        base = seat * bed.cells
        trust = insight.trust
        point: i64
        gone: i64
        place: i64
        for point in range(bed.points):
            grown = state.planted[seat * bed.points + point] != NONE
            for gone in range(16):
                for place in range(4):
                    cell = bed.around[point * 4 + place]
                    self.kept[place] = state.laid[base + cell]
                    if gone & bit(place):
                        state.laid[base + cell] = NONE
                pattern = insight.reader.read(state.laid, base, point, grown)
                at = point * 16 + gone
                self.sure[at] = trust[PATTERNS + pattern] * insight.later_worth(point, pattern)
                soon = insight.soon_worth(state, seat, point, pattern)
                self.gap[at] = NONE
                if soon != 0.0 and THREE_PLAIN <= pattern <= THREE_HYBRID:
                    self.gap[at] = insight.reader.gap
                    self.hoped[at] = trust[THREE_PLAIN] * soon
                else:
                    self.sure[at] += trust[pattern] * soon
                for place in range(4):
                    state.laid[base + bed.around[point * 4 + place]] = self.kept[place]

    def worth(self, cut: i64) -> float:
        """What the garden promises in the next round without these tiles."""
        bed = self.bed
        around = bed.around
        counts = self.counts_here
        hopes = self.hopes_here
        worth = 0.0
        cell: i64
        point: i64
        for cell in range(bed.cells):
            counts[cell] = 0
            hopes[cell] = 0.0
        for point in range(bed.points):
            place = point * 4
            gone = (cut >> around[place]) & 1
            gone |= ((cut >> around[place + 1]) & 1) << 1
            gone |= ((cut >> around[place + 2]) & 1) << 2
            gone |= ((cut >> around[place + 3]) & 1) << 3
            at = point * 16 + gone
            worth += self.sure[at]
            cell = self.gap[at]
            if cell != NONE:
                counts[cell] += 1
                hopes[cell] += self.hoped[at]
        for cell in range(bed.cells):
            if counts[cell]:
                worth += hopes[cell] * self.insight.crowd[counts[cell]] / float(counts[cell])
        return worth

    def swap(self) -> None:
        sets = self.sets
        worths = self.worths
        self.sets = self.next_sets
        self.worths = self.next_worths
        self.count = self.next_count
        self.next_sets = sets
        self.next_worths = worths

    def top(self) -> float:
        best = LOST
        index: i64
        for index in range(self.count):
            best = max(best, self.worths[index])
        return best

    def naming(self, cell: i64) -> float:
        """The value of naming this cell now: of the best set with it, or a guess if none was kept."""
        if self.best[cell] > LOST:
            return self.best[cell]
        best_first = LOST
        other: i64
        for other in range(self.bed.cells):
            best_first = max(best_first, self.first[other])
        return self.by_size[self.size] + self.first[cell] - best_first

    def counting(self, size: i64) -> float:
        """The value of cutting this many tiles: each makes room for one more."""
        return self.by_size[size] + self.room * float(size)
