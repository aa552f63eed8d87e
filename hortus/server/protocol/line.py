"""The line: uvicorn's WebSocket connection, with a direct way out for a room's messages.

The usual way out of an ASGI application needs a task for each socket and several
layers for each message. A room's messages are bytes already, the same for all
who share a perspective. They are framed and written to the transport at once,
in the same turn of the event loop as the commit. Everything else, from the
handshake to the close, is uvicorn's.

Incoming data is counted frame by frame, including pings, pongs and fragments.
Nothing is read from a client that does not read.
"""

import asyncio
from collections.abc import Callable, Iterable

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "hortus.line"
"""The key under which a socket's ASGI scope holds its line, among the extensions."""
POLICY = 1008
SLICE = 1024
"""Bytes parsed at once before their frames are counted: at most 170 frames."""
PIECES = 32
"""Frames that one message may consist of."""
PATIENCE = 1.0
"""Seconds in which a client must answer a close."""
FAREWELL = 64 * 1024
"""Bytes that may still arrive after we have sent a close."""
ANSWER = 140
"""Bytes of the largest frame that can answer a close."""


class Line(WebSocketsSansIOProtocol):
    free = True  # whether the client keeps up with what is sent
    drained: Callable[[], object] | None = None  # called when it keeps up again
    stalled: Callable[[], object] | None = None  # called when it has not kept up for too long
    spend: Callable[[int], bool] | None = None  # whether this many more frames are allowed; without it, none are
    gone: Callable[[], object] | None = None  # called when the connection has ended
    excess = False  # whether it was closed because the client sent too much
    late = 0  # bytes that arrived after we have sent a close
    _stuck: asyncio.TimerHandle | None = None
    _ending: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"line": self}

    # ---- out

    def put(self, messages: Iterable[bytes]) -> None:
        """Send texts in one write. Does nothing on a connection that is ending."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (head(len(message)), message)]))

    def pause_writing(self) -> None:
        """Stop reading too: answers to what is read would pile up."""
        super().pause_writing()
        self.free = False
        self._read_or_not()
        self._stuck = self.loop.call_later(self.app_state["limits"].settings.stuck_seconds, self._stall)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.free = True
        self._unstick()
        self._read_or_not()
        if self.drained is not None:
            self.drained()

    def finish(self, code: int) -> None:
        """Send a close. A client that does not answer in time is cut off, whatever is still unsent."""
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code)
        except InvalidState:  # the handshake is not done, or the client closed first
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self._read_or_not()

    # ---- in

    def data_received(self, data: bytes) -> None:
        for place in range(0, len(data), SLICE):
            if self.close_sent:
                self._received_late(data[place:])
            elif not self.transport.is_closing():
                self._received(data[place : place + SLICE])
                continue
            return

    def _received(self, data: bytes) -> None:
        conn = self.conn
        conn.receive_data(data)
        frames = len(conn.events)
        if frames and self.handshake_initiated and (self.spend is None or not self.spend(frames)):
            conn.data_to_send()  # drop the automatic answers to the frames that were too many
            self.excess = True
            self.finish(POLICY)
        elif conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def _received_late(self, data: bytes) -> None:
        """After our close only its answer counts, and that is small."""
        self.late += len(data)
        if self.late > FAREWELL:
            self.transport.abort()
        elif len(data) <= ANSWER:
            super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self.excess = True
            self.finish(POLICY)
        else:
            super().handle_cont(event)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_or_not()
        return message

    def _read_or_not(self) -> None:
        if self.transport.is_closing():
            return
        if self.close_sent or (self.free and not self.read_paused):
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    # ---- the end

    def keepalive_timeout(self) -> None:
        """The client does not answer pings, so it would not answer a close either."""
        self.transport.abort()

    def _stall(self) -> None:
        self._stuck = None
        if self.stalled is not None and not self.close_sent:
            self.stalled()
        else:
            self.transport.abort()

    def _unstick(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The application is done: do not wait long for what is still unsent."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._ending = self.loop.call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unstick()
        if self._ending is not None:
            self._ending.cancel()
        if self.gone is not None:
            self.gone()


def head(size: int) -> bytes:
    """The header of a text frame of this size: final, not masked (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
