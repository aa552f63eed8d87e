"""Who sits where, on which devices, and which secrets open which seat."""

from functools import cache

import msgspec

from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.server.tables.changes import Change
from hortus.server.tables.entries import Hosted, Left, Linked, Made, Parted, Ready, Resigned, Seated
from hortus.server.tables.links import Caller, Rights, pseudonym

MOST_HOLDERS = 16
"""Browsers that can hold one seat at the same time: enough for a person's devices."""


class Device(msgspec.Struct, frozen=True):
    """A browser that holds a seat. Only shown to holders of that seat."""

    name: str  # what kind of browser it is; empty: not known
    since: int  # milliseconds since 1970; 0: not known


class Seat:
    """One seat: who plays it, and what opens it."""

    def __init__(self, link: str) -> None:
        self.kind = "open"  # person, bot or open
        self.name = ""
        self.bot = ""
        self.link = link  # hash of the key that opens this seat; empty: none does
        self.used: set[str] = set()  # hashes of keys that were exchanged for a cookie
        self.holders: list[str] = []
        self.devices: dict[str, Device] = {}  # of the holders
        self.nonce = ""
        self.owes = False  # was seated at a rematch and has not added a nonce yet
        self.away = False  # a bot stands in for a person
        self.instead = ""  # a quicker bot plays instead of this one
        self.resigned = False  # its person gave it up; a bot stands in for good

    @property
    def person(self) -> bool:
        """Whether the seat belongs to a person, even while a bot stands in."""
        return self.kind == "person" or self.away

    @property
    def held(self) -> bool:
        """Whether the seat belongs to a person and some browser holds it."""
        return self.person and bool(self.holders)

    def shown(self, seat: int) -> dict[str, object]:
        """What everybody at the table may know."""
        known: dict[str, object] = {
            "seat": seat, "kind": self.kind, "name": self.name, "bot": self.bot, "away": self.away
        }  # fmt: skip
        if self.owes:
            known["owes"] = True
        if self.instead:
            known["instead"] = self.instead
        if self.resigned:
            known["resigned"] = True
        return known

    def add_holder(self, holder: str, device: Device) -> None:
        if holder in self.holders:
            return
        self.holders = [*self.holders, holder][-MOST_HOLDERS:]
        self.devices = {**self.devices, holder: device}

    def vacate(self) -> None:
        """Somebody else takes the seat: remove the previous holder, and their nonce from the deal."""
        self.holders = []
        self.nonce = ""
        self.owes = False

    def keep_only(self, holders: list[str]) -> None:
        self.holders = [holder for holder in self.holders if holder in holders]


