"""One thread that writes, many that ask: whatever arrived during one sync goes into the next.

A job is a line to append, or a function of a database cursor. The jobs of a
batch share one transaction; when it fails each is tried alone, so that one
fault does not spread to its neighbours.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from hortus.server.store.contract import Append, StoreError

Job = Append | Callable[[Any], object]
MOST = 256


class Ledger(Protocol):
    """What the writer needs of a database."""

    def transact(self, jobs: list[Job]) -> list[object]:
        """All jobs in one transaction, durable on return; StoreError when none of it is certain."""

    def after(self, results: list[object]) -> None:
        """Called once a batch is committed and answered."""

    def hang_up(self) -> None:
        """Called last, in the writer's own thread."""


class _Waiting:
    __slots__ = ("future", "job", "loop", "since")

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop, future: "asyncio.Future[object]") -> None:
        self.job = job
        self.loop = loop
        self.future = future
        self.since = time.perf_counter()


class Writer:
    def __init__(self, ledger: Ledger, timed: Callable[[float], None]) -> None:
        self._ledger = ledger
        self._timed = timed  # hears how long each line took that is no secret, queueing included
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._open = True
        self._thread.start()

    async def do(self, job: Job) -> object:
        if not self._open:
            raise StoreError("The server is closing; nothing was written.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self._queue.put(_Waiting(job, loop, future))
        # Whoever asked may go away; the job does not.
        return await future

    def close(self) -> None:
        self._open = False
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        going = True
        while going:
            batch: list[_Waiting] = []
            first = self._queue.get()
            if first is None:
                break
            batch.append(first)
            while len(batch) < MOST:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    going = False
                    break
                batch.append(more)
            self._commit(batch)
        self._ledger.hang_up()

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            results = self._ledger.transact([waiting.job for waiting in batch])
        except Exception as fault:  # whatever it was: whoever waits is told, and the thread goes on for the others
            if len(batch) == 1:
                known = isinstance(fault, StoreError)
                self._answer(batch, [fault if known else StoreError(f"The store refused to write: {fault}.")])
                return
            for waiting in batch:
                self._commit([waiting])
            return
        self._answer(batch, results)
        self._ledger.after(results)

    def _answer(self, batch: list[_Waiting], results: list[object]) -> None:
        now = time.perf_counter()
        for waiting in batch:
            # Anybody may read how many there were: only what everybody at its table hears is counted.
            if isinstance(waiting.job, Append) and waiting.job.open:
                self._timed(now - waiting.since)
        # One wake-up per loop and batch, not per job: waking is a system call.
        for loop in {waiting.loop for waiting in batch}:
            pairs = [
                (waiting.future, result) for waiting, result in zip(batch, results, strict=True) if waiting.loop is loop
            ]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, pairs)


def _settle(pairs: list[tuple["asyncio.Future[object]", object]]) -> None:
    for future, result in pairs:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
