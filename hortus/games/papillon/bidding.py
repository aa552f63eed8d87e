"""Bidding for a place in the draft, with three or four players."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Choice
from hortus.core.state import NONE, to_list, to_vec
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.steps import Purse
from hortus.games.papillon.vocabulary import BID, CONSOLED, PAID, PUSHED, RANKED, PapillonActions


class ZeroBonus:
    """Bidding: what a bid of 0 brings is printed at the space where the gardener finally stands (ruling 2)."""

    def __init__(self, printed: list[int]) -> None:
        self.printed: vec[i64] = to_vec(printed)  # from the rightmost space to the leftmost

    def worth(self, spot: i64, place: i64) -> i64:
        """`spot` counts the 0 spaces from the right, `place` the order track, both from 0."""
        return self.printed[spot]

    def shown(self) -> list[int]:
        """What the 0 spaces on the board show, from the rightmost to the leftmost."""
        return to_list(self.printed)

    def guess(self, behind: float, place: float) -> float:
        """The same while others have not bid yet: each 0 that follows pushes this one to the left."""
        return float(self.printed[0]) + behind


class ZeroBonusByPlace(ZeroBonus):
    """Option: as many caterpillars as the gardener's new place on the order track."""

    def worth(self, spot: i64, place: i64) -> i64:
        return place + 1

    def shown(self) -> list[int]:
        return [NONE] * len(self.printed)

    def guess(self, behind: float, place: float) -> float:
        return place + 1.0


class Bid(Choice[PapillonState]):
    """Bidding: in the order of the track, any free space the player can pay, or the rightmost 0 (rulings 3 to 8)."""

    def __init__(self, actions: PapillonActions, purse: Purse, zero: ZeroBonus) -> None:
        super().__init__("bid", Message("papillon-prompt-bid"))
        self.block = actions.bid
        self.purse = purse
        self.zero = zero

    def asked(self, state: PapillonState) -> i64:
        return bit(state.order[state.turn])

    def legal(self, state: PapillonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = self.block.start
        count: i64 = 1
        amount: i64
        for amount in range(1, self.block.size):
            if amount <= state.caterpillars[seat] and not taken(state, amount):
                out[count] = self.block.start + amount
                count += 1
        return count

    def why_not(self, state: PapillonState, seat: int, action: int) -> Message | None:
        amount = action - int(self.block.start)
        if not 0 <= amount < self.block.size:
            return NOT_ASKED
        if amount > state.caterpillars[seat]:
            return Message("papillon-why-poor", {"count": int(state.caterpillars[seat])})
        return Message("papillon-why-taken") if amount and taken(state, amount) else None

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        seat = state.order[state.turn]
        amount = state.sealed[seat].first() - self.block.start
        sink.tell(BID, seat, amount)
        if amount == 0:
            self.push(state, sink)
        state.bids[seat] = amount
        state.turn += 1
        if state.turn < state.seats:
            return self.here
        self.award(state, sink)
        return self.then

    def push(self, state: PapillonState, sink: EventSink) -> None:
        """Whoever bid 0 before moves one space to the left, into a higher bonus."""
        spot: i64 = 1
        place: i64
        for place in range(state.turn - 1, -1, -1):
            seat = state.order[place]
            if state.bids[seat] == 0:
                spot += 1
                sink.tell(PUSHED, seat, spot)

    def award(self, state: PapillonState, sink: EventSink) -> None:
        """Pay, take the bonuses, and only then move the gardeners to the order track (ruling 8)."""
        order = self.ranking(state)
        place: i64
        spot: i64 = 0
        for place in range(state.seats):
            seat = order[place]
            amount = state.bids[seat]
            if amount:
                state.caterpillars[seat] -= amount
                state.bank += amount
                sink.tell(PAID, seat, amount)
            else:
                kept = self.purse.gain(state, seat, self.zero.worth(spot, place))
                spot += 1
                sink.tell(CONSOLED, seat, kept)
        for place in range(state.seats):
            sink.tell(RANKED, order[place], place)
            state.bids[place] = NONE
        state.order = order
        state.turn = 0

    def ranking(self, state: PapillonState) -> vec[i64]:
        """The highest bid first. Among the zeros, the last bid first, because it pushed the others away."""
        order = vec[i64]([NONE] * state.seats)
        count: i64 = 0
        amount: i64
        place: i64
        for amount in range(self.block.size - 1, -1, -1):
            for place in range(state.seats - 1, -1, -1):
                if state.bids[state.order[place]] == amount:
                    order[count] = state.order[place]
                    count += 1
        return order


def taken(state: PapillonState, amount: i64) -> bool:
    """No two gardeners share a space, except the 0 spaces."""
    seat: i64
    for seat in range(state.seats):
        if state.bids[seat] == amount:
            return True
    return False
