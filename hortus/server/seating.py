"""Who sits where, and which secrets open which seat."""

from hortus.server.entries import Hosted, Linked, Made, Seated
from hortus.server.links import Caller, Standing

MOST_HOLDERS = 16
"""Browsers that may hold one seat at the same time: a person's devices, not a crowd."""


class Seat:
    def __init__(self, link: str) -> None:
        self.kind = "open"  # person, bot or open
        self.name = ""
        self.bot = ""
        self.link = link
        self.holders: list[str] = []
        self.nonce = ""
        self.away = False  # a bot stands in for a person

    def shown(self, seat: int) -> dict[str, object]:
        """What everybody at the table may know."""
        return {"seat": seat, "kind": self.kind, "name": self.name, "bot": self.bot, "away": self.away}


class Seating:
    def __init__(self, made: Made) -> None:
        self.seats = [Seat(link) for link in made.links]
        self.host = made.host
        self.watch = made.watch
        self.hosts = [made.holder] if made.holder else []
        self.changes = 0  # counts what may change anybody's rights

    def standing(self, caller: Caller) -> Standing:
        """What this caller may do here; nothing, unless a secret says so."""
        mine: list[int] = []
        for number, seat in enumerate(self.seats):
            if (caller.holder and caller.holder in seat.holders) or (caller.key and caller.key == seat.link):
                mine.append(number)
        host = bool((caller.holder and caller.holder in self.hosts) or (caller.key and caller.key == self.host))
        watch = bool(mine) or host or bool(caller.key and caller.key == self.watch)
        return Standing(tuple(mine), host, watch)

    def seated(self, entry: Seated) -> None:
        self.changes += 1
        seat = self.seats[entry.seat]
        seat.kind = entry.kind
        seat.bot = entry.bot
        seat.away = entry.away
        if entry.name:
            seat.name = entry.name
        if entry.nonce:
            seat.nonce = entry.nonce
        if entry.holder and entry.holder not in seat.holders:
            seat.holders = [*seat.holders, entry.holder][-MOST_HOLDERS:]

    def hosted(self, entry: Hosted) -> None:
        self.changes += 1
        self.hosts = [*self.hosts, entry.holder][-MOST_HOLDERS:]

    def linked(self, entry: Linked) -> None:
        self.changes += 1
        if entry.role == "seat":
            seat = self.seats[entry.seat]
            seat.link = entry.hash
            seat.holders = [holder for holder in seat.holders if holder == entry.keep]
        elif entry.role == "watch":
            self.watch = entry.hash
        else:
            self.host = entry.hash
            self.hosts = [entry.keep] if entry.keep else []

    def names(self) -> list[str]:
        return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]

    def ready(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def shown(self) -> list[dict[str, object]]:
        return [seat.shown(number) for number, seat in enumerate(self.seats)]
