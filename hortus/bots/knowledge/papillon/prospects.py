"""The promise of gardens and butterflies: the calculations behind the heuristics.

A butterfly is worth what it changes on its flower; an open patch is worth its
butterfly times the chance that a patch with as many open sides gets closed; a tile is worth
the best place it has in the garden. The numbers come from playing variants
against each other, no more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.clipping import Clipping
from hortus.bots.knowledge.papillon.surroundings import Surroundings
from hortus.core.state import NONE
from hortus.games.papillon.bench import LARGE
from hortus.games.papillon.board import Ground, Region
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.scoring import Flowers
from hortus.games.papillon.state import Garden, PapillonState
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.walk import Walk

ENVY: Final = 0.3
"""The weight of what the others lose, compared with what the seat gains."""
PRESENCE: Final = 0.4
"""Another butterfly on a flower where it changes no rank."""
PATCHES: Final = 1.3
"""Patches that are closed in a round."""
CLOSES: Final = vec[float]([1.0, 0.38, 0.16, 0.06, 0.02, 0.0])
"""How often a patch with 0, 1, 2 … open sides gets closed, while there are tiles to come."""
CROWDED: Final = vec[float]([0.0, 0.0, 0.1, 0.6, 1.2])
"""The cost of an empty place by its number of neighbours: matching tiles are rare."""
TOKEN: Final = 3.5
"""A bonus token and the butterfly it brings."""


class Prospects(Clipping):
    """What may still come of gardens and flowers, in nectar."""

    def __init__(self, ground: Ground, nectar: Flowers, flowers: list[int], rounds: i64) -> None:
        super().__init__(nectar, flowers, rounds)
        self.ground = ground
        self.paper = Walk()
        self.region = Region(NONE)  # the one looked at; one object is enough
        self.around = Surroundings(ground)
        self.met: vec[i64] = vec[i64]([NONE] * 4)  # regions that were counted for a place
        # What is the same for all actions of one decision, kept from the first time it is asked while `judging`.
        self.judging = False
        self.decision: i64 = 0
        self.clips: vec[float] = vec[float]([0.0] * FIELD)  # by colour
        self.clips_at: vec[i64] = vec[i64]([0] * FIELD)  # the decision for which it was worked out
        self.before: vec[float] = vec[float]([0.0] * int(ground.cells))  # by cell
        self.before_at: vec[i64] = vec[i64]([0] * int(ground.cells))
        self.worths: vec[float] = vec[float]([0.0] * int(ground.tiles.kinds))  # by tile
        self.worths_at: vec[i64] = vec[i64]([0] * int(ground.tiles.kinds))
        self.border: vec[i64] = vec[i64]([0] * int(ground.cells))
        self.bordering: i64 = 0
        self.border_at: i64 = 0

    def begin(self) -> None:
        """A new decision: forget the one before."""
        self.decision += 1

    # ---- flowers

    def has_token(self, state: PapillonState, colour: i64) -> bool:
        """Whether a flower of this colour still has its bonus token."""
        flower: i64
        for flower in range(self.flowers):
            if self.colours[flower] == colour and state.token[flower] == NONE:
                return True
        return False

    def lead(self, state: PapillonState, seat: i64, flower: i64) -> float:
        """The seat's nectar on a flower, minus a part of the others', plus a little for being there."""
        standing = PRESENCE * float(state.clipped[seat * self.flowers + flower])
        other: i64
        for other in range(state.seats):
            points = float(self.nectar.nectar(state, other, flower))
            standing += points if other == seat else -ENVY * points
        return standing

    def scarcity(self, state: PapillonState, seat: i64) -> float:
        """The value of a butterfly in the supply: high when there are fewer than patches to come."""
        needed = PATCHES * float(self.rounds - state.round)
        return 0.1 if float(state.supply[seat]) > needed else 1.2

    def patch_clip(self, state: PapillonState, seat: i64, colour: i64) -> float:
        """One butterfly more on the best flower of this colour."""
        if not self.judging:
            return self.best_clip(state, seat, colour)
        if self.clips_at[colour] != self.decision:
            self.clips[colour] = self.best_clip(state, seat, colour)
            self.clips_at[colour] = self.decision
        return self.clips[colour]

    # ---- patches and fields

    def garden_hope(self, state: PapillonState, seat: i64) -> float:
        """What the open patches and fields of a garden promise."""
        garden = state.gardens[seat]
        tiles = self.ground.tiles
        to_come = self.to_come(state, seat)
        hope = 0.0
        row: i64
        column: i64
        direction: i64
        for row in range(self.ground.window):
            if garden.rows[row] == 0:
                continue
            for column in range(self.ground.window):
                cell = row * self.ground.window + column
                if garden.laid[cell] == NONE:
                    continue
                for direction in range(4):
                    if FIRST_SIDE[tiles.joined[garden.laid[cell] * 4 + direction]] != direction:
                        continue
                    region = self.ground.region(garden, cell * 4 + direction, self.paper)
                    if region.open and region.anchor == cell * 4 + direction:
                        hope += self.hope(state, seat, region, to_come)
        return hope

    def hope(self, state: PapillonState, seat: i64, region: Region, to_come: float) -> float:
        """The gain of a patch or field when it is closed, times how often that happens."""
        chance = self.chance(region, to_come)
        if region.shows == FIELD:
            return chance * float(region.butterflies)
        best = self.patch_clip(state, seat, region.shows)
        if state.supply[seat] == 0:
            best *= 0.4
        if region.tiles >= LARGE:
            best += 0.9 * float(region.tiles - 2)
            if self.has_token(state, region.shows):
                best += TOKEN
        return chance * (1.0 + best)

    def chance(self, region: Region, to_come: float) -> float:
        """How often a region like this gets closed; 1 if it is closed already."""
        if region.open == 0:
            return 1.0
        return to_come * CLOSES[region.open if region.open < 5 else i64(5)]

    def to_come(self, state: PapillonState, seat: i64) -> float:
        """Whether there are still tiles to close a patch with: 1 for most of the game, then less and less."""
        tiles = 2.5 * float(self.rounds - 1 - state.round) + float(state.held(seat)) - 1.0
        return 1.0 if tiles >= 5.0 else 0.2 * tiles if tiles > 0.0 else 0.0

    # ---- tiles

    def tile(self, state: PapillonState, seat: i64, kind: i64) -> float:
        """The best a tile can do in the garden as it is."""
        if self.judging and self.worths_at[kind] == self.decision:
            return self.worths[kind]
        garden = state.gardens[seat]
        best = 0.0
        turn: i64
        for turn in range(4):
            worth = self.best_place(state, seat, garden, kind * 4 + turn)
            if worth > best:
                best = worth
        self.worths[kind] = best
        self.worths_at[kind] = self.decision
        return best

    def best_place(self, state: PapillonState, seat: i64, garden: Garden, tile: i64) -> float:
        if garden.tiles == 0:
            return self.place(state, seat, garden, tile, self.ground.middle)
        if not self.judging or self.border_at != self.decision:
            self.bordering = self.around.border(garden, self.border)
            self.border_at = self.decision
        best = -1.0e9
        pattern = self.ground.tiles.pattern[tile]
        asks = garden.asks
        index: i64
        for index in range(self.bordering):
            cell = self.border[index]
            wanted = asks[cell]
            if not (pattern ^ wanted) & (wanted >> 12):
                worth = self.place(state, seat, garden, tile, cell)
                if worth > best:
                    best = worth
        return best

    def place(self, state: PapillonState, seat: i64, garden: Garden, tile: i64, cell: i64) -> float:
        """The value of everything that the tile touches, minus its value before."""
        ground = self.ground
        region = self.region
        met = self.met
        to_come = self.to_come(state, seat)
        worth = self.lost(state, seat, garden, cell, to_come)
        direction: i64
        for direction in range(4):
            met[direction] = NONE
        lies = False
        for direction in range(4):
            if not self.around.begins(tile, direction):
                continue  # an earlier side of the same part has been counted
            if not self.around.join(cell, tile, direction, region):
                if not lies:
                    ground.lay(garden, cell, tile)
                    lies = True
                ground.survey(garden, cell * 4 + direction, self.paper, region)
                if not self.fresh(met, direction, region.anchor):
                    continue
            worth += self.hope(state, seat, region, to_come)
        if lies:
            ground.lift(garden, cell)
        return worth

    def lost(self, state: PapillonState, seat: i64, garden: Garden, cell: i64, to_come: float) -> float:
        """The value of what is around an empty cell, taken away; notes the regions that are there."""
        if self.judging and self.before_at[cell] == self.decision:
            return self.before[cell]
        ground = self.ground
        region = self.region
        worth = 0.0
        direction: i64
        for direction in range(4):
            self.met[direction] = NONE
            self.around.bare(cell * 4 + direction)
            other = ground.near[cell * 4 + direction]
            if other == NONE:
                continue
            if garden.laid[other] == NONE:
                worth -= CROWDED[neighbours(garden.asks[other]) + 1] - CROWDED[neighbours(garden.asks[other])]
                continue
            ground.survey(garden, other * 4 + (direction ^ 2), self.paper, region)
            self.around.note(cell * 4 + direction, region)
            if self.fresh(self.met, direction, region.anchor):
                worth -= self.hope(state, seat, region, to_come)
        worth += CROWDED[neighbours(garden.asks[cell])]
        self.before[cell] = worth
        self.before_at[cell] = self.decision
        return worth

    def fresh(self, known: vec[i64], direction: i64, anchor: i64) -> bool:
        """Whether this region is new, not seen from an earlier direction. Remembers it."""
        known[direction] = anchor
        earlier: i64
        for earlier in range(direction):
            if known[earlier] == anchor:
                return False
        return True


def neighbours(asks: i64) -> i64:
    """How many neighbours a cell has, by what they ask of it."""
    count: i64 = 0
    direction: i64
    for direction in range(4):
        if (asks >> (12 + 3 * direction)) & 1:
            count += 1
    return count
