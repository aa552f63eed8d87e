"""The default store: one SQLite file, in WAL mode with full sync, asserted and not hoped for."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from hortus.core.errors import SetupError
from hortus.server.store import private
from hortus.server.store.contract import Append, StoreError, StoreFull
from hortus.server.store.sql import SCHEMA, SqlStore, line_of, lines_in, row_of, rows_in
from hortus.server.store.writer import Job

FULL = 2
TOGETHER = 64
"""Lines that go into one statement: every statement gives the interpreter away and has to get it back."""


class SqliteStore(SqlStore):
    def __init__(self, path: Path, timed: Callable[[float], None]) -> None:
        self.path = path
        self._make_private()
        self._hand = self.connect()
        try:
            self._check_nothing_runs()
            found = self._hand.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError(f"{path.name} is damaged ({found}); restore it from a backup with: hortus restore")
            self._hand.execute("BEGIN IMMEDIATE")
            for statement in SCHEMA:
                self._hand.execute(statement.format(blob="BLOB"))
            self._hand.execute("COMMIT")
        except sqlite3.Error as fault:
            self._hand.close()
            raise StoreError(
                f"{path.name} cannot hold tables: {fault}; serve another folder, or restore a backup."
            ) from None
        super().__init__(timed)

    def _check_nothing_runs(self) -> None:
        """No trigger and no view: we make none, so somebody else has put it there."""
        self._hand.execute("PRAGMA trusted_schema = OFF")
        row = self._hand.execute("SELECT type FROM sqlite_master WHERE type NOT IN ('table', 'index')").fetchone()
        if row is not None:
            self._hand.close()
            raise StoreError(
                f"{self.path.name} holds a {row[0]} that Hortus has not made; restore a backup with: hortus restore"
            )

    def _make_private(self) -> None:
        """SQLite gives the files it puts beside the database the mode of the database."""
        try:
            private.make_file(self.path)
        except OSError as fault:
            raise StoreError(f"{self.path.name} cannot be opened as a database: {fault.strerror}.") from None
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
            results = self._together(jobs) or self.one_by_one(hand, jobs)
            hand.execute("COMMIT")
            return results
        except Exception as fault:
            with suppress(sqlite3.Error):  # what was first wrong is what counts
                if hand.in_transaction:
                    hand.execute("ROLLBACK")
            full = isinstance(fault, sqlite3.Error) and fault.sqlite_errorname in ("SQLITE_FULL", "SQLITE_IOERR_WRITE")
            raise (StoreFull if full else StoreError)(f"The store refused to write: {fault}.") from None

    def _together(self, jobs: list[Job]) -> list[object]:
        """The same as one by one, in few statements; nothing, and nothing done, when a line is taken already."""
        hand = self._hand
        appends = [job for job in jobs if isinstance(job, Append)]
        parts = [appends[start : start + TOGETHER] for start in range(0, len(appends), TOGETHER)]
        for part in parts:
            values = [value for append in part for value in line_of(append)]
            if hand.execute(lines_in(len(part)), values).rowcount != len(part):
                # Which of them it is nobody says.
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
            raise StoreError(f"{self.path.name} cannot be read: {fault}.") from None

    def hang_up(self) -> None:
        self._hand.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._hand.close()

    def backup(self, target: str) -> None:
        copy_database(self.path, Path(target))


def folder_for_tables(folder: Path) -> None:
    """Make it if it is not there, for nobody else to look into; a sentence where no folder can be."""
    try:
        private.make_folder(folder)
    except OSError as fault:
        why = "it is a file" if isinstance(fault, FileExistsError) else fault.strerror
        raise SetupError(f"{folder} cannot be a folder for tables: {why}; name another.") from None


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """Where to write what becomes the target when it is whole, for its owner alone; what fails leaves nothing."""
    if target.is_dir():
        raise SetupError(f"{target} is a folder; name a file in it.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        private.make_file(part, fresh=True)
        yield part
        part.replace(target)
    except OSError as fault:
        raise SetupError(f"{target} cannot be written: {fault.strerror}; name another file.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing; an address, so that no sign in a name means anything."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy by SQLite's own means, whole or not at all; others may go on writing."""
    with whole(target) as part:
        try:
            with closing(to_read(source)) as from_there, closing(sqlite3.connect(part)) as to_here:
                from_there.backup(to_here)
                to_here.execute("PRAGMA journal_mode = DELETE")  # one file: readers put none beside it
                found = to_here.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.Error as fault:
            raise StoreError(f"{source.name} cannot be copied to {target}: {fault}.") from None
        if found != "ok":
            raise StoreError(f"The copy of {source.name} is damaged: {found}.")
