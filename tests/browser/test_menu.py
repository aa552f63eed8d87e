"""The menu of a table."""

from collections.abc import Callable

from browser.hands import hands
from browser.visitor import Visitor, until

Come = Callable[..., Visitor]


def menu(guest: Visitor, item: str) -> None:
    guest.page.get_by_role("button", name="Game", exact=True).click()
    guest.page.locator("dialog[open]").get_by_role("button", name=item, exact=True).click()


def against(guest: Visitor, game: str, **more: object) -> str:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    made = guest.make({"game": game, "seats": seats, **more})
    guest.open(f"/table/{made['id']}")
    guest.my_turn()
    return str(made["id"])


def test_a_move_against_a_bot_is_taken_back_freely(visitor: Come) -> None:
    """Nothing is drawn in Petal after the start, so nothing new was seen."""
    guest = visitor()
    table = against(guest, "petal")
    log = f"tables/{table}/log?seat=0"
    piles = guest.api("GET", f"tables/{table}?seat=0")["now"]["view"]["piles"]
    hands("petal").click(guest, 4)
    guest.my_turn()
    assert guest.api("GET", f"tables/{table}?seat=0")["now"]["view"]["piles"] != piles
    menu(guest, "Take back my last move")
    until(guest.page, "!document.querySelector('dialog[open]')")
    guest.my_turn()
    assert guest.api("GET", f"tables/{table}?seat=0")["now"]["view"]["piles"] == piles
    assert guest.api("GET", log)["events"]
