"""The meadow: where tiles fit, what they touch, and what is enclosed.

A meadow has no edge. Its window is wrapped around, and larger than any meadow of
this table can become, so the ends of a meadow never meet. Most meadows stay in
the first strip of the window, far from its border, and no function looks at the
whole window for them: places are found in the rows between the meadow's bounds,
ponds from the sides of the newest tile, and enclosed tiles by counting their
open sides. When a meadow comes near a border, its bounds become the whole window.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.lattices import Triangles
from hortus.core.state import NONE, to_vec
from hortus.games.flutter.edition import FlutterEdition
from hortus.games.flutter.growth import packed
from hortus.games.flutter.shapes import REACH, TURNS, Shape, Turned, longest
from hortus.games.flutter.state import WATER, FlutterState
from hortus.games.flutter.vocabulary import cell_words, vertex_words
from hortus.games.flutter.walk import Walk

STRIP: Final = 44
"""Columns of a strip: with those that a tile may reach beside them, they fit into a machine word."""
MIDDLE: Final = 22
"""The row and the column of the rainbee, so that most meadows stay in the first strip."""
LEAST_WINDOW: Final = STRIP + 1
WINDOW_WITH_AN_EDGE: Final = STRIP + 1
"""Until version 2 of the rules the table ended at the border of the first strip."""


class Meadow:
    """The window and the tiles of one table, computed once."""

    def __init__(self, edition: FlutterEdition, side: int, edge: bool) -> None:
        self.edge = edge
        self.side: i64 = i64(side)  # vertices, or pairs of triangles, along each side of the window
        self.window = Triangles(self.side, self.side)
        self.vertex_words = vertex_words(side, side)
        self.cell_words = cell_words(side, side)
        self.middle: i64 = self.window.vertex(MIDDLE, MIDDLE)
        self.largest_pond: i64 = self.window.vertices  # half of all triangles: no tiles can enclose as many
        self.strips: i64 = (self.side + STRIP - 1) // STRIP
        # Extra rows before the first and after the last repeat those of the other side.
        self.lanes: i64 = self.side + 2 * REACH
        self.columns: vec[i64] = to_vec([strip_columns(strip, side) for strip in range(int(self.strips))])
        self.marks: vec[i64] = to_vec(
            [mark_in(column, strip, side) for column in range(side) for strip in range(int(self.strips))]
        )
        self.row_of: vec[i64] = to_vec([cell // 2 // side for cell in range(int(self.window.cells))])
        self.column_of: vec[i64] = to_vec([cell // 2 % side for cell in range(int(self.window.cells))])
        far = side - REACH
        self.seam: vec[i64] = to_vec(
            [int(not (REACH <= i < far and REACH <= j < far)) for j in range(side) for i in range(side)]
        )  # 1 for vertices from which a tile might cross the border
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

    def _turns(self, shape: Shape) -> list[Turned]:
        return [Turned(shape, turn, self.window, int(self.lanes), self.seam) for turn in range(TURNS)]

    def _different_turns(self, shape: int, petals: list[str]) -> i64:
        """The turns in which this tile looks different, as bits; the first of equal ones."""
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
        words = 2 * self.strips * self.lanes
        state = FlutterState(seats, stacks, self.window.cells, self.window.vertices, words)
        state.west = MIDDLE
        state.east = MIDDLE
        state.south = MIDDLE
        state.north = MIDDLE
        return state

    # ---- what fits (step 3)

    def beside(self, state: FlutterState, outline: Turned, row: i64, strip: i64) -> i64:
        """Columns in a row of a strip where the tile would touch the meadow with a side and cover nothing (F10)."""
        rows = state.rows
        steps = outline.touch_rows
        shifts = outline.touch_shifts
        base = 2 * strip * self.lanes + row + REACH
        touched: i64 = 0
        index: i64
        for index in range(len(steps)):
            touched |= rows[base + steps[index]] >> shifts[index]
        touched &= self.columns[strip]
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
        return state.south - outline.below if state.west else 0

    def last_row(self, state: FlutterState, outline: Turned) -> i64:
        return state.north + outline.above if state.west else self.side - 1

    def strips_near(self, state: FlutterState) -> i64:
        """How many strips a tile can touch the meadow in: the first, or all."""
        return 1 if state.west else self.strips

    def on_table(self, outline: Turned, at: i64) -> bool:
        """Whether the tile would lie within the edge that the table had in earlier versions of the rules."""
        row = at // self.side
        column = at - row * self.side
        return all([0 <= column + i < STRIP and 0 <= row + j < STRIP for kind, i, j in outline.spots])

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
        index: i64
        for index in range(len(outline.cells)):
            self.occupy(state, outline.cell(at, index), piece)
        for index in range(len(outline.cells)):
            self.border(state, outline.cell(at, index), piece)
        for index in range(len(outline.corners)):
            state.flowers[outline.corner(at, index)] += petals[index]
        return piece

    def occupy(self, state: FlutterState, cell: i64, content: i64) -> None:
        state.cells[cell] = content
        row = self.row_of[cell]
        column = self.column_of[cell]
        strip: i64
        for strip in range(self.strips):
            mark = self.marks[column * self.strips + strip]
            if mark:
                place = (2 * strip + (cell & 1)) * self.lanes + row + REACH
                state.rows[place] |= mark
                if row < REACH:
                    state.rows[place + self.side] |= mark
                elif row >= self.side - REACH:
                    state.rows[place - self.side] |= mark
        if column < state.west:
            state.west = column
        if column > state.east:
            state.east = column
        if row < state.south:
            state.south = row
        if row > state.north:
            state.north = row
        if state.west <= REACH or state.east >= STRIP - REACH or state.south <= REACH or state.north >= STRIP - REACH:
            # Too near a border for bounds that do not wrap around.
            state.west = 0
            state.east = self.side - 1
            state.south = 0
            state.north = self.side - 1

    def border(self, state: FlutterState, cell: i64, piece: i64) -> None:
        """Count the sides of one cell of a new tile: open ones for itself, closed ones for its neighbours."""
        near = self.window.near
        side: i64
        for side in range(cell * 3, cell * 3 + 3):
            content = state.cells[near[side]]
            if content == NONE:
                state.open[piece] += 1
            elif content != piece and content < WATER:
                self.close(state, content)

    def close(self, state: FlutterState, piece: i64) -> None:
        """One open side fewer. Without any, the piece is enclosed for good (F19)."""
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

        Walks from the empty cells at its sides. A walk that leaves the meadow's
        bounds, meets an earlier open walk, or is too long is not enclosed.
        """
        found = vec[i64]()
        if not self.divides(state, outline, at):
            return found
        near = self.window.near
        paper.unroll(self.window.cells)
        walked = paper.walked
        paper.walks += 1
        earlier = paper.walks  # marks the tile itself as a wall; later numbers are walks of this call
        index: i64
        for index in range(len(outline.cells)):
            walked[outline.cell(at, index)] = earlier
        side: i64
        for index in range(len(outline.cells)):
            cell = outline.cell(at, index)
            for side in range(cell * 3, cell * 3 + 3):
                start = near[side]
                if state.cells[start] == NONE and walked[start] < earlier:
                    length = self.walk(state, start, earlier, paper)
                    if length:
                        found = self.remember(found, length, paper)
        return found

    def divides(self, state: FlutterState, outline: Turned, at: i64) -> bool:
        """Whether the tile splits the empty cells around it into several groups. A single group is never enclosed.

        The tile itself was placed on open ground, so a single group around it is still open.
        """
        if self.seam[at]:
            return True  # the ring of cells might cross the border of the window
        base = 2 * at
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
                if runs > 1:
                    return True
            before = content
        return False

    def walk(self, state: FlutterState, start: i64, earlier: i64, paper: Walk) -> i64:
        """Walk over empty cells into the walk's `trail`. Returns how many there are, or 0 if they are open."""
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
            if done > self.largest_pond or self.outside(state, cell):
                return 0
            for side in range(cell * 3, cell * 3 + 3):
                other = near[side]
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
        """Add the walked cells, sorted row by row from the bottom, left to right: the order of drawing water (F22)."""
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

    # ---- how it is drawn

    def cut(self, state: FlutterState) -> list[int]:
        """The column and the row where a drawing may cut the window open: amid the widest gap, or at its border."""
        if state.west:
            return [0, 0]
        columns: set[int] = set()
        rows: set[int] = set()
        for cell in range(int(self.window.cells)):
            if state.cells[i64(cell)] != NONE:
                columns.add(int(self.column_of[i64(cell)]))
                rows.add(int(self.row_of[i64(cell)]))
        return [middle_of_gap(sorted(columns), int(self.side)), middle_of_gap(sorted(rows), int(self.side))]


