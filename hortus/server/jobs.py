"""Jobs that take long or read what strangers sent: each is done by a process of its own, one at a time.

The process is killed when it is late, and has limits on memory and CPU time, so a job never delays a table. Its own
end of the pipes is in `job_worker.py`.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from hortus.core.errors import SetupError
from hortus.server import processes
from hortus.server.turns import Turns

PATIENCE = 3
"""On a busy machine a job may take this many times its CPU time."""
START = 20.0
"""Seconds for the process to start."""

Hear = Callable[[], Awaitable[bytes]]
"""The next message of the process."""


class Limits(NamedTuple):
    """What the jobs of one lane may take."""

    megabytes: int
    seconds: int  # of CPU time
    crowd: int  # jobs that may wait while one is done
    each: int  # jobs of one address block that may wait or be done
    largest: int  # bytes of one message


class Lane:
    """A lane of such jobs. `program` is the module that does one of them."""

    def __init__(self, program: str, limits: Limits, full: str) -> None:
        self.program = program
        self.limits = limits
        self.full = full  # the key of the refusal when too many wait
        self.turns = Turns(limits.crowd, limits.each)
        self._process: asyncio.subprocess.Process | None = None

    @asynccontextmanager
    async def begun(self, order: bytes, place: str) -> AsyncIterator[Hear]:
        """Wait for the process of this order, and end it afterwards. A TimeoutError if it is late."""
        self.check_room(place)
        async with self.turns.turn(place), asyncio.timeout(START + PATIENCE * self.limits.seconds):
            try:
                output = await self._started(order)
                yield lambda: self._hear(output)
            finally:
                await self.stop()

    def check_room(self, place: str) -> None:
        """Refuse a job if too many are waiting, in all or from this address block."""
        if self.turns.full(place):
            raise SetupError(self.full)

    async def _started(self, order: bytes) -> asyncio.StreamReader:
        """Start the process and give it its order; returns what it says."""
        limits = (str(self.limits.megabytes), str(self.limits.seconds))
        process = self._process = await processes.start(self.program, *limits)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(order).to_bytes(4, "big") + order)
        await process.stdin.drain()
        return process.stdout

    async def _hear(self, output: asyncio.StreamReader) -> bytes:
        size = int.from_bytes(await output.readexactly(4), "big")
        if size > self.limits.largest:
            raise ValueError(size)
        return await output.readexactly(size)

    async def stop(self) -> None:
        process, self._process = self._process, None
        await processes.end(process)
