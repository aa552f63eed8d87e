"""Everything that leaves a server, as those hear it who must not know what one seat does in private.

The same evening is played several times against the real application, over
HTTP and sockets. Only what Ben does in private differs. Whatever another seat,
a spectator, a stranger or a webhook receives is written down; two evenings
that differ only in private must give the same transcript, byte by byte.
"""

import asyncio
import contextlib
import json
import random
import re
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
import websockets
from server.client import NO_TLS, bearer, live_url, order

from hortus.coach.puzzles import puzzles
from hortus.server import service
from hortus.server.http.app import build
from hortus.server.printing import worker
from hortus.server.printing.pool import Prints
from hortus.server.printing.worker import BoardOrder, GameOrder
from hortus.server.protocol.line import Line
from hortus.server.reviews.pool import Reviews
from hortus.server.settings import Settings
from hortus.server.tables import clock, deadlines

Route = tuple[str, str]
Transcript = list[tuple[str, ...]]
BEN, ANN = 0, 1
TICK = 1000
ALLOWANCE = 3600
START = 1_000_000_000_000
NOT_COMPARED = {b"date"}
"""Headers that contain the time."""
TIMES = re.compile(rb"^hortus_\w+_(bucket|sum|created)|^hortus_\w+_created", re.M)
"""Metrics that are measured times. How long the disk took is no secret; how often it was used is compared."""


class Ask:
    """How a route is asked: with what, and whether only in the end because it changes who sits where."""

    def __init__(self, body: Any = None, last: bool = False, query: Any = None) -> None:
        self.body = body
        self.last = last
        self.query = query


def _own(now: dict[str, Any]) -> dict[str, Any]:
    return {"seat": ANN, "v": now.get("v", 0)}


def _first(now: dict[str, Any]) -> int:
    return int(now["legal"][0]["action"]) if now.get("legal") else 0


