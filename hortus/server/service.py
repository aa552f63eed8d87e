"""One server put together: store, rooms, bots, clock, limits and figures."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from hortus import editions
from hortus.core.errors import EditionError, HortusError
from hortus.games import GAMES
from hortus.server import journal
from hortus.server.bots import seats as players
from hortus.server.bots.pool import Bots
from hortus.server.garbage import Sweeping
from hortus.server.health import Health
from hortus.server.http.limits import Limits
from hortus.server.metrics import Metrics
from hortus.server.settings import Settings
from hortus.server.store.contract import Store, StoreError
from hortus.server.store.postgres import PostgresStore
from hortus.server.store.sqlite import SqliteStore, folder_for_tables
from hortus.server.tables import deadlines
from hortus.server.tables.deadlines import Clock
from hortus.server.tables.room import Room
from hortus.server.tables.rooms import Rooms
from hortus.server.tables.webhook import Webhooks
from hortus.server.uploads.pool import Uploads
from hortus.tables import game_kind, rules

T = TypeVar("T")
POLL = 2.0
TIDY = 10.0
GRACE = 5.0


class Service:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.shared = bool(settings.database)  # other processes may write the same tables
        self.store: Store = self.open_store()
        self.limits = Limits(settings)
        self.health = Health(self.healthy)
        self.bots = Bots(settings, self.metrics.failures.inc)
        self.uploads = Uploads(settings)
        self.rooms = Rooms(self)
        self.clock = Clock(self)
        self.hooks = Webhooks(settings, self.metrics)
        self.own_editions = own_editions(settings)
        self.sweeping = Sweeping()
        self.decided = 0  # decisions answered so far
        self._played = self.metrics.decisions.labels("played")
        self.readonly = False
        self.closing = False
        self._spawned: set[asyncio.Task[Any]] = set()
        self._chores: list[asyncio.Task[Any]] = []

    def open_store(self) -> Store:
        settings = self.settings
        if settings.database:
            return PostgresStore(settings.database, self.metrics.commits.observe)
        folder_for_tables(settings.data)
        return SqliteStore(settings.data / "hortus.sqlite", self.metrics.commits.observe)

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.store.listen(lambda table, number: loop.call_soon_threadsafe(self.rooms.heard, table, number))
        await self.clock.start()
        self._chores = [asyncio.create_task(self._tidy())]
        if self.shared:
            self._chores.append(asyncio.create_task(self._poll()))

    async def stop(self) -> None:
        """Finish what was begun, say goodbye, and leave the store in order."""
        self.closing = True
        await self.clock.stop()
        for task in self._chores:
            task.cancel()
        for room in self.rooms.rooms.values():
            for thought in list(room.thinking.values()):
                thought.cancel()
            for listener in room.listeners:
                listener.cut("closing")
        await asyncio.gather(*self._chores, return_exceptions=True)
        if self._spawned:
            await asyncio.wait(self._spawned, timeout=GRACE)
        await self.bots.stop()
        await self.uploads.stop()
        await self.hooks.stop()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # ---- what the parts tell each other

    def moved(self, room: Room, openly: bool) -> None:
        """A table has changed; what was private is posted nowhere."""
        players.wake(self, room, loaded=False)
        if openly:
            self.hooks.moved(room.table)

    def loaded(self, room: Room) -> None:
        """A table was just read."""
        players.wake(self, room, loaded=True)

    def stumbled(self) -> None:
        """The store refused to write: nothing is played until it writes again."""
        if not self.readonly and not self.closing:
            self.readonly = True
            self.metrics.readonly.set(1)
            journal.say("read-only")
            self.spawn(self._recover())

    def played(self, openly: bool) -> None:
        """Count a decision; the figures that anybody may read hear nothing of a private one."""
        self.decided += 1
        if openly:
            self._played.inc()

    def refused(self, why: str) -> None:
        self.decided += 1
        self.metrics.decisions.labels(why).inc()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(self.careful(work))
        self._spawned.add(task)
        task.add_done_callback(self._spawned.discard)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for it; whoever asked may hang up meanwhile, but what was begun is finished."""
        task = asyncio.create_task(work)
        self._spawned.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._spawned.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever still waits

    async def careful(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it; a fault is written down and ends nothing else."""
        try:
            await work
        except HortusError as fault:
            journal.say("refused", kind=type(fault).__name__)
        except Exception:
            journal.fault("fault")

    async def healthy(self) -> float:
        """How long a real append takes now; a StoreError when it fails."""
        began = time.perf_counter()
        await self.store.probe(deadlines.now())
        return time.perf_counter() - began

    # ---- chores

    async def _recover(self) -> None:
        while not self.closing:
            await asyncio.sleep(1.0)
            try:
                await self.healthy()
            except StoreError:
                continue
            self.readonly = False
            self.metrics.readonly.set(0)
            journal.say("writing again")
            return

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            self.rooms.tidy()
            self.limits.tidy()
            self.sweeping.look(self.decided)
            self.metrics.rooms.set(len(self.rooms.rooms))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            await self.rooms.poll()


def own_editions(settings: Settings) -> dict[str, list[str]]:
    """The game that the operator's own edition file names, or all it fits, by trying; an EditionError when none."""
    if settings.edition is None:
        return {}
    box = editions.from_file(settings.edition)
    fits: dict[str, list[str]] = {}
    faults: list[str] = []
    for kind in GAMES.values() if box.game is None else [game_kind(box.game_or_refuse())]:
        try:
            for seats in kind.seats:
                rules(kind.key, seats, edition=box)
            fits[kind.key] = [box.name]
        except EditionError as fault:
            faults.append(str(fault))
    if not fits:
        raise EditionError(faults[0])
    return fits
