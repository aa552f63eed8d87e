"""A bot that takes its time: how far it is, what it would do now, and the button that asks it to move."""

from collections.abc import Callable

import pytest
from browser.hands import hands
from browser.visitor import Visitor, until

Come = Callable[..., Visitor]
SLOW = {"kind": "bot", "bot": "level-10"}


def against_a_slow_bot(guest: Visitor, game: str) -> None:
    """Sit down against a bot that thinks for seconds, and take one decision."""
    made = guest.make({"game": game, "seats": [{"kind": "me", "name": "Anna"}, SLOW]})
    guest.open(f"/table/{made['id']}")
    guest.my_turn()
    while guest.lit() and "Anna" in guest.page.inner_text(".plate.asked .name"):
        hands(game).click(guest, 3)
        guest.page.wait_for_timeout(100)


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_a_bot_is_seen_to_think_and_moves_when_it_is_asked_to(visitor: Come, viewport: dict[str, int]) -> None:
    guest = visitor(viewport=viewport)
    against_a_slow_bot(guest, "petal")
    page = guest.page
    page.wait_for_selector(".plate progress")
    page.wait_for_selector("text=Best so far:")
    first = page.eval_on_selector(".plate progress", "bar => bar.value")
    until(page, f"(document.querySelector('.plate progress')?.value ?? Infinity) > {first}")
    page.get_by_role("button", name="Move now").click()
    page.wait_for_selector("[data-lit=true]", timeout=2000)
    assert page.query_selector(".plate progress") is None
    assert page.get_by_role("button", name="Move now").count() == 0


def test_where_all_choose_in_secret_a_bot_can_be_hurried_and_shows_nothing(visitor: Come) -> None:
    guest = visitor()
    against_a_slow_bot(guest, "polders")
    now = guest.page.get_by_role("button", name="Move now")
    guest.page.wait_for_selector(".bar .now, [data-lit=true]")
    guest.try_click(now)
    guest.my_turn()
    assert now.count() == 0
    assert not any(one["hear"] == "thinking" for one in guest.frames)


def test_who_watches_sees_it_and_hurries_nobody(visitor: Come) -> None:
    anna, bert = visitor(), visitor()
    made = anna.make({"game": "petal", "watchable": True, "seats": [SLOW, SLOW]})
    bert.open(f"/table/{made['id']}")
    bert.page.wait_for_selector("text=Best so far:", timeout=60_000)
    assert bert.page.get_by_role("button", name="Move now").count() == 0
    anna.api("POST", f"tables/{made['id']}/abandon")
