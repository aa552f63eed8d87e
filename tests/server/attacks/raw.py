"""A connection that keeps to no rule but its own."""

import base64
import os
import socket
import struct
from pathlib import Path

from server.running import Server

CONTINUATION, TEXT, PING, PONG = 0, 1, 9, 10


class Raw(socket.socket):
    """Speaks to a server byte by byte, from any address of this machine."""

    def __init__(self, server: Server, source: str = "127.0.0.1", room: int = 0) -> None:
        super().__init__()
        if room:
            self.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.settimeout(10)
        self.bind((source, 0))
        self.connect(("127.0.0.1", server.port))
        self.port = server.port
        self.status = ""

    def upgrade(self, table: str, cookie: str) -> "Raw":
        """Become a live socket."""
        key = base64.b64encode(os.urandom(16)).decode()
        self.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: hortus={cookie}\r\n\r\n".encode()
        )
        self.status = self.line()
        while self.line():
            pass
        return self

    def line(self) -> str:
        """The next line of a head, and not a byte more."""
        read = b""
        while not read.endswith(b"\r\n"):
            byte = self.recv(1)
            if not byte:
                break
            read += byte
        return read.decode().strip()

    def send_all_it_takes(self, data: bytes, times: int, patience: float = 1.5) -> int:
        """Send as often as the other side reads; returns the bytes that were sent."""
        self.settimeout(patience)
        sent = 0
        try:
            for _ in range(times):
                rest = memoryview(data)
                while rest:
                    count = self.send(rest)
                    sent += count
                    rest = rest[count:]
        except OSError:  # it reads no more, or has ended
            pass
        self.settimeout(10)
        return sent

    def rest(self) -> bytes:
        """Everything until the other side ends it."""
        parts: list[bytes] = []
        try:
            while part := self.recv(65536):
                parts.append(part)
        except ConnectionError:
            pass
        return b"".join(parts)


def frame(opcode: int, body: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body))
    return bytes([(0x80 if final else 0) | opcode]) + size + bytes(4) + body


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The frames of a server: opcode and body."""
    found: list[tuple[int, bytes]] = []
    while len(data) >= 2:
        size, head = data[1] & 127, 2
        if size == 126:
            size, head = struct.unpack(">H", data[2:4])[0], 4
        elif size == 127:
            size, head = struct.unpack(">Q", data[2:10])[0], 10
        found.append((data[0] & 15, data[head : head + size]))
        data = data[head + size :]
    return found


def close_code(data: bytes) -> int:
    """The code of the last goodbye among these bytes; 0 without one."""
    codes = [struct.unpack(">H", body[:2])[0] for opcode, body in frames_in(data) if opcode == 8]
    return codes[-1] if codes else 0


def memory(server: Server) -> int:
    """The resident bytes of a server."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024