# Every route of the application has its line here; a new one without it fails the suite.
ROUTES: dict[Route, Ask] = {
    ("GET", "/api/openapi.json"): Ask(),
    ("GET", "/api/games"): Ask(),
    ("POST", "/api/editions/check"): Ask({"game": "petal", "edition_file": "side = 4"}),
    # Refused before a process is started: what these make does not depend on any table.
    ("POST", "/api/print"): Ask({"game": "petal", "edition": "none of ours"}),
    ("GET", "/api/workshop/{game}"): Ask(),
    ("POST", "/api/workshop/{game}"): Ask({"edition_file": ""}),
    ("POST", "/api/workshop/{game}/measure"): Ask({"edition_file": "", "seats": 2}),
    ("GET", "/api/workshop/{game}/measure/{job}"): Ask(),
    ("GET", "/api/lessons/{game}/{lesson}"): Ask(),
    ("POST", "/api/lessons/{game}/{lesson}"): Ask({}),
    ("POST", "/api/lessons/{game}/{lesson}/preview"): Ask({"action": 0}),
    ("GET", "/api/puzzles"): Ask(),
    ("GET", "/api/puzzles/{game}/{key}"): Ask(),
    ("POST", "/api/puzzles/{game}/{key}"): Ask({"action": 0}),
    ("GET", "/api/puzzles/{game}/{key}/solution"): Ask(),
    ("POST", "/api/puzzles/{game}/{key}/preview"): Ask({"action": 0}),
    ("POST", "/api/records"): Ask({"record": "{}"}),
    ("POST", "/api/tables"): Ask(order("petal", ("me", "me")), last=True),
    ("GET", "/api/tables"): Ask(),
    ("GET", "/api/tables/{table}"): Ask(),
    ("POST", "/api/tables/{table}/claim"): Ask({"key": "x" * 32}),
    ("POST", "/api/tables/{table}/start"): Ask({}),
    ("POST", "/api/tables/{table}/links"): Ask({"role": "seat", "seat": 9}),
    ("POST", "/api/tables/{table}/abandon"): Ask(last=True),
    ("PUT", "/api/tables/{table}/webhook"): Ask({"url": "http://nowhere.example/"}),
    ("POST", "/api/tables/{table}/rematch"): Ask(last=True),
    ("POST", "/api/tables/{table}/seats/{seat}"): Ask({"name": "Ann"}, last=True),
    ("POST", "/api/tables/{table}/nonce"): Ask({"seat": ANN, "nonce": "x"}),
    ("GET", "/api/tables/{table}/seats/{seat}/devices"): Ask(),
    ("DELETE", "/api/tables/{table}/seats/{seat}/devices/{device}"): Ask(),
    ("POST", "/api/tables/{table}/moves"): Ask(lambda now: {**_own(now), "id": "never", "action": 10**9}),
    ("POST", "/api/tables/{table}/undo"): Ask({"seat": ANN, "v": 0, "id": "stale"}),
    ("POST", "/api/tables/{table}/confirm"): Ask(lambda now: {**_own(now), "id": "none"}),
    ("POST", "/api/tables/{table}/preview"): Ask(lambda now: {**_own(now), "action": _first(now)}),
    ("POST", "/api/tables/{table}/hint"): Ask(_own),
    ("POST", "/api/tables/{table}/chat"): Ask({"seat": ANN, "id": "always the same", "text": "hm"}),
    ("POST", "/api/tables/{table}/reactions"): Ask({"seat": ANN, "id": "always the same", "sign": "wow"}),
    ("POST", "/api/tables/{table}/hurry"): Ask({"seat": BEN}),
    ("GET", "/api/tables/{table}/takeback"): Ask(query={"seat": ANN}),
    ("POST", "/api/tables/{table}/takeback"): Ask(lambda now: {**_own(now), "id": "once"}),
    ("POST", "/api/tables/{table}/takeback/answer"): Ask({"seat": ANN, "agrees": False}),
    ("POST", "/api/tables/{table}/branch"): Ask({"seat": ANN}),
    ("POST", "/api/tables/{table}/leave"): Ask({"seat": ANN}),
    ("POST", "/api/tables/{table}/resign"): Ask({"seat": ANN}, last=True),
    ("DELETE", "/api/tables/{table}"): Ask(last=True),
    ("GET", "/api/tables/{table}/since"): Ask(),
    ("GET", "/api/tables/{table}/log"): Ask(),
    ("GET", "/api/tables/{table}/scores"): Ask(),
    ("GET", "/api/tables/{table}/record"): Ask(),
    ("GET", "/api/tables/{table}/replay"): Ask(),
    ("GET", "/api/tables/{table}/replay/{decision}"): Ask(),
    ("POST", "/api/tables/{table}/replay/{decision}/preview"): Ask({"seat": 0, "action": 0}),
    ("POST", "/api/tables/{table}/play-on"): Ask({"decision": 0}),
    ("POST", "/api/tables/{table}/review"): Ask({}),
    ("POST", "/api/tables/{table}/print"): Ask(lambda now: {"seat": now.get("seat", ANN), "ending": ".svg"}),
    ("GET", "/healthz"): Ask(),
    ("GET", "/metrics"): Ask(),
    ("GET", "/"): Ask(),
    ("GET", "/{path:path}"): Ask(),
    # Listened to for the whole evening.
    ("GET", "/api/tables/{table}/stream"): Ask(),
    ("LIVE", "/api/tables/{table}/live"): Ask(),
}
FOR_BEN = (
    {"say": "choose", "v": 1, "id": "x", "action": 0},
    {"say": "undo", "v": 1, "id": "x"},
    {"say": "confirm", "v": 1, "id": "x"},
    {"say": "resume", "v": 0},
    {"say": "react", "id": "x", "sign": "wow"},
    {"say": "hint", "v": 1},
    {"say": "hint", "v": 1, "effort": "deep"},
    {"say": "preview", "v": 1, "action": 0},
    {"say": "hurry"},
)
"""What a socket can be told, for a seat that is not one's own."""
LISTENED = {("GET", "/api/tables/{table}/stream"), ("LIVE", "/api/tables/{table}/live")}


def routes_of(app: Any) -> set[Route]:
    """Every route of an application and of the routers in it, with its method."""
    found: set[Route] = set()
    for route in app.routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            found |= routes_of(inner)
            continue
        for method in (getattr(route, "methods", None) or {"LIVE"}) - {"HEAD"}:
            found.add((method, route.path))
    return found


