"""Where the lab's work is done: on processes of this machine, or on a Dask cluster. Both give the same results."""

import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from hortus.core.errors import RecordError, SetupError
from hortus.lab import workers
from hortus.lab.fingerprint import whole

T = TypeVar("T")
PATIENCE = 10.0  # seconds to find a scheduler, and between two looks whether it is still there
AHEAD = 3  # pieces that each worker of a cluster has at once, so that none waits for the network


class Machines(NamedTuple):
    """Processes here, or the address of a cluster."""

    jobs: int = 1
    cluster: str = ""


HERE = Machines()
"""This process alone."""


def each(work: Callable[..., T], pieces: Iterable[workers.Piece], machines: Machines) -> Iterator[T]:
    """The results of `work` for every piece, as they are finished."""
    if not machines.cluster:
        return workers.each(work, pieces, machines.jobs)
    return _on_cluster(work, pieces, machines.cluster)


def _on_cluster(work: Callable[..., T], pieces: Iterable[workers.Piece], address: str) -> Iterator[T]:
    """Dask does the piece of a dead worker again on another one."""
    client = _client(address)
    try:
        count = _same_version(client, address)
        executor = client.get_executor(pure=False)
        pending: set[Future[T | None]] = set()
        for piece in pieces:
            pending.add(executor.submit(_checked, whole(), work, piece))
            if len(pending) >= AHEAD * count:
                done, pending = _some(client, pending, address)
                yield from _results(done, address)
        while pending:
            done, pending = _some(client, pending, address)
            yield from _results(done, address)
    except CancelledError:
        raise RecordError("lab-cluster-lost", address=address) from None
    finally:
        client.close(timeout=PATIENCE)


def _checked(expected: str, work: Callable[..., T], piece: workers.Piece) -> T | None:
    """The work on a piece; None if this worker came later and is of another version."""
    return work(*piece) if whole() == expected else None


def _results(done: "set[Future[T | None]]", address: str) -> list[T]:
    found: list[T] = []
    for future in done:
        fault = future.exception()
        if fault is not None and type(fault).__name__ == "KilledWorker":
            raise RecordError("lab-workers-die", address=address)
        result = future.result()
        if result is None:
            raise SetupError("lab-other-workers", address=address)
        found.append(result)
    return found


def _some(client: Any, pending: "set[Future[T]]", address: str) -> "tuple[set[Future[T]], set[Future[T]]]":
    """The futures that are finished next, and the others. A scheduler that is gone never finishes one."""
    while True:
        done, rest = wait(pending, timeout=PATIENCE, return_when=FIRST_COMPLETED)
        if done:
            return done, rest
        if client.status != "running":
            raise RecordError("lab-cluster-lost", address=address)


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise SetupError("lab-no-dask", extra="hortus[cluster]") from None
    _hush()
    try:
        # A client that finds nothing would say so itself, at length, when the program ends.
        parts = urlsplit(address)
        socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE).close()
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call, unused-ignore]
    except (OSError, ValueError, TimeoutError):
        raise SetupError("lab-no-cluster", address=address) from None


def _hush() -> None:
    """Dask logs at length what becomes one sentence here."""
    for name in list(logging.root.manager.loggerDict):
        if name.split(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).disabled = True


def _same_version(client: Any, address: str) -> int:
    """How many workers there are. All must have the same package as this machine."""
    try:
        found = client.run(whole)
    except Exception:
        # Whatever a worker without this package, or with another one, answers.
        raise SetupError("lab-other-workers", address=address) from None
    if not found:
        raise SetupError("lab-no-workers", address=address)
    if set(found.values()) != {whole()}:
        raise SetupError("lab-other-workers", address=address)
    return len(found)
