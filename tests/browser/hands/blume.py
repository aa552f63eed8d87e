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
        if number % 4 == 1 and laying(guest):
            guest.press("r")
        page.get_by_role("button", name=guest.said("act-confirm"), exact=True).click()
    settle(guest, place)


def laying(guest: Visitor) -> bool:
    """Whether a tile is in the hand: only then there is something to turn."""
    return guest.page.query_selector("[data-place=hand][data-lit=true]") is not None


def settle(guest: Visitor, place: str) -> None:
    """Wait until the decision is taken and what follows it is drawn."""
    guest.done()
    if place.startswith("row "):
        until(guest.page, f"!{TAKING} || document.querySelector('#end-title')")


def type(guest: Visitor, number: int) -> None:
    # The row comes after the garden: from there the garden is a few steps back.
    way = "Shift+Tab" if str(guest.focus["place"]).startswith(("row ", "hand", "bag")) else "Tab"
    for _ in range(120):
        # Where something was chosen last nothing may be left to choose: arrows go to what is lit.
        if decides(guest) or (on_bed(guest) and guest.lit(".plot")):
            break
        guest.press(way)
    arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    for arrow in arrows:
        if not decides(guest):
            guest.press(arrow)
    for _ in range(number % 3):
        guest.press(arrows[number % 4])
        if not decides(guest):
            guest.press(arrows[(number + 2) % 4])
    assert decides(guest), guest.focus
    place = str(guest.focus["place"])
    if number % 5 == 0 and place.startswith("cell ") and laying(guest):
        guest.press("r")
    if not guest.armed:  # turning alone may have left a single cell
        guest.press("Enter")
    if not place.startswith(("row ", "shed ")):
        assert guest.armed, guest.focus
        guest.press("c")
    settle(guest, place)


def decides(guest: Visitor) -> bool:
    """Whether Enter would choose a whole action here: the hand, a turn and a peg are only beginnings."""
    now = guest.focus
    return bool(now["lit"]) and not str(now["place"]).startswith(("hand", "turn", "peg "))


def on_bed(guest: Visitor) -> bool:
    return str(guest.focus["place"]).startswith(("cell ", "point "))
