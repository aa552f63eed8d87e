"""Blume, step by step: what is revealed, and a turn until the tile is placed.

`blooming.py` has what flowers give, `pruning.py` the end of a round.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventKind, EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Chance, Choice
from hortus.core.state import NONE
from hortus.games.blume.blooming import Blooming
from hortus.games.blume.board import Bed
from hortus.games.blume.course import Course
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.garden import draw, lay, pour
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import (
    DIPPED,
    FIRST_SIDE,
    PLACED,
    REVEALED,
    STARTED,
    TURNED_CAN,
    TURNED_HYBRID,
    Gathering,
)


class Begin(Chance[BlumeState]):
    """Turns: the rulebook's first player is whoever last gave or got flowers. We draw one at random (ruling 26)."""

    def __init__(self, seats: i64) -> None:
        super().__init__("who begins")
        self.even: vec[i64] = vec[i64]([1] * seats)

    def weights(self, state: BlumeState) -> vec[i64]:
        return self.even

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        state.starter = outcome
        state.turn = outcome
        sink.tell(STARTED, outcome, outcome)
        return self.then


class TurnHybrid(Chance[BlumeState]):
    """Set-Up and Pruning: one more hybrid is revealed; the earlier ones stay (ruling 7)."""

    def __init__(self) -> None:
        super().__init__("reveal a hybrid")

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.hybrids

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        state.hybrids[outcome] -= 1
        state.open |= bit(outcome)
        sink.tell(TURNED_HYBRID, NONE, outcome)
        return self.then


class TurnCan(Chance[BlumeState]):
    """Starting A New Round: the last watering can is put away, and one for this round is revealed."""

    def __init__(self, edition: BlumeEdition, course: Course) -> None:
        super().__init__("reveal a watering can")
        self.edition = edition
        self.course = course

    def weights(self, state: BlumeState) -> vec[i64]:
        decks = self.edition.cans
        weights = state.cans[:]
        card: i64
        for card in range(len(weights)):
            if decks[card][0] != state.round:
                weights[card] = 0
        return weights

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        show_can(state, self.edition, outcome, sink)
        return self.course.begin_turn(state, sink)


def show_can(state: BlumeState, edition: BlumeEdition, card: i64, sink: EventSink) -> None:
    """Only the latest card counts; the one before is put away."""
    if state.can != NONE:
        state.cans_out[state.can] += 1
    state.cans[card] -= 1
    state.can = card
    state.wet = edition.wet(int(card))
    sink.tell(TURNED_CAN, NONE, card)


class Refresh(Chance[BlumeState]):
    """Turns, 1: tiles from the bag fill the gaps of the row, from the left."""

    def __init__(self, course: Course) -> None:
        super().__init__("refresh the row")
        self.course = course

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.bag

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        slot: i64 = 0
        while state.row[slot] != NONE:
            slot += 1
        draw(state, outcome)
        state.row[slot] = outcome
        sink.tell(REVEALED, NONE, slot, outcome)
        return self.course.refill(state, sink)


class Take(Choice[BlumeState]):
    """Turns, 2: a tile from the row, or one drawn at random. It must be placed (ruling 24)."""

    def __init__(self, actions: Gathering, course: Course, took: EventKind) -> None:
        super().__init__("take", Message("blume-prompt-take"))
        self.start: i64 = 0  # the first action for a tile of the row
        self.actions = actions
        self.course = course
        self.took = took

    def prompt(self, state: BlumeState, seat: int) -> Message:
        return self.asks if state.bagged or state.heaped else Message("blume-prompt-take-row")

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        count = open_tiles(state.row, self.start, out)
        if state.bagged or state.heaped:
            out[count] = self.actions.dip.start
            count += 1
        return count

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        if action == self.actions.dip.start:
            return None if state.bagged or state.heaped else Message("blume-why-bag")
        return self.not_in_row(state.row, action)

    def not_in_row(self, row: vec[i64], action: int) -> Message | None:
        """Why a tile of the row cannot be taken."""
        slot = action - int(self.start)
        if not 0 <= slot < len(row):
            return NOT_ASKED
        return None if row[slot] != NONE else Message("blume-why-slot")

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        return self.carry_out(state, state.sealed[state.turn].first(), sink)

    def carry_out(self, state: BlumeState, action: i64, sink: EventSink) -> i64:
        if action == self.actions.dip.start:
            pour(state, sink)
            return self.then
        slot = action - self.start
        state.hand = state.row[slot]
        state.row[slot] = NONE
        sink.tell(self.took, state.turn, slot, state.hand)
        return self.course.place.here


