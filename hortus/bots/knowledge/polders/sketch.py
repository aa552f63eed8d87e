"""A drawing before it is made: what it would cover, join and touch.

One object is reused, because a bot looks at thousands of drawings before it
makes one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.polders.board import SIDES, Country
from hortus.games.polders.edition import MOST_SQUARES
from hortus.games.polders.pen import Pen
from hortus.games.polders.shapes import Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS


class Around:
    """What lies around every way to draw a shape, found when it is first looked at: it never changes."""

    def __init__(self, ways: i64) -> None:
        self.sides: vec[i64] = vec[i64]()  # sides with a square behind them that the drawing does not cover
        self.first: vec[i64] = vec[i64]([NONE] * ways)  # which of them belong to a way
        self.last: vec[i64] = vec[i64]([NONE] * ways)
        self.inside: vec[i64] = vec[i64]([0] * ways)  # roads between two squares of the drawing

    def find(self, country: Country, places: vec[i64], first: i64, last: i64, way: i64) -> None:
        self.first[way] = i64(len(self.sides))
        step: i64
        side: i64
        other: i64
        for step in range(first, last):
            place = places[step]
            for side in range(place * SIDES, place * SIDES + SIDES):
                beside = country.near[side]
                if beside == NONE:
                    continue
                covered = False
                for other in range(first, last):
                    covered = covered or places[other] == beside
                if not covered:
                    self.sides = append(self.sides, side)
                elif place < beside:
                    # Both squares see the road between them; one of them is enough.
                    self.inside[way] += country.road[side]
        self.last[way] = i64(len(self.sides))


class Sketch:
    """One way to draw a shape, looked at by one seat with one filling in mind."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.country = pen.country
        self.places: vec[i64] = vec[i64]()  # all ways of the shape, and which part of it is this one
        self.first: i64 = 0
        self.last: i64 = 0
        self.joined: i64 = 0  # areas of the same ink that it would join, and their roots
        self.roots: vec[i64] = vec[i64]([NONE] * (MOST_SQUARES * SIDES))
        self.rivals: i64 = 0  # squares of rivals beside it
        self.rival: vec[i64] = vec[i64]([NONE] * (MOST_SQUARES * SIDES))
        self.ways: Ways | None = None  # of the latest shape, and what is around each of them
        self.around = Around(0)
        self.outlines: dict[int, Around] = {}  # by the identity of the ways, which live as long as the pen
        self.clear()

    def clear(self) -> None:
        self.joined = 0
        self.rivals = 0
        self.plain: i64 = 0  # of the area it would make
        self.right: i64 = 0
        self.squares: i64 = 0
        self.gained: i64 = 0  # buildings that it would fill correctly
        self.wrong: i64 = 0  # buildings that it would fill wrongly
        self.open: i64 = 0  # empty squares beside it
        self.waiting: i64 = 0  # of these, buildings of the filling's own kind
        self.pairs: i64 = 0  # roads with own squares on both sides
        self.ends: i64 = 0  # roads with an empty square on the other side
        self.barred: i64 = 0  # roads with a rival's square on the other side

    def look(self, state: PoldersState, seat: i64, filling: i64, ways: Ways, way: i64) -> None:
        self.clear()
        if ways is not self.ways:
            self.ways = ways
            if id(ways) not in self.outlines:
                self.outlines[id(ways)] = Around(i64(len(ways.numbers)))
            self.around = self.outlines[id(ways)]
        self.places = ways.places
        self.first = way * ways.size
        self.last = self.first + ways.size
        self.squares = ways.size
        step: i64
        for step in range(self.first, self.last):
            self.cover(self.places[step], filling)
        self.look_round(state, seat, filling, way)
        self.right = self.gained
        area: i64
        for area in range(self.joined):
            root = self.roots[area]
            self.plain += state.plain[root]
            self.right += state.right[root]
            self.squares += state.squares[root]

    def cover(self, place: i64, filling: i64) -> None:
        building = self.country.building[place]
        if building == NONE:
            self.plain += 1
        elif building == filling:
            self.gained += 1
        else:
            self.wrong += 1
            self.plain += self.pen.wrong_counts

    def look_round(self, state: PoldersState, seat: i64, filling: i64, way: i64) -> None:
        """Look at every side of the drawing that has another square behind it."""
        around = self.around
        if around.first[way] == NONE:
            around.find(self.country, self.places, self.first, self.last, way)
        # Half of a playout's time is spent here, so everything that stays the same is looked up once.
        country = self.country
        near = country.near
        road = country.road
        inks = state.ink
        sides = around.sides
        own = seat * FILLINGS
        self.pairs = around.inside[way]
        index: i64
        for index in range(around.first[way], around.last[way]):
            side = sides[index]
            beside = near[side]
            ink = inks[beside]
            if ink == NONE:
                self.open += 1
                self.ends += road[side]
                if country.building[beside] == filling:
                    self.waiting += 1
            elif own <= ink < own + FILLINGS:
                self.pairs += road[side]
                if ink == own + filling:
                    self.join(state.area[beside])
            else:
                self.barred += road[side]
                self.rival[self.rivals] = beside
                self.rivals += 1

    def covers(self, place: i64) -> bool:
        places = self.places
        step: i64
        for step in range(self.first, self.last):
            if places[step] == place:
                return True
        return False

    def join(self, root: i64) -> None:
        area: i64
        for area in range(self.joined):
            if self.roots[area] == root:
                return
        self.roots[self.joined] = root
        self.joined += 1
