"""A real server, a real Chromium, and visitors whose every complaint is a failure."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import chromium
from browser.visitor import Visitor
from playwright.sync_api import Browser, sync_playwright
from server.running import Server


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker that do not stop it."""
    running = Server(tmp_path_factory.mktemp("server") / "data", bot_pause=0.02).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    path = chromium.found()
    if not path:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chrome: Browser, service: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers of their own; at the end none may have seen an error or another host."""
    guests: list[Visitor] = []

    def come(url: str = "", **options: Any) -> Visitor:
        guest = Visitor(chrome, url or service.url, **options)
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        guest.leave()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server that this test may kill."""
    running = Server(tmp_path / "data", bot_pause=0.02).start()
    yield running
    running.stop()
