"""How a visitor plays Petal, by mouse and by keyboard alone. A flower, then its neighbour or itself."""

from browser.visitor import Visitor

MIDDLE = 9
"""Decisions after which a picture shows the middle of a game."""


def click(guest: Visitor, number: int) -> None:
    guest.click_lit(number)
    if not guest.armed:
        targets = guest.page.query_selector_all(".place.lit[aria-pressed=false]:has(.glow:not(.dim))")
        targets[number % len(targets)].click()
    guest.page.get_by_role("button", name=guest.said("act-confirm"), exact=True).click()
    guest.done()


def type(guest: Visitor, number: int) -> None:
    guest.tab_to(card=False)
    for key in [["ArrowRight"], ["ArrowDown"], ["ArrowLeft"], ["ArrowUp"]][number % 4] * (number % 3):
        guest.press(key)
    guest.step_to_lit()
    guest.press("Enter")
    if not guest.armed:
        # Choosing the same flower again picks it; a petal needs a neighbour.
        guest.press("Enter")
    if not guest.armed:
        for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 10:
            before = guest.focus["place"]
            guest.press(key)
            guest.press("Enter")
            if guest.armed:
                break
            if guest.focus["place"] != before:
                guest.press("Escape")
                guest.press("Enter")
    assert guest.armed
    guest.press("c")
    guest.done()
