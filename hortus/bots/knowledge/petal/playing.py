"""A position of Petal that a search plays on quickly.

It is the rules without their events and records: two sets of cells, what each
pile is worth, and the margin so far. `tests/bots/knowledge/petal/test_playing.py`
checks it against the rules, move by move.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import DE_BRUIJN, PLACES, bit, spread
from hortus.games.petal.board import Meadow
from hortus.games.petal.state import PetalState

POINT: Final = 64
"""A point of the margin. It counts more than all flowers together, which decide a tie."""
HOT: Final = 6
"""A flower worth more than this is picked at once: for its points, or so that the other cannot have them."""
NOWHERE: Final = -1
WORD: Final = 0xFFFFFFFF
PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x1333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F


def size(cells: i64) -> i64:
    """How many cells are in a set of at most 56."""
    cells -= (cells >> 1) & PAIRS
    cells = (cells & FOURS) + ((cells >> 2) & FOURS)
    cells = (cells + (cells >> 4)) & BYTES
    cells += cells >> 8
    cells += cells >> 16
    cells += cells >> 32
    return cells & 127


class Playing:
    """One position. `load` starts from a table, `apply` makes a move, `play_out` plays to the end."""

    def __init__(self, meadow: Meadow, cost: i64) -> None:
        self.meadow = meadow
        self.side: i64 = meadow.side
        self.cells: i64 = meadow.cells
        self.not_left: i64 = meadow.not_left
        self.not_right: i64 = meadow.not_right
        self.first_pick: i64 = 4 * meadow.cells
        self.cost: i64 = cost  # what every flower costs its picker at the end
        self.petals: i64 = 0
        self.flowers: i64 = 0
        self.seat: i64 = 0
        self.margin: i64 = 0  # of seat 0, in POINTs, less its flowers
        self.net: vec[i64] = vec[i64]([0] * meadow.cells)
        self.noise: i64 = 1

    def load(self, state: PetalState) -> None:
        """Start from this table."""
        self.petals = state.petals
        self.flowers = state.flowers
        self.seat = state.turn
        flowers = state.picked[0] - state.picked[1]
        self.margin = POINT * (state.points[0] - state.points[1] - self.cost * flowers) - flowers
        self.net = state.net[:]

    def resume(self, start: "Playing") -> None:
        """Become a copy of another position. The random numbers go on."""
        self.petals = start.petals
        self.flowers = start.flowers
        self.seat = start.seat
        self.margin = start.margin
        self.net = start.net[:]

    def over(self) -> bool:
        return self.flowers == 0 and self.meadow.stuck(self.petals)

    def legal_into(self, out: vec[i64]) -> i64:
        """The legal actions, numbered as in the rules."""
        count = self.meadow.flips(self.petals, self.flowers, out)
        return spread(self.flowers, self.first_pick, out, count)

    def apply(self, action: i64) -> None:
        """Make a move that is legal."""
        way = action // self.cells
        cell = action - way * self.cells
        self.move(cell, cell if way == 4 else cell + self.meadow.steps[way])

    def move(self, cell: i64, onto: i64) -> None:
        """Flip a pile onto another cell, or pick the flower if both are the same."""
        source = bit(cell)
        if onto == cell:
            net = self.net[cell] if self.seat == 0 else -self.net[cell]
            gain = POINT * ((net if net > 0 else 0) - self.cost) - 1
            self.flowers ^= source
            self.margin += gain if self.seat == 0 else -gain
        else:
            target = bit(onto)
            self.petals &= ~(source | target)
            self.flowers = (self.flowers & ~source) | target
            self.net[onto] += self.net[cell]
        self.seat ^= 1

    def below(self, count: i64) -> i64:
        """A random number, from 0 on. Quicker than real dice, and good enough to play at random."""
        noise = self.noise
        noise ^= (noise << 13) & WORD
        noise ^= noise >> 17
        noise ^= (noise << 5) & WORD
        self.noise = noise
        return (noise * count) >> 32

    def play_out(self) -> None:
        """Play to the end: what is hot is picked, otherwise any move is made."""
        while True:
            hot = self.hottest()
            if hot != NOWHERE:
                self.move(hot, hot)
            elif not self.wander():
                return

    def hottest(self) -> i64:
        """The flower that is worth most to either seat, if it is hot."""
        best: i64 = 2 * HOT + 1
        found: i64 = NOWHERE
        net = self.net
        places = PLACES
        seat = self.seat
        rest = self.flowers
        while rest:
            low = rest & -rest
            rest ^= low
            cell = places[((low * DE_BRUIJN) >> 58) & 63]
            worth = net[cell] if seat == 0 else -net[cell]
            # Of equal ones, the own is better: its points are sure.
            worth = 2 * worth + 1 if worth > 0 else -2 * worth
            if worth > best:
                best = worth
                found = cell
        return found

    def wander(self) -> bool:
        """Make any move, each as likely as the others. False if none is left."""
        petals = self.petals
        piles = petals | self.flowers
        up = piles & (petals << self.side)
        left = piles & (petals << 1) & self.not_left
        right = piles & (petals >> 1) & self.not_right
        down = piles & (petals >> self.side)
        to_up = size(up)
        to_left = to_up + size(left)
        to_right = to_left + size(right)
        to_down = to_right + size(down)
        total = to_down + size(self.flowers)
        if total == 0:
            return False
        place = self.below(total)
        if place < to_up:
            self.step(up, place, -self.side)
        elif place < to_left:
            self.step(left, place - to_up, -1)
        elif place < to_right:
            self.step(right, place - to_left, 1)
        elif place < to_down:
            self.step(down, place - to_right, self.side)
        else:
            self.step(self.flowers, place - to_down, 0)
        return True

    def step(self, cells: i64, place: i64, step: i64) -> None:
        """The move of the cell at this place of a set: so many cells on, or a pick."""
        while place > 0:
            cells &= cells - 1
            place -= 1
        low = cells & -cells
        cell = PLACES[((low * DE_BRUIJN) >> 58) & 63]
        self.move(cell, cell + step)
