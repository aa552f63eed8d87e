"""The ground of a garden: where tiles fit, which parts are joined, and what is closed.

A garden has no edge. Its window is wrapped around: the cell beside the last of
a row is the first of that row. The window has one cell more on each side than
a garden can ever have tiles, so the ends of a garden never meet.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import DE_BRUIJN, bit
from hortus.core.bits import PLACES as BIT_PLACES
from hortus.core.lattices import LETTERS
from hortus.core.state import NONE
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.state import HAND, Garden
from hortus.games.papillon.tiles import FIRST_SIDE, Tiles
from hortus.games.papillon.walk import Walk

FIRST: Final = 15
"""The row and the column of a garden's first tile."""
WINDOW_OF_VERSION_1: Final = 31
"""Rules version 1 had an edge: a window of this side, not wrapped around."""
SEVEN: Final = i64(7)
"""Three bits, room for what one side shows."""


class Region:
    """A patch or a field: parts of tiles that show the same and are joined."""

    def __init__(self, shows: i64) -> None:
        self.shows: i64 = shows  # a colour, or FIELD
        self.tiles: i64 = 1  # different tiles, not parts (ruling 26)
        self.open: i64 = 0  # sides without a neighbour
        self.butterflies: i64 = 0  # printed
        self.anchor: i64 = NONE  # its lowest part, as cell * 4 + direction: it identifies the region
        self.parts: i64 = 0  # how many entries of the walk's path belong to it


