"""The interface of the store, which SQLite and PostgreSQL implement. One test suite checks both.

An append is answered only after its transaction is on disk. Two processes
cannot both append the same number to a table's log: the second append returns
False, and its room reads what it missed and tries again.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Protocol

import msgspec

from hortus.core.errors import HortusError


class StoreError(HortusError):
    """The store cannot confirm that something is on disk, so nobody may be told of it."""


class StoreFull(StoreError):
    """The disk is full: reading goes on, writing does not."""


Downtimes = list[tuple[int, int]]
"""Periods without a running server: (since, until), in milliseconds since 1970."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    number: int
    at: int  # milliseconds since 1970, for people and deadlines; never for order
    seat: int
    client: str  # the client's id of its decision, so that a repetition is found; empty where there is none
    body: bytes
    mark: bytes  # a hash over this line and all before it: a changed or missing line is noticed


class Row(msgspec.Struct, frozen=True):
    """A summary of a table, to find it without reading logs. Derived from the log, written with each entry."""

    table: str
    game: str
    state: str  # open, playing, over or abandoned
    due: int  # when the next deadline passes; 0: none
    bots: bool  # whether a bot is to decide


class Append(msgspec.Struct, frozen=True):
    """What is written in one transaction."""

    entry: Entry
    row: Row
    holders: tuple[str, ...] = ()  # hashes of cookies that now belong to this table
    open: bool = True  # False for a step of a private sequence, which must not show in lists and metrics


def chained(before: bytes, number: int, body: bytes) -> bytes:
    """The mark of a line, from the mark of the line before it."""
    return sha256(before + number.to_bytes(8, "big") + body).digest()[:16]


class Store(Protocol):
    async def append(self, append: Append) -> bool:
        """True once it is on disk; False when the log has this number already, or this client id of this seat."""

    async def erase(self, entry: Entry) -> bool:
        """Delete a table: this last entry stays, so that nobody can continue its log. False as in `append`."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after that number, in order."""

    async def rows(self, holder: str, limit: int) -> list[Row]:
        """The tables of one cookie, latest first."""

    async def awake(self, now: int, limit: int) -> list[str]:
        """Ids of tables whose deadline has passed."""

    async def thinking(self, limit: int) -> list[str]:
        """Ids of tables where a bot must decide."""

    async def probe(self, at: int) -> None:
        """A real append, for the health check."""

    async def beat(self, now: int) -> None:
        """Note that a server is running now. A long gap since the last note becomes a downtime."""

    async def downtimes(self) -> Downtimes:
        """All periods without a running server, in order."""

    def listen(self, heard: Callable[[str, int], object]) -> None:
        """Have `heard` called with (table, number) when another process appends. Calls can get lost."""

    def close(self) -> None:
        """Write what is queued, then close the database."""
