"""A drawing held over the sheet before it is made: what it would cover, join and touch.

Kept up in one object that is used again and again: a bot looks at thousands of
drawings before it makes one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.polders.board import SIDES
from hortus.games.polders.edition import MOST_SQUARES
from hortus.games.polders.pen import Pen
from hortus.games.polders.shapes import Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS


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
        self.places = ways.places
        self.first = way * ways.size
        self.last = self.first + ways.size
        self.squares = ways.size
        step: i64
        for step in range(self.first, self.last):
            self.cover(self.places[step], filling)
            self.look_round(state, seat, filling, self.places[step])
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

    def look_round(self, state: PoldersState, seat: i64, filling: i64, place: i64) -> None:
        country = self.country
        side: i64
        for side in range(place * SIDES, place * SIDES + SIDES):
            beside = country.near[side]
            if beside == NONE:
                continue
            ink = state.ink[beside]
            if ink == NONE:
                if self.covers(beside):
                    # Both squares see the road between them; one of them is enough.
                    self.pairs += country.road[side] & i64(place < beside)
                else:
                    self.open += 1
                    self.ends += country.road[side]
                    self.waiting += i64(country.building[beside] == filling)
            elif ink // FILLINGS == seat:
                self.pairs += country.road[side]
                if ink % FILLINGS == filling:
                    self.join(state.area[beside])
            else:
                self.barred += country.road[side]
                self.rival[self.rivals] = beside
                self.rivals += 1

    def covers(self, place: i64) -> bool:
        step: i64
        for step in range(self.first, self.last):
            if self.places[step] == place:
                return True
        return False

    def join(self, root: i64) -> None:
        area: i64
        for area in range(self.joined):
            if self.roots[area] == root:
                return
        self.roots[self.joined] = root
        self.joined += 1
