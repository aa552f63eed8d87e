"""Polders, step by step.

The sheets are handed out and a dealer is drawn. Then five rounds: assignments
are turned up, and until the deck runs short three shape cards are turned up,
everybody draws at once, and the sheets are passed on. `pen.py` has the drawing
rules, `scoring.py` and `assignments.py` have the points.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.bits import bit
from hortus.core.events import EventSink
from hortus.core.message import Message
from hortus.core.rules import OVER, Chance, Choice
from hortus.core.state import NONE, to_vec
from hortus.games.polders.pen import Pen
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import (
    ASSIGNED,
    CROSSED,
    DEALER,
    DISCARDED,
    DREW,
    FILLINGS,
    FLIPPED,
    PASSED,
    RECEIVED,
    RESTED,
    SHUFFLED,
    PoldersActions,
)


class Calendar:
    """Turns and rounds: what happens between two steps."""

    def __init__(self, rounds: list[int], boxes: int, assign: "Assign") -> None:
        self.rounds: vec[i64] = to_vec(rounds)  # assignments turned up in each
        self.boxes: i64 = i64(boxes)  # the sheet on which rounds are crossed off, or NONE
        self.assign = assign  # the flipping of cards follows it in the ring

    def begin_round(self, state: PoldersState, sink: EventSink) -> i64:
        state.owed = self.rounds[state.round]
        sink.tell(DEALER, state.dealer, state.round + 1)
        return self.assign.here if state.owed else self.assign.then

    def end_turn(self, state: PoldersState, sink: EventSink) -> i64:
        """The cards are discarded and every sheet goes to the left; a short deck ends the round."""
        self.clear(state, sink)
        self.hand_on(state, sink)
        if total(state.deck) >= i64(len(state.open)):
            return self.assign.then
        return self.end_round(state, sink)

    def clear(self, state: PoldersState, sink: EventSink) -> None:
        slot: i64
        for slot in range(len(state.open)):
            state.discard[state.open[slot]] += 1
            state.open[slot] = NONE
        sink.tell(DISCARDED, NONE, total(state.deck))

    def hand_on(self, state: PoldersState, sink: EventSink) -> None:
        """Seat numbers run to the left, so each seat receives what the seat before it held (P19, P39)."""
        held = state.held
        last = held[state.seats - 1]
        seat: i64
        for seat in range(state.seats - 1, 0, -1):
            held[seat] = held[seat - 1]
        held[0] = last
        sink.tell(PASSED, NONE)

    def end_round(self, state: PoldersState, sink: EventSink) -> i64:
        """All shape cards are shuffled, those left over too (P18); the next seat deals."""
        seat: i64
        for seat in range(state.seats):
            if state.held[seat] == self.boxes:
                sink.tell(CROSSED, seat, self.boxes, state.round + 1)
        state.round += 1
        if state.round == i64(len(self.rounds)):
            return OVER
        shape: i64
        for shape in range(len(state.deck)):
            state.deck[shape] += state.discard[shape]
            state.discard[shape] = 0
        sink.tell(SHUFFLED, NONE, total(state.deck))
        state.dealer = (state.dealer + 1) % state.seats
        return self.begin_round(state, sink)


class HandOut(Chance[PoldersState]):
    """Setup: every seat receives a random sheet (P37)."""

    def __init__(self) -> None:
        super().__init__("hand out")

    def weights(self, state: PoldersState) -> vec[i64]:
        return state.sheets_left

    def reveal(self, state: PoldersState, outcome: i64, sink: EventSink) -> i64:
        seat: i64 = 0
        while state.held[seat] != NONE:
            seat += 1
        state.held[seat] = outcome
        state.sheets_left[outcome] -= 1
        sink.tell(RECEIVED, seat, outcome)
        return self.here if seat + 1 < state.seats else self.then


class DrawDealer(Chance[PoldersState]):
    """The first dealer is drawn at random; it has no effect on play (P20)."""

    def __init__(self, calendar: Calendar, seats: int) -> None:
        super().__init__("dealer")
        self.calendar = calendar
        self.even: vec[i64] = vec[i64]([1] * seats)

    def weights(self, state: PoldersState) -> vec[i64]:
        return self.even

    def reveal(self, state: PoldersState, outcome: i64, sink: EventSink) -> i64:
        state.dealer = outcome
        return self.calendar.begin_round(state, sink)


class Assign(Chance[PoldersState]):
    """Each round but the last adds assignments: two, then one a round (P41)."""

    def __init__(self) -> None:
        super().__init__("assign")

    def weights(self, state: PoldersState) -> vec[i64]:
        return state.assignment_deck

    def reveal(self, state: PoldersState, outcome: i64, sink: EventSink) -> i64:
        state.assignment_deck[outcome] = 0
        slot: i64 = 0
        while state.assignments[slot] != NONE:
            slot += 1
        state.assignments[slot] = outcome
        state.owed -= 1
        sink.tell(ASSIGNED, NONE, outcome)
        return self.here if state.owed else self.then


class Flip(Chance[PoldersState]):
    """A turn, first: the dealer turns up three shape cards."""

    def __init__(self, calendar: Calendar, pen: Pen) -> None:
        super().__init__("flip")
        self.calendar = calendar
        self.pen = pen

    def weights(self, state: PoldersState) -> vec[i64]:
        return state.deck

    def reveal(self, state: PoldersState, outcome: i64, sink: EventSink) -> i64:
        slot: i64 = 0
        while state.open[slot] != NONE:
            slot += 1
        state.open[slot] = outcome
        state.deck[outcome] -= 1
        sink.tell(FLIPPED, NONE, outcome)
        if slot + 1 < i64(len(state.open)):
            return self.here
        if drawing(self.pen, state):
            return self.then
        # Every sheet is full: nobody is asked, and the turn passes (P15).
        return self.calendar.end_turn(state, sink)


def drawing(pen: Pen, state: PoldersState) -> i64:
    """The seats whose sheet has an empty square, as bits."""
    seats: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if not pen.full(state, state.held[seat]):
            seats |= bit(seat)
    return seats


class Fill(Choice[PoldersState]):
    """A turn, second: all seats at once use one of the three cards on the sheet they hold.

    A seat seals card and filling, then where. It must draw a shape if one fits
    (P13); if none does it fills a single square; on a full sheet it draws nothing.
    """

    def __init__(self, calendar: Calendar, pen: Pen, actions: PoldersActions, names: list[str]) -> None:
        super().__init__("fill", Message("polders-prompt-fill"))
        self.calendar = calendar
        self.pen = pen
        self.actions = actions
        self.names = names  # of the sheets

    def prompt(self, state: PoldersState, seat: int) -> Message:
        values: dict[str, object] = {"sheet": self.names[state.held[seat]]}
        if state.sealed[seat].count:
            return Message("polders-prompt-place", values)
        out = vec[i64]([0] * (self.actions.card.size + self.actions.single.size))
        self.legal(state, i64(seat), out)
        if out[0] >= self.actions.single.start:
            return Message("polders-prompt-single", values)
        return Message("polders-prompt-card", values)

    def asked(self, state: PoldersState) -> i64:
        return drawing(self.pen, state)

    def legal(self, state: PoldersState, seat: i64, out: vec[i64]) -> i64:
        if state.sealed[seat].count:
            shape = self.shape(state.sealed[seat].first())
            return self.pen.ways(state, seat, shape, self.actions.place.start, out)
        count: i64 = 0
        shape = self.next_open(state, NONE)
        while shape != NONE:
            if self.pen.fits(state, seat, shape):
                count = self.offer(self.actions.card.start + shape * FILLINGS, out, count)
            shape = self.next_open(state, shape)
        if count == 0:
            count = self.offer(self.actions.single.start, out, count)
        return count

    def why_not(self, state: PoldersState, seat: int, action: int) -> Message | None:
        actions = self.actions
        if state.sealed[seat].count:
            if action < actions.place.start:
                return Message("polders-why-place-first")
            shape = self.shape(state.sealed[seat].first())
            return self.pen.why_not_there(state, seat, shape, action - int(actions.place.start))
        if action >= actions.place.start:
            return Message("polders-why-card-first")
        fitting = any([self.pen.fits(state, seat, i64(shape)) for shape in state.open])
        if action >= actions.single.start:
            return Message("polders-why-card-fits") if fitting else None
        shape = self.shape(action)
        if shape not in list(state.open):
            return Message("polders-why-not-open")
        return None if self.pen.fits(state, seat, shape) else Message("polders-why-fits-nowhere")

    def next_open(self, state: PoldersState, after: i64) -> i64:
        """The next higher shape that is turned up, or NONE. Two equal cards are one choice."""
        lowest: i64 = NONE
        shape: i64
        for shape in state.open:
            if shape > after and (lowest == NONE or shape < lowest):
                lowest = shape
        return lowest

    def offer(self, start: i64, out: vec[i64], count: i64) -> i64:
        """All three fillings."""
        filling: i64
        for filling in range(FILLINGS):
            out[count + filling] = start + filling
        return count + FILLINGS

    def shape(self, action: i64) -> i64:
        """The shape of a sealed card; the single square is the last of them."""
        return (action - self.actions.card.start) // FILLINGS

    def more(self, state: PoldersState, seat: i64) -> bool:
        return state.sealed[seat].count < 2

    def resolve(self, state: PoldersState, sink: EventSink) -> i64:
        seat: i64
        for seat in range(state.seats):
            if state.sealed[seat].count:
                self.draw(state, seat, sink)
            else:
                sink.tell(RESTED, seat, state.held[seat])
        return self.calendar.end_turn(state, sink)

    def draw(self, state: PoldersState, seat: i64, sink: EventSink) -> None:
        card = state.sealed[seat].first()
        number = state.sealed[seat].actions[1] - self.actions.place.start
        shape = self.shape(card)
        filling = (card - self.actions.card.start) % FILLINGS
        self.pen.draw(state, seat, shape, number, filling)
        cells = self.pen.country.cells
        sink.tell(DREW, seat, state.held[seat], shape, filling, number // cells, number % cells)
