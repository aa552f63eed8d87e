"""The pages around the table: names, invitations, another device, my tables, new tables, taking back, reactions."""

import re
from collections.abc import Callable

from browser.visitor import Visitor, until

Come = Callable[..., Visitor]
PLANTS = {"Fern", "Poppy", "Clover", "Thistle", "Sorrel", "Heather", "Lavender", "Marigold", "Mint", "Violet", "Sage",
          "Bluebell"}  # fmt: skip


def two_people(visitor: Come, game: str = "petal") -> tuple[Visitor, Visitor, str]:
    anna, bert = visitor(settings={"name": "Anna"}), visitor()
    made = anna.make({"game": game, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "invite"}]})
    bert.open(f"/table/{made['id']}#{made['links']['seats'][1]}")
    bert.sit_down("Bert")
    bert.page.wait_for_selector("[data-place]")
    anna.open(f"/table/{made['id']}")
    anna.page.wait_for_selector("[data-place]")
    return anna, bert, made["id"]


def menu(guest: Visitor, item: str) -> None:
    guest.page.get_by_role("button", name="Game", exact=True).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=item).click()


def test_an_invite_link_shows_the_table_and_asks_before_sitting_down(visitor: Come) -> None:
    anna = visitor()
    made = anna.make({"game": "flutter", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "invite"}]})
    bert = visitor()
    bert.open(f"/table/{made['id']}#{made['links']['seats'][1]}")
    bert.page.wait_for_selector("text=invited to a game of Flutter")
    assert "Anna" in bert.page.inner_text("ul")
    assert bert.page.input_value("#invite-name") in PLANTS
    assert anna.api("GET", f"tables/{made['id']}")["now"]["seats"][1]["kind"] == "open"
    bert.sit_down("Bert")
    bert.page.wait_for_selector("[data-place]")
    assert "#" not in bert.page.url
    assert anna.api("GET", f"tables/{made['id']}")["now"]["seats"][1]["name"] == "Bert"
    # Told once, the name stays, and a changed one reaches the running table.
    bert.open("/settings")
    field = bert.page.get_by_label("My name at the table")
    assert field.input_value() == "Bert"
    field.fill("Bertha")
    with bert.page.expect_response(re.compile("/seats/1")):
        field.press("Tab")
    assert anna.api("GET", f"tables/{made['id']}")["now"]["seats"][1]["name"] == "Bertha"


def test_at_a_shared_device_both_have_names_of_plants(visitor: Come) -> None:
    guest = visitor()
    guest.open("/new/petal")
    guest.page.get_by_role("radiogroup").nth(1).get_by_text("Me").click()
    guest.page.get_by_role("button", name="Create table").click()
    guest.page.wait_for_selector("[data-place]")
    names = guest.page.locator(".plate .name").all_inner_texts()
    assert len(set(names)) == 2
    assert set(names) <= PLANTS


def test_without_a_seat_one_is_told_to_ask_for_a_link_and_may_watch_where_allowed(visitor: Come) -> None:
    anna = visitor()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    shut = anna.make({"game": "petal", "seats": seats})
    ajar = anna.make({"game": "petal", "seats": seats, "watchable": True})
    stranger = visitor()
    stranger.open(f"/table/{ajar['id']}")
    stranger.page.wait_for_selector("text=You are watching")
    stranger.offline = True  # a refused request is what we ask for
    stranger.open(f"/table/{shut['id']}")
    stranger.page.wait_for_selector("text=Ask whoever invited you for an invite link")


def test_play_now_remembers_the_level_and_the_number_of_bots(visitor: Come) -> None:
    guest = visitor()
    guest.open("/")
    guest.page.locator("details.against summary").click()
    guest.page.locator("details.against").get_by_role("button", name="3").click()
    guest.page.get_by_role("slider").fill("2")
    guest.play_now("flutter")
    seats = guest.api("GET", f"tables/{guest.page.url.rsplit('/', 1)[1]}")["now"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "level-2", "level-2", "level-2"]
    assert seats[0]["name"] in PLANTS
    guest.play_now("petal")  # has two seats
    seats = guest.api("GET", f"tables/{guest.page.url.rsplit('/', 1)[1]}")["now"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "level-2"]


