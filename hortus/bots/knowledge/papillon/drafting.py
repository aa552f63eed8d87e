"""Looks ahead in the draft: every seat takes its best line and knows what the next seats will take.

What a line is worth to a seat is the best plan for its tiles in that seat's
garden, with the caterpillars and the gnome that come along. Lines cross, so a
line changes with what was taken before; every line is worked out once for every
set of tiles that may be left in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.outlook import Outlook
from hortus.bots.knowledge.papillon.plans import Plans
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.papillon.market import LINES, Market
from hortus.games.papillon.state import HAND, SPACES, PapillonState

LOOSE: Final = 2.8
"""The value of a tile without a close look."""
BELIEF: Final = 0.6
"""How much of a line's value is the plan for its tiles. The rest is their number."""
QUICK: Final = 2
"""Gardens kept after each tile while a line is looked at."""
GNOME: Final = 0.5
"""A gnome decides ties."""
LEADER: Final = 0.8
"""Being first player in the next round, where two play."""
HOUSED: Final = 1.5
"""A gnome that will stand in the garden (expert gnomes)."""
SPITE: Final = 0.7
"""How much the others' gain counts against a line, all of them together."""
CHOICES: Final = 4
"""Lines for which a drafter considers what they leave to the others: those that look best."""
MOST_SEATS: Final = 4
SETS: Final = 16
"""Sets of tiles that may be left in a line."""


