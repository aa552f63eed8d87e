"""Turns at something that serves one at a time: a worker process. Whoever waits longest does not always come next:
address blocks take turns, so that none keeps the others waiting for long.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Who waits for a turn, by address block."""

    def __init__(self, crowd: int, each: int) -> None:
        self.crowd = crowd  # how many may wait while one is served
        self.each = each  # how many of one address block may wait or be served
        self.waiting: Counter[str] = Counter()  # by address block, with the one that is served
        self._queue: dict[str, deque[asyncio.Future[None]]] = {}  # the next block in turn first
        self._busy = False

    def full(self, place: str) -> bool:
        """Whether nobody else of this address block may wait now."""
        return self.waiting.total() > self.crowd or self.waiting[place] >= self.each

    @asynccontextmanager
    async def turn(self, place: str) -> AsyncIterator[None]:
        """Wait for a turn of this address block, and have it."""
        self.waiting[place] += 1
        try:
            await self._come(place)
            try:
                yield
            finally:
                self._next()
        finally:
            self.waiting[place] -= 1
            self.waiting += Counter()  # forgets blocks with none

    async def _come(self, place: str) -> None:
        if not self._busy:
            self._busy = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.setdefault(place, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # the turn came too late
            raise

    def _next(self) -> None:
        """Call the next who still waits."""
        while self._queue:
            place = next(iter(self._queue))
            calls = self._queue.pop(place)
            called = calls.popleft()
            if calls:
                self._queue[place] = calls  # behind the other blocks
            if not called.done():
                called.set_result(None)
                return
        self._busy = False
