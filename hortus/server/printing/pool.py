"""Printed games and boards: one at a time, each in a process of its own."""

import msgspec

from hortus.core.errors import SetupError
from hortus.core.message import restored
from hortus.server.jobs import Lane, Limits
from hortus.server.printing.worker import BoardOrder, GameOrder, Printed

COST = 10.0
"""Something to print counts as this many requests."""
LIMITS = Limits(megabytes=2048, seconds=60, crowd=10, each=3, largest=64 * 1024 * 1024)


class Prints:
    def __init__(self) -> None:
        self.lane = Lane("hortus.server.printing.worker", LIMITS, "server-too-many-prints")

    async def make(self, order: GameOrder | BoardOrder, place: str) -> bytes:
        """The file; a SetupError says why there is none."""
        try:
            async with self.lane.begun(msgspec.msgpack.encode(order), place) as hear:
                printed = msgspec.msgpack.decode(await hear(), type=Printed)
        except SetupError:  # too many wait
            raise
        except (TimeoutError, EOFError, OSError, ValueError):  # the process is late, died or did not start
            raise SetupError("server-print-failed") from None
        if printed.fault:
            fault = restored(printed.fault)
            raise SetupError(fault.key, **fault.values)
        return printed.file

    async def stop(self) -> None:
        await self.lane.stop()
