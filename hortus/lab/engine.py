"""Where the lab's work is done: on processes of this machine, or on a Dask cluster. Both give the same results."""

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from hortus.core.errors import RecordError, SetupError
from hortus.lab import workers
from hortus.lab.fingerprint import fingerprint

T = TypeVar("T")
PATIENCE = 10.0  # seconds to find a scheduler, and between two looks whether it is still there
AHEAD = 3  # pieces that each worker of a cluster has at once, so that none waits for the network


class Machines(NamedTuple):
    """Processes here, or the address of a cluster."""

    jobs: int = 1
    cluster: str = ""


def each(work: Callable[..., T], pieces: Iterable[tuple[object, ...]], machines: Machines, game: str) -> Iterator[T]:
    """The results of `work` for every piece, as they are finished."""
    if not machines.cluster:
        return workers.each(work, pieces, machines.jobs)
    return _on_cluster(work, pieces, machines.cluster, game)


def _on_cluster(work: Callable[..., T], pieces: Iterable[tuple[object, ...]], address: str, game: str) -> Iterator[T]:
    """Dask does the piece of a dead worker again on another one."""
    client = _client(address)
    try:
        count = _same_version(client, address, game)
        executor = client.get_executor(pure=False)
        pending: set[Future[T]] = set()
        for piece in pieces:
            pending.add(executor.submit(work, *piece))
            if len(pending) >= AHEAD * count:
                done, pending = _some(client, pending, address)
                yield from [future.result() for future in done]
        while pending:
            done, pending = _some(client, pending, address)
            yield from [future.result() for future in done]
    except CancelledError:
        raise RecordError("lab-cluster-lost", address=address) from None
    finally:
        client.close(timeout=PATIENCE)


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
    try:
        # A client that finds nothing would say so itself, at length, when the program ends.
        parts = urlsplit(address)
        socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE).close()
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call, unused-ignore]
    except (OSError, ValueError, TimeoutError):
        raise SetupError("lab-no-cluster", address=address) from None


def _same_version(client: Any, address: str, game: str) -> int:
    """How many workers there are. All must have the same bots and rules as this machine."""
    try:
        found = client.run(fingerprint, game)
    except Exception:
        # Whatever a worker without this package, or with another one, answers.
        raise SetupError("lab-other-workers", address=address) from None
    if not found:
        raise SetupError("lab-no-workers", address=address)
    if set(found.values()) != {fingerprint(game)}:
        raise SetupError("lab-other-workers", address=address)
    return len(found)
