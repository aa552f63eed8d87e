"""A close look at one decision: plans for the hand, looking ahead in draft and bids, expected majorities.

For everything else, the quick promises of `heuristics.py` are good enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.auction import Auction
from hortus.bots.knowledge.papillon.drafting import MOST_SEATS, Drafting
from hortus.bots.knowledge.papillon.majorities import Majorities
from hortus.bots.knowledge.papillon.outlook import Outlook
from hortus.bots.knowledge.papillon.plans import WORD, WORD_BITS, Plans
from hortus.core.events import SILENT
from hortus.core.scoring import Clause
from hortus.core.state import NONE
from hortus.games.papillon.bench import Layout
from hortus.games.papillon.board import Ground
from hortus.games.papillon.rules import PapillonRules
from hortus.games.papillon.scoring import ClosedFields
from hortus.games.papillon.state import HAND, Garden, PapillonState
from hortus.games.papillon.walk import Walk

WIDTH: Final = 24
"""Gardens kept after each tile while a hand is planned."""
UNKNOWN: Final = -1.0e9
AGAIN: Final = -1000.0
"""Tiles that were laid well stay, although an exchange would allow to lay them again."""


class Study:
    """Everything calculated about one decision. The state is restored."""

    def __init__(self, rules: PapillonRules) -> None:
        self.actions = rules.actions
        self.bench = rules.bench
        self.ground = rules.ground
        self.paper = Walk()
        rounds = i64(rules.edition.rounds)
        self.width: i64 = WIDTH
        self.majorities = Majorities(rules.nectar, rules.flowers, rounds)
        self.outlooks = [Outlook(rules.ground, self.majorities, rounds) for _ in range(MOST_SEATS)]
        self.plans = Plans(rules.ground)
        self.cells: vec[i64] = vec[i64]([0] * self.ground.cells)
        most = rules.purse.most
        self.drafting = Drafting(rules.market, self.plans, self.outlooks, rules.numbers, most, housed(rules.clauses))
        self.auction = Auction(self.drafting, i64(rules.edition.highest_bid), rules.zero, most, rounds)

    # ---- bids and lines

    def bids(self, state: PapillonState, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        self.look_around(state)
        self.auction.prepare(state)
        index: i64
        for index in range(count):
            worths[index] += self.auction.weigh(state, actions[index] - self.actions.bid.start)

    def lines(self, state: PapillonState, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        self.look_around(state)
        index: i64
        for index in range(count):
            worths[index] += self.drafting.weigh(state, actions[index] - self.actions.take.start)

    def look_around(self, state: PapillonState) -> None:
        """Prepare for all seats."""
        self.majorities.prepare(state)
        self.drafting.prepare(state)
        seat: i64
        for seat in range(state.seats):
            self.outlooks[seat].prepare(state, seat)

    # ---- gardening

    def garden(self, state: PapillonState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """A tile or its place by the best plan that starts with it, a butterfly by the loss where it leaves."""
        layout = self.bench.unfold(state, seat, SILENT, self.paper)
        self.majorities.prepare(state)
        outlook = self.outlooks[seat]
        outlook.prepare(state, seat)
        if layout.tile != NONE:
            self.places(state, seat, layout, actions, count, worths)
        elif layout.owed:
            self.sources(state, seat, layout, actions, count, worths)
        elif count > 1:
            self.tiles(state, seat, layout, actions, count, worths)
        self.bench.fold(state, seat, layout)

    def hold(self, state: PapillonState, seat: i64, used: i64) -> None:
        """The tiles in hand that are not laid yet."""
        self.plans.clear()
        place: i64
        for place in range(HAND):
            kind = state.hand[seat * HAND + place]
            if kind != NONE and not (used >> place) & 1:
                self.plans.add(kind)

    def tiles(
        self, state: PapillonState, seat: i64, layout: Layout, actions: vec[i64], count: i64, worths: vec[float]
    ) -> None:
        """Any tile of a plan can come first if its place is possible already."""
        self.hold(state, seat, layout.used)
        garden = state.gardens[seat]
        outlook = self.outlooks[seat]
        base = self.actions.lay.start
        self.plans.begin(self.width)
        self.plans.finish(garden, outlook)
        best = vec[float]([UNKNOWN] * int(count))
        layer = self.plans.now
        index: i64
        plan: i64
        step: i64
        for plan in range(layer.count):
            for step in range(plan * HAND, plan * HAND + layer.length[plan]):
                if not beside(self.ground, garden, layer.steps[step] & (WORD - 1)):
                    continue
                for index in range(count):
                    if actions[index] - base == layer.steps[step] >> WORD_BITS and layer.worth[plan] > best[index]:
                        best[index] = layer.worth[plan]
        for index in range(count):
            if actions[index] >= self.actions.at.start:
                best[index] = AGAIN
            elif best[index] == UNKNOWN:
                tile = actions[index] - base
                used = self.plans.place_of(tile >> 2)
                best[index] = self.follow(garden, outlook, used, tile, self.best_cell(garden, outlook, tile))
            worths[index] += best[index]

    def places(
        self, state: PapillonState, seat: i64, layout: Layout, actions: vec[i64], count: i64, worths: vec[float]
    ) -> None:
        """The place of a tile, by the best plan for the tiles that follow."""
        self.hold(state, seat, layout.used)
        garden = state.gardens[seat]
        outlook = self.outlooks[seat]
        base = self.actions.at.start
        index: i64
        if self.plans.count == 0:
            for index in range(count):
                worths[index] += self.plans.alone(garden, outlook, layout.tile, actions[index] - base)
            return
        best = vec[float]([UNKNOWN] * int(count))
        self.plans.begin_bare(self.width)
        for index in range(count):
            self.plans.start(garden, outlook, 0, layout.tile, actions[index] - base)
        self.plans.finish(garden, outlook)
        layer = self.plans.now
        plan: i64
        for plan in range(layer.count):
            for index in range(count):
                if layer.steps[plan * HAND] & (WORD - 1) == actions[index] - base and layer.worth[plan] > best[index]:
                    best[index] = layer.worth[plan]
        for index in range(count):
            if best[index] == UNKNOWN:
                best[index] = self.follow(garden, outlook, 0, layout.tile, actions[index] - base)
            worths[index] += best[index]

    def follow(self, garden: Garden, outlook: Outlook, used: i64, tile: i64, cell: i64) -> float:
        """For a plan that was not among the best: the other tiles, one after the other, each at its best place."""
        plans = self.plans
        plans.begin_bare(1)
        plans.start(garden, outlook, used, tile, cell)
        return plans.finish(garden, outlook)

    def best_cell(self, garden: Garden, outlook: Outlook, tile: i64) -> i64:
        """The best place of this tile alone."""
        cells = self.cells
        count = self.ground.places(garden, tile, 0, cells)
        best = UNKNOWN
        best_cell = cells[0]
        index: i64
        for index in range(count):
            worth = self.plans.alone(garden, outlook, tile, cells[index])
            if worth > best:
                best = worth
                best_cell = cells[index]
        return best_cell

    def sources(
        self, state: PapillonState, seat: i64, layout: Layout, actions: vec[i64], count: i64, worths: vec[float]
    ) -> None:
        """The source of a butterfly for a closed patch: its value there is lost."""
        bench = self.bench
        index: i64
        for index in range(count):
            source = actions[index] - self.actions.settle.start
            if source == 0 and bench.short(state, seat, layout):
                worths[index] -= self.elsewhere(state, seat, layout)
            elif source == 0:
                worths[index] -= self.majorities.price(state, seat)
            elif source == bench.nowhere:
                patch = self.ground.region(state.gardens[seat], layout.patch(), self.paper)
                worths[index] -= self.majorities.best_clip(state, seat, patch.shows)
            else:
                worths[index] += self.majorities.clip(state, seat, source - 1, -1)

    def elsewhere(self, state: PapillonState, seat: i64, layout: Layout) -> float:
        """The gain of a butterfly on another waiting patch, if the supply is not enough for all."""
        worths = [self.majorities.best_clip(state, seat, colour) for colour in self.bench.others(state, seat, layout)]
        worths.sort(reverse=True)
        return worths[state.supply[seat] - 1]

    # ---- pollination

    def flights(self, state: PapillonState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """A butterfly to a flower, with its token and the second butterfly that brings."""
        majorities = self.majorities
        majorities.prepare(state)
        index: i64
        for index in range(count):
            number = actions[index] - self.actions.pollinate.start
            flower = number >> 1
            worths[index] += majorities.clip(state, seat, flower, 1)
            if number & 1 and state.token[flower] == NONE:
                worths[index] += majorities.second(state, seat, flower)

    def bonuses(self, state: PapillonState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """The second butterfly, from where the loss is smallest. Taking the token is better than leaving it."""
        majorities = self.majorities
        majorities.prepare(state)
        flowers = majorities.flowers
        index: i64
        for index in range(count):
            if actions[index] >= self.actions.token.start:
                worths[index] += 0.0 if actions[index] == self.actions.token.start else -0.2
                continue
            number = actions[index] - self.actions.bonus.start
            source = number // flowers
            worths[index] += majorities.clip(state, seat, number - source * flowers, 1)
            if source == 0:
                worths[index] -= majorities.price(state, seat)
            else:
                worths[index] += majorities.clip(state, seat, source - 1, -1)


def beside(ground: Ground, garden: Garden, cell: i64) -> bool:
    """Whether the cell has a neighbour, so that a tile can be laid there; in a bare garden any has."""
    return garden.tiles == 0 or ground.margin(garden, ground.row_of[cell]) & ground.bit_of[cell] != 0


def housed(clauses: list[Clause[PapillonState]]) -> bool:
    """Whether a gnome in the garden is worth something."""
    for clause in clauses:
        if isinstance(clause, ClosedFields) and clause.with_gnome > clause.each:
            return True
    return False