class Drafting:
    def __init__(
        self, market: Market, plans: Plans, outlooks: list[Outlook], numbers: list[int], cap: i64, expert: bool
    ) -> None:
        self.market = market
        self.plans = plans
        self.outlooks = outlooks
        self.numbers = numbers
        self.cap: i64 = cap
        self.expert = expert
        self.seats: i64 = 0
        self.belief: float = BELIEF
        self.loose: float = LOOSE
        self.spite: float = SPITE
        self.quick: i64 = QUICK
        self.prize: float = 0.0
        self.worths: vec[float] = vec[float]([0.0] * (MOST_SEATS * LINES * SETS))
        self.looked: vec[i64] = vec[i64]([0] * (MOST_SEATS * LINES * SETS))
        self.stamp: i64 = 0
        # What the draft brings each seat, by its depth; the order is that of the drafters to come.
        self.values: vec[float] = vec[float]([0.0] * ((MOST_SEATS + 1) * MOST_SEATS))
        self.order: vec[i64] = vec[i64]([NONE] * (MOST_SEATS))
        self.ranked: vec[i64] = vec[i64]([NONE] * (MOST_SEATS * LINES))

    def prepare(self, state: PapillonState) -> None:
        """For a new state: forget the values of lines."""
        self.stamp += 1
        self.seats = state.seats
        self.prize = GNOME + (HOUSED if self.expert else 0.0) + (LEADER if state.seats == 2 else 0.0)

    def on_board(self, state: PapillonState) -> i64:
        """The spaces that have a tile, as bits, and one bit more for the gnome."""
        left: i64 = 0
        space: i64
        for space in range(SPACES):
            if state.space[space] != NONE:
                left |= bit(space)
        return left | bit(SPACES) if state.gnome != NONE else left

    def without(self, left: i64, line: i64) -> i64:
        """What is left when a line was taken."""
        place: i64
        for place in range(line * HAND, line * HAND + HAND):
            space = self.market.lines[place]
            if space != NONE:
                left &= ~bit(space)
        return left & ~bit(SPACES) if self.market.has_gnome(line) else left

    # ---- one line

    def line(self, state: PapillonState, seat: i64, line: i64, left: i64) -> float:
        """The value of a line for a seat with these tiles on the board; very low without a tile."""
        found: i64 = 0
        tiles: i64 = 0
        caterpillars: i64 = 0
        place: i64
        for place in range(HAND):
            space = self.market.lines[line * HAND + place]
            if space != NONE and (left >> space) & 1:
                found |= bit(place)
                tiles += 1
                caterpillars += state.crawling[space]
        if tiles == 0:
            return -1.0e9
        worth = self.tiles(state, seat, line, found, tiles)
        if (left >> SPACES) & 1 and self.market.has_gnome(line):
            caterpillars += self.numbers[state.gnome]
            worth += self.prize
        room = self.cap - state.caterpillars[seat]
        return worth + float(caterpillars if caterpillars < room else room)

    def tiles(self, state: PapillonState, seat: i64, line: i64, found: i64, tiles: i64) -> float:
        """These tiles of a line in the seat's garden."""
        index = (seat * LINES + line) * SETS + found
        if self.looked[index] == self.stamp:
            return self.worths[index]
        plans = self.plans
        plans.clear()
        kinds = vec[i64]([NONE] * HAND)
        count: i64 = 0
        place: i64
        for place in range(HAND):
            if (found >> place) & 1:
                # In order, as in a hand.
                kind = state.space[self.market.lines[line * HAND + place]]
                spot = count
                while spot > 0 and kinds[spot - 1] > kind:
                    kinds[spot] = kinds[spot - 1]
                    spot -= 1
                kinds[spot] = kind
                count += 1
        for place in range(count):
            plans.add(kinds[place])
        plans.begin(self.quick)
        plan = plans.finish(state.gardens[seat], self.outlooks[seat])
        worth = self.belief * plan + (1.0 - self.belief) * self.loose * float(tiles)
        if tiles == 1:
            worth += 0.9 * self.loose
        self.worths[index] = worth
        self.looked[index] = self.stamp
        return worth

    # ---- the whole draft

    def solve(self, state: PapillonState, left: i64, depth: i64) -> None:
        """Write what every drafter from place `depth` of `order` on will get into the row of that depth."""
        seats = self.seats
        seat = self.order[depth]
        row = depth * seats
        index: i64
        if depth + 1 == seats:
            # The last one simply takes the best.
            best = -1.0e9
            for index in range(LINES):
                worth = self.line(state, seat, index, left)
                if worth > best:
                    best = worth
            for index in range(seats):
                self.values[row + index] = 0.0
            self.values[row + seat] = best
            return
        count = self.rank(state, seat, left, depth)
        best = -1.0e9
        for index in range(count):
            line = self.ranked[depth * LINES + index]
            total = self.after(state, left, depth, line)
            if total > best:
                best = total
                self.keep(depth, seat, self.line(state, seat, line, left))

    def after(self, state: PapillonState, left: i64, depth: i64, line: i64) -> float:
        """The gain of a line for its drafter, minus a part of what the others then get (the next row)."""
        seat = self.order[depth]
        self.solve(state, self.without(left, line), depth + 1)
        others = 0.0
        later: i64
        for later in range(depth + 1, self.seats):
            others += self.values[(depth + 1) * self.seats + self.order[later]]
        return self.line(state, seat, line, left) - self.spite * others / float(self.seats)

    def keep(self, depth: i64, seat: i64, own: float) -> None:
        """The best line so far: the next row's values, and the drafter's own."""
        index: i64
        for index in range(self.seats):
            self.values[depth * self.seats + index] = self.values[(depth + 1) * self.seats + index]
        self.values[depth * self.seats + seat] = own

    def rank(self, state: PapillonState, seat: i64, left: i64, depth: i64) -> i64:
        """Put the lines that look best into `ranked`; returns how many."""
        ranked = self.ranked
        base = depth * LINES
        count: i64 = 0
        line: i64
        for line in range(LINES):
            worth = self.line(state, seat, line, left)
            if worth < -1.0e8:
                continue
            place = count
            while place > 0 and self.line(state, seat, ranked[base + place - 1], left) < worth:
                if place < CHOICES:
                    ranked[base + place] = ranked[base + place - 1]
                place -= 1
            if place < CHOICES:
                ranked[base + place] = line
                if count < CHOICES:
                    count += 1
        return count

    def weigh(self, state: PapillonState, line: i64) -> float:
        """The promise of this line for the seat that drafts."""
        depth = state.turn
        place: i64
        for place in range(self.seats):
            self.order[place] = state.order[place]
        left = self.on_board(state)
        if depth + 1 == self.seats:
            return self.line(state, self.order[depth], line, left)
        return self.after(state, left, depth, line)
