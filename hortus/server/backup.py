"""One file with everything in it, made while the tables are played; and back again.

The file is a SQLite database, whatever the server keeps its tables in: a backup
can be restored on the other kind.
"""

import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from hortus.core.errors import SetupError
from hortus.server.postgres import PostgresStore
from hortus.server.settings import Settings
from hortus.server.sql import SCHEMA
from hortus.server.sqlite import SqliteStore, copy_database
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
    elif database_file(settings).is_file():
        copy_database(database_file(settings), target)
    else:
        raise SetupError(f"There are no tables in {settings.data}.")
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
    settings.data.mkdir(parents=True, exist_ok=True)
    copy_database(source, target)
    # Opened once, so that a backup that cannot be served is found out now.
    SqliteStore(target, _untimed).close()
    return count


def lines(path: Path) -> int:
    """How many lines of log a backup holds; a sentence when it is none."""
    if not path.is_file():
        raise SetupError(f"There is no file {path.name}.")
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
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
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    copy = sqlite3.connect(part)
    for statement in SCHEMA:
        copy.execute(statement.format(blob="BLOB"))
    try:
        # One snapshot: what is appended meanwhile is not half in it.
        with psycopg.connect(address) as there:
            there.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            for name, columns in TABLES.items():
                with there.cursor(f"backup_{name}") as cursor:
                    cursor.itersize = ROWS
                    cursor.execute(f"SELECT {', '.join(columns)} FROM {name}".encode())
                    while rows := cursor.fetchmany(ROWS):
                        _insert(copy, name, columns, rows)
        copy.commit()
    except psycopg.Error:
        raise StoreError("PostgreSQL cannot be read for the backup.") from None
    finally:
        copy.close()
    part.replace(target)


def _insert(copy: sqlite3.Connection, name: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
    marks = ", ".join("?" for _ in columns)
    copy.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)


def _to_postgres(source: Path, address: str) -> None:
    PostgresStore(address, _untimed).close()
    here = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
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
    except psycopg.Error:
        raise StoreError("The backup cannot be written to PostgreSQL; nothing was changed.") from None
    finally:
        here.close()


def _untimed(_seconds: float) -> None:
    return
