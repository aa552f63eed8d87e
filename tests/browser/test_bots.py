"""Who is played against: ten levels with plain names and measured ratings, wherever a bot is chosen or shown."""

import re
from collections.abc import Callable

import pytest
from browser.visitor import Visitor, until
from playwright.sync_api import Locator

from hortus.bots.levels import TITLES
from hortus.games import GAMES

Come = Callable[..., Visitor]
GERMAN = ["Samenkorn", "Spross", "Sämling", "Knospe", "Blüte", "Strauß", "Gärtner", "Botaniker", "Professor", "Meister"]


def rungs(slider: Locator) -> list[tuple[int, str, int | None]]:
    """Every level a slider offers, from the lowest: its number, name and rating as they are shown."""
    slider.press("Home")
    shown = slider.locator("xpath=preceding-sibling::p")
    found: list[tuple[int, str, int | None]] = []
    for _ in range(int(slider.get_attribute("max") or 0)):
        said = re.fullmatch(r"(?:Level|Stufe) (\d+) · (\S+)(?: · (\d+))?", shown.inner_text().strip())
        assert said, shown.inner_text()
        found.append((int(said[1]), said[2], int(said[3]) if said[3] else None))
        slider.press("ArrowRight")
    return found


def bot_on_seat_2(guest: Visitor, game: str) -> Locator:
    """A new table for two with a bot; returns the slider of its strength."""
    guest.open(f"/new/{game}")
    guest.page.wait_for_selector("form")
    if guest.page.locator("div.count").count():
        guest.page.locator("div.count").get_by_role("button", name="2").click()
    guest.page.get_by_role("radiogroup").nth(1).get_by_text("Bot").click()
    return guest.page.get_by_role("slider")


def measured(guest: Visitor, game: str) -> list[int | None]:
    [kind] = [kind for kind in guest.api("GET", "games")["games"] if kind["key"] == game]
    return [level["rating"] for level in kind["levels"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_offers_ten_named_and_rated_levels_in_rising_order(visitor: Come, game: str) -> None:
    guest = visitor()
    slider = bot_on_seat_2(guest, game)
    assert slider.get_attribute("aria-label") == "Strength of the bot in seat 2"
    assert slider.get_attribute("aria-valuetext") == f"Level 4, Bud, rating {measured(guest, game)[3]}"
    assert guest.page.get_by_text("200 points higher wins 3 games in 4").is_visible()
    found = rungs(slider)
    assert [number for number, _, _ in found] == list(range(1, 11))
    assert [name for _, name, _ in found] == TITLES
    ratings = [rating for _, _, rating in found]
    assert ratings == measured(guest, game)
    rated = [rating for rating in ratings if rating is not None]
    assert ratings[: len(rated)] == sorted(set(rated)), "only the highest levels may be unmeasured"


def test_the_levels_have_german_names(visitor: Come) -> None:
    guest = visitor(settings={"language": "de"})
    assert [name for _, name, _ in rungs(bot_on_seat_2(guest, "petal"))] == GERMAN


def test_the_seat_shows_the_name_and_the_rating_of_its_bot(visitor: Come) -> None:
    guest = visitor()
    bot_on_seat_2(guest, "petal").press("ArrowRight")
    guest.page.get_by_role("button", name="Create table").click()
    plate = guest.page.locator(".plate").nth(1)
    until(guest.page, "document.querySelector('.plate .level')?.innerText.match(/\\d\\d/)")
    assert plate.locator(".name").inner_text().strip() == "Bloom"
    assert plate.locator(".level").inner_text() == f"Bot · Level 5 · {measured(guest, 'petal')[4]}"
    assert "evel-5" not in guest.page.inner_text("body")
    guest.open("/")
    guest.page.wait_for_selector(".tables li")
    assert "Bloom" in guest.page.inner_text(".tables li")


def test_bots_that_are_no_levels_and_bots_with_names_are_shown_sensibly(visitor: Come) -> None:
    guest = visitor()
    bots = [
        {"kind": "bot", "bot": "random"},
        {"kind": "bot", "bot": "level-2", "name": "Hal"},
        {"kind": "bot", "bot": "greedy"},
    ]
    made = guest.make({"game": "flutter", "seats": [{"kind": "me", "name": "Anna"}, *bots]})
    guest.open(f"/table/{made['id']}")
    guest.page.wait_for_selector(".plate .level")
    rating = measured(guest, "flutter")[1]
    until(guest.page, f"document.querySelector('.plates').innerText.includes({rating})")
    assert [name.strip() for name in guest.page.locator(".plate .name").all_inner_texts()] == [
        "Anna", "Chance", "Hal", "Quick Eye"]  # fmt: skip
    assert guest.page.locator(".plate .level").all_inner_texts() == [
        "Bot · plays at random",
        f"Bot · Level 2 · Sprout · {rating}",
        "Bot · plays what looks best at first sight",
    ]
    assert guest.page.locator(".plate .you").count() == 1


def test_the_host_says_which_level_fills_the_empty_seats(visitor: Come) -> None:
    guest = visitor()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "invite"}, {"kind": "invite"}]
    made = guest.make({"game": "flutter", "seats": seats})
    guest.open(f"/table/{made['id']}")
    slider = guest.page.get_by_role("slider", name="Strength of the bots")
    slider.press("ArrowLeft")
    guest.page.get_by_role("button", name="Start now, with bots in the open seats").click()
    guest.page.wait_for_selector("[data-place]")
    names = [name.strip() for name in guest.page.locator(".plate .name").all_inner_texts()]
    assert names == ["Anna", "Seedling B", "Seedling C"]
    guest.page.reload()
    until(guest.page, "document.querySelector('.tabs .panel')?.innerText.includes('joins the table')")
    log = guest.page.inner_text(".tabs .panel")
    assert "Seedling B joins the table." in log
    assert "Seedling C joins the table." in log


def test_a_person_chooses_who_stands_in(visitor: Come) -> None:
    guest = visitor()
    made = guest.make({"game": "petal", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "level-1"}]})
    guest.open(f"/table/{made['id']}")
    guest.page.wait_for_selector("[data-place]")
    guest.page.get_by_label("Options for seat 1").click()
    guest.page.get_by_role("button", name="Let a bot play for me").click()
    guest.page.get_by_role("slider", name="Strength of the bot in seat 1").press("Home")
    guest.page.get_by_role("button", name="Hand over the seat").click()
    guest.page.wait_for_selector("text=a bot is standing in")
    plate = guest.page.locator(".plate").first
    assert "Anna" in plate.locator(".name").inner_text()
    assert plate.locator(".level").inner_text() == "Bot · Level 1 · Seed · 0"
