"""Boards as numbered cells, with all neighbours computed once.

One flat vector has the neighbours, the same number of entries for each cell,
and NONE where the board ends. So a walk over a board uses only machine words.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

UP: Final = 0
DOWN: Final = 1


def square_words(width: int, height: int) -> list[str]:
    """Names for the cells of a square board: columns are letters, rows numbers from the top."""
    return [f"{LETTERS[cell % width]}{cell // width + 1}" for cell in range(width * height)]


class Squares:
    """A board of square cells, numbered row by row. Each cell has four sides: up, left, right, down."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.cells: i64 = width * height
        self.sides: i64 = 4
        self.words = square_words(int(width), int(height))
        self.near: vec[i64] = vec[i64]([NONE] * (self.cells * 4))
        cell: i64
        for cell in range(self.cells):
            column = cell % width
            if cell >= width:
                self.near[cell * 4] = cell - width
            if column > 0:
                self.near[cell * 4 + 1] = cell - 1
            if column < width - 1:
                self.near[cell * 4 + 2] = cell + 1
            if cell + width < self.cells:
                self.near[cell * 4 + 3] = cell + width

    def cell(self, column: i64, row: i64) -> i64:
        """The cell at these coordinates, or NONE beyond the edge."""
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return NONE


class Triangles:
    """A rhombic window of triangular cells on slanted axes, wrapped around: it has no edge.

    Vertex (i, j) lies at i * (1, 0) + j * (1/2, sqrt(3)/2). The upward triangle
    U(i, j) has the vertices (i, j), (i+1, j), (i, j+1); the downward one
    D(i, j) has (i+1, j), (i+1, j+1), (i, j+1). Cells come in pairs, U before D,
    and right of the last pair of a row lies its first.
    """

    def __init__(self, width: i64, height: i64) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.cells: i64 = 2 * width * height
        self.vertices: i64 = width * height
        self.sides: i64 = 3
        self.near: vec[i64] = vec[i64]([NONE] * (self.cells * 3))
        self.corners: vec[i64] = vec[i64]([NONE] * (self.cells * 3))  # vertices of a cell
        self.around: vec[i64] = vec[i64]([NONE] * (self.vertices * 6))  # cells round a vertex
        i: i64
        j: i64
        for j in range(height):
            for i in range(width):
                up = self.cell(UP, i, j)
                self._join(up, self.cell(DOWN, i, j), self.cell(DOWN, i - 1, j), self.cell(DOWN, i, j - 1))
                self._corner(up, self.vertex(i, j), self.vertex(i + 1, j), self.vertex(i, j + 1))
                down = self.cell(DOWN, i, j)
                self._join(down, up, self.cell(UP, i + 1, j), self.cell(UP, i, j + 1))
                self._corner(down, self.vertex(i + 1, j), self.vertex(i + 1, j + 1), self.vertex(i, j + 1))

    def cell(self, kind: i64, i: i64, j: i64) -> i64:
        """The number of U(i, j) or D(i, j)."""
        return self.vertex(i, j) * 2 + kind

    def vertex(self, i: i64, j: i64) -> i64:
        """The number of vertex (i, j), which may lie beyond the window's border."""
        return j % self.height * self.width + i % self.width

    def _join(self, cell: i64, a: i64, b: i64, c: i64) -> None:
        self.near[cell * 3] = a
        self.near[cell * 3 + 1] = b
        self.near[cell * 3 + 2] = c

    def _corner(self, cell: i64, a: i64, b: i64, c: i64) -> None:
        self.corners[cell * 3] = a
        self.corners[cell * 3 + 1] = b
        self.corners[cell * 3 + 2] = c
        self._meet(a, cell)
        self._meet(b, cell)
        self._meet(c, cell)

    def _meet(self, vertex: i64, cell: i64) -> None:
        place = vertex * 6
        while self.around[place] != NONE:
            place += 1
        self.around[place] = cell


def turned(i: int, j: int) -> tuple[int, int]:
    """Vertex (i, j) after a turn of 60 degrees about the origin of a triangular lattice."""
    return -j, i + j


def mirrored(i: int, j: int) -> tuple[int, int]:
    """Vertex (i, j) after flipping a triangular lattice over the line i = j."""
    return j, i


def region(near: vec[i64], sides: i64, start: i64, belongs: vec[i64]) -> vec[i64]:
    """The cells joined to `start` through sides, among those where `belongs` is not 0.

    It uses a list instead of recursion, because compiled recursion does not
    notice a stack overflow.
    """
    seen = vec[i64]([0] * len(belongs))
    found = vec[i64]()
    if not belongs[start]:
        return found
    seen[start] = 1
    found = append(found, start)
    done: i64 = 0
    side: i64
    while done < i64(len(found)):
        first = found[done] * sides
        for side in range(first, first + sides):
            cell = near[side]
            if cell != NONE and belongs[cell] and not seen[cell]:
                seen[cell] = 1
                found = append(found, cell)
        done += 1
    return found
