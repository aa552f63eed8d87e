"""The flower bed: neighbours, the points where four tiles meet, and the flowers they form.

Cells and points are numbered row by row from the bottom left. A placed tile is
one number, its `code`: the tile times four, plus its quarter turns clockwise. All
seats share one bed, so the caller says where the seat's cells begin.

A kind of flower is a colour, 0 to 5, or 6 and up for a hybrid: one number for
each pair of colours.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.games.blume.vocabulary import COLOURS, HUES, cell_words, point_words


def pair_number(one: int, other: int) -> int:
    """The number of a pair of colours in either order, from 0 (red and orange) to 14 (violet and blue)."""
    low, high = min(one, other), max(one, other)
    return low * (2 * HUES - low - 1) // 2 + high - low - 1


def pair_words() -> list[str]:
    return [f"{COLOURS[low]}-{COLOURS[high]}" for low in range(HUES) for high in range(low + 1, HUES)]


def counted(pairs: list[list[int]]) -> list[int]:
    """How often each pair of colours occurs."""
    counts = [0 for _ in pair_words()]
    for pair in pairs:
        counts[pair_number(pair[0], pair[1])] += 1
    return counts


def tops(pairs: list[list[int]]) -> list[list[int]]:
    """The colours of each hybrid, top left and top right; in the order of the colours if there is no such tile."""
    colours = [[low, high] for low in range(HUES) for high in range(low + 1, HUES)]
    for pair in pairs:
        colours[pair_number(pair[0], pair[1])] = pair
    return colours


def colour_names() -> list[Message]:
    """The colours by their names in every language."""
    return [Message(f"blume-colour-{colour}") for colour in range(HUES)]


def pair_names() -> list[Message]:
    """The hybrids by their two colours."""
    names = colour_names()
    pairs: list[Message] = []
    for low in range(HUES):
        for high in range(low + 1, HUES):
            pairs.append(Message("blume-hybrid", {"one": names[low], "other": names[high]}))
    return pairs


def flower_names() -> list[Message]:
    """Every kind of flower: the colours, then the hybrids."""
    return [*colour_names(), *pair_names()]


def tile_names(tiles: list[list[int]]) -> list[Message]:
    """Tiles by their colours, clockwise from the top left."""
    names = colour_names()
    return [
        Message("blume-tile-name", {"a": names[tile[0]], "b": names[tile[1]], "c": names[tile[2]], "d": names[tile[3]]})
        for tile in tiles
    ]


class Bed:
    """The geometry of a square bed, and the corners of every tile in every turn.

    Corners are numbered clockwise from the top left, and so are the cells around
    a point. So the cell at place k meets the point with its corner k + 2.
    """

    def __init__(self, side: i64, tiles: list[list[int]], wraps: bool = False) -> None:
        self.side: i64 = side
        self.cells: i64 = side * side
        self.span: i64 = side if wraps else side - 1  # points in a row
        self.points: i64 = self.span * self.span
        self.cell_words = cell_words(int(side))
        self.point_words = point_words(int(side), int(self.span))
        self.corners: vec[i64] = self._corners(tiles)  # by code and corner
        self.around: vec[i64] = vec[i64]([NONE] * (self.points * 4))  # the cells round a point
        self.touch: vec[i64] = vec[i64]([NONE] * (self.cells * 4))  # the points at a cell's corners
        self.pairs: vec[i64] = vec[i64]([NONE] * (HUES * HUES))  # the kind of hybrid two colours make
        self._meet()
        one: i64
        other: i64
        for one in range(HUES):
            for other in range(HUES):
                if one != other:
                    self.pairs[one * HUES + other] = HUES + pair_number(int(one), int(other))

    def _corners(self, tiles: list[list[int]]) -> vec[i64]:
        corners = vec[i64]([0] * (len(tiles) * 16))
        for tile in range(len(tiles)):
            for turn in range(4):
                for corner in range(4):
                    corners[i64((tile * 4 + turn) * 4 + corner)] = tiles[tile][(corner - turn) % 4]
        return corners

    def _meet(self) -> None:
        column: i64
        row: i64
        place: i64
        for row in range(self.span):
            for column in range(self.span):
                point = row * self.span + column
                up = (row + 1) % self.side * self.side
                across = (column + 1) % self.side
                cells = [up + column, up + across, row * self.side + across, row * self.side + column]
                for place in range(4):
                    cell = cells[place]
                    self.around[point * 4 + place] = cell
                    self.touch[cell * 4 + ((place + 2) & 3)] = point

    def meeting(self, cell: i64) -> i64:
        """The points at a cell's corners, as bits; for beds of at most 63 points."""
        points: i64 = 0
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            if self.touch[corner] != NONE:
                points |= bit(self.touch[corner])
        return points

    # ---- where a tile may be placed

    def free(self, rows: vec[i64], base: i64, limit: i64, out: vec[i64], first: i64) -> i64:
        """Write first + cell for every empty cell beside a tile, inside a square of this size. Returns how many.

        `rows` has a word for each row of a seat's bed, from `base` on: bit c is set if column c has a tile.
        """
        count: i64 = 0
        inside = bit(limit) - 1
        below: i64 = 0
        word = rows[base]
        row: i64
        for row in range(limit):
            above = rows[base + row + 1] if row + 1 < limit else 0
            open_cells = ((word << 1) | (word >> 1) | above | below) & ~word & inside
            column: i64 = 0
            while open_cells:
                if open_cells & 1:
                    out[count] = first + row * self.side + column
                    count += 1
                open_cells >>= 1
                column += 1
            below = word
            word = above
        return count

    # ---- what four tiles form

    def kind(self, laid: vec[i64], base: i64, point: i64) -> i64:
        """The flower at this point, or NONE; `base` is where the seat's cells begin."""
        around = self.around
        corners = self.corners
        place = point * 4
        code = laid[base + around[place]]
        if code == NONE:
            return NONE
        one = corners[code * 4 + 2]
        code = laid[base + around[place + 1]]
        if code == NONE:
            return NONE
        two = corners[code * 4 + 3]
        code = laid[base + around[place + 2]]
        if code == NONE:
            return NONE
        three = corners[code * 4]
        code = laid[base + around[place + 3]]
        if code == NONE:
            return NONE
        four = corners[code * 4 + 1]
        if one == two and two == three and three == four:
            return one
        return self.hybrid(one, two, three, four)

    def hybrid(self, one: i64, two: i64, three: i64, four: i64) -> i64:
        """The hybrid that four corners form, going round the point: two colours that alternate (ruling 8)."""
        if one == three and two == four:
            return self.pairs[one * HUES + two]
        return NONE

    def fingerprint(self, laid: vec[i64], base: i64, point: i64, kind: i64) -> i64:
        """A number for this flower at this point from these four tiles, in any order."""
        tiles: list[i64] = []
        place: i64
        for place in range(point * 4, point * 4 + 4):
            tiles.append(laid[base + self.around[place]] >> 2)
        tiles.sort()
        number = point * 64 + kind
        for tile in tiles:
            number = number * 256 + tile
        return number


class LooseBed(Bed):
    """Option hybrid_pattern any2plus2: two corners of each colour, in any order."""

    def hybrid(self, one: i64, two: i64, three: i64, four: i64) -> i64:
        if one == two and three == four:
            return self.pairs[one * HUES + three]
        if one == four and two == three:
            return self.pairs[one * HUES + two]
        return super().hybrid(one, two, three, four)
