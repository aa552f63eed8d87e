"""A match: rules, state, dice and record. Only a match checks input, records moves and owns dice."""

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from hortus.core.bits import bit, members
from hortus.core.deal import Deal
from hortus.core.dice import Dice
from hortus.core.errors import IllegalAction, RecordError
from hortus.core.events import Event, EventLog
from hortus.core.message import Listed, Message
from hortus.core.perspective import Perspective
from hortus.core.plain import quoted
from hortus.core.record import Record
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK, Itemised
from hortus.core.state import NONE, S, twin


class Moment(Generic[S]):
    """The table just before a decision that can still be undone."""

    def __init__(self, state: S, moves: int, heard: int) -> None:
        self.state = state
        self.moves = moves
        self.heard = heard


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S]):
    """One game being played. Everything happens through `submit` or `undo`."""

    def __init__(self, rules: Rules[S], deal: Deal, begin: bool = True) -> None:
        self.rules = rules
        """The rules of this table."""
        self.deal = deal
        """Where the random draws come from."""
        self.moves: list[tuple[int, int]] = []
        """All moves so far: (seat, action), or (NONE, outcome) for a random draw."""
        self.heard: list[Event] = []
        """Everything that happened so far."""
        self._state = rules.deal()
        self._dice: Dice = deal.dice("table")
        self._moments: list[Moment[S]] = []
        # A ring may begin with a decision; entering it asks the seats.
        rules.enter(self._state, 0)
        if begin:
            self.settle()

    # ---- what anybody may read

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple(members(self._state.waiting))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self.rules.seats)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of this seat, ascending; empty if it isn't its turn."""
        return self.perspective(seat).legal()

    def perspective(self, seat: int) -> Perspective[S]:
        """The table as this seat sees it; NONE is a spectator."""
        if seat != NONE:
            self._check_seat(seat)
        return Perspective(self.rules, self._state, seat)

    def scores(self) -> tuple[int, ...]:
        """The current points of every seat."""
        return tuple([int(self.rules.score(self._state, i64(seat), BLANK)) for seat in range(self.seats)])

    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the game is over."""
        return tuple(self.rules.winners(self._state)) if self.over else ()

    def sheet(self, seat: int) -> Itemised:
        """Why this seat has its points, line by line, with the pieces each line counts."""
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
        """Make a decision for a seat. Returns the events that follow.

        An IllegalAction changes nothing.
        """
        if not self.deal.known:
            raise IllegalAction("refused-secret-unknown")
        self._check(seat, action)
        before = len(self.heard)
        self._choose(seat, action)
        self.settle()
        return self.heard[before:]

    def undo(self, seat: int) -> bool:
        """Go back to this seat's last decision. Returns False if that is not possible.

        Undo never crosses a random draw, a reveal or another seat's decision. A
        sealed choice that nobody has seen can always be undone. A seat that is
        still in the middle of a private sequence has not decided yet: its choices
        so far are lost when the decision before them is undone.
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
        """Whether `undo` would undo something for this seat now."""
        if not 0 <= seat < self.seats or self._state.over:
            return False
        if self._state.sealed[seat].count:
            return True
        if not self._moments or self.moves[self.carried_out - 1][0] != seat:
            return False
        # Only public facts may decide this: the answer must not tell whether somebody has begun to choose.
        return not any([self._has_chosen(other) for other in range(self.seats)])

    def pending(self, seat: int) -> int:
        """How many choices this seat has sealed that nobody has seen yet."""
        self._check_seat(seat)
        return int(self._state.sealed[seat].count)

    @property
    def carried_out(self) -> int:
        """How many moves have been carried out. Sealed choices come after them."""
        return len(self.moves) - sum([int(sealed.count) for sealed in self._state.sealed])

    # ---- inside

    def _has_chosen(self, seat: int) -> bool:
        """Whether this seat has finished choosing. Everybody may know that."""
        return self._state.sealed[seat].count > 0 and seat not in self.waiting

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalAction("refused-seat", seat=quoted(seat), last=self.seats - 1)

    def _check(self, seat: int, action: int) -> None:
        if self.over:
            raise IllegalAction("refused-over")
        if not self.waiting:
            raise IllegalAction("refused-draw-first")
        if seat not in self.waiting:
            seats = [str(waiting) for waiting in self.waiting]
            raise IllegalAction("refused-turn", seat=quoted(seat), count=len(seats), seats=Listed(seats))
        legal = self.legal(seat)
        if action not in legal:
            write = self.rules.catalogue.write
            shown = write(action) if 0 <= action < self.rules.catalogue.size else quoted(action)
            some: list[object] = [write(other) for other in legal[:5]]
            if len(legal) > 5:
                some.append(Message("refused-more", {"count": len(legal) - 5}))
            known = 0 <= action < self.rules.catalogue.size
            refusal = self.rules.refusal(self._state, seat, action) if known else None
            why = refusal or Message("why-no-action")
            raise IllegalAction("refused-impossible", action=shown, why=why, some=Listed(some))

    def _choose(self, seat: int, action: int) -> None:
        """Make a checked decision, and remember the table before it for undo."""
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
        """Make and record random draws until somebody must decide."""
        state = self._state
        if state.waiting == 0 and not state.over and not self.deal.known:
            raise RecordError("refused-draw-unknown")
        while state.waiting == 0 and not state.over:
            self._happen(int(self._dice.weighted(self.rules.odds(state))))

    def _happen(self, outcome: int) -> None:
        log = EventLog()
        self.rules.happen(self._state, i64(outcome), log)
        self.moves.append((NONE, outcome))
        self.heard += log.events
        self._moments = []

    def follow(self, moves: list[tuple[int, int]], proving: bool) -> None:
        """Play the moves of a record. With `proving`, the dice must give the same draws as the record.

        The match must be made with begin=False.
        """
        for who, what in moves:
            try:
                if who == NONE:
                    self._follow_chance(what, proving)
                else:
                    self._follow_choice(who, what)
            except IllegalAction as fault:
                raise RecordError("refused-move", number=str(len(self.moves) + 1), fault=fault.message) from None

    def _follow_chance(self, outcome: int, proving: bool) -> None:
        state = self._state
        if state.waiting or state.over:
            raise IllegalAction("refused-draw-not-now")
        weights = self.rules.odds(state)
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise IllegalAction("refused-outcome", outcome=quoted(outcome))
        # The dice are used even if nobody compares them, so that the match can be continued.
        thrown = int(self._dice.weighted(weights))
        if proving and thrown != outcome:
            raise IllegalAction("refused-dice-differ", thrown=str(thrown), found=str(outcome))
        self._happen(outcome)

    def _follow_choice(self, seat: int, action: int) -> None:
        if self._state.waiting == 0 and not self.over:
            raise IllegalAction("refused-decision-not-now")
        self._check(seat, action)
        self._choose(seat, action)
