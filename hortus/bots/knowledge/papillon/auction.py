"""Looks ahead in the bidding: open bids, one after the other, for a place in the draft.

Every way the bids may still go ends in an order of drafters; what that order
brings each seat is known from the draft (`drafting.py`), and the price is known.
Each bidder then leans towards the bid that is best for them.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.papillon.drafting import MOST_SEATS, Drafting
from hortus.core.state import NONE
from hortus.games.papillon.bidding import ZeroBonus, taken
from hortus.games.papillon.state import PapillonState

COST: Final = 0.8
"""The value of a caterpillar while there are more rounds. A full purse gains nothing."""
WHIM: Final = 0.8
"""The lead in nectar that makes a bid much more likely."""
ORDERS: Final = 256
"""Orders of up to four seats, two bits a place."""


class Auction:
    def __init__(self, drafting: Drafting, highest: i64, zero: ZeroBonus, cap: i64, rounds: i64) -> None:
        self.drafting = drafting
        self.seats: i64 = 0
        self.highest: i64 = highest
        self.zero = zero
        self.cap: i64 = cap
        self.rounds: i64 = rounds
        self.cost: float = COST
        self.whim: float = WHIM
        self.stamp: i64 = 0
        self.solved: vec[i64] = vec[i64]([0] * ORDERS)
        self.brings: vec[float] = vec[float]([0.0] * (ORDERS * MOST_SEATS))
        # What the bids from this place of the order track on bring each seat, by place.
        self.values: vec[float] = vec[float]([0.0] * ((MOST_SEATS + 1) * MOST_SEATS))
        self.mixed: vec[float] = vec[float]([0.0] * ((MOST_SEATS + 1) * MOST_SEATS))

    def prepare(self, state: PapillonState) -> None:
        """For a new state: forget the results of orders. The draft must be prepared."""
        self.stamp += 1
        self.seats = state.seats

    def weigh(self, state: PapillonState, amount: i64) -> float:
        """The promise of this bid for the seat that bids."""
        seat = state.order[state.turn]
        state.bids[seat] = amount
        self.solve(state, state.turn + 1)
        state.bids[seat] = NONE
        return self.standing((state.turn + 1) * self.seats, seat)

    def standing(self, row: i64, seat: i64) -> float:
        """A seat's own value minus a part of the others'."""
        own = self.values[row + seat]
        others = 0.0
        index: i64
        for index in range(self.seats):
            if index != seat:
                others += self.values[row + index]
        return own - self.drafting.spite * others / float(self.seats)

    def solve(self, state: PapillonState, turn: i64) -> None:
        """Write what every seat gains on average, if the seats from `turn` on still bid, into that row."""
        seats = self.seats
        row = turn * seats
        index: i64
        if turn == seats:
            self.award(state, row)
            return
        seat = state.order[turn]
        for index in range(seats):
            self.mixed[row + index] = 0.0
        best = -1.0e9
        total = 0.0
        amount: i64
        for amount in range(self.highest + 1):
            if amount and (amount > state.caterpillars[seat] or taken(state, amount)):
                continue
            state.bids[seat] = amount
            self.solve(state, turn + 1)
            state.bids[seat] = NONE
            score = self.standing(row + seats, seat)
            # Weights of earlier bids shrink when a better one is found.
            if score > best:
                shrink = exp((best - score) / self.whim) if best > -1.0e8 else 0.0
                best = score
                total = total * shrink
                for index in range(seats):
                    self.mixed[row + index] *= shrink
            weight = exp((score - best) / self.whim)
            total += weight
            for index in range(seats):
                self.mixed[row + index] += weight * self.values[row + seats + index]
        for index in range(seats):
            self.values[row + index] = self.mixed[row + index] / total

    def award(self, state: PapillonState, row: i64) -> None:
        """All have bid: the draft in that order, less the price or with the bonus of a zero."""
        order = self.drafting.order
        count: i64 = 0
        key: i64 = 0
        spot: i64 = 0
        amount: i64
        place: i64
        cost = self.cost if state.round + 1 < self.rounds else 1.0
        for amount in range(self.highest, -1, -1):
            # Of the zeros whoever bid last is first.
            for place in range(self.seats - 1, -1, -1):
                seat = state.order[place]
                if state.bids[seat] != amount:
                    continue
                order[count] = seat
                key = key * 4 + seat
                self.values[row + seat] = -cost * float(amount)
                if amount == 0:
                    gain = self.zero.worth(spot, count)
                    room = self.cap - state.caterpillars[seat]
                    self.values[row + seat] = cost * float(gain if gain < room else room)
                    spot += 1
                count += 1
        self.draft(state, key)
        for place in range(self.seats):
            self.values[row + place] += self.brings[key * self.seats + place]

    def draft(self, state: PapillonState, key: i64) -> None:
        """The gain of the draft in the order of `drafting.order`."""
        if self.solved[key] == self.stamp:
            return
        self.solved[key] = self.stamp
        self.drafting.solve(state, self.drafting.on_board(state), 0)
        seat: i64
        for seat in range(self.seats):
            self.brings[key * self.seats + seat] = self.drafting.values[seat]
