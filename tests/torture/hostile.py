"""Those who mean harm, each at an address of their own and as fast as they can: `-m torture.hostile PORT SECONDS`.

They stop when their time is over, or when their standard input is closed and each has done some harm.

One floods a live socket, and two hundred requests are begun and never finished.
What is cut off comes back at once. Others upload editions that are hard to read,
look at them in the workshop, have them measured, and print; one sends bodies in
which everything is wrong, and one makes tables and asks for their reviews. What
the server did for them is counted apart: an attack that is turned away at the
door says nothing about the rooms behind it.
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
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from server.attacks.bombs import GOOD, WORST

FLOODER, UPLOADER, IDLER = "127.0.0.66", "127.0.0.67", "127.0.0.68"
LOOKER, MEASURER, PRINTER, REVIEWER = "127.0.0.69", "127.0.0.70", "127.0.0.71", "127.0.0.72"
FAULTER = "127.0.0.73"
ASKING = ("uploads", "looks", "measures", "prints", "reviews", "faults")
HALF_OPEN = 200
BOT = {"kind": "bot", "bot": "random"}
PING = b"\x89\xfd" + bytes(4) + b"x" * 125
PIECES = b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 20_000


def text(words: str) -> bytes:
    body = words.encode()
    return b"\x81" + bytes([0x80 | len(body)]) + bytes(4) + body


CHAT = text('{"say":"chat","seat":0,"id":"1","text":"x"}')
RESUME = text('{"say":"resume","seat":0,"v":0}')
AMMUNITION = [PING * 1000, PIECES, CHAT * 500, RESUME * 500, b"\x8a\x80" + bytes(4) * 1000]


JSON = {"Content-Type": "application/json"}
AWAY = {"server-too-many-editions", "server-too-many-prints", "server-too-many-measures", "server-too-many-reviews"}
"""Refusals of those that nothing was done for."""
Request = tuple[str, dict[str, object]]


def uploads() -> Iterator[Request]:
    for bomb in itertools.cycle(WORST.values()):
        yield "/api/editions/check", {"game": "petal", "edition_file": bomb}


def looks() -> Iterator[Request]:
    for bomb in itertools.cycle([GOOD, *WORST.values()]):
        yield "/api/workshop/petal", {"edition_file": bomb}


def measures() -> Iterator[Request]:
    """Each is another edition, so none is known already."""
    for number in itertools.count():
        yield "/api/workshop/petal/measure", {"edition_file": f"{GOOD}# {number}\n", "seats": 2}


def prints() -> Iterator[Request]:
    for bomb in itertools.cycle(WORST.values()):
        yield "/api/print", {"game": "petal", "edition_file": bomb}
        yield "/api/print", {"game": "blume", "language": "de"}


def faults() -> Iterator[Request]:
    """Bodies in which everything is wrong."""
    wrong = {f"{number:x}": 1 for number in range(18_000)}
    while True:
        yield "/api/tables", {"game": "petal", "seats": [{}, {}], "options": wrong}


class Hostile:
    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.called_off = threading.Event()
        self.came = Counter(
            dict.fromkeys(["sockets", "half-open", *ASKING, *(f"{what} worked on" for what in ASKING)], 0)
        )

    @property
    def going(self) -> bool:
        """Whether to go on: until the time is over, or it is called off and every attack has reached its target."""
        return time.monotonic() < self.until and not (self.called_off.is_set() and all(self.came.values()))

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
        table, cookie = self.table(FLOODER, {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "level-8"}]})
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

    def send(self, source: str, path: str, body: bytes, cookie: str = "") -> tuple[int, bytes]:
        with contextlib.closing(self.asking(source)) as asking:
            asking.request("POST", path, body, {**JSON, "Cookie": cookie})
            answer = asking.getresponse()
            return answer.status, answer.read()

    def keep_asking(self, source: str, what: str, requests: Iterator[Request], cookie: str = "") -> None:
        """Ask again and again; count what was asked, and for how much of it the server did something."""
        for path, body in requests:
            if not self.going:
                return
            with contextlib.suppress(OSError, http.client.HTTPException):
                status, told = self.send(source, path, json.dumps(body).encode(), cookie)
                self.came[what] += 1
                done = status == 200 or (status == 400 and json.loads(told)["key"] not in AWAY)
                self.came[f"{what} worked on"] += done

    def upload(self) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            self.send(UPLOADER, "/api/editions/check", b"[" * 300_000 + b"]" * 290_000)
        self.keep_asking(UPLOADER, "uploads", uploads())

    def review(self) -> None:
        """Small games that bots finish at once, and their reviews."""
        while self.going:
            table, cookie = self.table(REVIEWER, {"edition_file": GOOD, "seats": [{"kind": "me"}, BOT]})
            with contextlib.suppress(OSError, http.client.HTTPException):
                self.send(REVIEWER, f"/api/tables/{table}/seats/0", json.dumps(BOT).encode(), cookie)
            self.keep_asking(REVIEWER, "reviews", self.reviews(table), cookie)

    def reviews(self, table: str) -> Iterator[Request]:
        """The same review again and again, until the server has told some of it."""
        until = self.came["reviews worked on"] + 20
        while self.came["reviews worked on"] < until:
            yield f"/api/tables/{table}/review", {"effort": "quick"}

    def table(self, source: str, order: dict[str, object]) -> tuple[str, str]:
        """A new table and the cookie of its host; tried again while the server refuses."""
        while self.going:
            with (
                contextlib.suppress(OSError, http.client.HTTPException),
                contextlib.closing(self.asking(source)) as asking,
            ):
                asking.request("POST", "/api/tables", json.dumps({"game": "petal", **order}), JSON)
                answer = asking.getresponse()
                told = json.loads(answer.read())
                if answer.status == 200:
                    return told["id"], (answer.headers["Set-Cookie"] or "").split(";")[0]
            time.sleep(0.2)
        return "", ""

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
        works: list[Callable[[], None]] = [self.flood, self.upload, self.half_open, self.review]
        for source, what, requests in [(LOOKER, "looks", looks), (MEASURER, "measures", measures),
                                       (PRINTER, "prints", prints), (FAULTER, "faults", faults)]:  # fmt: skip
            works.append(partial(self.keep_asking, source, what, requests()))
        threads = [threading.Thread(target=work) for work in works]
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
