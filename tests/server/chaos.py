"""A line that repeats, reorders and delays messages, and a client that is not confused by it."""

import asyncio
import json
import random
from typing import Any

import websockets

Message = dict[str, Any]


class Chaos:
    """A live socket behind a bad line, both ways."""

    def __init__(self, socket: websockets.ClientConnection, dice: random.Random, delay: float = 0.05) -> None:
        self.socket = socket
        self.dice = dice
        self.delay = delay
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.carried = 0
        self._spawn(self._listen())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def send(self, message: Message) -> None:
        for _ in range(self.dice.choice([1, 1, 2, 3])):
            self._spawn(self._later(self.dice.random() * self.delay, message))

    async def _later(self, seconds: float, message: Message) -> None:
        await asyncio.sleep(seconds)
        self.carried += 1
        await self.socket.send(json.dumps(message))

    async def _listen(self) -> None:
        async for data in self.socket:
            for _ in range(self.dice.choice([1, 1, 1, 2])):
                self._spawn(self._arrive(self.dice.random() * self.delay, json.loads(data)))

    async def _arrive(self, seconds: float, message: Message) -> None:
        await asyncio.sleep(seconds)
        self.carried += 1
        self.inbox.put_nowait(message)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.socket.close()


class Tab:
    """A browser tab: believes the highest version it has heard, asks again when it hears nothing."""

    def __init__(self, line: Chaos, name: str, seats: list[int], dice: random.Random) -> None:
        self.line = line
        self.name = name
        self.seats = seats
        self.dice = dice
        self.latest: dict[int, Message] = {}
        self.played: dict[str, Message] = {}
        self.count = 0
        self.decided: dict[int, int] = {}  # the version each seat last decided on

    async def play(self, until: float) -> None:
        """Play until the game is over everywhere this tab can see."""
        async with asyncio.timeout(until):
            while not self.over():
                try:
                    async with asyncio.timeout(0.3):
                        self.take(await self.line.inbox.get())
                except TimeoutError:
                    self.decided.clear()
                    for seat in self.seats or [-1]:
                        self.line.send({"say": "resume", "seat": seat, "v": self.version(seat)})

    def version(self, seat: int) -> int:
        return self.latest[seat]["v"] if seat in self.latest else 0

    def over(self) -> bool:
        return all(self.latest.get(seat, {}).get("state") == "over" for seat in self.seats or [-1])

    def take(self, message: Message) -> None:
        if message["hear"] == "played":
            earlier = self.played.setdefault(message["id"], message)
            assert earlier == message, "a repeated decision was answered differently"
        if message["hear"] == "happened" and message["v"] >= self.version(message["seat"]):
            self.latest[message["seat"]] = message
            # Once a version: to answer every echo with a decision would breed more echoes than it answers.
            if message["legal"] and message["v"] > self.decided.get(message["seat"], -1):
                self.decided[message["seat"]] = message["v"]
                self.decide(message)

    def decide(self, message: Message) -> None:
        self.count += 1
        action = self.dice.choice(message["legal"])["action"]
        name = f"{self.name}-{self.count}"
        self.line.send({"say": "choose", "seat": message["seat"], "v": message["v"], "id": name, "action": action})
