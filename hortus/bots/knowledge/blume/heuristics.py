"""Heuristics for Blume: every kind of decision, at a glance or with a close look.

`glance.py` sees one flower at a time; `insight.py` a garden as a whole, with
`choosing.py` for the tiles of the row and `cutting.py` for those to prune.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.blume.choosing import Choosing
from hortus.bots.knowledge.blume.cutting import Cutting
from hortus.bots.knowledge.blume.fortunes import TRUST
from hortus.bots.knowledge.blume.glance import GROWTH, Glance
from hortus.bots.knowledge.blume.insight import Insight
from hortus.bots.knowledge.blume.patterns import PATTERNS, WORDS
from hortus.core.state import NONE
from hortus.games.blume.blooming import KINDS
from hortus.games.blume.rules import BlumeRules
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import spots
from hortus.games.blume.vocabulary import HUES, ROUNDS, ROW

BLIND: Final = 0.8
"""The value of a tile from the bag, compared with an average one of the row."""
UNKNOWN: Final = -1e9
ROOM: Final = 0.5
"""The value of pruning one more tile: one more can be laid."""


class BlumeHeuristics(Heuristics[BlumeState]):
    def __init__(self, rules: BlumeRules) -> None:
        bed = rules.bed
        market = rules.market
        blooming = rules.blooming
        self.scale = 30.0
        self.bed = bed
        self.market = market
        self.actions = rules.actions
        self.blooming = blooming
        self.scratch: vec[i64] = vec[i64]([0] * bed.cells)
        self.in_row: vec[float] = vec[float]([UNKNOWN] * ROW)  # what each tile of the row can bring
        self.glance = Glance(bed, market, blooming)
        # The same questions with more care; only for `study`.
        self.insight = Insight(bed, market, blooming)
        self.closely = False
        self.choosing = Choosing(bed, self.insight)
        self.cutting = Cutting(bed, self.insight, rules.cuts)

    # ---- a whole table

    def value(self, state: BlumeState, seat: i64) -> float:
        """What the seat has and expects at these prices, minus the average of the others."""
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
        points = self.scored(state, seat)
        colour: i64
        for colour in range(HUES):
            points += state.stock[seat * HUES + colour] * state.pegs[colour] * (ROUNDS - state.scored)
        self.glance.weigh(state, seat)
        hope = 0.0
        point: i64
        for point in range(self.bed.points):
            hope += self.glance.hope(state, seat, point)
        return float(points) + hope

    def scored(self, state: BlumeState, seat: i64) -> i64:
        """The seat's certain points: scored rounds and botanist cards."""
        points = self.blooming.hybrids.earned(state, seat)
        now: i64
        colour: i64
        for now in range(state.scored):
            for colour in range(HUES):
                points += state.tally[(seat * ROUNDS + now) * HUES + colour] * state.prices[now * HUES + colour]
        return points

    # ---- what a learned value looks at

    def traits(self) -> list[str]:
        soon = [f"soon: {word}" for word in WORDS]
        return ["scored", "stock", *soon, *[f"later: {word}" for word in WORDS]]

    def hand(self) -> list[float]:
        return [1.0, 1.0, *TRUST]

    def describe(self, state: BlumeState, seat: i64, row: vec[float]) -> None:
        """Scored points, the stock at future prices, and the promise of points, by pattern."""
        self.look(state, seat)
        self.insight.survey(state, seat)
        row[0] = float(self.scored(state, seat))
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
        """What is the same for all actions of a decision."""
        first = actions[0]
        if first < self.actions.place.start and state.shed.busy == NONE:
            self.choosing.look(state, seat)
        elif self.actions.shed.start <= first < self.actions.prune.start:
            self.cutting.search(state, seat, 0, most(actions, count) - self.actions.shed.start)
        elif self.actions.prune.start <= first < self.actions.prune.start + self.actions.prune.size:
            self.cutting.go_on(state, seat, self.actions)

    def look(self, state: BlumeState, seat: i64) -> None:
        """Calculate what a glance does, from counted numbers."""
        insight = self.insight
        now = state.round + 1 if state.scored > state.round else state.round
        insight.ready(state, seat, now)
        glance = self.glance
        colour: i64
        for colour in range(HUES):
            glance.stocking[colour] = insight.stocking[colour]
        glance.moving = insight.moving
        glance.growable = insight.growable

    # ---- laying and lifting

    def laying(self, state: BlumeState, seat: i64, cell: i64, code: i64) -> float:
        """The gain of laying a tile on this cell, even an occupied one. The state is restored."""
        if self.closely:
            return self.insight.laying(state, seat, cell, code)
        return self.glance.laying(state, seat, cell, code)

    def lifting(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """How much more a garden promises without the tile on this cell, for example a flower that can open again."""
        if self.closely:
            return self.insight.lifting(state, seat, cell)
        return self.glance.lifting(state, seat, cell)

    def best_turn(self, state: BlumeState, seat: i64, cell: i64, tile: i64) -> float:
        best = self.laying(state, seat, cell, tile * 4)
        turn: i64
        for turn in range(1, 4):
            worth = self.laying(state, seat, cell, tile * 4 + turn)
            if worth > best:
                best = worth
        return best

    def best_laying(self, state: BlumeState, seat: i64, tile: i64) -> float:
        """The highest gain of a tile in this garden."""
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

    # ---- one action

    def promise(self, state: BlumeState, seat: i64, action: i64) -> float:
        self.ready(state, seat)
        return self.judge(state, seat, action)

    def ready(self, state: BlumeState, seat: i64) -> None:
        if self.closely:
            self.look(state, seat)
        else:
            self.glance.weigh(state, seat)
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
            return self.glance.flower(state, seat, point, self.bed.kind(state.laid, seat * self.bed.cells, point))
        if action == actions.stock.start:
            return self.glance.stocking[state.parts[state.part] & (KINDS - 1)]
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
        """The highest gain of a tile of the row, calculated once per decision."""
        if self.closely:
            return self.choosing.taking(state, slot)
        if self.in_row[slot] == UNKNOWN:
            self.in_row[slot] = self.best_laying(state, seat, state.row[slot])
        return self.in_row[slot]

    def dipping(self, state: BlumeState, seat: i64) -> float:
        """A tile from the bag is like one of the row, but without a choice."""
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
        """A flower taken out of the greenhouse is lost for all later rounds."""
        if self.closely:
            return -self.insight.fetches(colour)
        return -float(state.pegs[colour] * (ROUNDS - state.scored)) - GROWTH

    def stepping(self, state: BlumeState, seat: i64, step: i64) -> float:
        way = step // HUES
        colour = step - way * HUES
        goal = self.market.goal(state.pegs, self.market.taken(state.pegs), colour, way)
        weight = self.insight.weights[colour] if self.closely else self.glance.weight(state, seat, colour)
        return weight * float(goal - state.pegs[colour])

    def pruning(self, state: BlumeState, seat: i64, cell: i64) -> float:
        """Lifting, as if the tiles already named were gone."""
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
