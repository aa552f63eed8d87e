"""Deadlines: worked out from the log, so that they survive a restart, and never charged for our own absence."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

from hortus.core.state import NONE
from hortus.server.bots.pool import STAND_IN
from hortus.server.store.sql import GRACE
from hortus.server.tables import entries as log
from hortus.server.tables.table import Table

if TYPE_CHECKING:
    from hortus.server.service import Service

Downtimes = list[tuple[int, int]]

BEAT = 5.0
SWEEP = 1.0


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def dues(table: Table, down: Downtimes) -> dict[int, int]:
    """When each waiting person's time is up; empty at a table without deadlines.

    One truth for everybody: no clock depends on what is done in private.
    """
    allowance = table.made.setting.allowance * 1000
    if not allowance:
        return {}
    return {
        seat: _later(since, since + allowance, down)
        for seat, since in table.asked.items()
        if table.seating.seats[seat].kind != "bot"
    }


def stands(table: Table, down: Downtimes, seat: int, at: int) -> bool:
    """Whether the time for the decision that this seat could take back is over: then it stands."""
    allowance = table.made.setting.allowance * 1000
    if not allowance:
        return False
    since = table.asked_before(seat)
    return _later(since, since + allowance, down) <= at


def _later(since: int, due: int, down: Downtimes) -> int:
    """The deadline moved by every time nobody served the table."""
    for start, end in down:
        if end > since and start < due:
            due += end - max(start, since)
    return due


def next_due(table: Table, down: Downtimes) -> int:
    return min(dues(table, down).values(), default=0)


def overdue(table: Table, down: Downtimes, at: int) -> log.Body | None:
    """What the table's rule says about the first seat whose time is up."""
    for seat, due in sorted(dues(table, down).items()):
        if due > at:
            continue
        if table.holding != NONE:
            return log.Confirmed(seat=seat)  # decided in time: only the confirmation is missing
        if table.made.setting.late == "abandon":
            return log.Ended(reason=f"{table.seating.names()[seat]} ran out of time.")
        return log.Seated(seat=seat, kind="bot", bot=STAND_IN, name=table.seating.seats[seat].name, away=True)
    return None


class Clock:
    """Wakes the tables whose time has come."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        self.down: Downtimes = []
        self.served = 0  # until when it is known that somebody serves the tables
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
            await self.service.careful(self._beat())

    async def _beat(self) -> None:
        """Somebody serves the tables now; by the time that nobody did, deadlines move."""
        at = now()
        await self.service.store.beat(at)
        self.down = await self.service.store.downtimes()
        self.served = at

    async def _sweeps(self) -> None:
        rounds = 0
        while True:
            await self.service.careful(self._wake_late())
            # Bots of rooms that are open think by themselves; this finds the tables of a process that died.
            if rounds % 15 == 0:
                await self.service.careful(self._wake_bots())
            rounds += 1
            await asyncio.sleep(SWEEP)

    async def _wake_late(self) -> None:
        # The machine slept, or the store took nothing for a while: nobody is late before that is known.
        if now() - self.served > GRACE:
            await self._beat()
        for table in await self.service.store.awake(now(), 500):
            await self.service.careful(self._late(table))

    async def _late(self, table: str) -> None:
        room = await self.service.rooms.open(table)
        if room is not None:
            await room.late()

    async def _wake_bots(self) -> None:
        for table in await self.service.store.thinking(10_000):
            await self.service.careful(self.service.rooms.open(table))
