"""The pen: what is allowed on a sheet, and how areas grow with every square drawn."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.games.polders.board import SIDES, Country
from hortus.games.polders.shapes import Shapes, Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS


class Pen:
    """Drawing rules. `wrong_counts` is 1 where a wrongly filled building is a plain square (P5)."""

    def __init__(self, country: Country, shapes: Shapes, wrong_counts: i64) -> None:
        self.country = country
        self.shapes = shapes
        self.wrong_counts: i64 = wrong_counts

    def lay_out(self, state: PoldersState) -> None:
        """Empty sheets; every seat may start beside a road."""
        country = self.country
        places = country.places
        state.ink = vec[i64]([NONE] * places)
        state.area = vec[i64]([NONE] * places)
        state.squares = vec[i64]([0] * places)
        state.plain = vec[i64]([0] * places)
        state.right = vec[i64]([0] * places)
        state.free = country.land[:]
        state.reach = vec[i64]([0] * (country.sheets * state.seats * 2))
        sheet: i64
        seat: i64
        for sheet in range(country.sheets):
            for seat in range(state.seats):
                state.reach[(sheet * state.seats + seat) * 2] = country.roadside[sheet * 2]
                state.reach[(sheet * state.seats + seat) * 2 + 1] = country.roadside[sheet * 2 + 1]

    # ---- what is allowed

    def full(self, state: PoldersState, sheet: i64) -> bool:
        return not (state.free[sheet * 2] | state.free[sheet * 2 + 1])

    def fits(self, state: PoldersState, seat: i64, shape: i64) -> bool:
        """Whether this seat can draw the shape on the sheet it holds."""
        sheet = state.held[seat]
        reach = (sheet * state.seats + seat) * 2
        return self.shapes.on(sheet, shape).any(
            state.free[sheet * 2], state.free[sheet * 2 + 1], state.reach[reach], state.reach[reach + 1]
        )

    def ways(self, state: PoldersState, seat: i64, shape: i64, start: i64, out: vec[i64]) -> i64:
        """Write start + number of every way to draw the shape. A single square may be anywhere if necessary (P14)."""
        sheet = state.held[seat]
        reach = (sheet * state.seats + seat) * 2
        free_low = state.free[sheet * 2]
        free_high = state.free[sheet * 2 + 1]
        ways = self.shapes.on(sheet, shape)
        if shape == self.shapes.single:
            return self.single(ways, state, sheet, reach, start, out)
        return ways.write(free_low, free_high, state.reach[reach], state.reach[reach + 1], start, out)

    def single(self, ways: Ways, state: PoldersState, sheet: i64, reach: i64, start: i64, out: vec[i64]) -> i64:
        """The same for the single square: the start rule counts while any empty square meets it (P14)."""
        free_low = state.free[sheet * 2]
        free_high = state.free[sheet * 2 + 1]
        count = ways.write(free_low, free_high, state.reach[reach], state.reach[reach + 1], start, out)
        if count == 0:
            count = ways.write(free_low, free_high, free_low, free_high, start, out)
        return count

    def why_not_there(self, state: PoldersState, seat: int, shape: i64, number: int) -> Message | None:
        """Why this seat may not draw the shape this way; None if it may."""
        sheet = state.held[seat]
        ways = self.shapes.on(sheet, shape)
        way = ways.index[number]
        if way == NONE:
            return Message("polders-why-outside")
        taken_low = ways.low[way] & ~state.free[sheet * 2]
        taken_high = ways.high[way] & ~state.free[sheet * 2 + 1]
        if taken_low or taken_high:
            return Message("polders-why-filled")
        out = vec[i64]([0] * i64(len(ways.numbers)))
        count = self.ways(state, seat, shape, 0, out)
        return None if number in [int(out[index]) for index in range(count)] else Message("polders-why-border")

    # ---- what it does

    def draw(self, state: PoldersState, seat: i64, shape: i64, number: i64, filling: i64) -> None:
        """Draw the whole shape, in one filling, on the sheet this seat holds."""
        ways = self.shapes.on(state.held[seat], shape)
        first = ways.index[number] * ways.size
        step: i64
        for step in range(first, first + ways.size):
            self.fill(state, seat, ways.places[step], filling)

    def fill(self, state: PoldersState, seat: i64, place: i64, filling: i64) -> None:
        """Fill one empty square."""
        country = self.country
        sheet = country.sheet[place]
        ink = seat * FILLINGS + filling
        state.ink[place] = ink
        state.free[sheet * 2] &= ~country.low[place]
        state.free[sheet * 2 + 1] &= ~country.high[place]
        reach = (sheet * state.seats + seat) * 2
        state.reach[reach] |= country.near_low[place]
        state.reach[reach + 1] |= country.near_high[place]
        self.found(state, seat, place, filling)
        root = place
        near = country.near
        side: i64
        for side in range(place * SIDES, place * SIDES + SIDES):
            neighbour = near[side]
            if neighbour != NONE and state.ink[neighbour] == ink and state.area[neighbour] != root:
                root = self.merge(state, sheet, root, state.area[neighbour])

    def found(self, state: PoldersState, seat: i64, place: i64, filling: i64) -> None:
        """A square by itself, and what it counts for."""
        state.area[place] = place
        state.squares[place] = 1
        building = self.country.building[place]
        if building == NONE:
            state.plain[place] = 1
        elif building == filling:
            state.right[place] = 1
            state.correct[seat * FILLINGS + filling] += 1
        else:
            state.plain[place] = self.wrong_counts
            state.wrong[seat] += 1

    def merge(self, state: PoldersState, sheet: i64, one: i64, other: i64) -> i64:
        """Join two areas. The larger one keeps its root, which is returned."""
        if state.squares[one] < state.squares[other]:
            one, other = other, one
        area = state.area
        place: i64
        for place in range(self.country.first[sheet], self.country.first[sheet + 1]):
            if area[place] == other:
                area[place] = one
        state.squares[one] += state.squares[other]
        state.plain[one] += state.plain[other]
        state.right[one] += state.right[other]
        return one


class FreePen(Pen):
    """Option: the single square may go on any empty square (P14)."""

    def single(self, ways: Ways, state: PoldersState, sheet: i64, reach: i64, start: i64, out: vec[i64]) -> i64:
        free_low = state.free[sheet * 2]
        free_high = state.free[sheet * 2 + 1]
        return ways.write(free_low, free_high, free_low, free_high, start, out)
