"""What a player of Papillon might think, in nectar.

A butterfly is worth what it changes on its flower; an open patch is worth its
butterfly as often as patches with so many open sides get closed; a tile is worth
the best place it has in the garden. The numbers are rules of thumb from
simulated games, no more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import popcount
from hortus.core.events import SILENT
from hortus.core.heuristics import Heuristics
from hortus.core.scoring import BLANK, Clause
from hortus.core.state import NONE, to_vec
from hortus.games.papillon.board import CELLS, WINDOW, Region, margin
from hortus.games.papillon.edition import FIELD, PapillonEdition
from hortus.games.papillon.gardening import LARGE, Bench
from hortus.games.papillon.market import LINES, Market
from hortus.games.papillon.scoring import Flowers
from hortus.games.papillon.state import HAND, Garden, PapillonState
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.vocabulary import PapillonActions

TILE: Final = 2.8
"""A tile nobody has looked at closely."""
TOKEN: Final = 3.5
"""A bonus token and the butterfly it brings."""
ENVY: Final = 0.3
"""How much of what the others lose counts as one's own gain."""
PRESENCE: Final = 0.4
"""Another butterfly on a flower where it changes no rank."""
PATCHES: Final = 1.3
"""Patches that are closed in a round."""
CLOSES: Final = [1.0, 0.38, 0.16, 0.06, 0.02, 0.0]
"""How often a patch with so many open sides is closed in the end, while there are tiles to come."""
OVERBID: Final = [0.62, 0.45, 0.3, 0.17, 0.07, 0.0]
"""How often somebody who bids later bids more than this."""
THRIFT: Final = 0.6
"""What a caterpillar is worth while there are rounds to come, in which a full purse gains nothing."""
CROWDED: Final = [0.0, 0.0, 0.1, 0.6, 1.2]
"""What an empty place costs that has so many neighbours: tiles for it are rare."""


