"""Where logs are kept: one interface, two databases, one conformance suite.

An append answers only after the transaction that holds it is on disk. Two
writers cannot both append the same number of a table: the second is told that
it is taken, reads what it missed and thinks again.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Protocol

import msgspec

from hortus.core.errors import HortusError


class StoreError(HortusError):
    """The store could not say that something is on disk; nothing may be told of it."""


class StoreFull(StoreError):
    """The disk is full: reading goes on, writing does not."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    number: int
    at: int  # milliseconds since 1970, for people and deadlines; never for order
    seat: int
    client: str  # the client's own number for its decision; empty where nobody repeats
    body: bytes
    mark: bytes  # chained over all lines before: a changed or missing line shows


class Row(msgspec.Struct, frozen=True):
    """What must be found without reading logs; written in the same transaction, derived from the log."""

    table: str
    game: str
    state: str  # open, playing, over or abandoned
    due: int  # when the next deadline passes; 0: none
    bots: bool  # whether a bot is to decide


class Append(msgspec.Struct, frozen=True):
    entry: Entry
    row: Row
    holders: tuple[str, ...] = ()  # hashes of cookies that now belong to this table
    open: bool = True  # whether everybody at the table hears of it; what is private moves no list and no figure


def chained(before: bytes, number: int, body: bytes) -> bytes:
    """The mark of a line, from the mark of the line before it."""
    return sha256(before + number.to_bytes(8, "big") + body).digest()[:16]


class Store(Protocol):
    async def append(self, append: Append) -> bool:
        """True once it is on disk; False when the number, or the client's own number, is taken."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the line after that number on, in order."""

    async def rows(self, holder: str, limit: int) -> list[Row]:
        """The tables of one cookie, latest first."""

    async def awake(self, now: int, limit: int) -> list[str]:
        """Tables whose deadline has passed."""

    async def thinking(self, limit: int) -> list[str]:
        """Tables where a bot is to decide."""

    async def probe(self, at: int) -> None:
        """A real append, for the health check."""

    async def beat(self, now: int) -> None:
        """Somebody serves these tables now."""

    async def downtimes(self) -> list[tuple[int, int]]:
        """When nobody did."""

    def listen(self, heard: Callable[[str, int], object]) -> None:
        """Be told of appends by other processes, as a hint: (table, number)."""

    def backup(self, target: str) -> None:
        """A consistent copy of everything, while others write."""

    def close(self) -> None:
        """Write what is queued, then let go of the database."""
