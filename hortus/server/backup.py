"""One file with everything in it, made while the tables are played; and back again.

The file is a SQLite database, whatever the server keeps its tables in: a backup
can be restored on the other kind.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from hortus.core.errors import SetupError
from hortus.server.postgres import PostgresStore
from hortus.server.settings import Settings
from hortus.server.sql import SCHEMA
from hortus.server.sqlite import SqliteStore, copy_database, folder_for_tables, to_read, whole
from hortus.server.store import StoreError

TABLES = {
    "entries": ["table_id", "number", "at", "seat", "client", "body", "mark"],
    "tables": ["id", "game", "state", "changed", "due", "bots"],
    "holders": ["holder", "table_id"],
    "beats": ["id", "at"],
    "downtimes": ["since", "until"],
}
ROWS = 1000


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
    """Put a backup where the server will find it; never over tables that are already there."""
    count = lines(source)
    if settings.database:
        _to_postgres(source, settings.database)
        return count
    target = database_file(settings)
    if target.exists():
        raise SetupError(f"There are tables in {settings.data} already; restore into an empty folder.")
    folder_for_tables(settings.data)
    copy_database(source, target)
    try:
        # Opened once, so that a backup that cannot be served is found out now.
        SqliteStore(target, _untimed).close()
    except StoreError:
        target.unlink()
        raise
    return count


def lines(path: Path) -> int:
    """How many lines of log a backup holds; a sentence when it is none."""
    if not path.is_file():
        raise SetupError(f"There is no file {path.name}; name one that hortus backup wrote.")
    try:
        connection = to_read(path)
    except sqlite3.Error as fault:
        raise SetupError(f"{path.name} cannot be read: {fault}.") from None
    try:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise StoreError(f"{path.name} is damaged: {found}.")
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    except sqlite3.Error:
        raise SetupError(f"{path.name} is not a backup of Hortus.") from None
    finally:
        connection.close()


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


def _insert(copy: sqlite3.Connection, name: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
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
