"""Spreads work over processes. Results come when they are finished; an interrupt loses only unfinished work."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TypeVar

T = TypeVar("T")
EACH_CORE = 2  # processes per core; more would only use memory
PATIENCE = 5.0  # seconds until the pool has noticed that its workers end; it takes a moment


def each(work: Callable[..., T], pieces: Iterable[tuple[object, ...]], jobs: int) -> Iterator[T]:
    """The results of `work` for every piece, on this many processes. With one, in this process and in order."""
    jobs = min(jobs, EACH_CORE * (os.cpu_count() or 1))
    if jobs <= 1:
        for piece in pieces:
            yield work(*piece)
        return
    # Fresh processes: a fork would copy locks of threads in any state.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)
    pending: set[Future[T]] = set()
    try:
        for piece in pieces:
            with _interrupts_waiting():  # a process is started here
                pending.add(pool.submit(_endable, work, piece))
            if len(pending) >= 2 * jobs:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    except BaseException:
        _end(pending)
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _end(pending: set[Future[T]]) -> None:
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


def _endable(work: Callable[..., T], piece: tuple[object, ...]) -> T:
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
