"""Exchanging tiles that fit nowhere (Gardening 4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.events import EventSink
from hortus.core.rules import Chance
from hortus.core.state import NONE
from hortus.games.papillon.board import Ground
from hortus.games.papillon.state import HAND, PapillonState
from hortus.games.papillon.steps import Phase, can_draw
from hortus.games.papillon.vocabulary import DISCARDED, SWAPPED, PapillonActions


class Swap(Chance[PapillonState]):
    """A tile that fits nowhere is exchanged for one from the bag (ruling 20).

    Only when none of the tiles left in hand fits. With different ones, the seat
    chooses which goes first. The new tile is drawn before the old one is
    returned, so they differ. This checks all seats, even if they garden one
    after the other, because no other seat can change the result.
    """

    def __init__(self, actions: PapillonActions, ground: Ground) -> None:
        super().__init__("swap")
        self.finish = actions.finish
        self.exchange = actions.exchange
        self.ground = ground
        self.garden: Phase | None = None  # set when the table is put together

    def offers(self, state: PapillonState, seat: i64, used: i64, out: vec[i64], count: i64) -> i64:
        """Write what a seat can exchange when nothing it has left fits. Returns the new count."""
        start = count
        last: i64 = NONE
        place: i64
        for place in range(HAND):
            kind = state.hand[seat * HAND + place]
            if kind != NONE and kind != last and not (used >> place) & 1:
                out[count] = self.exchange.start + kind
                count += 1
                last = kind
        if count == start + 1:
            out[start] = self.finish.start + 1
        return count

    def choose(self, state: PapillonState, seat: i64, action: i64) -> None:
        """The seat has finished gardening with this action."""
        if action >= self.exchange.start:
            state.offered[seat] = action - self.exchange.start

    def offered(self, state: PapillonState, seat: i64) -> i64:
        """The tile to exchange: the chosen one, or the only kind in hand. NONE if the seat still has to choose."""
        if state.offered[seat] != NONE:
            return state.offered[seat]
        first = state.hand[seat * HAND]
        place: i64
        for place in range(seat * HAND, seat * HAND + HAND):
            if state.hand[place] != NONE and state.hand[place] != first:
                return NONE
        return first

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        """The first seat that is stuck draws; when nobody is, gardening goes on."""
        place: i64
        for place in range(state.seats):
            seat = state.order[place]
            while self.stuck(state, seat):
                kind = self.offered(state, seat)
                if kind == NONE:
                    break  # gardening asks
                if can_draw(state, sink) and self.helpful(state, seat):
                    state.drafter = seat
                    return self.here
                state.offered[seat] = NONE
                state.give_up(seat, kind)
                state.removed[kind] += 1
                sink.tell(DISCARDED, seat, kind)
        state.drafter = NONE
        garden = self.garden
        assert garden is not None
        return garden.begin(state, sink)

    def stuck(self, state: PapillonState, seat: i64) -> bool:
        """Whether the seat holds tiles and none of them fits anywhere (ruling 20)."""
        place: i64
        for place in range(seat * HAND, seat * HAND + HAND):
            kind = state.hand[place]
            if kind == NONE:
                return place > seat * HAND
            if self.ground.playable(state.gardens[seat], kind):
                return False
        return True

    def helpful(self, state: PapillonState, seat: i64) -> bool:
        """Whether the bag holds any tile that fits."""
        kind: i64
        for kind in range(len(state.bag)):
            if state.bag[kind] and self.ground.playable(state.gardens[seat], kind):
                return True
        return False

    def weights(self, state: PapillonState) -> vec[i64]:
        return state.bag

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        seat = state.drafter
        kind = self.offered(state, seat)
        state.offered[seat] = NONE
        state.give_up(seat, kind)
        state.bag[outcome] -= 1
        state.bag[kind] += 1
        state.receive(seat, outcome)
        self.remember(state, seat, kind)
        sink.tell(SWAPPED, seat, kind, outcome)
        return self.begin(state, sink)

    def remember(self, state: PapillonState, seat: i64, kind: i64) -> None:
        """Tiles of this round may be laid again as long as this one still fits nowhere."""
        state.traded = append(state.traded, kind * state.seats + seat)


class SwapOfVersion1(Swap):
    """Rules version 1: the first tile of the box goes first, and what was laid before stays."""

    def offers(self, state: PapillonState, seat: i64, used: i64, out: vec[i64], count: i64) -> i64:
        out[count] = self.finish.start + 1
        return count + 1

    def choose(self, state: PapillonState, seat: i64, action: i64) -> None:
        return

    def offered(self, state: PapillonState, seat: i64) -> i64:
        return state.hand[seat * HAND]

    def remember(self, state: PapillonState, seat: i64, kind: i64) -> None:
        return
