"""What happened at a table: marks of the last moves, and a log that shows every position again."""

from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.visitor import Visitor, until

Come = Callable[..., Visitor]
PICTURE = "document.querySelector('.whole').querySelectorAll('svg g.pile').length"


def lines(guest: Visitor) -> int:
    return guest.page.locator(".tabs .told").count()


def petal_for_two(guest: Visitor, **more: object) -> None:
    """Two seats at one device, so that nobody else moves."""
    made = guest.make({"game": "petal", "seats": [{"kind": "me"}, {"kind": "me"}], **more})
    guest.open(f"/table/{made['id']}")
    guest.my_turn()


def test_a_line_of_the_log_shows_its_position_and_marks_it(visitor: Come) -> None:
    guest = visitor()
    petal_for_two(guest)
    whole = guest.page.evaluate(PICTURE)
    for number in range(3):
        guest.my_turn()
        hands("petal").click(guest, number * 5)
    now = guest.page.evaluate(PICTURE)
    assert now < whole
    moved = guest.page.locator(".tabs .told", has_text="flips").or_(guest.page.locator(".tabs .told", has_text="picks"))
    moved.first.click()
    guest.page.wait_for_selector("text=An earlier position")
    assert guest.page.evaluate(PICTURE) > now
    assert guest.page.locator(".place.recent").count() == 1
    assert guest.lit() == []
    guest.page.keyboard.press("Escape")
    until(guest.page, f"{PICTURE} === {now}")
    assert guest.lit()


def test_a_petal_that_must_be_remembered_is_not_shown_again(visitor: Come) -> None:
    guest = visitor()
    petal_for_two(guest, options={"contents": "memory"})
    for number in range(3):
        guest.my_turn()
        hands("petal").click(guest, number * 5)
    now = guest.page.evaluate(PICTURE)
    guest.page.locator(".tabs .told").first.click()
    assert guest.page.evaluate(PICTURE) == now
    assert guest.page.locator("text=An earlier position").count() == 0


def test_the_last_move_stays_marked_for_somebody_who_watches(visitor: Come) -> None:
    guest, watcher = visitor(), visitor()
    petal_for_two(guest)
    watch = guest.api("POST", f"tables/{guest.page.url.rsplit('/', 1)[1]}/links", {"role": "watch", "seat": -1})
    watcher.open(f"/table/{guest.page.url.rsplit('/', 1)[1]}#{watch['key']}")
    watcher.page.wait_for_selector("[data-place]")
    hands("petal").click(guest, 4)
    seen = "getComputedStyle(document.querySelector('.place.recent .glow')).opacity"
    watcher.page.wait_for_selector(".place.recent")
    assert watcher.page.evaluate(seen) == "1"
    guest.page.wait_for_selector(".place.recent")
    assert guest.page.evaluate(seen) == "1"


def test_undo_takes_its_lines_from_the_log_and_no_others_and_they_do_not_come_back(visitor: Come) -> None:
    guest = visitor()
    petal_for_two(guest)
    hands("petal").click(guest, 4)
    guest.my_turn()
    until(guest.page, "document.querySelectorAll('.tabs .told').length > 0")
    guest.page.wait_for_timeout(100)
    before = guest.page.inner_text(".tabs .panel")
    hands("petal").click(guest, 9)
    until(guest.page, f"document.querySelector('.tabs .panel').innerText !== {before!r}")
    guest.page.get_by_role("button", name="Undo").click()
    until(guest.page, f"document.querySelector('.tabs .panel').innerText === {before!r}")
    guest.page.reload()
    guest.my_turn()
    until(guest.page, f"document.querySelector('.tabs .panel').innerText === {before!r}")


def test_a_private_undo_leaves_the_log_as_it_is(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    guest.my_turn()
    until(guest.page, "document.querySelector('.tabs .panel').innerText.includes('Turned up')")
    before = guest.page.inner_text(".tabs .panel")
    guest.lit(".fillings")[0].click()
    guest.page.wait_for_selector("svg [data-lit=true]")
    guest.page.get_by_role("button", name="Undo").click()
    guest.page.wait_for_selector(".fillings [data-lit=true]")
    assert guest.page.inner_text(".tabs .panel") == before


@pytest.mark.parametrize("game", ["flutter", "papillon", "blume"])
def test_the_log_shows_pieces_and_names_no_place_that_the_board_does_not(visitor: Come, game: str) -> None:
    guest = visitor()
    guest.play_now(game)
    pictures = guest.page.locator(".tabs svg.pictured")
    for number in range(4 * hands(game).MIDDLE):  # how many decisions a piece takes differs
        if pictures.count() > 2 or not guest.my_turn():
            break
        hands(game).click(guest, number * 7 + 1)
    until(guest.page, "document.querySelectorAll('.tabs svg.pictured').length > 2")
    texts = guest.page.locator(".tabs .panel li").all_inner_texts()
    codes = [text for text in texts if any(is_code(word.strip(".,:")) for word in text.split())]
    if game == "blume":  # its bed shows names of squares
        codes = [text for text in codes if " on " not in text]
    assert codes == []


def is_code(word: str) -> bool:
    """Whether it looks like the name of a square: letters, then a number."""
    letters = word.rstrip("0123456789^v")
    return bool(letters) and letters != word and letters.isalpha() and len(letters) <= 2


def test_the_last_moves_of_others_are_marked_on_their_small_pictures(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    for number in range(3):
        if guest.my_turn():
            hands("polders").click(guest, number * 7 + 1)
    guest.my_turn()
    until(guest.page, "document.querySelectorAll('.others .moved').length > 0")
