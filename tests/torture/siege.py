"""What honest tables notice of an attack: `make siege`.

A hundred tables, a person and a bot each, at one move a second a table; every
person at an address of their own. Elsewhere sit those of `torture.hostile`. The
server has the limits it has by default. It passes when 99 in 100 decisions are
on disk within 100 ms, no honest player is refused, and the server stays small.
"""

import argparse
import asyncio
import itertools
import json
import os
import ssl
import sys
import tempfile
from pathlib import Path

import httpx
import msgspec
from server.client import order
from server.running import Server
from torture.light import Light, connect
from torture.load import PACE, Load, figures, memory, replace

TESTS = Path(__file__).parents[1]
MEGABYTES = 300
P99 = 0.1
DEFAULTS = {"messages": 100, "tables": 30, "sockets_per_address": 60}
"""What tests otherwise raise."""


class Honest(Load):
    """People who play, each from an address of their own."""

    def __init__(self, server: Server, pace: float) -> None:
        super().__init__(server, pace)
        self.addresses = (f"127.0.{block}.{number}" for block in itertools.count(1) for number in range(1, 255))
        self.security = ssl.create_default_context()
        self.finished: set[Light] = set()

    def play(self, light: Light, body: bytes) -> None:
        super().play(light, body)
        if light in self.over:
            self.finished.add(light)

    async def tables(self, count: int, seats: tuple[str, ...]) -> list[dict]:
        made: list[dict] = []
        for _ in range(count):
            source = next(self.addresses)
            side = httpx.AsyncHTTPTransport(local_address=source, verify=self.security)
            async with httpx.AsyncClient(base_url=self.server.url, timeout=60, transport=side) as client:
                answer = await client.post("/api/tables", json=order("petal", seats))
                answer.raise_for_status()
                made.append({**answer.json(), "cookie": client.cookies["hortus"], "source": source})
        return made

    async def sit(self, made: dict) -> Light:
        path = f"/api/tables/{made['id']}/live"
        cookie = f"Cookie: hortus={made['cookie']}\r\n"
        return await connect("127.0.0.1", self.server.port, path, cookie, self.play, made["source"])


class Outcome(msgspec.Struct):
    moves: int
    waits: list[float]
    refused: int
    cut: int  # honest sockets that were closed
    largest: int  # bytes of the server, at its largest
    hostile: dict[str, int]

    @property
    def p99(self) -> float:
        return sorted(self.waits)[int(len(self.waits) * 0.99)] if self.waits else float("inf")


async def siege(
    server: Server, tables: int, seconds: float, settle: float = 5.0, pace: float = PACE, enough: float = float("inf")
) -> Outcome:
    """Play through an attack of this many seconds, or until `enough` moves were made."""
    assert server.process is not None
    load = Honest(server, pace)
    made = await load.tables(tables, ("me", "greedy"))
    players: list[Light] = []
    for one in made:
        players.append(await load.sit(one))
        await asyncio.sleep(settle / tables)
    replacing = asyncio.create_task(replace(load, players, ("me", "greedy")))
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(TESTS)]))
    attack = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "torture.hostile", str(server.port), str(seconds),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert attack.stdin is not None
    await asyncio.sleep(min(2.0, seconds / 4))
    load.counting = True
    largest = 0
    while attack.returncode is None:
        largest = max(largest, memory(server.process.pid))
        if load.moves >= enough:
            attack.stdin.close()
        try:
            async with asyncio.timeout(0.2):
                await attack.wait()
        except TimeoutError:
            continue
    load.counting = False
    replacing.cancel()
    assert attack.stdout is not None
    told = await attack.stdout.read()
    cut = sum(light.lost and light not in load.finished for light in players)
    await load.http.aclose()
    for light in players:
        if light.transport is not None:
            light.transport.close()
    return Outcome(load.moves, load.waits, load.refused, cut, largest, json.loads(told))


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--folder", help="where to keep the tables")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        server = Server(Path(folder) / "siege", bot_pause=PACE, **DEFAULTS).start()
        try:
            seen = asyncio.run(siege(server, asked.tables, asked.seconds))
        finally:
            server.stop()
    print(f"{asked.tables} honest tables, {seen.moves} moves, {seen.refused} refused, {seen.cut} cut off")
    print(f"the attackers came with {', '.join(f'{count} {what}' for what, count in seen.hostile.items())}")
    print(f"from decision to acknowledgement: {figures(seen.waits)}; wanted: p99 within {P99 * 1000:.0f} ms")
    print(f"the server had {seen.largest / 2**20:.0f} MB at most; wanted: less than {MEGABYTES} MB")
    sys.exit(seen.p99 > P99 or seen.largest >= MEGABYTES * 2**20 or bool(seen.refused or seen.cut))


if __name__ == "__main__":
    main()
