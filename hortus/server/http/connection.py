"""A connection that speaks HTTP: how many one address block may have, how long a request may take, how large it may be.

Parsing and answering are uvicorn's. It waits for ever for a request that was
begun; here everything has its time, and what is late is cut off.
"""

import asyncio
from functools import partial

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hortus.server.http.limits import Limits, block
from hortus.server.protocol.line import Line

SLICE = 4 * 1024
"""Bytes that are parsed at once."""
HEAD = 16 * 1024
"""Bytes of a request line with its headers."""
PIPELINE = 8
"""Requests that may wait for the answer to another on the same connection."""
GRACE = 5.0
"""Seconds after which a late body is cut off, if the answer that it is late was not heeded."""
PATIENCE = 1.0
"""Seconds in which a refusal may be taken."""


class Connection(HttpToolsProtocol):
    limits: Limits
    place = ""  # the address block it is counted for
    head = 0  # bytes since the last request was understood
    refused = False
    _deadline: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.limits = self.app_state["limits"]
        address = self.client[0] if self.client else ""
        if not self.limits.proxy(address):
            place = block(address)
            if not self.limits.arrive(place):
                self._refuse("429 Too Many Requests", "Too many connections from here.")
                return
            self.place = place
        self._within(self.limits.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._no_deadline()
        self._unstick()
        if self.place:
            self.limits.depart(self.place)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self._ended():
                return
            self.head += len(data[at : at + SLICE])
            super().data_received(data[at : at + SLICE])
            if self.head > HEAD:
                self._refuse("431 Request Header Fields Too Large", "The headers of this request are too large.")
            elif len(self.pipeline) > PIPELINE:
                self.transport.abort()
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self._deadline is None and self.timeout_keep_alive_task is None and not self._ended():
            self._within(self.limits.settings.head_seconds)

    def _ended(self) -> bool:
        """Whether this was closed, or is a live socket now: then it is no longer ours to time."""
        return self.refused or self.transport.is_closing() or self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(self.limits.settings.head_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head = 0
        self._within(self.limits.settings.body_seconds + GRACE)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = 0
        self._no_deadline()

    def handle_websocket_upgrade(self) -> None:
        self._no_deadline()
        self._unstick()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if self.place and isinstance(line, Line):
            line.gone = partial(self.limits.depart, self.place)
            self.place = ""

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.limits.settings.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unstick()

    # ---- time

    def _within(self, seconds: float) -> None:
        """The next part of the request must be here by then."""
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
            self._refuse("408 Request Timeout", "This request took too long to arrive.")
        else:
            self.transport.abort()

    def _refuse(self, status: str, reason: str) -> None:
        """One answer, and the end."""
        self._no_deadline()
        if self._ended():
            return
        self.refused = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # another answer is under way
            return
        body = f'{{"reason":"{reason}"}}'
        self.transport.write(
            f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"Connection: close\r\n\r\n{body}".encode()
        )
        self.transport.close()
        self._stuck = self._stuck or self.loop.call_later(PATIENCE, self.transport.abort)
