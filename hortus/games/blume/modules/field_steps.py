"""Field of Flowers, step by step: a start tile each, then take one, lay one, set a peg."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventKind, EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, OVER, Chance, Choice, Step
from hortus.core.state import NONE
from hortus.games.blume.modules.field_bed import FieldBed
from hortus.games.blume.modules.field_state import FieldState
from hortus.games.blume.steps import open_tiles
from hortus.games.blume.vocabulary import DIPPED, HUES, PLACED, REVEALED, STARTED, TOOK, Gathering

FIELD_ROW: Final = 2
ALL_PEGS: Final = 0b111111

PEGGED: Final = EventKind("pegged", ["point", "colour"])
FLOWERED: Final = EventKind("flowered", ["point", "colour"])
LAST_ROUND: Final = EventKind("last_round", [])
EMPTY: Final = EventKind("empty", [])
FIELD_EVENTS: Final = [STARTED, PLACED, REVEALED, TOOK, DIPPED, PEGGED, FLOWERED, LAST_ROUND, EMPTY]


class FieldCourse:
    """Turns go clockwise. A gap in the row is filled before the next seat chooses."""

    def __init__(self) -> None:
        nowhere: Step[FieldState] = Step("nowhere")
        self.refresh: Step[FieldState] = nowhere  # set when the table is set up
        self.take: Step[FieldState] = nowhere
        self.place: Step[FieldState] = nowhere

    def refill(self, state: FieldState, sink: EventSink) -> i64:
        slot: i64
        tiles = state.bagged
        for slot in range(FIELD_ROW):
            if state.row[slot] != NONE:
                tiles += 1
            elif state.bagged:
                return self.refresh.here
        if tiles == 0:
            sink.tell(EMPTY, NONE)
            return OVER
        return self.take.here

    def next_turn(self, state: FieldState, sink: EventSink) -> i64:
        """End of Game: after the last peg every other seat has one turn."""
        if state.last != NONE:
            if state.last == 0:
                return OVER
            state.last -= 1
        state.turn = (state.turn + 1) % state.seats
        return self.refill(state, sink)


class FieldBegin(Chance[FieldState]):
    """How to Play: the oldest player begins. We draw the first player at random instead (ruling 34)."""

    def __init__(self, seats: i64) -> None:
        super().__init__("who begins")
        self.even: vec[i64] = vec[i64]([1] * seats)

    def weights(self, state: FieldState) -> vec[i64]:
        return self.even

    def reveal(self, state: FieldState, outcome: i64, sink: EventSink) -> i64:
        state.turn = outcome
        state.starter = outcome
        sink.tell(STARTED, outcome, outcome)
        return self.then


class StartTile(Chance[FieldState]):
    """Setup, 3: each seat draws a tile, which is placed in the middle of its field."""

    def __init__(self, course: FieldCourse, bed: FieldBed) -> None:
        super().__init__("draw start tiles")
        self.course = course
        self.bed = bed

    def weights(self, state: FieldState) -> vec[i64]:
        return state.bag

    def reveal(self, state: FieldState, outcome: i64, sink: EventSink) -> i64:
        state.bag[outcome] -= 1
        state.bagged -= 1
        sink.tell(PLACED, state.turn, outcome, self.bed.middle, 0)
        lay(state, self.bed, state.turn, self.bed.middle, outcome * 4)
        state.turn = (state.turn + 1) % state.seats
        if state.turn != state.starter:
            return self.here
        return self.course.refill(state, sink)


def lay(state: FieldState, bed: FieldBed, seat: i64, cell: i64, code: i64) -> None:
    state.laid[seat * bed.cells + cell] = code
    state.rows[bed.word(seat, cell)] |= bed.mark(cell)


class FieldRefresh(Chance[FieldState]):
    """How to Play: two tiles are open before a seat chooses."""

    def __init__(self, course: FieldCourse) -> None:
        super().__init__("refresh the row")
        self.course = course

    def weights(self, state: FieldState) -> vec[i64]:
        return state.bag

    def reveal(self, state: FieldState, outcome: i64, sink: EventSink) -> i64:
        slot: i64 = 0
        while state.row[slot] != NONE:
            slot += 1
        state.bag[outcome] -= 1
        state.bagged -= 1
        state.row[slot] = outcome
        sink.tell(REVEALED, NONE, slot, outcome)
        return self.course.refill(state, sink)


class FieldTake(Choice[FieldState]):
    """How to Play: one of the two open tiles, or one drawn at random."""

    def __init__(self, actions: Gathering, course: FieldCourse, took: EventKind) -> None:
        super().__init__("take", Message("blume-prompt-take"))
        self.actions = actions
        self.took = took
        self.course = course

    def asked(self, state: FieldState) -> i64:
        return bit(state.turn)

    def legal(self, state: FieldState, seat: i64, out: vec[i64]) -> i64:
        count = open_tiles(state.row, 0, out)
        if state.bagged:
            out[count] = self.actions.dip.start
            count += 1
        return count

    def why_not(self, state: FieldState, seat: int, action: int) -> Message | None:
        if action == self.actions.dip.start:
            return None if state.bagged else Message("blume-why-bag")
        if not 0 <= action < len(state.row):
            return NOT_ASKED
        return None if state.row[action] != NONE else Message("blume-why-slot")

    def resolve(self, state: FieldState, sink: EventSink) -> i64:
        slot = state.sealed[state.turn].first()
        if slot == self.actions.dip.start:
            return self.then
        state.hand = state.row[slot]
        state.row[slot] = NONE
        sink.tell(self.took, state.turn, slot, state.hand)
        return self.course.place.here


class FieldDip(Chance[FieldState]):
    """How to Play: the bag gives any of its tiles."""

    def __init__(self) -> None:
        super().__init__("draw from the bag")

    def weights(self, state: FieldState) -> vec[i64]:
        return state.bag

    def reveal(self, state: FieldState, outcome: i64, sink: EventSink) -> i64:
        state.bag[outcome] -= 1
        state.bagged -= 1
        state.hand = outcome
        sink.tell(DIPPED, state.turn, outcome)
        return self.then


class FieldPlace(Choice[FieldState]):
    """How to Play: next to any own tile, without a limit."""

    def __init__(self, bed: FieldBed, actions: Gathering, course: FieldCourse) -> None:
        super().__init__("place", Message("blume-prompt-place"))
        self.bed = bed
        self.actions = actions
        self.course = course

    def asked(self, state: FieldState) -> i64:
        return bit(state.turn)

    def legal(self, state: FieldState, seat: i64, out: vec[i64]) -> i64:
        count = self.bed.open_cells(state.rows, seat, out, self.actions.place.start)
        turn: i64
        index: i64
        for turn in range(1, 4):
            for index in range(count):
                out[turn * count + index] = out[index] + turn * self.bed.cells
        return 4 * count

    def why_not(self, state: FieldState, seat: int, action: int) -> Message | None:
        number = action - int(self.actions.place.start)
        if not 0 <= number < self.actions.place.size:
            return NOT_ASKED
        cell = number % int(self.bed.cells)
        if state.laid[seat * self.bed.cells + cell] != NONE:
            return Message("blume-why-occupied")
        return None if self.bed.touches(state.laid, seat, i64(cell)) else Message("blume-why-beside")

    def resolve(self, state: FieldState, sink: EventSink) -> i64:
        seat = state.turn
        action = state.sealed[seat].first() - self.actions.place.start
        turn = action // self.bed.cells
        cell = action - turn * self.bed.cells
        sink.tell(PLACED, seat, state.hand, cell, turn)
        lay(state, self.bed, seat, cell, state.hand * 4 + turn)
        state.hand = NONE
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            point = self.bed.touch[corner]
            if point != NONE:
                self.look(state, seat, point, sink)
        return self.course.next_turn(state, sink)

    def look(self, state: FieldState, seat: i64, point: i64, sink: EventSink) -> None:
        """A flower of one colour gets that colour's peg, unless the peg is already used (ruling 34)."""
        colour = self.bed.kind(state.laid, seat * self.bed.cells, point)
        if colour == NONE or colour >= HUES:
            return
        state.flowers[seat] += 1
        if state.pegged[seat] & bit(colour):
            sink.tell(FLOWERED, seat, point, colour)
            return
        state.pegged[seat] |= bit(colour)
        state.pegs[seat * HUES + colour] = point
        sink.tell(PEGGED, seat, point, colour)
        if state.pegged[seat] == ALL_PEGS and state.last == NONE:
            state.last = state.seats - 1
            sink.tell(LAST_ROUND, seat)
