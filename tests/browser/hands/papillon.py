"""How a visitor plays Papillon, by mouse and by keyboard alone: bids and lines, then tiles one by one, then flowers."""

from collections.abc import Callable

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

FREE = "[data-lit=true]:not([aria-pressed=true])"
TRIES = 60
PAUSES = 300
Choose = Callable[[Visitor, str, int], None]


def click(guest: Visitor, number: int) -> None:
    decide(
        guest,
        number,
        press,
        lambda: guest.page.get_by_role("button", name=guest.said("act-confirm"), exact=True).click(),
    )


def type(guest: Visitor, number: int) -> None:
    decide(guest, number, enter, lambda: guest.press("c"))


def decide(
    guest: Visitor, number: int, choose: Callable[[Visitor, str, int], None], confirm: Callable[[], None]
) -> None:
    """Choose until one action is left, then confirm it. While another seat's news is shown nothing is lit: wait."""
    before, begins = version(guest, "played"), asks(guest) in BEGINS
    for attempt in range(TRIES):
        if guest.armed:
            confirm()
            break
        # A butterfly that has no flower yet needs one next.
        here = FLOWERS if attempt % 2 and free(guest, FLOWERS) else next(filter(guest.lit, GROUPS), "")
        if here and free(guest, here):
            choose(guest, here, number)
        for _ in range(PAUSES if begins else 2):
            guest.page.wait_for_timeout(10)
            if guest.armed or version(guest, "played") > before:
                break
        # What was sent may still be on its way; nothing more is chosen until it is answered.
        guest.settled()
        if version(guest, "played") > before:
            break
    taken(guest, before)


def free(guest: Visitor, here: str) -> int:
    return guest.page.locator(f"{here} {FREE}").count()


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
    count = free(guest, here)
    if count:
        guest.try_click(guest.page.locator(f"{here} {FREE}").nth(number % count))


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