class PapillonHeuristics(Heuristics[PapillonState]):
    def __init__(
        self,
        actions: PapillonActions,
        bench: Bench,
        market: Market,
        clauses: list[Clause[PapillonState]],
        nectar: Flowers,
        flowers: list[int],
        edition: PapillonEdition,
    ) -> None:
        self.actions = actions
        self.bench = bench
        self.ground = bench.ground
        self.market = market
        self.clauses = clauses
        self.nectar = nectar
        self.colours: vec[i64] = to_vec(flowers)
        self.rounds: i64 = edition.rounds
        self.cap: i64 = edition.most_caterpillars
        self.numbers = sorted(set(edition.gnomes))
        self.zero_bonus = edition.zero_bonus

    # ---- how a table stands

    def value(self, state: PapillonState, seat: i64) -> float:
        """What the seat would score now and may hope for, less the same of the best of the others."""
        rival = -1.0e9
        other: i64
        for other in range(state.seats):
            if other != seat:
                hope = self.prospect(state, other)
                if hope > rival:
                    rival = hope
        return self.prospect(state, seat) - rival

    def prospect(self, state: PapillonState, seat: i64) -> float:
        """With what the seat has sealed as if it were done."""
        sketch = self.bench.unfold(state, seat, SILENT)
        points: i64 = 0
        for clause in self.clauses:
            points += clause.score(state, seat, BLANK)
        hopes = 0.0
        if not state.over:
            tiles = state.held(seat) - popcount(sketch.used)
            hopes = 3.0 * float(state.rests[seat]) + TILE * float(tiles) + self.garden_hope(state, seat)
        self.bench.fold(state, seat, sketch)
        return float(points) + hopes

    def garden_hope(self, state: PapillonState, seat: i64) -> float:
        """What the open patches and fields of a garden promise."""
        garden = state.gardens[seat]
        tiles = self.ground.tiles
        to_come = self.to_come(state, seat)
        hope = 0.0
        row: i64
        column: i64
        direction: i64
        for row in range(WINDOW):
            if garden.rows[row] == 0:
                continue
            for column in range(WINDOW):
                cell = row * WINDOW + column
                if garden.laid[cell] == NONE:
                    continue
                for direction in range(4):
                    if FIRST_SIDE[tiles.joined[garden.laid[cell] * 4 + direction]] != direction:
                        continue
                    region = self.ground.region(garden, cell * 4 + direction)
                    if region.open and region.anchor == cell * 4 + direction:
                        hope += self.hope(state, seat, region, to_come)
        return hope

    # ---- what an action promises

    def promise(self, state: PapillonState, seat: i64, action: i64) -> float:
        actions = self.actions
        if action < actions.take.start:
            return self.bid(state, seat, action - actions.bid.start)
        if action < actions.lay.start:
            return self.line(state, seat, action - actions.take.start)
        if action < actions.finish.start:
            return self.gardening(state, seat, action)
        if action < actions.pollinate.start:
            return 0.0
        if action < actions.bonus.start:
            return self.pollinate(state, seat, action - actions.pollinate.start)
        if action < actions.token.start:
            return self.bonus(state, seat, action - actions.bonus.start)
        # Only the module's blocks follow the token's.
        gnome = actions.token.start + actions.token.size
        if action < gnome:
            return 0.0 if action == actions.token.start else -0.2
        if action < gnome + CELLS:
            return self.gnome_tile(state, seat, action - gnome)
        cell = state.sealed[seat].first() - gnome
        return self.gnome_part(state, seat, cell * 4 + action - gnome - CELLS)

    # ---- bidding and drafting

    def bid(self, state: PapillonState, seat: i64, amount: i64) -> float:
        """The line that is probably still there at that place in the order, less its price."""
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
                    # Who follows with a 0 as well pushes this one back, and into a higher bonus.
                    place += 1.0 - overbid
                    zeros += 1.0 - overbid
            elif state.bids[other] > amount:
                place += 1.0
        worth = self.line_at(state, place * 1.4)
        if amount == 0:
            gain = float(self.zero_bonus[0]) + zeros
            room = float(self.cap - state.caterpillars[seat])
            return worth + (gain if gain < room else room)
        return worth - float(amount) * (THRIFT if state.round + 1 < self.rounds else 1.0)

    def line_at(self, state: PapillonState, place: float) -> float:
        """What the line at this place among the best is worth at a glance."""
        worths = [self.glance(state, line) for line in range(LINES)]
        worths.sort(reverse=True)
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
        """What the tiles of a line would do in this garden, and what comes with them."""
        worth = 0.0
        tiles: i64 = 0
        caterpillars: i64 = 0
        place: i64
        for place in range(line * HAND, line * HAND + HAND):
            space = self.market.lines[place]
            if space != NONE and state.space[space] != NONE:
                tiles += 1
                caterpillars += state.crawling[space]
                worth += 0.5 * TILE + 0.5 * self.tile(state, seat, state.space[space])
        if tiles == 1:
            worth += 0.9 * TILE
        if state.gnome != NONE and self.market.has_gnome(line):
            caterpillars += self.numbers[state.gnome]
            worth += 0.5
        room = self.cap - state.caterpillars[seat]
        return worth + float(caterpillars if caterpillars < room else room)

    def tile(self, state: PapillonState, seat: i64, kind: i64) -> float:
        """The best a tile can do in the garden as it is."""
        garden = state.gardens[seat]
        best = 0.0
        turn: i64
        for turn in range(4):
            worth = self.best_place(state, seat, garden, kind * 4 + turn)
            if worth > best:
                best = worth
        return best

    # ---- gardening

    def gardening(self, state: PapillonState, seat: i64, action: i64) -> float:
        """A tile and turn by its best place, a place by what it changes, a butterfly by where it is missed."""
        actions = self.actions
        sketch = self.bench.unfold(state, seat, SILENT)
        garden = state.gardens[seat]
        if action < actions.at.start:
            worth = self.best_place(state, seat, garden, action - actions.lay.start)
        elif action < actions.settle.start:
            worth = self.place(state, seat, garden, sketch.tile, action - actions.at.start)
        else:
            worth = self.source(state, seat, action - actions.settle.start)
        self.bench.fold(state, seat, sketch)
        return worth

    def best_place(self, state: PapillonState, seat: i64, garden: Garden, tile: i64) -> float:
        if garden.tiles == 0:
            return self.place(state, seat, garden, tile, self.ground.middle)
        best = -1.0e9
        pattern = self.ground.tiles.pattern[tile]
        row: i64
        column: i64
        for row in range(WINDOW):
            beside = margin(garden, row)
            if beside == 0:
                continue
            for column in range(WINDOW):
                if (beside >> column) & 1:
                    wanted = garden.asks[row * WINDOW + column]
                    if not (pattern ^ wanted) & (wanted >> 12):
                        worth = self.place(state, seat, garden, tile, row * WINDOW + column)
                        if worth > best:
                            best = worth
        return best

    def place(self, state: PapillonState, seat: i64, garden: Garden, tile: i64, cell: i64) -> float:
        """What all that the tile touches is worth with it, less what it was worth before."""
        ground = self.ground
        to_come = self.to_come(state, seat)
        known = vec[i64]([NONE, NONE, NONE, NONE])
        worth = 0.0
        direction: i64
        for direction in range(4):
            other = ground.near[cell * 4 + direction]
            if other == NONE:
                continue
            if garden.laid[other] == NONE:
                worth -= CROWDED[neighbours(garden.asks[other]) + 1] - CROWDED[neighbours(garden.asks[other])]
                continue
            before = ground.region(garden, other * 4 + (direction ^ 2))
            if self.fresh(known, direction, before.anchor):
                worth -= self.hope(state, seat, before, to_come)
        worth += CROWDED[neighbours(garden.asks[cell])]
        ground.lay(garden, cell, tile)
        for direction in range(4):
            known[direction] = NONE
        for direction in range(4):
            after = ground.region(garden, cell * 4 + direction)
            if self.fresh(known, direction, after.anchor):
                worth += self.hope(state, seat, after, to_come)
        ground.lift(garden, cell)
        return worth

    def fresh(self, known: vec[i64], direction: i64, anchor: i64) -> bool:
        """Whether this region was not seen from an earlier direction; remembers it."""
        known[direction] = anchor
        earlier: i64
        for earlier in range(direction):
            if known[earlier] == anchor:
                return False
        return True

    def hope(self, state: PapillonState, seat: i64, region: Region, to_come: float) -> float:
        """What a patch or a field will bring when it is closed, times how often it will be."""
        sides = region.open if region.open < 5 else i64(5)
        chance = CLOSES[sides]
        if region.open:
            chance *= to_come
        if region.shows == FIELD:
            return chance * float(region.butterflies)
        best = -1.0
        token = False
        flower: i64
        for flower in range(len(self.colours)):
            if self.colours[flower] == region.shows:
                gain = self.clip(state, seat, flower, 1)
                if gain > best:
                    best = gain
                if state.token[flower] == NONE:
                    token = True
        if state.supply[seat] == 0:
            best *= 0.4
        if region.tiles >= LARGE:
            best += 0.9 * float(region.tiles - 2)
            if token:
                best += TOKEN
        return chance * (1.0 + best)

    def to_come(self, state: PapillonState, seat: i64) -> float:
        """Whether there are still tiles to close a patch with: 1 for most of the game, then less and less."""
        tiles = 2.5 * float(self.rounds - 1 - state.round) + float(state.held(seat)) - 1.0
        return 1.0 if tiles >= 5.0 else 0.2 * tiles if tiles > 0.0 else 0.0

    def source(self, state: PapillonState, seat: i64, source: i64) -> float:
        if source == 0:
            return -self.scarcity(state, seat)
        if source == self.bench.nowhere:
            return -2.0
        return self.clip(state, seat, source - 1, -1)

    def scarcity(self, state: PapillonState, seat: i64) -> float:
        """What a butterfly of the supply is worth: much, when there are fewer than patches to come."""
        needed = PATCHES * float(self.rounds - state.round)
        return 0.1 if float(state.supply[seat]) > needed else 1.2

    # ---- flowers

    def clip(self, state: PapillonState, seat: i64, flower: i64, more: i64) -> float:
        """What one butterfly more, or one less, changes on a flower."""
        place = seat * i64(len(self.colours)) + flower
        before = self.lead(state, seat, flower)
        state.clipped[place] += more
        after = self.lead(state, seat, flower)
        state.clipped[place] -= more
        return after - before

    def lead(self, state: PapillonState, seat: i64, flower: i64) -> float:
        """One's nectar on a flower, some of the others' with the other sign, and a little for being there at all."""
        flowers = i64(len(self.colours))
        standing = PRESENCE * float(state.clipped[seat * flowers + flower])
        other: i64
        for other in range(state.seats):
            points = float(self.nectar.nectar(state, other, flower))
            standing += points if other == seat else -ENVY * points
        return standing

    def pollinate(self, state: PapillonState, seat: i64, number: i64) -> float:
        flower = number >> 1
        worth = self.clip(state, seat, flower, 1)
        if number & 1 and state.token[flower] == NONE:
            worth += TOKEN
        return worth

    def bonus(self, state: PapillonState, seat: i64, number: i64) -> float:
        flowers = i64(len(self.colours))
        source = number // flowers
        worth = self.clip(state, seat, number - source * flowers, 1)
        if source == 0:
            return worth - 0.5 * self.scarcity(state, seat)
        return worth + self.clip(state, seat, source - 1, -1)

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
        """What a gnome adds here: a butterfly's nectar again, or one more for each tile of a large patch."""
        garden = state.gardens[seat]
        region = self.ground.region(garden, part)
        housed: i64
        for housed in garden.gnomes:
            if self.ground.walked(garden, housed):
                return 0.0
        sides = region.open if region.open < 5 else i64(5)
        chance = CLOSES[sides]
        if region.open:
            chance *= self.to_come(state, seat)
        if region.shows == FIELD:
            return chance * (float(region.butterflies) + (0.5 if region.open else 0.0))
        # A small patch will hardly be one of the two largest.
        size = float(region.tiles)
        return chance * (size if region.tiles > LARGE else 0.5 * size)


def neighbours(asks: i64) -> i64:
    """How many neighbours a cell has, by what they ask of it."""
    count: i64 = 0
    direction: i64
    for direction in range(4):
        if (asks >> (12 + 3 * direction)) & 1:
            count += 1
    return count
