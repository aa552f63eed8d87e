"""Puzzles in the browser: found, solved by mouse and by keyboard, given up, on a phone, in every language and theme."""

from collections.abc import Callable

import pytest
from browser.reading import english, shown
from browser.test_pages import faults
from browser.visitor import Visitor

from hortus import words
from hortus.coach.puzzles import puzzles

Come = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ONE = puzzles("petal")[0]
PATH = f"/puzzles/petal/{ONE.key}"
OTHERS = [language for language in words.languages() if language != words.ENGLISH]


def choose(guest: Visitor, action: int, keyboard: bool = False) -> None:
    """Choose an action from the list of all, and confirm it."""
    page = guest.page
    legal = [each["action"] for each in guest.api("GET", f"puzzles/petal/{ONE.key}")["now"]["legal"]]
    page.wait_for_selector("[data-lit=true]")
    if keyboard:
        guest.press("l")
    else:
        page.get_by_role("button", name=guest.said("act-list"), exact=True).click()
    entry = page.locator("dialog li button").nth(legal.index(action))
    if keyboard:
        entry.focus()
        guest.press("Enter")
        guest.press("c")
    else:
        entry.click()
        page.click(".bar button.primary")


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_wrong_move_is_answered_and_the_right_one_explains_itself(visitor: Come, keyboard: bool) -> None:
    guest = visitor()
    page = guest.open(PATH)
    choose(guest, ONE.tempting, keyboard)
    page.wait_for_selector("[role=alert]")
    assert page.inner_text("[role=alert]") == guest.said("puzzle-tempting")
    choose(guest, ONE.answer, keyboard)
    page.wait_for_selector(f"h2:has-text('{guest.said('puzzle-right')}')")
    assert page.locator(".lesson li").count() >= 1
    page.get_by_role("link", name=guest.said("puzzle-more")).click()
    page.wait_for_selector(f"a[href='{PATH}']:has-text('{guest.said('puzzle-mark-solved')}')")


def test_the_puzzle_of_the_day_is_found_from_the_first_page_and_can_be_shared(visitor: Come) -> None:
    guest = visitor(permissions=["clipboard-read", "clipboard-write"])
    page = guest.open("/")
    page.get_by_role("link", name=guest.said("page-puzzles"), exact=True).click()
    page.wait_for_selector(f"h2:has-text('{guest.said('puzzle-today')}')")
    page.get_by_role("link", name="Petal").first.click()
    page.wait_for_selector("[data-lit=true]")
    page.get_by_role("button", name=guest.said("puzzle-share")).click()
    page.wait_for_selector(f"button:has-text('{guest.said('page-copied')}')")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.parametrize("language", OTHERS)
def test_who_gives_up_sees_the_answer_on_a_phone_in_another_language(visitor: Come, language: str) -> None:
    guest = visitor(settings={"language": language}, **PHONE)
    page = guest.open("/puzzles/petal")
    page.wait_for_selector("details[open] a")
    seen = shown(guest)
    page.locator(f"a[href='{PATH}']").first.click()
    page.get_by_role("button", name=guest.said("puzzle-give-up")).click()
    page.wait_for_selector(f"h2:has-text('{guest.said('puzzle-shown')}')")
    seen |= shown(guest)
    assert english(seen, language) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.open("/puzzles/petal")
    page.wait_for_selector(f"a[href='{PATH}']:has-text('{guest.said('puzzle-mark-shown')}')")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_of_puzzles_has_a_serious_fault(visitor: Come, theme: str) -> None:
    guest = visitor(color_scheme=theme)
    page = guest.open("/puzzles/petal")
    page.wait_for_selector("details[open] a")
    found = faults(guest)
    guest.open(PATH)
    page.wait_for_selector("[data-lit=true]")
    found += faults(guest)
    page.get_by_role("button", name=guest.said("puzzle-give-up")).click()
    page.wait_for_selector(".lesson li")
    found += faults(guest)
    assert found == []


def test_a_puzzle_that_does_not_exist_says_so(visitor: Come) -> None:
    guest = visitor()
    guest.offline = True  # the browser writes the refusal to its console
    guest.open("/puzzles/petal/chess")
    guest.page.wait_for_selector("[role=alert]")
