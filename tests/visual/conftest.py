"""The same browser as in the browser tests, and the gallery built once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import chromium
from playwright.sync_api import Browser, sync_playwright
from visual import gallery


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gallery")
    gallery.build(folder)
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.found()
    if not path:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as play:
        chrome = play.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield chrome
        chrome.close()
