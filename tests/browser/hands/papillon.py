"""How a visitor plays Papillon, by mouse and by keyboard alone: bids and lines, then tiles one by one, then flowers."""

from browser.visitor import Visitor

MIDDLE = 36
"""Decisions after which a picture shows the middle of a game."""

FIELD = ".field svg"
FLOWERS = ".flowers svg"
TRAY = ".tray svg"
PANEL = ".garden .panel"
GROUPS = [PANEL, TRAY, ".triangle svg", ".tracks svg", FIELD, FLOWERS]
"""The parts of the board in the order in which they are looked at; in most steps only one of them is lit."""
BEGINS = ("lay", "gnome", "finish")
"""What goes without a question: a tile is picked up, a gnome, a garden is done."""


def click(guest: Visitor, number: int) -> None:
    before, asked, here = version(guest, "played"), asks(guest), group(guest)
    press(guest, here, number)
    if guest.armed or asked not in BEGINS:
        if not guest.armed:  # a butterfly that has no flower yet
            press(guest, FLOWERS, number)
        guest.page.get_by_role("button", name="Confirm", exact=True).click()
    taken(guest, before)


def type(guest: Visitor, number: int) -> None:
    before, asked, here = version(guest, "played"), asks(guest), group(guest)
    enter(guest, here, number)
    if guest.armed or asked not in BEGINS:
        if not guest.armed:
            enter(guest, FLOWERS, number)
        guest.press("c")
    taken(guest, before)


def group(guest: Visitor) -> str:
    return next(one for one in GROUPS if guest.lit(one))


def asks(guest: Visitor) -> str:
    return guest.page.get_attribute(".papillon", "data-asks") or ""


def version(guest: Visitor, hear: str) -> int:
    return max((frame["v"] for frame in guest.frames if frame["hear"] == hear), default=-1)


def taken(guest: Visitor, before: int) -> None:
    """Wait until the decision is taken and the board drawn anew: the same places may be lit before and after."""
    for _ in range(1000):
        played = version(guest, "played")
        if before < played <= version(guest, "happened"):
            break
        guest.page.wait_for_timeout(10)
    guest.done()


def press(guest: Visitor, here: str, number: int) -> None:
    lit = guest.page.locator(f"{here} [data-lit=true]:not([aria-pressed=true])")
    lit.nth(number % lit.count()).click()


def enter(guest: Visitor, here: str, number: int) -> None:
    inside = f"!!document.activeElement?.closest({here!r}) && !!document.activeElement.dataset.place"
    for _ in range(80):
        if guest.page.evaluate(inside):
            break
        guest.press("Tab")
    for key in [["ArrowRight"], ["ArrowDown"], ["ArrowLeft"]][number % 3] * (number % 4):
        guest.press(key)
    guest.step_to_lit()
    guest.press("Enter")
