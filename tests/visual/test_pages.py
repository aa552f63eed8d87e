"""Pages around the boards: nothing cut, nothing over something else, nothing wider than the window, nothing black."""

import io
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from browser.visitor import Visitor
from PIL import Image
from playwright.sync_api import Browser, Page
from server.running import Server
from visual import looks
from visual.gallery import LOOKS

PAGES = ["/", "/learn/petal", "/new/papillon", "/puzzles", "/rules/blume", "/settings", "/workshop/polders", "/nowhere"]
FAULTS = {
    "a page without its style": ("body { background: black !important; color: black !important }", "black"),
    "a line that is too wide": (".hello p { width: 200vw !important }", "wider than its frame"),
    "text over text": (".games svg text { font-size: 70px !important }", "lies over"),
    "text outside its picture": (".games svg text { transform: translateY(300px) }", "outside its picture"),
    "a page that is missing": ("body * { visibility: hidden !important }", "almost empty"),
}
STYLED = """style => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""The policy of the page allows no style elements."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@contextmanager
def opened(browser: Browser, service: Server, look: str) -> Iterator[Visitor]:
    width, theme = LOOKS[look]
    guest = Visitor(browser, service.url, viewport={"width": width, "height": 900}, color_scheme=theme,
                    reduced_motion="reduce", device_scale_factor=1)  # fmt: skip
    try:
        yield guest
    finally:
        guest.leave()


def complaints(page: Page, style: str = "") -> list[str]:
    """What is wrong with this page. The whole of it is looked at like a board in its frame."""
    page.wait_for_selector("h1, h2")
    page.wait_for_load_state("networkidle")
    page.evaluate(STYLED, style)
    page.wait_for_timeout(150)
    page.evaluate("document.body.dataset.frame = location.pathname")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    black = looks.unstyled(picture)
    return [*looks.misplaced(page), *([black] if black else [])]


@pytest.mark.parametrize("look", LOOKS)
def test_every_page_is_whole(browser: Browser, service: Server, look: str) -> None:
    with opened(browser, service, look) as guest:
        assert {path: found for path in PAGES if (found := complaints(guest.open(path)))} == {}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_planted_in_a_page_is_found(browser: Browser, service: Server, fault: str) -> None:
    style, expected = FAULTS[fault]
    with opened(browser, service, "desktop-light") as guest:
        found = complaints(guest.open("/"), style)
    assert any(expected in one for one in found), found