class Ear:
    """A socket or a stream: what arrived, in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line: websockets.ClientConnection | None = None  # where there is one to speak on
        self.heard: list[bytes] = []
        self.task: asyncio.Task[None] | None = None

    async def until(self, mark: str) -> None:
        """Everything that was sent before a word has then arrived: a line keeps its order."""
        async with asyncio.timeout(60):
            while not any(mark.encode() in message for message in self.heard):
                await asyncio.sleep(0.002)


class Evening:
    """One server with Ann, Ben, a watcher and a stranger, and all that the others than Ben were told."""

    def __init__(self, app: Any, url: str) -> None:
        self.app = app
        self.url = url
        self.transcript: Transcript = []
        self.posts: list[bytes] = []
        self.tables: list[dict[str, Any]] = []
        self.ears: list[Ear] = []
        self.clock = START
        self.marks = 0
        self.count = 0
        self._clients = contextlib.AsyncExitStack()
        self.ann, self.ben, self.stranger, self.nobody = [self.guest() for _ in range(4)]

    def guest(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=60, headers=headers, verify=NO_TLS)

    def tick(self) -> None:
        self.clock += TICK

    # ---- the evening itself

    async def sit_down(self, *games: str, hook: str, **more: Any) -> None:
        """Ann and Ben sit at a table of each game; everybody who may listens."""
        for game in games:
            self.tick()
            asked = order(game, ("invite", "me"), pace="live", allowance=ALLOWANCE, hints=False, **more)
            made = (await self.ann.post("/api/tables", json=asked)).json()
            self.tables.append(made)
            await self.ann.put(f"/api/tables/{made['id']}/webhook", json={"url": hook})
            key = made["links"]["seats"][BEN]
            answer = await self.ben.post(f"/api/tables/{made['id']}/claim", json={"key": key, "name": "Ben"})
            assert answer.status_code == 200, answer.text
        await self.stranger.post("/api/tables", json=order("petal", ("me", "me")))
        for made in self.tables:
            watching = bearer(made["links"]["watch"])
            cookie = {"Cookie": f"hortus={self.ann.cookies['hortus']}"}
            await self._live(made["id"], "ann", cookie)
            await self._live(made["id"], "watcher", watching)
            await self._stream(made["id"], watching)

    async def _live(self, table: str, name: str, headers: dict[str, str]) -> None:
        line = await self._clients.enter_async_context(
            websockets.connect(
                live_url(self.url, table), additional_headers=headers, compression=None, max_queue=None, close_timeout=1
            )
        )
        ear = Ear(f"{name} live")
        ear.line = line

        async def listen() -> None:
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    message = await line.recv()
                    ear.heard.append(message.encode() if isinstance(message, str) else message)

        ear.task = asyncio.create_task(listen())
        self.ears.append(ear)

    async def _stream(self, table: str, headers: dict[str, str]) -> None:
        client = await self._clients.enter_async_context(self.guest(**headers))
        answer = await self._clients.enter_async_context(client.stream("GET", f"/api/tables/{table}/stream"))
        ear = Ear("watcher stream")

        async def listen() -> None:
            with contextlib.suppress(httpx.HTTPError):
                async for message in answer.aiter_lines():
                    if message != '{"hear":"pong"}':  # said after some seconds of silence
                        ear.heard.append(message.encode())

        ear.task = asyncio.create_task(listen())
        self.ears.append(ear)

    async def now(self, who: httpx.AsyncClient, table: int = 0) -> dict[str, Any]:
        answer = await who.get(f"/api/tables/{self.tables[table]['id']}")
        seen: dict[str, Any] = answer.json()["now"]
        return seen

    async def choose(self, who: httpx.AsyncClient, table: int = 0, pick: int = 0) -> None:
        """One decision, by its place among the legal ones."""
        now = await self.now(who, table)
        action = now["legal"][pick % len(now["legal"])]["action"]
        await self._say(who, table, "/moves", now, action=action)

    async def undo(self, who: httpx.AsyncClient, table: int = 0) -> None:
        await self._say(who, table, "/undo", await self.now(who, table))

    async def _say(self, who: httpx.AsyncClient, table: int, path: str, now: dict[str, Any], **more: Any) -> None:
        self.count += 1
        body = {"seat": now["seat"], "v": now["v"], "id": f"n{self.count}", **more}
        answer = await who.post(f"/api/tables/{self.tables[table]['id']}{path}", json=body)
        assert answer.status_code == 200, answer.text

    async def finish(self, who: httpx.AsyncClient, table: int = 0) -> None:
        """Decide, always for the first action: so the final choice is the same either way."""
        for _ in range(SEQUENCE):
            await self.choose(who, table)
            now = await self.now(who, table)
            if not now["legal"] or not now["view"]["sealed"]:
                return
        raise AssertionError("the first action again and again never ends this decision")

    async def private(self, table: int = 0) -> bool:
        """Whether Ben could take a step in private now."""
        now = await self.now(self.ben, table)
        return bool(now["legal"]) and now["view"]["step"] in SEQUENCES

    # ---- what is written down

    async def write_down(self, last: bool = False) -> None:
        """Everything that everybody but Ben can ask for now, and all that was told since."""
        asked = [(route, ask) for route, ask in ROUTES.items() if route not in LISTENED and (last or not ask.last)]
        await self._speak_for_ben()
        for made in self.tables:
            watching = self.guest(**bearer(made["links"]["watch"]))
            for name, guest in {"ann": self.ann, "watcher": watching, "stranger": self.stranger}.items():
                for (method, path), ask in asked:
                    if "{table}" in path:
                        await self._ask(name, guest, made["id"], method, path, ask)
            await watching.aclose()
        for name, guest in {"ann": self.ann, "stranger": self.stranger, "nobody": self.nobody}.items():
            for (method, path), ask in asked:
                if "{table}" not in path:
                    await self._ask(name, guest, "", method, path, ask)
        self.marks += 1
        mark = f"mark {self.marks}."
        for made in self.tables:
            self.tick()
            said = {"seat": ANN, "id": mark, "text": mark}
            assert (await self.ann.post(f"/api/tables/{made['id']}/chat", json=said)).status_code == 200
        for ear in self.ears:
            await ear.until(mark)
            self.transcript += [(ear.name, message.decode()) for message in ear.heard]
            ear.heard.clear()
        self.transcript += [("webhook", post.decode()) for post in await self._posted()]

    async def _speak_for_ben(self) -> None:
        """Everybody who can speak says for Ben's seat whatever can be said. What it is refused with is heard."""
        for ear in [ear for ear in self.ears if ear.line is not None]:
            self.marks += 1
            for said in (*FOR_BEN, {"say": "chat", "text": "x", "id": f"mark {self.marks}."}):
                await ear.line.send(json.dumps({"seat": BEN, **said}))  # type: ignore[union-attr]
            await ear.until(f"mark {self.marks}.")

    async def _ask(self, name: str, guest: httpx.AsyncClient, table: str, method: str, path: str, ask: Ask) -> None:
        body = ask.body
        if callable(body):
            seen = await guest.get(f"/api/tables/{table}")
            body = body(seen.json()["now"] if seen.status_code == 200 else {})
        address = path.replace("{table}", table).replace("{seat}", str(ANN)).replace("{decision}", "1")
        address = address.replace("{game}", "petal").replace("{lesson}", "basics")
        address = address.replace("{device}", "link").replace("{path:path}", "somewhere").replace("{job}", "0" * 32)
        address = address.replace("{key}", puzzles("petal")[0].key)
        answer = await guest.request(method, address, json=body, params=ask.query)
        headers = sorted((key, value) for key, value in answer.headers.raw if key.lower() not in NOT_COMPARED)
        told = answer.content
        if path == "/metrics":
            told = b"\n".join(line for line in told.splitlines() if not TIMES.match(line))
            headers = [(key, value) for key, value in headers if key.lower() != b"content-length"]
        if path == "/healthz":
            told = re.sub(rb'"append_ms":[0-9.e-]+', b"", told)
            headers = [(key, value) for key, value in headers if key.lower() != b"content-length"]
        self.transcript.append((name, method, path, str(answer.status_code), repr(headers), told.decode()))

    async def _posted(self) -> list[bytes]:
        """What the webhook received; none is still under way."""
        hooks = self.app.state.service.hooks
        async with asyncio.timeout(60):
            while hooks._open:
                await asyncio.sleep(0.002)
        posts, self.posts[:] = self.posts[:], []
        return sorted(posts)  # two threads post, in either order

    async def go_home(self) -> None:
        for ear in self.ears:
            if ear.task is not None:
                ear.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await ear.task
        await self._clients.aclose()
        for guest in (self.ann, self.ben, self.stranger, self.nobody):
            await guest.aclose()


