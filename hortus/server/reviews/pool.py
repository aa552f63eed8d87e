"""Reviews of finished games: one at a time, in a process of their own, so that they never delay a table.

A finished review is a file beside the database. It can be computed again at any
time, so backups leave it out, and of very many only the latest are kept.
"""

import asyncio
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from hortus import files
from hortus.core.errors import IllegalAction, RecordError
from hortus.core.message import Message
from hortus.server import processes
from hortus.server.reviews.worker import News, Order
from hortus.server.settings import Settings
from hortus.server.store.private import DATABASE, FOLDER, close_to_others
from hortus.version import VERSION

COST = 10.0
"""Asking for a review counts as this many requests, asking how far it is as one."""
CROWD = 20
"""Reviews that may wait while one is computed."""
EACH = 4
"""Reviews of one address block that may wait or be computed."""
KEPT = 50
"""Reviews that stay in memory."""
STORED = 2000
"""Reviews that stay on the disk."""
MEGABYTES = 1024
LONGEST = 900.0
"""Seconds for one review; then what is known so far is the answer."""
LARGEST = 32 * 1024 * 1024


class Reviews:
    """The lane of the reviews. Address blocks take turns, so that none keeps the others waiting for long."""

    worker = "hortus.server.reviews.worker"

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.data / f"{DATABASE}-reviews"
        self.jobs: dict[str, News] = {}  # the latest last
        self.places: dict[str, str] = {}  # of those that are not finished, who asked: an address block
        self._waiting: dict[str, deque[tuple[str, Order]]] = {}  # by address block, the next in turn first
        self._serving: asyncio.Task[None] | None = None

    async def known(self, table: str, effort: str) -> News | None:
        """The review of a table, finished or not; None if nobody has asked for it."""
        name = _name(table, effort)
        if name not in self.jobs:
            with suppress(OSError):
                data = await asyncio.to_thread((self.folder / name).read_bytes)
                self._remember(name, News(1, 1, data, True))
        return self.jobs.get(name)

    def ask(self, table: str, effort: str, record: dict[str, Any], place: str) -> News:
        """Begin a review of a finished game, for somebody at an address block."""
        if len(self.places) > CROWD or sum(one == place for one in self.places.values()) >= EACH:
            raise IllegalAction("server-too-many-reviews")
        name = _name(table, effort)
        self.places[name] = place
        self._remember(name, News())
        self._waiting.setdefault(place, deque()).append((name, Order(record, effort)))
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve())
        return self.jobs[name]

    def forget(self, table: str) -> None:
        """The table was deleted: nothing is kept of its reviews."""
        for name in [name for name in self.jobs if name.startswith(f"{table}-")]:
            del self.jobs[name]
        for path in self.folder.glob(f"{table}-*"):
            with suppress(OSError):
                path.unlink()

    async def stop(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)

    def _remember(self, name: str, news: News) -> None:
        self.jobs[name] = news
        finished = [one for one in self.jobs if one not in self.places and one != name]
        for one in finished[: max(0, len(self.jobs) - KEPT)]:
            del self.jobs[one]

    async def _serve(self) -> None:
        try:
            while self._waiting:
                await self._work(*self._next())
        finally:
            self._serving = None

    def _next(self) -> tuple[str, Order]:
        place = next(iter(self._waiting))
        orders = self._waiting.pop(place)
        first = orders.popleft()
        if orders:
            self._waiting[place] = orders
        return first

    async def _work(self, name: str, order: Order) -> None:
        try:
            if name in self.jobs:
                await self._run(name, order)
        except Exception:  # the process died, or is late
            self._give_up(name)
        finally:
            self.places.pop(name, None)

    def _give_up(self, name: str) -> None:
        known = self.jobs.pop(name, None)
        if known is not None:
            fault = None if known.review else Message("server-review-failed").spelled()
            self.jobs[name] = News(known.done, known.total, known.review, True, fault)

    async def _run(self, name: str, order: Order) -> None:
        process = await processes.start(self.worker, str(MEGABYTES))
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            data = msgspec.msgpack.encode(order)
            async with asyncio.timeout(LONGEST):
                process.stdin.write(len(data).to_bytes(4, "big") + data)
                await process.stdin.drain()
                while name in self.jobs and not self.jobs[name].finished:
                    await self._hear(name, process.stdout)
        finally:
            await processes.end(process)
        news = self.jobs.get(name)
        if news is not None and not news.fault:
            await asyncio.to_thread(self._keep, self.folder / name, news.review)
            if name not in self.jobs:  # forgotten meanwhile
                (self.folder / name).unlink(missing_ok=True)

    async def _hear(self, name: str, output: asyncio.StreamReader) -> None:
        size = int.from_bytes(await output.readexactly(4), "big")
        if size > LARGEST:
            raise ValueError(size)
        news = msgspec.msgpack.decode(await output.readexactly(size), type=News)
        if name not in self.jobs:
            return
        news.review = news.review or self.jobs[name].review
        news.finished = news.finished or news.fault is not None
        self.jobs[name] = news

    def _keep(self, path: Path, review: bytes) -> None:
        """Without room on the disk, a review lives as long as the server."""
        with suppress(OSError, RecordError):
            self.folder.mkdir(FOLDER, exist_ok=True)
            files.write(path, review)
            close_to_others(path)
            there = sorted(self.folder.iterdir(), key=lambda one: one.stat().st_mtime)
            for oldest in there[:-STORED]:
                oldest.unlink()


def _name(table: str, effort: str) -> str:
    """A review by another version may differ, so it is another file."""
    return f"{table}-{effort}-{VERSION}.json"
