"""The rooms in memory. A table is read from its log when somebody needs it, and closed when nobody does."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from hortus.core.errors import HortusError
from hortus.server.refusals import because
from hortus.server.runtime import Runtime
from hortus.server.store.contract import StoreError
from hortus.server.tables import entries as log
from hortus.server.tables.room import Room
from hortus.server.tables.table import Table


class Rooms:
    def __init__(self, runtime: Runtime, moved: Callable[[Room, bool], None], loaded: Callable[[Room], None]) -> None:
        self.runtime = runtime
        self.moved = moved  # called after each change of a room
        self.loaded = loaded  # called when a room was opened
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room | None]] = {}

    async def load(self, table: str) -> Table | None:
        """Read a table from its log; None when there is no such table."""
        entries = await self.runtime.store.read(table)
        if not entries or entries[0].body == log.TOMBSTONE:
            return None
        number = entries[0].number
        try:
            read = Table(entries[0])
            for entry in entries[1:]:
                number = entry.number
                read.apply(entry)
                if number % 50 == 0:
                    await asyncio.sleep(0)  # a long log must not hold up the other tables
        except StoreError:
            raise
        except (HortusError, msgspec.MsgspecError) as fault:
            why = because(fault)
            raise StoreError("server-log-damaged-because", table=table, line=str(number), why=why) from None
        return read

    async def open(self, table: str) -> Room | None:
        """The room of a table, read from the log if it is not in memory; None when there is no such table."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        if table in self._opening:
            return await asyncio.shield(self._opening[table])
        future: asyncio.Future[Room | None] = asyncio.get_running_loop().create_future()
        self._opening[table] = future
        try:
            read = await self.load(table)
            room = None if read is None else self.add(read)
        except BaseException as fault:
            future.set_exception(fault)
            future.exception()  # marks it as seen: perhaps nobody else waits
            raise
        finally:
            del self._opening[table]
        future.set_result(room)
        return room

    def add(self, table: Table) -> Room:
        # Looked up at each call, so that a test can replace how tables are read.
        room = self.rooms[table.id] = Room(self.runtime, table, lambda key: self.load(key), self.moved)
        self.loaded(room)
        return room

    def heard(self, table: str, number: int) -> None:
        """Another process says that it appended an entry."""
        room = self.rooms.get(table)
        if room is not None and room.table.number < number:
            self.runtime.spawn(room.catch_up())

    async def poll(self) -> None:
        """Look for appends of other processes whose notification was lost."""
        for room in list(self.rooms.values()):
            if room.listeners:
                await self.runtime.careful(room.catch_up())

    def tidy(self) -> None:
        """Close rooms that nobody uses; their log keeps them."""
        limit = time.monotonic() - self.runtime.settings.idle
        for key, room in list(self.rooms.items()):
            if room.used < limit and not room.listeners and not room.thinking and not room.lock.locked():
                del self.rooms[key]
