"""How a visitor plays Blume, by mouse and by keyboard alone.

A tile of the row goes into the hand at once; everything else is chosen and
confirmed. One call takes one decision.
"""

from browser.visitor import Visitor, until
from playwright.sync_api import ElementHandle

MIDDLE = 40
"""Decisions after which a picture shows the middle of a game."""

CHOICES = (
    "[data-lit=true]:not([data-place=hand]):not([data-place=turn]):not([data-place^='peg '])"
    ":not([data-place^='tool ']), .tools [data-lit=true]"
)
TAKING = "document.querySelector('[data-place^=\"row \"][data-lit=true]')"


def choices(guest: Visitor) -> list[ElementHandle]:
    """What can be chosen in one step; a peg needs another one, for its way."""
    return guest.page.query_selector_all(CHOICES)


def click(guest: Visitor, number: int) -> None:
    page = guest.page
    peg = page.query_selector("[data-place^='peg '][data-lit=true]")
    if peg and number % 3 == 0:
        peg.click()
        page.wait_for_selector("[data-place^='peg '].chosen")
    among = choices(guest)
    chosen = among[number % len(among)]
    place = chosen.get_attribute("data-place") or ""
    chosen.click()
    if place == "bag" or not place.startswith(("row ", "shed ")):
        if place.startswith("cell ") and number % 4 == 1:
            page.keyboard.press("r")
        page.get_by_role("button", name="Confirm", exact=True).click()
    settle(guest, place)


def settle(guest: Visitor, place: str) -> None:
    """Wait until the decision is taken and what follows it is drawn."""
    guest.done()
    if place.startswith("row "):
        until(guest.page, f"!{TAKING} || document.querySelector('#end-title')")


def type(guest: Visitor, number: int) -> None:
    for _ in range(120):
        now = guest.focus
        place = str(now["place"] or "")
        if now["lit"] and not place.startswith("peg ") and place not in ("hand", "turn"):
            break
        # The row comes after the garden, so from a tile just taken the garden is a few steps back.
        guest.press("Shift+Tab" if place.startswith(("row ", "hand", "bag")) and number % 2 else "Tab")
    for key in [["ArrowRight"], ["ArrowDown"], ["ArrowLeft"], ["ArrowUp"]][number % 4] * (number % 3):
        guest.press(key)
    guest.step_to_lit()
    place = str(guest.focus["place"])
    if number % 5 == 0 and place.startswith("cell "):
        guest.press("r")
    guest.press("Enter")
    if not place.startswith(("row ", "shed ")):
        assert guest.armed, guest.focus
        guest.press("c")
    settle(guest, place)
