"""How much room the board gets: on a desktop, on phones both ways up, and with large zoom."""

from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.visitor import Visitor, until

from hortus.art.symbols import SYMBOLS

Come = Callable[..., Visitor]
PHONES = [(390, 844), (360, 740)]
FLAT = [(844, 390), (740, 360), (640, 400), (640, 360)]
"""A phone on its side, and a window of 1,280 pixels at 200 % zoom."""
SHARE = "document.querySelector('{}').getBoundingClientRect().{} / {}"


def share(guest: Visitor, part: str, of: str = "height") -> float:
    """How much of the window a part takes."""
    whole = "innerHeight" if of == "height" else "innerWidth"
    return float(guest.page.evaluate(SHARE.format(part, of, whole)))


@pytest.mark.parametrize("game", SYMBOLS)
@pytest.mark.parametrize("size", FLAT)
def test_where_height_is_scarce_the_board_has_most_of_it(visitor: Come, game: str, size: tuple[int, int]) -> None:
    guest = visitor(viewport={"width": size[0], "height": size[1]})
    guest.play_now(game)
    guest.my_turn()
    assert share(guest, ".board") >= 0.6
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tools = guest.page.locator(".tools button:visible")
    edges = [tools.nth(number).bounding_box() for number in range(tools.count())]
    left = guest.page.locator(".board").bounding_box()
    assert left
    assert all(edge and edge["x"] + edge["width"] <= left["x"] + 1 for edge in edges)
    board, seats = (guest.page.locator(part).bounding_box() for part in (".board", ".table > .seats"))
    assert board
    assert seats
    assert seats["x"] + seats["width"] <= board["x"] + 1


@pytest.mark.parametrize("game", SYMBOLS)
@pytest.mark.parametrize("size", PHONES)
def test_the_bar_of_a_phone_leaves_the_screen_to_the_board(visitor: Come, game: str, size: tuple[int, int]) -> None:
    guest = visitor(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    guest.play_now(game)
    for number in range(6):
        guest.my_turn()
        assert share(guest, ".bar") <= 0.18
        if not guest.armed:
            guest.page.evaluate("document.querySelector('[data-lit=true]').dispatchEvent(new MouseEvent('click'))")
            assert share(guest, ".bar") <= 0.18
            guest.settled()
            guest.page.keyboard.press("Escape")
            guest.settled()
        guest.my_turn()
        hands(game).click(guest, number * 5)


def test_the_meadow_fills_the_board_and_the_market_is_larger_than_its_margins(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("flutter")
    guest.my_turn()
    meadow, board = (guest.page.locator(part).bounding_box() for part in (".meadow", ".board"))
    assert meadow
    assert board
    assert meadow["height"] >= 0.9 * board["height"]
    assert meadow["width"] >= 0.6 * board["width"]
    guest.play_now("papillon")
    guest.my_turn()
    market, column = (guest.page.locator(part).bounding_box() for part in (".triangle", ".market"))
    assert market
    assert column
    assert market["width"] > 0.6 * column["width"]


def test_panels_give_their_room_to_the_board_and_a_key_fills_the_screen(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    before = share(guest, ".board", "width")
    guest.page.get_by_role("button", name="Larger board").click()
    assert share(guest, ".board", "width") > before + 0.2
    assert not guest.page.locator(".table > .seats").is_visible()
    guest.page.get_by_role("button", name="Show panels").click()
    assert share(guest, ".board", "width") == before
    guest.page.evaluate("document.documentElement.requestFullscreen = async () => { window.filled = true; }")
    guest.page.keyboard.press("v")
    until(guest.page, "window.filled")


@pytest.mark.parametrize("game", SYMBOLS)
def test_the_legend_draws_and_names_every_sign(visitor: Come, game: str) -> None:
    guest = visitor()
    guest.play_now(game)
    guest.my_turn()
    guest.page.keyboard.press("e")
    rows = guest.page.get_by_role("dialog", name="Legend").locator("li")
    rows.first.wait_for()
    assert rows.count() >= 8
    for number in range(rows.count()):
        row = rows.nth(number)
        assert not row.inner_text().strip().startswith((f"{game}-sign", "legend-"))
        drawn = row.locator("svg > *").first.bounding_box()
        assert drawn
        assert min(drawn["width"], drawn["height"]) > 4


def test_a_message_that_nobody_has_read_is_marked_in_the_bar_and_told_to_a_hidden_tab(visitor: Come) -> None:
    anna, bert = visitor(settings={"notify": True}, viewport={"width": 390, "height": 844}), visitor()
    anna.page.add_init_script(
        "window.told = [];"
        "window.Notification = class { constructor(text) { told.push(text); } static permission = 'granted'; };"
        "Object.defineProperty(document, 'hidden', {get: () => true});"
    )
    made = anna.make({"game": "petal", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "invite"}]})
    bert.open(f"/table/{made['id']}#{made['links']['seats'][1]}")
    bert.sit_down("Bert")
    bert.page.wait_for_selector("[data-place]")
    anna.open(f"/table/{made['id']}")
    anna.page.wait_for_selector("[data-place]")
    anna.page.wait_for_timeout(300)
    assert anna.page.evaluate("told.filter(text => text.includes('hello')).length") == 0
    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.fill("#chat-say", "hello there")
    bert.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".more.news")
    until(anna.page, "told.includes('Bert: hello there')")
