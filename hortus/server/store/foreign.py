"""A backup that may come from anybody: its rows are read, and nothing in it is run.

A SQLite file brings a schema of its own: views that never end, triggers,
computed columns, indexes on expressions. Here a file may hold the tables and
indexes that Hortus makes, in the words Hortus uses for them, and nothing else.
It is opened to be read only, with limits of time and size, and every value
must be of the kind its column has.
"""

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from hortus.core.errors import SetupError
from hortus.server.store.contract import StoreError, chained
from hortus.server.store.sql import SCHEMA

TABLES: Final[dict[str, dict[str, type]]] = {
    "entries": {"table_id": str, "number": int, "at": int, "seat": int, "client": str, "body": bytes, "mark": bytes},
    "tables": {"id": str, "game": str, "state": str, "changed": int, "due": int, "bots": int},
    "holders": {"holder": str, "table_id": str},
    "beats": {"id": int, "at": int},
    "downtimes": {"since": int, "until": int},
}
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of one row: an uploaded edition is written into the first line of a log."""
SECONDS: Final = 20.0
BYTES_A_SECOND: Final = 1024 * 1024
"""A large backup may take longer."""
STEPS: Final = 1000
"""Of SQLite's own machine, between two looks at the clock."""
ROWS: Final = 1000
QUOTED: Final = 100
"""Characters of what SQLite says that go into a sentence."""
MAGIC: Final = b"SQLite format 3\0"

_token = re.compile(r"\w+|<>|''|\S")
WORDS: Final = {word for statement in SCHEMA for word in _token.findall(statement.format(blob="BLOB"))}
"""All that a schema of ours is written with."""
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


def copy_tables(source: Path, target: Path) -> int:
    """Put the rows of a backup into a fresh database, checked; returns how many lines of log there are."""
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
        raise StoreError(f"{source.name} is damaged: it has a line twice.") from None
    except sqlite3.Error as fault:
        raise StoreError(f"{source.name} cannot be copied: {fault}.") from None


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing and trusts nothing."""
    if not path.is_file():
        raise SetupError(f"There is no file {path.name}; name one that hortus backup wrote.")
    for ending in ("-wal", "-journal"):
        beside = path.with_name(path.name + ending)
        if beside.exists() and beside.stat().st_size:
            raise SetupError(
                f"{path.name} is not whole: {beside.name} belongs to it; name a file that hortus backup wrote."
            )
    try:
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
    except OSError as fault:
        raise SetupError(f"{path.name} cannot be read: {fault.strerror}.") from None
    if begins != MAGIC:
        raise _not_ours(path)
    until = time.monotonic() + SECONDS + path.stat().st_size / BYTES_A_SECOND
    # An address, so that no sign in a name means anything; immutable, so that nothing beside the file is read.
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
    """What SQLite says about a foreign file, as a sentence."""
    try:
        yield
    except UnicodeDecodeError:  # SQLite's own words quote the file
        raise StoreError(f"{path.name} is damaged: it holds text that is none.") from None
    except sqlite3.Error as fault:
        code = getattr(fault, "sqlite_errorname", "")
        if code == "SQLITE_INTERRUPT":
            raise StoreError(f"{path.name} takes too long to read for its size; it is no backup of Hortus.") from None
        if code == "SQLITE_TOOBIG":
            raise StoreError(
                f"{path.name} holds a line of more than {LARGEST >> 20} MB; no backup of Hortus does."
            ) from None
        raise StoreError(f"{path.name} is damaged: {str(fault)[:QUOTED]}.") from None


def _check_schema(path: Path, there: sqlite3.Connection) -> None:
    """Nothing but our own tables and indexes; only then does SQLite look at the pages one by one."""
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
        raise StoreError(f"{path.name} is damaged: {fault[:QUOTED]}.")


def _ours(kind: object, name: object, table: object, sql: object) -> bool:
    """Whether this is a table or an index as Hortus makes them, to judge by every word of it."""
    if kind == "index" and sql is None:
        return isinstance(name, str) and name.startswith("sqlite_autoindex_")  # of a primary key
    if kind not in ("table", "index") or not isinstance(sql, str) or name not in WORDS or table not in WORDS:
        return False
    return all(word in WORDS for word in _token.findall(sql))


def _not_ours(path: Path) -> SetupError:
    return SetupError(f"{path.name} is not a backup of Hortus.")


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
                raise StoreError(f"{path.name} is damaged: a value in {name} is not of the kind it should be.")
            yield row


def _check_logs(path: Path, here: sqlite3.Connection) -> int:
    """Every log is whole: its lines are counted from one on, and each carries the mark that follows from the last."""
    count = number = 0
    table, mark = "", b""
    for found, place, body, claimed in here.execute(
        "SELECT table_id, number, body, mark FROM entries ORDER BY table_id, number"
    ):
        if found != table:
            table, number, mark = found, 0, b""
        number += 1
        mark = chained(mark, number, body)
        if place != number or claimed != mark:
            raise StoreError(f"{path.name} is damaged: the log of table {table[:16]!r} breaks at line {number}.")
        count += 1
    return count
