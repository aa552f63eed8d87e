"""A listener of a room: a live socket or a stream, with a short queue of messages still to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable

from hortus.server.protocol.line import Line
from hortus.server.tables.links import Caller, Rights


class Listener:
    """Gets messages from the room. A client that reads too slowly is cut off and can resume."""

    __slots__ = ("answering", "busy", "caller", "closed", "cutter", "line", "most", "queue", "rights", "wake")

    def __init__(self, caller: Caller, most: int, line: Line | None = None) -> None:
        self.caller = caller
        self.rights = Rights()
        self.most = most
        self.line = line  # a live socket, which takes messages at once; a stream asks for them with `next`
        self.queue: deque[bytes] = deque()
        self.wake: asyncio.Event | None = None  # set when there is a next message
        self.closed = ""  # why: slow, rights or closing
        self.cutter: Callable[[], object] | None = None  # ends a connection that waits for its client
        self.answering = False  # messages are held back, to be sent together with the answer
        self.busy = False  # a message of the client is being answered, which is not interrupted
        if line is not None:
            line.drained = self.drain
            line.stalled = self.too_slow

    def push(self, *messages: bytes) -> None:
        if self.closed or not messages:
            return
        if self.line is not None and self.line.free and not self.queue and not self.answering:
            self.line.put(messages)
            return
        for message in messages:
            if len(self.queue) >= self.most:
                self.drain()
            if len(self.queue) >= self.most:
                self.cut("slow")
                return
            self.queue.append(message)
        if self.wake is not None:
            self.wake.set()

    def offer(self, message: bytes) -> None:
        """Send what is soon outdated. It is dropped where something else still waits to be sent."""
        if not self.queue:
            self.push(message)

    def drain(self) -> None:
        """Send the queue, if the socket can take it now."""
        if self.line is not None and self.line.free and self.queue:
            self.line.put(self.queue)
            self.queue.clear()

    def too_slow(self) -> None:
        self.cut("slow")

    def cut(self, why: str) -> None:
        self.closed = why
        if why != "closing":
            self.queue.clear()
        if self.wake is not None:
            self.wake.set()
        if self.cutter is not None and not self.busy:
            self.cutter()

    async def next(self) -> bytes | None:
        """The next message; None when this listener was cut off."""
        if self.wake is None:
            self.wake = asyncio.Event()
        while not self.queue:
            if self.closed:
                return None
            self.wake.clear()
            await self.wake.wait()
        return self.queue.popleft()
