"""The workshop in a browser: an edition of each game made by clicking and typing only, played, replayed and printed."""

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from browser.reading import english, shown
from browser.test_pages import faults
from browser.visitor import Visitor, until
from playwright.sync_api import Page

import hortus
from hortus import editions, words
from hortus.art.symbols import SYMBOLS

Come = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
OTHERS = [language for language in words.languages() if language != "en"]


def standard(game: str) -> dict[str, Any]:
    return tomllib.loads(files(f"hortus.games.{game}").joinpath("editions", "standard.toml").read_text("utf-8"))


def opened(guest: Visitor, game: str) -> Page:
    page = guest.open(f"/workshop/{game}")
    page.wait_for_selector("h1")
    fits(guest)
    return page


def fits(guest: Visitor) -> None:
    """Wait until the server has looked at the file and finds nothing wrong."""
    guest.page.locator(".state", has_text=guest.said("workshop-fits")).wait_for()


def file_of(page: Page) -> dict[str, Any]:
    return tomllib.loads(page.locator("#workshop-toml").input_value())


def clicked(page: Page, name: str) -> None:
    """Click what is drawn under this name; in the middle, where nothing else lies over it."""
    page.get_by_role("button", name=name).first.click()


def edit_flutter(guest: Visitor) -> dict[str, Any]:
    page = guest.page
    clicked(page, "Corner 1, petal 1")
    clicked(page, "Sparkles")
    page.get_by_label("Pollen for a bee on an enclosed tile").fill("4")
    box = standard("flutter")
    box["bee"] = 4
    box["rainbee"]["petals"] = "r* rr yy ** bb pp"
    box["pollinators"][0]["tiles"][0] = "red 3: p bb p yy"
    return box


def edit_petal(guest: Visitor) -> dict[str, Any]:
    page = guest.page
    page.get_by_label("Squares on each side").fill("5")
    page.get_by_label("How many petals with 1, 2, 3").fill("3, 3, 3, 3")
    fits(guest)
    clicked(page, "How many there are: 3")
    page.get_by_role("button", name="How many there are: 3").first.click(modifiers=["Shift"])
    return {**standard("petal"), "side": 5, "tiles": [4, 2, 3, 3]}


def edit_polders(guest: Visitor) -> dict[str, Any]:
    page = guest.page
    clicked(page, "Column 3, row 1: land")
    page.get_by_label("Boxes for the rounds").first.fill("5")
    page.get_by_label("Shape cards turned up each turn").fill("2")
    box = standard("polders")
    box["open"] = 2
    rows = box["polders"][0]["map"].split("\n")
    rows[0] = rows[0][:4] + "M" + rows[0][5:]
    box["polders"][0]["map"] = "\n".join(rows)
    return box


def edit_papillon(guest: Visitor) -> dict[str, Any]:
    page = guest.page
    clicked(page, "For the most butterflies: 5")
    clicked(page, "top: blue")
    page.get_by_label("Highest bid", exact=True).fill("6")
    box = standard("papillon")
    box["highest_bid"] = 6
    box["planters"][0]["first"] = 6
    box["tiles"][0]["sides"] = "PFFF"
    return box


def edit_blume(guest: Visitor) -> dict[str, Any]:
    page = guest.page
    clicked(page, "Top left: red")
    clicked(page, "Highest price: 8")
    page.get_by_label("Gloves of each player", exact=True).fill("2")
    box = standard("blume")
    box["gloves"] = 2
    box["market"]["highest"] = 9
    box["tiles"][0] = "ooyp"
    return box


EDITS = {
    "flutter": edit_flutter,
    "petal": edit_petal,
    "polders": edit_polders,
    "papillon": edit_papillon,
    "blume": edit_blume,
}


