"""A match: rules, state, dice and record; the only place that checks, records and owns dice."""

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from hortus.core.bits import bit, members
from hortus.core.deal import Deal
from hortus.core.dice import Dice
from hortus.core.errors import IllegalAction, RecordError
from hortus.core.events import Event, EventLog
from hortus.core.perspective import Perspective
from hortus.core.record import Record
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK, Itemised
from hortus.core.state import NONE, S, twin


class Moment(Generic[S]):
    """The table just before a decision that may still be taken back."""

    def __init__(self, state: S, moves: int, heard: int) -> None:
        self.state = state
        self.moves = moves
        self.heard = heard


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S]):
    """One game being played. Everything that happens passes through `submit` or `undo`."""

    def __init__(self, rules: Rules[S], deal: Deal, begin: bool = True) -> None:
        self.rules = rules
        self.deal = deal
        self.moves: list[tuple[int, int]] = []
        self.heard: list[Event] = []  # everything that happened so far
        self._state = rules.deal()
        self._dice: Dice = deal.dice("table")
        self._moments: list[Moment[S]] = []
        # A ring may begin with a decision; entering it asks the seats.
        rules.enter(self._state, 0)
        if begin:
            self.settle()

    # ---- what anybody may ask

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(members(self._state.waiting))

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def seats(self) -> int:
        return int(self.rules.seats)

    def legal(self, seat: int) -> list[int]:
        """What this seat may choose, ascending; empty when it is not asked."""
        return self.perspective(seat).legal()

    def perspective(self, seat: int) -> Perspective[S]:
        """The table from this seat; NONE is a spectator's chair."""
        if seat != NONE:
            self._check_seat(seat)
        return Perspective(self.rules, self._state, seat)

    def scores(self) -> tuple[int, ...]:
        """Every seat's points as the table stands."""
        return tuple([int(self.rules.score(self._state, i64(seat), BLANK)) for seat in range(self.seats)])

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody while the game goes on."""
        return tuple(self.rules.winners(self._state)) if self.over else ()

    def ledger(self, seat: int) -> list[tuple[str, int, int]]:
        """Why this seat has its points: (reason, count, points), adding up to the score."""
        return self.sheet(seat).lines

    def sheet(self, seat: int) -> Itemised:
        """The same with the pieces each line counts."""
        self._check_seat(seat)
        sheet = Itemised()
        self.rules.score(self._state, i64(seat), sheet)
        return sheet

    def record(self) -> Record:
        """The match so far as numbers."""
        scores = list(self.scores()) if self.over else []
        return Record(self.rules.setup, self.deal.publish(self.over), self.moves[:], scores)

    # ---- what a seat may do

    def submit(self, seat: int, action: int) -> list[Event]:
        """Take a decision; returns all that happened because of it.

        An IllegalAction leaves everything untouched.
        """
        if not self.deal.known:
            raise IllegalAction("The secret of this deal is not known here: the game can be shown, not played on.")
        self._check(seat, action)
        before = len(self.heard)
        self._choose(seat, action)
        self.settle()
        return self.heard[before:]

    def undo(self, seat: int) -> bool:
        """Back to this seat's last decision; False when something stands in the way.

        Never across a chance step, a reveal or another seat's decision. What a
        seat has sealed and nobody has seen it may always take back. Another seat
        that is still choosing in private has not decided: what it has sealed so
        far falls with the decision it followed.
        """
        self._check_seat(seat)
        if not self.undoable(seat):
            return False
        state = self._state
        sealed = state.sealed[seat]
        if sealed.count:
            sealed.count -= 1
            state.waiting |= bit(i64(seat))
            place = max([index for index in range(len(self.moves)) if self.moves[index][0] == seat])
            del self.moves[place]
            return True
        moment = self._moments.pop()
        self._state = moment.state
        del self.moves[moment.moves :]
        del self.heard[moment.heard :]
        return True

    def undoable(self, seat: int) -> bool:
        """Whether `undo` would take something back for this seat now."""
        if not 0 <= seat < self.seats or self._state.over:
            return False
        if self._state.sealed[seat].count:
            return True
        if not self._moments or self.moves[self.carried_out - 1][0] != seat:
            return False
        # Only what everybody knows may stand in the way: an answer must not tell who has begun to choose.
        return not any([self._has_chosen(other) for other in range(self.seats)])

    def pending(self, seat: int) -> int:
        """How many choices this seat has sealed that nobody has seen yet."""
        self._check_seat(seat)
        return int(self._state.sealed[seat].count)

    @property
    def carried_out(self) -> int:
        """How many moves everybody has seen the outcome of; what is sealed comes after them."""
        return len(self.moves) - sum([int(sealed.count) for sealed in self._state.sealed])

    # ---- inside

    def _has_chosen(self, seat: int) -> bool:
        """Whether this seat has sealed all that it owes, as everybody may know."""
        return self._state.sealed[seat].count > 0 and seat not in self.waiting

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalAction(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")

    def _check(self, seat: int, action: int) -> None:
        if self.over:
            raise IllegalAction("The game is over; nothing can be done any more.")
        if not self.waiting:
            raise IllegalAction("Chance has to speak before a seat can decide.")
        if seat not in self.waiting:
            names = " and ".join([str(waiting) for waiting in self.waiting])
            raise IllegalAction(f"Seat {seat} is not asked now; waiting for seat {names}.")
        legal = self.legal(seat)
        if action not in legal:
            write = self.rules.catalogue.write
            shown = write(action) if 0 <= action < self.rules.catalogue.size else str(action)
            some = ", ".join([write(other) for other in legal[:5]])
            rest = "" if len(legal) <= 5 else f" and {len(legal) - 5} more"
            raise IllegalAction(f"{shown} is not possible now; possible are {some}{rest}.")

    def _choose(self, seat: int, action: int) -> None:
        """Take a checked decision, remembering the table before it while it may be taken back."""
        state = self._state
        moment = Moment(twin(state), len(self.moves), len(self.heard))
        others = any([state.sealed[other].count > 0 for other in range(self.seats) if other != seat])
        log = EventLog()
        self.rules.choose(state, i64(seat), i64(action), log)
        self.moves.append((seat, action))
        self.heard += log.events
        if state.sealed[seat].count == 0:  # the step was carried out
            self._moments.append(moment)
            if others or any([event.kind.reveals for event in log.events]):
                self._moments = []

    def settle(self) -> None:
        """Let nature speak until somebody must decide; what she says is recorded."""
        state = self._state
        if state.waiting == 0 and not state.over and not self.deal.known:
            raise RecordError("It is for chance to speak, but the secret of this deal is not known here.")
        while state.waiting == 0 and not state.over:
            self._happen(int(self._dice.weighted(self.rules.odds(state))))

    def _happen(self, outcome: int) -> None:
        log = EventLog()
        self.rules.happen(self._state, i64(outcome), log)
        self.moves.append((NONE, outcome))
        self.heard += log.events
        self._moments = []

    def follow(self, moves: list[tuple[int, int]], proving: bool) -> None:
        """Play a record's moves; with `proving` the dice must say the same as the record.

        For a match that was made with begin=False.
        """
        for who, what in moves:
            try:
                if who == NONE:
                    self._follow_chance(what, proving)
                else:
                    self._follow_choice(who, what)
            except IllegalAction as fault:
                raise RecordError(f"Move {len(self.moves) + 1} of the record: {fault}") from None

    def _follow_chance(self, outcome: int, proving: bool) -> None:
        state = self._state
        if state.waiting or state.over:
            raise IllegalAction("Chance speaks where a seat should decide.")
        weights = self.rules.odds(state)
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise IllegalAction(f"Outcome {outcome} of chance is impossible here.")
        # The dice are thrown even when nobody compares, so that a match can be played on.
        thrown = int(self._dice.weighted(weights))
        if proving and thrown != outcome:
            raise IllegalAction(f"The dice of this deal say {thrown}, not {outcome}.")
        self._happen(outcome)

    def _follow_choice(self, seat: int, action: int) -> None:
        if self._state.waiting == 0 and not self.over:
            raise IllegalAction("A seat decides where chance should speak.")
        self._check(seat, action)
        self._choose(seat, action)
