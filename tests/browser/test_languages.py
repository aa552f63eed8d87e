"""Every page in German and in Dutch, without a text of the English catalogue; test_matches.py plays whole games."""

import re
from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.reading import english, shown
from browser.visitor import Visitor

from hortus import words
from hortus.art.symbols import SYMBOLS

Come = Callable[..., Visitor]
OTHERS = [language for language in words.languages() if language != "en"]


def test_english_on_a_page_in_another_language_is_found() -> None:
    assert english({"Undo", "Seat 2"}, "de") == ["Seat 2", "Undo"]
    assert english({"Zurücknehmen", "Platz 2", "Bot", "Hortus"}, "de") == []
    assert english({"Level 4 · Bud · 466"}, "nl") == ["Bud", "Level 4", "Level 4 · Bud · 466"]


@pytest.mark.slow
@pytest.mark.parametrize("game", SYMBOLS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_in_the_language_that_was_chosen(visitor: Come, language: str, game: str) -> None:
    guest = visitor(settings={"language": language})
    page = guest.page
    seen: set[str] = set()
    for path in ("/", f"/new/{game}", f"/rules/{game}", "/settings", "/nowhere"):
        guest.open(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        seen |= shown(guest)
    seen |= workshop(guest, game)
    guest.play_now(game)
    for number in range(3):
        guest.my_turn()
        hands(game).click(guest, number)
    guest.my_turn()
    for tab in ("log", "scores", "rules", "chat"):
        page.get_by_role("tab", name=guest.said(f"tab-{tab}")).click()
        page.wait_for_timeout(150)
        seen |= shown(guest)
    for opener in ("act-list", "share-title", "keys-title"):
        page.get_by_role("button", name=guest.said(opener), exact=True).click()
        page.wait_for_selector("dialog")
        seen |= shown(guest)
        page.keyboard.press("Escape")
    table = guest.finished(game)
    page.wait_for_load_state("networkidle")
    seen |= shown(guest)
    guest.open(f"/table/{table}/replay/2")
    page.wait_for_selector(".replay")
    seen |= shown(guest)
    page.get_by_role("button", name=guest.said("print-board-open"), exact=True).click()
    page.get_by_label(guest.said("print-choose-paper")).wait_for()
    seen |= shown(guest)
    guest.open(f"/learn/{game}")
    page.wait_for_selector("h1, #lesson-words")
    seen |= shown(guest)
    if game == "petal":  # a review costs seconds, and its words are the same for every game
        guest.open(f"/table/{table}/review")
        page.wait_for_selector(".review .learn")
        seen |= shown(guest)
    assert english(seen, language) == []


def workshop(guest: Visitor, game: str) -> set[str]:
    """What the workshop shows: all its parts open, a fault, and the dialog that prints an edition.

    Names and words that stand in the edition's file are shown as they are in it, so texts that hold one do not count.
    """
    page = guest.open(f"/workshop/{game}")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
    page.wait_for_timeout(100)
    found = shown(guest)
    page.get_by_role("button", name=guest.said("print-game-open"), exact=True).click()
    page.get_by_label(guest.said("print-choose-paper")).wait_for()
    found |= shown(guest)
    page.keyboard.press("Escape")
    text = page.locator("#workshop-toml")
    written = text.input_value()
    text.fill(f"{written}\nunheard_of = 1\n")
    page.wait_for_selector("#workshop-fault")
    found |= shown(guest)
    names = set(re.findall(r"\w{3,}", " ".join(re.findall(r"\"(.*?)\"", written, re.DOTALL))))
    return {one for one in found if names.isdisjoint(re.findall(r"\w+", one))}


def test_the_settings_name_every_language_in_itself(visitor: Come) -> None:
    guest = visitor()
    page = guest.open("/settings")
    page.get_by_label("Deutsch").check()
    page.wait_for_selector("text=Einstellungen")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.get_by_label("Nederlands").check()
    page.wait_for_selector("text=Instellingen")
    assert page.evaluate("document.documentElement.lang") == "nl"
    page.get_by_label("English").check()
    page.wait_for_selector("text=Keyboard shortcuts")
