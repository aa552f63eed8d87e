"""Plans for a hand of tiles: a search that keeps the best gardens after each tile.

A plan says where every tile in hand goes. What it is worth is what all its tiles
together change, so that a tile laid first may prepare the place of the second.
Plans that differ only in the order of their tiles are one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.outlook import Outlook
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.papillon.board import Ground
from hortus.games.papillon.state import HAND, Garden

WIDEST: Final = 64
"""How many gardens are kept after each tile, at most."""
SWAPPED: Final = 0.8
"""A tile that fits nowhere is exchanged for another."""
WORD_BITS: Final = 12
WORD: Final = 4096
"""A step is tile * WORD + cell."""


class Layer:
    """Gardens with equally many tiles laid, each by the steps that lead there."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.steps: vec[i64] = vec[i64]([NONE] * (WIDEST * HAND))
        self.length: vec[i64] = vec[i64]([0] * WIDEST)
        self.worth: vec[float] = vec[float]([0.0] * WIDEST)
        self.used: vec[i64] = vec[i64]([0] * WIDEST)  # places in the hand, as bits
        self.closed: vec[i64] = vec[i64]([0] * WIDEST)  # patches, as the outlook counts them
        self.print: vec[i64] = vec[i64]([0] * WIDEST)  # the same for the same steps in any order
        self.least: i64 = 0  # the poorest, once the layer is full


