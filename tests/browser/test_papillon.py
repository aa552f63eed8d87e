"""What is special to Papillon in the browser: bids, private gardens, expert gnomes, every option and seat count."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.hands import papillon as hand
from browser.test_pages import faults
from browser.visitor import Visitor, until

import hortus

Come = Callable[..., Visitor]
KIND = hortus.GAMES["papillon"]


def sit(guest: Visitor, seats: int, **order: Any) -> str:
    """A table of bots with one place for the guest."""
    players = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    made = guest.make({"game": "papillon", "seats": players, **order})
    guest.open(f"/table/{made['id']}")
    guest.page.wait_for_selector(".papillon")
    return str(made["id"])


def play(guest: Visitor, decisions: int, until_asked: str = "") -> bool:
    """Play on for this many decisions, or until this is asked; whether it was asked in the end."""
    for number in range(decisions):
        if not guest.my_turn():
            return False
        if until_asked and hand.asks(guest) == until_asked:
            return True
        hand.click(guest, number * 7 + 3)
    return guest.my_turn() and hand.asks(guest) == until_asked


@pytest.mark.parametrize("seats", KIND.seats)
def test_every_seat_count_has_its_own_board(visitor: Come, seats: int) -> None:
    guest = visitor()
    sit(guest, seats)
    assert guest.my_turn()
    page = guest.page
    assert page.locator("[data-place^=flower]").count() == (4 if seats == 2 else 8)
    assert page.locator("[data-place^=space]").count() == (8 if seats == 2 else 10)
    assert page.locator("[data-place^=bid]").count() == (0 if seats == 2 else 6)
    assert page.locator(".thumb").count() == seats - 1
    assert faults(guest) == []
    play(guest, 6)
    assert faults(guest) == []


@pytest.mark.parametrize("option", [option.key for option in KIND.options])
def test_every_option_can_be_played(visitor: Come, option: str) -> None:
    guest = visitor(viewport={"width": 1200, "height": 800})
    other = {one.key: list(one.choices)[1] for one in KIND.options}[option]
    sit(guest, 2 if "two" in option else 3, options={option: other})
    play(guest, 7)
    guest.my_turn()


def test_a_bid_says_what_it_costs(visitor: Come) -> None:
    guest = visitor()
    sit(guest, 3)
    assert play(guest, 1, "bid") or hand.asks(guest) == "bid"
    guest.page.locator("[data-place='bid 0']").click()
    assert "your 0 space" in guest.page.inner_text(".gains")
    guest.page.locator("[data-place^=bid]:not([data-place='bid 0'])[data-lit=true]").first.click()
    assert "caterpillar" in guest.page.inner_text(".gains")
    assert "+" not in guest.page.inner_text(".gains")
    assert guest.page.locator(".tracks .ghost").count() == 1


def test_a_line_says_what_it_brings(visitor: Come) -> None:
    guest = visitor()
    sit(guest, 2)
    guest.my_turn()
    page = guest.page
    page.locator("[data-place^='line'][data-lit=true]").first.click()
    until(page, "document.querySelector('.gains')?.innerText.includes(' tile')")
    # Whoever drafts first may have taken a tile of this line.
    tiles = page.locator(".triangle .taken").count()
    assert 1 <= tiles <= 3
    assert f"+{tiles} tile" in page.locator(".gains").inner_text()


def test_a_tile_is_turned_laid_and_taken_back(visitor: Come) -> None:
    guest = visitor()
    sit(guest, 2)
    assert play(guest, 3, "lay")
    page = guest.page
    held = page.locator(".tray [data-place]").count()
    hand.click(guest, 0)
    turned = "document.querySelector('.tray .inhand .paper')?.getAttribute('transform')"
    first = page.evaluate(turned)
    page.keyboard.press("r")
    until(page, f"document.querySelector('.papillon').dataset.asks === 'at' && {turned} !== {first!r}")
    page.locator(f"{hand.FIELD} [data-lit=true]").first.click()
    assert page.locator(".field .ghost.sure").count() == 1
    page.get_by_role("button", name="Confirm", exact=True).click()
    until(page, f"document.querySelectorAll('.tray [data-place]').length === {held - 1}")
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
        guest.settled()
    until(page, f"document.querySelectorAll('.tray [data-place]').length === {held}")


def test_a_tile_is_dragged_to_its_place(visitor: Come) -> None:
    guest = visitor()
    sit(guest, 2)
    assert play(guest, 3, "lay")
    page = guest.page
    tile = page.locator(".tray [data-lit=true]").first.bounding_box()
    field = page.locator(".field svg").first.bounding_box()
    assert tile
    assert field
    page.mouse.move(tile["x"] + 30, tile["y"] + 30)
    page.mouse.down()
    page.mouse.move(tile["x"] + 45, tile["y"] - 20, steps=4)
    page.wait_for_selector(f"{hand.FIELD} [data-lit=true]")
    page.mouse.move(field["x"] + field["width"] / 2, field["y"] + field["height"] / 2, steps=8)
    page.mouse.up()
    until(page, "document.querySelectorAll('.field .ghost.sure').length === 1")
    assert guest.armed


def test_a_gnome_is_placed_in_the_garden(visitor: Come) -> None:
    guest = visitor()
    gnome = guest.page.locator("[data-spot=shed] .number")
    for _ in range(30):  # a bot that drafts first may take the gnome; then another table
        sit(guest, 2, modules=["expert_gnomes"])
        guest.my_turn()
        if gnome.count():
            break
    before = hand.version(guest, "played")
    guest.page.locator("[data-place='line 2']").click()
    guest.page.get_by_role("button", name="Confirm", exact=True).click()
    hand.taken(guest, before)
    assert play(guest, 30, "gnome")
    hand.click(guest, 0)
    until(guest.page, "document.querySelector('.papillon').dataset.asks === 'part'")
    hand.click(guest, 0)
    until(guest.page, "document.querySelectorAll('.field use[href=\"#papillon-gnome\"]').length === 1")


CORNERS = {0: {"turn": 1, "cell": 0}, 1: {"turn": 2, "cell": 1}, 2: {"turn": 0, "cell": 34}, 3: {"turn": 3, "cell": 35}}
"""Four corner beds round a point: how each is turned, and where it lies from the middle."""


def corners_only() -> str:
    """The standard edition with one kind of tile: whatever patch is closed covers four."""
    service = (Path(hortus.__file__).parent / "games/papillon/editions/standard.toml").read_text("utf-8")
    return service.partition("tiles = [")[0] + 'tiles = [{ sides = "BBFF", parts = "NE SW", count = 94 }]\n'


def decide(guest: Visitor, table: str, **wanted: int) -> None:
    """Take the first legal decision that agrees, without the page's help."""
    now = [frame for frame in guest.frames if frame["hear"] == "happened"][-1]
    action = next(one for one in now["legal"] if all(one.get(field) == value for field, value in wanted.items()))
    before = now["v"]
    move = {"seat": 0, "v": before, "id": f"d{before}", "action": action["action"]}
    guest.api("POST", f"tables/{table}/moves", move)
    until(guest.page, "document.querySelector('.bar[data-busy=false]')")
    while hand.version(guest, "happened") <= before:
        guest.page.wait_for_timeout(10)


