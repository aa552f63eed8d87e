"""Whatever is chosen that is not available says which rule is in the way: at every table of the page."""

import re
from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.visitor import Visitor, until

import hortus

Come = Callable[..., Visitor]

UNLIT = """() => [...document.querySelectorAll('[data-place][data-lit=false]')].map(place => place.dataset.place)"""
CLICK = """name => document.querySelector(`[data-lit=false][data-place="${name}"]`)
    .dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
DECISIONS = 5
OF_A_KIND = 4
MANY = 120
"""More legal moves than this is a long list."""


def reasons(guest: Visitor) -> list[str]:
    return [frame["reason"] for frame in guest.frames if frame["hear"] == "refused"]


def sample(names: list[str]) -> list[str]:
    """Some of every kind: cells, stacks, cards."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(re.sub(r"\d+.*", "", name), []).append(name)
    return [name for alike in found.values() for name in alike[:: max(1, len(alike) // OF_A_KIND)][:OF_A_KIND]]


@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_every_place_that_is_not_lit_says_why(visitor: Come, game: str) -> None:
    guest = visitor()
    guest.play_now(game)
    asked = 0
    for decision in range(DECISIONS):
        if not guest.my_turn():
            break
        before = guest.page.locator(".place.chosen").count()
        for name in sample(guest.page.evaluate(UNLIT)):
            heard = len(reasons(guest))
            guest.page.evaluate(CLICK, name)
            for _ in range(100):
                if len(reasons(guest)) > heard or guest.armed:
                    break
                guest.page.wait_for_timeout(10)
            if guest.armed:  # a tile of Papillon's market stands for its line
                assert name.startswith("space "), name
                guest.press("Escape", "Escape")
                continue
            assert len(reasons(guest)) > heard, f"{name}: nothing was said"
            said = reasons(guest)[-1]
            assert said != "That is not possible now.", name
            until(guest.page, f"document.querySelector('.bar .trouble')?.textContent === {said!r}", 5)
            asked += 1
        assert guest.page.locator(".place.chosen").count() == before, "asking why not chooses nothing"
        hands(game).click(guest, decision)
    assert asked >= 10


def test_a_reason_is_announced_and_does_not_stay(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("petal")
    guest.my_turn()
    guest.page.evaluate(CLICK, guest.page.evaluate(UNLIT)[0])
    guest.page.wait_for_selector(".bar [role=alert].trouble")
    guest.page.wait_for_selector(".bar .trouble", state="detached", timeout=9000)
    assert guest.page.locator(".bar .ask p").inner_text()


def test_enter_on_a_place_that_is_not_lit_says_why_too(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("polders")
    guest.my_turn()
    guest.tab_to(card=False)
    assert not guest.focus["lit"]
    guest.press("Enter")
    guest.page.wait_for_selector(".bar .trouble")
    assert guest.page.locator(".trouble").inner_text() == "Choose a card and a filling first."


def test_out_of_turn_it_is_said_whose_turn_it_is_not(visitor: Come) -> None:
    host, friend = visitor(), visitor()
    made = host.make({"game": "petal", "seats": [{"kind": "me"}, {"kind": "invite"}]})
    host.open(f"/table/{made['id']}")
    friend.open(f"/table/{made['id']}#{made['links']['seats'][1]}")
    friend.sit_down()
    host.page.wait_for_selector("[data-place]")
    friend.page.wait_for_selector("[data-place]")
    until(host.page, "document.querySelector('[data-lit=true]') || document.querySelector('.bar:not(.asked)')")
    until(friend.page, "document.querySelector('[data-lit=true]') || document.querySelector('.bar:not(.asked)')")
    other = friend if host.page.query_selector("[data-lit=true]") else host
    other.page.evaluate(CLICK, other.page.evaluate(UNLIT)[0])
    other.page.wait_for_selector(".bar .trouble")
    assert other.page.locator(".trouble").inner_text() == "It isn't your turn."


def test_a_lesson_says_why_not_too(visitor: Come) -> None:
    guest = visitor()
    guest.open("/learn/petal/basics")
    guest.page.wait_for_selector("[data-lit=true]")
    guest.page.evaluate(CLICK, guest.page.evaluate(UNLIT)[0])
    guest.page.wait_for_selector(".bar .trouble")
    assert guest.page.locator(".trouble").inner_text() not in ("", "That is not possible now.")


def test_the_list_of_all_actions_lists_all(visitor: Come) -> None:
    """A tile in an open field may go to hundreds of places."""
    guest = visitor()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = guest.make({"game": "blume", "seats": seats, "modules": ["field_of_flowers"]})
    guest.open(f"/table/{made['id']}")
    longest = 0
    for decision in range(200):
        assert guest.my_turn()
        legal = next(frame["legal"] for frame in reversed(guest.frames) if frame["hear"] == "happened")
        longest = max(longest, len(legal))
        if longest > MANY:
            break
        hands("blume").click(guest, decision)
    assert longest > MANY
    guest.page.get_by_role("button", name="All moves", exact=True).click()
    guest.page.wait_for_selector("dialog[open] li")
    assert guest.page.locator("dialog[open] li").count() == longest
    last = guest.page.locator("dialog[open] li button").last
    last.scroll_into_view_if_needed()
    last.click()
    until(guest.page, "!document.querySelector('dialog[open]')")
    assert guest.armed