def window_for(edition: FlutterEdition, seats: int) -> int:
    """Along each side of the window: more than the longest meadow that this table can build, and one to spare.

    A turn places at most one tile. When the first stack is empty, everybody else
    has one more turn (F37), and no stack has more tiles than at the start.
    """
    deep = edition.stack(seats)
    turns = len(edition.shapes) * (deep - 1) + seats
    lengths = sorted([longest(shape) for shape in edition.shapes for _ in range(deep)], reverse=True)
    triangles = sum(lengths[:turns]) + longest(edition.start)
    return max(triangles // 2 + 3, LEAST_WINDOW)


def strip_columns(strip: int, side: int) -> int:
    """The columns of a strip as bits; the last one may be narrower."""
    return int(bit(i64(min(STRIP, side - strip * STRIP))) - 1)


def mark_in(column: int, strip: int, side: int) -> int:
    """A column in the words of a strip, as a bit: bit 0 stands for the column REACH before the strip. 0 if far away."""
    place = (column - strip * STRIP + REACH) % side
    width = min(STRIP, side - strip * STRIP) + 2 * REACH
    # In a small window, a column may lie on both sides of a strip.
    return sum([int(bit(i64(found))) for found in (place, place + side) if found < width])


def middle_of_gap(used: list[int], side: int) -> int:
    """The middle of the widest run of unused places on a ring."""
    widest, best = 0, 0
    for index, place in enumerate(used):
        gap = (place - used[index - 1]) % side or side
        if gap > widest:
            widest, best = gap, (place - gap // 2) % side
    return best
