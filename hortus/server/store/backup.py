"""One file with everything in it, made while the tables are played; and back again.

The file is a SQLite database, whatever the server keeps its tables in: a backup
can be restored on the other kind.
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
from hortus.server.store.foreign import ROWS, TABLES, copy_tables
from hortus.server.store.postgres import PostgresStore
from hortus.server.store.sql import SCHEMA
from hortus.server.store.sqlite import copy_database, folder_for_tables, to_read, whole


def database_file(settings: Settings) -> Path:
    return settings.data / "hortus.sqlite"


def backup(settings: Settings, target: Path) -> int:
    """Write the file, whole or not at all; returns how many lines of log are in it."""
    if not target.parent.is_dir():
        raise SetupError(f"There is no folder {target.parent} to put a backup into.")
    if settings.database:
        _from_postgres(settings.database, target)
    elif not database_file(settings).is_file():
        raise SetupError(f"There are no tables in {settings.data}.")
    elif target.exists() and target.samefile(database_file(settings)):
        raise SetupError(f"{target} holds the tables themselves; name another file.")
    else:
        copy_database(database_file(settings), target)
    return lines(target)


def restore(settings: Settings, source: Path) -> int:
    """Put a backup where the server will find it; never over tables that are already there.

    The file may come from anybody: its rows are copied into a schema of our own, or nothing is.
    """
    if settings.database:
        with TemporaryDirectory() as folder:
            fresh = Path(folder) / "fresh.sqlite"
            count = copy_tables(source, fresh)
            _to_postgres(fresh, settings.database)
        return count
    target = database_file(settings)
    if target.exists():
        raise SetupError(f"There are tables in {settings.data} already; restore into an empty folder.")
    with _folder(settings.data), whole(target) as part:
        return copy_tables(source, part)


@contextmanager
def _folder(path: Path) -> Iterator[None]:
    """A folder for tables, which is gone again when what was to be put there fails."""
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
    """How many lines of log are in a backup that was just written."""
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
            raise StoreError("PostgreSQL cannot be read for the backup.") from None
        except sqlite3.Error as fault:
            raise StoreError(f"{target} cannot be written: {fault}.") from None


def _read_all(address: str, copy: sqlite3.Connection) -> None:
    # One snapshot: what is appended meanwhile is not half in it.
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
                raise SetupError("There are tables in this database already; restore into an empty one.")
            for name, columns in TABLES.items():
                there.execute(f"DELETE FROM {name}".encode())
                with there.cursor().copy(f"COPY {name} ({', '.join(columns)}) FROM STDIN".encode()) as writing:
                    for values in here.execute(f"SELECT {', '.join(columns)} FROM {name}"):
                        writing.write_row(values)
    except (psycopg.Error, sqlite3.Error):
        raise StoreError("The backup cannot be written to PostgreSQL; nothing was changed.") from None
    finally:
        here.close()


def _untimed(_seconds: float) -> None:
    return
