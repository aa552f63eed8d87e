"""Shapes turned and mirrored, and every way to place one on a sheet.

All ways are computed once for each sheet and shape. Whether one is allowed takes
only a few machine words: all its squares must be empty, and this seat must be
allowed to start on one of them.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.polders.board import Country
from hortus.games.polders.vocabulary import TURNS

Squares = list[tuple[int, int]]


def turned(squares: Squares, turn: int) -> Squares:
    """The shape in one of its eight positions, as steps from its first square in reading order."""
    found: Squares = []
    for x, y in squares:
        if turn >= 4:
            x = -x
        for _ in range(turn % 4):
            x, y = -y, x
        found.append((y, x))
    found.sort()
    top, left = found[0]
    return [(x - left, y - top) for y, x in found]


def positions(squares: Squares) -> list[tuple[int, Squares]]:
    """The different positions of a shape with their turns, without duplicates."""
    found: list[tuple[int, Squares]] = []
    for turn in range(len(TURNS)):
        position = turned(squares, turn)
        if position not in [seen for _, seen in found]:
            found.append((turn, position))
    return found


def covered_from(country: Country, sheet: int, cell: int, width: int, position: Squares) -> list[int]:
    """The places that a shape covers when its first square lies on this cell; squares in the water have none."""
    height = int(country.cells) // width
    covered: list[int] = []
    for x, y in position:
        column = cell % width + x
        row = cell // width + y
        if 0 <= column < width and 0 <= row < height:
            place = country.place(sheet, column, row, width)
            if place != NONE:
                covered.append(place)
    return covered


class Ways:
    """Every way to lay one shape on one sheet, by ascending number (turn * cells + cell)."""

    def __init__(self, country: Country, sheet: int, width: int, squares: Squares) -> None:
        self.size: i64 = i64(len(squares))
        self.numbers: vec[i64] = vec[i64]()
        self.low: vec[i64] = vec[i64]()
        self.high: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()  # `size` of them for every way
        self.index: vec[i64] = vec[i64]([NONE] * (len(TURNS) * country.cells))  # from a number back to its way
        for turn, position in positions(squares):
            for first in range(int(country.first[sheet]), int(country.first[sheet + 1])):
                cell = int(country.cell[first])
                covered = covered_from(country, sheet, cell, width, position)
                if len(covered) == len(position):
                    self._add(country, turn * int(country.cells) + cell, covered)

    def _add(self, country: Country, number: int, covered: list[int]) -> None:
        self.index[number] = i64(len(self.numbers))
        self.numbers = append(self.numbers, i64(number))
        low: i64 = 0
        high: i64 = 0
        for place in covered:
            low |= country.low[place]
            high |= country.high[place]
            self.places = append(self.places, i64(place))
        self.low = append(self.low, low)
        self.high = append(self.high, high)

    def any(self, free_low: i64, free_high: i64, reach_low: i64, reach_high: i64) -> bool:
        """Whether the shape can be laid at all."""
        lows = self.low
        highs = self.high
        taken_low = ~free_low
        taken_high = ~free_high
        way: i64
        for way in range(len(lows)):
            low = lows[way]
            high = highs[way]
            if not ((low & taken_low) | (high & taken_high)) and (low & reach_low) | (high & reach_high):
                return True
        return False

    def write(self, free_low: i64, free_high: i64, reach_low: i64, reach_high: i64, start: i64, out: vec[i64]) -> i64:
        """Write start + number of every allowed way into `out`, ascending; returns how many."""
        lows = self.low
        highs = self.high
        numbers = self.numbers
        taken_low = ~free_low
        taken_high = ~free_high
        count: i64 = 0
        way: i64
        for way in range(len(lows)):
            low = lows[way]
            high = highs[way]
            if not ((low & taken_low) | (high & taken_high)) and (low & reach_low) | (high & reach_high):
                out[count] = start + numbers[way]
                count += 1
        return count


class Shapes:
    """All shapes on all sheets. The last shape is the single square, for seats that no card fits."""

    def __init__(self, country: Country, width: int, squares: list[Squares]) -> None:
        self.single: i64 = i64(len(squares))
        self.kinds: i64 = self.single + 1
        self.ways: list[Ways] = []
        for sheet in range(int(country.sheets)):
            for shape in [*squares, [(0, 0)]]:
                self.ways.append(Ways(country, sheet, width, shape))

    def on(self, sheet: i64, shape: i64) -> Ways:
        return self.ways[sheet * self.kinds + shape]
