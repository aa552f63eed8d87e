"""A table: the result of applying its log, entry by entry.

No clock, no disk, no sockets: the same entries always make the same table. An
entry gets here in one of three ways, and all of them end in `_take_in`:

    decide   a decision, checked against the rules and played; the entry is new
    add      any other new entry, such as a chat message or somebody sitting down
    apply    an entry that was read from the log

`decide` and `add` change the table in memory before the entry is stored. The
room sees to it that nobody looks at the table until the store has answered, and
reads the table again from its log when storing failed.
"""

from typing import Any

from hortus.core.deal import sealed
from hortus.core.errors import IllegalAction
from hortus.core.events import Event
from hortus.core.message import Message
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.match import Match
from hortus.server.protocol import messages as wire
from hortus.server.store.contract import Entry, StoreError, chained
from hortus.server.tables import entries as log
from hortus.server.tables.changes import Change
from hortus.server.tables.history import History
from hortus.server.tables.rulesets import rules_of
from hortus.server.tables.seating import Seating
from hortus.server.tables.takeback_requests import TakebackRequests


class Table:
    """What a log adds up to so far."""

    def __init__(self, first: Entry, agreed: Rules[Any] | None = None) -> None:
        made = log.read(first.body)
        if first.mark != chained(b"", first.number, first.body):
            raise _damaged(first)
        if not isinstance(made, log.Made):
            raise StoreError("server-log-headless")
        self.id = first.table
        self.made = made
        self.rules = agreed or rules_of(made)
        self.match: Match | None = None
        self.seating = Seating(made)
        self.history = History(made.seats)
        self.number = first.number
        self.mark = first.mark
        self.at = first.at
        self.answers: dict[tuple[int, str], int] = {}  # (seat, id of a decision) -> the version that was answered
        self.asked: dict[int, int] = {}  # since when each waiting seat is asked, as everybody may know
        self._charged: list[int] = []  # for each move of the match, since when its seat had been asked for it
        self.holding = NONE  # the seat whose turn is done but not confirmed
        self.confirmed = 0  # moves of the match that were confirmed and stand
        self.takebacks = TakebackRequests()
        self.hook = ""
        self.ended = ""
        self.next = ""  # the rematch
        self.deleted = False
        self.made_at = self.public_at = first.at  # when the table was made; when everybody last heard something
        self.open_scores: tuple[int, list[int | None]] = (-1, [])  # scores at an entry, where nothing is hidden
        self.history.note(Change(at=first.at, notice={"house": "made"}))

    # ---- what is true now

    @property
    def state(self) -> str:
        if self.ended:
            return "abandoned"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision, or the one that owes its confirmation."""
        if self.state != "playing" or self.match is None:
            return ()
        return (self.holding,) if self.holding != NONE else self.match.waiting

    @property
    def bots_asked(self) -> list[int]:
        return [seat for seat in self.waiting if self.seating.seats[seat].kind == "bot"]

    def version(self, seat: int) -> int:
        return self.history.versions[seat]

    def playing(self) -> Match:
        """The match. An IllegalAction while no decision can be taken."""
        if self.match is None:
            raise IllegalAction("server-not-begun")
        if self.ended:
            raise IllegalAction("server-abandoned")
        return self.match

    def choosing(self, seat: int) -> bool:
        """Whether this seat is in the middle of a private sequence."""
        match = self.match
        return match is not None and match.pending(seat) > 0 and seat in match.waiting

    def undoable(self, seat: int) -> bool:
        """Whether this seat can take something back: nothing it has confirmed, and not while another confirms."""
        match = self.playing()
        if self.holding not in (NONE, seat) or not match.undoable(seat):
            return False
        return match.pending(seat) > 0 or match.carried_out > self.confirmed

    def asked_before(self, seat: int) -> int:
        """Since when this seat is asked if it takes its last decision back: an undo restarts no clock."""
        match = self.playing()
        return self._charged[self._last_of(seat) if match.pending(seat) else match.carried_out - 1]

    def action(self, named: int | dict[str, str | int]) -> int:
        """The number of an action, which clients may also spell out."""
        return named if isinstance(named, int) else self.rules.catalogue.number({**named})

    # ---- new entries

    def decide(self, said: wire.Decision, by: str, at: int) -> tuple[Entry, Change]:
        """Play a decision in memory; returns the entry to be stored. An IllegalAction leaves the table unchanged."""
        events: list[Event] = []
        body: log.Body
        match said:
            case wire.Choose():
                body, events = self.choose(said.seat, self.action(said.action), by)
            case wire.Undo():
                if not self.undoable(said.seat):
                    raise IllegalAction("server-no-undo")
                body = log.Undone(seat=said.seat)
            case wire.Confirm():
                self.playing()
                if self.holding != said.seat:
                    raise IllegalAction("server-no-turn")
                body = log.Confirmed(seat=said.seat)
        entry = self._next(body, at, said.seat, said.id)
        return entry, self._take_in(entry, body, events)

    def choose(self, seat: int, action: int, by: str) -> tuple[log.Chosen, list[Event]]:
        """Play a choice in the match, chance included; returns the body of its entry and the events of the game."""
        match = self.playing()
        if self.holding not in (NONE, seat):
            raise IllegalAction("server-unconfirmed", who=self.seating.called(self.holding))
        if self.holding == seat:
            raise IllegalAction("server-confirm-first")
        before = len(match.moves)
        events = match.submit(seat, action)
        chance = [what for who, what in match.moves[before:] if who == NONE]
        return log.Chosen(seat=seat, action=action, chance=chance, by=by), events

    def opening(self) -> log.Begun:
        """The body of the entry that begins the match, with the nonces of those who sit here now."""
        nonces = [seat.nonce for seat in self.seating.seats]
        if self.made.given:
            return log.Begun(nonces=nonces, chance=[])
        fresh = Match(self.rules, deal=sealed(self.made.secret, nonces))
        return log.Begun(nonces=nonces, chance=[what for _, what in fresh.moves])

    def add(self, body: log.Body, at: int, seat: int = NONE, client: str = "") -> tuple[Entry, Change]:
        """Take in a new entry that is no decision; returns it, to be stored."""
        entry = self._next(body, at, seat, client)
        return entry, self._take_in(entry, body, [])

    def _next(self, body: log.Body, at: int, seat: int, client: str) -> Entry:
        number, data = self.number + 1, log.write(body)
        return Entry(self.id, number, at, seat, client, data, chained(self.mark, number, data))

    # ---- entries from the log

    def apply(self, entry: Entry) -> None:
        """Take in the next entry of the log. A StoreError when it does not follow from the one before."""
        if entry.number != self.number + 1 or entry.mark != chained(self.mark, entry.number, entry.body):
            raise _damaged(entry)
        body = log.read(entry.body)
        events: list[Event] = []
        if isinstance(body, log.Chosen):
            match = self.playing()
            heard = len(match.heard)
            match.follow([(body.seat, body.action)] + [(NONE, outcome) for outcome in body.chance], proving=False)
            events = match.heard[heard:]
        self._take_in(entry, body, events)

    # ---- what each entry does

    def _take_in(self, entry: Entry, body: log.Body, events: list[Event]) -> Change:
        """Bring everything but the moves of a choice, which are played already, up to this entry."""
        self.number = entry.number
        self.mark = entry.mark
        self.at = entry.at
        change = self._changed(body, entry.at, events)
        self.history.note(change)
        if not change.private:
            self.public_at = entry.at
            request = self.takebacks.open
            if change.play or (request and self.seating.seats[request.seat].kind != "person"):
                self.takebacks.open = None
        if entry.client:
            self.answers[entry.seat, entry.client] = self.version(entry.seat)
        # Neither a step of a private sequence nor an undo restarts a clock.
        self.asked = {
            seat: entry.at if seat == change.decided else self.asked.get(seat, entry.at) for seat in self.waiting
        }
        return change

    def _changed(self, body: log.Body, at: int, events: list[Event]) -> Change:
        match body:
            case log.Chosen(seat=seat):
                return self._chosen(seat, at, events)
            case log.Undone(seat=seat):
                return self._undone(seat, at)
            case log.Confirmed(seat=seat):
                self.holding = NONE
                self.confirmed = len(self.playing().moves)
                notice: dict[str, object] = {"house": "confirmed", "seat": seat}
                return Change(at=at, notice=notice, by=seat, play=True, outdates=self._all(), decided=seat)
            case log.Begun():
                self._begin(body, at)
                heard = self.playing().heard[:]
                return Change(at=at, notice={"house": "begun"}, events=heard, play=True, outdates=self._all())
            case log.Seated() | log.Ready() | log.Parted() | log.Left() | log.Linked() | log.Hosted():
                return self.seating.apply(body, at)
            case log.Asked() | log.Answered():
                return self._pleaded(body, at)
            case log.Resigned(seat=seat, ends=ends):
                self.seating.resign(body)
                if self.holding == seat:
                    self.holding = NONE
                    self.confirmed = len(self.playing().moves)
                if ends:
                    self.ended = str(Message("server-ended-by-resigning"))
                notice = {"house": "resigned", "seat": seat, "ends": ends}
                return Change(at=at, notice=notice, by=seat, play=True, outdates=self._all())
            case log.Said(seat=seat, text=text):
                notice = {"house": "said", "seat": seat, "name": self.seating.speaker(seat), "text": text, "at": at}
                return Change(at=at, notice=notice, by=seat)
            case log.Reacted(seat=seat, sign=sign):
                notice = {"house": "reacted", "seat": seat, "name": self.seating.speaker(seat), "sign": sign, "at": at}
                return Change(at=at, notice=notice, by=seat)
            case log.Hooked(url=url):
                self.hook = url
                return Change(at=at, notice={"house": "hooked"})
            case log.Ended(reason=reason, key=key, values=values):
                self.ended = reason
                notice = {"house": "abandoned", "reason": reason, "key": key, "values": values}
                return Change(at=at, notice=notice, play=True, outdates=self._all())
            case log.Rematched(table=table):
                self.next = table
                return Change(at=at, notice={"house": "rematch", "table": table})
            case log.Deleted():
                self.deleted = True
                self.seating.close()
                return Change(at=at, notice=None, outdates=self._all())
            case log.Made():
                raise StoreError("server-log-made-twice")

    def _chosen(self, seat: int, at: int, events: list[Event]) -> Change:
        match = self.playing()
        # A step of a private sequence is nobody else's business, not even its number.
        only = seat if self.choosing(seat) else NONE
        outdates = [seat] if match.pending(seat) else self._all()
        self._charged += [self.asked.get(seat, at)] * (len(match.moves) - len(self._charged))
        if self._holds(seat):
            self.holding = seat
        decided = seat if only == NONE and self.holding == NONE else NONE
        notice: dict[str, object] = {"house": "chose", "seat": seat}
        return Change(
            at=at, notice=notice, by=seat, events=events, only=only, play=True, outdates=outdates, decided=decided
        )

    def _undone(self, seat: int, at: int) -> Change:
        match = self.playing()
        if not match.undoable(seat):
            raise StoreError("server-log-undo", table=self.id)
        only = seat if self.choosing(seat) else NONE
        self.asked[seat] = self.asked_before(seat)
        if match.pending(seat):
            del self._charged[self._last_of(seat)]
        match.undo(seat)
        del self._charged[len(match.moves) :]
        self.holding = NONE
        private = match.pending(seat) > 0 or only != NONE
        outdates = [seat] if private else self._all()
        notice: dict[str, object] = {"house": "undone", "seat": seat}
        return Change(at=at, notice=notice, by=seat, only=only, play=True, outdates=outdates)

    def _begin(self, body: log.Begun, at: int) -> None:
        given = [(who, what) for who, what in self.made.given]
        deal = sealed(self.made.secret, body.nonces, len(given), self.seating.bots())
        match = Match(self.rules, deal=deal, begin=False)
        match.follow(given + [(NONE, outcome) for outcome in body.chance], proving=False)
        self.match = match
        self._charged = [at] * len(match.moves)

    def _pleaded(self, body: log.Asked | log.Answered, at: int) -> Change:
        keep = self.takebacks.take_in(body)
        notice: dict[str, object] = {"house": "answered", "seat": body.seat}
        if isinstance(body, log.Asked):
            notice = {"house": "asked", "seat": body.seat, "of": body.of}
        else:
            notice["agrees"] = body.agrees
        if keep == NONE or self.takebacks.open is None:
            return Change(at=at, notice=notice, by=body.seat)
        seat = self.takebacks.open.seat
        # The dice go back too, so the same play gets the same draws.
        before = self.playing()
        self.match = Match(self.rules, deal=before.deal, begin=False)
        self.match.follow(before.moves[:keep], proving=False)
        del self._charged[keep:]
        self.asked = {}
        self.holding = NONE
        self.confirmed = min(self.confirmed, keep)
        notice = {"house": "tookback", "seat": seat}
        return Change(at=at, notice=notice, by=seat, play=True, outdates=self._all())

    def _holds(self, seat: int) -> bool:
        """Whether this seat's turn now waits for its confirmation: the setting asks for it and it could be undone."""
        match = self.playing()
        if not self.made.setting.confirm or self.seating.seats[seat].kind == "bot":
            return False
        return match.undoable(seat) and seat not in match.waiting and match.pending(seat) == 0

    def _last_of(self, seat: int) -> int:
        """The place of this seat's last move."""
        moves = self.playing().moves
        return next(place for place in reversed(range(len(moves))) if moves[place][0] == seat)

    def _all(self) -> list[int]:
        return list(range(self.made.seats))


def _damaged(entry: Entry) -> StoreError:
    return StoreError("server-log-damaged", table=entry.table, line=str(entry.number))
