"""The clock: wakes tables whose deadline has passed and tables whose bots must decide, and records downtime."""

import asyncio
from typing import Any

from hortus.server.runtime import Runtime
from hortus.server.store.sql import GRACE
from hortus.server.tables import deadlines
from hortus.server.tables.rooms import Rooms

BEAT = 5.0
"""Seconds between two notes in the store that a server is running."""
SWEEP = 1.0
"""Seconds between two looks for tables whose deadline has passed."""
BOTS = 15
"""Sweeps between two looks for bots that nobody asks."""
MOST_LATE, MOST_THINKING = 500, 10_000


class Clock:
    def __init__(self, runtime: Runtime, rooms: Rooms) -> None:
        self.runtime = runtime
        self.rooms = rooms
        self.served = 0  # until when the store knows that a server is running
        self._tasks: list[asyncio.Task[Any]] = []

    async def start(self) -> None:
        await self._beat()
        self._tasks = [asyncio.create_task(self._beats()), asyncio.create_task(self._sweeps())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.runtime.careful(self._beat())

    async def _beat(self) -> None:
        """Note that a server is running. A gap since the last note is downtime, which extends deadlines."""
        at = deadlines.now()
        await self.runtime.store.beat(at)
        self.runtime.down = await self.runtime.store.downtimes()
        self.served = at

    async def _sweeps(self) -> None:
        rounds = 0
        while True:
            await self.runtime.careful(self._wake_late())
            # Bots of open rooms are asked by themselves; this finds the tables of a process that died.
            if rounds % BOTS == 0:
                await self.runtime.careful(self._wake_bots())
            rounds += 1
            await asyncio.sleep(SWEEP)

    async def _wake_late(self) -> None:
        # If the machine slept or the store failed, note the downtime before judging who is late.
        if deadlines.now() - self.served > GRACE:
            await self._beat()
        for table in await self.runtime.store.awake(deadlines.now(), MOST_LATE):
            await self.runtime.careful(self._late(table))

    async def _late(self, table: str) -> None:
        room = await self.rooms.open(table)
        if room is not None:
            await room.late()

    async def _wake_bots(self) -> None:
        for table in await self.runtime.store.thinking(MOST_THINKING):
            await self.runtime.careful(self.rooms.open(table))
