"""A drawing before it is made: what it would cover, join and touch.

One object is reused, because a bot looks at thousands of drawings before it
makes one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.polders.board import SIDES, Country
from hortus.games.polders.edition import MOST_SQUARES
from hortus.games.polders.pen import Pen
from hortus.games.polders.shapes import Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

MOST_SIDES: Final = MOST_SQUARES * SIDES
"""No drawing has more sides."""


class Around:
    """What every way to draw a shape covers and touches, found when it is first looked at: it never changes."""

    def __init__(self, ways: i64) -> None:
        # Side by side, where a drawing has a square beside it: that square, whether a road is between, its building.
        self.beside: vec[i64] = vec[i64]()
        self.road: vec[i64] = vec[i64]()
        self.building: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]([NONE] * ways)  # which of them belong to a way
        self.last: vec[i64] = vec[i64]([NONE] * ways)
        self.inside: vec[i64] = vec[i64]([0] * ways)  # roads between two squares of the drawing
        self.fields: vec[i64] = vec[i64]([0] * ways)  # squares without a building
        self.buildings: vec[i64] = vec[i64]([0] * ways)  # squares with one,
        self.built: vec[i64] = vec[i64]([0] * (ways * FILLINGS))  # and of each kind

    def find(self, country: Country, places: vec[i64], first: i64, last: i64, way: i64) -> None:
        self.first[way] = i64(len(self.beside))
        step: i64
        side: i64
        other: i64
        for step in range(first, last):
            place = places[step]
            building = country.building[place]
            if building == NONE:
                self.fields[way] += 1
            else:
                self.buildings[way] += 1
                self.built[way * FILLINGS + building] += 1
            for side in range(place * SIDES, place * SIDES + SIDES):
                beside = country.near[side]
                if beside == NONE:
                    continue
                covered = False
                for other in range(first, last):
                    covered = covered or places[other] == beside
                if not covered:
                    self.beside = append(self.beside, beside)
                    self.road = append(self.road, country.road[side])
                    self.building = append(self.building, country.building[beside])
                elif place < beside:
                    # Both squares see the road between them; one of them is enough.
                    self.inside[way] += country.road[side]
        self.last[way] = i64(len(self.beside))


class Sketch:
    """One way to draw a shape, looked at by one seat: with any filling (`survey`), then with one in mind (`take`)."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.country = pen.country
        self.places: vec[i64] = vec[i64]()  # all ways of the shape, and which part of it is this one
        self.first: i64 = 0
        self.last: i64 = 0
        self.way: i64 = NONE
        self.size: i64 = 0
        self.ways: Ways | None = None  # of the latest shape, and what is around each of them
        self.around = Around(0)
        self.outlines: dict[int, Around] = {}  # by the identity of the ways, which live as long as the pen
        # With any filling.
        self.open: i64 = 0  # empty squares beside it
        self.pairs: i64 = 0  # roads with own squares on both sides
        self.ends: i64 = 0  # roads with an empty square on the other side
        self.barred: i64 = 0  # roads with a rival's square on the other side
        self.rivals: i64 = 0  # squares of rivals beside it
        self.rival: vec[i64] = vec[i64]([NONE] * MOST_SIDES)
        # By filling: areas of the same ink that it would join, their roots, and empty buildings of its kind beside it.
        self.joins: vec[i64] = vec[i64]([0] * FILLINGS)
        self.roots: vec[i64] = vec[i64]([NONE] * (FILLINGS * MOST_SIDES))
        self.waits: vec[i64] = vec[i64]([0] * FILLINGS)
        # With the filling that was taken last.
        self.joined: i64 = 0  # areas that it would join, and where their roots stand in `roots`
        self.base: i64 = 0
        self.plain: i64 = 0  # of the area it would make
        self.right: i64 = 0
        self.squares: i64 = 0
        self.gained: i64 = 0  # buildings that it would fill correctly
        self.wrong: i64 = 0  # buildings that it would fill wrongly
        self.waiting: i64 = 0  # empty buildings of the filling's own kind beside it

    def look(self, state: PoldersState, seat: i64, filling: i64, ways: Ways, way: i64) -> None:
        self.survey(state, seat, ways, way)
        self.take(state, filling)

    def survey(self, state: PoldersState, seat: i64, ways: Ways, way: i64) -> None:
        """Look at every side of the drawing that has another square behind it."""
        if ways is not self.ways:
            self.open_ways(ways)
        around = self.around
        self.way = way
        self.first = way * self.size
        self.last = self.first + self.size
        if around.first[way] == NONE:
            around.find(self.country, self.places, self.first, self.last, way)
        # Half of a playout's time is spent here, so everything that stays the same is looked up once.
        besides = around.beside
        roads = around.road
        buildings = around.building
        inks = state.ink
        areas = state.area
        rival = self.rival
        own = seat * FILLINGS
        joins = self.joins
        waits = self.waits
        filling: i64
        for filling in range(FILLINGS):
            joins[filling] = 0
            waits[filling] = 0
        empty: i64 = 0
        ends: i64 = 0
        barred: i64 = 0
        rivals: i64 = 0
        pairs = around.inside[way]
        index: i64
        for index in range(around.first[way], around.last[way]):
            beside = besides[index]
            ink = inks[beside]
            if ink == NONE:
                empty += 1
                ends += roads[index]
                building = buildings[index]
                if building != NONE:
                    waits[building] += 1
            elif own <= ink < own + FILLINGS:
                pairs += roads[index]
                self.join(ink - own, areas[beside])
            else:
                barred += roads[index]
                rival[rivals] = beside
                rivals += 1
        self.open = empty
        self.pairs = pairs
        self.ends = ends
        self.barred = barred
        self.rivals = rivals

    def open_ways(self, ways: Ways) -> None:
        """Another shape, or another sheet."""
        self.ways = ways
        if id(ways) not in self.outlines:
            self.outlines[id(ways)] = Around(i64(len(ways.numbers)))
        self.around = self.outlines[id(ways)]
        self.places = ways.places
        self.size = ways.size

    def matters(self, filling: i64) -> bool:
        """Whether the filling joins an area, fills a building correctly, or has one of its kind beside it."""
        return (
            self.joins[filling] > 0 or self.waits[filling] > 0 or self.around.built[self.way * FILLINGS + filling] > 0
        )

    def take(self, state: PoldersState, filling: i64) -> None:
        """The area that the drawing would make with this filling."""
        around = self.around
        gained = around.built[self.way * FILLINGS + filling]
        wrong = around.buildings[self.way] - gained
        plain = around.fields[self.way] + self.pen.wrong_counts * wrong
        right = gained
        squares = self.size
        joined = self.joins[filling]
        base = filling * MOST_SIDES
        place: i64
        for place in range(base, base + joined):
            root = self.roots[place]
            plain += state.plain[root]
            right += state.right[root]
            squares += state.squares[root]
        self.gained = gained
        self.wrong = wrong
        self.plain = plain
        self.right = right
        self.squares = squares
        self.joined = joined
        self.base = base
        self.waiting = self.waits[filling]

    def covers(self, place: i64) -> bool:
        places = self.places
        step: i64
        for step in range(self.first, self.last):
            if places[step] == place:
                return True
        return False

    def join(self, filling: i64, root: i64) -> None:
        roots = self.roots
        joins = self.joins
        base = filling * MOST_SIDES
        last = base + joins[filling]
        place: i64
        for place in range(base, last):
            if roots[place] == root:
                return
        roots[last] = root
        joins[filling] += 1
