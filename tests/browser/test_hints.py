"""Hints in the browser: named at once, then explained, with candidates on the board, and a longer thought."""

from collections.abc import Callable

import pytest
from browser.reading import english, shown
from browser.test_pages import faults
from browser.visitor import Visitor, until

from hortus import words

Come = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OTHERS = [language for language in words.languages() if language != words.ENGLISH]
CARD = "section.advice"


def explained(guest: Visitor) -> None:
    """Wait until the hint has its candidates."""
    guest.page.wait_for_selector(f"{CARD} li button")


def ask(guest: Visitor) -> None:
    guest.page.get_by_role("button", name=guest.said("act-hint"), exact=True).click()


def chosen(guest: Visitor) -> str:
    """The move whose ghost is on the board."""
    return guest.page.inner_text(".bar .ask strong")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_each_candidate_is_shown_on_the_board_and_the_first_is_advised(visitor: Come, theme: str) -> None:
    guest = visitor(color_scheme=theme)
    guest.play_now("petal")
    guest.my_turn()
    page = guest.page
    ask(guest)
    page.wait_for_selector(".hint", state="attached")
    assert guest.armed
    explained(guest)
    candidates = page.locator(f"{CARD} li button")
    assert 2 <= candidates.count() <= 3
    assert candidates.nth(0).get_attribute("aria-pressed") == "true"
    first = chosen(guest)
    candidates.nth(1).click()
    until(page, "document.querySelectorAll('.advice li button')[1].ariaPressed === 'true'")
    assert chosen(guest) != first
    assert faults(guest) == []
    page.get_by_role("button", name=guest.said("act-confirm"), exact=True).click()
    guest.done()
    assert page.locator(CARD).count() == 0, "a hint is about one decision"


def test_a_hint_thinks_longer_by_keyboard_and_goes_when_it_is_closed(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    page = guest.page
    guest.press("h")
    explained(guest)
    guest.press("h")
    page.wait_for_selector(f"{CARD} p:has-text('{guest.said('coach-hint-working')}')")
    page.wait_for_selector(f"{CARD} p:has-text('{guest.said('coach-hint-working')}')", state="detached")
    explained(guest)
    page.get_by_role("button", name=guest.said("page-close")).click()
    page.wait_for_selector(CARD, state="detached")


@pytest.mark.parametrize("language", OTHERS)
def test_a_hint_fits_a_phone_and_is_in_its_language(visitor: Come, language: str) -> None:
    guest = visitor(settings={"language": language}, **PHONE)
    guest.play_now("petal")
    guest.my_turn()
    ask(guest)
    explained(guest)
    assert english(shown(guest), language) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_without_hints_has_no_button_for_them(visitor: Come) -> None:
    guest = visitor()
    guest.open("/")
    made = guest.api("POST", "tables", {"game": "petal", "hints": False, "seats": [{"kind": "me"}, {"kind": "bot"}]})
    guest.open(f"/table/{made['id']}")
    guest.my_turn()
    assert guest.page.get_by_role("button", name=guest.said("act-hint"), exact=True).count() == 0
    guest.press("h")
    guest.page.wait_for_timeout(300)
    assert guest.page.locator(CARD).count() == 0
