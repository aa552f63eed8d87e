"""How much one server carries on this machine, with the generator beside it: `make load`.

1,000 tables, a person and a bot each, at one move a second a table; 2,500
sockets; then as many moves as it can take. What is reported is what a client
sees: from sending a decision to hearing that it is on disk.
"""

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections import deque
from pathlib import Path

import httpx
import msgspec
from server.client import order
from server.running import Server
from torture.light import Light, connect

PACE = 1.0
GAME = 45.0  # moves of a game of Petal by both seats


class Action(msgspec.Struct):
    action: int


class Message(msgspec.Struct):
    """What the generator reads of a message."""

    hear: str
    v: int = 0
    seat: int = -1
    state: str = ""
    legal: list[Action] = []
    id: str = ""


decoder = msgspec.json.Decoder(Message)


class Load:
    def __init__(self, server: Server, pace: float) -> None:
        self.server = server
        self.pace = pace
        self.waits: list[float] = []
        self.sent: dict[str, float] = {}
        self.moves = 0
        self.counting = False
        self.refused = 0
        self.over: deque[Light] = deque()
        self.count = 0
        self.dice = random.Random(1)
        self.loop = asyncio.get_running_loop()
        # One for all: making a client takes longer than a move.
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60, limits=httpx.Limits(keepalive_expiry=2))

    def watch(self, light: Light, body: bytes) -> None:
        """A spectator only listens."""

    def play(self, light: Light, body: bytes) -> None:
        message = decoder.decode(body)
        if message.hear == "played":
            since = self.sent.pop(message.id, None)
            if since is not None and self.counting:
                self.waits.append(time.perf_counter() - since)
                self.moves += 1
        elif message.hear == "happened":
            if message.state == "over":
                self.over.append(light)
            elif message.legal:
                if self.pace:
                    # People do not keep time: a hiccup must not leave a thousand tables in step for ever after.
                    self.loop.call_later(self.pace * self.dice.uniform(0.5, 1.5), self.decide, light, message)
                else:
                    self.decide(light, message)
        elif message.hear == "refused":
            self.refused += 1

    def decide(self, light: Light, message: Message) -> None:
        self.count += 1
        name = f"d{self.count}"
        action = message.legal[self.count * 7919 % len(message.legal)].action
        self.sent[name] = time.perf_counter()
        light.say(f'{{"say":"choose","seat":{message.seat},"v":{message.v},"id":"{name}","action":{action}}}')

    async def tables(self, count: int, seats: tuple[str, ...]) -> list[dict]:
        made: list[dict] = []
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                answer = await self.http.post("/api/tables", json=order("petal", seats))
                answer.raise_for_status()
                made.append({**answer.json(), "cookie": self.http.cookies["hortus"]})

        for part in (1, count - 1):  # the first brings the cookie that all the others use
            await asyncio.gather(*[one() for _ in range(part)])
        return made

    async def sit(self, made: dict) -> Light:
        path = f"/api/tables/{made['id']}/live"
        return await connect("127.0.0.1", self.server.port, path, f"Cookie: hortus={made['cookie']}\r\n", self.play)

    async def look_on(self, made: dict) -> Light:
        path = f"/api/tables/{made['id']}/live"
        secret = f"Authorization: Bearer {made['links']['watch']}\r\n"
        return await connect("127.0.0.1", self.server.port, path, secret, self.watch)


def memory(pid: int) -> int:
    """The resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def busy(pid: int) -> float:
    """Seconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def figures(waits: list[float]) -> str:
    if len(waits) < 100:
        return "too few moves to say"
    cuts = statistics.quantiles(waits, n=1000)
    return f"p50 {cuts[499] * 1000:.1f} ms, p99 {cuts[989] * 1000:.1f} ms, slowest {max(waits) * 1000:.0f} ms"


