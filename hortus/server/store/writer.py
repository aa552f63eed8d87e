"""Group commit: one thread writes, and all jobs that arrive during one sync share the next transaction.

A job is an entry to append, or a function of a database cursor. `do` returns
when the transaction with its job is on disk, never before. When a transaction
fails, its jobs are tried again one by one, so that only the faulty ones fail. A
job that fails alone raises a StoreError, which does not say that nothing was
written: the connection may have been lost after the commit. The room then reads
the log to find out.
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


class Database(Protocol):
    """What the writer needs of a database."""

    def transact(self, jobs: list[Job]) -> list[object]:
        """Do all jobs in one transaction, on disk on return. A StoreError when that is not certain."""

    def after(self, results: list[object]) -> None:
        """Called after a batch was committed and its answers were handed out."""

    def hang_up(self) -> None:
        """Called at the end, in the writer's thread."""


class _Waiting:
    __slots__ = ("future", "job", "loop", "since")

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop, future: "asyncio.Future[object]") -> None:
        self.job = job
        self.loop = loop
        self.future = future
        self.since = time.perf_counter()


class Writer:
    def __init__(self, database: Database, timed: Callable[[float], None]) -> None:
        self._database = database
        self._timed = timed  # called with the seconds that each public entry took, queueing included
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._open = True
        self._thread.start()

    async def do(self, job: Job) -> object:
        if not self._open:
            raise StoreError("server-store-closing")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self._queue.put(_Waiting(job, loop, future))
        # If the caller is cancelled, the job is done all the same.
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
        self._database.hang_up()

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            results = self._database.transact([waiting.job for waiting in batch])
        except Exception as fault:  # any fault: the callers are told, and the thread goes on
            if len(batch) == 1:
                known = isinstance(fault, StoreError)
                self._answer(batch, [fault if known else StoreError("server-store-refused", why=str(fault))])
                return
            for waiting in batch:
                self._commit([waiting])
            return
        self._answer(batch, results)
        self._database.after(results)

    def _answer(self, batch: list[_Waiting], results: list[object]) -> None:
        now = time.perf_counter()
        for waiting in batch:
            # Metrics are public: steps of private sequences are not counted.
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
