"""The country: every sheet that may be used, with all squares numbered.

A place is a square of one sheet. Places of a sheet are consecutive, row by row.
A set of squares of one sheet is two machine words of sixty bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.lattices import square_words
from hortus.core.state import NONE, to_vec
from hortus.games.polders.edition import Polder

SIDES: Final = 4
WORD: Final = 60
"""Squares in the first word of a set."""


class Country:
    """Only geometry: neighbours, roads and buildings.

    Roads run between squares and separate nothing, so `near` ignores them.
    """

    def __init__(self, polders: list[Polder], width: int, height: int) -> None:
        self.polders = polders
        self.sheets: i64 = i64(len(polders))
        # The window of coordinates that actions name; a sheet uses a part of it.
        self.cells: i64 = i64(width * height)
        self.words = square_words(width, height)
        self.first: vec[i64] = vec[i64]([0] * (len(polders) + 1))  # a sheet's first place; the end for the last
        for sheet in range(len(polders)):
            self.first[sheet + 1] = self.first[sheet] + i64(len(polders[sheet].squares))
        self.places: i64 = self.first[len(polders)]
        self.sheet: vec[i64] = vec[i64]([0] * self.places)
        self.cell: vec[i64] = vec[i64]([0] * self.places)
        self.building: vec[i64] = vec[i64]([NONE] * self.places)
        self.near: vec[i64] = vec[i64]([NONE] * (self.places * SIDES))  # up, left, right, down
        self.road: vec[i64] = vec[i64]([0] * (self.places * SIDES))  # 1 where a road runs along this side
        self.at: vec[i64] = vec[i64]([NONE] * (self.sheets * self.cells))  # the place on a sheet's cell
        self.low: vec[i64] = vec[i64]([0] * self.places)  # this place as a set
        self.high: vec[i64] = vec[i64]([0] * self.places)
        self.near_low: vec[i64] = vec[i64]([0] * self.places)  # its neighbours as a set
        self.near_high: vec[i64] = vec[i64]([0] * self.places)
        self.land: vec[i64] = vec[i64]([0] * (self.sheets * 2))  # every square of a sheet
        self.roadside: vec[i64] = vec[i64]([0] * (self.sheets * 2))  # those beside a road
        self.road_from: vec[i64] = vec[i64]()  # the places on both sides of every segment
        self.road_to: vec[i64] = vec[i64]()
        self.rows: list[vec[i64]] = []  # unbroken runs of squares, top to bottom and left to right
        self.columns: list[vec[i64]] = []
        self.row: vec[i64] = vec[i64]([NONE] * self.places)  # the run each place belongs to
        self.column: vec[i64] = vec[i64]([NONE] * self.places)
        for sheet in range(len(polders)):
            self._number(sheet, width)
            self._join(sheet, width, height)
            self._pave(sheet)
            self._run(sheet, width, height)

    def place(self, sheet: int, column: int, row: int, width: int) -> int:
        return int(self.at[i64(sheet) * self.cells + row * width + column])

    def _number(self, sheet: int, width: int) -> None:
        polder = self.polders[sheet]
        for index in range(len(polder.squares)):
            column, row = polder.squares[index]
            place = int(self.first[sheet]) + index
            self.sheet[place] = sheet
            self.cell[place] = row * width + column
            self.building[place] = polder.buildings[index]
            self.at[i64(sheet) * self.cells + self.cell[place]] = place
            if index < WORD:
                self.low[place] = bit(index)
            else:
                self.high[place] = bit(index - WORD)
            self.land[sheet * 2] |= self.low[place]
            self.land[sheet * 2 + 1] |= self.high[place]

    def _join(self, sheet: int, width: int, height: int) -> None:
        for column, row in self.polders[sheet].squares:
            place = self.place(sheet, column, row, width)
            around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
            for side in range(SIDES):
                beside, level = around[side]
                if 0 <= beside < width and 0 <= level < height:
                    neighbour = self.place(sheet, beside, level, width)
                    if neighbour != NONE:
                        self.near[place * SIDES + side] = neighbour
                        self.near_low[place] |= self.low[neighbour]
                        self.near_high[place] |= self.high[neighbour]

    def _pave(self, sheet: int) -> None:
        first = int(self.first[sheet])
        for one, other in self.polders[sheet].roads:
            self.road_from = append(self.road_from, i64(first + one))
            self.road_to = append(self.road_to, i64(first + other))
            for place, across in [(first + one, first + other), (first + other, first + one)]:
                self.roadside[sheet * 2] |= self.low[place]
                self.roadside[sheet * 2 + 1] |= self.high[place]
                for side in range(SIDES):
                    if self.near[place * SIDES + side] == across:
                        self.road[place * SIDES + side] = 1

    def _run(self, sheet: int, width: int, height: int) -> None:
        """P26: a row or column broken by water is several runs."""
        for row in range(height):
            self._runs([self.place(sheet, column, row, width) for column in range(width)], self.rows, self.row)
        for column in range(width):
            self._runs([self.place(sheet, column, row, width) for row in range(height)], self.columns, self.column)

    def _runs(self, line: list[int], runs: list[vec[i64]], run_of: vec[i64]) -> None:
        run: list[int] = []
        for place in [*line, NONE]:
            if place != NONE:
                run.append(place)
                run_of[place] = i64(len(runs))
            elif run:
                runs.append(to_vec(run))
                run = []
