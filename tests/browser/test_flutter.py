"""What is special about Flutter's board: turns, drags, options, every number of seats, what a score sheet lights up."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.hands import hands
from browser.test_hands import middle
from browser.test_pages import faults
from browser.visitor import ARMED, Visitor, until

Come = Callable[..., Visitor]
STANDARD = Path(__file__).parents[2] / "hortus" / "games" / "flutter" / "editions" / "standard.toml"
OPTIONS: list[dict[str, str]] = [
    {"water": "face_down"},
    {"rainbow": "any"},
    {"rainbow": "nothing"},
    {"scores": "open"},
    {"sun": "random"},
    {"rondel": "random"},
]
TO_TURN = ".palette:not(.calm)"
"""The tile in hand is not turned yet. Its places are lit all the same, each with the turn that is best there."""
FEW = 14
"""Decisions that show what an option does to the board."""


HELD = "document.querySelector('.palette [aria-pressed=true]')?.dataset.place"


def sit(guest: Visitor, seats: int = 2, **options: str) -> str:
    others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    made = guest.make({"game": "flutter", "seats": [{"kind": "me", "name": "Anna"}, *others], "options": options})
    guest.open(f"/table/{made['id']}")
    assert guest.my_turn()
    return str(made["id"])


def asked(guest: Visitor) -> str:
    """What can be chosen now: a stack, a turn, at a place, a colour, a piece, keep or pass."""
    if guest.lit(TO_TURN):
        return "turn"
    lit = guest.lit(".meadow") or guest.lit()
    return str(lit[0].get_attribute("data-place")).split()[0]


def play_to(guest: Visitor, *kinds: str, most: int = 60) -> None:
    """Go on by mouse until something of this kind is asked."""
    for number in range(most):
        assert guest.my_turn(), f"the match ended before it asked for {kinds}"
        if asked(guest) in kinds:
            return
        hands("flutter").click(guest, number * 5 + 1)
    raise AssertionError(f"never asked for {kinds}")


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_table_with_this_option_is_played_by_hand(visitor: Come, options: dict[str, str]) -> None:
    guest = visitor()
    sit(guest, **options)
    for number in range(FEW):
        assert guest.my_turn()
        hands("flutter").click(guest, number * 3)
    hidden = guest.page.locator(".tracks", has_text="pollen hidden").count()
    assert hidden == (0 if options.get("scores") == "open" else 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_number_of_seats_finds_room(visitor: Come, seats: int) -> None:
    guest = visitor()
    sit(guest, seats)
    assert guest.page.locator(".tracks li").count() == seats
    for number in range(6):
        assert guest.my_turn()
        hands("flutter").click(guest, number)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_decision_has_no_serious_fault(visitor: Come, theme: str) -> None:
    guest = visitor(color_scheme=theme)
    sit(guest)
    seen: set[str] = set()
    found: list[str] = []
    for number in range(30):
        if not guest.my_turn():
            break
        if (kind := asked(guest)) not in seen:
            seen.add(kind)
            found += faults(guest)
        hands("flutter").click(guest, number * 7)
    assert {"stack", "turn", "at", "piece"} <= seen
    assert found == []


def test_a_ghost_says_what_it_gains_and_where_the_petals_would_stand(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    play_to(guest, "at")
    place = guest.lit(".meadow")[0]
    said = str(place.get_attribute("aria-label")).split(": ")[1]
    place.query_selector(".aim").click()
    until(guest.page, ARMED)
    guest.page.wait_for_selector(".ghost.sure")
    assert said in guest.page.inner_text(".bar")
    assert "+" in said
    until(guest.page, "document.querySelectorAll('.tracks .step').length > 0")


def test_a_phone_shows_the_own_petals_beside_what_is_asked(visitor: Come) -> None:
    guest = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit(guest)
    held = guest.page.locator(".bar .held [role=img]")
    track = guest.page.locator(".tracks [role=img]").first
    for kind in ("stack", "turn", "at"):
        play_to(guest, kind)
        box = held.bounding_box()
        assert box
        assert 0 < box["y"] < box["y"] + box["height"] < 844
        assert held.get_attribute("aria-label") == track.get_attribute("aria-label")
        assert held.locator("use").count() == 4
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    assert not held.is_visible()


def test_a_turn_is_chosen_anew_while_the_tile_is_placed(visitor: Come) -> None:
    """By key, by button and in the palette: the decision before is taken back and made again."""
    guest = visitor()
    sit(guest)
    play_to(guest, "turn")
    held = HELD
    guest.lit(".palette")[0].click()
    guest.page.wait_for_selector(".palette.calm")
    first = guest.page.evaluate(held)
    guest.press("r")
    until(guest.page, f"document.querySelector('.meadow [data-lit=true]') && {held} && {held} !== '{first}'")
    second = guest.page.evaluate(held)
    guest.lit(".palette")[-1].click()
    until(guest.page, f"document.querySelector('.meadow [data-lit=true]') && {held} && {held} !== '{second}'")
    assert asked(guest) == "at"
    guest.page.get_by_role("button", name="Undo").click()
    guest.page.wait_for_selector(f"{TO_TURN} [data-lit=true]")
    guest.page.get_by_role("button", name="Undo").click()
    until(guest.page, "!document.querySelector('.palette')")
    assert asked(guest) == "stack"


def test_a_tile_is_dragged_from_the_palette_into_the_meadow(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    play_to(guest, "turn")
    mouse = guest.page.mouse
    mouse.move(*middle(guest.lit(".palette")[0]))
    mouse.down()
    mouse.move(*middle(guest.page.query_selector_all(".meadow [data-place]")[0]), steps=4)
    # The turn is decided while the tile is carried.
    guest.page.wait_for_selector(".palette.calm")
    x, y = middle(guest.lit(".meadow")[0])
    mouse.move(x + 3, y, steps=3)
    mouse.move(x, y, steps=3)
    mouse.up()
    guest.page.wait_for_selector(".ghost.sure")
    assert guest.armed
    guest.press("c")
    guest.done()


def test_a_tile_is_dragged_from_the_rondel_to_its_place(visitor: Come) -> None:
    """Taken, turned and pointed at in one go."""
    guest = visitor()
    sit(guest)
    mouse = guest.page.mouse
    mouse.move(*middle(guest.lit(".ring")[0]))
    mouse.down()
    mouse.move(*middle(guest.page.query_selector_all(".meadow [data-place]")[0]), steps=4)
    assert guest.page.locator(".lifted").count() == 1
    guest.page.wait_for_selector(".meadow [data-place^='at ']")
    x, y = middle(guest.lit(".meadow")[0])
    mouse.move(x + 3, y, steps=3)
    mouse.move(x, y, steps=3)
    mouse.up()
    guest.page.wait_for_selector(".ghost.sure")
    until(guest.page, ARMED)
    guest.press("c")
    guest.done()
    until(guest.page, "document.querySelectorAll(\"[data-place^='piece ']\").length >= 2")


def test_all_places_of_a_tile_are_lit_at_once_each_in_its_best_turn(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    play_to(guest, "turn")
    offers = next(frame["view"]["offers"] for frame in reversed(guest.frames) if frame["hear"] == "happened")
    labels = [str(place.get_attribute("aria-label")) for place in guest.lit(".meadow")]
    assert len({offer["turn"] for offer in offers}) > 1
    best = max(offer["net"] for offer in offers)
    gains = [sum(int(number) for number in re.findall(r"\+(\d+)", label)) for label in labels]
    assert max(gains) >= best
    assert all(": " in label for label in labels), "every place says what it gains"
    guest.lit(".meadow")[-1].query_selector(".aim").click()
    until(guest.page, ARMED)
    guest.press("c")
    guest.done()


def test_turning_a_tile_where_it_is_about_to_lie_goes_round_all_turns_that_fit_there(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    play_to(guest, "turn")
    chosen = ".meadow [data-place^='at '][aria-pressed=true]"
    for number in range(len(guest.lit(".meadow"))):
        guest.lit(".meadow")[number].query_selector(".aim").click()
        until(guest.page, ARMED)
        spot = guest.page.locator(chosen).get_attribute("data-place")
        turns = [guest.page.evaluate(HELD)]
        for _ in range(12):
            guest.press("r")
            guest.page.wait_for_timeout(60)
            if guest.page.locator(".trouble").count():  # it fits in one turn only, and says so
                break
            until(guest.page, f"{ARMED} && {HELD} && {HELD} !== {turns[-1]!r}")
            assert guest.page.locator(chosen).get_attribute("data-place") == spot
            turns.append(guest.page.evaluate(HELD))
            if turns[-1] == turns[0]:
                break
        if len(turns) > 2:
            assert turns[-1] == turns[0]
            assert len(set(turns)) == len(turns) - 1
            return
        guest.press("Escape")
        guest.page.get_by_role("button", name="Undo").click()
        guest.page.wait_for_selector(f"{TO_TURN} [data-lit=true]")
    # Early in a game a tile may fit everywhere in one turn only; then every place has said so.


def test_a_click_beside_the_places_says_why_the_tile_cannot_lie_there(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    play_to(guest, "turn")
    box = guest.page.locator(".meadow .stage svg").bounding_box()
    assert box
    guest.page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 30)
    guest.page.wait_for_selector(".trouble")
    assert guest.page.inner_text(".trouble") == "A tile must touch a side of the meadow."
    # The first answer makes the bar higher and so moves the meadow.
    guest.rests(".meadow")
    guest.page.mouse.click(*middle(guest.page.query_selector(".meadow [data-place='piece 0'] .aim")))
    until(guest.page, "document.querySelector('.trouble')?.textContent === "
          "'A tile cannot lie on another one or on water.'")  # fmt: skip


def test_the_bee_is_settled_on_a_tile_or_kept(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    play_to(guest, "piece")
    guest.page.locator("[data-place=keep]").click()
    assert guest.armed
    assert "home" in guest.page.inner_text(".bar")
    guest.lit(".meadow")[0].query_selector(".aim").click()
    assert "Place the bee" in guest.page.inner_text(".bar")
    guest.press("c")
    guest.done()
    until(guest.page, "document.querySelector('.tracks').textContent.includes('bee on')")


@pytest.mark.slow
def test_a_line_of_the_score_sheet_lights_its_tile(visitor: Come) -> None:
    guest = visitor()
    table = sit(guest, scores="open")
    guest.api("POST", f"tables/{table}/seats/0", {"kind": "bot", "bot": "greedy"})
    guest.page.wait_for_selector("#end-title", timeout=90_000)
    line = guest.page.locator(".end .sheet button.line").first
    line.focus()
    assert guest.page.locator(".meadow .counted").count() >= 1


def test_pollen_is_hidden_until_the_end_where_that_is_agreed(visitor: Come) -> None:
    guest = visitor()
    table = sit(guest)
    assert "points hidden" in guest.page.locator(".plate .score").nth(1).inner_text()
    sheets = guest.api("GET", f"tables/{table}/scores?seat=0")["sheets"]
    assert sheets[0] is not None
    assert sheets[1] is None


def test_the_meadow_is_panned_and_fitted_again(visitor: Come) -> None:
    guest = visitor()
    sit(guest)
    page = guest.page
    box = "document.querySelector('.meadow .stage svg').getAttribute('viewBox')"
    before = page.evaluate(box)
    place = page.locator(".meadow .stage svg").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 40, place["y"] + 40)
    page.mouse.down()
    page.mouse.move(place["x"] + 140, place["y"] + 90, steps=5)
    page.mouse.up()
    assert page.evaluate(box) != before
    page.get_by_role("button", name="Show all").click()
    until(page, f"{box} === '{before}'")


def barren() -> str:
    """An edition in which the rainbee is all red and no tile has a red petal: at first nothing can be placed."""
    text = STANDARD.read_text("utf-8").replace('"** rr yy ** bb pp"', '"rr rr rr rr rr rr"')
    return re.sub(r'(" *\w+ \d: )([^"]*)"', lambda tile: tile[1] + tile[2].replace("r", "y") + '"', text)


def test_where_nothing_fits_the_free_tile_is_given_up(visitor: Come) -> None:
    guest = visitor()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    made = guest.make({"game": "flutter", "seats": seats, "edition_file": barren()})
    guest.open(f"/table/{made['id']}")
    assert guest.my_turn()
    assert asked(guest) == "pass"
    assert "No tile that you can take fits" in guest.page.inner_text(".bar")
    hands("flutter").click(guest, 0)
    until(guest.page, "document.querySelector('.panel').textContent.includes('leaves the game')")


def test_enclosed_tiles_are_paid_in_the_order_that_is_chosen(visitor: Come) -> None:
    """The server is made to ask for an order instead of the bee, because that decision is rare."""
    guest = visitor()
    sit(guest)
    play_to(guest, "piece")

    def ordered(message: str | bytes) -> str:
        heard: dict[str, Any] = json.loads(message)
        if heard["hear"] == "happened" and heard["view"]["step"] == "place bee":
            heard["view"]["step"] = "choose next"
            heard["view"]["asks"] = {"key": "flutter-prompt-choose-next", "values": {}}
            heard["legal"] = [{**action, "do": "score"} for action in heard["legal"] if action["do"] == "bee"]
            heard["view"]["due"] = [action["piece"] for action in heard["legal"]]
        return json.dumps(heard)

    def between(socket: Any) -> None:
        service = socket.connect_to_server()
        service.on_message(lambda message: socket.send(ordered(message)))

    guest.page.route_web_socket("**/live**", between)
    guest.page.reload()
    assert guest.my_turn()
    assert "Which one comes first" in guest.page.inner_text(".bar")
    guest.lit(".meadow")[0].query_selector(".aim").click()
    assert guest.armed
    assert "Pay for tile" in guest.page.inner_text(".bar")
