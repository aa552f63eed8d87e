"""The default store: one SQLite file, in WAL mode with full sync, asserted and not hoped for."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hortus.server.sql import SCHEMA, SqlStore
from hortus.server.store import StoreError, StoreFull
from hortus.server.writer import Job

FULL = 2


class SqliteStore(SqlStore):
    def __init__(self, path: Path, timed: Callable[[float], None]) -> None:
        self.path = path
        self._hand = self.connect()
        found = self._hand.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise StoreError(f"{path.name} is damaged ({found}); restore it from a backup with: hortus restore")
        self._hand.execute("BEGIN IMMEDIATE")
        for statement in SCHEMA:
            self._hand.execute(statement.format(blob="BLOB"))
        self._hand.execute("COMMIT")
        super().__init__(timed)

    def connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            sync = connection.execute("PRAGMA synchronous").fetchone()[0]
        except sqlite3.Error as fault:
            raise StoreError(f"{self.path.name} cannot be opened as a database: {fault}.") from None
        # Without both, a power cut could take back what a player was told is played.
        if mode != "wal" or sync != FULL:
            raise StoreError(f"{self.path.name} must be in WAL mode with full sync; it is {mode} with sync {sync}.")
        return connection

    def run(self, cursor: Any, sql: str, values: tuple[object, ...] = ()) -> list[Any]:
        rows: list[Any] = cursor.execute(sql, values).fetchall()
        return rows

    def transact(self, jobs: list[Job]) -> list[object]:
        hand = self._hand
        try:
            hand.execute("BEGIN IMMEDIATE")
            results = [job(hand) for job in jobs]
            hand.execute("COMMIT")
            return results
        except (sqlite3.Error, OSError) as fault:
            if hand.in_transaction:
                hand.execute("ROLLBACK")
            full = isinstance(fault, sqlite3.Error) and fault.sqlite_errorname in ("SQLITE_FULL", "SQLITE_IOERR_WRITE")
            raise (StoreFull if full else StoreError)(f"The store refused to write: {fault}.") from None

    def hang_up(self) -> None:
        self._hand.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._hand.close()

    def backup(self, target: str) -> None:
        copy_database(self.path, Path(target))


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy by SQLite's own means, whole or not at all; others may go on writing."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    from_there = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    to_here = sqlite3.connect(part)
    try:
        from_there.backup(to_here)
        found = to_here.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as fault:
        raise StoreError(f"{source.name} cannot be copied: {fault}.") from None
    finally:
        to_here.close()
        from_there.close()
    if found != "ok":
        raise StoreError(f"The copy of {source.name} is damaged: {found}.")
    part.replace(target)
