"""More than one at a table: by link, at one device, watching; and what happens when the server dies."""

import re
from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.visitor import Visitor, until
from server.running import Server

Come = Callable[..., Visitor]
FRIENDS = {"seats": [{"kind": "me", "name": "Anna"}, {"kind": "invite"}]}


def invited(host: Visitor, game: str) -> tuple[str, dict[str, object]]:
    made = host.make({"game": game, **FRIENDS})
    host.open(f"/table/{made['id']}")
    return made["id"], made["links"]


def test_two_browsers_play_one_table_by_link(visitor: Come) -> None:
    anna = visitor()
    anna.open("/new/petal")
    anna.page.get_by_role("button", name="Create table").click()
    anna.page.wait_for_selector("text=Link for seat 2")
    link = anna.page.get_by_role("textbox", name="Link for seat 2").input_value()
    assert anna.page.get_by_role("img", name="QR code for Link for seat 2").is_visible()

    bert = visitor(settings={"name": "Bert"})
    bert.page.goto(link)
    bert.sit_down()
    bert.page.wait_for_selector("[data-place]")
    assert "#" not in bert.page.url  # the secret leaves the address at once
    anna.page.wait_for_selector("[data-place]")
    assert "Bert" in anna.page.inner_text(".plates")

    for number in range(6):
        mover = anna if anna.page.locator("[data-lit=true]").count() else bert
        mover.page.wait_for_selector("[data-lit=true]")
        hands("petal").click(mover, number * 3)
        other = bert if mover is anna else anna
        other.page.wait_for_selector("[data-lit=true]")
        until(mover.page, "!document.querySelector('[data-lit=true]')")
        assert "Your turn" in other.page.title()
        assert "Your turn" not in mover.page.title()
    boards = [guest.page.evaluate("[...document.querySelectorAll('.place')].map(p => p.getAttribute('aria-label'))")
              for guest in (anna, bert)]  # fmt: skip
    assert boards[0] == boards[1]


def test_a_link_is_copied_where_pages_have_no_clipboard(visitor: Come) -> None:
    anna = visitor()
    anna.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    anna.open("/new/petal").get_by_role("button", name="Create table").click()
    link = anna.page.get_by_role("textbox", name="Link for seat 2").input_value()
    anna.page.locator("li:has(#link-seat1)").get_by_role("button", name="Copy").click()
    anna.page.wait_for_selector("text=Copied")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Write a message").focus()
    anna.press("Control+v")
    assert anna.page.get_by_role("textbox", name="Write a message").input_value() == link


def test_what_was_said_last_is_in_sight(visitor: Come) -> None:
    anna = visitor()
    invited(anna, "petal")
    anna.page.get_by_role("tab", name="Chat").click()
    for number in range(30):
        anna.page.get_by_role("textbox", name="Write a message").fill(f"word {number}")
        anna.press("Enter")
    last = anna.page.get_by_text("word 29")
    last.wait_for()
    until(anna.page, "(panel => panel.scrollHeight - panel.scrollTop - panel.clientHeight < 2)"
                     "(document.querySelector('#tab-panel'))")  # fmt: skip


def test_five_seats_leave_room_for_the_log_on_a_small_desk(visitor: Come) -> None:
    guest = visitor(viewport={"width": 1280, "height": 720})
    name = "Maximiliane von Hohenstein-Wolfenbüttel"
    seats = [{"kind": "me", "name": name}, *[{"kind": "bot", "bot": "random"}] * 4]
    made = guest.make({"game": "flutter", "seats": seats})
    guest.open(f"/table/{made['id']}")
    guest.page.wait_for_selector("[data-place]")
    tabs = guest.page.locator(".tabs").bounding_box()
    assert tabs is not None
    assert tabs["height"] > 150
    guest.page.set_viewport_size({"width": 390, "height": 844})
    root = "document.documentElement"
    assert guest.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


def test_they_talk(visitor: Come) -> None:
    anna = visitor()
    table, links = invited(anna, "petal")
    bert = visitor()
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    bert.page.wait_for_selector("[data-place]")
    anna.page.wait_for_selector("[data-place]")
    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.get_by_label("Write a message").fill("Good luck!")
    bert.page.get_by_role("button", name="Send").click()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.wait_for_selector("text=Good luck!")


