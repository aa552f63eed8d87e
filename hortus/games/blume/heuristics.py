"""What a player of Blume might think.

A stocked flower counts its price at the end of this round and of every round to
come. A step on the market counts for every flower it touches, less what it
brings the others. A point where two or three corners already agree is a flower
to come, worth a part of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.heuristics import Heuristics
from hortus.core.state import NONE
from hortus.games.blume.blooming import KINDS, Blooming
from hortus.games.blume.board import Bed
from hortus.games.blume.choosing import Choosing
from hortus.games.blume.cutting import Cutting
from hortus.games.blume.fortunes import TRUST
from hortus.games.blume.insight import Insight
from hortus.games.blume.market import STUCK, Market
from hortus.games.blume.patterns import PATTERNS, WORDS
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import spots
from hortus.games.blume.vocabulary import DOWN, HUES, ROUNDS, ROW, BlumeActions

GROWTH: Final = 0.9
"""How much a colour's price may be expected to rise until a round is scored."""
ONE: Final = 0.02
TWO: Final = 0.12
THREE: Final = 0.40
"""The part of a flower that one, two or three agreeing corners promise."""
RIVALRY: Final = 0.6
"""How much another's loss counts against one's own gain: prices that fell stay low for everybody."""
BLIND: Final = 0.8
"""What a tile from the bag is worth, against an average one of the row."""
UNKNOWN: Final = -1e9
ROOM: Final = 0.5
"""What one more tile pruned is worth: one more tile may be laid."""


