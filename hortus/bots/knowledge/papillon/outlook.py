"""The expected value of a garden for one seat: its closed regions, and open ones by how often they get closed.

A region is closed by tiles on the empty cells it borders on. How often such a
cell gets a tile depends on how many neighbours ask something of it and on the
rounds left; the figures were counted in games of bots. Plans (`plans.py`) lay
and lift tiles and ask here what has changed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.majorities import Majorities
from hortus.bots.knowledge.papillon.prospects import neighbours
from hortus.bots.tables import Table
from hortus.core.state import NONE
from hortus.games.papillon.bench import LARGE
from hortus.games.papillon.board import Ground
from hortus.games.papillon.edition import COLOURS, FIELD
from hortus.games.papillon.scoring import closed_regions
from hortus.games.papillon.state import RESTING, Garden, PapillonState
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.walk import Walk

ROUNDS: Final = 8
FILLED: Final = Table("papillon", "counted").numbers("filled", 5 * ROUNDS)
"""How often the last open cell of a patch is filled, by its neighbours and the rounds that are left."""
EAGER: Final = 0.6
"""Not every open patch gets closed, because they compete for the same tiles."""
AGAIN: Final = 0.3
"""A second open cell is more than twice as hard."""
LAWN: Final = 0.75
"""Fields are closed less often than patches."""
FIRST: Final = i64(1)
"""One closed patch, before it is shifted to its colour and size."""
MEMORY: Final = 24
"""Regions that one tile can touch or face, with room to spare."""


class Outlook:
    """For one seat. Call `prepare` first."""

    def __init__(self, ground: Ground, majorities: Majorities, rounds: i64) -> None:
        self.ground = ground
        self.majorities = majorities
        self.rounds: i64 = rounds
        self.paper = Walk()
        self.most: float = 0.0  # what the butterfly whose flower was sought last brings
        self.eager: float = EAGER
        self.again: float = AGAIN
        self.left: float = 0.0  # of the game, from 0 to 1
        self.second: i64 = 0  # tiles of the second largest closed patch
        self.odds: vec[float] = vec[float]([0.0] * 5)  # how often a cell with 0, 1, 2 … neighbours gets its tile
        # Nectar of the first, second, third and fourth patch of a colour closed from now on, by colour * 4.
        self.gain: vec[float] = vec[float]([0.0] * (len(COLOURS) * 4))
        self.token: vec[float] = vec[float]([0.0] * (len(COLOURS) * 4))  # and of the bonus tokens of large ones
        # The region walked last.
        self.shows: i64 = 0
        self.tiles: i64 = 0
        self.cells: i64 = 0  # empty ones on its border
        self.chance: float = 0.0
        self.printed: i64 = 0
        self.anchor: i64 = NONE
        # The regions seen around one cell, and the patches closed so far: four bits a colour and size.
        self.known: vec[i64] = vec[i64]([NONE] * MEMORY)
        self.seen: i64 = 0
        self.closed: i64 = 0

    # ---- once for a decision

    def prepare(self, state: PapillonState, seat: i64) -> None:
        """Calculate what is the same for all tiles. `majorities` must be prepared."""
        self.look_ahead(state)
        largest: i64 = 0
        self.second = 0
        for region in closed_regions(self.ground, state.gardens[seat], False, self.paper):
            if region.tiles > largest:
                self.second = largest
                largest = region.tiles
            elif region.tiles > self.second:
                self.second = region.tiles
        self.appraise(state, seat)

    def look_ahead(self, state: PapillonState) -> None:
        """What depends only on the rounds that are left."""
        ahead = self.rounds - 1 - state.round
        self.left = float(ahead) / float(self.rounds - 1 if self.rounds > 1 else i64(1))
        number: i64
        for number in range(1, 5):
            self.odds[number] = FILLED[number * ROUNDS + (ahead if ahead < ROUNDS else ROUNDS - 1)]

    def appraise(self, state: PapillonState, seat: i64) -> None:
        """The gain of butterflies of each colour, one after the other, best flower first."""
        flowers = self.majorities.flowers
        spare = vec[i64]([0] * len(COLOURS))  # butterflies on patches, which fly first
        place: i64
        for place in range(seat * RESTING, seat * RESTING + state.rests[seat]):
            spare[state.patch[place] >> 1] += 1
        price = self.majorities.price(state, seat)
        loss = self.majorities.cheapest(state, seat)
        flown = vec[i64]([0] * flowers)
        colour: i64
        number: i64
        flower: i64
        for colour in range(len(COLOURS)):
            tokens: i64 = 0
            for number in range(spare[colour] + 4):
                target = self.target(state, seat, colour)
                best = self.most
                state.clipped[seat * flowers + target] += 1
                flown[target] += 1
                if number < spare[colour]:
                    continue
                index = colour * 4 + number - spare[colour]
                # Without a butterfly in the supply one has to leave another flower.
                cost = price if state.supply[seat] > number - spare[colour] else loss
                self.gain[index] = best - cost if best > cost else 0.0
                self.token[index] = 0.0
                if state.token[target] == NONE and tokens < 2:
                    more = self.majorities.clip(state, seat, target, 1) - cost
                    self.token[colour * 4 + tokens] = more if more > 0.0 else 0.0
                    tokens += 1
        for flower in range(flowers):
            state.clipped[seat * flowers + flower] -= flown[flower]

    def target(self, state: PapillonState, seat: i64, colour: i64) -> i64:
        """The flower of a colour where one more butterfly gains most; keeps that gain. Ties go to the first."""
        self.most = -1.0e9
        target: i64 = NONE
        flower: i64
        for flower in range(self.majorities.flowers):
            if self.majorities.colours[flower] == colour:
                worth = self.majorities.clip(state, seat, flower, 1)
                if worth > self.most:
                    self.most = worth
                    target = flower
        return target

    # ---- regions

    def walk(self, garden: Garden, part: i64) -> None:
        """The region of this part, with the empty cells on its border and how often all of them get filled."""
        region = self.ground.region(garden, part, self.paper)
        self.shows = region.shows
        self.tiles = region.tiles
        self.printed = region.butterflies
        self.anchor = region.anchor
        self.cells = 0
        self.chance = 1.0
        if region.open:
            self.walk_round(garden, region.parts)

    def walk_round(self, garden: Garden, parts: i64) -> None:
        """The border of the region walked last, which left its parts on the paper."""
        near = self.ground.near
        path = self.paper.path
        seen = self.paper.seen
        stamp = self.paper.stamp
        index: i64
        direction: i64
        for index in range(parts):
            cell = path[index] >> 4
            towards = path[index] & 15
            for direction in range(FIRST_SIDE[towards], 4):
                if not (towards >> direction) & 1:
                    continue
                other = near[cell * 4 + direction]
                if other == NONE:
                    self.cells += 1
                    self.chance = 0.0
                # Two sides towards the same cell are closed by the same tile.
                elif garden.laid[other] == NONE and seen[other] < stamp:
                    seen[other] = stamp
                    self.cells += 1
                    self.chance *= self.odds[neighbours(garden.asks[other])]

    def worth(self) -> float:
        """The value of the last region: certain if it is closed, otherwise by how often it gets closed."""
        cells = self.cells
        chance = 1.0
        if cells:
            chance = self.chance * self.eager
            for _ in range(1, cells):
                chance *= self.again
            if chance < 0.005:
                return 0.0
        if self.shows == FIELD:
            return chance * (LAWN * (float(self.printed) + 0.4 * float(cells)) if cells else float(self.printed))
        number: i64 = 0
        large: i64 = 0
        size = self.tiles + cells
        if cells == 0:
            shift = self.shows * 8
            number = (self.closed >> shift) & 3
            large = (self.closed >> (shift + 4)) & 3
            if number < 3:
                self.closed += FIRST << shift
            if size >= LARGE and large < 3:
                self.closed += FIRST << (shift + 4)
        worth = self.gain[self.shows * 4 + number] + self.share(size)
        if size >= LARGE:
            worth += self.token[self.shows * 4 + large]
        return chance * worth

    def share(self, size: i64) -> float:
        """A patch's share of the points for the two largest: exact at the end, estimated before."""
        exact = 2.0 * float(size - self.second) if size > self.second else 0.0
        return self.left * (1.0 + 0.9 * float(size - 2)) + (1.0 - self.left) * exact

    def fresh(self) -> bool:
        """Whether the region walked last was not seen around this cell before; remembers it."""
        known = self.known
        index: i64
        for index in range(self.seen):
            if known[index] == self.anchor:
                return False
        if self.seen < MEMORY:
            known[self.seen] = self.anchor
            self.seen += 1
        return True

    def around(self, garden: Garden, cell: i64) -> float:
        """All regions that a tile here changes: those it touches and those that face an empty cell beside it."""
        near = self.ground.near
        laid = garden.laid
        self.seen = 0
        total = 0.0
        direction: i64
        side: i64
        if laid[cell] != NONE:
            for direction in range(4):
                if FIRST_SIDE[self.ground.tiles.joined[laid[cell] * 4 + direction]] == direction:
                    self.walk(garden, cell * 4 + direction)
                    if self.fresh():
                        total += self.worth()
        for direction in range(4):
            other = near[cell * 4 + direction]
            if other == NONE:
                continue
            if laid[other] != NONE:
                if laid[cell] == NONE:
                    self.walk(garden, other * 4 + (direction ^ 2))
                    if self.fresh():
                        total += self.worth()
                continue
            for side in range(4):
                facing = near[other * 4 + side]
                if facing != NONE and laid[facing] != NONE and facing != cell:
                    self.walk(garden, facing * 4 + (side ^ 2))
                    if self.fresh():
                        total += self.worth()
        return total
