"""The checkerboard as sets of cells, and which cells are neighbours.

A set of cells is one machine word; a cell is bit `row * side + column`. A shift
moves a whole set one step. A mask removes the cells that would wrap around the
edge.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, spread
from hortus.core.lattices import square_words
from hortus.core.state import NONE


class Meadow:
    """The grid that every table of one edition shares."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side
        self.cells: i64 = side * side
        self.tree: i64 = self.cells // 2  # the middle cell of an odd square
        self.words = square_words(int(side), int(side))
        left: i64 = 0
        row: i64
        for row in range(side):
            left |= bit(row * side)
        everything: i64 = bit(self.cells) - 1
        self.not_left: i64 = everything & ~left
        self.not_right: i64 = everything & ~(left << (side - 1))
        self.steps: vec[i64] = vec[i64]([-side, -1, 1, side])  # by way: up, left, right, down

    def colour(self, cell: i64, first: i64) -> i64:
        """Who laid this cell: the first colour has the corners and the tree's parity."""
        return (cell & 1) ^ first

    def flips(self, petals: i64, flowers: i64, out: vec[i64]) -> i64:
        """Write every flip as way * cells + cell, ascending. Returns how many."""
        side = self.side
        cells = self.cells
        piles = petals | flowers
        count = spread(piles & (petals << side), 0, out, 0)
        count = spread(piles & (petals << 1) & self.not_left, cells, out, count)
        count = spread(piles & (petals >> 1) & self.not_right, 2 * cells, out, count)
        return spread(piles & (petals >> side), 3 * cells, out, count)

    def beside(self, cell: i64, way: i64) -> i64:
        """The cell on this side, or NONE beyond the edge."""
        onto = cell + self.steps[way]
        if not 0 <= onto < self.cells or (way in (1, 2) and onto // self.side != cell // self.side):
            return NONE
        return onto

    def stuck(self, petals: i64) -> bool:
        """Whether no two petals are neighbours."""
        return not petals & ((petals << self.side) | ((petals << 1) & self.not_left))
