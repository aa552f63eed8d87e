"""Tiles as shapes on the triangular lattice, turned and flipped.

A shape is given by its triangles and by the vertices that carry petals, both
seen from the vertex (0, 0) by which a tile is placed. Turning keeps that
vertex and the order of the corners, so petals are listed once for all turns.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.lattices import DOWN, UP, Triangles, mirrored, turned
from hortus.core.state import to_vec

UP_LETTER: Final = "U"
DOWN_LETTER: Final = "D"
TURNS: Final = 12
"""Six turns of 60 degrees with the front up, six more flipped (F2)."""
MOST_CELLS: Final = 6
REACH: Final = MOST_CELLS + 1
"""No connected shape of this many triangles, nor a triangle next to it, reaches further from its corner."""


class Shape:
    """An outline in the position in which the edition draws it."""

    def __init__(self, name: str, outline: str, cells: list[list[int]], corners: list[list[int]]) -> None:
        self.name = name
        self.outline = outline
        self.cells = cells  # [up or down, i, j]
        self.corners = corners  # [i, j]

    def room(self, corner: list[int]) -> int:
        """How many of the shape's triangles meet at this vertex."""
        return len([cell for cell in self.cells if corner in vertices(cell)])


def vertices(cell: list[int]) -> list[list[int]]:
    """The three corners of a triangle."""
    kind, i, j = cell
    if kind == UP:
        return [[i, j], [i + 1, j], [i, j + 1]]
    return [[i + 1, j], [i + 1, j + 1], [i, j + 1]]


def beside(cell: list[int]) -> list[list[int]]:
    """The three triangles that share a side with this one."""
    kind, i, j = cell
    if kind == UP:
        return [[DOWN, i, j], [DOWN, i - 1, j], [DOWN, i, j - 1]]
    return [[UP, i, j], [UP, i + 1, j], [UP, i, j + 1]]


def connected(cells: list[list[int]]) -> bool:
    """Whether the triangles are all different and joined by their sides."""
    reached = [cells[0]]
    for cell in reached:
        reached += [other for other in beside(cell) if other in cells and other not in reached]
    return len(reached) == len(cells)


def turn_vertex(corner: list[int], turn: int) -> list[int]:
    """Where a vertex comes to lie: turns of 6 and more are flipped first."""
    i, j = corner
    if turn >= 6:
        i, j = mirrored(i, j)
    for _ in range(turn % 6):
        i, j = turned(i, j)
    return [i, j]


def turn_cell(cell: list[int], turn: int) -> list[int]:
    """Where a triangle comes to lie: an upward one has its three vertices low, low, high."""
    spots = [turn_vertex(corner, turn) for corner in vertices(cell)]
    i = min([spot[0] for spot in spots])
    j = min([spot[1] for spot in spots])
    return [UP if [i, j] in spots else DOWN, i, j]


def ring(cells: list[list[int]]) -> list[list[int]]:
    """The triangles all round a shape, at its sides and at its corners, each beside the one before.

    Nothing for a shape with a slit or a hole, where there is no simple way round.
    """
    rim: list[list[int]] = []
    for cell in cells:
        for corner in vertices(cell):
            rim += [other for other in round_vertex(corner) if other not in cells and other not in rim]
    walk = [rim[0]]
    while len(walk) < len(rim):
        onward = [other for other in beside(walk[-1]) if other in rim and other not in walk]
        if not onward:
            return []
        walk.append(onward[0])
    return walk if walk[0] in beside(walk[-1]) else []


def longest(shape: Shape) -> int:
    """How many triangles in a straight row a tile can lengthen a meadow by, however it is turned.

    From a triangle to the next the place along an axis changes by one: 2i for U(i, j), 2i + 1 for D(i, j).
    """
    found = 0
    for turn in range(TURNS):
        along = [2 * i + kind for kind, i, j in [turn_cell(cell, turn) for cell in shape.cells]]
        found = max(found, max(along) - min(along) + 1)
    return found


