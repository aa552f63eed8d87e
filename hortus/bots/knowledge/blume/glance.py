"""A quick judgement of a garden and the market of Blume, for millions of playouts.

A stocked flower counts its price at the end of this round and of every round to
come. A step on the market counts for every flower it touches, less what it
brings the others. A point where two or three corners already agree is a flower
to come, worth a part of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.blume.blooming import Blooming
from hortus.games.blume.board import Bed
from hortus.games.blume.market import STUCK, Market
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import DOWN, HUES, ROUNDS

GROWTH: Final = 0.9
"""How much a colour's price is expected to rise before a round is scored."""
ONE: Final = 0.02
TWO: Final = 0.12
THREE: Final = 0.40
"""The part of a flower that one, two or three matching corners promise."""
RIVALRY: Final = 0.6
"""How much the others' loss counts as gain. Less than 1, because lower prices hurt everybody."""


class Glance:
    """What a seat would gain now. Call `weigh` first."""

    def __init__(self, bed: Bed, market: Market, blooming: Blooming) -> None:
        self.bed = bed
        self.market = market
        self.blooming = blooming
        self.stocking: vec[float] = vec[float]([0.0] * HUES)
        self.moving = 0.0  # the best step on the market
        self.growable: i64 = 0

    # ---- what flowers are worth

    def weigh(self, state: BlumeState, seat: i64) -> None:
        """Calculate the value of each colour and of the best market step for this seat."""
        left = float(ROUNDS - state.scored)
        colour: i64
        for colour in range(HUES):
            worth = float(state.pegs[colour]) + GROWTH
            full = state.stock[seat * HUES + colour] >= self.blooming.capacity
            self.stocking[colour] = 0.0 if full else left * worth
        self.moving = self.best_step(state, seat)
        self.growable = self.blooming.hybrids.growable(state, seat) & ~state.types[seat]

    def best_step(self, state: BlumeState, seat: i64) -> float:
        best = 0.0
        taken = self.market.taken(state.pegs)
        colour: i64
        for colour in range(HUES):
            weight = self.weight(state, seat, colour)
            goal = self.market.goal(state.pegs, taken, colour, DOWN if weight < 0.0 else 1)
            if goal != STUCK:
                gain = weight * float(goal - state.pegs[colour])
                if gain > best:
                    best = gain
        return best

    def weight(self, state: BlumeState, seat: i64, colour: i64) -> float:
        """The gain for this seat, compared with the others, when a colour goes up one step."""
        mine = float(state.stock[seat * HUES + colour])
        others: i64 = 0
        other: i64
        for other in range(state.seats):
            if other != seat:
                others += state.stock[other * HUES + colour]
        if state.seats > 1:
            mine -= RIVALRY * float(others) / float(state.seats - 1)
        return mine * float(ROUNDS - state.scored)

    def flower(self, state: BlumeState, seat: i64, point: i64, kind: i64) -> float:
        """The immediate gain of the flower at a point."""
        watered = (state.wet | state.hosed) & bit(point) != 0
        if kind < HUES:
            if watered:
                return self.stocking[kind] + self.moving
            return self.stocking[kind] if self.stocking[kind] > self.moving else self.moving
        if not self.growable & bit(kind - HUES):
            return 0.0
        worth = self.hybrid(state, seat, kind - HUES)
        return worth + self.moving if watered else worth

    def hybrid(self, state: BlumeState, seat: i64, hybrid: i64) -> float:
        pair = self.blooming.hybrids.tops[hybrid]
        worth = float(self.blooming.hybrids.bonus(state, seat, hybrid))
        for colour in pair:
            worth += self.stocking[colour]
        return worth

    def hope(self, state: BlumeState, seat: i64, point: i64) -> float:
        """The promise of an unfinished point; 0 if corners differ or all four are there."""
        around = self.bed.around
        corners = self.bed.corners
        base = seat * self.bed.cells
        one: i64 = NONE  # the colour at the first and third place round the point
        two: i64 = NONE  # at the second and fourth
        count: i64 = 0
        place: i64
        for place in range(4):
            code = state.laid[base + around[point * 4 + place]]
            if code == NONE:
                continue
            colour = corners[code * 4 + ((place + 2) & 3)]
            count += 1
            if place & 1:
                if two != NONE and two != colour:
                    return 0.0
                two = colour
            else:
                if one != NONE and one != colour:
                    return 0.0
                one = colour
        if count == 0 or count == 4:
            return 0.0
        part = ONE if count == 1 else TWO if count == 2 else THREE
        if one == NONE:
            one = two
        if two == NONE:
            two = one
        kind = one if one == two else self.bed.pairs[one * HUES + two]
        return part * self.flower(state, seat, point, kind)

    def corners_worth(self, state: BlumeState, seat: i64, cell: i64, ripe: bool) -> float:
        """The promises at a cell's corners, and the flowers that open if its tile is being laid."""
        worth = 0.0
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            point = self.bed.touch[corner]
            if point == NONE:
                continue
            worth += self.hope(state, seat, point)
            if ripe:
                kind = self.bed.kind(state.laid, seat * self.bed.cells, point)
                if kind != NONE:
                    worth += self.flower(state, seat, point, kind)
        return worth

    # ---- laying and lifting

    def laying(self, state: BlumeState, seat: i64, cell: i64, code: i64) -> float:
        """The gain of laying a tile on this cell, even an occupied one. The state is restored."""
        place = seat * self.bed.cells + cell
        before = state.laid[place]
        worth = -self.corners_worth(state, seat, cell, False)
        state.laid[place] = code
        worth += self.corners_worth(state, seat, cell, True)
        state.laid[place] = before
        return worth

    def lifting(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """How much more the corners of a cell promise without its tile, for example a flower that can open again."""
        place = seat * self.bed.cells + cell
        before = state.laid[place]
        worth = -self.corners_worth(state, seat, cell, False)
        state.laid[place] = NONE
        worth += self.corners_worth(state, seat, cell, False)
        state.laid[place] = before
        return worth
