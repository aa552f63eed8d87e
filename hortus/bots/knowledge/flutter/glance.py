"""Quick judgements about Flutter.

Petals come early and enclosures late: a petal is worth what the tracker pays
for it at the end, and more while it may still pay for a tile. A placement is
judged by what it brings at once and by what it leaves open to the others. Searches
play whole games by this, so it is quick; the closer look is in `heuristics.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.flutter.growth import Fitting, count
from hortus.games.flutter.rondel import next_stack
from hortus.games.flutter.rules import FlutterRules
from hortus.games.flutter.scoring import half
from hortus.games.flutter.shapes import TURNS, Turned
from hortus.games.flutter.state import PIECES, WATER, FlutterState
from hortus.games.flutter.walk import Walk

IN_STORE: Final = 8
"""The number of petals of a colour that are useful for later tiles."""
STORE_WORTH: Final = 0.15
"""The extra value of each of them early in the game."""
WATER_WORTH: Final = 0.7
"""The average gain of a water tile."""
NEARLY_CLOSED: Final = 0.25
"""How much of a tile with one open side the next seats gain."""


class Glance(Heuristics[FlutterState]):
    def __init__(self, rules: FlutterRules) -> None:
        self.course = rules.course
        self.placing = rules.placing
        self.meadow = rules.meadow
        self.actions = rules.actions
        self.shut: vec[i64] = vec[i64]([0] * PIECES)  # sides of each piece that a placement would close
        self.near: i64 = 0  # pieces that it would touch, and which
        self.beside: vec[i64] = vec[i64]([0] * PIECES)
        # Of these, those with at most one open side left: how many, their colours, sparkles, open sides, and pieces.
        self.tight: i64 = 0
        self.tight_colour: vec[i64] = vec[i64]([0] * PIECES)
        self.tight_sparkles: vec[i64] = vec[i64]([0] * PIECES)
        self.tight_open: vec[i64] = vec[i64]([0] * PIECES)
        self.tight_piece: vec[i64] = vec[i64]([0] * PIECES)
        # Paper for every placement that is looked at, and for the ponds it makes.
        self.fitting = Fitting(self.meadow.window.vertices)
        self.walk = Walk()
        self.places: vec[i64] = vec[i64]([0] * self.meadow.window.vertices)
        # What each turn of a stack's tile promised in the latest choice of a stack: it is asked again right after it.
        self.chosen: FlutterState | None = None
        self.chosen_turns: i64 = NONE
        stacks = len(rules.edition.shapes)
        self.chosen_tile: vec[i64] = vec[i64]([NONE] * stacks)
        self.chosen_purse: vec[i64] = vec[i64]([0] * (4 * stacks))
        self.chosen_worth: vec[float] = vec[float]([0.0] * (TURNS * stacks))
        # What petals are worth, by their number, at the youth of the latest table.
        self.worths: vec[float] = vec[float]([0.0] * (int(self.course.tracker.limit) + 1))
        self.worths_at: float = -1.0

    def value(self, state: FlutterState, seat: i64) -> float:
        """Pollen and the value of petals, minus the best of the others."""
        best: float = -1000.0
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.wealth(state, other))
        return self.wealth(state, seat) - best

    def promise(self, state: FlutterState, seat: i64, action: i64) -> float:
        actions = self.actions
        self.placing.open_purse(state, seat, self.fitting)
        if action < actions.turn.start:
            return self.stack_promise(state, seat, action - actions.stack.start)
        if action < actions.place.start:
            return self.turn_again(state, seat, action - actions.turn.start)
        if action < actions.colour.start:
            return self.placement(state, seat, state.hand, state.held, action - actions.place.start)
        if action < actions.score.start:
            return self.colour_promise(state, seat, action - actions.colour.start)
        if action < actions.bee.start:
            return self.order_promise(state, action - actions.score.start)
        if action < actions.keep.start:
            return 2.0 / float(1 + state.open[action - actions.bee.start])
        return 0.0

    # ---- petals

    def youth(self, state: FlutterState) -> float:
        """1 at the start of the game, 0 when a stack is empty: by the smallest stack."""
        least: i64 = 6
        stack: i64
        for stack in range(len(state.below)):
            if state.below[stack] < least:
                least = state.below[stack]
        return 0.0 if state.ender != NONE else 0.2 + 0.16 * float(least)

    def settle_worths(self, youth: float) -> None:
        """Work out what petals are worth."""
        if youth != self.worths_at:
            self.worths_at = youth
            held: i64
            for held in range(len(self.worths)):
                self.worths[held] = worth_in_store(held, youth)

    def petal_worth(self, petals: i64, youth: float) -> float:
        """The value of this many petals of one colour. Each is worth a little less than the one before."""
        self.settle_worths(youth)
        if petals < 0:
            return worth_in_store(petals, youth)
        limit = i64(len(self.worths)) - 1
        return self.worths[petals if petals < limit else limit]

    def wealth(self, state: FlutterState, seat: i64) -> float:
        total = float(state.pollen[seat])
        youth = self.youth(state)
        colour: i64
        for colour in range(4):
            petals = state.petals[seat * 4 + colour]
            if state.over:
                total += float(self.course.tracker.bonus[petals])
            else:
                total += self.petal_worth(petals, youth)
        if state.bees[seat] != NONE and not state.over:
            total += 2.0 / float(1 + state.open[state.bees[seat]])
        return total

    # ---- tiles

    def stack_promise(self, state: FlutterState, seat: i64, chosen: i64) -> float:
        """The best placement of the tile, less the petals for skipping."""
        if chosen >= i64(len(state.top)):
            return 0.0
        paid = self.pay_way(state, chosen)
        tile = state.top[chosen]
        turns = self.meadow.turns[tile]
        self.remember(state, chosen, tile)
        best: float = -1000.0
        turn: i64
        for turn in range(TURNS):
            if turns & bit(turn):
                promise = self.turn_promise(state, seat, tile, turn)
                self.chosen_worth[chosen * TURNS + turn] = promise
                if promise > best:
                    best = promise
        return best - paid

    def remember(self, state: FlutterState, stack: i64, tile: i64) -> None:
        """This stack's tile is looked at with the petals in the purse."""
        other: i64
        if self.chosen is not state or self.chosen_turns != state.turns:
            self.chosen = state
            self.chosen_turns = state.turns
            for other in range(len(self.chosen_tile)):
                self.chosen_tile[other] = NONE
        self.chosen_tile[stack] = tile
        colour: i64
        for colour in range(4):
            self.chosen_purse[stack * 4 + colour] = self.fitting.purse[colour]

    def turn_again(self, state: FlutterState, seat: i64, turn: i64) -> float:
        """The best place for the tile in hand, held this way; known if its stack was just chosen for it."""
        tile = state.hand
        stack = self.meadow.shape[tile]
        known = self.chosen is state and self.chosen_turns == state.turns and self.chosen_tile[stack] == tile
        colour: i64
        for colour in range(4):
            known = known and self.chosen_purse[stack * 4 + colour] == self.fitting.purse[colour]
        if known and self.meadow.turns[tile] & bit(turn):
            return self.chosen_worth[stack * TURNS + turn]
        return self.turn_promise(state, seat, tile, turn)

    def pay_way(self, state: FlutterState, chosen: i64) -> float:
        """Take the petals for skipping to a stack from the purse; returns their value."""
        purse = self.fitting.purse
        youth = self.youth(state)
        paid: float = 0.0
        price: i64 = 0
        place = next_stack(state, state.sun)
        while state.rondel[place] != chosen:
            price += 1
            colour = self.meadow.colour[state.top[state.rondel[place]]]
            paid += self.petal_worth(purse[colour], youth) - self.petal_worth(purse[colour] - price, youth)
            purse[colour] -= price
            place = next_stack(state, place)
        return paid

    def turn_promise(self, state: FlutterState, seat: i64, tile: i64, turn: i64) -> float:
        """The best place for a tile held this way."""
        best: float = -1000.0
        found = self.find(state, tile, turn, self.places)
        index: i64
        for index in range(found):
            promise = self.found(state, seat, tile, turn, self.places[index], index)
            if promise > best:
                best = promise
        return best

    def find(self, state: FlutterState, tile: i64, turn: i64, places: vec[i64]) -> i64:
        """Write all places for a tile held this way; `found` then judges them. `purse` holds the seat's petals."""
        self.settle_worths(self.youth(state))
        return self.placing.places(state, tile, turn, self.fitting, places, self.meadow.window.vertices)

    def found(self, state: FlutterState, seat: i64, tile: i64, turn: i64, at: i64, index: i64) -> float:
        """The gain of a placement by its place among those that were found last."""
        fitting = self.fitting
        return self.net_gain(
            state, seat, self.meadow.outline(tile, turn), at, fitting.gains[index], fitting.costs[index]
        )

    def placement(self, state: FlutterState, seat: i64, tile: i64, turn: i64, at: i64) -> float:
        """The gain of a placement: flowers, water, enclosed tiles, bees. `purse` holds the seat's petals."""
        outline = self.meadow.outline(tile, turn)
        fitting = self.fitting
        self.placing.growth.measure(state.flowers, outline, self.meadow.petals[tile], at, fitting)
        self.settle_worths(self.youth(state))
        return self.net_gain(state, seat, outline, at, fitting.gain, fitting.cost)

    def net_gain(self, state: FlutterState, seat: i64, outline: Turned, at: i64, gain: i64, cost: i64) -> float:
        """The same when the flowers are measured and the worth of petals is settled."""
        purse = self.fitting.purse
        worths = self.worths
        limit = self.course.tracker.limit
        total: float = 0.0
        if self.look_round_tile(state, outline, at):
            self.shut_sides(state, outline, at)
            pond = self.meadow.ponds(state, outline, at, self.walk)
            total = WATER_WORTH * float(len(pond))
            index: i64
            for index in range(len(pond)):
                self.shut_round(state, pond[index])
            self.tighten(state)
        else:
            self.tighten(state)
            if self.tight > 1:
                # Which of several is paid first depends on their order.
                self.shut_sides(state, outline, at)
                self.tighten(state)
        colour: i64
        for colour in range(4):
            held = purse[colour] + count(gain, colour)
            if held > limit:
                held = limit
            held -= count(cost, colour)
            if self.tight:
                total += self.closures(state, seat, colour, held)
            else:
                total += worths[held] if held >= 0 else worth_in_store(held, self.worths_at)
            total -= worths[purse[colour]]
        return total

    def tighten(self, state: FlutterState) -> None:
        """Note which of the touched pieces would have at most one open side."""
        tight: i64 = 0
        beside = self.beside
        shut = self.shut
        open_sides = state.open
        index: i64
        for index in range(self.near):
            piece = beside[index]
            rest = open_sides[piece] - shut[piece]
            if rest <= 1:
                tile = state.tile[piece]
                self.tight_colour[tight] = self.meadow.colour[tile]
                self.tight_sparkles[tight] = self.meadow.sparkles[tile]
                self.tight_open[tight] = rest
                self.tight_piece[tight] = piece
                tight += 1
        self.tight = tight

    def closures(self, state: FlutterState, seat: i64, colour: i64, petals: i64) -> float:
        """The gain from enclosed tiles of one colour, and the value of the petals that are left."""
        total: float = 0.0
        index: i64
        for index in range(self.tight):
            if self.tight_colour[index] == colour:
                sparkles = self.tight_sparkles[index]
                rest = self.tight_open[index]
                if rest == 0:
                    total += self.bee_worth(state, seat, self.tight_piece[index])
                    if petals >= sparkles:
                        petals -= sparkles
                        total += float(sparkles)
                    else:
                        total -= float(half(sparkles))
                elif rest == 1:
                    total -= NEARLY_CLOSED * float(sparkles) * 0.5
        return total + (self.worths[petals] if petals >= 0 else worth_in_store(petals, self.worths_at))

    def bee_worth(self, state: FlutterState, seat: i64, piece: i64) -> float:
        other: i64
        for other in range(state.seats):
            if state.bees[other] == piece:
                return float(self.course.bee) if other == seat else -float(self.course.bee) / float(state.seats - 1)
        return 0.0

    def look_round_tile(self, state: FlutterState, outline: Turned, at: i64) -> bool:
        """The same as `shut_sides` in any order. Returns whether the tile might make a pond."""
        ring = outline.ring
        length = i64(len(ring))
        if outline.seam[at] or length == 0:
            return True
        sides = outline.ring_sides
        cells = state.cells
        shut = self.shut
        beside = self.beside
        index: i64
        for index in range(self.near):
            shut[beside[index]] = 0
        base = 2 * at
        near: i64 = 0
        runs: i64 = 0
        before = cells[base + ring[length - 1]]
        for index in range(length):
            content = cells[base + ring[index]]
            if content == NONE:
                if before != NONE:
                    runs += 1
            elif 0 < content < WATER and sides[index]:
                if shut[content] == 0:
                    beside[near] = content
                    near += 1
                shut[content] += sides[index]
            before = content
        self.near = near
        return runs > 1

    def shut_sides(self, state: FlutterState, outline: Turned, at: i64) -> None:
        """Count for every piece the sides that the tile would close. A pond that it makes closes more."""
        shut = self.shut
        beside = self.beside
        cells = state.cells
        index: i64
        for index in range(self.near):
            shut[beside[index]] = 0
        self.near = 0
        if outline.seam[at]:
            for index in range(len(outline.cells)):
                self.shut_round(state, outline.cell(at, index))
            return
        rim = outline.rim
        base = 2 * at
        near: i64 = 0
        for index in range(len(rim)):
            content = cells[base + rim[index]]
            if 0 < content < WATER:
                if shut[content] == 0:
                    beside[near] = content
                    near += 1
                shut[content] += 1
        self.near = near

    def shut_round(self, state: FlutterState, cell: i64) -> None:
        near = self.meadow.window.near
        side: i64
        for side in range(cell * 3, cell * 3 + 3):
            other = near[side]
            content = state.cells[other]
            if 0 < content < WATER:
                if self.shut[content] == 0:
                    self.beside[self.near] = content
                    self.near += 1
                self.shut[content] += 1

    # ---- colours and order

    def colour_promise(self, state: FlutterState, seat: i64, colour: i64) -> float:
        """One more petal: best if it pays for an enclosed tile, otherwise in the colour with the fewest."""
        youth = self.youth(state)
        petals = state.petals[seat * 4 + colour]
        total = self.petal_worth(petals + 1, youth) - self.petal_worth(petals, youth) - 0.001 * float(petals)
        piece: i64
        for piece in range(1, state.pieces):
            if state.due & bit(piece) and self.meadow.colour[state.tile[piece]] == colour:
                lacking = self.meadow.sparkles[state.tile[piece]] - petals
                if 0 < lacking <= state.any:
                    total += 1.0
        return total

    def order_promise(self, state: FlutterState, piece: i64) -> float:
        """The best result when this tile is paid first: own pollen minus pollen given away."""
        course = self.course
        colour = self.meadow.colour[state.tile[piece]]
        petals = state.petals[state.turn * 4 + colour]
        pieces: i64 = 0
        other: i64
        for other in range(1, state.pieces):
            if state.due & bit(other) and self.meadow.colour[state.tile[other]] == colour:
                pieces |= bit(other)
        best: float = -1000.0
        paid = pieces
        while paid:
            pollen = course.enclosures.paid_in_the_end(state, pieces, paid, petals)
            if pollen != NONE and paid & bit(piece):
                best = max(best, float(pollen) - float(course.enclosures.given_away(state, pieces & ~paid)))
            paid = (paid - 1) & pieces
        return best


def worth_in_store(petals: i64, youth: float) -> float:
    """The value of so many petals of one colour."""
    stored = petals if petals < IN_STORE else IN_STORE
    return float(petals) / 3.0 + STORE_WORTH * youth * float(stored)
