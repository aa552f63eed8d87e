"""The default store: one SQLite file in WAL mode with full sync, which is checked at the start."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from hortus import files
from hortus.core.errors import SetupError
from hortus.server.store import private
from hortus.server.store.contract import Append, StoreError, StoreFull
from hortus.server.store.sql import SCHEMA, SqlStore, line_of, lines_in, row_of, rows_in
from hortus.server.store.writer import Job

FULL = 2
TOGETHER = 64
"""Entries in one statement. Few statements, because each releases the interpreter and must get it back."""


class SqliteStore(SqlStore):
    def __init__(self, path: Path, timed: Callable[[float], None]) -> None:
        self.path = path
        self._make_private()
        self._hand = self.connect()
        try:
            self._check_nothing_runs()
            found = self._hand.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError("server-database-damaged", file=path.name, why=found)
            self._hand.execute("BEGIN IMMEDIATE")
            for statement in SCHEMA:
                self._hand.execute(statement.format(blob="BLOB"))
            self._hand.execute("COMMIT")
        except sqlite3.Error as fault:
            self._hand.close()
            raise StoreError("server-database-unfit", file=path.name, why=str(fault)) from None
        super().__init__(timed)

    def _check_nothing_runs(self) -> None:
        """Refuse a database with triggers or views: we make none, so they are foreign code."""
        self._hand.execute("PRAGMA trusted_schema = OFF")
        row = self._hand.execute("SELECT type FROM sqlite_master WHERE type NOT IN ('table', 'index')").fetchone()
        if row is not None:
            self._hand.close()
            raise StoreError("server-database-foreign", file=self.path.name, kind=row[0])

    def _make_private(self) -> None:
        """Make the database readable by its owner only. Files that SQLite adds get the mode of the database."""
        try:
            private.make_file(self.path)
        except OSError as fault:
            raise StoreError("server-database-unopened", file=self.path.name, why=files.why(fault)) from None
        for ending in ("-wal", "-shm", "-journal"):
            private.close_to_others(self.path.with_name(self.path.name + ending))

    def connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self.path, timeout=10, isolation_level=None, check_same_thread=False,
                cached_statements=3 * TOGETHER,
            )  # fmt: skip
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            sync = connection.execute("PRAGMA synchronous").fetchone()[0]
        except sqlite3.Error as fault:
            raise StoreError("server-database-unopened", file=self.path.name, why=str(fault)) from None
        # Without both, a power cut could take back what a player was told is played.
        if mode != "wal" or sync != FULL:
            raise StoreError("server-database-unsafe", file=self.path.name, mode=mode, sync=sync)
        return connection

    def run(self, cursor: Any, sql: str, values: tuple[object, ...] = ()) -> list[Any]:
        rows: list[Any] = cursor.execute(sql, values).fetchall()
        return rows

    def transact(self, jobs: list[Job]) -> list[object]:
        hand = self._hand
        try:
            hand.execute("BEGIN IMMEDIATE")
            results = self._together(jobs) or self.one_by_one(hand, jobs)
            hand.execute("COMMIT")
            return results
        except Exception as fault:
            with suppress(sqlite3.Error):  # the first fault is the one to report
                if hand.in_transaction:
                    hand.execute("ROLLBACK")
            full = isinstance(fault, sqlite3.Error) and fault.sqlite_errorname in ("SQLITE_FULL", "SQLITE_IOERR_WRITE")
            raise (StoreFull if full else StoreError)("server-store-refused", why=str(fault)) from None

    def _together(self, jobs: list[Job]) -> list[object]:
        """Like `one_by_one` in few statements. If an entry exists already, nothing is done and [] is returned."""
        hand = self._hand
        appends = [job for job in jobs if isinstance(job, Append)]
        parts = [appends[start : start + TOGETHER] for start in range(0, len(appends), TOGETHER)]
        for part in parts:
            values = [value for append in part for value in line_of(append)]
            if hand.execute(lines_in(len(part)), values).rowcount != len(part):
                # SQLite does not say which entry it was.
                hand.execute("ROLLBACK")
                hand.execute("BEGIN IMMEDIATE")
                return []
        for part in parts:
            hand.execute(rows_in(len(part)), [value for append in part for value in row_of(append)])
        for append in appends:
            self.hold(hand, append)
        return [True if isinstance(job, Append) else job(hand) for job in jobs]

    def _look_up(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return super()._look_up(sql, values)
        except sqlite3.Error as fault:
            raise StoreError("server-unreadable", file=self.path.name, why=str(fault)) from None

    def hang_up(self) -> None:
        self._hand.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._hand.close()


def folder_for_tables(folder: Path) -> None:
    """Make the folder if needed, readable by its owner only; a SetupError when that is impossible."""
    try:
        private.make_folder(folder)
    except OSError as fault:
        if isinstance(fault, FileExistsError):
            raise SetupError("server-folder-is-file", folder=folder) from None
        raise SetupError("server-folder-unfit", folder=folder, why=files.why(fault)) from None


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """A private file to write to, which becomes the target at the end; after a fault nothing is left."""
    if target.is_dir():
        raise SetupError("server-is-folder", file=target)
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        private.make_file(part, fresh=True)
        yield part
        part.replace(target)
    except OSError as fault:
        raise SetupError("server-unwritable", file=target, why=files.why(fault)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def to_read(path: Path) -> sqlite3.Connection:
    """A read-only connection. The path goes into a URI, so that no character in it has a special meaning."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy, complete or not at all, while others write."""
    with whole(target) as part:
        try:
            with closing(to_read(source)) as from_there, closing(sqlite3.connect(part)) as to_here:
                from_there.backup(to_here)
                to_here.execute("PRAGMA journal_mode = DELETE")  # so that readers add no files beside it
                found = to_here.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.Error as fault:
            raise StoreError("server-backup-uncopied-to", file=source.name, target=target, why=str(fault)) from None
        if found != "ok":
            raise StoreError("server-backup-copy-damaged", file=source.name, why=found)
