"""Work spread over processes: results come as they are finished, an interrupt loses only what is under way."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TypeVar

T = TypeVar("T")
EACH_CORE = 2  # processes that a core may have; more would only take memory


def each(work: Callable[..., T], pieces: Iterable[tuple[object, ...]], jobs: int) -> Iterator[T]:
    """What `work` makes of every piece, on so many processes; on one, in this process and in order."""
    jobs = min(jobs, EACH_CORE * (os.cpu_count() or 1))
    if jobs <= 1:
        for piece in pieces:
            yield work(*piece)
        return
    # Fresh processes: a fork would copy threads' locks in whatever state they are.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        pending: set[Future[T]] = set()
        for piece in pieces:
            with _interrupts_waiting():  # a process is started here
                pending.add(pool.submit(work, *piece))
            if len(pending) >= 2 * jobs:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    except BaseException:
        # Nobody waits for what is under way: it may take minutes, and is not wanted any more.
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """Ctrl-C comes a moment later here, and to what is started meanwhile only when that has learned to ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that shows the progress; it then lets the workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
