"""Editions that are being edited: looked at in one process, measured in another."""

import asyncio
from hashlib import sha256

import msgspec

from hortus import editions
from hortus.core.errors import EditionError, IllegalAction
from hortus.server.jobs import Lane, Limits
from hortus.server.uploads.pool import Inspector
from hortus.server.uploads.worker import NAME, TOO_MUCH
from hortus.server.workshop.measurer import News, Order
from hortus.server.workshop.worker import Draft
from hortus.workshop import Look

COST = 3.0
"""A look counts as this many requests: people type, and the page asks when they pause."""
LOOKING = 8
"""Seconds of CPU time for a look. It also draws every piece, and not every machine compiles the rules."""
MEASURE_COST = 20.0
LIMITS = Limits(megabytes=512, seconds=60, crowd=10, each=2, largest=1024 * 1024)
KEPT = 100
"""Measurements that stay in memory."""
DIGITS = 32


class Looks(Inspector):
    """Looks at editions while they are edited. Tables do not wait for it."""

    worker = "hortus.server.workshop.worker"
    reading = LOOKING

    async def look(self, draft: Draft, place: str) -> Look:
        editions.check_size(NAME, draft.data)
        said = await self.answer(msgspec.msgpack.encode(draft), LOOKING, place)
        try:
            return _too_much() if said is None else msgspec.msgpack.decode(said, type=Look)
        except msgspec.MsgspecError:
            return _too_much()


def _too_much() -> Look:
    return Look(fault=EditionError(TOO_MUCH).message.spelled())


class Measures:
    """Games of bots with editions: one measurement at a time. Whoever asks comes back for the news."""

    def __init__(self) -> None:
        self.lane = Lane("hortus.server.workshop.measurer", LIMITS, "server-too-many-measures")
        self.jobs: dict[str, News] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, order: Order, place: str) -> str:
        """Begin to measure; returns the name of the measurement. The same order is measured once."""
        editions.check_size(NAME, order.data)
        name = sha256(msgspec.msgpack.encode(order)).hexdigest()[:DIGITS]
        if name in self.jobs and not self.jobs[name].fault:
            return name
        self.lane.check_room(place)
        for old in [old for old in self.jobs if old not in self._tasks][: max(0, len(self.jobs) - KEPT)]:
            del self.jobs[old]
        self.jobs[name] = News()
        self._tasks[name] = asyncio.create_task(self._work(name, order, place))
        return name

    def news(self, name: str) -> News:
        if name not in self.jobs:
            raise IllegalAction("server-no-measure")
        return self.jobs[name]

    async def _work(self, name: str, order: Order, place: str) -> None:
        try:
            async with self.lane.begun(msgspec.msgpack.encode(order), place) as hear:
                while not self.jobs[name].finished:
                    self.jobs[name] = msgspec.msgpack.decode(await hear(), type=News)
        except Exception:  # the process is late or died
            fault = EditionError("server-measure-failed").message.spelled()
            self.jobs[name] = News(finished=True, fault=fault)
        finally:
            self._tasks.pop(name, None)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.lane.stop()
