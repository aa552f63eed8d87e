"""The ground of Field of Flowers. A field has no edge: its window is wrapped around.

It is wider than any field of this table can become, so the ends of a field never
meet. A row of the window is kept in strips of a machine word each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.core.state import NONE, to_vec
from hortus.games.blume.board import Bed

STRIP: Final = 60
"""Columns of a strip."""
MIDDLE: Final = 15
"""The row and the column of the start tile."""
WINDOW_WITH_AN_EDGE: Final = 31
"""Until version 2 of the rules the field ended fifteen cells from the start tile."""


class FieldBed(Bed):
    def __init__(self, side: i64, tiles: list[list[int]], wraps: bool) -> None:
        super().__init__(side, tiles, wraps)
        self.wraps = wraps
        self.strips: i64 = (side + STRIP - 1) // STRIP
        self.words: i64 = side * self.strips  # of one seat
        self.middle: i64 = MIDDLE * side + MIDDLE
        self.widths: vec[i64] = to_vec([min(STRIP, int(side) - first) for first in range(0, int(side), STRIP)])

    def word(self, seat: i64, cell: i64) -> i64:
        """The place of the word that has this cell."""
        row = cell // self.side
        return seat * self.words + row * self.strips + (cell - row * self.side) // STRIP

    def mark(self, cell: i64) -> i64:
        """The cell's bit in that word."""
        return bit(cell % self.side % STRIP)

    def beyond(self, row: i64) -> i64:
        """A row or column that may lie just over the border of the window, or NONE."""
        if 0 <= row < self.side:
            return row
        return row % self.side if self.wraps else NONE

    def open_cells(self, rows: vec[i64], seat: i64, out: vec[i64], first: i64) -> i64:
        """Write first + cell for every empty cell beside a tile of this seat. Returns how many."""
        count: i64 = 0
        row: i64
        strip: i64
        for row in range(self.side):
            for strip in range(self.strips):
                open_cells = self.beside(rows, seat * self.words, row, strip)
                start = first + row * self.side + strip * STRIP
                while open_cells:
                    out[count] = start + lowest(open_cells)
                    open_cells &= open_cells - 1
                    count += 1
        return count

    def beside(self, rows: vec[i64], base: i64, row: i64, strip: i64) -> i64:
        """The empty cells of a strip that share a side with a tile, as bits."""
        strips = self.strips
        here = base + row * strips + strip
        word = rows[here]
        near = (word << 1) | (word >> 1)
        other = self.beyond(row - 1)
        if other != NONE:
            near |= rows[base + other * strips + strip]
        other = self.beyond(row + 1)
        if other != NONE:
            near |= rows[base + other * strips + strip]
        if strip or self.wraps:
            west = strip - 1 if strip else strips - 1
            near |= (rows[here - strip + west] >> (self.widths[west] - 1)) & 1
        if strip < strips - 1 or self.wraps:
            east = strip + 1 if strip < strips - 1 else 0
            near |= (rows[here - strip + east] & 1) << (self.widths[strip] - 1)
        return near & ~word & (bit(self.widths[strip]) - 1)

    def touches(self, laid: vec[i64], seat: i64, cell: i64) -> bool:
        """Whether the cell shares a side with a tile of this seat."""
        row = cell // self.side
        column = cell - row * self.side
        around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        beside = [self.beyond(up) * self.side + self.beyond(along) for up, along in around if self.inside(up, along)]
        return any([laid[seat * self.cells + other] != NONE for other in beside])

    def inside(self, row: i64, column: i64) -> bool:
        return self.beyond(row) != NONE and self.beyond(column) != NONE


def window_for(tiles: int, seats: int) -> int:
    """Along each side: more cells than one seat can lay tiles, as the seats take turns, and one to spare."""
    return (tiles + seats - 1) // seats + 2
