"""How a visitor plays Polders, by mouse and by keyboard alone. A card with its filling, then where."""

from browser.visitor import Visitor

MIDDLE = 11
"""Decisions after which a picture shows the middle of a game."""


def click(guest: Visitor, number: int) -> None:
    if not guest.lit():
        guest.click_lit(number, ".fillings")
        guest.page.wait_for_selector("svg [data-lit=true], #end-title")
    guest.click_lit(number)
    guest.page.get_by_role("button", name=guest.said("act-confirm"), exact=True).click()
    guest.done()


def type(guest: Visitor, number: int) -> None:
    if not guest.lit():
        guest.tab_to(card=True)
        for _ in range(number % 3):
            guest.press("ArrowRight")
        guest.step_to_lit()
        guest.press("Enter")
        guest.page.wait_for_selector("svg [data-lit=true]")
    guest.tab_to(card=False)
    if number % 2:
        guest.press("r")
    for _ in range(number % 4):
        guest.press("ArrowDown")
    guest.step_to_lit()
    if not guest.armed:  # turning alone may have left a single place
        guest.press("Enter")
    assert guest.armed
    guest.press("c")
    guest.done()
