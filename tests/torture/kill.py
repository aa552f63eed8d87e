"""A server is killed in the middle of play, again and again; afterwards the log must hold every promise.

The clients keep a journal of what was acknowledged. Lost is what was
acknowledged and is not in the log; doubled is what stands there twice;
corrupt is a log that cannot be read back line by line.
"""

import asyncio
import json
import random
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import websockets
from server.client import NO_TLS, connect_cookie, order
from server.running import Server

from hortus.core.errors import HortusError
from hortus.server.store.contract import Entry
from hortus.server.tables.table import Table

PATIENCE = 60.0
"""Seconds without an acknowledged move after the last restart that count as stuck, on however slow a machine."""


@dataclass
class Tally:
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    corrupt: int = 0
    stuck: int = 0
    tables: int = 0
    refused: int = 0
    seconds: float = 0.0
    restarts: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        slowest = max(self.restarts, default=0.0)
        return (
            f"{self.kills} kills, {self.tables} tables, {self.acknowledged} acknowledged moves: {self.lost} lost, "
            f"{self.doubled} doubled, {self.corrupt} corrupt, {self.stuck} stuck; slowest restart {slowest:.2f} s; "
            f"{self.seconds:.0f} s in all"
        )


class Player:
    """Plays one table after the other, both seats; repeats a decision until it is answered."""

    def __init__(self, server: Server, number: int, tally: Tally) -> None:
        self.server = server
        self.number = number
        self.tally = tally
        self.dice = random.Random(number)
        self.journal: list[tuple[str, int, str]] = []  # acknowledged: table, seat, id
        self.tables: list[str] = []
        self.cookie = ""
        self.open: dict | None = None  # the decision that was said and not yet answered
        self.count = 0
        self.ended = asyncio.Event()

    async def play(self) -> None:
        while not self.ended.is_set():
            try:
                if not self.tables or self.over:
                    await self.make()
                await self.sit()
            except (TimeoutError, httpx.HTTPError, OSError, websockets.WebSocketException):
                await asyncio.sleep(0.02 + self.dice.random() * 0.05)

    async def make(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=30, verify=NO_TLS) as http:
            answer = await http.post("/api/tables", json=order(options={"contents": "memory"}))
            answer.raise_for_status()
            self.cookie = http.cookies["hortus"]
            self.tables.append(answer.json()["id"])
            self.over = False
            self.open = None

    over = False

    async def sit(self) -> None:
        table = self.tables[-1]
        async with await connect_cookie(self.server.url, table, self.cookie) as socket:
            if self.open is not None:
                await socket.send(json.dumps(self.open))
            ready: dict | None = None
            async with asyncio.timeout(60):
                while not self.ended.is_set():
                    message = json.loads(await socket.recv())
                    if message["hear"] == "played":
                        self.acknowledged(table, message)
                    elif message["hear"] == "refused":
                        # Stale or closed: nothing was played, so it is decided anew.
                        self.tally.refused += 1
                        self.open = None
                        await socket.send(json.dumps({"say": "resume", "seat": 0, "v": 0}))
                        await socket.send(json.dumps({"say": "resume", "seat": 1, "v": 0}))
                    elif message["hear"] == "happened" and (message["legal"] or message["state"] == "over"):
                        ready = message
                    if self.open is None and ready is not None:
                        if ready["state"] == "over":
                            self.over = True
                            return
                        await self.decide(socket, ready)
                        ready = None

    async def decide(self, socket: websockets.ClientConnection, message: dict) -> None:
        self.count += 1
        action = self.dice.choice(message["legal"])["action"]
        name = f"{self.number}-{self.count}"
        self.open = {"say": "choose", "seat": message["seat"], "v": message["v"], "id": name, "action": action}
        await socket.send(json.dumps(self.open))

    def acknowledged(self, table: str, message: dict) -> None:
        if self.open is not None and message["id"] == self.open["id"]:
            self.journal.append((table, message["seat"], message["id"]))
            self.tally.acknowledged += 1
            self.open = None


async def torture(server: Server, kills: int, players: int, moves: int = 0, seed: int = 1) -> Tally:
    """Kill this many times, and then on until this many moves were acknowledged."""
    tally = Tally()
    dice = random.Random(seed)
    began = time.monotonic()
    server.start()
    crowd = [Player(server, number, tally) for number in range(players)]
    tasks = [asyncio.create_task(player.play()) for player in crowd]
    while tally.kills < kills:
        share = moves * (tally.kills + 1) // kills
        await asyncio.sleep(0.1 + dice.random() * 0.6)
        await progress(tasks, tally, share, dice)
        await asyncio.to_thread(server.kill)
        tally.kills += 1
        restart = time.monotonic()
        await asyncio.to_thread(server.start)
        tally.restarts.append(time.monotonic() - restart)
        if tally.kills % 25 == 0:
            print(f"{tally.kills} kills, {tally.acknowledged} acknowledged", flush=True)
    before = [len(player.journal) for player in crowd]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and any(len(one.journal) == count for one, count in zip(crowd, before, strict=True)):
        await asyncio.sleep(0.1)
    for player, count in zip(crowd, before, strict=True):
        tally.stuck += len(player.journal) == count
        player.ended.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.to_thread(server.stop)
    audit(server.data / "hortus.sqlite", crowd, tally)
    tally.seconds = time.monotonic() - began
    return tally


async def progress(tasks: list[asyncio.Task[None]], tally: Tally, share: int, dice: random.Random) -> None:
    """Wait until this many moves were acknowledged. A player that broke off, or a standstill, is an error."""
    seen, since = tally.acknowledged, time.monotonic()
    while tally.acknowledged < share:
        for task in tasks:
            if task.done():
                task.result()
        if tally.acknowledged != seen:
            seen, since = tally.acknowledged, time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing was acknowledged for {PATIENCE:.0f} s: {tally}"
        await asyncio.sleep(dice.random() * 0.1)


def audit(path: Path, crowd: list[Player], tally: Tally) -> None:
    """Compare the log with what was acknowledged, and read every table back."""
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    logs: dict[str, list[Entry]] = {}
    for row in connection.execute(
        "SELECT table_id, number, at, seat, client, body, mark FROM entries ORDER BY table_id, number"
    ):
        logs.setdefault(row[0], []).append(Entry(*row))
    connection.close()
    tally.tables = len(logs)
    written: dict[tuple[str, int, str], int] = {}
    for table, entries in logs.items():
        for entry in entries:
            if entry.client:
                key = (table, entry.seat, entry.client)
                written[key] = written.get(key, 0) + 1
        tally.corrupt += not sound(entries)
    for player in crowd:
        for key in player.journal:
            tally.lost += key not in written
    tally.doubled += sum(count > 1 for count in written.values())


def sound(entries: list[Entry]) -> bool:
    """Whether a log can be read back and its table be played on."""
    try:
        table = Table(entries[0])
        for entry in entries[1:]:
            table.apply(entry)
    except HortusError:
        return False
    return table.state in ("open", "over") or all(table.playing().legal(seat) for seat in table.waiting)