class Seating:
    """All seats of a table, and the links of its host and its spectators."""

    def __init__(self, made: Made) -> None:
        self.seats = [Seat(link) for link in made.links]
        self.host = made.host
        self.watch = made.watch
        self.maker = made.holder
        self.hosts = [made.holder] if made.holder else []
        self.watchable = made.setting.watchable
        self.changes = 0  # how often somebody's rights may have changed
        self.full_since = 0  # since when every seat is taken; 0: some are open
        self.first_full = 0  # when every seat was taken for the first time; 0: never yet

    def rights(self, caller: Caller) -> Rights:
        """What this caller may do here. Without a matching secret: nothing."""
        mine: list[int] = []
        for number, seat in enumerate(self.seats):
            if (caller.holder and caller.holder in seat.holders) or (caller.key and caller.key == seat.link):
                mine.append(number)
        host = bool((caller.holder and caller.holder in self.hosts) or (caller.key and caller.key == self.host))
        watch = bool(mine) or host or self.watchable or bool(caller.key and caller.key == self.watch)
        return Rights(tuple(mine), host, watch)

    def used(self, caller: Caller) -> bool:
        """Whether this browser holds a seat and once got it with this key."""
        return any(caller.key in seat.used and caller.holder in seat.holders for seat in self.seats)

    # ---- entries

    def apply(self, body: Seated | Ready | Parted | Left | Linked | Hosted, at: int) -> Change:
        """Take in an entry about seats or links; returns the change, with who hears of it."""
        match body:
            case Seated():
                return self._seated(body, at)
            case Ready(seat=seat):
                self.seats[seat].nonce = body.nonce
                self.seats[seat].owes = False
                return Change(at=at, notice={"house": "ready", "seat": seat}, by=seat)
            case Parted(seat=seat):
                self.changes += 1
                one = self.seats[seat]
                one.keep_only([holder for holder in one.holders if holder != body.holder])
                return Change(at=at, notice={"house": "parted", "seat": seat}, only=seat)
            case Left(seat=seat):
                return self._left(seat, at)
            case Linked():
                return self._linked(body, at)
            case Hosted():
                self.changes += 1
                self.hosts = [*self.hosts, body.holder][-MOST_HOLDERS:]
                return Change(at=at, notice={"house": "hosted"}, holders=_some(body.holder))

    def _seated(self, entry: Seated, at: int) -> Change:
        joins = self._joins(entry)
        self.changes += 1
        seat = self.seats[entry.seat]
        if entry.spent or self._claimed_earlier(entry):
            seat.used.add(seat.link)
            seat.link = ""
        if entry.spent and not seat.held:
            seat.vacate()
        seat.kind = entry.kind
        seat.bot = entry.bot
        seat.away = entry.away
        seat.owes = entry.owes or (seat.owes and not entry.nonce)
        seat.instead = entry.instead
        if entry.name:
            seat.name = entry.name
        if entry.nonce:
            seat.nonce = entry.nonce
        if entry.holder:
            seat.add_holder(entry.holder, Device(entry.device, at))
        self.full_since = (self.full_since or at) if self.full() else 0
        self.first_full = self.first_full or self.full_since
        holders = _some(entry.holder)
        if joins:
            # Which devices a person has is nobody else's business.
            notice: dict[str, object] = {"house": "joined", "seat": entry.seat, "name": entry.device}
            return Change(at=at, notice=notice, only=entry.seat, holders=holders)
        notice = {"house": "seated", **seat.shown(entry.seat)}
        return Change(at=at, notice=notice, by=entry.seat, holders=holders)

    def _left(self, number: int, at: int) -> Change:
        self.changes += 1
        seat = self.seats[number]
        seat.vacate()
        seat.kind, seat.name, seat.bot, seat.link = "open", "", "", ""
        seat.away = False
        self.full_since = 0
        return Change(at=at, notice={"house": "left", "seat": number}, by=number)

    def resign(self, body: Resigned) -> None:
        """Give a seat to a bot for good. Its holder keeps it in name, and has it again at a rematch."""
        self.changes += 1
        seat = self.seats[body.seat]
        seat.kind, seat.bot, seat.instead = "bot", body.bot, ""
        seat.away = seat.resigned = True

    def close(self) -> None:
        """The table was deleted: nothing opens anything here any more."""
        self.changes += 1
        self.host = self.watch = ""
        self.hosts = []
        self.watchable = False
        for seat in self.seats:
            seat.vacate()
            seat.link = ""
            seat.used = set()

    def competing(self) -> list[int]:
        """The seats whose person or bot has not given up."""
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    def people(self) -> list[int]:
        """The seats of persons who have not given up, also while a bot stands in."""
        return [number for number in self.competing() if self.seats[number].person]

    def _claimed_earlier(self, entry: Seated) -> bool:
        """Whether an earlier version wrote this when a link was claimed. It let the link live on, for its maker too."""
        return entry.kind == "person" and entry.holder not in ("", self.maker) and not entry.owes

    def _joins(self, entry: Seated) -> bool:
        """Whether this entry only adds another device of somebody who sits here already."""
        seat = self.seats[entry.seat]
        brought = entry.spent or entry.owes or (entry.kind == "bot" and entry.holder != "")
        return brought and entry.kind == seat.kind and bool(seat.holders)

    def _linked(self, entry: Linked, at: int) -> Change:
        self.changes += 1
        if entry.role == "seat":
            seat = self.seats[entry.seat]
            seat.link = entry.hash
            if not entry.stay:
                seat.keep_only([entry.keep])
        elif entry.role == "watch":
            self.watch = entry.hash
        else:
            self.host = entry.hash
            self.hosts = [entry.keep] if entry.keep else []
        # Where no browser holds the seat, its link is the only way in: whoever has the new one takes the seat.
        quiet = entry.stay and self.seats[entry.seat].held
        notice: dict[str, object] = {"house": "linked", "role": entry.role, "seat": entry.seat}
        return Change(at=at, notice=notice, only=entry.seat if quiet else NONE)

    # ---- what is shown

    def names(self) -> list[str]:
        return [seat.name or seat_name(number) for number, seat in enumerate(self.seats)]

    def speaker(self, seat: int) -> str:
        """The name under which this seat, or the host without one (NONE), speaks."""
        return self.names()[seat] if seat != NONE else str(Message("server-host"))

    def given(self) -> list[str]:
        """The names that somebody has given; empty where nobody has."""
        return [seat.name for seat in self.seats]

    def called(self, seat: int) -> str | Message:
        """The name of a seat, as a value of a message."""
        return self.seats[seat].name or Message("server-seat", {"number": seat + 1})

    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def complete(self) -> bool:
        """Whether every seat is taken and nobody who plays owes a nonce."""
        return self.full() and not any(seat.owes and seat.kind == "person" for seat in self.seats)

    def bots(self) -> list[int]:
        """The seats that belong to bots, not to persons for whom one stands in."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot" and not seat.away]

    def shown(self) -> list[dict[str, object]]:
        return [seat.shown(number) for number, seat in enumerate(self.seats)]

    def devices(self, table: str, seat: int) -> list[tuple[str, str, Device]]:
        """The devices of a seat: for each its public id at this table, the hash of its cookie, and what is known."""
        one = self.seats[seat]
        return [(pseudonym(table, holder), holder, one.devices[holder]) for holder in one.holders]


@cache
def seat_name(seat: int) -> str:
    """The name of a seat that nobody has given one."""
    return str(Message("server-seat", {"number": seat + 1}))


def _some(holder: str) -> tuple[str, ...]:
    return (holder,) if holder else ()
