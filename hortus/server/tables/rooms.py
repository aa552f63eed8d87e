"""The rooms that are open here, each opened once."""

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from hortus.core.errors import HortusError
from hortus.server.store.contract import StoreError
from hortus.server.tables.room import Room
from hortus.server.tables.table import Table

if TYPE_CHECKING:
    from hortus.server.service import Service


class Rooms:
    def __init__(self, service: "Service") -> None:
        self.service = service
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room | None]] = {}

    async def load(self, table: str) -> Table | None:
        """A table read from its log; None when there is none."""
        entries = await self.service.store.read(table)
        if not entries:
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
            raise StoreError(f"The log of table {table} is damaged at line {number}: {fault}") from None
        return read

    async def open(self, table: str) -> Room | None:
        """The room of a table, opened if need be; None when there is no such table."""
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
            future.exception()  # the others that wait may be none
            raise
        finally:
            del self._opening[table]
        future.set_result(room)
        return room

    def add(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self.service, table)
        self.service.loaded(room)
        return room

    def heard(self, table: str, number: int) -> None:
        """A hint from another process."""
        room = self.rooms.get(table)
        if room is not None and room.table.number < number:
            self.service.spawn(room.catch_up())

    async def poll(self) -> None:
        """Look for lost hints."""
        for room in list(self.rooms.values()):
            if room.listeners:
                await self.service.careful(room.catch_up())

    def tidy(self) -> None:
        """Close rooms that nobody uses; their log keeps them."""
        limit = time.monotonic() - self.service.settings.idle
        for key, room in list(self.rooms.items()):
            if room.used < limit and not room.listeners and not room.thinking and not room.lock.locked():
                del self.rooms[key]
