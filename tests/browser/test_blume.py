"""Blume in the browser: what its modules and variants bring, its ghost, its score sheet, its hidden cards."""

from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.test_pages import faults
from browser.visitor import Visitor, until

Come = Callable[..., Visitor]
TABLES = [
    (1, ["solo"]),
    (2, []),
    (3, []),
    (4, []),
    (2, ["tools"]),
    (3, ["botanist"]),
    (4, ["tools", "botanist"]),
    (2, ["field_of_flowers"]),
    (4, ["field_of_flowers"]),
]
SHOWS = {
    "solo": "text=The Tertill's pool",
    "tools": ".tools [data-place^='tool ']",
    "botanist": "text=your card",
    "field_of_flowers": "[aria-label='The red peg is not placed yet']",
}

TOOLS = {
    "tool 0": ["Rake: choose a tile"],
    "tool 1": ["Trowel: choose a tile", "Place the tile on another cell"],
    "tool 2": ["Fork: choose a tile", "on the one that you swap it with", "on the cell that is now free"],
    "tool 3": ["Secateurs: choose a tile to remove"],
    "tool 4": ["Trug: choose a tile", "in exchange", "on the cell that is now free"],
    "tool 5": [],
    "tool 6": ["Keep one of the tiles in the sieve"],
    "tool 7": ["Choose a point to water"],
}
"""Each tool with what it asks, step by step."""


def sit_down(guest: Visitor, seats: int, modules: list[str], **more: object) -> str:
    others = [{"kind": "bot", "bot": "random"} for _ in range(seats - 1)]
    made = guest.make({"game": "blume", "seats": [{"kind": "me"}, *others], "modules": modules, **more})
    guest.open(f"/table/{made['id']}")
    assert guest.my_turn()
    return str(made["id"])


def follow_hint(guest: Visitor) -> None:
    """Do what the server advises: sooner or later that opens flowers."""
    page = guest.page
    page.get_by_role("button", name="Hint").click()
    until(page, "[...document.querySelectorAll('.bar button.primary')].some(button => !button.disabled)")
    page.get_by_role("button", name="Confirm", exact=True).click()
    guest.done()


def play_until(guest: Visitor, selector: str, most: int = 160) -> None:
    for _ in range(most):
        assert guest.my_turn(), f"the game ended before {selector}"
        if guest.page.query_selector(selector):
            return
        follow_hint(guest)
    raise AssertionError(f"{selector} never came")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_every_table_is_drawn_and_played(visitor: Come, seats: int, modules: list[str]) -> None:
    guest = visitor()
    sit_down(guest, seats, modules)
    assert guest.page.locator(".plate").count() == seats
    assert guest.page.locator(".thumb").count() == seats - 1
    for module, shown in SHOWS.items():
        assert (guest.page.locator(shown).count() > 0) == (module in modules), module
    for number in range(9):
        assert guest.my_turn()
        hands("blume").click(guest, number * 5 + 1)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("modules", [["tools", "botanist"], ["field_of_flowers"]])
def test_no_module_has_a_serious_fault(visitor: Come, modules: list[str], theme: str) -> None:
    guest = visitor(color_scheme=theme)
    sit_down(guest, 3, modules)
    assert faults(guest) == []
    guest.page.locator("[data-place='row 0']").click()
    guest.page.wait_for_selector(".plot [data-lit=true]")
    guest.lit(".plot")[0].click()
    assert faults(guest) == []


def test_a_tile_is_taken_turned_and_put_back(visitor: Come) -> None:
    guest = visitor()
    sit_down(guest, 2, [])
    page = guest.page
    page.locator("[data-place='row 1']").click()
    page.wait_for_selector(".plot [data-lit=true]")
    page.locator("[data-place='cell 6']").click()
    assert guest.armed
    before = page.inner_html(".ghost")
    page.locator("[data-place=turn]").click()
    assert page.inner_html(".ghost") != before
    assert "a quarter turn right" in page.inner_text(".bar")
    guest.press("r")
    assert "upside down" in page.inner_text(".bar")
    assert page.get_by_role("button", name="Flip").count() == 0
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("[data-place='row 1'][data-lit=true]")


def test_a_tile_is_dragged_from_the_row_into_the_bed(visitor: Come) -> None:
    guest = visitor()
    sit_down(guest, 2, [])
    page = guest.page
    start = page.locator("[data-place='row 2']").bounding_box()
    goal = page.locator("[data-place='cell 6']").bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(goal["x"] + 20, goal["y"] + 20, steps=4)
    page.wait_for_selector(".plot [data-lit=true]")
    page.mouse.move(goal["x"] + 30, goal["y"] + 30, steps=3)
    page.mouse.up()
    until(page, "document.querySelector('[data-place=\"cell 6\"]').classList.contains('chosen')")
    assert guest.armed


