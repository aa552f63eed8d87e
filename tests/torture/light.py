"""A live client that costs little, so that the generator leaves the machine to the server."""

import asyncio
import base64
import os
from collections.abc import Callable

Heard = Callable[["Light", bytes], None]


class Light(asyncio.Protocol):
    """One socket: text frames in, small text frames out."""

    def __init__(self, path: str, headers: str, heard: Heard) -> None:
        self.path = path
        self.headers = headers
        self.heard = heard
        self.rest = b""
        self.open = False
        self.ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.received = 0
        self.bytes = 0
        self.lost = False
        self.refused = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self.headers}\r\n".encode()
        )

    def connection_lost(self, fault: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_result(False)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        data = self.rest + data
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            self.open = b" 101 " in data[:32]
            if not self.ready.done():
                self.ready.set_result(self.open)
            if not self.open:
                self.refused = data.split(b"\r\n")[0].decode()
                return
            data = data[end + 4 :]
        place = 0
        while len(data) - place >= 2:
            opcode, size, head = data[place] & 15, data[place + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[place + 2 : place + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[place + 2 : place + 10], "big"), 10
            if len(data) - place < head + size:
                break
            body = data[place + head : place + head + size]
            place += head + size
            self.received += 1
            self.bytes += size
            if opcode == 1:
                self.heard(self, body)
            elif opcode == 9:
                self.frame(10, body)
        self.rest = data[place:]

    def frame(self, opcode: int, body: bytes) -> None:
        # A mask of zeros is a mask.
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        if self.transport is not None and not self.lost:
            self.transport.write(bytes([0x80 | opcode]) + size + bytes(4) + body)

    def say(self, text: str) -> None:
        self.frame(1, text.encode())


async def connect(host: str, port: int, path: str, headers: str, heard: Heard, source: str = "") -> Light:
    """A live socket, from another address of this machine if one is named."""
    loop = asyncio.get_running_loop()
    own = (source, 0) if source else None
    _, light = await loop.create_connection(lambda: Light(path, headers, heard), host, port, local_addr=own)
    if not await light.ready:
        raise ConnectionError(f"{path} was refused: {light.refused}")
    return light