def test_my_tables_shows_results_and_archives_and_deletes(visitor: Come) -> None:
    guest = visitor()
    over = guest.finished("petal")
    running = guest.make({"game": "flutter", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level-2"}]})["id"]
    guest.open("/")
    rows = guest.page.locator("li.card a[href^='/table/']")
    until(guest.page, "document.querySelectorAll(\"li.card a[href^='/table/']\").length === 2")
    told = guest.page.locator(f"a[href='/table/{over}']").inner_text()
    assert re.search(r"won, \d+ : \d+|Shared win", told)
    assert "against Chance" in told
    assert re.search(r"20\d\d", told)
    guest.page.get_by_role("button", name="Archive: Petal").click()
    assert rows.count() == 1
    guest.page.get_by_role("button", name="Archive (1)").click()
    guest.page.locator(f"a[href='/table/{over}']").wait_for()
    guest.page.get_by_role("button", name="Back to my tables").click()
    guest.page.get_by_role("button", name="Delete: Flutter").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    guest.page.wait_for_selector("text=You have no open tables")
    assert running not in [row["id"] for row in guest.api("GET", "tables")]


def test_house_rules_are_folded_counted_and_only_those_that_apply(visitor: Come) -> None:
    guest = visitor()
    guest.open("/new/papillon")
    house = guest.page.locator("details.house")
    house.wait_for()
    assert "no changes" in house.locator("summary").inner_text()
    assert not house.locator("select").first.is_visible()
    house.locator("summary").click()
    two = house.locator("select").count()
    house.locator("select").first.select_option(index=1)
    assert "1 change" in house.locator("summary").inner_text()
    guest.page.get_by_role("button", name="4", exact=True).click()
    assert house.locator("select").count() == two - 2  # two of them are for two players


def test_a_player_asks_and_the_other_agrees_to_take_back(visitor: Come) -> None:
    anna, bert, _ = two_people(visitor)
    mover, other = (anna, bert) if anna.page.locator("[data-lit=true]").count() else (bert, anna)
    before = mover.frames[-1]["v"]
    from browser.hands import hands

    hands("petal").click(mover, 0)
    other.page.wait_for_selector("[data-lit=true]")
    menu(mover, "Ask to take back my last move")
    other.page.get_by_role("button", name="Agree", exact=True).click()
    mover.page.wait_for_selector("[data-lit=true]")
    until(other.page, "document.querySelector('.tabs .panel').innerText.includes('takes back a move')")
    assert before >= 0


def test_resigning_asks_once_and_ends_a_game_of_two(visitor: Come) -> None:
    anna, bert, _ = two_people(visitor)
    menu(bert, "Resign")
    bert.page.get_by_role("button", name="Yes, resign").click()
    until(anna.page, "document.querySelector('.tabs .panel').innerText.includes('Bert resigns')")


def test_a_reaction_is_seen_by_the_others_at_once(visitor: Come) -> None:
    anna, bert, _ = two_people(visitor)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("button", name="Well played!").click()
    bert.page.locator(".said", has_text="Anna: 👏 Well played!").wait_for()
    anna.page.locator(".tabs li", has_text="Well played!").wait_for()


def test_another_device_is_offered_in_the_game_menu(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    menu(guest, "Another device")
    guest.page.get_by_role("button", name="Add a device").click()
    guest.page.get_by_role("img", name="QR code for Link for another device").wait_for()


def test_the_rules_have_contents_and_a_search(visitor: Come) -> None:
    guest = visitor()
    guest.open("/rules/flutter")
    guest.page.wait_for_selector("nav[aria-label=Contents] button")
    sections = guest.page.locator("section[id^=rule-]")
    all_of_them = sections.count()
    assert guest.page.locator("nav[aria-label=Contents] button").count() == all_of_them
    guest.page.get_by_role("searchbox").fill("bee")
    assert 0 < sections.count() < all_of_them
    guest.page.get_by_role("searchbox").fill("")
    guest.page.locator("nav[aria-label=Contents] button").last.click()
    until(guest.page, "document.activeElement?.id.startsWith('rule-')")


def test_the_rules_of_each_game_print_on_one_page(visitor: Come) -> None:
    guest = visitor()
    for game in ("flutter", "petal", "polders", "papillon", "blume"):
        guest.open(f"/rules/{game}")
        guest.page.wait_for_selector("section[id^=rule-]")
        sheet = guest.page.pdf(format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "9mm"))
        pages = re.findall(rb"/Type\s*/Page[^s]", sheet)
        assert len(pages) == 1, (game, len(pages))


def test_the_rules_of_blume_show_every_tool_with_its_picture(visitor: Come) -> None:
    guest = visitor()
    guest.open("/rules/blume")
    guest.page.wait_for_selector("#rule-tools li svg")
    drawn = guest.page.evaluate(
        "[...document.querySelectorAll('#rule-tools li use')].filter(use => use.getBBox().width > 5).length"
    )
    assert drawn == 8
