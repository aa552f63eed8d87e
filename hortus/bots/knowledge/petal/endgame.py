"""The end of a game of Petal, solved.

A pick is worth its points less what every flower costs, whatever was picked
before, so a position has a value of its own: the margin still to be won by the
seat to move and, of equal margins, the flowers picked less than the other, which
decide a tie. Alpha-beta with a transposition table finds it exactly once few
enough piles are left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Solver
from hortus.core.bits import bit, lowest, spread
from hortus.core.dice import Dice
from hortus.games.petal.board import Meadow
from hortus.games.petal.scoring import flower_points
from hortus.games.petal.state import PetalState

POINT: Final = 64  # a point counts more than all flowers together
SPAN: Final = 512  # net values from -256 to 255
SLOTS: Final = 1 << 20  # of the table; a power of two
FAR: Final = 1_000_000
EXACT: Final = 0
LOWER: Final = 1
UPPER: Final = 2
DEEPEST: Final = 64
WIDEST: Final = 256


class PetalEndgame(Solver[PetalState]):
    """Finds the best action and its margin. One solver serves a whole game."""

    def __init__(self, meadow: Meadow, cost: i64) -> None:
        self.meadow = meadow
        self.cost: i64 = cost  # what every flower costs its picker at the end
        self.first_pick: i64 = 4 * meadow.cells
        self.petals: i64 = 0
        self.flowers: i64 = 0
        self.net: vec[i64] = vec[i64]([0] * meadow.cells)
        self.nodes: i64 = 0
        self.moves: vec[i64] = vec[i64]([0] * (DEEPEST * WIDEST))  # a row of actions for each depth
        self.ranks: vec[i64] = vec[i64]([0] * (DEEPEST * WIDEST))
        self.scratch: vec[i64] = vec[i64]([0] * (5 * meadow.cells))
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)
        self.found: vec[i64] = vec[i64]([0] * SLOTS)
        self.kinds: vec[i64] = vec[i64]([0] * SLOTS)
        self.petal_codes: vec[i64] = codes(meadow.cells * SPAN, 11)
        self.flower_codes: vec[i64] = codes(meadow.cells * SPAN, 13)

    def load(self, state: PetalState) -> None:
        self.petals = state.petals
        self.flowers = state.flowers
        self.net = state.net[:]

    def best(self, state: PetalState) -> tuple[i64, i64]:
        """The best action for the seat to move, and the margin it leads to."""
        self.load(state)
        seat = state.turn
        count = self.list_moves(seat, 0)
        best_action: i64 = self.moves[0]
        best: i64 = -FAR
        index: i64
        for index in range(count):
            action = self.moves[index]
            value = self.try_action(action, seat, best, FAR, 0)
            if value > best:
                best = value
                best_action = action
        return best_action, (best + POINT // 2) // POINT

    def try_action(self, action: i64, seat: i64, alpha: i64, beta: i64, depth: i64) -> i64:
        """What the action is worth to this seat, flowers and all; the position is as before afterwards."""
        petals = self.petals
        flowers = self.flowers
        if action >= self.first_pick:
            cell = action - self.first_pick
            gain = POINT * (flower_points(self.net[cell], seat) - self.cost) - 1
            self.flowers = flowers ^ bit(cell)
            value = gain - self.value(1 - seat, gain - beta, gain - alpha, depth + 1)
            self.flowers = flowers
            return value
        way = action // self.meadow.cells
        cell = action - way * self.meadow.cells
        onto = cell + self.meadow.steps[way]
        self.petals = petals & ~(bit(cell) | bit(onto))
        self.flowers = (flowers & ~bit(cell)) | bit(onto)
        self.net[onto] += self.net[cell]
        value = -self.value(1 - seat, -beta, -alpha, depth + 1)
        self.net[onto] -= self.net[cell]
        self.petals = petals
        self.flowers = flowers
        return value

    def value(self, seat: i64, alpha: i64, beta: i64, depth: i64) -> i64:
        """What the seat to move can still win; exact if it is between alpha and beta."""
        if self.flowers == 0 and self.meadow.stuck(self.petals):
            return 0
        self.nodes += 1
        key = self.key(seat)
        slot = key & (SLOTS - 1)
        if self.keys[slot] == key:
            known = self.found[slot]
            kind = self.kinds[slot]
            if kind == EXACT or (kind == LOWER and known >= beta) or (kind == UPPER and known <= alpha):
                return known
        count = self.list_moves(seat, depth)
        row = depth * WIDEST
        best: i64 = -FAR
        floor = alpha
        index: i64
        for index in range(count):
            value = self.try_action(self.moves[row + index], seat, floor, beta, depth)
            if value > best:
                best = value
                if value > floor:
                    floor = value
                    if value >= beta:
                        break
        self.keys[slot] = key
        self.found[slot] = best
        self.kinds[slot] = LOWER if best >= beta else (EXACT if best > alpha else UPPER)
        return best

    def key(self, seat: i64) -> i64:
        """A number for the position: which pile stands where and what it is worth, and who moves."""
        code: i64 = seat + 1
        rest = self.petals
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            code ^= self.petal_codes[cell * SPAN + self.net[cell] + SPAN // 2]
        rest = self.flowers
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            code ^= self.flower_codes[cell * SPAN + self.net[cell] + SPAN // 2]
        return code

    def list_moves(self, seat: i64, depth: i64) -> i64:
        """Write the legal actions into this depth's row, the most promising first."""
        scratch = self.scratch
        count = self.meadow.flips(self.petals, self.flowers, scratch)
        count = spread(self.flowers, self.first_pick, scratch, count)
        row = depth * WIDEST
        index: i64
        for index in range(count):
            action = scratch[index]
            rank = self.rank(action, seat)
            place = row + index
            while place > row and self.ranks[place - 1] < rank:
                self.ranks[place] = self.ranks[place - 1]
                self.moves[place] = self.moves[place - 1]
                place -= 1
            self.ranks[place] = rank
            self.moves[place] = action
        return count

    def rank(self, action: i64, seat: i64) -> i64:
        """A guess: the gain of a pick, or what a flip costs the opponent and promises the seat."""
        if action >= self.first_pick:
            return 4 * (flower_points(self.net[action - self.first_pick], seat) - self.cost)
        way = action // self.meadow.cells
        cell = action - way * self.meadow.cells
        net = self.net[cell] + self.net[cell + self.meadow.steps[way]]
        return flower_points(net, seat) - 3 * flower_points(net, 1 - seat) + 3 * flower_points(self.net[cell], 1 - seat)


def codes(count: i64, seed: int) -> vec[i64]:
    """Random numbers of 62 bits, the same in every run."""
    dice = Dice(seed)
    row = vec[i64]([0] * count)
    index: i64
    for index in range(count):
        row[index] = (dice.word() << 30) ^ dice.word()
    return row
