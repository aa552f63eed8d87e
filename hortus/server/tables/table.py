"""What a table's log adds up to. No clock, no disk, no sockets: the same lines make the same table."""

from typing import Any

from hortus import editions
from hortus.core.deal import sealed
from hortus.core.errors import HortusError, IllegalAction
from hortus.core.events import Event
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.match import Match
from hortus.server.store.contract import Entry, StoreError, chained
from hortus.server.tables import entries as log
from hortus.server.tables.history import History
from hortus.server.tables.seating import Seating
from hortus.tables import rules


class Table:
    """The fold of a log, line by line."""

    def __init__(self, first: Entry, agreed: Rules[Any] | None = None) -> None:
        made = log.read(first.body)
        if first.mark != chained(b"", first.number, first.body):
            raise StoreError(f"The log of table {first.table} is damaged at line {first.number}.")
        if not isinstance(made, log.Made):
            raise StoreError("The log of a table must begin with how it was made.")
        self.id = first.table
        self.made = made
        self.rules = agreed or rules_of(made)
        self.match: Match | None = None
        self.seating = Seating(made)
        self.history = History(made.seats)
        self.number = first.number
        self.mark = first.mark
        self.at = first.at
        self.answers: dict[tuple[int, str], int] = {}  # client decision -> the seat's version it made
        self.asked: dict[int, int] = {}  # since when each waiting seat is asked, as everybody may know
        self._charged: list[int] = []  # for each move of the match, since when its seat had been asked for it
        self.holding = NONE  # the seat whose turn is done but not confirmed
        self.confirmed = 0  # moves of the match that were confirmed and stand
        self.hook = ""
        self.ended = ""
        self.next = ""  # the rematch
        self.open_scores: tuple[int, list[int | None]] = (-1, [])  # at which line, where nothing is hidden
        self.history.note(first.at, NONE, [], {"house": "made"})

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
        """The match, while decisions can be taken."""
        if self.match is None:
            raise IllegalAction("The game has not begun; some seats are still open.")
        if self.ended:
            raise IllegalAction("This table was given up; nothing can be done any more.")
        return self.match

    # ---- a decision: tried first, appended, and only then noted

    def choose(self, seat: int, action: int, by: str) -> tuple[log.Chosen, list[Event], int]:
        """Play it in memory; returns the line to append, what happened, and who alone may hear of it."""
        match = self.playing()
        if self.holding not in (NONE, seat):
            raise IllegalAction(f"Seat {self.holding} has not confirmed its turn yet.")
        if self.holding == seat:
            raise IllegalAction("Confirm your turn or take it back first.")
        before = len(match.moves)
        events = match.submit(seat, action)
        chance = [what for who, what in match.moves[before:] if who == NONE]
        return log.Chosen(seat=seat, action=action, chance=chance, by=by), events, self._only(seat)

    def opening(self) -> log.Begun:
        """The line that begins the match, with the nonces of those who sit here now."""
        nonces = [seat.nonce for seat in self.seating.seats]
        if self.made.given:
            return log.Begun(nonces=nonces, chance=[])
        fresh = Match(self.rules, deal=sealed(self.made.secret, nonces))
        return log.Begun(nonces=nonces, chance=[what for _, what in fresh.moves])

    def undoable(self, seat: int) -> bool:
        """Whether this seat could take something back: not what it has confirmed, not while another confirms."""
        match = self.playing()
        if self.holding not in (NONE, seat) or not match.undoable(seat):
            return False
        return match.pending(seat) > 0 or match.carried_out > self.confirmed

    def asked_before(self, seat: int) -> int:
        """Since when this seat is asked if it takes its last decision back: an undo starts no clock anew."""
        match = self.playing()
        return self._charged[self._last_of(seat) if match.pending(seat) else match.carried_out - 1]

    def undo(self, seat: int) -> tuple[log.Undone, int]:
        if not self.undoable(seat):
            raise IllegalAction(
                "There is nothing of yours to take back: it was confirmed, others have decided, or chance has spoken."
            )
        return self._take_back(seat)

    def _take_back(self, seat: int) -> tuple[log.Undone, int]:
        match = self.playing()
        if not match.undoable(seat):
            raise StoreError(f"The log of table {self.id} takes back what cannot be taken back.")
        mid_sequence = self.choosing(seat)
        self.asked[seat] = self.asked_before(seat)
        if match.pending(seat):
            del self._charged[self._last_of(seat)]
        match.undo(seat)
        del self._charged[len(match.moves) :]
        return log.Undone(seat=seat), seat if mid_sequence else NONE

    def _last_of(self, seat: int) -> int:
        """The place of this seat's last move."""
        moves = self.playing().moves
        return next(place for place in reversed(range(len(moves))) if moves[place][0] == seat)

    def choosing(self, seat: int) -> bool:
        """Whether this seat is in the middle of a private sequence."""
        match = self.match
        return match is not None and match.pending(seat) > 0 and seat in match.waiting

    def _only(self, seat: int) -> int:
        """A choice in the middle of a private sequence is nobody else's business, not even its number."""
        return seat if self.choosing(seat) else NONE

    # ---- the fold

    def apply(self, entry: Entry) -> None:
        """Take in the next line of the log."""
        self.check(entry)
        body = log.read(entry.body)
        if isinstance(body, log.Chosen):
            match = self.playing()
            heard = len(match.heard)
            match.follow([(body.seat, body.action)] + [(NONE, outcome) for outcome in body.chance], proving=False)
            self.noted(entry, body, match.heard[heard:], self._only(body.seat))
        elif isinstance(body, log.Undone):
            _, only = self._take_back(body.seat)
            self.noted(entry, body, [], only)
        else:
            self.noted(entry, body, [], NONE)

    def check(self, entry: Entry) -> None:
        if entry.number != self.number + 1 or entry.mark != chained(self.mark, entry.number, entry.body):
            raise StoreError(f"The log of table {self.id} is damaged at line {entry.number}.")

    def noted(self, entry: Entry, body: log.Body, events: list[Event], only: int) -> None:
        """The line is on disk and the match has moved: count it."""
        self.number = entry.number
        self.mark = entry.mark
        self.at = entry.at
        note = self.history.note
        everybody = list(range(self.made.seats))
        decided = NONE  # the seat whose decision everybody knows and which starts anew if it is asked again
        match body:
            case log.Chosen(seat=seat):
                open_step = self.playing().pending(seat) == 0
                notice: dict[str, object] = {"house": "chose", "seat": seat}
                note(entry.at, seat, events, notice, only, True, everybody if open_step else [seat])
                since = self.asked.get(seat, entry.at)
                self._charged += [since] * (len(self.playing().moves) - len(self._charged))
                self._hold(seat)
                if only == NONE and self.holding == NONE:
                    decided = seat
            case log.Undone(seat=seat):
                self.holding = NONE
                private = self.playing().pending(seat) > 0 or only != NONE
                notice = {"house": "undone", "seat": seat}
                note(entry.at, seat, [], notice, only, True, [seat] if private else everybody)
            case log.Confirmed(seat=seat):
                self.holding = NONE
                self.confirmed = len(self.playing().moves)
                decided = seat
                note(entry.at, seat, [], {"house": "confirmed", "seat": seat}, play=True, material=everybody)
            case log.Begun():
                self._begin(body, entry.at)
                heard = self.playing().heard[:]
                note(entry.at, NONE, heard, {"house": "begun"}, play=True, material=everybody)
            case log.Seated(seat=seat):
                joins = self.seating.joins(body)
                self.seating.seated(body, entry.at)
                if joins:
                    # Which devices a person has is nobody else's business.
                    note(entry.at, NONE, [], {"house": "joined", "seat": seat, "name": body.device}, seat)
                else:
                    note(entry.at, seat, [], {"house": "seated", **self.seating.seats[seat].shown(seat)})
            case log.Ready(seat=seat):
                self.seating.ready(body)
                note(entry.at, seat, [], {"house": "ready", "seat": seat})
            case log.Parted(seat=seat):
                self.seating.parted(body)
                note(entry.at, NONE, [], {"house": "parted", "seat": seat}, seat)
            case log.Linked(role=role, seat=seat, stay=stay):
                self.seating.linked(body)
                # Where nobody has a device, the new key is all there is: whoever has it now took the seat.
                only = seat if stay and self.seating.seats[seat].held else NONE
                note(entry.at, NONE, [], {"house": "linked", "role": role, "seat": seat}, only)
            case log.Hosted():
                self.seating.hosted(body)
                note(entry.at, NONE, [], {"house": "hosted"})
            case log.Said(seat=seat, text=text):
                name = self.seating.names()[seat] if seat != NONE else "Host"
                note(entry.at, seat, [], {"house": "said", "seat": seat, "name": name, "text": text, "at": entry.at})
            case log.Hooked(url=url):
                self.hook = url
                note(entry.at, NONE, [], {"house": "hooked"})
            case log.Ended(reason=reason):
                self.ended = reason
                note(entry.at, NONE, [], {"house": "abandoned", "reason": reason}, play=True, material=everybody)
            case log.Rematched(table=table):
                self.next = table
                note(entry.at, NONE, [], {"house": "rematch", "table": table})
            case log.Made():
                raise StoreError("A table is made once.")
        if entry.client:
            self.answers[entry.seat, entry.client] = self.version(entry.seat)
        # Since when each seat is asked. Neither a step in private nor an undo starts a clock anew.
        self.asked = {seat: entry.at if seat == decided else self.asked.get(seat, entry.at) for seat in self.waiting}

    def _begin(self, body: log.Begun, at: int) -> None:
        given = [(who, what) for who, what in self.made.given]
        deal = sealed(self.made.secret, body.nonces, len(given), self.seating.bots())
        match = Match(self.rules, deal=deal, begin=False)
        match.follow(given + [(NONE, outcome) for outcome in body.chance], proving=False)
        self.match = match
        self._charged = [at] * len(match.moves)

    def _hold(self, seat: int) -> None:
        """With the confirm setting a turn that could still be taken back does not pass on by itself."""
        match = self.playing()
        if not self.made.setting.confirm or self.seating.seats[seat].kind == "bot":
            return
        if match.undoable(seat) and seat not in match.waiting and match.pending(seat) == 0:
            self.holding = seat


_known: dict[tuple[object, ...], Rules[Any]] = {}
MOST_KNOWN = 256


def rules_of(made: log.Made) -> Rules[Any]:
    """The rules this table was begun with, by version and by edition data; tables that agree share them."""
    key = (made.game, made.version, made.seats, *made.modules, *sorted(made.options.items()), made.digest, made.edition)
    if key not in _known:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = _put_together(made)
    return _known[key]


def _put_together(made: log.Made) -> Rules[Any]:
    box = None
    if made.shipped:
        try:
            box = editions.shipped(made.game, made.edition)
        except (OSError, ModuleNotFoundError):
            box = None
    # The house edition has been mended since: the table keeps the box it was opened from.
    if box is None or box.digest != made.digest:
        box = editions.from_components(made.edition, made.components)
    try:
        return rules(made.game, made.seats, made.modules, made.options, box, made.version)
    except HortusError as fault:
        raise StoreError(f"This table cannot be put together again: {fault}") from None