@pytest.mark.slow
@pytest.mark.parametrize("game", SYMBOLS)
def test_an_edition_made_in_the_editor_is_played_replayed_and_printed(visitor: Come, tmp_path: Path, game: str) -> None:
    guest = visitor(settings={"name": "Anna"})
    page = opened(guest, game)
    wanted = EDITS[game](guest)
    fits(guest)
    assert file_of(page) == wanted
    assert wanted != standard(game)
    with page.expect_download() as heard:
        page.get_by_role("button", name="Save as file").click()
    mine = tmp_path / "mine.toml"
    heard.value.save_as(mine)
    assert editions.from_file(mine).components == {key: value for key, value in wanted.items() if key != "game"}

    page.get_by_role("button", name="Print and play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What").select_option("boards" if game in ("flutter", "polders") else "tiles")
    with page.expect_download() as printed:
        dialog.get_by_role("button", name="Save as PDF").click()
    assert Path(printed.value.path()).read_bytes().startswith(b"%PDF")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-place]")
    guest.api("POST", f"tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    page.wait_for_selector("#end-title", timeout=120_000)
    record = tmp_path / "game.json"
    record.write_text(json.dumps(guest.api("GET", f"tables/{table}/record")), "utf-8")
    match = hortus.verify(hortus.load(record))
    assert match.over
    assert match.rules.setup.components == {key: value for key, value in wanted.items() if key != "game"}


def test_the_file_and_the_pieces_are_always_the_same_edition_also_backwards(visitor: Come) -> None:
    guest = visitor()
    page = opened(guest, "petal")
    toml = page.locator("#workshop-toml")
    before = toml.input_value()
    page.get_by_label("Points for each flower fewer").fill("4")
    assert file_of(page)["fewer"] == 4
    toml.fill('game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2  # mine\n')
    until(page, "document.getElementById('value-side').value === '5'")
    fits(guest)
    assert "# mine" in toml.input_value()
    page.get_by_role("button", name="Undo").click()
    assert file_of(page)["fewer"] == 4
    page.keyboard.press("Control+z")
    assert toml.input_value() == before
    page.keyboard.press("Control+y")
    page.get_by_role("button", name="Redo").click()
    assert file_of(page)["side"] == 5


def test_an_edition_is_still_there_after_a_game_and_after_a_reload(visitor: Come) -> None:
    guest = visitor(settings={"name": "Anna"})
    page = opened(guest, "petal")
    page.get_by_label("Points for each flower fewer").fill("4")
    fits(guest)
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/table/*")
    page.go_back()
    page.get_by_text(guest.said("workshop-unfinished")).wait_for()
    assert file_of(page)["fewer"] == 4
    page.reload()
    page.get_by_text(guest.said("workshop-unfinished")).wait_for()
    fits(guest)
    page.get_by_role("button", name="Undo").click()
    fits(guest)
    assert file_of(page) == standard("petal")
    page.reload()
    fits(guest)
    assert not page.get_by_text(guest.said("workshop-unfinished")).count()


def test_what_is_wrong_is_said_in_one_sentence_and_shown_at_its_component(visitor: Come) -> None:
    guest = visitor()
    page = opened(guest, "papillon")
    page.locator("#value-planters-0-third").fill("40")
    page.locator("#workshop-fault").wait_for()
    assert page.locator("#workshop-fault").inner_text().count("\n") == 0
    page.get_by_role("button", name="Show me where").click()
    assert page.evaluate("document.activeElement.closest('#part-planters') !== null")


def test_a_click_does_not_undo_what_was_typed_into_a_file_that_cannot_be_read(visitor: Come) -> None:
    guest = visitor()
    page = opened(guest, "petal")
    page.locator("#workshop-toml").fill('game = "petal"\nside = \n')
    page.locator("#workshop-fault").wait_for()
    page.get_by_label("Squares on each side").fill("5")
    page.get_by_text(guest.said("workshop-file-first")).wait_for()
    assert page.locator("#workshop-toml").input_value() == 'game = "petal"\nside = \n'


def test_everything_can_be_done_by_keyboard(visitor: Come) -> None:
    guest = visitor()
    page = opened(guest, "blume")
    page.get_by_role("listbox", name="Petal tiles").get_by_role("option").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-selected')") == "true"
    page.get_by_role("button", name="Top left: red").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Top right: orange"
    page.keyboard.press("Enter")
    assert file_of(page)["tiles"][1] == "rypy"
    page.keyboard.press("-")
    assert file_of(page)["tiles"][1] == "ropy"
    page.keyboard.press("Control+z")
    assert file_of(page)["tiles"][1] == "rypy"


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", SYMBOLS)
def test_the_workshop_has_no_serious_fault(visitor: Come, game: str, theme: str) -> None:
    guest = visitor(color_scheme=theme)
    page = opened(guest, game)
    found = faults(guest)
    tables = page.get_by_role("button", name="As a table")
    while tables.count():
        tables.first.click()
    assert found + faults(guest) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SYMBOLS)
def test_the_workshop_is_in_the_language_that_was_chosen(visitor: Come, game: str, language: str) -> None:
    guest = visitor(settings={"language": language})
    opened(guest, game)
    seen = shown(guest)
    guest.page.get_by_role("button", name=guest.said("print-game-open")).click()
    guest.page.wait_for_selector("dialog[open] select")
    title = game.title()  # is called so in every language, and in English also the maps are
    assert [text for text in english(seen | shown(guest), language) if text != title] == []


@pytest.mark.parametrize("game", SYMBOLS)
def test_on_a_phone_nothing_is_wider_than_the_screen_and_the_file_is_folded(visitor: Come, game: str) -> None:
    guest = visitor(viewport=PHONE)
    page = opened(guest, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not page.locator("#workshop-toml").is_visible()
    page.get_by_text(guest.said("workshop-toml")).click()
    assert page.locator("#workshop-toml").is_visible()


def test_an_edition_is_measured_beside_the_standard_one_with_its_progress(visitor: Come) -> None:
    guest = visitor()
    page = opened(guest, "petal")
    page.get_by_label("Points for each flower fewer").fill("6")
    fits(guest)
    page.locator("button.primary", has_text="Measure it").click()
    page.get_by_role("progressbar").wait_for()
    page.get_by_role("row", name="Points in seat 1").wait_for(timeout=120_000)
    assert page.get_by_role("row", name="Decisions in a game").is_visible()


def test_the_rules_page_prints_what_was_chosen(visitor: Come) -> None:
    guest = visitor()
    page = guest.open("/rules/petal")
    page.get_by_role("button", name="Print and play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What").select_option("cards")
    guest.offline = True  # the browser logs the refusal that is asked for
    dialog.get_by_role("button", name="Save as PDF").click()
    dialog.get_by_role("alert").wait_for()
    assert dialog.get_by_role("alert").inner_text() == "Petal has no cards to print."
    guest.offline = False
    dialog.get_by_label("What").select_option("tiles")
    dialog.get_by_label("Paper").select_option("letter")
    with page.expect_download() as printed:
        dialog.get_by_role("button", name="Save as PDF").click()
    assert printed.value.suggested_filename == "petal.pdf"
    assert faults(guest, "dialog[open]") == []
