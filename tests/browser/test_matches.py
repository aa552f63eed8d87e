"""Whole matches through the page, against bots: by mouse, by keyboard alone, by touch on a phone.

The mouse plays in German and the keyboard in Dutch, and nothing on the way may be in English.
`make browser` plays by both in every language.
"""

from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.reading import english, shown
from browser.visitor import ALL, Visitor, until

from hortus import words
from hortus.art.symbols import SYMBOLS

Come = Callable[..., Visitor]
MOST = 400
MICE = words.languages() if ALL else ["de"]
KEYBOARDS = words.languages() if ALL else ["nl"]


def finished(guest: Visitor) -> None:
    page = guest.page
    page.wait_for_selector("#end-title")
    page.get_by_role("button", name=guest.said("end-rematch")).wait_for()
    page.get_by_role("img", name=guest.said("scores-course")).first.wait_for()
    until(page, "document.querySelectorAll('.end .sheet').length === 2")


@pytest.mark.slow
@pytest.mark.parametrize("game", SYMBOLS)
@pytest.mark.parametrize("language", MICE)
def test_a_match_is_played_to_its_end_by_mouse(visitor: Come, language: str, game: str) -> None:
    guest = visitor(settings={"language": language})
    guest.play_now(game)
    seen: set[str] = set()
    for number in range(MOST):
        if not guest.my_turn():
            break
        seen |= shown(guest) | listed(guest)
        hands(game).click(guest, number * 7 + 3)
    finished(guest)
    assert english(seen | shown(guest), language) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", SYMBOLS)
@pytest.mark.parametrize("language", KEYBOARDS)
def test_a_match_is_played_to_its_end_by_keyboard_alone(visitor: Come, language: str, game: str) -> None:
    guest = visitor(settings={"language": language})
    guest.open("/")
    guest.page.wait_for_selector(".games .card")
    for _ in range(30):
        if guest.focus["label"] == f"{guest.said('home-play')}: {game.title()}":
            break
        guest.press("Tab")
    guest.press("Enter")
    guest.page.wait_for_selector("[data-place]")
    seen: set[str] = set()
    for number in range(MOST):
        if not guest.my_turn():
            break
        seen |= shown(guest)
        hands(game).type(guest, number)
    finished(guest)
    assert english(seen | shown(guest), language) == []


def listed(guest: Visitor) -> set[str]:
    """What the list of all moves shows; it names each of them."""
    guest.press("l")
    guest.page.wait_for_selector("dialog ul button")
    texts = shown(guest)
    guest.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    return texts


@pytest.mark.slow
@pytest.mark.parametrize("game", SYMBOLS)
def test_a_phone_shows_everything_without_scrolling_sideways(visitor: Come, game: str) -> None:
    guest = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    guest.play_now(game)
    for number in range(4):
        assert guest.my_turn()
        hands(game).click(guest, number * 5)
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for path in ("/", f"/new/{game}", f"/rules/{game}", "/settings"):
        guest.open(path)
        guest.page.wait_for_selector("h1")
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_newcomer_places_a_tile_within_a_few_clicks(visitor: Come) -> None:
    """Play now, a petal, a neighbour, confirm: four clicks and nothing to read."""
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    hands("petal").click(guest, 3)
    until(guest.page, "document.querySelectorAll('.tabs li').length > 0")
    assert "flips" in guest.page.inner_text(".tabs .panel")


def test_undo_takes_a_sealed_card_back(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    guest.my_turn()
    guest.lit(".fillings")[0].click()
    guest.page.wait_for_selector("svg [data-lit=true]")
    guest.page.get_by_role("button", name="Undo").click()
    guest.page.wait_for_selector(".fillings [data-lit=true]")
    assert not guest.lit()


def test_undo_takes_a_move_back_before_the_other_has_answered(visitor: Come) -> None:
    guest = visitor()
    made = guest.make({"game": "petal", "seats": [{"kind": "me"}, {"kind": "me"}]})
    guest.open(f"/table/{made['id']}")
    guest.my_turn()
    asked = "[...document.querySelectorAll('.plate')].findIndex(plate => plate.classList.contains('asked'))"
    first = guest.page.evaluate(asked)
    board = guest.page.inner_html(".board svg")
    hands("petal").click(guest, 5)
    until(guest.page, f"{asked} === {1 - first}")
    guest.page.get_by_role("button", name="Undo").click()
    until(guest.page, f"{asked} === {first}")
    guest.my_turn()
    assert guest.page.locator("[data-lit=true]").count() == board.count('data-lit="true"')


def test_every_action_is_in_the_plain_list(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    page = guest.page
    page.get_by_role("button", name="All moves").click()
    count = int(page.inner_text("dialog [role=status]").split()[0])
    assert count == page.locator("dialog li button").count() > 10
    page.locator("dialog li button").nth(4).click()
    assert guest.armed
    page.get_by_role("button", name="Confirm", exact=True).click()
    guest.done()


def test_escape_steps_back_and_a_hint_points_somewhere(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    page = guest.page
    guest.lit()[0].click()
    page.keyboard.press("Escape")
    assert page.locator(".place.chosen").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint", state="attached")
    assert guest.armed


def test_a_piece_is_turned_and_flipped_by_key_and_button(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    guest.my_turn()
    for number in range(12):
        if not guest.lit():
            guest.click_lit(number * 4, ".fillings")
            guest.page.wait_for_selector("svg [data-lit=true]")
        guest.page.keyboard.press("r")
        guest.page.get_by_role("button", name="Flip").click()
        guest.lit()[0].click()
        if guest.armed:
            break
    assert guest.page.locator(".ghost").count() >= 1


def test_focus_stays_on_the_board_when_it_is_drawn_anew(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    for number in range(3):
        guest.my_turn()
        hands("petal").type(guest, number)
        guest.my_turn()
        assert guest.focus["place"] is not None
