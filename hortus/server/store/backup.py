"""Backups: everything in one file, made while the server runs; and restoring it.

The file is always a SQLite database, so a backup of one kind of store can be
restored into the other.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from hortus.core.errors import SetupError
from hortus.server.settings import Settings
from hortus.server.store.contract import StoreError
from hortus.server.store.foreign import ROWS, TABLES, check_there, copy_tables
from hortus.server.store.postgres import PostgresStore
from hortus.server.store.sql import SCHEMA
from hortus.server.store.sqlite import copy_database, folder_for_tables, to_read, whole


def database_file(settings: Settings) -> Path:
    return settings.data / "hortus.sqlite"


def backup(settings: Settings, target: Path) -> int:
    """Write the file, complete or not at all; returns the number of log entries in it."""
    if not target.parent.is_dir():
        raise SetupError("server-backup-folder", folder=target.parent)
    if settings.database:
        _from_postgres(settings.database, target)
    elif not database_file(settings).is_file():
        raise SetupError("server-backup-nothing", folder=settings.data)
    elif target.exists() and target.samefile(database_file(settings)):
        raise SetupError("server-backup-itself", file=target)
    else:
        copy_database(database_file(settings), target)
    return lines(target)


def restore(settings: Settings, source: Path) -> int:
    """Restore a backup, never over tables that exist; returns the number of log entries.

    The file is not trusted: its rows are copied into a new database of our own schema, or nothing is.
    """
    check_there(source)  # a mistyped name is the first thing to say, whatever the folder contains
    if settings.database:
        with TemporaryDirectory() as folder:
            fresh = Path(folder) / "fresh.sqlite"
            count = copy_tables(source, fresh)
            _to_postgres(fresh, settings.database)
        return count
    target = database_file(settings)
    if target.exists():
        raise SetupError("server-restore-folder", folder=settings.data)
    with _folder(settings.data), whole(target) as part:
        return copy_tables(source, part)


@contextmanager
def _folder(path: Path) -> Iterator[None]:
    """Make a folder for tables, and remove it again after a fault."""
    made = [folder for folder in (path, *path.parents) if not folder.exists()]
    folder_for_tables(path)
    try:
        yield
    except BaseException:
        with suppress(OSError):
            for folder in made:
                folder.rmdir()
        raise


def lines(path: Path) -> int:
    """The number of log entries in a backup that was just written."""
    with closing(to_read(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def _from_postgres(address: str, target: Path) -> None:
    with whole(target) as part:
        try:
            with closing(sqlite3.connect(part)) as copy:
                for statement in SCHEMA:
                    copy.execute(statement.format(blob="BLOB"))
                _read_all(address, copy)
                copy.commit()
        except psycopg.Error:
            raise StoreError("server-backup-unread") from None
        except sqlite3.Error as fault:
            raise StoreError("server-unwritable", file=target, why=str(fault)) from None


def _read_all(address: str, copy: sqlite3.Connection) -> None:
    # One snapshot, so that no append is half in it.
    with psycopg.connect(address) as there:
        there.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        for name, columns in TABLES.items():
            with there.cursor(f"backup_{name}") as cursor:
                cursor.itersize = ROWS
                cursor.execute(f"SELECT {', '.join(columns)} FROM {name}".encode())
                while rows := cursor.fetchmany(ROWS):
                    _insert(copy, name, columns, rows)


def _insert(copy: sqlite3.Connection, name: str, columns: Iterable[str], rows: list[tuple[Any, ...]]) -> None:
    marks = ", ".join("?" for _ in columns)
    copy.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)


def _to_postgres(source: Path, address: str) -> None:
    PostgresStore(address, _untimed).close()
    here = to_read(source)
    try:
        with psycopg.connect(address) as there:
            row = there.execute("SELECT count(*) FROM entries").fetchone()
            if row is not None and row[0]:
                raise SetupError("server-restore-database")
            for name, columns in TABLES.items():
                _copy(here, there, name, ", ".join(columns))
    except (psycopg.Error, sqlite3.Error):
        raise StoreError("server-restore-unwritten") from None
    finally:
        here.close()


def _copy(here: sqlite3.Connection, there: "psycopg.Connection[Any]", name: str, columns: str) -> None:
    """Replace the rows of one table."""
    there.execute(f"DELETE FROM {name}".encode())
    with there.cursor().copy(f"COPY {name} ({columns}) FROM STDIN".encode()) as writing:
        for values in here.execute(f"SELECT {columns} FROM {name}"):
            writing.write_row(values)


def _untimed(_seconds: float) -> None:
    return
