"""Expected prices when rounds are scored, from counted numbers.

All seats raise what they hold and lower what the others hold; what is left of
a step until a round is scored, and how far a colour rises by itself, stands in
`fortunes.py`. A flower is worth what its colour will fetch, not what it would
fetch now.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.blume.fortunes import PRICES, SPANS, TERMS
from hortus.games.blume.blooming import Blooming
from hortus.games.blume.market import Market
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import FIRST_SIDE, HUES, ROUNDS


class Outlook:
    """The expected prices of flowers, for one seat in one state. Call `forecast` first."""

    def __init__(self, market: Market, blooming: Blooming) -> None:
        self.market = market
        self.blooming = blooming
        self.terms: vec[float] = vec[float](PRICES)
        self.prices: vec[float] = vec[float]([0.0] * (ROUNDS * HUES))  # to come, at the end of each round
        self.slopes: vec[float] = vec[float]([0.0] * ROUNDS)  # how much of a step is left by then
        self.stocking: vec[float] = vec[float]([0.0] * HUES)  # what a flower fetches that is stocked now
        self.keeping: vec[float] = vec[float]([0.0] * HUES)  # and one that is stocked in the next round
        self.typical = 0.0  # any flower, now and in the next round
        self.afterwards = 0.0
        self.round: i64 = 0  # the round that points are looked at in: the next one while pruning

    def forecast(self, state: BlumeState, seat: i64) -> None:
        """Calculate all expected prices, and the total for a flower stocked now or in the next round."""
        now = self.round
        side = now + FIRST_SIDE
        share = 1.0 if now > state.round else float(side * side - state.filled[seat]) / float(side * side)
        first = (state.seats - 1) * SPANS + (0 if now == 0 else 3 if now == 1 else 5)
        end: i64
        colour: i64
        for colour in range(HUES):
            self.stocking[colour] = 0.0
            self.keeping[colour] = 0.0
        for end in range(now, ROUNDS):
            at = (first + end - now) * TERMS
            self.slopes[end] = self.terms[at + 1] + share * self.terms[at + 5]
            for colour in range(HUES):
                price = self.price(state, seat, colour, at, share)
                self.prices[end * HUES + colour] = price
                self.stocking[colour] += price
                if end > now:
                    self.keeping[colour] += price
        full: i64 = self.blooming.capacity
        self.typical = 0.0
        self.afterwards = 0.0
        for colour in range(HUES):
            if state.stock[seat * HUES + colour] >= full:
                self.stocking[colour] = 0.0
                self.keeping[colour] = 0.0
            self.typical += self.stocking[colour] / float(HUES)
            self.afterwards += self.keeping[colour] / float(HUES)

    def greenhouse(self, state: BlumeState, seat: i64) -> float:
        """The expected total for all flowers in stock."""
        worth = 0.0
        colour: i64
        for colour in range(HUES):
            worth += float(state.stock[seat * HUES + colour]) * self.fetches(colour)
        return worth

    def fetches(self, colour: i64) -> float:
        """The expected total for one flower in stock."""
        worth = 0.0
        end: i64
        for end in range(self.round, ROUNDS):
            worth += self.prices[end * HUES + colour]
        return worth

    def price(self, state: BlumeState, seat: i64, colour: i64, at: i64, share: float) -> float:
        terms = self.terms
        peg = float(state.pegs[colour])
        mine = float(state.stock[seat * HUES + colour])
        others = self.others(state, seat, colour)
        price = terms[at] + terms[at + 1] * peg + terms[at + 2] * mine + terms[at + 3] * others
        more = terms[at + 4] + terms[at + 5] * peg + terms[at + 6] * mine + terms[at + 7] * others
        price += share * more
        return min(max(price, float(self.market.low)), float(self.market.high))

    def others(self, state: BlumeState, seat: i64, colour: i64) -> float:
        """The average stock of the others in a colour."""
        if state.seats == 1:
            return 0.0
        total: i64 = 0
        other: i64
        for other in range(state.seats):
            if other != seat:
                total += state.stock[other * HUES + colour]
        return float(total) / float(state.seats - 1)
