"""An HTTP connection with limits: how many there may be, and how long and how large a request may be.

Parsing and answering are uvicorn's. It would wait for ever for the rest of a
request; here every part has a time limit, and a late connection is closed.
"""

import asyncio
from functools import partial

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hortus.server.http.limits import Limits, block
from hortus.server.protocol.line import Line
from hortus.server.refusals import packed

SLICE = 4 * 1024
"""Bytes that are parsed at once."""
HEAD = 16 * 1024
"""Bytes of a request line with its headers."""
BODY = 1024 * 1024
"""Bytes of a body as it is sent: with the heads of its chunks, and whether or not anybody still wants it."""
PIPELINE = 8
"""Requests of one connection that may wait for the answer to an earlier one."""
GRACE = 5.0
"""Seconds for a client to react to the answer that its body is late; then it is cut off."""
PATIENCE = 1.0
"""Seconds for a client to receive a refusal."""


class Connection(HttpToolsProtocol):
    limits: Limits
    place = ""  # the address block it is counted for; empty for a proxy
    counted = False  # whether it is counted at all
    head = 0  # bytes since the end of the last request's headers
    raw = 0  # bytes since then that belong to its body
    refused = False
    _deadline: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Even the last bytes of an answer have only so much time: below the usual mark nobody would watch them.
        transport.set_write_buffer_limits(high=0)
        self.limits = self.app_state["limits"]
        address = self.client[0] if self.client else ""
        if self.limits.crowded():
            self._refuse("503 Service Unavailable", "server-crowded")
            return
        self.place = "" if self.limits.proxy(address) else block(address)
        if not self.limits.arrive(self.place):
            self._refuse("429 Too Many Requests", "server-too-many-connections")
            return
        self.counted = True
        self._within(self.limits.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._no_deadline()
        self._unstick()
        if self.counted:
            self.limits.depart(self.place)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self._ended():
                return
            part = data[at : at + SLICE]
            self.head += len(part)
            self.raw += len(part)
            super().data_received(part)
            if self.head > HEAD:
                self._refuse("431 Request Header Fields Too Large", "server-headers-too-large")
            elif self.raw > BODY or len(self.pipeline) > PIPELINE:
                self.transport.abort()
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self._deadline is None and self.timeout_keep_alive_task is None and not self._ended():
            self._within(self.limits.settings.head_seconds)

    def _ended(self) -> bool:
        """Whether this was closed, or has become a live socket: then there is nothing to time here."""
        return self.refused or self.transport.is_closing() or self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(self.limits.settings.head_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head = self.raw = 0
        self._within(self.limits.settings.body_seconds + GRACE)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = self.raw = 0
        self._no_deadline()

    def handle_websocket_upgrade(self) -> None:
        self._no_deadline()
        self._unstick()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if self.counted and isinstance(line, Line):
            line.gone = partial(self.limits.depart, self.place)
            self.counted = False

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.limits.settings.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unstick()

    # ---- time

    def _within(self, seconds: float) -> None:
        """The next part of the request must arrive within this time."""
        self._no_deadline()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _unstick(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _late(self) -> None:
        self._deadline = None
        if self.cycle is None or self.cycle.response_complete:
            self._refuse("408 Request Timeout", "server-too-slow")
        else:
            self.transport.abort()

    def _refuse(self, status: str, key: str) -> None:
        """Answer once and close."""
        self._no_deadline()
        if self._ended():
            return
        self.refused = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # another answer is under way
            return
        body = packed(key)
        head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()
        self._stuck = self._stuck or self.loop.call_later(PATIENCE, self.transport.abort)
