"""What a Papillon table is worth to a seat, in the four parts of the score pad.

Everything is counted at the end. Before that, a score is what the table would be
worth if the game ended now. A mark below the number of cells is a cell of the
seat's garden; higher marks are flowers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.message import Message
from hortus.core.scoring import Clause, Ledger
from hortus.core.state import NONE, to_vec
from hortus.games.papillon.board import Ground, Region
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.state import Garden, PapillonState
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.walk import Walk

RANKS: Final = [Message(f"papillon-rank-{rank}") for rank in range(3)]
CATERPILLARS: Final = Message("papillon-reason-caterpillars")
CLOSED_FIELD: Final = Message("papillon-reason-closed-field")
CLOSED_FIELD_WITH_GNOME: Final = Message("papillon-reason-closed-field-with-gnome")
LARGEST_PATCH: Final = Message("papillon-reason-largest-patch")
LARGEST_PATCH_WITH_GNOME: Final = Message("papillon-reason-largest-patch-with-gnome")


def paying(planters: list[list[int]], seats: int) -> list[list[int]]:
    """The values of each planter that are paid: for two only the highest and the lowest (ruling 36)."""
    return [[planter[0], planter[2]] for planter in planters] if seats == 2 else planters


class Flowers(Clause[PapillonState]):
    """End of game 1: nectar of each planter by rank; tied seats all score their rank (rulings 34 and 35).

    Ranks follow the different counts: of 3, 3 and 2 butterflies the last is second.
    """

    def __init__(self, planters: list[list[int]], names: list[Message]) -> None:
        self.ranks: i64 = i64(len(planters[0]))
        self.values: vec[i64] = to_vec([value for planter in planters for value in planter])
        self.reasons = [
            [Message("papillon-reason-flower", {"flower": name, "rank": rank}) for rank in RANKS] for name in names
        ]

    def score(self, state: PapillonState, seat: i64, ledger: Ledger) -> i64:
        total: i64 = 0
        flower: i64
        for flower in range(len(state.planters)):
            points = self.nectar(state, seat, flower)
            if points:
                ledger.mark(i64(len(state.gardens[seat].laid)) + flower)
                butterflies = state.clipped[seat * i64(len(state.planters)) + flower]
                ledger.note(self.reasons[flower][self.rank(state, seat, flower)], butterflies, points)
            total += points
        return total

    def nectar(self, state: PapillonState, seat: i64, flower: i64) -> i64:
        """What this flower gives the seat: nothing without a butterfly there."""
        if state.planters[flower] == NONE or state.clipped[seat * i64(len(state.planters)) + flower] == 0:
            return 0
        rank = self.rank(state, seat, flower)
        if rank >= self.ranks:
            return 0
        return self.values[state.planters[flower] * self.ranks + rank]

    def rank(self, state: PapillonState, seat: i64, flower: i64) -> i64:
        """How many different higher counts there are."""
        flowers = i64(len(state.planters))
        mine = state.clipped[seat * flowers + flower]
        higher: i64 = 0
        counted: i64 = 0
        other: i64
        for other in range(state.seats):
            theirs = state.clipped[other * flowers + flower]
            if theirs > mine and not (counted >> theirs) & 1:
                counted |= bit(theirs)
                higher += 1
        return higher


class FlowersSkipping(Flowers):
    """Option: a tie uses up the ranks below it. Of 3, 3 and 2 butterflies the last is third."""

    def rank(self, state: PapillonState, seat: i64, flower: i64) -> i64:
        flowers = i64(len(state.planters))
        mine = state.clipped[seat * flowers + flower]
        higher: i64 = 0
        other: i64
        for other in range(state.seats):
            if state.clipped[other * flowers + flower] > mine:
                higher += 1
        return higher


class Caterpillars(Clause[PapillonState]):
    """End of game 2: one nectar for each caterpillar left."""

    def score(self, state: PapillonState, seat: i64, ledger: Ledger) -> i64:
        count = state.caterpillars[seat]
        if count:
            ledger.note(CATERPILLARS, count, count)
        return count


def closed_regions(ground: Ground, garden: Garden, fields: bool, walk: Walk) -> list[Region]:
    """Every closed patch (or closed field) of a garden once, by its anchor."""
    found: list[Region] = []
    row: i64
    column: i64
    direction: i64
    for row in range(ground.window):
        if garden.rows[row] == 0:
            continue
        for column in range(ground.window):
            cell = row * ground.window + column
            if garden.laid[cell] == NONE:
                continue
            place = garden.laid[cell] * 4
            for direction in range(4):
                towards = ground.tiles.joined[place + direction]
                if FIRST_SIDE[towards] != direction or (ground.tiles.shows[place + direction] == FIELD) != fields:
                    continue
                if ground.opens(garden, cell, towards):
                    continue
                region = ground.region(garden, cell * 4 + direction, walk)
                if region.open == 0 and region.anchor == cell * 4 + direction:
                    found.append(region)
    return found


def mark_region(ground: Ground, garden: Garden, anchor: i64, ledger: Ledger, walk: Walk) -> None:
    """Tell the ledger the cells of a region, each once."""
    region = ground.region(garden, anchor, walk)
    index: i64
    earlier: i64
    for index in range(region.parts):
        cell = walk.path[index] >> 4
        again = False
        for earlier in range(index):
            if walk.path[earlier] >> 4 == cell:
                again = True
        if not again:
            ledger.mark(cell)


def has_gnome(ground: Ground, garden: Garden, anchor: i64, walk: Walk) -> bool:
    """Whether a gnome is in this region; several count as one."""
    if len(garden.gnomes) == 0:
        return False
    ground.region(garden, anchor, walk)
    part: i64
    for part in garden.gnomes:
        if walk.covers(part):
            return True
    return False


class ClosedFields(Clause[PapillonState]):
    """End of game 3: nectar for every butterfly printed inside a closed field."""

    def __init__(self, ground: Ground, each: i64, with_gnome: i64) -> None:
        self.ground = ground
        self.each: i64 = each
        self.with_gnome: i64 = with_gnome

    def score(self, state: PapillonState, seat: i64, ledger: Ledger) -> i64:
        garden = state.gardens[seat]
        walk = state.walk
        total: i64 = 0
        for region in closed_regions(self.ground, garden, True, walk):
            if region.butterflies:
                gnome = has_gnome(self.ground, garden, region.anchor, walk)
                points = region.butterflies * (self.with_gnome if gnome else self.each)
                mark_region(self.ground, garden, region.anchor, ledger, walk)
                ledger.note(CLOSED_FIELD_WITH_GNOME if gnome else CLOSED_FIELD, region.butterflies, points)
                total += points
        return total


class LargestPatches(Clause[PapillonState]):
    """End of game 4: nectar for every tile of the two largest closed patches, of whatever colour (ruling 41).

    If patches are equally large, those with a gnome count (ruling 44).
    """

    def __init__(self, ground: Ground, each: i64, with_gnome: i64) -> None:
        self.ground = ground
        self.each: i64 = each
        self.with_gnome: i64 = with_gnome

    def score(self, state: PapillonState, seat: i64, ledger: Ledger) -> i64:
        garden = state.gardens[seat]
        walk = state.walk
        patches = closed_regions(self.ground, garden, False, walk)
        total: i64 = 0
        taken: i64 = NONE
        for _ in range(2):
            best: i64 = 0
            anchor: i64 = NONE
            for region in patches:
                # Twice the size leaves room for the gnome to break a tie.
                size = region.tiles * 2 + (1 if has_gnome(self.ground, garden, region.anchor, walk) else 0)
                if region.anchor != taken and size > best:
                    best = size
                    anchor = region.anchor
            if anchor == NONE:
                break
            points = (best >> 1) * (self.with_gnome if best & 1 else self.each)
            mark_region(self.ground, garden, anchor, ledger, walk)
            ledger.note(LARGEST_PATCH_WITH_GNOME if best & 1 else LARGEST_PATCH, best >> 1, points)
            taken = anchor
            total += points
        return total