@pytest.mark.slow
def test_the_ghost_says_what_a_flower_and_a_peg_would_bring(visitor: Come) -> None:
    guest = visitor()
    sit_down(guest, 2, [])
    page = guest.page
    play_until(guest, "[data-place^='step '][data-lit=true]")
    assert "one step" in page.inner_text(".bar")
    page.locator("[data-place^='peg '][data-lit=true]").first.click()
    page.wait_for_selector("[data-place^='peg '].chosen")
    page.locator("[data-place$=' 1'][data-place^='step '][data-lit=true]").first.click()
    page.wait_for_selector(".market .ghost")
    until(page, "document.querySelector('.brings').innerText.includes('you')")
    shelf = page.query_selector("[data-place^='shelf '][data-lit=true]")
    if shelf:
        shelf.click()
        until(page, "document.querySelector('.brings').innerText.includes('+1')")
    page.get_by_role("button", name="Confirm", exact=True).click()
    guest.done()


@pytest.mark.slow
def test_the_score_sheet_lights_shelves_and_pegs(visitor: Come) -> None:
    guest = visitor()
    table = sit_down(guest, 2, [])
    guest.api("POST", f"tables/{table}/seats/0", {"kind": "bot", "bot": "greedy"})
    page = guest.page
    page.wait_for_selector("#end-title", timeout=90_000)
    page.locator(".end .line").first.focus()
    until(page, "document.querySelectorAll('.market .counted').length === 1")
    until(page, "document.querySelectorAll('.kept .counted').length === 1")


@pytest.mark.slow
def test_the_score_sheet_lights_the_flowers_of_a_field(visitor: Come) -> None:
    guest = visitor()
    table = sit_down(guest, 2, ["field_of_flowers"])
    guest.api("POST", f"tables/{table}/seats/0", {"kind": "bot", "bot": "greedy"})
    page = guest.page
    page.wait_for_selector("#end-title", timeout=90_000)
    page.locator(".end .line").first.focus()
    until(page, "document.querySelectorAll('.plot .counted').length > 0")


@pytest.mark.slow
def test_every_tool_is_used_by_hand(visitor: Come) -> None:
    """Table after table, until each of the eight has been paid for and whatever it asks was chosen on the board."""
    guest = visitor()
    page = guest.page
    used: set[str] = set()
    for _ in range(12):
        sit_down(guest, 2, ["tools"])
        for number in range(30):
            if len(used) == len(TOOLS) or not guest.my_turn():
                break
            fresh = [tool for tool in guest.lit(".tools") if tool.get_attribute("data-place") not in used]
            if not fresh:
                hands("blume").click(guest, number * 3 + 1)
                continue
            name = str(fresh[0].get_attribute("data-place"))
            fresh[0].click()
            page.get_by_role("button", name="Confirm", exact=True).click()
            guest.done()
            for asked in TOOLS[name]:
                until(page, f"document.querySelector('.bar').innerText.includes({asked!r})")
                hands("blume").click(guest, number)
            used.add(name)
    assert used == set(TOOLS)


def test_only_the_own_card_of_the_botanist_is_seen(visitor: Come) -> None:
    guest = visitor()
    sit_down(guest, 3, ["botanist"])
    page = guest.page
    assert page.locator("[aria-label^='Your hidden card']").count() == 1
    assert page.locator("[aria-label^='A hidden card of']").count() == 2
    dealt = [
        event
        for frame in guest.frames
        for event in frame.get("events", [])
        if event.get("event") == "dealt" and event["seat"] != 0
    ]
    assert all(not isinstance(event.get("hybrid"), int) for event in dealt)


def test_seats_at_one_device_are_hidden_from_each_other_with_the_botanist_alone(visitor: Come) -> None:
    for modules, hidden in ((["botanist"], 1), ([], 0)):
        guest = visitor()
        made = guest.make({"game": "blume", "seats": [{"kind": "me"}, {"kind": "me"}], "modules": modules})
        guest.open(f"/table/{made['id']}")
        page = guest.page
        page.wait_for_selector(".curtain, [data-lit=true]")
        if page.query_selector(".curtain button"):
            page.locator(".curtain button").click()
        page.locator("[data-place='row 0']").click()
        page.wait_for_selector(".plot [data-lit=true]")
        page.locator("[data-place='cell 0']").click()
        page.get_by_role("button", name="Confirm", exact=True).click()
        guest.done()
        page.wait_for_selector(".curtain, [data-place='row 0'][data-lit=true]")
        assert page.locator(".curtain").count() == hidden


def test_a_neighbours_garden_opens_large(visitor: Come) -> None:
    guest = visitor()
    sit_down(guest, 3, [])
    page = guest.page
    page.locator(".thumb button").first.click()
    page.get_by_role("button", name="Back to my garden").click()
    assert page.get_by_role("button", name="Back to my garden").count() == 0


@pytest.mark.slow
def test_hybrids_let_a_gardener_say_how_many_tiles_are_pruned(visitor: Come) -> None:
    """The end of the first round: tiles are named one by one, and marked where they lie."""
    guest = visitor()
    sit_down(guest, 2, [], options={"prune_round1": "4", "hybrid_pattern": "any2plus2"})
    page = guest.page
    play_until(guest, ".bar:has-text('prune')")
    if page.query_selector("[data-place^='shed ']"):
        page.locator("[data-place^='shed '][data-lit=true]").last.click()
        page.wait_for_selector(".plot [data-lit=true]")
    guest.lit(".plot")[0].click()
    page.get_by_role("button", name="Confirm", exact=True).click()
    guest.done()
    page.wait_for_selector("[data-place][aria-label$='will be pruned']")
