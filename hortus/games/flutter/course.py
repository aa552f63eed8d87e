"""The course of a turn between the decisions: everything that happens by itself.

Each method is one paragraph of the rulebook and returns the next step: a
decision if there is one, otherwise what the next paragraph returns.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.core.events import EventKind, EventSink
from hortus.core.rules import OVER, Step
from hortus.core.state import NONE
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.enclosures import Enclosures
from hortus.games.flutter.growth import RAINBOW_SHIFT, count, covered
from hortus.games.flutter.ponds import Ponds
from hortus.games.flutter.rondel import covered_stack, next_stack
from hortus.games.flutter.scoring import Tracker, half
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.vocabulary import (
    BLOOMED,
    FLEW_HOME,
    GREW,
    LAST_TURNS,
    MISSED,
    RESTED,
    SCORED,
    SIPPED,
    SUN_MOVED,
    WITHERED,
)  # fmt: skip


class Course:
    """Sun, growth, ponds, enclosures, bees and the end of a turn."""

    def __init__(self, meadow: Meadow, ponds: Ponds, tracker: Tracker, bee: i64, solstice: i64) -> None:
        self.meadow = meadow
        self.ponds = ponds
        self.tracker = tracker
        self.bee: i64 = bee  # pollen for a bee on an enclosed tile
        self.solstice: i64 = solstice  # how much further the sun moves on the first player's turn
        self.enclosures = Enclosures(meadow)
        nowhere: Step[FlutterState] = Step("nowhere")
        self.turn_up = nowhere
        self.select = nowhere
        self.name_rainbow = nowhere
        self.draw_water = nowhere
        self.any_petal = nowhere
        self.choose_next = nowhere
        self.resettle = nowhere
        self.place_bee = nowhere

    # ---- step 1: the sun

    def begin_turn(self, state: FlutterState, sink: EventSink) -> i64:
        """Move the sun, but not on the very first turn (F3); further with five when it is the first player's (F4)."""
        if state.turns:
            state.sun = next_stack(state, state.sun)
            if state.turn == state.first:
                for _ in range(self.solstice):
                    state.sun = next_stack(state, state.sun)
            sink.tell(SUN_MOVED, NONE, state.rondel[state.sun])
        return self.select.here

    # ---- step 4: flowers

    def gain(self, state: FlutterState, seat: i64, colour: i64, petals: i64, sink: EventSink) -> None:
        """Up to the last space of the tracker; the excess is lost (F50)."""
        held = state.petals[seat * 4 + colour] + petals
        if held > self.tracker.limit:
            held = self.tracker.limit
        state.petals[seat * 4 + colour] = held
        sink.tell(GREW, seat, colour, petals, held)

    def gain_all(self, state: FlutterState, seat: i64, petals: i64, sink: EventSink) -> None:
        colour: i64
        for colour in range(4):
            if count(petals, colour):
                self.gain(state, seat, colour, count(petals, colour), sink)

    def pay(self, state: FlutterState, seat: i64, colour: i64, petals: i64, told: EventKind, sink: EventSink) -> None:
        state.petals[seat * 4 + colour] -= petals
        sink.tell(told, seat, colour, petals, state.petals[seat * 4 + colour])

    def nameable(self, state: FlutterState) -> i64:
        """The colours that the next rainbow petal may become if the mismatched flowers can still be paid, as bits."""
        allowed: i64 = 0
        purse = vec[i64]([0, 0, 0, 0])
        colour: i64
        for colour in range(4):
            purse[colour] = state.petals[state.turn * 4 + colour]
        for colour in range(4):
            if state.wild & bit(colour):
                one = bit(8 * colour)
                if covered(purse, one, state.owed, state.wild >> 4, self.tracker.limit):
                    allowed |= bit(colour)
        return allowed

    def name(self, state: FlutterState, colour: i64, sink: EventSink) -> None:
        """The next rainbow petal becomes this colour."""
        state.wild >>= 4
        self.gain(state, state.turn, colour, 1, sink)

    def grow(self, state: FlutterState, sink: EventSink) -> i64:
        """Rainbow petals still to be named, then the mismatched flowers (4b), then the ponds."""
        while state.wild:
            allowed = self.nameable(state)
            if allowed & (allowed - 1):
                return self.name_rainbow.here
            self.name(state, lowest(allowed), sink)
        colour: i64
        if state.owed:
            for colour in range(4):
                if count(state.owed, colour):
                    self.pay(state, state.turn, colour, count(state.owed, colour), WITHERED, sink)
            state.owed = 0
        return self.find_ponds(state, sink)

    # ---- step 5a: ponds

    def find_ponds(self, state: FlutterState, sink: EventSink) -> i64:
        piece = state.pieces - 1
        outline = self.meadow.outline(state.tile[piece], state.way[piece])
        pond = self.meadow.ponds(state, outline, state.at[piece], state.walk)
        if len(pond) == 0:
            return self.score_enclosed(state, sink)
        state.pond = pond
        state.filled = 0
        return self.fill_ponds(state, sink)

    def fill_ponds(self, state: FlutterState, sink: EventSink) -> i64:
        """All of them before any tile is scored (F20)."""
        while state.filled < i64(len(state.pond)):
            if self.ponds.drawn(state):
                return self.draw_water.here
            self.fill(state, self.ponds.next_face(state), sink)
        state.pond = vec[i64]()
        state.filled = 0
        return self.name_petals(state, sink)

    def fill(self, state: FlutterState, face: i64, sink: EventSink) -> None:
        """One cell of water and its reward."""
        seat = state.turn
        self.ponds.fill(state, face, sink)
        petals = self.ponds.petals[face]
        self.gain_all(state, seat, petals, sink)
        state.any += petals >> RAINBOW_SHIFT
        pollen = self.ponds.pollen[face]
        if pollen:
            state.ponds[seat] += pollen
            state.pollen[seat] += pollen
            sink.tell(SIPPED, seat, pollen)

    def name_petals(self, state: FlutterState, sink: EventSink) -> i64:
        """Petals of any colour are named once all water lies open (F23)."""
        if state.any:
            return self.any_petal.here
        return self.score_enclosed(state, sink)

    # ---- step 5b: enclosed tiles

    def score_enclosed(self, state: FlutterState, sink: EventSink) -> i64:
        """Score enclosed tiles whose order does not matter, largest first. Then the player decides (F26)."""
        if state.due == 0:
            return self.bees_fly(state, sink)
        asked = self.enclosures.in_question(state)
        while state.due & ~asked:
            self.score(state, self.enclosures.largest(state, state.due & ~asked), sink)
        if state.due:
            return self.choose_next.here
        return self.bees_fly(state, sink)

    def score(self, state: FlutterState, piece: i64, sink: EventSink) -> None:
        """The player pays and gains, or all others gain half. It is all or nothing, and not a choice (F27 to F29)."""
        seat = state.turn
        state.due &= ~bit(piece)
        state.encloser[piece] = seat
        if piece == 0:
            sink.tell(RESTED, NONE)  # F34
            return
        sparkles = self.enclosures.sparkles(state, piece)
        colour = self.meadow.colour[state.tile[piece]]
        if state.petals[seat * 4 + colour] >= sparkles:
            state.petals[seat * 4 + colour] -= sparkles
            state.paid[piece] = 1
            state.pollen[seat] += sparkles
            sink.tell(SCORED, seat, piece, sparkles, colour)
            return
        other: i64
        for other in range(state.seats):
            if other != seat:
                state.pollen[other] += half(sparkles)
        sink.tell(MISSED, seat, piece, half(sparkles))

    # ---- bees: the end of step 5b, and step 6

    def bees_fly(self, state: FlutterState, sink: EventSink) -> i64:
        """Bees on enclosed tiles give pollen, in player order, paid or not (F30, F31)."""
        seat = state.turn
        for _ in range(state.seats):
            piece = state.bees[seat]
            if piece != NONE and state.enclosed & bit(piece):
                state.bees[seat] = NONE
                state.visits[seat] += 1
                state.pollen[seat] += self.bee
                state.homing |= bit(seat)
                if seat == state.turn:
                    state.returned = 1
                sink.tell(FLEW_HOME, seat, piece, self.bee)
            seat = self.after(state, seat)
        return self.settle_bees(state, sink)

    def settle_bees(self, state: FlutterState, sink: EventSink) -> i64:
        """Bees that flew home may settle again. Without a free tile in the meadow, nobody is asked."""
        if state.homing and self.free_tiles(state):
            return self.resettle.here
        state.homing = 0
        if state.bees[state.turn] == NONE and self.rested(state) and self.free_tiles(state):
            return self.place_bee.here
        return self.end_turn(state, sink)

    def rested(self, state: FlutterState) -> bool:
        """Step 6 is for a bee that was at home before this turn; one that just came back waits (F33)."""
        return state.returned == 0

    def homecomer(self, state: FlutterState) -> i64:
        """Whose bee settles next: player order from the active seat."""
        seat = state.turn
        while not state.homing & bit(seat):
            seat = self.after(state, seat)
        return seat

    def free_tiles(self, state: FlutterState) -> i64:
        """Where a bee may sit: not enclosed, no bee, not the rainbee (F32); bits."""
        free = (bit(state.pieces) - 2) & ~state.enclosed
        seat: i64
        for seat in range(state.seats):
            if state.bees[seat] != NONE:
                free &= ~bit(state.bees[seat])
        return free

    # ---- the end of a turn and of the game

    def leave_stack(self, state: FlutterState, stack: i64, sink: EventSink) -> None:
        """The first stack to run out brings the last turns (F36 to F38)."""
        if state.below[stack] == 0 and state.ender == NONE:
            state.ender = state.turn
            sink.tell(LAST_TURNS, NONE, stack)

    def end_turn(self, state: FlutterState, sink: EventSink) -> i64:
        """The next tile of the stack is turned up only now, so that trying a tile reveals nothing (F9)."""
        state.turns += 1
        state.returned = 0
        state.turn = self.after(state, state.turn)
        if state.turn == state.ender:
            return self.finish(state, sink)
        if covered_stack(state) != NONE:
            return self.turn_up.here
        return self.begin_turn(state, sink)

    def finish(self, state: FlutterState, sink: EventSink) -> i64:
        """Pollen for the petals that are left; they are not spent (F41)."""
        seat: i64
        colour: i64
        for seat in range(state.seats):
            for colour in range(4):
                petals = state.petals[seat * 4 + colour]
                if self.tracker.bonus[petals]:
                    sink.tell(BLOOMED, seat, colour, petals, self.tracker.bonus[petals])
        return OVER

    def after(self, state: FlutterState, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == state.seats else seat


class CourseOfVersion1(Course):
    """Rules version 1: a bee that came back and was kept could still be placed in step 6 of the same turn."""

    def rested(self, state: FlutterState) -> bool:
        return True
