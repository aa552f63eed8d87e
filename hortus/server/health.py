"""The health check. It costs an append and anybody may ask, so an answer is shared for a second."""

import asyncio
import time
from collections.abc import Awaitable, Callable

PAUSE = 1.0
"""Seconds for which an answer is shared."""


class Health:
    def __init__(self, probe: Callable[[], Awaitable[float]], clock: Callable[[], float] = time.monotonic) -> None:
        self.probe = probe
        self.clock = clock
        self._at = 0.0
        self._found: asyncio.Future[float] | None = None

    async def ask(self) -> float:
        """How many seconds an append took, at most a second ago; raises what it failed with."""
        if self._found is None or (self._found.done() and self.clock() - self._at >= PAUSE):
            self._at = self.clock()
            self._found = asyncio.ensure_future(self.probe())
            self._found.add_done_callback(_look)
        return await asyncio.shield(self._found)


def _look(found: "asyncio.Future[float]") -> None:
    """Mark a failure as seen: the caller may have disconnected, and the next one gets it."""
    if not found.cancelled():
        found.exception()