async def at_pace(server: Server, tables: int, sockets: int, seconds: float) -> None:
    load = Load(server, PACE)
    assert server.process is not None
    print(f"{tables} tables with a bot each, {sockets} sockets", flush=True)
    made = await load.tables(tables, ("me", "greedy"))
    load.pace = 1e6  # nobody plays while the sockets are counted
    await asyncio.sleep(3)
    before = memory(server.process.pid)
    watchers = [await load.look_on(made[index % tables]) for index in range(sockets - tables)]
    await asyncio.sleep(2)
    each = (memory(server.process.pid) - before) / max(1, len(watchers))
    load.pace = PACE
    players = []
    for one in made:
        players.append(await load.sit(one))
        # Over the length of a game: tables that begin together end together, and then a thousand are made at once.
        await asyncio.sleep(GAME * PACE / tables)
    print(f"memory: {each / 1024:.1f} kB a socket, {memory(server.process.pid) / 2**20:.0f} MB in all", flush=True)
    replacing = asyncio.create_task(replace(load, players, ("me", "greedy")))
    await asyncio.sleep(8)
    load.counting = True
    began, worked, own = time.monotonic(), busy(server.process.pid), time.process_time()
    await asyncio.sleep(seconds)
    load.counting = False
    spent = time.monotonic() - began
    share = (busy(server.process.pid) - worked) / spent
    mine = (time.process_time() - own) / spent
    rate = load.moves / spent
    print(f"{rate:.0f} moves/s by people and about as many by bots, {load.refused} refused")
    print(f"the server used {share:.0%} of a core, the generator {mine:.0%}; {commits(server)}")
    print(f"from decision to acknowledgement: {figures(load.waits)}", flush=True)
    replacing.cancel()
    await load.http.aclose()
    for light in [*watchers, *players]:
        if light.transport is not None:
            light.transport.close()


async def replace(load: Load, players: list[Light], seats: tuple[str, ...]) -> None:
    """A table that is over gives way to a new one, so that the load stays the same."""
    going: set[asyncio.Task[None]] = set()

    async def one(done: Light) -> None:
        if done.transport is not None:
            done.transport.close()
        with contextlib.suppress(httpx.HTTPError, OSError, RuntimeError):  # the end may come in between
            players.append(await load.sit((await load.tables(1, seats))[0]))

    while True:
        await asyncio.sleep(0.01)
        for done in dict.fromkeys(load.over):
            if not done.lost:
                done.lost = True  # heard twice, once for each seat
                task = asyncio.create_task(one(done))
                going.add(task)
                task.add_done_callback(going.discard)
        load.over.clear()


def commits(server: Server) -> str:
    """What the server itself measured: from asking for an append to its being on disk."""
    found: list[tuple[float, float]] = []
    for line in httpx.get(server.url + "/metrics").text.splitlines():
        if line.startswith("hortus_commit_seconds_bucket"):
            edge, count = line.split('le="')[1].split('"} ')
            found.append((float(edge), float(count)))
    half, most = [next(edge for edge, count in found if count >= part * found[-1][1]) for part in (0.5, 0.99)]
    return f"on disk within {half * 1000:.0f} ms (half), {most * 1000:.0f} ms (99 in 100) by the server's own count"


async def saturated(server: Server, tables: int, seconds: float) -> None:
    """Hot seats that decide as soon as they may."""
    load = Load(server, 0.0)
    made = await load.tables(tables, ("me", "me"))
    players = [await load.sit(one) for one in made]

    replacing = asyncio.create_task(replace(load, players, ("me", "me")))
    await asyncio.sleep(2)
    load.counting = True
    assert server.process is not None
    began, worked, own = time.monotonic(), busy(server.process.pid), time.process_time()
    await asyncio.sleep(seconds)
    load.counting = False
    spent = time.monotonic() - began
    share = (busy(server.process.pid) - worked) / spent
    mine = (time.process_time() - own) / spent
    print(f"saturation: {load.moves / spent:.0f} moves/s on {tables} tables, {figures(load.waits)}")
    print(f"the server used {share:.0%} of a core, the generator {mine:.0%}; {commits(server)}")
    replacing.cancel()
    await load.http.aclose()
    for light in players:
        if light.transport is not None:
            light.transport.close()


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=1000)
    words.add_argument("--sockets", type=int, default=2500)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--folder", help="where to keep the tables; a memory disk shows what the processor alone allows")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        server = Server(Path(folder) / "pace", bot_pause=PACE, outgoing=256).start()
        try:
            asyncio.run(at_pace(server, asked.tables, asked.sockets, asked.seconds))
        finally:
            server.stop()
        server = Server(Path(folder) / "saturation", outgoing=256).start()
        try:
            asyncio.run(saturated(server, 60, min(asked.seconds, 20)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
