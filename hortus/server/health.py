"""Health, asked by many and found out once: an append is work, and anybody may ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable

PAUSE = 1.0
"""Seconds for which an answer holds."""


class Health:
    def __init__(self, probe: Callable[[], Awaitable[float]], clock: Callable[[], float] = time.monotonic) -> None:
        self.probe = probe
        self.clock = clock
        self._at = 0.0
        self._found: asyncio.Future[float] | None = None

    async def ask(self) -> float:
        """How long an append took, at most a second ago; what it failed with, when it failed."""
        if self._found is None or (self._found.done() and self.clock() - self._at >= PAUSE):
            self._at = self.clock()
            self._found = asyncio.ensure_future(self.probe())
            self._found.add_done_callback(_look)
        return await asyncio.shield(self._found)


def _look(found: "asyncio.Future[float]") -> None:
    """Whoever asked may have hung up: a failure is told to whoever asks next."""
    if not found.cancelled():
        found.exception()
