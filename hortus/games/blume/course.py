"""The course of a round: whose turn is next, when a round ends, and which step follows."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.events import EventSink
from hortus.core.rules import OVER, Step
from hortus.core.state import NONE
from hortus.games.blume.garden import pour
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import FIRST_SIDE, GREW, HUES, ROUNDS, ROW, SCORED


class Course:
    """Connects the steps of a round. Modules bring their own."""

    def __init__(self) -> None:
        nowhere: Step[BlumeState] = Step("nowhere")
        # Set when the table is set up.
        self.refresh: Step[BlumeState] = nowhere
        self.take: Step[BlumeState] = nowhere
        self.place: Step[BlumeState] = nowhere
        self.harvest: Step[BlumeState] = nowhere  # the first step of the end of a round
        self.opening: Step[BlumeState] = nowhere  # the first step of a round

    def begin_turn(self, state: BlumeState, sink: EventSink) -> i64:
        """Turns, 1: the row is filled up before anybody chooses from it."""
        return self.refill(state, sink)

    def refill(self, state: BlumeState, sink: EventSink) -> i64:
        """Fill the row while it has gaps and there are tiles; otherwise go on (ruling 25)."""
        slot: i64
        for slot in range(ROW):
            if state.row[slot] == NONE:
                pour(state, sink)
                if state.bagged:
                    return self.refresh.here
                break
        return self.ready(state, sink)

    def ready(self, state: BlumeState, sink: EventSink) -> i64:
        """The row cannot be filled any further."""
        return self.take.here

    def after_blooms(self, state: BlumeState, sink: EventSink) -> i64:
        """All flowers that the tile completed are carried out."""
        return self.next_turn(state, sink)

    def next_turn(self, state: BlumeState, sink: EventSink) -> i64:
        """Clockwise to the next garden with room. Without one the round is over (ruling 13)."""
        state.hosed = 0
        side = state.round + FIRST_SIDE
        seat: i64
        for seat in range(state.turn + 1, state.turn + 1 + state.seats):
            who = seat % state.seats
            if state.filled[who] < side * side:
                state.turn = who
                return self.begin_turn(state, sink)
        return self.end_round(state, sink)

    def end_round(self, state: BlumeState, sink: EventSink) -> i64:
        """End of Round: score. After the third round the game is over (ruling 14)."""
        self.score(state, sink)
        if state.scored == ROUNDS:
            return OVER
        return self.harvest.here

    def score(self, state: BlumeState, sink: EventSink) -> None:
        """Scoring: remember greenhouses and market as they stand; `scoring.py` multiplies them."""
        now = state.round
        colour: i64
        seat: i64
        for colour in range(HUES):
            state.prices[now * HUES + colour] = state.pegs[colour]
        for seat in range(state.seats):
            points: i64 = 0
            for colour in range(HUES):
                stock = state.stock[seat * HUES + colour]
                state.tally[(seat * ROUNDS + now) * HUES + colour] = stock
                points += stock * state.pegs[colour]
            sink.tell(SCORED, seat, now, points)
        state.scored = now + 1

    def begin_round(self, state: BlumeState, sink: EventSink) -> i64:
        """Starting A New Round: the first player of the game begins again."""
        state.round += 1
        state.turn = state.starter
        state.formed = vec[i64]()
        sink.tell(GREW, NONE, state.round)
        return self.open_round(state, sink)

    def open_round(self, state: BlumeState, sink: EventSink) -> i64:
        return self.opening.here
