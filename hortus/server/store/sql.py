"""What both stores have in common, in SQL. The differences are in sqlite.py and postgres.py."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hortus.server.store.contract import Append, Entry, Row
from hortus.server.store.writer import Job, Writer

GRACE = 15_000
"""Milliseconds without a beat that count as downtime."""

SCHEMA = [
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        client TEXT NOT NULL, body {blob} NOT NULL, mark {blob} NOT NULL, PRIMARY KEY (table_id, number))""",
    """CREATE UNIQUE INDEX IF NOT EXISTS decisions ON entries (table_id, seat, client) WHERE client <> ''""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, changed BIGINT NOT NULL,
        due BIGINT NOT NULL, bots INTEGER NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS dues ON tables (due) WHERE due > 0""",
    """CREATE INDEX IF NOT EXISTS thinking ON tables (id) WHERE bots > 0""",
    """CREATE TABLE IF NOT EXISTS holders (
        holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id))""",
    """CREATE TABLE IF NOT EXISTS beats (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS downtimes (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS probes (at BIGINT PRIMARY KEY)""",
]


def lines_in(count: int) -> str:
    """The statement that inserts this many entries. Entries that exist already are skipped."""
    marks = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO entries (table_id, number, at, seat, client, body, mark) VALUES {marks} ON CONFLICT DO NOTHING"


def line_of(append: Append) -> tuple[object, ...]:
    entry = append.entry
    return (entry.table, entry.number, entry.at, entry.seat, entry.client, entry.body, entry.mark)


def rows_in(count: int) -> str:
    """The statement that inserts or updates the summaries of this many tables."""
    marks = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return (
        f"INSERT INTO tables (id, game, state, changed, due, bots) VALUES {marks} ON CONFLICT (id) "
        "DO UPDATE SET state = excluded.state, due = excluded.due, bots = excluded.bots, changed = "
        "CASE WHEN excluded.changed > tables.changed THEN excluded.changed ELSE tables.changed END"
    )


def row_of(append: Append) -> tuple[object, ...]:
    row = append.row
    changed = append.entry.at if append.open else 0  # the order of a list must not show private decisions
    return (row.table, row.game, row.state, changed, row.due, int(row.bots))


class SqlStore:
    """Reads in a few threads, writes in one. A dialect implements the first group of methods."""

    def __init__(self, timed: Callable[[float], None]) -> None:
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, "reader")
        self._connections: list[Any] = []
        self._writer = Writer(self, timed)

    # ---- what a dialect implements

    def connect(self) -> Any:
        raise NotImplementedError

    def run(self, cursor: Any, sql: str, values: tuple[object, ...] = ()) -> list[Any]:
        """Run one statement; returns its rows."""
        raise NotImplementedError

    def transact(self, jobs: list[Job]) -> list[object]:
        raise NotImplementedError

    def after(self, results: list[object]) -> None:
        return

    def hang_up(self) -> None:
        return

    def listen(self, heard: Callable[[str, int], object]) -> None:
        return

    # ---- the interface

    async def append(self, append: Append) -> bool:
        return bool(await self._writer.do(append))

    async def erase(self, entry: Entry) -> bool:
        def job(cursor: Any) -> object:
            last = Append(entry, Row(entry.table, "", "", 0, False))
            if not self.run(cursor, lines_in(1) + " RETURNING number", line_of(last)):
                return False
            here = (entry.table,)
            self.run(cursor, "DELETE FROM entries WHERE table_id = ? AND number < ?", (entry.table, entry.number))
            self.run(cursor, "DELETE FROM holders WHERE table_id = ?", here)
            self.run(cursor, "DELETE FROM tables WHERE id = ?", here)
            self.appended(entry.table, entry.number)
            return True

        return bool(await self._writer.do(job))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._ask(
            "SELECT number, at, seat, client, body, mark FROM entries "
            "WHERE table_id = ? AND number > ? ORDER BY number",
            (table, after),
        )
        return [Entry(table, row[0], row[1], row[2], row[3], bytes(row[4]), bytes(row[5])) for row in rows]

    async def rows(self, holder: str, limit: int) -> list[Row]:
        rows = await self._ask(
            "SELECT t.id, t.game, t.state, t.due, t.bots FROM tables t JOIN holders h ON h.table_id = t.id "
            "WHERE h.holder = ? ORDER BY t.changed DESC, t.id LIMIT ?",
            (holder, limit),
        )
        return [Row(row[0], row[1], row[2], row[3], bool(row[4])) for row in rows]

    async def awake(self, now: int, limit: int) -> list[str]:
        rows = await self._ask("SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?", (now, limit))
        return [row[0] for row in rows]

    async def thinking(self, limit: int) -> list[str]:
        rows = await self._ask("SELECT id FROM tables WHERE bots > 0 LIMIT ?", (limit,))
        return [row[0] for row in rows]

    async def probe(self, at: int) -> None:
        def job(cursor: Any) -> object:
            self.run(cursor, "DELETE FROM probes WHERE at < ?", (at - 60_000,))
            self.run(cursor, "INSERT INTO probes (at) VALUES (?) ON CONFLICT DO NOTHING", (at,))
            return True

        await self._writer.do(job)

    async def beat(self, now: int) -> None:
        def job(cursor: Any) -> object:
            last = self.run(cursor, "SELECT at FROM beats WHERE id = 1")
            if last and now - last[0][0] > GRACE:
                self.run(
                    cursor,
                    "INSERT INTO downtimes (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    (last[0][0], now),
                )
            self.run(
                cursor,
                "INSERT INTO beats (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at "
                "WHERE beats.at < excluded.at",
                (now,),
            )
            return True

        await self._writer.do(job)

    async def downtimes(self) -> list[tuple[int, int]]:
        rows = await self._ask("SELECT since, until FROM downtimes ORDER BY since", ())
        return [(row[0], row[1]) for row in rows]

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()

    # ---- inside

    def one_by_one(self, cursor: Any, jobs: list[Job]) -> list[object]:
        """Do the jobs in order; returns what each returns."""
        return [self._append(cursor, job) if isinstance(job, Append) else job(cursor) for job in jobs]

    def _append(self, cursor: Any, append: Append) -> bool:
        if not self.run(cursor, lines_in(1) + " RETURNING number", line_of(append)):
            return False
        self.run(cursor, rows_in(1), row_of(append))
        self.hold(cursor, append)
        self.appended(append.entry.table, append.entry.number)
        return True

    def hold(self, cursor: Any, append: Append) -> None:
        """Note that the table belongs to these cookies."""
        for holder in append.holders:
            self.run(
                cursor,
                "INSERT INTO holders (holder, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (holder, append.entry.table),
            )

    def appended(self, table: str, number: int) -> None:
        """Called for each append within its transaction."""

    async def _ask(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._look_up, sql, values)

    def _look_up(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self.connect()
            self._connections.append(connection)
        return self.run(connection, sql, values)
