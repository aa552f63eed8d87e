"""Who sits where, on which devices, and which secrets open which seat."""

import msgspec

from hortus.server.tables.entries import Hosted, Linked, Made, Parted, Ready, Seated
from hortus.server.tables.links import Caller, Standing, pseudonym

MOST_HOLDERS = 16
"""Browsers that may hold one seat at the same time: a person's devices, not a crowd."""


class Device(msgspec.Struct, frozen=True):
    """A browser that holds a seat, as its own seat may know it."""

    name: str  # what kind of browser it is; empty: not known
    since: int  # milliseconds since 1970; 0: not known


class Seat:
    def __init__(self, link: str) -> None:
        self.kind = "open"  # person, bot or open
        self.name = ""
        self.bot = ""
        self.link = link  # hash of the key that opens this seat; empty: none does
        self.used: set[str] = set()  # hashes of keys that were exchanged for a cookie
        self.holders: list[str] = []
        self.devices: dict[str, Device] = {}  # of the holders
        self.nonce = ""
        self.owes = False  # sits here without having been asked for a nonce
        self.away = False  # a bot stands in for a person
        self.instead = ""  # a quicker bot plays instead of this one

    @property
    def person(self) -> bool:
        """Whether this is somebody's seat, also while a bot stands in."""
        return self.kind == "person" or self.away

    @property
    def held(self) -> bool:
        """Whether somebody sits here who has a device of their own."""
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
        return known

    def take_in(self, holder: str, device: Device) -> None:
        if holder in self.holders:
            return
        self.holders = [*self.holders, holder][-MOST_HOLDERS:]
        self.devices = {**self.devices, holder: device}

    def vacate(self) -> None:
        """Somebody else sits down: who left the seat has no part in it, and none in its deal."""
        self.holders = []
        self.nonce = ""
        self.owes = False

    def keep_only(self, holders: list[str]) -> None:
        self.holders = [holder for holder in self.holders if holder in holders]


class Seating:
    def __init__(self, made: Made) -> None:
        self.seats = [Seat(link) for link in made.links]
        self.host = made.host
        self.watch = made.watch
        self.hosts = [made.holder] if made.holder else []
        self.changes = 0  # counts what may change anybody's rights
        self.full_since = 0  # since when every seat is taken; 0: some are open

    def standing(self, caller: Caller) -> Standing:
        """What this caller may do here; nothing, unless a secret says so."""
        mine: list[int] = []
        for number, seat in enumerate(self.seats):
            if (caller.holder and caller.holder in seat.holders) or (caller.key and caller.key == seat.link):
                mine.append(number)
        host = bool((caller.holder and caller.holder in self.hosts) or (caller.key and caller.key == self.host))
        watch = bool(mine) or host or bool(caller.key and caller.key == self.watch)
        return Standing(tuple(mine), host, watch)

    def used(self, caller: Caller) -> bool:
        """Whether this browser holds a seat whose link this key once was."""
        return any(caller.key in seat.used and caller.holder in seat.holders for seat in self.seats)

    def joins(self, entry: Seated) -> bool:
        """Whether this line only brings another device of somebody who sits here already."""
        seat = self.seats[entry.seat]
        brought = entry.spent or entry.owes or (entry.kind == "bot" and entry.holder != "")
        return brought and entry.kind == seat.kind and bool(seat.holders)

    def seated(self, entry: Seated, at: int) -> None:
        self.changes += 1
        seat = self.seats[entry.seat]
        if entry.spent:
            seat.used.add(seat.link)
            seat.link = ""
            if not seat.held:
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
            seat.take_in(entry.holder, Device(entry.device, at))
        self.full_since = (self.full_since or at) if self.full() else 0

    def ready(self, entry: Ready) -> None:
        seat = self.seats[entry.seat]
        seat.nonce = entry.nonce
        seat.owes = False

    def parted(self, entry: Parted) -> None:
        self.changes += 1
        seat = self.seats[entry.seat]
        seat.keep_only([holder for holder in seat.holders if holder != entry.holder])

    def hosted(self, entry: Hosted) -> None:
        self.changes += 1
        self.hosts = [*self.hosts, entry.holder][-MOST_HOLDERS:]

    def linked(self, entry: Linked) -> None:
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

    def names(self) -> list[str]:
        return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]

    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def complete(self) -> bool:
        """Whether every seat is taken, and everybody who plays was asked for a nonce."""
        return self.full() and not any(seat.owes and seat.kind == "person" for seat in self.seats)

    def bots(self) -> list[int]:
        """The seats that nobody plays but a bot."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot" and not seat.away]

    def shown(self) -> list[dict[str, object]]:
        return [seat.shown(number) for number, seat in enumerate(self.seats)]

    def devices(self, table: str, seat: int) -> list[tuple[str, str, Device]]:
        """The devices of a seat: a name for each at this table, its cookie's hash, and what is known of it."""
        one = self.seats[seat]
        return [(pseudonym(table, holder), holder, one.devices[holder]) for holder in one.holders]
