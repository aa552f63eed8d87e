"""Reads a backup from an untrusted source: copies its rows and runs nothing in it.

A SQLite file brings its own schema, which may hold endless views, triggers,
computed columns or indexes on expressions. So a backup may hold only the tables
and indexes that Hortus makes, in Hortus's own words. It is opened read-only, with
limits of time and size, and every value must have the type of its column.
"""

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from hortus import files
from hortus.core.errors import SetupError
from hortus.server.store.contract import StoreError, chained
from hortus.server.store.sql import SCHEMA
from hortus.server.tables.entries import TOMBSTONE

TABLES: Final[dict[str, dict[str, type]]] = {
    "entries": {"table_id": str, "number": int, "at": int, "seat": int, "client": str, "body": bytes, "mark": bytes},
    "tables": {"id": str, "game": str, "state": str, "changed": int, "due": int, "bots": int},
    "holders": {"holder": str, "table_id": str},
    "beats": {"id": int, "at": int},
    "downtimes": {"since": int, "until": int},
}
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of one row: the first entry of a log may hold a custom edition."""
SECONDS: Final = 20.0
BYTES_A_SECOND: Final = 1024 * 1024
"""Extra time for large backups."""
STEPS: Final = 1000
"""Steps of SQLite's virtual machine between two looks at the clock."""
ROWS: Final = 1000
QUOTED: Final = 100
"""Characters of SQLite's message that are quoted."""
MAGIC: Final = b"SQLite format 3\0"

_table_id = re.compile("[0-9a-f]{16}")
_token = re.compile(r"\w+|<>|''|\S")
WORDS: Final = {word for statement in SCHEMA for word in _token.findall(statement.format(blob="BLOB"))}
"""All words of our own schema."""
LIMITS: Final = {
    sqlite3.SQLITE_LIMIT_LENGTH: LARGEST,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 10_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 32,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 10,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 2,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 8,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}


def check_there(path: Path) -> None:
    """Refuse the path of a file that does not exist."""
    if not path.is_file():
        raise SetupError("server-backup-missing", file=path.name)


def copy_tables(source: Path, target: Path) -> int:
    """Copy the rows of a backup into a new database and check them; returns the number of log entries."""
    try:
        with _opened(source) as there, closing(sqlite3.connect(target, isolation_level=None)) as here:
            _check_schema(source, there)
            here.execute("BEGIN")
            for statement in SCHEMA:
                here.execute(statement.format(blob="BLOB"))
            for name, columns in TABLES.items():
                marks = ", ".join("?" for _ in columns)
                here.executemany(
                    f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", _rows(source, there, name)
                )
            count = _check_logs(source, here)
            here.execute("COMMIT")
            return count
    except sqlite3.IntegrityError:
        raise StoreError("server-backup-repeats", file=source.name) from None
    except sqlite3.Error as fault:
        raise StoreError("server-backup-uncopied", file=source.name, why=str(fault)) from None


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection that does not trust the file."""
    check_there(path)
    for ending in ("-wal", "-journal"):
        beside = path.with_name(path.name + ending)
        if beside.exists() and beside.stat().st_size:
            raise SetupError("server-backup-partial", file=path.name, beside=beside.name)
    try:
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
    except OSError as fault:
        raise SetupError("server-unreadable", file=path.name, why=files.why(fault)) from None
    if begins != MAGIC:
        raise _not_ours(path)
    until = time.monotonic() + SECONDS + path.stat().st_size / BYTES_A_SECOND
    # A URI, so that no character of the path is special; immutable, so that no file beside it is read.
    address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        for limit, most in LIMITS.items():
            connection.setlimit(limit, most)
        connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
        with _reading(path):
            for setting in ("query_only = ON", "trusted_schema = OFF", "cell_size_check = ON", "mmap_size = 0"):
                connection.execute(f"PRAGMA {setting}")
        yield connection


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Turn SQLite's faults about a foreign file into a sentence."""
    try:
        yield
    except UnicodeDecodeError:  # SQLite's message quotes the file
        raise StoreError("server-backup-no-text", file=path.name) from None
    except sqlite3.Error as fault:
        code = getattr(fault, "sqlite_errorname", "")
        if code == "SQLITE_INTERRUPT":
            raise StoreError("server-backup-slow", file=path.name) from None
        if code == "SQLITE_TOOBIG":
            raise StoreError("server-backup-large", file=path.name, most=LARGEST >> 20) from None
        raise StoreError("server-backup-damaged", file=path.name, why=str(fault)[:QUOTED]) from None


def _check_schema(path: Path, there: sqlite3.Connection) -> None:
    """Check that there are only our own tables and indexes, and then every page."""
    most = 2 * len(SCHEMA)
    with _reading(path):
        found = there.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchmany(most + 1)
    if len(found) > most or not all(_ours(*row) for row in found):
        raise _not_ours(path)
    with _reading(path):
        for name, columns in TABLES.items():
            shown = there.execute(f"PRAGMA table_xinfo({name})").fetchall()
            if {row[1] for row in shown} != set(columns) or any(row[6] for row in shown):
                raise _not_ours(path)
        fault = there.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if fault != "ok":
        raise StoreError("server-backup-damaged", file=path.name, why=fault[:QUOTED])


def _ours(kind: object, name: object, table: object, sql: object) -> bool:
    """Whether this is a table or an index as Hortus makes them: it consists of our own words only."""
    if kind == "index" and sql is None:
        return isinstance(name, str) and name.startswith("sqlite_autoindex_")  # of a primary key
    if kind not in ("table", "index") or not isinstance(sql, str) or name not in WORDS or table not in WORDS:
        return False
    return all(word in WORDS for word in _token.findall(sql))


def _not_ours(path: Path) -> SetupError:
    return SetupError("server-backup-foreign", file=path.name)


def _rows(path: Path, there: sqlite3.Connection, name: str) -> Iterator[tuple[Any, ...]]:
    columns = TABLES[name]
    kinds = tuple(columns.values())
    with _reading(path):
        cursor = there.execute(f"SELECT {', '.join(columns)} FROM {name} NOT INDEXED")
    while True:
        with _reading(path):
            rows = cursor.fetchmany(ROWS)
        if not rows:
            return
        for row in rows:
            if tuple(map(type, row)) != kinds:
                raise StoreError("server-backup-type", file=path.name, table=name)
            yield row


def _check_logs(path: Path, here: sqlite3.Connection) -> int:
    """Check that every log is complete: numbered from 1, each entry with the mark that follows from the last one."""
    count = number = 0
    table, mark = "", b""
    for found, place, body, claimed in here.execute(
        "SELECT table_id, number, body, mark FROM entries ORDER BY table_id, number"
    ):
        if found != table:
            if not _table_id.fullmatch(found):  # it becomes a part of file names
                raise StoreError("server-backup-type", file=path.name, table="entries")
            table, number, mark = found, 0, b""
        if not number and body == TOMBSTONE:
            count += 1  # the table was deleted, and only its last line is kept
            continue
        number += 1
        mark = chained(mark, number, body)
        if place != number or claimed != mark:
            raise StoreError("server-backup-breaks", file=path.name, table=repr(table[:16]), line=str(number))
        count += 1
    return count
