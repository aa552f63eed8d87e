"""How a visitor plays Flutter, by mouse and by keyboard alone: a stack, a place or a turn first, then what is asked."""

from browser.visitor import ARMED, Visitor, until

MIDDLE = 24
"""Decisions after which a picture shows the middle of a game."""

STEPS = "[...document.querySelectorAll('[data-lit=true]')].map(place => place.dataset.place).join()"


def click(guest: Visitor, number: int) -> None:
    before = guest.page.evaluate(STEPS)
    # While a tile is placed the palette stays lit: it could still be turned.
    palette = guest.lit(".palette:not(.calm)") if number % 3 == 0 else []
    lit = palette or guest.lit(".meadow") or guest.lit()
    place = lit[number % len(lit)]
    name = place.get_attribute("data-place") or ""
    (place.query_selector(".aim") or place).click()
    _turned(guest, name)
    if guest.armed:  # a stack and a turn go at once
        guest.page.get_by_role("button", name=guest.said("act-confirm"), exact=True).click()
    _decided(guest, before)


def type(guest: Visitor, number: int) -> None:
    before = guest.page.evaluate(STEPS)
    guest.tab_into(next(group for group in (".meadow", ".asked", ".ring") if guest.lit(group)))
    for key in [["ArrowRight"], ["ArrowDown"], ["ArrowLeft"], ["ArrowUp"]][number % 4] * (number % 3):
        guest.press(key)
    guest.step_to_lit()
    name = str(guest.focus["place"])
    guest.press("Enter")
    _turned(guest, name)
    if guest.armed:
        guest.press("c")
    _decided(guest, before)


def _turned(guest: Visitor, name: str) -> None:
    """A place comes with a turn, which is decided first."""
    if name.startswith("at "):
        until(guest.page, ARMED)


def _decided(guest: Visitor, before: str) -> None:
    """Wait for the server's answer: something else can be chosen, or nothing."""
    guest.done()
    for _ in range(100):
        if guest.page.evaluate(STEPS) != before:
            return
        guest.page.wait_for_timeout(20)
