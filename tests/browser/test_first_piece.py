"""From *Play now* to the first piece on the board: three clicks at most, in every game, on nothing but what is lit."""

from collections.abc import Callable

import pytest
from browser.visitor import ARMED, Visitor, until
from playwright.sync_api import Page

Come = Callable[..., Visitor]

MOST = 3
"""Clicks after *Play now*, the one on Confirm among them."""

PLACED = {
    "flutter": {"placed"},
    "petal": {"flipped"},
    "polders": {"drew"},
    # A round of Papillon begins with a bid (from three seats on) and a draft: a player's first piece goes there.
    "papillon": {"bid", "drafted"},
    "blume": {"placed"},
}
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}

NEXT = """() => {
    const shown = place => place.getClientRects().length > 0 && place.getAttribute('aria-pressed') !== 'true'
        && !place.querySelector('.glow.dim');
    const lit = [...document.querySelectorAll('[data-lit=true]:not([data-place^="turn"])')].filter(shown);
    const board = lit.filter(place => place.closest('.meadow, .map, .plot, .tracks'));
    return (board.length ? board : lit).map(place => place.dataset.place);
}"""


def lit(page: Page) -> list[str]:
    names: list[str] = page.evaluate(NEXT)
    return names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLACED)
def test_the_first_piece_is_placed_with_three_clicks_on_what_is_lit(visitor: Come, game: str, size: str) -> None:
    guest = visitor(viewport=SIZES[size])
    page = guest.page
    guest.play_now(game)
    guest.my_turn()
    clicks = 0
    while not placed(guest, game):
        assert clicks < MOST, f"{clicks} clicks and nothing is placed"
        page.wait_for_selector(".bar.asked[data-busy=false]")
        if guest.armed:
            page.locator(".bar button.primary").click()
        else:
            names = lit(page)
            targets = page.locator(f"[data-lit=true][data-place='{names[clicks % len(names)]}']")
            (targets.locator(".aim") if targets.locator(".aim").count() else targets).first.click()
        clicks += 1
        wait(guest, game)
    assert clicks <= MOST


def placed(guest: Visitor, game: str) -> bool:
    """Whether the server has told of a piece of ours on the board."""
    return any(
        one.get("event") in PLACED[game] and one.get("seat") == frame["seat"]
        for frame in guest.frames
        if frame["hear"] == "happened"
        for one in frame["events"]
    )


def wait(guest: Visitor, game: str) -> None:
    """Until the click has led somewhere: something waits to be confirmed, or something else can be chosen."""
    before = lit(guest.page)
    for _ in range(60):
        guest.page.wait_for_timeout(20)
        if guest.armed or placed(guest, game) or lit(guest.page) != before:
            break
    guest.settled()
    if not placed(guest, game):
        until(guest.page, f"{ARMED} || document.querySelector('[data-lit=true]') || {WAITING}")


WAITING = "document.querySelector('.bar:not(.asked)')"