@pytest.mark.parametrize("target", ["same", "any"])
def test_a_token_brings_a_second_butterfly(visitor: Come, target: str) -> None:
    guest = visitor()
    table = sit(guest, 2, options={"bonus_target": target}, edition_file=corners_only())
    page = guest.page
    laid = 0
    while guest.my_turn() and hand.asks(guest) not in ("bonus", ""):
        asked = hand.asks(guest)
        if asked == "lay" and laid < 4:
            decide(guest, table, turn=CORNERS[laid]["turn"])
        elif asked == "at" and laid < 4:
            decide(guest, table, cell=525 + CORNERS[laid]["cell"])
            laid += 1
        else:
            decide(guest, table)
    page.locator("[data-place='bonus 0']").click()
    if target == "any":
        assert not guest.armed
        page.locator(f"{hand.FLOWERS} [data-lit=true]").nth(1).click()
    assert guest.armed
    assert "+1 butterfly on" in page.inner_text(".gains")
    before = hand.version(guest, "played")
    page.get_by_role("button", name="Confirm", exact=True).click()
    hand.taken(guest, before)
    assert "takes the bonus token" in page.inner_text(".tabs .panel")


def test_a_line_of_the_score_sheet_lights_its_pieces(visitor: Come) -> None:
    guest = visitor()
    made = guest.make({"game": "papillon", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]})
    guest.api("POST", f"tables/{made['id']}/seats/0", {"kind": "bot", "bot": "greedy"})
    page = guest.open(f"/table/{made['id']}")
    page.wait_for_selector("#end-title", timeout=120_000)
    sheet = page.locator(".end .sheet").first
    sheet.get_by_role("button", name="Largest patch").first.focus()
    mine = page.locator(".field .counted").count()
    assert mine >= 2
    assert page.locator(".thumb .counted").count() == 0
    sheet.get_by_role("button", name="Flower").first.focus()
    assert page.locator(".flowers .counted").count() == 1
    page.locator(".end .sheet").nth(1).get_by_role("button", name="Largest patch").first.focus()
    assert page.locator(".thumb .counted").count() >= 2
    assert page.locator(".field .counted").count() == 0


def test_another_garden_opens_large(visitor: Come) -> None:
    guest = visitor()
    sit(guest, 3)
    play(guest, 1)
    guest.my_turn()
    guest.page.locator(".thumb button").first.click()
    assert "Garden of Anna" not in guest.page.inner_text(".banner")
    guest.page.get_by_role("button", name="Back to my garden").click()
    assert "Garden of Anna" in guest.page.inner_text(".banner")


def test_pieces_fly_over_the_board(visitor: Come) -> None:
    guest = visitor(settings={"motion": "full"})
    sit(guest, 4)
    flown = 0
    for number in range(5):
        if number == 2:
            guest.page.keyboard.press("Escape")
        assert guest.my_turn()
        hand.click(guest, number)
        flown += guest.page.locator(".air").count()
    assert flown
