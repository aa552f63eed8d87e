"""The expected value of butterflies on a flower at the end, after everybody has added more.

Who leads now need not lead in the last round. Each seat is expected to add
none, one, two or three butterflies to a flower, more of them the more rounds
are left; a flower is worth its nectar averaged over all that. In the last round
nothing is added any more and the sums are exact.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.clipping import Clipping
from hortus.games.papillon.scoring import Flowers
from hortus.games.papillon.state import PapillonState

ADDED: Final = 12.0
"""Butterflies a seat brings to the flowers in a whole game."""
RESENTMENT: Final = 1.5
"""The weight of all other seats' nectar on flowers together, compared with the seat's own."""
PATCHES: Final = 1.6
"""Butterflies a seat needs in a round."""
CHEAP: Final = 0.1
DEAR: Final = 1.2
SCARCE: Final = 0.2
"""The value of a butterfly while there are enough, its maximum, and its rise with each that will be missing."""


class Majorities(Clipping):
    def __init__(self, nectar: Flowers, flowers: list[int], rounds: i64) -> None:
        super().__init__(nectar, flowers, rounds)
        self.resentment: float = RESENTMENT
        self.share: float = 0.0  # of that, for each of them
        self.added: float = ADDED
        self.scarce: float = SCARCE
        self.most: i64 = 4  # different numbers of butterflies that a seat may add
        self.odds: vec[float] = vec[float]([0.0] * 4)  # how often a seat adds 0, 1, 2 or 3 to one flower

    def prepare(self, state: PapillonState) -> None:
        """How many butterflies are to be expected, in the rounds that are left after this one."""
        left = float(self.rounds - 1 - state.round)
        mean = self.added * left / float(self.rounds * self.flowers)
        # With many seats sums over three additions each would take too long.
        self.most = 4 if state.seats == 2 else 3
        self.share = self.resentment / float(state.seats)
        odds = self.odds
        rest = 1.0
        term = exp(-mean)
        number: i64
        for number in range(4):
            odds[number] = 0.0
        for number in range(self.most - 1):
            odds[number] = term
            rest -= term
            term = term * mean / float(number + 1)
        odds[self.most - 1] = rest if rest > 0.0 else 0.0

    def second(self, state: PapillonState, seat: i64, flower: i64) -> float:
        """What the second butterfly of a bonus token adds to the first, minus its cost."""
        place = seat * self.flowers + flower
        cost = self.price(state, seat) if state.supply[seat] else self.cheapest(state, seat)
        state.clipped[place] += 1
        worth = self.clip(state, seat, flower, 1)
        state.clipped[place] -= 1
        return worth - cost if worth > cost else 0.0

    def price(self, state: PapillonState, seat: i64) -> float:
        """The value of a butterfly in the supply for another patch: higher when few are left."""
        short = PATCHES * float(self.rounds - 1 - state.round) - float(state.supply[seat])
        worth = CHEAP + self.scarce * short if short > 0.0 else CHEAP
        return worth if worth < DEAR else DEAR

    def cheapest(self, state: PapillonState, seat: i64) -> float:
        """The smallest possible loss when a butterfly leaves."""
        least = 1.0e9
        flower: i64
        for flower in range(self.flowers):
            if state.clipped[seat * self.flowers + flower]:
                loss = -self.clip(state, seat, flower, -1)
                if loss < least:
                    least = loss
        return least

    def lead(self, state: PapillonState, seat: i64, flower: i64) -> float:
        """The seat's expected nectar on a flower, minus a part of the others'."""
        return self.expect(state, seat, flower, 0, 1.0)

    def own(self, state: PapillonState, seat: i64) -> float:
        """The seat's expected nectar on all flowers, without the others'."""
        share = self.share
        self.share = 0.0
        total = 0.0
        flower: i64
        for flower in range(self.flowers):
            total += self.lead(state, seat, flower)
        self.share = share
        return total

    def expect(self, state: PapillonState, seat: i64, flower: i64, adding: i64, odds: float) -> float:
        """Averaged over what the seats from `adding` on may still bring."""
        if adding == state.seats:
            return odds * self.standing(state, seat, flower)
        place = adding * self.flowers + flower
        count = state.clipped[place]
        total = 0.0
        more: i64
        for more in range(self.most):
            chance = self.odds[more]
            if chance > 0.0:
                state.clipped[place] = count + more
                total += self.expect(state, seat, flower, adding + 1, odds * chance)
        state.clipped[place] = count
        return total

    def standing(self, state: PapillonState, seat: i64, flower: i64) -> float:
        """The nectar as the butterflies are now."""
        share = self.share
        standing = 0.0
        other: i64
        for other in range(state.seats):
            points = float(self.nectar.nectar(state, other, flower))
            standing += points if other == seat else -share * points
        return standing