class Ground:
    """The window that the gardens of every table share, and the tiles that are laid there."""

    def __init__(self, tiles: Tiles, rounds: i64, window: i64, wraps: bool) -> None:
        self.tiles = tiles
        self.room: i64 = 4 * HAND * rounds  # parts of the largest garden
        self.window: i64 = window
        self.cells: i64 = window * window
        self.columns: i64 = bit(window) - 1  # of a row, as bits
        # The bits that come in again on the other side of a row.
        self.leaving_east: i64 = bit(window - 1) if wraps else 0
        self.leaving_west: i64 = 1 if wraps else 0
        self.middle: i64 = FIRST * window + FIRST
        self.words = [column_word(cell % int(window)) + str(cell // int(window) + 1) for cell in range(int(self.cells))]
        self.near: vec[i64] = vec[i64]([NONE] * (self.cells * 4))  # by cell * 4 + direction
        self.row_of: vec[i64] = vec[i64]([0] * self.cells)
        self.bit_of: vec[i64] = vec[i64]([0] * self.cells)  # its column, as a bit
        self.above: vec[i64] = vec[i64]([NONE] * window)  # rows
        self.below: vec[i64] = vec[i64]([NONE] * window)
        row: i64
        column: i64
        for row in range(window):
            self.above[row] = beyond(row - 1, window, wraps)
            self.below[row] = beyond(row + 1, window, wraps)
            for column in range(window):
                cell = row * window + column
                self.row_of[cell] = row
                self.bit_of[cell] = bit(column)
                west = beyond(column - 1, window, wraps)
                east = beyond(column + 1, window, wraps)
                self.near[cell * 4] = NONE if self.above[row] == NONE else self.above[row] * window + column
                self.near[cell * 4 + 1] = NONE if east == NONE else row * window + east
                self.near[cell * 4 + 2] = NONE if self.below[row] == NONE else self.below[row] * window + column
                self.near[cell * 4 + 3] = NONE if west == NONE else row * window + west

    def bare(self) -> Garden:
        return Garden(self.cells, self.window)

    # ---- laying

    def lay(self, garden: Garden, cell: i64, tile: i64) -> None:
        """Put a tile (kind * 4 + turn) down and update what its neighbours see."""
        garden.laid[cell] = tile
        garden.rows[self.row_of[cell]] |= self.bit_of[cell]
        garden.tiles += 1
        asks = garden.asks
        direction: i64
        for direction in range(4):
            other = self.near[cell * 4 + direction]
            if other != NONE:
                shift = 3 * (direction ^ 2)
                asks[other] |= (self.tiles.shows[tile * 4 + direction] << shift) | (SEVEN << (shift + 12))

    def lift(self, garden: Garden, cell: i64) -> None:
        """Remove a tile: the inverse of `lay`."""
        garden.laid[cell] = NONE
        garden.rows[self.row_of[cell]] &= ~self.bit_of[cell]
        garden.tiles -= 1
        asks = garden.asks
        direction: i64
        for direction in range(4):
            other = self.near[cell * 4 + direction]
            if other != NONE:
                shift = 3 * (direction ^ 2)
                asks[other] &= ~((SEVEN << shift) | (SEVEN << (shift + 12)))

    # ---- fitting

    def margin(self, garden: Garden, row: i64) -> i64:
        """The empty cells of this row that share a side with a tile, as columns (ruling 22)."""
        rows = garden.rows
        here = rows[row]
        beside = (here << 1) | (here >> 1)
        if here & self.leaving_east:
            beside |= 1
        if here & self.leaving_west:
            beside |= self.leaving_east
        other = self.above[row]
        if other != NONE:
            beside |= rows[other]
        other = self.below[row]
        if other != NONE:
            beside |= rows[other]
        return beside & self.columns & ~here

    def places(self, garden: Garden, tile: i64, base: i64, out: vec[i64]) -> i64:
        """Write base + cell for every empty cell beside the garden where the tile matches all its neighbours.

        Gardening, rules 1 and 3; the first tile of a garden is laid in the middle.
        """
        if garden.tiles == 0:
            out[0] = base + self.middle
            return 1
        count: i64 = 0
        pattern = self.tiles.pattern[tile]
        asks = garden.asks
        row: i64
        for row in range(self.window):
            beside = self.margin(garden, row)
            while beside:
                low = beside & -beside
                beside ^= low
                cell = row * self.window + BIT_PLACES[((low * DE_BRUIJN) >> 58) & 63]
                wanted = asks[cell]
                if not (pattern ^ wanted) & (wanted >> 12):
                    out[count] = base + cell
                    count += 1
        return count

    def fits(self, garden: Garden, tile: i64) -> bool:
        """Whether there is any such cell for the tile in this turn."""
        if garden.tiles == 0:
            return True
        pattern = self.tiles.pattern[tile]
        asks = garden.asks
        row: i64
        for row in range(self.window):
            beside = self.margin(garden, row)
            while beside:
                low = beside & -beside
                beside ^= low
                wanted = asks[row * self.window + BIT_PLACES[((low * DE_BRUIJN) >> 58) & 63]]
                if not (pattern ^ wanted) & (wanted >> 12):
                    return True
        return False

    def playable(self, garden: Garden, kind: i64) -> bool:
        """Whether a tile fits anywhere in any turn."""
        turn: i64
        for turn in range(4):
            if self.fits(garden, kind * 4 + turn):
                return True
        return False

    # ---- regions

    def region(self, garden: Garden, part: i64, walk: Walk) -> Region:
        """The patch or field that this part (cell * 4 + direction) belongs to."""
        region = Region(NONE)
        self.survey(garden, part, walk, region)
        return region

    def survey(self, garden: Garden, part: i64, walk: Walk, region: Region) -> None:
        """The same, written into a region that the caller has: a search asks for millions of them.

        Closing: it is closed when it has no open side; a side towards a cell
        that no tile could ever fill is still open (ruling 25).
        """
        tiles = self.tiles
        near = self.near
        joined = tiles.joined
        laid = garden.laid
        stamp = walk.begin(self.cells, self.room)
        seen = walk.seen
        path = walk.path
        cell = part >> 2
        place = laid[cell] * 4 + (part & 3)
        region.shows = tiles.shows[place]
        towards = joined[place]
        anchor = cell * 4 + FIRST_SIDE[towards]
        different: i64 = 1
        open_sides: i64 = 0
        butterflies: i64 = 0
        seen[cell] = stamp | towards
        path[0] = cell * 16 + towards
        length: i64 = 1
        done: i64 = 0
        direction: i64
        while done < length:
            cell = path[done] >> 4
            towards = path[done] & 15
            done += 1
            first = FIRST_SIDE[towards]
            butterflies += tiles.printed[laid[cell] * 4 + first]
            if cell * 4 + first < anchor:
                anchor = cell * 4 + first
            for direction in range(first, 4):
                if not (towards >> direction) & 1:
                    continue
                other = near[cell * 4 + direction]
                if other == NONE or laid[other] == NONE:
                    open_sides += 1
                    continue
                back = joined[laid[other] * 4 + (direction ^ 2)]
                mark = seen[other]
                if mark < stamp:
                    different += 1
                    mark = stamp
                if not mark & back:
                    path[length] = other * 16 + back
                    length += 1
                    seen[other] = mark | back
        region.anchor = anchor
        region.tiles = different
        region.open = open_sides
        region.butterflies = butterflies
        region.parts = length

    def closed_by(self, garden: Garden, cell: i64, fields: bool, out: vec[i64], walk: Walk) -> i64:
        """Write the anchor of every patch (or field) that the tile on this cell closes; returns how many."""
        place = garden.laid[cell] * 4
        count: i64 = 0
        direction: i64
        for direction in range(4):
            towards = self.tiles.joined[place + direction]
            if FIRST_SIDE[towards] != direction:
                continue  # its first side has already checked this part
            if (self.tiles.shows[place + direction] == FIELD) != fields or self.opens(garden, cell, towards):
                continue
            region = self.region(garden, cell * 4 + direction, walk)
            if region.open == 0 and not among(out, count, region.anchor):
                out[count] = region.anchor
                count += 1
        return count

    def opens(self, garden: Garden, cell: i64, towards: i64) -> bool:
        """Whether one of these sides has no neighbour: a quick check before a walk."""
        direction: i64
        for direction in range(4):
            if (towards >> direction) & 1:
                other = self.near[cell * 4 + direction]
                if other == NONE or garden.laid[other] == NONE:
                    return True
        return False


def column_word(column: int) -> str:
    """Columns are letters from the left; aa follows z."""
    return LETTERS[column] if column < len(LETTERS) else "a" + LETTERS[column - len(LETTERS)]


def window_for(rounds: i64) -> i64:
    """One cell more than a garden can have tiles, and one to spare."""
    return HAND * rounds + 2


def beyond(place: i64, window: i64, wraps: bool) -> i64:
    """A row or column that may lie just outside the window."""
    if 0 <= place < window:
        return place
    if not wraps:
        return NONE
    return window - 1 if place < 0 else 0


def among(numbers: vec[i64], count: i64, number: i64) -> bool:
    """Whether the number is one of the first `count`."""
    index: i64
    for index in range(count):
        if numbers[index] == number:
            return True
    return False