class Plans:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.kinds: vec[i64] = vec[i64]([NONE] * HAND)
        self.count: i64 = 0  # tiles in hand
        self.width: i64 = 1
        self.now = Layer()
        self.next = Layer()

    # ---- the hand

    def clear(self) -> None:
        self.count = 0

    def add(self, kind: i64) -> None:
        self.kinds[self.count] = kind
        self.count += 1

    # ---- the search

    def begin(self, width: i64) -> None:
        """From the garden as it is."""
        self.width = width if width < WIDEST else i64(WIDEST)
        now = self.now
        now.count = 1
        now.length[0] = 0
        now.worth[0] = 0.0
        now.used[0] = 0
        now.closed[0] = 0
        now.print[0] = 0

    def begin_bare(self, width: i64) -> None:
        """With first steps that are given one by one."""
        self.begin(width)
        self.now.count = 0

    def start(self, garden: Garden, outlook: Outlook, used: i64, tile: i64, cell: i64) -> None:
        """One more first step; `used` says which tile of the hand it is, as a bit."""
        now = self.now
        if now.count < WIDEST:
            place = now.count
            now.count += 1
            now.steps[place * HAND] = tile * WORD + cell
            now.length[place] = 1
            now.worth[place] = self.alone(garden, outlook, tile, cell)
            now.used[place] = used
            now.closed[place] = outlook.closed
            now.print[place] = imprint(tile * WORD + cell)

    def alone(self, garden: Garden, outlook: Outlook, tile: i64, cell: i64) -> float:
        """The change from this tile alone."""
        before = outlook.around(garden, cell)
        outlook.closed = 0
        return self.after(garden, outlook, tile, cell) - before

    def place_of(self, kind: i64) -> i64:
        """Where in the hand a kind of tile is, as a bit."""
        place: i64 = 0
        while self.kinds[place] != kind:
            place += 1
        return bit(place)

    def after(self, garden: Garden, outlook: Outlook, tile: i64, cell: i64) -> float:
        """What is around the cell when the tile lies there."""
        self.ground.lay(garden, cell, tile)
        worth = outlook.around(garden, cell)
        self.ground.lift(garden, cell)
        return worth

    def finish(self, garden: Garden, outlook: Outlook) -> float:
        """Lay all tiles; returns the value of the best plan. The plans are in `now`."""
        steps: i64 = 0
        while steps < HAND:
            if not self.grow(garden, outlook):
                break
            steps += 1
        best = -1.0e9
        index: i64
        for index in range(self.now.count):
            if self.now.worth[index] > best:
                best = self.now.worth[index]
        return best

    def grow(self, garden: Garden, outlook: Outlook) -> bool:
        """Lay one more tile in every kept garden; whether there was any to lay."""
        now = self.now
        self.next.count = 0
        full = bit(self.count) - 1
        again = False
        index: i64
        step: i64
        for index in range(now.count):
            if now.used[index] == full:
                self.offer(index, NONE, 0, now.worth[index], now.closed[index])
                continue
            again = True
            for step in range(index * HAND, index * HAND + now.length[index]):
                self.ground.lay(garden, now.steps[step] & (WORD - 1), now.steps[step] >> WORD_BITS)
            if not self.spread(garden, outlook, index):
                # Nothing fits: the rest of the hand is exchanged.
                rest = now.worth[index] + SWAPPED
                now.used[index] = full
                self.offer(index, NONE, 0, rest, now.closed[index])
            for step in range(index * HAND + now.length[index] - 1, index * HAND - 1, -1):
                self.ground.lift(garden, now.steps[step] & (WORD - 1))
        if again:
            self.now = self.next
            self.next = now
        return again

    def spread(self, garden: Garden, outlook: Outlook, index: i64) -> bool:
        """Every tile in hand in every turn on every cell beside this garden."""
        if garden.tiles == 0:
            return self.spread_cell(garden, outlook, index, self.ground.middle)
        found = False
        row: i64
        column: i64
        for row in range(self.ground.window):
            beside = self.ground.margin(garden, row)
            column = 0
            while beside:
                if beside & 1 and self.spread_cell(garden, outlook, index, row * self.ground.window + column):
                    found = True
                beside >>= 1
                column += 1
        return found

    def spread_cell(self, garden: Garden, outlook: Outlook, index: i64, cell: i64) -> bool:
        tiles = self.ground.tiles
        now = self.now
        wanted = garden.asks[cell]
        mask = wanted >> 12
        used = now.used[index]
        found = False
        base = 0.0
        last: i64 = NONE
        place: i64
        turn: i64
        for place in range(self.count):
            kind = self.kinds[place]
            if (used >> place) & 1 or kind == last:
                continue
            last = kind
            for turn in range(4):
                tile = kind * 4 + turn
                if not (tiles.turns[kind] >> turn) & 1 or (tiles.pattern[tile] ^ wanted) & mask:
                    continue
                if not found:
                    found = True
                    base = now.worth[index] - outlook.around(garden, cell)
                outlook.closed = now.closed[index]
                worth = base + self.after(garden, outlook, tile, cell)
                self.offer(index, tile * WORD + cell, bit(place), worth, outlook.closed)
        return found

    def offer(self, parent: i64, step: i64, used: i64, worth: float, closed: i64) -> None:
        """Keep this garden if it is one of the best and new."""
        layer = self.next
        if layer.count == self.width and worth <= layer.worth[layer.least]:
            return
        now = self.now
        mark = now.print[parent]
        if step != NONE:
            mark += imprint(step)
        index: i64
        for index in range(layer.count):
            if layer.print[index] == mark:
                if worth > layer.worth[index]:
                    layer.worth[index] = worth
                return
        place = layer.count
        if layer.count < self.width:
            layer.count += 1
        else:
            place = layer.least
        length = now.length[parent]
        for index in range(length):
            layer.steps[place * HAND + index] = now.steps[parent * HAND + index]
        if step != NONE:
            layer.steps[place * HAND + length] = step
            length += 1
        layer.length[place] = length
        layer.worth[place] = worth
        layer.used[place] = now.used[parent] | used
        layer.closed[place] = closed
        layer.print[place] = mark
        if layer.count == self.width:
            least: i64 = 0
            for index in range(1, layer.count):
                if layer.worth[index] < layer.worth[least]:
                    least = index
            layer.least = least


def imprint(step: i64) -> i64:
    """A number for one step. Their sums identify plans."""
    mixed = (step * 0x9E3779B1) & 0x3FFFFFFF
    return ((mixed ^ (mixed >> 13)) * 0x5EBCA6B7) & 0xFFFFFFFFFFFF
