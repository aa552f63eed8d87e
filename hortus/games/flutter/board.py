"""The meadow: what fits where, what touches what, what is closed.

The meadow of the rulebook has no edge; ours is a window of the triangular
lattice. Games at random or with care stay away from its border (tests play for
it), but a meadow driven in one direction on purpose can reach it. There the
table ends: places beyond are not offered, and a side that faces it stays open.
Nothing here looks at the whole window: places are found in the rows between the
meadow's bounds, ponds from the sides of the tile just laid, enclosed tiles by
counting down their open sides.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.lattices import Triangles
from hortus.core.state import NONE, to_vec
from hortus.games.flutter.edition import FlutterEdition
from hortus.games.flutter.growth import packed
from hortus.games.flutter.shapes import REACH, TURNS, Shape, Turned
from hortus.games.flutter.state import WATER, FlutterState
from hortus.games.flutter.vocabulary import cell_words, vertex_words
from hortus.games.flutter.walk import Walk

SIDE: Final = 44
"""Triangles along each side of the window; the rainbee lies in its middle."""
EVERYWHERE: Final = 0x3FFFFFFFFFFFFFFF


class Meadow:
    """The window and the tiles of one edition, worked out once for all tables."""

    def __init__(self, edition: FlutterEdition) -> None:
        self.window = Triangles(SIDE, SIDE)
        self.vertex_words = vertex_words(SIDE, SIDE)
        self.cell_words = cell_words(SIDE, SIDE)
        self.middle: i64 = self.window.vertex(SIDE // 2, SIDE // 2)
        # Rows before the first and after the last let a tile reach over the border without asking.
        self.lanes: i64 = SIDE + 1 + 2 * REACH
        self.inside: vec[i64] = vec[i64]([0] * (2 * self.lanes))  # columns of each row that belong to the window
        columns: i64 = 0
        column: i64
        for column in range(SIDE):
            columns |= bit(column + 2 * REACH)
        row: i64
        for row in range(SIDE):
            self.inside[row + REACH] = columns
            self.inside[row + REACH + self.lanes] = columns
        # Tiles are numbered pollinator by pollinator; the starting tile comes last.
        tiles = [*edition.tiles, edition.rainbee]
        self.rainbee: i64 = len(edition.tiles)
        self.shape: vec[i64] = to_vec([tile.pollinator for tile in tiles])
        self.colour: vec[i64] = to_vec([tile.colour for tile in tiles])
        self.sparkles: vec[i64] = to_vec([tile.sparkles for tile in tiles])
        self.petals: list[vec[i64]] = [vec[i64]([packed(group) for group in tile.petals]) for tile in tiles]
        self.turned: list[Turned] = []  # shape by shape, turn by turn
        for shape in [*edition.shapes, edition.start]:
            self.turned += self._turns(shape)
        self.turns: vec[i64] = vec[i64]([self._different_turns(tile.pollinator, tile.petals) for tile in tiles])
        self.row_of: vec[i64] = vec[i64]([i64(cell // 2 // SIDE) for cell in range(int(self.window.cells))])
        self.column_of: vec[i64] = vec[i64]([i64(cell // 2 % SIDE) for cell in range(int(self.window.cells))])

    def _turns(self, shape: Shape) -> list[Turned]:
        return [Turned(shape, turn, SIDE, int(self.lanes)) for turn in range(TURNS)]

    def _different_turns(self, shape: int, petals: list[str]) -> i64:
        """The turns in which this tile looks different, as bits: of equal ones the first."""
        seen: list[list[str]] = []
        turns: i64 = 0
        for turn in range(TURNS):
            portrait = self.turned[shape * TURNS + turn].portrait(petals)
            if portrait not in seen:
                turns |= bit(turn)
            seen.append(portrait)
        return turns

    def outline(self, tile: i64, turn: i64) -> Turned:
        return self.turned[self.shape[tile] * TURNS + turn]

    def empty(self, seats: i64, stacks: i64) -> FlutterState:
        """A table with nothing in the meadow."""
        state = FlutterState(seats, stacks, self.window.cells, self.window.vertices, 2 * self.lanes)
        row: i64
        for row in range(2 * self.lanes):
            state.rows[row] = EVERYWHERE & ~self.inside[row]
        half: i64 = SIDE // 2
        state.west = half
        state.east = half
        state.south = half
        state.north = half
        return state

    # ---- what fits (step 3)

    def beside(self, state: FlutterState, outline: Turned, row: i64) -> i64:
        """Columns of a row where the tile would touch the meadow with a side and cover nothing (F10).

        Bit `column + REACH` stands for a column of vertices.
        """
        rows = state.rows
        inside = self.inside
        steps = outline.touch_rows
        shifts = outline.touch_shifts
        base = row + REACH
        touched: i64 = 0
        place: i64
        index: i64
        for index in range(len(steps)):
            place = base + steps[index]
            touched |= (rows[place] & inside[place]) >> shifts[index]
        if touched == 0:
            return 0
        steps = outline.rows
        shifts = outline.shifts
        covered: i64 = 0
        for index in range(len(steps)):
            covered |= rows[base + steps[index]] >> shifts[index]
        return touched & ~covered

    def first_row(self, state: FlutterState, outline: Turned) -> i64:
        """The lowest row of vertices from which a tile can touch the meadow."""
        row = state.south - outline.below
        return row if row > 0 else 0

    def last_row(self, state: FlutterState, outline: Turned) -> i64:
        row = state.north + outline.above
        return row if row < SIDE else SIDE

    def base(self, at: i64) -> i64:
        """The number of the upward cell on a vertex: steps to cells count from it."""
        return 2 * (at - at // (SIDE + 1))

    # ---- what is laid

    def lay(self, state: FlutterState, tile: i64, turn: i64, at: i64, seat: i64) -> i64:
        """Put a tile into the meadow; returns its piece. Tiles that lose their last open side join `due`."""
        outline = self.outline(tile, turn)
        petals = self.petals[tile]
        piece = state.pieces
        state.pieces = piece + 1
        state.tile[piece] = tile
        state.way[piece] = turn
        state.at[piece] = at
        state.placer[piece] = seat
        base = self.base(at)
        index: i64
        for index in range(len(outline.cells)):
            self.occupy(state, base + outline.cells[index], piece)
        for index in range(len(outline.cells)):
            self.border(state, base + outline.cells[index], piece)
        for index in range(len(outline.corners)):
            state.flowers[at + outline.corners[index]] += petals[index]
        return piece

    def occupy(self, state: FlutterState, cell: i64, content: i64) -> None:
        state.cells[cell] = content
        row = self.row_of[cell]
        column = self.column_of[cell]
        state.rows[row + REACH + (cell & 1) * self.lanes] |= bit(column + 2 * REACH)
        if column < state.west:
            state.west = column
        if column > state.east:
            state.east = column
        if row < state.south:
            state.south = row
        if row > state.north:
            state.north = row

    def border(self, state: FlutterState, cell: i64, piece: i64) -> None:
        """Count the sides of one cell of a new tile: open ones for itself, closed ones for its neighbours."""
        near = self.window.near
        side: i64
        for side in range(cell * 3, cell * 3 + 3):
            other = near[side]
            content: i64 = NONE if other == NONE else state.cells[other]
            if content == NONE:
                state.open[piece] += 1
            elif content != piece and content < WATER:
                self.close(state, content)

    def close(self, state: FlutterState, piece: i64) -> None:
        """One side fewer is open; with the last one the piece is enclosed (F19), once and for all."""
        state.open[piece] -= 1
        if state.open[piece] == 0:
            state.enclosed |= bit(piece)
            state.due |= bit(piece)

    def flood(self, state: FlutterState, cell: i64, face: i64) -> None:
        """Lay water of this face into a cell of a pond."""
        self.occupy(state, cell, WATER + face)
        near = self.window.near
        side: i64
        for side in range(cell * 3, cell * 3 + 3):
            content = state.cells[near[side]]
            if NONE < content < WATER:
                self.close(state, content)

    # ---- what is closed (step 5a)

    def ponds(self, state: FlutterState, outline: Turned, at: i64, paper: Walk) -> vec[i64]:
        """The empty cells that a tile encloses where it lies, or would lie (F18).

        Walks from the empty cells at its sides. A walk that comes out of the
        meadow's bounds, or upon an earlier walk, is in the open.
        """
        found = vec[i64]()
        base = self.base(at)
        if not self.divides(state, outline, at):
            return found
        near = self.window.near
        paper.unroll(self.window.cells)
        walked = paper.walked
        paper.walks += 1
        earlier = paper.walks  # marks the tile itself as a wall; later numbers are walks of this call
        index: i64
        for index in range(len(outline.cells)):
            walked[base + outline.cells[index]] = earlier
        side: i64
        for index in range(len(outline.cells)):
            cell = base + outline.cells[index]
            for side in range(cell * 3, cell * 3 + 3):
                start = near[side]
                if start != NONE and state.cells[start] == NONE and walked[start] < earlier:
                    length = self.walk(state, start, earlier, paper)
                    if length:
                        found = self.remember(found, length, paper)
        return found

    def divides(self, state: FlutterState, outline: Turned, at: i64) -> bool:
        """Whether the tile parts the open cells round it into several runs; a single one is still in the open.

        The tile itself lay in the open, so what hangs together all round it does so still.
        """
        row = at // (SIDE + 1)
        column = at - row * (SIDE + 1)
        if column < REACH or column >= SIDE - REACH or row < REACH or row >= SIDE - REACH:
            return True  # the ring might hang over the edge of the table
        base = self.base(at)
        ring = outline.ring
        cells = state.cells
        length = i64(len(ring))
        if length == 0:
            return True
        before = cells[base + ring[length - 1]]
        runs: i64 = 0
        index: i64
        for index in range(length):
            content = cells[base + ring[index]]
            if content == NONE and before != NONE:
                runs += 1
            before = content
        return runs > 1

    def walk(self, state: FlutterState, start: i64, earlier: i64, paper: Walk) -> i64:
        """Walk over empty cells into the paper's `trail`; returns how many there are, 0 in the open."""
        near = self.window.near
        walked = paper.walked
        trail = paper.trail
        cells = state.cells
        paper.walks += 1
        mine = paper.walks
        walked[start] = mine
        trail[0] = start
        length: i64 = 1
        done: i64 = 0
        side: i64
        while done < length:
            cell = trail[done]
            done += 1
            if self.outside(state, cell):
                return 0
            for side in range(cell * 3, cell * 3 + 3):
                other = near[side]
                if other == NONE:
                    return 0
                if cells[other] == NONE and walked[other] != mine:
                    if walked[other] > earlier:
                        return 0
                    if walked[other] < earlier:
                        walked[other] = mine
                        trail[length] = other
                        length += 1
        return length

    def outside(self, state: FlutterState, cell: i64) -> bool:
        """Whether a cell lies beyond everything in the meadow."""
        row = self.row_of[cell]
        column = self.column_of[cell]
        return column < state.west or column > state.east or row < state.south or row > state.north

    def remember(self, found: vec[i64], length: i64, paper: Walk) -> vec[i64]:
        """Add the walked cells; all stay sorted row by row from the bottom, left to right: so water is drawn (F22)."""
        index: i64
        for index in range(length):
            found = append(found, paper.trail[index])
        place: i64
        for index in range(1, len(found)):
            cell = found[index]
            place = index
            while place > 0 and found[place - 1] > cell:
                found[place] = found[place - 1]
                place -= 1
            found[place] = cell
        return found
