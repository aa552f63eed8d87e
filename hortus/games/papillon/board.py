"""The ground of a garden: what fits where, what is joined, what is closed.

A garden has no edge; the catalogue needs one. The first tile lies in the middle
of the window, and neither chance nor care ever brought a garden near its border.
Who lays sixteen tiles in one line on purpose meets it: there the table ends, and
nothing can be laid beyond it.
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

WINDOW: Final = 31
"""Cells on each side of the window; an odd number, so that it has a middle."""
CELLS: Final = 961
COLUMNS: Final = 0x7FFFFFFF
"""All the columns of a row, as bits."""
SEVEN: Final = i64(7)
"""Three bits, room for what one side shows."""


class Region:
    """A patch or a field: parts of tiles that show the same and are joined."""

    def __init__(self, shows: i64) -> None:
        self.shows: i64 = shows  # a colour, or FIELD
        self.tiles: i64 = 1  # different tiles, not parts (ruling 26)
        self.open: i64 = 0  # sides without a neighbour
        self.butterflies: i64 = 0  # printed
        self.anchor: i64 = NONE  # its lowest part, as cell * 4 + direction: the region's name
        self.parts: i64 = 0  # how many entries of the walk's path are its own


class Ground:
    """The window that the gardens of every table share, and the tiles that are laid there."""

    def __init__(self, tiles: Tiles, rounds: i64) -> None:
        self.tiles = tiles
        self.room: i64 = 4 * HAND * rounds  # parts of the largest garden
        self.middle: i64 = CELLS // 2
        self.words = [column_word(cell % WINDOW) + str(cell // WINDOW + 1) for cell in range(CELLS)]
        self.near: vec[i64] = vec[i64]([NONE] * (CELLS * 4))  # by cell * 4 + direction
        cell: i64
        for cell in range(CELLS):
            if cell >= WINDOW:
                self.near[cell * 4] = cell - WINDOW
            if cell % WINDOW < WINDOW - 1:
                self.near[cell * 4 + 1] = cell + 1
            if cell + WINDOW < CELLS:
                self.near[cell * 4 + 2] = cell + WINDOW
            if cell % WINDOW > 0:
                self.near[cell * 4 + 3] = cell - 1

    def bare(self) -> Garden:
        return Garden(CELLS, WINDOW)

    # ---- laying

    def lay(self, garden: Garden, cell: i64, tile: i64) -> None:
        """Put a tile (kind * 4 + turn) down and tell its neighbours what it shows them."""
        garden.laid[cell] = tile
        garden.rows[cell // WINDOW] |= bit(cell % WINDOW)
        garden.tiles += 1
        asks = garden.asks
        direction: i64
        for direction in range(4):
            other = self.near[cell * 4 + direction]
            if other != NONE:
                shift = 3 * (direction ^ 2)
                asks[other] |= (self.tiles.shows[tile * 4 + direction] << shift) | (SEVEN << (shift + 12))

    def lift(self, garden: Garden, cell: i64) -> None:
        """Take a tile up again: the inverse of `lay`."""
        garden.laid[cell] = NONE
        garden.rows[cell // WINDOW] &= ~bit(cell % WINDOW)
        garden.tiles -= 1
        asks = garden.asks
        direction: i64
        for direction in range(4):
            other = self.near[cell * 4 + direction]
            if other != NONE:
                shift = 3 * (direction ^ 2)
                asks[other] &= ~((SEVEN << shift) | (SEVEN << (shift + 12)))

    # ---- fitting

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
        for row in range(WINDOW):
            beside = margin(garden, row)
            while beside:
                low = beside & -beside
                beside ^= low
                cell = row * WINDOW + BIT_PLACES[((low * DE_BRUIJN) >> 58) & 63]
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
        for row in range(WINDOW):
            beside = margin(garden, row)
            while beside:
                low = beside & -beside
                beside ^= low
                wanted = asks[row * WINDOW + BIT_PLACES[((low * DE_BRUIJN) >> 58) & 63]]
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
        """The patch or field that this part (cell * 4 + direction) belongs to.

        Closing: it is closed when it has no open side; a side towards a cell
        that no tile could ever fill is still open (ruling 25).
        """
        tiles = self.tiles
        joined = tiles.joined
        laid = garden.laid
        stamp = walk.begin(CELLS, self.room)
        seen = walk.seen
        path = walk.path
        cell = part >> 2
        place = laid[cell] * 4 + (part & 3)
        region = Region(tiles.shows[place])
        towards = joined[place]
        region.anchor = cell * 4 + FIRST_SIDE[towards]
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
            region.butterflies += tiles.printed[laid[cell] * 4 + first]
            if cell * 4 + first < region.anchor:
                region.anchor = cell * 4 + first
            for direction in range(first, 4):
                if not (towards >> direction) & 1:
                    continue
                other = self.near[cell * 4 + direction]
                if other == NONE or laid[other] == NONE:
                    region.open += 1
                    continue
                back = joined[laid[other] * 4 + (direction ^ 2)]
                mark = seen[other]
                if mark < stamp:
                    region.tiles += 1
                    mark = stamp
                if not mark & back:
                    path[length] = other * 16 + back
                    length += 1
                    seen[other] = mark | back
        region.parts = length
        return region

    def closed_by(self, garden: Garden, cell: i64, fields: bool, out: vec[i64], walk: Walk) -> i64:
        """Write the anchor of every patch (or field) that the tile on this cell closes; returns how many."""
        place = garden.laid[cell] * 4
        count: i64 = 0
        direction: i64
        for direction in range(4):
            towards = self.tiles.joined[place + direction]
            if FIRST_SIDE[towards] != direction:
                continue  # this part was looked at from its first side
            if (self.tiles.shows[place + direction] == FIELD) != fields or self.opens(garden, cell, towards):
                continue
            region = self.region(garden, cell * 4 + direction, walk)
            if region.open == 0 and not among(out, count, region.anchor):
                out[count] = region.anchor
                count += 1
        return count

    def opens(self, garden: Garden, cell: i64, towards: i64) -> bool:
        """Whether one of these sides has no neighbour: the quick look before a walk."""
        direction: i64
        for direction in range(4):
            if (towards >> direction) & 1:
                other = self.near[cell * 4 + direction]
                if other == NONE or garden.laid[other] == NONE:
                    return True
        return False


def column_word(column: int) -> str:
    """Columns are letters from the left, and go on with aa after z."""
    return LETTERS[column] if column < len(LETTERS) else "a" + LETTERS[column - len(LETTERS)]


def margin(garden: Garden, row: i64) -> i64:
    """The empty cells of this row that share a side with a tile, as columns (ruling 22)."""
    rows = garden.rows
    here = rows[row]
    beside = (here << 1) | (here >> 1)
    if row > 0:
        beside |= rows[row - 1]
    if row < WINDOW - 1:
        beside |= rows[row + 1]
    return beside & COLUMNS & ~here


def among(numbers: vec[i64], count: i64, number: i64) -> bool:
    """Whether the number is one of the first `count`."""
    index: i64
    for index in range(count):
        if numbers[index] == number:
            return True
    return False
