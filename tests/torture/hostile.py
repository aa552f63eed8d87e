"""Those who mean harm, each at an address of their own and as fast as they can: `python hostile.py PORT SECONDS`.

They stop when their time is over, or when their standard input is closed.

One floods a live socket, one uploads editions that are hard to read, and two
hundred requests are begun and never finished. What is cut off comes back at once.
"""

import contextlib
import http.client
import itertools
import json
import os
import random
import socket
import sys
import threading
import time

FLOODER, UPLOADER, IDLER = "127.0.0.66", "127.0.0.67", "127.0.0.68"
HALF_OPEN = 200
PING = b"\x89\xfd" + bytes(4) + b"x" * 125
PIECES = b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 20_000


def text(words: str) -> bytes:
    body = words.encode()
    return b"\x81" + bytes([0x80 | len(body)]) + bytes(4) + body


CHAT = text('{"say":"chat","seat":0,"id":"1","text":"x"}')
RESUME = text('{"say":"resume","seat":0,"v":0}')
AMMUNITION = [PING * 1000, PIECES, CHAT * 500, RESUME * 500, b"\x8a\x80" + bytes(4) * 1000]


def bombs() -> list[str]:
    """Editions of the largest size: deep headers, deep lists, endless numbers, and plain rubbish."""
    dots = ".".join(["a"] * 200)
    return [
        "".join(f"[{dots}.b{number}]\n" for number in range(600))[:255_000],
        "x = " + "[" * 120_000 + "]" * 120_000,
        "x = " + "9" * 250_000,
        "x" * 255_000,
        "".join(f"k{number} = {{a.b.c.d.e.f = 1}}\n" for number in range(9_000))[:255_000],
    ]


class Hostile:
    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.called_off = threading.Event()
        self.came = dict.fromkeys(("sockets", "uploads", "half-open"), 0)

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until and not self.called_off.is_set()

    def listen(self) -> None:
        """Wait to be called off."""
        sys.stdin.read()
        self.called_off.set()

    def connection(self, source: str) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=2, source_address=(source, 0))

    def asking(self, source: str) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(source, 0))

    def flood(self) -> None:
        """One live socket at a time, which reads nothing."""
        asking = self.asking(FLOODER)
        order = {"game": "petal", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level-8"}]}
        asking.request("POST", "/api/tables", json.dumps(order), {"Content-Type": "application/json"})
        answer = asking.getresponse()
        cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
        table = json.loads(answer.read())["id"]
        for round_ in itertools.count():
            if not self.going:
                return
            with contextlib.suppress(OSError), self.connection(FLOODER) as line:
                line.sendall(
                    f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
                )
                if b" 101 " not in line.recv(64):
                    continue
                self.came["sockets"] += 1
                while self.going:
                    line.sendall(AMMUNITION[round_ % len(AMMUNITION)])

    def upload(self) -> None:
        bodies = [json.dumps({"game": "petal", "edition_file": bomb}).encode() for bomb in bombs()]
        bodies.append(b"[" * 300_000 + b"]" * 290_000)
        for body in itertools.cycle(bodies):
            if not self.going:
                return
            with contextlib.suppress(OSError, http.client.HTTPException):
                asking = self.asking(UPLOADER)
                asking.request("POST", "/api/editions/check", body, {"Content-Type": "application/json"})
                asking.getresponse().read()
                asking.close()
                self.came["uploads"] += 1

    def half_open(self) -> None:
        """Requests that are begun, some of them dripping."""
        begun = [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n",
                 b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"]  # fmt: skip
        lines: list[socket.socket] = []
        dice = random.Random(1)
        while self.going:
            while len(lines) < HALF_OPEN and self.going:
                with contextlib.suppress(OSError):
                    line = self.connection(IDLER)
                    line.sendall(dice.choice(begun))
                    line.setblocking(False)
                    lines.append(line)
                    self.came["half-open"] += 1
            time.sleep(0.2)
            for line in list(lines):
                try:
                    ended = line.recv(1024) == b""
                    line.send(b"X")
                except BlockingIOError:
                    continue
                except OSError:
                    ended = True
                if ended:
                    line.close()
                    lines.remove(line)
        for line in lines:
            line.close()

    def attack(self) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        threads = [threading.Thread(target=work) for work in (self.flood, self.upload, self.half_open)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def main() -> None:
    os.nice(5)  # what is measured is the server, not who gets this machine's processor
    hostile = Hostile(int(sys.argv[1]), float(sys.argv[2]))
    hostile.attack()
    print(json.dumps(hostile.came))


if __name__ == "__main__":
    main()
