"""A close look at a table of Blume: the value of open points and the market, from counted numbers.

The rules of thumb in `glance.py` see one flower at a time. Here a garden is
looked at as a whole, with the share of points of each pattern that came to
bloom, and a flower is worth what its colour will fetch in the rounds to come,
not what it would fetch now.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.blume.fortunes import CROWD, LATER, SOON, TRUST
from hortus.bots.knowledge.blume.outlook import Outlook
from hortus.bots.knowledge.blume.patterns import (
    ACROSS_OPEN,
    BARE,
    ONE_OPEN,
    PATTERNS,
    THREE_HYBRID,
    THREE_PLAIN,
    Reader,
)
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.blume.blooming import Blooming
from hortus.games.blume.board import Bed
from hortus.games.blume.market import STUCK, Market
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import DOWN, FIRST_SIDE, HUES, ROUNDS

RIVALRY: Final = 1.0
"""The weight of the others' mean gain, compared with the seat's own gain."""
SHARE: Final = 0.6
"""The share of future flowers that is stocked; the rest moves pegs."""
COUNTS: Final = 4
TRAITS: Final = 2 * PATTERNS


class Insight(Outlook):
    """Calculated for one seat in one state. Call `ready` first."""

    def __init__(self, bed: Bed, market: Market, blooming: Blooming) -> None:
        super().__init__(market, blooming)
        self.bed = bed
        self.reader = Reader(bed)
        self.soon: vec[float] = vec[float](SOON)
        self.later: vec[float] = vec[float](LATER)
        self.crowd: vec[float] = vec[float]([flowers / CROWD[1] for flowers in CROWD])  # against a lone gap
        self.weights: vec[float] = vec[float]([0.0] * HUES)  # what a peg's step up brings
        self.coming: vec[float] = vec[float]([0.0] * HUES)  # flowers a garden promises, by colour
        self.moving = 0.0  # the best step now
        self.growable: i64 = 0
        self.rivalry = RIVALRY
        self.share = SHARE
        self.sums: vec[float] = vec[float]([0.0] * TRAITS)  # what points promise, by pattern, soon and later
        self.trust: vec[float] = vec[float](TRUST)
        self.gaps: vec[i64] = vec[i64]([0] * bed.cells)
        self.hoped: vec[float] = vec[float]([0.0] * bed.cells)

    def ready(self, state: BlumeState, seat: i64, now: i64) -> None:
        """Prepare for this seat, in round `now`."""
        self.round = now
        self.growable = self.blooming.hybrids.growable(state, seat) & ~state.types[seat]
        # Pruning may remove a hybrid, and then it can be grown again.
        self.reader.allow(self.growable if now == state.round else self.growable | state.types[seat])
        self.forecast(state, seat)
        self.weigh(state, seat)

    # ---- the market

    def weigh(self, state: BlumeState, seat: i64) -> None:
        """The gain of each peg's step, for flowers in stock and promised ones: this seat's minus the others'."""
        lasting = 0.0
        end: i64
        for end in range(self.round, ROUNDS):
            lasting += self.slopes[end]
        colour: i64
        other: i64
        for colour in range(HUES):
            mine = float(state.stock[seat * HUES + colour])
            self.weights[colour] = mine - self.rivalry * self.others(state, seat, colour)
        for other in range(state.seats):
            self.expect(state, other)
            part = 1.0 if other == seat else -self.rivalry / float(state.seats - 1)
            for colour in range(HUES):
                self.weights[colour] += part * self.share * self.coming[colour]
        taken = self.market.taken(state.pegs)
        self.moving = 0.0
        for colour in range(HUES):
            self.weights[colour] *= lasting
            weight = self.weights[colour]
            goal = self.market.goal(state.pegs, taken, colour, DOWN if weight < 0.0 else 1)
            if goal != STUCK:
                self.moving = max(self.moving, weight * float(goal - state.pegs[colour]))

    def expect(self, state: BlumeState, seat: i64) -> None:
        """How many flowers of each colour a garden promises for this round."""
        colour: i64
        point: i64
        for colour in range(HUES):
            self.coming[colour] = 0.0
        for point in range(self.bed.points):
            pattern = self.reader.read(state.laid, seat * self.bed.cells, point, False)
            if pattern == BARE or not self.inside(point):
                continue
            part = self.soon[pattern * 6 + self.round * 2]
            kind = self.reader.kind
            if kind < HUES:
                self.coming[kind] += part
            else:
                for colour in self.blooming.hybrids.tops[kind - HUES]:
                    self.coming[colour] += part

    def inside(self, point: i64) -> bool:
        """Whether a point is in the square of the round in question."""
        span = self.round + FIRST_SIDE - 1
        row = point // self.bed.span
        return row < span and point - row * self.bed.span < span

    # ---- a garden

    def garden(self, state: BlumeState, seat: i64) -> float:
        """The promise of all points of a garden."""
        self.survey(state, seat)
        sums = self.sums
        weights = self.trust
        worth = 0.0
        trait: i64
        for trait in range(TRAITS):
            worth += weights[trait] * sums[trait]
        return worth

    def survey(self, state: BlumeState, seat: i64) -> None:
        """Sum the promises of points, by pattern: for this round, then for later ones."""
        bed = self.bed
        base = seat * bed.cells
        sums = self.sums
        cell: i64
        point: i64
        for cell in range(bed.cells):
            self.gaps[cell] = 0
            self.hoped[cell] = 0.0
        for point in range(TRAITS):
            sums[point] = 0.0
        for point in range(bed.points):
            pattern = self.reader.read(state.laid, base, point, state.planted[seat * bed.points + point] != NONE)
            sums[PATTERNS + pattern] += self.later_worth(point, pattern)
            soon = self.soon_worth(state, seat, point, pattern)
            if soon != 0.0 and THREE_PLAIN <= pattern <= THREE_HYBRID:
                self.gaps[self.reader.gap] += 1
                self.hoped[self.reader.gap] += soon
            else:
                sums[pattern] += soon
        for cell in range(bed.cells):
            count = self.gaps[cell]
            if count:
                sums[THREE_PLAIN] += self.hoped[cell] * self.crowd[count] / float(count)

    def soon_worth(self, state: BlumeState, seat: i64, point: i64, pattern: i64) -> float:
        """The promise for this round of the point that was just read."""
        if not self.inside(point):
            return 0.0
        watered = (state.wet | state.hosed) & bit(point) != 0 and self.round == state.round
        soon = self.soon[pattern * 6 + self.round * 2 + (1 if watered else 0)]
        return soon * self.flower_now(state, seat, pattern, watered) if soon != 0.0 else 0.0

    def later_worth(self, point: i64, pattern: i64) -> float:
        """The same for later rounds."""
        if self.round + 1 >= ROUNDS:
            return 0.0
        part = self.later[pattern * COUNTS + self.round * 2 + (0 if self.inside(point) else 1)]
        return part * self.flower_then(pattern)

    def flower_now(self, state: BlumeState, seat: i64, pattern: i64, watered: bool) -> float:
        """The gain in this round from the flower that the reader expects."""
        if pattern == BARE:
            worth = self.typical
            return worth + self.moving if watered else max(worth, self.moving)
        kind = self.reader.kind
        if kind >= HUES:
            worth = self.hybrid(state, seat, kind - HUES)
            return worth + self.moving if watered else worth
        worth = self.stocking[kind]
        worth = worth + self.moving if watered else max(worth, self.moving)
        if (pattern == ONE_OPEN) | (pattern == ACROSS_OPEN):
            worth = 0.5 * (worth + max(worth, self.hybrid(state, seat, self.reader.sought[kind] - HUES)))
        return worth

    def flower_then(self, pattern: i64) -> float:
        """The same in a later round. By then, hybrids may be covered or grown."""
        if pattern == BARE:
            return self.afterwards
        return max(self.keeping[self.reader.colour], 0.5 * self.afterwards)

    def hybrid(self, state: BlumeState, seat: i64, hybrid: i64) -> float:
        worth = float(self.blooming.hybrids.bonus(state, seat, hybrid))
        for colour in self.blooming.hybrids.tops[hybrid]:
            worth += self.stocking[colour]
        return worth

    def opened(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """The gain from the flowers that the tile on this cell completes."""
        worth = 0.0
        types: i64 = 0  # of each hybrid only one counts
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            point = self.bed.touch[corner]
            if point == NONE:
                continue
            kind = self.bed.kind(state.laid, seat * self.bed.cells, point)
            if kind == NONE:
                continue
            watered = (state.wet | state.hosed) & bit(point) != 0
            if kind < HUES:
                flower = self.stocking[kind]
                worth += flower + self.moving if watered else max(flower, self.moving)
            elif self.growable & ~types & bit(kind - HUES):
                types |= bit(kind - HUES)
                worth += self.hybrid(state, seat, kind - HUES)
                if watered:
                    worth += self.moving
        return worth

    def laying(self, state: BlumeState, seat: i64, cell: i64, code: i64) -> float:
        """The gain of laying a tile on this cell, even an occupied one. The state is restored."""
        place = seat * self.bed.cells + cell
        before = state.laid[place]
        worth = -self.garden(state, seat)
        state.laid[place] = code
        worth += self.opened(state, seat, cell) + self.garden(state, seat)
        state.laid[place] = before
        return worth

    def best_laying(self, state: BlumeState, seat: i64, tile: i64, cells: vec[i64], count: i64) -> float:
        """The highest gain of a tile on one of these cells."""
        base = seat * self.bed.cells
        best = -1000.0
        index: i64
        turn: i64
        for index in range(count):
            cell = cells[index]
            for turn in range(4):
                state.laid[base + cell] = tile * 4 + turn
                best = max(best, self.opened(state, seat, cell) + self.garden(state, seat))
            state.laid[base + cell] = NONE
        return best - self.garden(state, seat)

    def lifting(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """How much more a garden promises without the tile on this cell."""
        place = seat * self.bed.cells + cell
        before = state.laid[place]
        worth = -self.garden(state, seat)
        state.laid[place] = NONE
        worth += self.garden(state, seat)
        state.laid[place] = before
        return worth
