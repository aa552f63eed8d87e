"""Level 8 never errs at the end of Petal, checked by a second solver that shares no code with the first.

`make arena` tries 2,000 positions of at most 14 piles; here a part of them.

The second one knows the rules by itself: piles as a dict, exact keys instead of
hashed ones, no bounds but alpha and beta. Picks are tried first.
"""

import os

import hortus
from hortus.bots.knowledge.petal.endgame import PetalEndgame
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective

RULES = hortus.rules("petal")
SIDE = 7
PICK = 4 * SIDE * SIDE
POINT = 100  # against 1 for a flower less, which decides between equal scores
MOST = 999 * POINT
PART = float(os.environ.get("HORTUS_PART", "1"))


def late(seed, piles):
    """A random game until at most this many piles are left; None where it ended before."""
    dice = Dice(seed)
    state = RULES.deal()
    RULES.enter(state, 0)
    RULES.settle(state, dice, SILENT)
    while len(members(state.petals | state.flowers)) > piles:
        legal = RULES.legal(state, state.turn)
        RULES.choose(state, state.turn, legal[dice.below(len(legal))], SILENT)
        if state.over:
            return None
    return state


def beside(cell):
    row, column = divmod(cell, SIDE)
    found = [(0, cell - SIDE)] if row > 0 else []
    found += [(1, cell - 1)] if column > 0 else []
    found += [(2, cell + 1)] if column < SIDE - 1 else []
    return found + ([(3, cell + SIDE)] if row < SIDE - 1 else [])


BESIDE = [beside(cell) for cell in range(SIDE * SIDE)]


def moves(petals, flowers):
    """(action, petals and flowers after it, what a pick takes); piles are {cell: green less pink}."""
    for cell in flowers:
        rest = dict(flowers)
        yield PICK + cell, petals, rest, rest.pop(cell)
    for group in (petals, flowers):
        for cell, net in group.items():
            for way, onto in BESIDE[cell]:
                if onto in petals:
                    left, grown = dict(petals), dict(flowers)
                    (left if group is petals else grown).pop(cell)
                    grown[onto] = left.pop(onto) + net
                    yield way * SIDE * SIDE + cell, left, grown, None


def brings(taken, seat):
    """What a move is worth by itself: its points less the flower, which costs three and speaks against one in a tie."""
    return 0 if taken is None else POINT * (max(0, -taken if seat else taken) - 3) - 1


def worth(petals, flowers, seat, alpha, beta, memory):
    """What is still to be won by the seat to move, if it lies between alpha and beta."""
    key = (seat, frozenset(petals.items()), frozenset(flowers.items()))
    low, high = memory.get(key, (-MOST, MOST))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    best = None
    for _, left, grown, taken in moves(petals, flowers):
        gain = brings(taken, seat)
        value = gain - worth(left, grown, 1 - seat, gain - beta, gain - max(alpha, best or alpha), memory)
        if best is None or value > best:
            best = value
            if best >= beta:
                break
    if best is None:
        return 0  # no flower and no two petals side by side: the end
    memory[key] = (best, high) if best >= beta else (low, best) if best <= alpha else (best, best)
    return best


def check(seed, piles, bot):
    state = late(seed, piles)
    if state is None:
        return False
    seat = int(state.turn)
    petals, flowers = ({cell: int(state.net[cell]) for cell in members(bits)} for bits in (state.petals, state.flowers))
    chosen = bot.choose(Perspective(RULES, state, seat), Dice(seed))
    memory = {}
    [(_, left, grown, taken)] = [move for move in moves(petals, flowers) if move[0] == chosen]
    reached = brings(taken, seat) - worth(left, grown, 1 - seat, -MOST, MOST, memory)
    # Whether anything is better can be asked with the smallest window.
    assert worth(petals, flowers, seat, reached, reached + 1, memory) <= reached, (seed, piles)
    return True


class Solver:
    """The solver behind level 8, kept from position to position."""

    def __init__(self):
        self.solver = PetalEndgame(RULES.meadow, 3)

    def choose(self, perspective, dice):
        return int(self.solver.best(perspective.imagine(dice))[0])


def solve(positions, most):
    """This many positions of 2 to this many piles, none played wrongly."""
    solver = Solver()
    seed = found = 0
    while found < positions:
        found += check(seed, 2 + seed % (most - 1), solver)
        seed += 1


def test_positions_of_at_most_9_piles_without_an_error():
    solve(500 * PART, 9)


def test_level_8_asks_the_solver():
    bot = hortus.bot("level-8")
    assert sum(check(seed, 4 + seed % 6, bot) for seed in range(30)) > 20