class BlumeHeuristics(Heuristics[BlumeState]):
    def __init__(self, bed: Bed, market: Market, blooming: Blooming, actions: BlumeActions) -> None:
        self.scale = 30.0
        self.bed = bed
        self.market = market
        self.blooming = blooming
        self.actions = actions
        self.scratch: vec[i64] = vec[i64]([0] * bed.cells)
        # What the seat in question would gain now; weighed anew for every question.
        self.stocking: vec[float] = vec[float]([0.0] * HUES)
        self.moving = 0.0  # the best step on the market
        self.growable: i64 = 0
        self.in_row: vec[float] = vec[float]([UNKNOWN] * ROW)  # what each tile of the row can bring
        # The same questions, answered with more care; only while actions are studied.
        self.insight = Insight(bed, market, blooming)
        self.closely = False
        self.choosing = Choosing(bed, self.insight)
        self.cutting = Cutting(bed, self.insight)

    # ---- a whole table

    def value(self, state: BlumeState, seat: i64) -> float:
        """What the seat has and will have at these prices, less what the others have on average."""
        mine = self.standing(state, seat)
        if state.seats == 1:
            return mine
        others = 0.0
        other: i64
        for other in range(state.seats):
            if other != seat:
                others += self.standing(state, other)
        return mine - others / float(state.seats - 1)

    def standing(self, state: BlumeState, seat: i64) -> float:
        points: i64 = 0
        now: i64
        colour: i64
        for colour in range(HUES):
            for now in range(state.scored):
                points += state.tally[(seat * ROUNDS + now) * HUES + colour] * state.prices[now * HUES + colour]
            points += state.stock[seat * HUES + colour] * state.pegs[colour] * (ROUNDS - state.scored)
        self.weigh(state, seat)
        hope = 0.0
        point: i64
        for point in range(self.bed.points):
            hope += self.hope(state, seat, point)
        return float(points) + hope

    # ---- what a learned value looks at

    def traits(self) -> list[str]:
        soon = [f"soon: {word}" for word in WORDS]
        return ["scored", "stock", *soon, *[f"later: {word}" for word in WORDS]]

    def hand(self) -> list[float]:
        return [1.0, 1.0, *TRUST]

    def describe(self, state: BlumeState, seat: i64, row: vec[float]) -> None:
        """Rounds that are scored, the stock at the prices to come, and what points promise, pattern by pattern."""
        scored: i64 = 0
        now: i64
        colour: i64
        for colour in range(HUES):
            for now in range(state.scored):
                scored += state.tally[(seat * ROUNDS + now) * HUES + colour] * state.prices[now * HUES + colour]
        self.look(state, seat)
        self.insight.survey(state, seat)
        row[0] = float(scored)
        row[1] = self.insight.greenhouse(state, seat)
        trait: i64
        for trait in range(2 * PATTERNS):
            row[2 + trait] = self.insight.sums[trait]

    # ---- a closer look

    def study(self, state: BlumeState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """The same questions as `judge` asks, answered by `insight.py`, `choosing.py` and `cutting.py`."""
        self.closely = True
        self.ready(state, seat)
        self.survey(state, seat, actions, count)
        index: i64
        for index in range(count):
            worths[index] += self.judge(state, seat, actions[index])
        self.closely = False

    def survey(self, state: BlumeState, seat: i64, actions: vec[i64], count: i64) -> None:
        """What must be looked at once for all actions of a decision."""
        first = actions[0]
        if first < self.actions.place.start and state.shed.busy == NONE:
            self.choosing.look(state, seat)
        elif self.actions.shed.start <= first < self.actions.prune.start:
            self.cutting.search(state, seat, 0, most(actions, count) - self.actions.shed.start)
        elif self.actions.prune.start <= first < self.actions.prune.start + self.actions.prune.size:
            self.cutting.go_on(state, seat, self.actions)

    def look(self, state: BlumeState, seat: i64) -> None:
        """Settle the same as `weigh`, by what was counted."""
        insight = self.insight
        now = state.round + 1 if state.scored > state.round else state.round
        insight.ready(state, seat, now)
        colour: i64
        for colour in range(HUES):
            self.stocking[colour] = insight.stocking[colour]
        self.moving = insight.moving
        self.growable = insight.growable

    # ---- what flowers are worth

    def weigh(self, state: BlumeState, seat: i64) -> None:
        """Settle what each colour and the best step on the market are worth to this seat."""
        if self.closely:
            self.look(state, seat)
            return
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
        """What one step up of a colour brings this seat, compared with the others."""
        if self.closely:
            return self.insight.weights[colour]
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
        """What the flower at a point would give at once."""
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
        """What an unfinished point promises; nothing where corners disagree or all four lie."""
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
        """The hopes at a cell's corners, and, where it is just being laid, the flowers that open there."""
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
        """What it brings to lay a tile on this cell, whatever lies there; the table is left as it was."""
        if self.closely:
            return self.insight.laying(state, seat, cell, code)
        place = seat * self.bed.cells + cell
        before = state.laid[place]
        worth = -self.corners_worth(state, seat, cell, False)
        state.laid[place] = code
        worth += self.corners_worth(state, seat, cell, True)
        state.laid[place] = before
        return worth

    def best_turn(self, state: BlumeState, seat: i64, cell: i64, tile: i64) -> float:
        best = self.laying(state, seat, cell, tile * 4)
        turn: i64
        for turn in range(1, 4):
            worth = self.laying(state, seat, cell, tile * 4 + turn)
            if worth > best:
                best = worth
        return best

    def best_laying(self, state: BlumeState, seat: i64, tile: i64) -> float:
        """The most a tile can bring in this garden."""
        count = spots(state, self.bed, seat, 0, self.scratch)
        if self.closely:
            return self.insight.best_laying(state, seat, tile, self.scratch, count)
        best = -1000.0
        index: i64
        for index in range(count):
            worth = self.best_turn(state, seat, self.scratch[index], tile)
            if worth > best:
                best = worth
        return best

    def lifting(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """What the corners of a cell promise more without its tile: a flower that may open again, say."""
        if self.closely:
            return self.insight.lifting(state, seat, cell)
        place = seat * self.bed.cells + cell
        before = state.laid[place]
        worth = -self.corners_worth(state, seat, cell, False)
        state.laid[place] = NONE
        worth += self.corners_worth(state, seat, cell, False)
        state.laid[place] = before
        return worth

    # ---- one action

    def promise(self, state: BlumeState, seat: i64, action: i64) -> float:
        self.ready(state, seat)
        return self.judge(state, seat, action)

    def ready(self, state: BlumeState, seat: i64) -> None:
        self.weigh(state, seat)
        slot: i64
        for slot in range(ROW):
            self.in_row[slot] = UNKNOWN

    def judge(self, state: BlumeState, seat: i64, action: i64) -> float:
        actions = self.actions
        if action < actions.dip.start:
            return self.from_row(state, seat, action)
        if action == actions.dip.start:
            return self.dipping(state, seat)
        if action < actions.bloom.start:
            place = action - actions.place.start
            turn = place // self.bed.cells
            return self.laying(state, seat, place - turn * self.bed.cells, state.hand * 4 + turn)
        if action < actions.stock.start:
            point = action - actions.bloom.start
            return self.flower(state, seat, point, self.bed.kind(state.laid, seat * self.bed.cells, point))
        if action == actions.stock.start:
            return self.stocking[state.parts[state.part] & (KINDS - 1)]
        if action < actions.lower.start:
            return self.stepping(state, seat, action - actions.market.start)
        if action < actions.shed.start:
            return self.lowering(state, seat, action - actions.lower.start)
        if action < actions.prune.start:
            if self.closely:
                return self.cutting.counting(action - actions.shed.start)
            return ROOM * float(action - actions.shed.start)
        return self.pruning(state, seat, action - actions.prune.start)

    def from_row(self, state: BlumeState, seat: i64, slot: i64) -> float:
        """The most a tile of the row can bring, worked out once for all questions about one decision."""
        if self.closely:
            return self.choosing.taking(state, slot)
        if self.in_row[slot] == UNKNOWN:
            self.in_row[slot] = self.best_laying(state, seat, state.row[slot])
        return self.in_row[slot]

    def dipping(self, state: BlumeState, seat: i64) -> float:
        """A tile from the bag is like one of the row, but nobody chose it."""
        if self.closely:
            return self.choosing.taking(state, NONE)
        total = 0.0
        count: i64 = 0
        slot: i64
        for slot in range(ROW):
            if state.row[slot] != NONE:
                total += self.from_row(state, seat, slot)
                count += 1
        return BLIND * total / float(count) if count else 0.0

    def lowering(self, state: BlumeState, seat: i64, colour: i64) -> float:
        """A flower taken out of the greenhouse is lost for all rounds to come."""
        if self.closely:
            return -self.insight.fetches(colour)
        return -float(state.pegs[colour] * (ROUNDS - state.scored)) - GROWTH

    def stepping(self, state: BlumeState, seat: i64, step: i64) -> float:
        way = step // HUES
        colour = step - way * HUES
        goal = self.market.goal(state.pegs, self.market.taken(state.pegs), colour, way)
        return self.weight(state, seat, colour) * float(goal - state.pegs[colour])

    def pruning(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """Lifting, with the tiles that are already named out of the way."""
        if self.closely:
            return self.cutting.naming(cell)
        base = seat * self.bed.cells
        sealed = state.sealed[seat]
        laid = state.laid
        state.laid = laid[:]
        index: i64
        for index in range(sealed.count):
            if sealed.actions[index] >= self.actions.prune.start:
                state.laid[base + sealed.actions[index] - self.actions.prune.start] = NONE
        worth = self.lifting(state, seat, cell)
        state.laid = laid
        return worth


def most(actions: vec[i64], count: i64) -> i64:
    """The greatest of them."""
    greatest = actions[0]
    index: i64
    for index in range(count):
        greatest = max(greatest, actions[index])
    return greatest
