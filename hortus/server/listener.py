"""Somebody who listens to a room: a socket or a stream, with a short queue of what is still to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable

from hortus.server.links import Caller, Standing


class Listener:
    """Filled by the room, emptied by a connection. Who reads too slowly is cut off and can come back."""

    __slots__ = ("caller", "closed", "cutter", "most", "queue", "standing", "wake")

    def __init__(self, caller: Caller, most: int) -> None:
        self.caller = caller
        self.standing = Standing()
        self.most = most
        self.queue: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = ""  # why: slow, rights or closing
        self.cutter: Callable[[], object] | None = None  # ends a connection whose line is stuck

    def push(self, message: bytes) -> None:
        if self.closed:
            return
        if len(self.queue) >= self.most:
            self.cut("slow")
            return
        self.queue.append(message)
        self.wake.set()

    def cut(self, why: str) -> None:
        self.closed = why
        if why != "closing":
            self.queue.clear()
        self.wake.set()
        if why == "slow" and self.cutter is not None:
            self.cutter()

    async def next(self) -> bytes | None:
        """The next message, or None when this listener was cut off."""
        while not self.queue:
            if self.closed:
                return None
            self.wake.clear()
            await self.wake.wait()
        return self.queue.popleft()
