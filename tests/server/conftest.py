"""Servers and databases that tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.client import Guest
from server.cluster import Cluster
from server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One real server for all tests of a worker that do not stop it."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A private PostgreSQL."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.stop()


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    """Every browser is closed in the end."""
    yield
    while Guest.everybody:
        Guest.everybody.pop().http.close()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of a fresh, empty database."""
    return cluster.fresh()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
