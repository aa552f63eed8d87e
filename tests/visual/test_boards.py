"""Every board and every example of the rules looks as it should, light and dark, large and small."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from visual import gallery, looks
from visual.positions import lesson_steps

import hortus

ONE = "desktop-light"
OTHER = "phone-dark"
HERE = "[data-frame=petal-middle]"
HIGHLIGHTED = """() =>
    [...document.querySelectorAll('[data-frame]')].filter(frame => frame.querySelector('[data-pointed]')).map(
        frame => frame.dataset.frame)"""
FAULTS = {
    "shapes without a style": (".glow { fill: black !important }", "black"),
    "a drawing that is missing": (f"{HERE} > * {{ visibility: hidden }}", "almost empty"),
    "text outside its picture": (f"{HERE} svg text {{ transform: translateX(900px) }}", "outside its picture"),
    "text over text": (f"{HERE} svg text {{ font-size: 90px !important }}", "lies over"),
    "another colour": (":root { --red: #2bd0c0 !important; --pink: #2bd0c0 !important }", "differ"),
}


FEW = ["petal-middle", "petal-rule-flip", "flutter-rule-take"]
"""Where the planted faults are looked for."""


def complaints(page: Page, look: str, names: list[str] | None = None) -> list[str]:
    found = looks.misplaced(page)
    for name, picture in gallery.pictures(page).items():
        if names and name not in names:
            continue
        here = [looks.unstyled(picture), looks.changed(picture, looks.REFERENCES / f"{name}-{look}.png")]
        found += [f"{name}: {what}" for what in here if what]
    return found


@pytest.mark.parametrize("look", gallery.LOOKS)
def test_every_board_looks_as_it_should(browser: Browser, built: Path, look: str) -> None:
    with gallery.opened(browser, built, look) as page:
        assert complaints(page, look) == []


@pytest.mark.parametrize("look", [ONE, OTHER])
@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_step_of_a_lesson_is_drawn_with_what_it_highlights(
    browser: Browser, built: Path, game: str, look: str
) -> None:
    """Their boards are those above, so they need no references of their own."""
    steps = lesson_steps(game)
    with gallery.opened(browser, built, look, steps) as page:
        found = looks.misplaced(page)
        for name, picture in gallery.pictures(page).items():
            if what := looks.unstyled(picture):
                found.append(f"{name}: {what}")
        highlighted = set(page.evaluate(HIGHLIGHTED))
    assert found == []
    assert highlighted == {step["name"] for step in steps if step["pointed"]}


@pytest.fixture(scope="module")
def page(browser: Browser, built: Path) -> Iterator[Page]:
    with gallery.opened(browser, built, ONE) as page:
        yield page


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(page: Page, fault: str) -> None:
    style, expected = FAULTS[fault]
    planted = page.add_style_tag(content=style)
    try:
        assert any(expected in one for one in complaints(page, ONE, FEW)), fault
    finally:
        planted.evaluate("style => style.remove()")


def test_every_reference_is_of_a_board_that_is_drawn(page: Page) -> None:
    names = set(gallery.pictures(page))
    kept = {file.stem for file in looks.REFERENCES.glob("*.png")}
    assert kept == {f"{name}-{look}" for name in names for look in gallery.LOOKS}
    assert sum(file.stat().st_size for file in looks.REFERENCES.iterdir()) < 3_000_000
