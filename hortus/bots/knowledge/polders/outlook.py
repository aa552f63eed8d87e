"""The expected end of one sheet: what each seat has on it, and its expected gain from counted numbers.

An area grows by the empty squares beside it and by the visits its seat still
pays to the sheet; so do rows, columns and road pairs. Sheets have nothing to do
with one another except through the number of buildings, which is in `prizes.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.polders.areas import CLASSES, AreaGrowth, kind
from hortus.bots.knowledge.polders.weights import Weights
from hortus.bots.tables import Table
from hortus.core.state import NONE, to_vec
from hortus.games.polders.board import SIDES, Country
from hortus.games.polders.scoring import area_points, owner
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

MISSING: Final = 6
"""A run counts only if it lacks at most this many squares."""
_COUNTED: Final = Table("polders", "counted")
LINES: Final = _COUNTED.numbers("lines", 9 * MISSING)
"""How often a run that only one seat has drawn in is completed, by visits left (up to 8) and squares missing."""
PAIRS: Final = _COUNTED.numbers("pairs", 7)
"""How often the empty square across a road is filled by the seat on this side, by visits left (up to 6)."""
LONE: Final = _COUNTED.numbers("lone", 4)
"""How often a lone square or an area without its building stays so, by visits left (up to 3), if it can grow."""


class Outlook:
    """All seats on one sheet. Call `prepare` first."""

    def __init__(self, country: Country, weights: Weights, seats: int) -> None:
        self.country = country
        self.weights = weights
        self.growth = AreaGrowth()
        places = int(country.places)
        self.open: vec[i64] = vec[i64]([0] * places)  # at a root: empty squares beside the area
        self.waiting: vec[i64] = vec[i64]([0] * places)  # of these, buildings of its own kind
        self.visits: vec[i64] = vec[i64]([0] * seats)
        self.gain: vec[float] = vec[float]([0.0] * (seats * CLASSES))
        self.points: vec[float] = vec[float]([0.0] * seats)
        # The runs and roads of every sheet.
        self.rows = [runs_of(country, sheet, country.rows) for sheet in range(int(country.sheets))]
        self.columns = [runs_of(country, sheet, country.columns) for sheet in range(int(country.sheets))]
        self.roads = [roads_of(country, sheet) for sheet in range(int(country.sheets))]

    def prepare(self, seats: i64, following: i64, left: i64) -> None:
        """Set how many drawings are left on the sheet, and which seat makes the first. `weights` must be weighed."""
        seat: i64
        for seat in range(seats):
            behind = (seat - following + seats) % seats
            self.visits[seat] = (left - behind + seats - 1) // seats if left > behind else 0
            self.growth.foresee(self.visits[seat], self.weights.large, self.gain, seat * CLASSES)

    def look(self, state: PoldersState, sheet: i64) -> None:
        """Write the promise of the sheet for each seat into `points`."""
        points = self.points
        seat: i64
        for seat in range(state.seats):
            points[seat] = 0.0
        self.survey(state, sheet)
        area = state.area
        place: i64
        for place in range(self.country.first[sheet], self.country.first[sheet + 1]):
            if area[place] == place:
                seat = owner(state, place)
                points[seat] += self.area(state, seat, place)
        if self.weights.road > 0.0:
            self.pair(state, self.roads[sheet])
        if self.weights.rows > 0.0:
            self.line_up(state, self.rows[sheet], self.weights.rows)
        if self.weights.columns > 0.0:
            self.line_up(state, self.columns[sheet], self.weights.columns)

    # ---- areas

    def survey(self, state: PoldersState, sheet: i64) -> None:
        """Count the empty squares beside each area, each once."""
        country = self.country
        first = country.first[sheet]
        last = country.first[sheet + 1]
        empty = self.open
        waiting = self.waiting
        area = state.area
        near = country.near
        place: i64
        side: i64
        before: i64
        for place in range(first, last):
            empty[place] = 0
            waiting[place] = 0
        for place in range(first, last):
            if area[place] != NONE:
                continue
            building = country.building[place]
            start = place * SIDES
            for side in range(start, start + SIDES):
                beside = near[side]
                if beside == NONE or area[beside] == NONE:
                    continue
                root = area[beside]
                again = False
                for before in range(start, side):
                    again = again or (near[before] != NONE and area[near[before]] == root)
                if not again:
                    empty[root] += 1
                    if building != NONE and building == state.ink[root] % FILLINGS:
                        waiting[root] += 1

    def area(self, state: PoldersState, seat: i64, root: i64) -> float:
        """The current value of an area, and its expected gain until the end."""
        weights = self.weights
        plain = state.plain[root]
        right = state.right[root]
        visits = self.visits[seat]
        growing = self.open[root] > 0 and visits > 0
        worth = float(area_points(plain, right))
        if plain + right >= weights.large_least:
            worth += weights.large
        stays = LONE[visits if visits < 3 else 3] if growing else 1.0
        if state.squares[root] == 1:
            worth += stays * weights.solo
        if right == 0 and plain >= weights.empty_least:
            worth += stays * weights.empty
        if growing:
            worth += self.gain[seat * CLASSES + kind(plain, right, self.open[root])]
            if self.waiting[root]:
                worth += self.growth.beside(visits, plain, right, self.waiting[root])
        return worth

    # ---- roads and lines

    def pair(self, state: PoldersState, roads: vec[i64]) -> None:
        country = self.country
        road: i64
        for road in roads:
            one = owner(state, country.road_from[road])
            other = owner(state, country.road_to[road])
            if one == other:
                if one != NONE:
                    self.points[one] += self.weights.road
            elif one == NONE:
                self.points[other] += self.weights.road * self.pairing(other)
            elif other == NONE:
                self.points[one] += self.weights.road * self.pairing(one)

    def pairing(self, seat: i64) -> float:
        visits = self.visits[seat]
        return PAIRS[visits if visits < 6 else 6]

    def line_up(self, state: PoldersState, runs: list[vec[i64]], each: float) -> None:
        """Runs of a single seat, by what they lack."""
        for run in runs:
            if i64(len(run)) < self.weights.shortest:
                continue
            seat: i64 = NONE
            missing: i64 = 0
            broken = False
            place: i64
            for place in run:
                who = owner(state, place)
                if who == NONE:
                    missing += 1
                elif seat == NONE:
                    seat = who
                elif seat != who:
                    broken = True
                    break
            if broken or seat == NONE:
                continue
            if missing == 0:
                self.points[seat] += each
            elif missing <= 6:
                visits = self.visits[seat]
                self.points[seat] += each * LINES[(visits if visits < 8 else 8) * MISSING + missing - 1]


def runs_of(country: Country, sheet: int, runs: list[vec[i64]]) -> list[vec[i64]]:
    return [run for run in runs if country.sheet[run[0]] == sheet]


def roads_of(country: Country, sheet: int) -> vec[i64]:
    roads = range(len(country.road_from))
    return to_vec([road for road in roads if country.sheet[country.road_from[road]] == sheet])
