"""What every part of a running server may use: settings, store, metrics, background tasks.

A runtime knows none of the parts. `Service` adds them: rooms, clock, bots,
webhooks. So a room can be handed the runtime without importing the service.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from hortus.core.errors import HortusError
from hortus.server import journal
from hortus.server.metrics import Metrics
from hortus.server.settings import Settings
from hortus.server.store.contract import Downtimes, Store, StoreError
from hortus.server.store.sqlite import SqliteStore, folder_for_tables
from hortus.server.tables import deadlines

T = TypeVar("T")
RETRY = 1.0
"""Seconds between attempts to write again after the store has refused."""


class Runtime:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.shared = bool(settings.database)  # other processes may write the same tables
        self.store: Store = self.open_store()
        self.down: Downtimes = []  # periods without a running server; the clock keeps them up to date
        self.readonly = False
        self.closing = False
        self.decided = 0  # decisions answered so far
        self._played = self.metrics.decisions.labels("played")
        self._tasks: set[asyncio.Task[Any]] = set()

    def open_store(self) -> Store:
        settings = self.settings
        if settings.database:
            # Its driver is slow to load, and most servers do not need it.
            from hortus.server.store.postgres import PostgresStore

            return PostgresStore(settings.database, self.metrics.commits.observe)
        folder_for_tables(settings.data)
        return SqliteStore(settings.data / "hortus.sqlite", self.metrics.commits.observe)

    async def healthy(self) -> float:
        """How many seconds a real append takes now; a StoreError when it fails."""
        began = time.perf_counter()
        await self.store.probe(deadlines.now())
        return time.perf_counter() - began

    # ---- what the parts report

    def played(self, openly: bool) -> None:
        """Count a decision. Public metrics must not show a private one."""
        self.decided += 1
        if openly:
            self._played.inc()

    def refused(self, why: str) -> None:
        self.decided += 1
        self.metrics.decisions.labels(why).inc()

    def write_failed(self) -> None:
        """The store refused to write. Report read-only until it writes again."""
        if not self.readonly and not self.closing:
            self.readonly = True
            self.metrics.readonly.set(1)
            journal.say("read-only")
            self.spawn(self._recover())

    async def _recover(self) -> None:
        while not self.closing:
            await asyncio.sleep(RETRY)
            try:
                await self.healthy()
            except StoreError:
                continue
            self.readonly = False
            self.metrics.readonly.set(0)
            journal.say("writing again")
            return

    # ---- background tasks

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it in the background."""
        task = asyncio.create_task(self.careful(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for it. If the caller disconnects meanwhile, the work is finished all the same."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as seen; whoever still waits gets it

    async def careful(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it. A fault is logged and stops nothing else."""
        try:
            await work
        except HortusError as fault:
            journal.say("refused", kind=type(fault).__name__)
        except Exception:
            journal.fault("fault")

    async def wait_for_tasks(self, seconds: float) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
