"""Spreads work over processes. Results come when they are finished; an interrupt loses only unfinished work.

A process that dies loses nothing: its pieces are done again.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain
from multiprocessing import active_children, get_context
from typing import TypeVar

from hortus.core.errors import RecordError

T = TypeVar("T")
Piece = tuple[object, ...]
EACH_CORE = 2  # processes per core; more would only use memory
PATIENCE = 5.0  # seconds until the pool has noticed that its workers end; it takes a moment
AGAIN = 5
"""How often processes that died are started again. Their pieces are done again, the others are not."""


def each(work: Callable[..., T], pieces: Iterable[Piece], jobs: int) -> Iterator[T]:
    """The results of `work` for every piece, on this many processes. With one, in this process and in order."""
    jobs = min(jobs, EACH_CORE * (os.cpu_count() or 1))
    if jobs <= 1:
        for piece in pieces:
            yield work(*piece)
        return
    left = iter(pieces)
    for _ in range(AGAIN):
        lost: list[Piece] = []
        yield from _in_a_pool(work, left, jobs, lost)
        if not lost:
            return
        left = chain(lost, left)
    raise RecordError("report-processes-die", times=AGAIN)


def _in_a_pool(work: Callable[..., T], pieces: Iterator[Piece], jobs: int, lost: list[Piece]) -> Iterator[T]:
    """The same until a process dies. What it and the others were working on is added to `lost`."""
    # Fresh processes: a fork would copy locks of threads in any state.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)
    pending: dict[Future[T], Piece] = {}
    try:
        for piece in pieces:
            try:
                with _interrupts_waiting():  # a process is started here
                    pending[pool.submit(_endable, work, piece)] = piece
            except BrokenProcessPool:
                lost.append(piece)
            if len(pending) >= 2 * jobs:
                yield from _finished(pending, lost)
            if lost:
                break
        while pending:
            yield from _finished(pending, lost)
    except BaseException:
        _end(set(pending))
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _finished(pending: "dict[Future[T], Piece]", lost: list[Piece]) -> list[T]:
    """The results that come next."""
    done, _ = wait(pending, return_when=FIRST_COMPLETED)
    found: list[T] = []
    for future in done:
        piece = pending.pop(future)
        if isinstance(future.exception(), BrokenProcessPool):
            lost.append(piece)
        else:
            found.append(future.result())
    return found


def _end(pending: "set[Future[T]]") -> None:
    """End all workers without waiting for unfinished work: it may take minutes and is no longer needed."""
    workers = active_children()
    for worker in workers:
        worker.terminate()
    # When a worker is gone, the pool gives up every piece and stops reading results. Another worker may be handing over
    # a result that is larger than the pipe: nobody reads it any more, so that worker would wait forever.
    wait(pending, timeout=PATIENCE)
    for worker in workers:
        worker.kill()


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """Delays Ctrl-C, so that it reaches new processes only when they ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Ctrl-C is for the process that shows the progress; it then ends the workers, but only while they work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _may_end(False)


def _endable(work: Callable[..., T], piece: Piece) -> T:
    """Work on a piece. Ending the process while it hands over a result would leave half a result in the pipe.
    The reader would wait for the other half forever."""
    _may_end(True)
    try:
        return work(*piece)
    finally:
        _may_end(False)


def _may_end(now: bool) -> None:
    """Let SIGTERM through, or hold it back. An idle worker ends when the pool is shut down."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK if now else signal.SIG_BLOCK, [signal.SIGTERM])