def round_vertex(corner: list[int]) -> list[list[int]]:
    """The six triangles that meet at a vertex."""
    i, j = corner
    return [[UP, i, j], [DOWN, i - 1, j], [UP, i - 1, j], [DOWN, i - 1, j - 1], [UP, i, j - 1], [DOWN, i, j - 1]]


class Turned:
    """A shape in one of its turns, worked out for a window of the given size.

    Everything is a step from the vertex by which the tile is placed: `cells`
    and `corners` as differences of numbers, the rest for sets of columns. A row
    of a strip of the window is one machine word for its upward and one for its
    downward triangles (see board.py); shifting the word of row `j + rows[k]` by
    `shifts[k]` brings the k-th triangle over the column of the tile's vertex.

    The differences hold where the tile does not cross the border of the window;
    `seam` says where it might.
    """

    def __init__(self, shape: Shape, turn: int, window: Triangles, lanes: int, seam: vec[i64]) -> None:
        width = int(window.width)
        self.window = window
        self.seam = seam
        self.spots = [turn_cell(cell, turn) for cell in shape.cells]
        self.tips = [turn_vertex(corner, turn) for corner in shape.corners]
        touched: list[list[int]] = []
        for spot in self.spots:
            touched += [other for other in beside(spot) if other not in self.spots and other not in touched]
        self.cells: vec[i64] = to_vec([(j * width + i) * 2 + kind for kind, i, j in self.spots])
        self.corners: vec[i64] = to_vec([j * width + i for i, j in self.tips])
        self.rows: vec[i64] = to_vec([kind * lanes + j for kind, i, j in self.spots])
        self.shifts: vec[i64] = to_vec([i + REACH for kind, i, j in self.spots])
        self.touch_rows: vec[i64] = to_vec([kind * lanes + j for kind, i, j in touched])
        self.touch_shifts: vec[i64] = to_vec([i + REACH for kind, i, j in touched])
        # How far below the meadow's lowest row, and above its highest, the tile can be and still touch it.
        self.below: i64 = max([j for kind, i, j in touched])
        self.above: i64 = -min([j for kind, i, j in touched])
        # The triangles behind its sides, one for each side: `cells` and `rim` for all that a placement touches.
        self.rim: vec[i64] = to_vec(
            [
                (j * width + i) * 2 + kind
                for spot in self.spots
                for kind, i, j in beside(spot)
                if [kind, i, j] not in self.spots
            ]
        )
        round_it = ring(self.spots)
        self.ring: vec[i64] = to_vec([(j * width + i) * 2 + kind for kind, i, j in round_it])
        # How many sides of the tile each triangle of the ring has behind it.
        self.ring_sides: vec[i64] = to_vec(
            [len([1 for spot in self.spots if cell in beside(spot)]) for cell in round_it]
        )

    def cell(self, at: i64, index: i64) -> i64:
        """The number of one of the tile's triangles when it lies at this vertex."""
        if self.seam[at]:
            spot = self.spots[index]
            return self.window.cell(spot[0], at % self.window.width + spot[1], at // self.window.width + spot[2])
        return 2 * at + self.cells[index]

    def corner(self, at: i64, index: i64) -> i64:
        """The number of one of its corners."""
        if self.seam[at]:
            tip = self.tips[index]
            return self.window.vertex(at % self.window.width + tip[0], at // self.window.width + tip[1])
        return at + self.corners[index]

    def portrait(self, petals: list[str]) -> list[str]:
        """Triangles and petals wherever the tile lies: turns with the same portrait are the same to the eye."""
        low_i = min([spot[1] for spot in self.spots])
        low_j = min([spot[2] for spot in self.spots])
        words = [f"cell {kind} {i - low_i} {j - low_j}" for kind, i, j in self.spots]
        for index, (i, j) in enumerate(self.tips):
            words.append(f"petals {i - low_i} {j - low_j} {''.join(sorted(petals[index]))}")
        return sorted(words)
