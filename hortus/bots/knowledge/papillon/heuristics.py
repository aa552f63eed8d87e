"""Heuristics for Papillon, in nectar: the value of a position, and the promise of each action.

What gardens and flowers may still bring is in `prospects.py`, the closer look at one decision in `study.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.papillon import features
from hortus.bots.knowledge.papillon.prospects import TOKEN, Prospects
from hortus.bots.knowledge.papillon.study import AGAIN, Study
from hortus.core.bits import popcount
from hortus.core.events import SILENT
from hortus.core.scoring import BLANK
from hortus.core.state import NONE
from hortus.games.papillon.bench import LARGE, Layout
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.market import LINES
from hortus.games.papillon.rules import PapillonRules
from hortus.games.papillon.state import HAND, PapillonState
from hortus.games.papillon.walk import Walk

TILE: Final = 2.8
"""The value of a tile without a close look."""
OVERBID: Final = [0.62, 0.45, 0.3, 0.17, 0.07, 0.0]
"""How often a later bidder bids more than this."""
THRIFT: Final = 0.6
"""The value of a caterpillar while there are more rounds. A full purse gains nothing."""


class PapillonHeuristics(Heuristics[PapillonState]):
    def __init__(self, rules: PapillonRules) -> None:
        self.actions = rules.actions
        self.bench = rules.bench
        self.ground = rules.ground
        self.paper = Walk()
        self.market = rules.market
        self.clauses = rules.clauses
        self.rounds: i64 = rules.edition.rounds
        self.prospects = Prospects(rules.ground, rules.nectar, rules.flowers, self.rounds)
        self.purse = rules.purse
        self.zero = rules.zero
        self.numbers = rules.numbers
        self.closer = Study(rules)
        self.lines: list[float] = []  # what the lines are worth at a glance, best first, for one decision
        self.lines_at: i64 = NONE

    # ---- how a table stands

    def value(self, state: PapillonState, seat: i64) -> float:
        """The seat's score now and its promise, minus the best of the others."""
        rival = -1.0e9
        other: i64
        for other in range(state.seats):
            if other != seat:
                hope = self.prospect(state, other)
                if hope > rival:
                    rival = hope
        return self.prospect(state, seat) - rival

    def prospect(self, state: PapillonState, seat: i64) -> float:
        """As if the sealed choices of the seat were carried out."""
        layout = self.bench.unfold(state, seat, SILENT, self.paper)
        points: i64 = 0
        for clause in self.clauses:
            points += clause.score(state, seat, BLANK)
        hopes = 0.0
        if not state.over:
            tiles = state.held(seat) - popcount(layout.used)
            hopes = 3.0 * float(state.rests[seat]) + TILE * float(tiles) + self.prospects.garden_hope(state, seat)
        self.bench.fold(state, seat, layout)
        return float(points) + hopes

    # ---- what a learned value looks at

    def traits(self) -> list[str]:
        return ["nectar", "rests", "tiles", "garden", "purse", *features.NAMES]

    def hand(self) -> list[float]:
        return [1.0, 3.0, TILE, 1.0, 0.0, *[0.0 for _ in features.NAMES]]

    def describe(self, state: PapillonState, seat: i64, row: vec[float]) -> None:
        layout = self.bench.unfold(state, seat, SILENT, self.paper)
        points: i64 = 0
        for clause in self.clauses:
            points += clause.score(state, seat, BLANK)
        row[0] = float(points)
        row[1] = float(state.rests[seat])
        row[2] = float(state.held(seat) - popcount(layout.used))
        row[3] = self.prospects.garden_hope(state, seat)
        row[4] = float(state.caterpillars[seat] * (self.rounds - 1 - state.round)) / float(self.rounds)
        features.write(state, seat, self.closer.outlooks[seat], self.closer.majorities.nectar, row, 5)
        self.bench.fold(state, seat, layout)

    # ---- what an action promises

    def promise(self, state: PapillonState, seat: i64, action: i64) -> float:
        self.ready(state, seat)
        return self.judge(state, seat, action)

    def ready(self, state: PapillonState, seat: i64) -> None:
        self.prospects.begin()

    def judge(self, state: PapillonState, seat: i64, action: i64) -> float:
        self.prospects.judging = True
        if self.lays(action):
            layout = self.bench.unfold(state, seat, SILENT, self.paper)
            worth = self.gardening(state, seat, layout, action)
            self.bench.fold(state, seat, layout)
        else:
            worth = self.weigh(state, seat, action)
        self.prospects.judging = False
        return worth

    def favourite(self, state: PapillonState, seat: i64, legal: vec[i64], count: i64, first: i64) -> i64:
        """While gardening, what is sealed already is laid out only once for all actions."""
        if not self.lays(legal[0]):
            return super().favourite(state, seat, legal, count, first)
        self.ready(state, seat)
        self.prospects.judging = True
        layout = self.bench.unfold(state, seat, SILENT, self.paper)
        best_action = legal[first]
        best = self.laid(state, seat, layout, best_action)
        index: i64
        for index in range(first + 1, first + count):
            action = legal[index - count if index >= count else index]
            promise = self.laid(state, seat, layout, action)
            if promise > best:
                best = promise
                best_action = action
        self.bench.fold(state, seat, layout)
        self.prospects.judging = False
        return best_action

    def lays(self, action: i64) -> bool:
        """Whether the action is a part of gardening that changes a garden."""
        return self.actions.lay.start <= action < self.actions.again.start

    def laid(self, state: PapillonState, seat: i64, layout: Layout, action: i64) -> float:
        """The promise of any action while gardening."""
        if self.lays(action):
            return self.gardening(state, seat, layout, action)
        return self.weigh(state, seat, action)

    def weigh(self, state: PapillonState, seat: i64, action: i64) -> float:
        """The promise of everything but gardening."""
        actions = self.actions
        if action < actions.take.start:
            return self.bid(state, seat, action - actions.bid.start)
        if action < actions.lay.start:
            return self.line(state, seat, action - actions.take.start)
        if action < actions.pollinate.start:
            return AGAIN if action == actions.again.start else 0.0
        if action < actions.bonus.start:
            return self.pollinate(state, seat, action - actions.pollinate.start)
        if action < actions.token.start:
            return self.bonus(state, seat, action - actions.bonus.start)
        # Only the module's blocks follow the token's.
        gnome = actions.token.start + actions.token.size
        if action < gnome:
            return 0.0 if action == actions.token.start else -0.2
        if action < gnome + self.ground.cells:
            return self.gnome_tile(state, seat, action - gnome)
        cell = state.sealed[seat].first() - gnome
        return self.gnome_part(state, seat, cell * 4 + action - gnome - self.ground.cells)

    def study(self, state: PapillonState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """Calculates plans, replies and majorities; gnomes only get a glance."""
        known = self.actions
        first = actions[0]
        if first < known.take.start:
            self.closer.bids(state, actions, count, worths)
        elif first < known.lay.start:
            self.closer.lines(state, actions, count, worths)
        elif first < known.again.start:
            self.closer.garden(state, seat, actions, count, worths)
        elif first < known.pollinate.start:
            return
        elif first < known.bonus.start:
            self.closer.flights(state, seat, actions, count, worths)
        elif first < known.token.start + known.token.size:
            self.closer.bonuses(state, seat, actions, count, worths)
        else:
            index: i64
            for index in range(count):
                worths[index] += self.promise(state, seat, actions[index])

    # ---- bidding and drafting

    def bid(self, state: PapillonState, seat: i64, amount: i64) -> float:
        """The line that is probably still there at that place in the order, minus its price."""
        place = 0.0
        zeros = 0.0
        later: i64
        overbid = OVERBID[amount] if amount < i64(len(OVERBID)) else 0.0
        for later in range(state.seats):
            other = state.order[later]
            if other == seat:
                continue
            if state.bids[other] == NONE:
                place += overbid
                if amount == 0:
                    # A later bid of 0 pushes this one back, to a higher bonus.
                    place += 1.0 - overbid
                    zeros += 1.0 - overbid
            elif state.bids[other] > amount:
                place += 1.0
        worth = self.line_at(state, place * 1.4)
        if amount == 0:
            gain = self.zero.guess(zeros, place)
            room = float(self.purse.most - state.caterpillars[seat])
            return worth + (gain if gain < room else room)
        return worth - float(amount) * (THRIFT if state.round + 1 < self.rounds else 1.0)

    def line_at(self, state: PapillonState, place: float) -> float:
        """What the line at this place among the best is worth at a glance."""
        if not self.prospects.judging or self.lines_at != self.prospects.decision:
            self.lines = [self.glance(state, line) for line in range(LINES)]
            self.lines.sort(reverse=True)
            self.lines_at = self.prospects.decision
        worths = self.lines
        index = int(place)
        part = place - index
        return worths[index] * (1.0 - part) + worths[index + 1] * part

    def glance(self, state: PapillonState, line: i64) -> float:
        """A line by the number of its tiles, its caterpillars and the gnome."""
        worth = 0.0
        tiles: i64 = 0
        place: i64
        for place in range(line * HAND, line * HAND + HAND):
            space = self.market.lines[place]
            if space != NONE and state.space[space] != NONE:
                tiles += 1
                worth += TILE + float(state.crawling[space])
        if tiles == 1:
            worth += TILE
        if tiles and state.gnome != NONE and self.market.has_gnome(line):
            worth += float(self.numbers[state.gnome])
        return worth

    def line(self, state: PapillonState, seat: i64, line: i64) -> float:
        """The gain of the tiles of a line in this garden, and of what comes with them."""
        worth = 0.0
        tiles: i64 = 0
        caterpillars: i64 = 0
        place: i64
        for place in range(line * HAND, line * HAND + HAND):
            space = self.market.lines[place]
            if space != NONE and state.space[space] != NONE:
                tiles += 1
                caterpillars += state.crawling[space]
                worth += 0.5 * TILE + 0.5 * self.prospects.tile(state, seat, state.space[space])
        if tiles == 1:
            worth += 0.9 * TILE
        if state.gnome != NONE and self.market.has_gnome(line):
            caterpillars += self.numbers[state.gnome]
            worth += 0.5
        room = self.purse.most - state.caterpillars[seat]
        return worth + float(caterpillars if caterpillars < room else room)

    # ---- gardening

    def gardening(self, state: PapillonState, seat: i64, layout: Layout, action: i64) -> float:
        """A tile and its turn by the best place, a place by its change, a butterfly by the loss where it leaves."""
        actions = self.actions
        garden = state.gardens[seat]
        if action < actions.at.start:
            return self.prospects.best_place(state, seat, garden, action - actions.lay.start)
        if action < actions.settle.start:
            return self.prospects.place(state, seat, garden, layout.tile, action - actions.at.start)
        return self.source(state, seat, layout, action - actions.settle.start)

    def source(self, state: PapillonState, seat: i64, layout: Layout, source: i64) -> float:
        if source and source != self.bench.nowhere:
            return self.prospects.clip(state, seat, source - 1, -1)
        if self.bench.short(state, seat, layout):
            return -self.missed(state, seat, layout, source)
        return -2.0 if source else -self.prospects.scarcity(state, seat)

    def missed(self, state: PapillonState, seat: i64, layout: Layout, source: i64) -> float:
        """What is lost on the patch that gets no butterfly: this one, or another that waits."""
        if source:
            patch = self.ground.region(state.gardens[seat], layout.patch(), self.paper)
            return self.prospects.best_clip(state, seat, patch.shows)
        worths = [self.prospects.best_clip(state, seat, colour) for colour in self.bench.others(state, seat, layout)]
        worths.sort(reverse=True)
        return worths[state.supply[seat] - 1]

    # ---- pollination

    def pollinate(self, state: PapillonState, seat: i64, number: i64) -> float:
        flower = number >> 1
        worth = self.prospects.clip(state, seat, flower, 1)
        if number & 1 and state.token[flower] == NONE:
            worth += TOKEN
        return worth

    def bonus(self, state: PapillonState, seat: i64, number: i64) -> float:
        flowers = self.bench.flowers
        source = number // flowers
        worth = self.prospects.clip(state, seat, number - source * flowers, 1)
        if source == 0:
            return worth - 0.5 * self.prospects.scarcity(state, seat)
        return worth + self.prospects.clip(state, seat, source - 1, -1)

    # ---- gnomes in the garden

    def gnome_tile(self, state: PapillonState, seat: i64, cell: i64) -> float:
        best = -1.0
        direction: i64
        for direction in range(4):
            worth = self.gnome_part(state, seat, cell * 4 + direction)
            if worth > best:
                best = worth
        return best

    def gnome_part(self, state: PapillonState, seat: i64, part: i64) -> float:
        """The gain of a gnome here: a butterfly's nectar again, or 1 for each tile of a large patch."""
        garden = state.gardens[seat]
        region = self.ground.region(garden, part, self.paper)
        housed: i64
        for housed in garden.gnomes:
            if self.paper.covers(housed):
                return 0.0
        chance = self.prospects.chance(region, self.prospects.to_come(state, seat))
        if region.shows == FIELD:
            return chance * (float(region.butterflies) + (0.5 if region.open else 0.0))
        # A small patch is unlikely to be one of the two largest.
        size = float(region.tiles)
        return chance * (size if region.tiles > LARGE else 0.5 * size)
