"""Work spread over processes: results come as they are finished, an interrupt loses only what is under way."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")


def each(work: Callable[..., T], pieces: Iterable[tuple[object, ...]], jobs: int) -> Iterator[T]:
    """What `work` makes of every piece, on so many processes; on one, in this process and in order."""
    if jobs <= 1:
        for piece in pieces:
            yield work(*piece)
        return
    # Fresh processes: a fork would copy threads' locks in whatever state they are.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        pending: set[Future[T]] = set()
        for piece in pieces:
            pending.add(pool.submit(work, *piece))
            if len(pending) >= 2 * jobs:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that shows the progress; it then lets the workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
