"""The line of a live socket: what a room tells goes out in the same turn of the loop in which it became certain.

The usual way out of an ASGI application needs a task for each socket and several
layers for each message. What a room tells is bytes already, the same for all who
share a perspective; framed, they are handed to the transport as they are. All
else, from the handshake to the last close, is uvicorn's.
"""

from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "hortus.line"
"""Where a live socket finds its line: among the extensions of its scope."""


class Line(WebSocketsSansIOProtocol):
    free = True  # whether the other side keeps up with what is sent
    drained: Callable[[], object] | None = None  # told when it does again

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"line": self}

    def put(self, messages: Iterable[bytes]) -> None:
        """Send texts in one go; to a connection that is ending they go nowhere."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (head(len(message)), message)]))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.free = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.free = True
        if self.drained is not None:
            self.drained()


def head(size: int) -> bytes:
    """What stands before a text of so many bytes: whole, not masked (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