SEQUENCE = 200
"""More choices than any private sequence needs."""
SEQUENCES = {"garden", "fill", "prune"}
"""Steps in which several choices are sealed one after the other, unseen."""


@contextlib.asynccontextmanager
async def evening(folder: Path, *games: str, **more: Any) -> AsyncIterator[Evening]:
    """A real server in this process, with the same secrets and the same clock every time."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(service, "TIDY", 10**6)
        # This clock jumps, and a beat in real time would take a jump for a time when nobody served.
        patched.setattr(clock, "BEAT", 10**6)
        patched.setattr(clock, "GRACE", 10**12)
        patched.setattr(Prints, "make", _printed_here)
        patched.setattr(Reviews, "_run", _never_reviewed)
        _same_secrets(patched)
        async with _served(folder, patched) as (night, hook):
            await night.sit_down(*games, hook=hook, **more)
            yield night


@contextlib.asynccontextmanager
async def _served(folder: Path, patched: pytest.MonkeyPatch) -> AsyncIterator[tuple[Evening, str]]:
    # Named as TCP: only then does asyncio send small answers at once.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    posts: list[bytes] = []
    sink = await asyncio.start_server(_receiver(posts), "127.0.0.1", 0)
    port = sink.sockets[0].getsockname()[1]
    app = build(
        Settings(
            data=folder, bot_pause=0.0, webhook_hosts=("127.0.0.1", f"127.0.0.1:{port}"), messages=10**9, tables=10**6,
            sockets_per_address=1000, outgoing=10_000,
        )
    )  # fmt: skip
    config = uvicorn.Config(app, ws=Line, ws_per_message_deflate=False, access_log=False, log_config=None,
                            log_level="warning", server_header=False, timeout_graceful_shutdown=5)  # fmt: skip
    server = uvicorn.Server(config)
    night = Evening(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
    night.posts = posts
    patched.setattr(deadlines, "now", lambda: night.clock)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield night, f"http://127.0.0.1:{port}/turn"
    finally:
        server.should_exit = True
        await night.go_home()
        await serving
        sink.close()
        await sink.wait_closed()


async def _printed_here(_: Prints, wanted: BoardOrder | GameOrder, _place: str) -> bytes:
    """What the process of the printer would get, and what it makes of it. A process for each would take minutes."""
    order = msgspec.msgpack.decode(msgspec.msgpack.encode(wanted), type=BoardOrder | GameOrder)
    made = worker.answer(order)
    assert not made.fault, made.fault
    return made.file


async def _never_reviewed(*_: Any) -> None:
    """How far a review is says how quick this machine is. It is made from the record, which is compared."""
    await asyncio.Event().wait()


def _same_secrets(patched: pytest.MonkeyPatch) -> None:
    """What the server draws at random is the same on every evening; others draw as ever."""
    dice = random.Random(2)  # a deal in which Ann can still take her draft back when Ben begins
    for name in ("token_hex", "token_urlsafe", "token_bytes", "randbits"):
        true: Callable[..., Any] = getattr(secrets, name)

        def drawn(size: int = 32, name: str = name, true: Callable[..., Any] = true) -> Any:
            if not sys._getframe(1).f_globals["__name__"].startswith("hortus."):
                return true(size)
            if name == "randbits":
                return dice.getrandbits(size)
            drawn = dice.randbytes(size)
            return drawn if name == "token_bytes" else drawn.hex()[: 2 * size]

        patched.setattr(secrets, name, drawn)


def _receiver(posts: list[bytes]) -> Any:
    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(re.search(rb"content-length: *([0-9]+)", head.lower())[1])  # type: ignore[index]
        posts.append(await reader.readexactly(size))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    return receive