def open_tiles(row: vec[i64], start: i64, out: vec[i64]) -> i64:
    """Write the actions for the tiles of the row, which begin at `start`. Returns how many."""
    count: i64 = 0
    slot: i64
    for slot in range(len(row)):
        if row[slot] != NONE:
            out[count] = start + slot
            count += 1
    return count


class Dip(Chance[BlumeState]):
    """Turns, 2: the bag gives any of its tiles."""

    def __init__(self) -> None:
        super().__init__("draw from the bag")

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.bag

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        draw(state, outcome)
        state.hand = outcome
        sink.tell(DIPPED, state.turn, outcome)
        return self.then


class Place(Choice[BlumeState]):
    """Turns, 3: next to an own tile, inside this round's square, turned in any way (rulings 9, 10)."""

    def __init__(self, bed: Bed, actions: Gathering, blooming: Blooming) -> None:
        super().__init__("place", Message("blume-prompt-place"))
        self.bed = bed
        self.actions = actions
        self.blooming = blooming

    def prompt(self, state: BlumeState, seat: int) -> Message:
        return self.asks if state.filled[i64(seat)] else Message("blume-prompt-place-first")

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        return places(state, self.bed, seat, self.actions.place.start, out)

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        number = action - int(self.actions.place.start)
        if not 0 <= number < self.actions.place.size:
            return NOT_ASKED
        return why_not_there(state, self.bed, seat, number % int(self.bed.cells))

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        seat = state.turn
        action = state.sealed[seat].first() - self.actions.place.start
        turn = action // self.bed.cells
        cell = action - turn * self.bed.cells
        sink.tell(PLACED, seat, state.hand, cell, turn)
        lay(state, self.bed, seat, cell, state.hand * 4 + turn)
        state.hand = NONE
        self.blooming.look(state, seat, self.bed.meeting(cell), sink)
        return self.blooming.proceed(state, sink)


def places(state: BlumeState, bed: Bed, seat: i64, first: i64, out: vec[i64]) -> i64:
    """Write first + turn * cells + cell for every way to place a tile. Returns how many."""
    count = spots(state, bed, seat, first, out)
    turn: i64
    index: i64
    for turn in range(1, 4):
        for index in range(count):
            out[turn * count + index] = out[index] + turn * bed.cells
    return 4 * count


def spots(state: BlumeState, bed: Bed, seat: i64, first: i64, out: vec[i64]) -> i64:
    """Write first + cell for every possible cell. An empty garden starts anywhere in the first square."""
    if state.filled[seat]:
        return bed.free(state.rows, seat * bed.side, state.round + FIRST_SIDE, out, first)
    count: i64 = 0
    row: i64
    column: i64
    for row in range(FIRST_SIDE):
        for column in range(FIRST_SIDE):
            out[count] = first + row * bed.side + column
            count += 1
    return count


def why_not_there(state: BlumeState, bed: Bed, seat: int, cell: int) -> Message | None:
    """Why a tile may not be placed on this cell; None if it may (ruling 10)."""
    row, column = divmod(cell, int(bed.side))
    side = FIRST_SIDE + int(state.round) if state.filled[seat] else FIRST_SIDE
    if row >= side or column >= side:
        return Message("blume-why-square", {"side": side})
    if state.laid[seat * int(bed.cells) + cell] != NONE:
        return Message("blume-why-occupied")
    out = vec[i64]([0] * bed.cells)
    count = spots(state, bed, seat, 0, out)
    return None if cell in [int(out[index]) for index in range(count)] else Message("blume-why-beside")
