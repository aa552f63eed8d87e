"""Clients for tests: one that asks over HTTP, one that plays over the live socket as a careful person would."""

import asyncio
import json
from typing import Any, ClassVar

import httpx
import websockets

NO_TLS = False
"""For httpx's `verify`: servers of tests speak plain HTTP, and reading certificates takes longer than most tests."""
Message = dict[str, Any]


def order(game: str = "petal", seats: tuple[str, ...] = ("me", "me"), **more: object) -> Message:
    """A table to be made; a seat is me, invite, or the name of a bot."""
    kinds = [{"kind": seat} if seat in ("me", "invite") else {"kind": "bot", "bot": seat} for seat in seats]
    return {"game": game, "seats": kinds, **more}


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


class Guest:
    """One browser: a cookie jar of its own."""

    everybody: ClassVar[list["Guest"]] = []  # closed after each test

    def __init__(self, url: str, **options: Any) -> None:
        self.http = httpx.Client(base_url=url, timeout=30, verify=NO_TLS, **options)
        self.everybody.append(self)

    def make(self, *args: Any, **more: Any) -> Message:
        answer = self.http.post("/api/tables", json=order(*args, **more))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, table: str, path: str = "", **query: Any) -> httpx.Response:
        return self.http.get(f"/api/tables/{table}{path}", params=query)

    def post(self, table: str, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}{path}", json=body)

    def now(self, table: str, seat: int | None = None) -> Message:
        answer = self.get(table, **({} if seat is None else {"seat": seat}))
        assert answer.status_code == 200, answer.text
        return answer.json()["now"]

    def claim(self, table: str, secret: str, **more: Any) -> httpx.Response:
        return self.post(table, "/claim", key=secret, **more)

    def decide(self, table: str, seat: int, pick: int = 0, name: str = "") -> Message:
        """Choose one of the legal actions of this seat as it stands."""
        now = self.now(table, seat)
        action = now["legal"][pick % len(now["legal"])]["action"]
        answer = self.post(table, "/moves", seat=seat, v=now["v"], id=name or f"at-{now['v']}", action=action)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def finish(self, table: str, seats: tuple[int, ...] = (0, 1)) -> Message:
        """Play on to the end, always the first legal action."""
        while (now := self.now(table, seats[0]))["state"] == "playing":
            for seat in seats:
                if seat in now["waiting"]:
                    self.decide(table, seat)
                    break
        return now


def live_url(url: str, table: str, seen: str = "") -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live" + (f"?v={seen}" if seen else "")


async def connect(url: str, table: str, secret: str, seen: str = "") -> websockets.ClientConnection:
    return await websockets.connect(
        live_url(url, table, seen), additional_headers=bearer(secret), compression=None, max_queue=None, close_timeout=1
    )


async def hear(socket: websockets.ClientConnection, kind: str, **wanted: Any) -> Message:
    """The next message of that kind; others are passed over."""
    async with asyncio.timeout(60):
        while True:
            message: Message = json.loads(await socket.recv())
            if message["hear"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message


async def say(socket: websockets.ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"say": kind, **fields}))


async def connect_cookie(url: str, table: str, cookie: str, seen: str = "") -> websockets.ClientConnection:
    headers = {"Cookie": f"hortus={cookie}"}
    return await websockets.connect(
        live_url(url, table, seen), additional_headers=headers, compression=None, max_queue=None, close_timeout=1
    )
