"""The store for several processes: PostgreSQL.

A notification tells other processes that an entry was appended. It is sent
after the commit, in its own transaction: inside, all commits would queue for one
lock of the whole database. A lost one is made up for by polling.
"""

import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from hortus.core.message import Message
from hortus.server.store.contract import StoreError, StoreFull
from hortus.server.store.sql import SCHEMA, SqlStore
from hortus.server.store.writer import Job

CHANNEL = "hortus"
SCHEMA_LOCK = 0x48524F54
ATTEMPTS = 5


class PostgresStore(SqlStore):
    def __init__(self, address: str, timed: Callable[[float], None]) -> None:
        self.address = address
        self.me = secrets.token_hex(8)
        self._news: list[tuple[str, int]] = []
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None
        self._hand = self.connect()
        try:
            self._begin()
        except psycopg.Error as fault:
            self._hand.close()
            raise StoreError("server-postgres-unfit", why=_first_line(fault)) from None
        super().__init__(timed)

    def _begin(self) -> None:
        with self._hand.transaction():
            # Otherwise two processes that start at once would both create the tables.
            self._hand.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            for statement in SCHEMA:
                self._hand.execute(statement.format(blob="BYTEA"))
        for name in ("fsync", "synchronous_commit"):
            row = self._hand.execute(f"SHOW {name}").fetchone()
            if row is None or row[0] == "off":
                raise StoreError("server-postgres-unsafe", setting=name)

    def connect(self) -> "psycopg.Connection[Any]":
        try:
            connection = psycopg.connect(self.address, autocommit=True, connect_timeout=10)
            connection.execute("SET synchronous_commit = on")
            return connection
        except psycopg.Error as fault:
            raise StoreError("server-postgres-unreached", why=_first_line(fault)) from None

    def run(self, cursor: Any, sql: str, values: tuple[object, ...] = ()) -> list[Any]:
        done = cursor.execute(sql.replace("?", "%s"), values)
        return done.fetchall() if done.description else []

    def transact(self, jobs: list[Job]) -> list[object]:
        for attempt in range(ATTEMPTS):
            self._news = []
            try:
                if self._hand.closed:
                    self._hand = self.connect()
                with self._hand.transaction():
                    return self.one_by_one(self._hand, jobs)
            except (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure):
                # Two processes appended to the same tables in different order; neither has committed.
                time.sleep(0.005 * (attempt + 1))
            except psycopg.errors.DiskFull as fault:
                raise StoreFull("server-store-refused", why=_first_line(fault)) from None
            except psycopg.Error as fault:
                raise StoreError("server-store-refused", why=_first_line(fault)) from None
        raise StoreError("server-store-outrun")

    def appended(self, table: str, number: int) -> None:
        self._news.append((table, number))

    def after(self, results: list[object]) -> None:
        news = dict(self._news)
        self._news = []
        try:
            for table, number in news.items():
                self._hand.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.me} {table} {number}"))
        except psycopg.Error:
            return  # the others poll

    def hang_up(self) -> None:
        self._closing.set()
        if self._listener is not None:
            self._listener.join()
        self._hand.close()

    def listen(self, heard: Callable[[str, int], object]) -> None:
        self._listener = threading.Thread(target=self._listen, args=(heard,), name="listener", daemon=True)
        self._listener.start()

    def _listen(self, heard: Callable[[str, int], object]) -> None:
        while not self._closing.is_set():
            try:
                with self.connect() as connection:
                    self._hear(connection, heard)
            except (psycopg.Error, StoreError, ValueError):
                self._closing.wait(1.0)

    def _hear(self, connection: "psycopg.Connection[Any]", heard: Callable[[str, int], object]) -> None:
        """Pass on what other processes append, until the store closes or the connection breaks."""
        connection.execute(f"LISTEN {CHANNEL}")
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=0.5):
                who, table, number = notice.payload.split(" ")
                if who != self.me:
                    heard(table, int(number))

    def _look_up(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return super()._look_up(sql, values)
        except psycopg.OperationalError:
            # An idle connection was lost: try once with a new one.
            self._local.connection = None
        try:
            return super()._look_up(sql, values)
        except psycopg.Error as fault:
            raise StoreError("server-postgres-unreadable", why=_first_line(fault)) from None


def _first_line(fault: Exception) -> str | Message:
    # Only the first line: the rest may quote the address, which may hold a password.
    lines = str(fault).splitlines()
    return lines[0].rstrip(".") if lines else Message("server-no-reason")