def test_hot_seat_hands_the_device_over(visitor: Come) -> None:
    guest = visitor()
    guest.open("/new/polders")
    seats = guest.page.get_by_role("radiogroup")
    seats.nth(1).get_by_text("Me").click()
    guest.page.get_by_role("button", name="Create table").click()
    seen: list[str] = []
    curtains = 0
    for number in range(4):
        guest.page.wait_for_selector(".curtain, .fillings [data-lit=true]")
        if guest.page.query_selector(".curtain"):
            curtains += 1
            assert guest.page.locator("[data-place]").count() == 0  # nothing is seen before the device is handed over
            guest.page.locator(".curtain button").click()
        guest.page.wait_for_selector(".fillings [data-lit=true]")
        seen.append(guest.page.inner_text(".plate.me .name").split("(")[0].strip())
        hands("polders").click(guest, number)
    # Whoever drew last may begin: the device changes hands no more often than it must.
    one, two = seen[:2]
    assert seen == [one, two, two, one]
    assert curtains == 2
    until(guest.page, f"document.querySelector('.tabs .panel').innerText.includes('{two} draws')")


def test_a_spectator_sees_and_cannot_choose(visitor: Come) -> None:
    anna = visitor()
    made = anna.make({"game": "petal", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    anna.open(f"/table/{made['id']}")
    watcher = visitor()
    watcher.open(f"/table/{made['id']}#{made['links']['watch']}")
    watcher.page.wait_for_selector("text=You are watching.")
    anna.my_turn()
    hands("petal").click(anna, 4)
    anna.my_turn()
    until(watcher.page, "document.querySelector('.tabs .panel').innerText.includes('flips')")
    assert watcher.page.locator("[data-lit=true]").count() == 0
    assert watcher.page.get_by_role("button", name="Confirm", exact=True).count() == 0


def test_a_stranger_is_told_that_there_is_no_such_table(visitor: Come) -> None:
    anna = visitor()
    made = anna.make({"game": "petal", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    stranger = visitor()
    stranger.offline = True  # a refused request is what we ask for
    stranger.open(f"/table/{made['id']}")
    stranger.page.wait_for_selector("[role=alert]")
    assert "no such table" in stranger.page.inner_text("[role=alert]")


def test_whose_link_was_revoked_is_told_so_and_shown_the_way(visitor: Come) -> None:
    anna = visitor()
    table, links = invited(anna, "petal")
    bert = visitor(settings={"name": "Bert"})
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    bert.page.wait_for_selector("[data-place]")
    bert.offline = True  # a refused request is what we ask for
    anna.api("POST", f"tables/{table}/links", {"role": "seat", "seat": 1})
    bert.page.wait_for_selector("text=no longer have access")
    tries: list[object] = []
    bert.page.on("websocket", lambda socket: tries.append(socket))
    bert.page.wait_for_timeout(1500)
    assert tries == []  # what is gone is not asked for again
    assert "Your turn" not in bert.page.title()
    bert.page.get_by_role("link", name="Go to the games").click()
    bert.page.wait_for_selector("text=Play now")


def test_a_bot_stands_in_and_the_seat_is_taken_back(visitor: Come) -> None:
    anna = visitor()
    table, links = invited(anna, "petal")
    bert = visitor(settings={"name": "Bert"})
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    bert.page.wait_for_selector("[data-place]")
    bert.page.get_by_label("Options for seat 2").click()
    bert.page.get_by_role("button", name="Let a bot play for me").click()
    bert.page.get_by_role("button", name="Hand over the seat").click()
    anna.page.wait_for_selector("text=a bot is standing in")
    anna.page.wait_for_selector("[data-lit=true]")
    hands("petal").click(anna, 2)
    anna.page.wait_for_selector("[data-lit=true]")  # the bot has answered
    bert.page.get_by_role("button", name="Take my seat back").click()
    until(anna.page, "!document.body.innerText.includes('a bot is standing in')")


def test_who_has_chosen_is_shown_and_what_is_not_even_in_the_traffic(visitor: Come) -> None:
    anna = visitor()
    table, links = invited(anna, "polders")
    bert = visitor(settings={"name": "Bert"})
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    bert.page.wait_for_selector(".fillings [data-lit=true]")
    anna.page.wait_for_selector(".fillings [data-lit=true]")
    before = [one for one in bert.frames if one["hear"] == "happened"][-1]
    heard = len(bert.frames)
    hands("polders").click(anna, 4)
    bert.page.wait_for_selector("text=has chosen")
    after = [one for one in bert.frames[heard:] if one["hear"] == "happened"]
    assert len(after) == 1  # neither the number of Anna's choices nor anything in them
    for one in after:
        assert one["events"] == [{"house": "chose", "seat": 0}]
        assert one["legal"] == before["legal"]
        hidden = {"waiting"}
        assert {key: value for key, value in one["view"].items() if key not in hidden} == {
            key: value for key, value in before["view"].items() if key not in hidden
        }
    # Nor can the page ask for it in other ways.
    for path in (f"tables/{table}", f"tables/{table}/log", f"tables/{table}/since"):
        assert '"sealed": [' not in re.sub(r'"sealed": \[\]', "", str(bert.api("GET", path)).replace("'", '"'))


def test_a_lost_connection_says_so_and_heals_itself(own_house: Server, visitor: Come) -> None:
    guest = visitor(own_house.url)
    guest.play_now("petal")
    guest.my_turn()
    hands("petal").click(guest, 1)
    guest.my_turn()
    guest.page.evaluate("window.same = true")
    guest.offline = True
    own_house.kill()
    guest.page.wait_for_selector(".lost")
    own_house.start()
    guest.page.wait_for_selector(".lost", state="detached")
    guest.offline = False
    assert guest.page.evaluate("window.same")
    guest.my_turn()
    hands("petal").click(guest, 2)
    guest.my_turn()
    guest.page.get_by_role("tab", name="Log").click()
    assert (
        guest.page.inner_text(".tabs .panel").count("flips") + guest.page.inner_text(".tabs .panel").count("picks") >= 4
    )


@pytest.mark.slow
def test_a_finished_game_is_reviewed_played_on_and_played_again(visitor: Come) -> None:
    guest = visitor()
    made = guest.make({"game": "petal", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    guest.open(f"/table/{made['id']}")
    guest.page.wait_for_selector("[data-place]")
    guest.page.get_by_label("Options for seat 1").click()
    guest.page.get_by_role("button", name="Let a bot play for me").click()
    guest.page.get_by_role("button", name="Hand over the seat").click()
    guest.page.wait_for_selector("#end-title", timeout=60_000)
    page = guest.page
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("text=Move 0")
    decisions = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert decisions > 20
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=Move 1 of")
    page.wait_for_url(re.compile(r"/replay/1$"))
    page.get_by_role("button", name="Go to the end").click()
    page.wait_for_selector(f"text=Move {decisions} of")
    page.get_by_role("button", name="One move back").click()
    page.wait_for_selector(f"text=Move {decisions - 1} of")

    page.wait_for_url(re.compile(rf"/replay/{decisions - 1}$"))
    page.goto(page.url)  # a link to a move
    page.wait_for_selector(f"text=Move {decisions - 1} of")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("[data-lit=true]")

    guest.open(f"/table/{made['id']}")
    with page.expect_download() as record:
        page.get_by_role("link", name="Save record").click()
    assert record.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/table/(?!{made['id']})[0-9a-f]+$"))
    page.wait_for_selector("[data-place]")


def test_a_line_of_the_score_sheet_lights_up_what_it_counts(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    for number in range(6):
        guest.my_turn()
        hands("polders").click(guest, number)
    guest.my_turn()
    guest.page.get_by_role("tab", name="Scores").click()
    lines = guest.page.locator("button.line")
    lines.first.wait_for()
    lines.first.focus()
    guest.page.wait_for_selector(".counted", state="attached")


def test_a_second_device_sits_down_by_its_own_link_and_is_ended_again(visitor: Come) -> None:
    anna = visitor()
    table, links = invited(anna, "petal")
    bert = visitor(settings={"name": "Bert"})
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    bert.page.wait_for_selector("[data-place]")
    bert.page.get_by_label("Options for seat 2").click()
    bert.page.get_by_role("button", name="My devices").click()
    dialog = bert.page.get_by_role("dialog", name="My devices")
    dialog.get_by_text("(this one)").wait_for()
    assert dialog.get_by_role("button", name="Remove Chrome").count() == 1
    dialog.get_by_role("button", name="Add a device").click()
    link = dialog.get_by_role("textbox", name="Link for another device")
    link.wait_for()
    assert dialog.get_by_role("img", name="QR code for Link for another device").is_visible()

    tablet = visitor()
    tablet.page.goto(link.input_value())
    tablet.sit_down()
    tablet.page.wait_for_selector("[data-place]")
    assert "Bert" in tablet.page.inner_text(".plate.me")
    until(bert.page, "!document.querySelector('dialog #link-device')")  # used up
    until(bert.page, "document.querySelectorAll('dialog li').length === 2")
    assert "device" not in anna.page.inner_text(".tabs .panel").lower()

    tablet.offline = True  # a refused request is what we ask for
    dialog.locator("li").filter(has_not_text="(this one)").get_by_role("button").click()
    tablet.page.wait_for_selector("text=no longer have access")
    until(bert.page, "document.querySelectorAll('dialog li').length === 1")
    dialog.get_by_role("button", name="Close").click()
    until(bert.page, "document.querySelector('.tabs .panel').innerText.includes('can no longer play your seat')")


def test_everybody_sees_that_a_seat_was_taken_from_its_holder(visitor: Come) -> None:
    anna = visitor()
    table, links = invited(anna, "petal")
    bert = visitor(settings={"name": "Bert"})
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    anna.page.wait_for_selector("[data-place]")
    bert.page.wait_for_selector("[data-place]")
    bert.offline = True  # a refused request is what we ask for
    anna.api("POST", f"tables/{table}/links", {"role": "seat", "seat": 1})
    until(anna.page, "document.querySelector('.tabs .panel').innerText.includes(\"Bert's seat has a new link\")")
    bert.page.wait_for_selector("text=no longer have access")


def finished(anna: Visitor, bert: Visitor) -> str:
    """A game between two browsers, played to its end by bots."""
    table, links = invited(anna, "petal")
    bert.open(f"/table/{table}#{links['seats'][1]}")  # type: ignore[index]
    bert.sit_down()
    for guest, seat in ((anna, 0), (bert, 1)):
        guest.page.wait_for_selector("[data-place]")
        guest.api("POST", f"tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    for guest in (anna, bert):
        guest.page.wait_for_selector("#end-title", timeout=60_000)
    return table


def nonces_of(guest: Visitor, table: str, seats: int) -> list[str]:
    """What is in the deal, once bots have played this browser's seats to the end."""
    for seat in range(seats):
        guest.api("POST", f"tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    guest.page.wait_for_selector("#end-title", timeout=60_000)
    nonces: list[str] = guest.api("GET", f"tables/{table}/record")["deal"]["nonces"]
    return nonces


@pytest.mark.slow
def test_a_rematch_begins_when_both_browsers_have_added_their_nonce(visitor: Come) -> None:
    anna, bert = visitor(), visitor(settings={"name": "Bert"})
    old = finished(anna, bert)
    bert.page.get_by_role("button", name="Rematch").click()
    bert.page.wait_for_url(re.compile(rf"/table/(?!{old})[0-9a-f]+$"))
    bert.page.wait_for_selector("[data-place]")  # Anna's page has added hers without a click
    assert "Begin now" not in bert.page.inner_text("body")
    new = bert.page.url.rsplit("/", 1)[1]
    assert bert.api("GET", f"tables/{new}")["you"] == {"seats": [1], "host": False}
    anna.page.get_by_role("link", name="Go to the rematch").click()
    anna.page.wait_for_selector("[data-place]")
    assert anna.api("GET", f"tables/{new}")["you"] == {"seats": [0], "host": True}
    bert.api("POST", f"tables/{new}/seats/1", {"kind": "bot", "bot": "random"})
    nonces = nonces_of(anna, new, 1)
    assert len(nonces[0]) == len(nonces[1]) == 32
    assert nonces[0] != nonces[1]


@pytest.mark.slow
def test_a_rematch_says_whom_it_waits_for(visitor: Come) -> None:
    anna, bert = visitor(), visitor(settings={"name": "Bert"})
    old = finished(anna, bert)
    bert.open("/settings")
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_selector("text=Waiting for Bert.")
    bert.open(f"/table/{anna.page.url.rsplit('/', 1)[1]}")
    anna.page.wait_for_selector("[data-place]")
    assert anna.page.url.rsplit("/", 1)[1] != old


@pytest.mark.slow
def test_a_table_that_is_played_on_has_nonces_of_this_browser(visitor: Come) -> None:
    anna, bert = visitor(), visitor()
    old = finished(anna, bert)
    anna.open(f"/table/{old}/replay/3").get_by_role("button", name="Play on from here").click()
    anna.page.wait_for_url(re.compile(rf"/table/(?!{old})[0-9a-f]+$"))
    anna.page.wait_for_selector("[data-place]")
    nonces = nonces_of(anna, anna.page.url.rsplit("/", 1)[1], 2)
    assert [len(nonce) for nonce in nonces] == [32, 32]
