"""Records from a file: checked in a process of their own, because nothing in them can be trusted."""

import asyncio
from typing import Any

import msgspec

from hortus.core.errors import RecordError
from hortus.core.message import restored
from hortus.server import processes
from hortus.server.reviews.worker import News, Order
from hortus.server.turns import Turns

MEGABYTES = 512
PATIENCE = 30.0
"""Seconds for one record: a game of some hundred moves takes a moment."""
CROWD = 10
"""Records that may wait while one is checked."""
EACH = 4
"""Records of one address block that may wait or be checked."""


class Checker:
    """Finds out whether a record is of a finished game, and whether all of it is true."""

    def __init__(self) -> None:
        self.turns = Turns(CROWD, EACH)

    async def check(self, text: str, place: str) -> None:
        """A RecordError with a sentence unless all of it is true. Nobody waits where many do already."""
        if self.turns.full(place):
            raise RecordError("server-too-many-reviews")
        async with self.turns.turn(place):
            fault = await self._fault(text)
        if fault is not None:
            message = restored(fault)
            raise RecordError(message.key, **message.values)

    async def _fault(self, text: str) -> dict[str, Any] | None:
        process = await processes.start("hortus.server.reviews.worker", str(MEGABYTES))
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            data = msgspec.msgpack.encode(Order(text=text))
            async with asyncio.timeout(PATIENCE):
                process.stdin.write(len(data).to_bytes(4, "big") + data)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(4), "big")
                return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=News).fault
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):  # it took too much time or memory
            raise RecordError("server-record-heavy") from None
        finally:
            await processes.end(process)
