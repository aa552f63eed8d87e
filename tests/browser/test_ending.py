"""The moment a game ends: the result in one line, in sight and announced, and what to do next beside it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.visitor import Visitor, until

import hortus

Come = Callable[..., Visitor]
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def in_sight(guest: Visitor, selector: str) -> bool:
    """Without scrolling anything."""
    return bool(
        guest.page.evaluate(
            """selector => { const box = document.querySelector(selector).getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return box.top >= 0 && box.bottom <= innerHeight && !!top?.closest(selector); }""",
            selector,
        )
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_result_is_in_sight_has_the_focus_and_is_announced(visitor: Come, size: str) -> None:
    guest = visitor(viewport=SIZES[size])
    guest.finished("petal")
    until(guest.page, "document.activeElement?.id === 'end-title'")
    line = guest.page.inner_text("#end-title")
    assert " to " in line
    until(guest.page, f"document.querySelector('.unseen[aria-live]').textContent === {line!r}")
    assert in_sight(guest, "#end-title")
    for name in ("Rematch", "Review", "Replay"):
        door = guest.page.locator(".banner .button, .banner button", has_text=name).first
        box = door.bounding_box()
        assert box, name
        assert 0 <= box["y"] < box["y"] + box["height"] <= SIZES[size]["height"], name


@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_ranking_sheets_and_graph_need_no_way_past_the_board(visitor: Come, game: str) -> None:
    """They are the first tab beside the board."""
    guest = visitor()
    guest.finished(game)
    guest.page.wait_for_selector(".end ol li")
    board, result = guest.page.locator(".board").bounding_box(), guest.page.locator(".end ol").bounding_box()
    assert board
    assert result
    assert result["x"] >= board["x"] + board["width"] - 1
    assert result["y"] + result["height"] <= 900
    assert guest.page.locator(".end .sheet").count() >= 2


def test_a_tie_break_is_named_and_leads_to_its_paragraph(visitor: Come) -> None:
    """The page is made to hear equal points, because ties are rare."""
    guest = visitor()

    def equal(message: str | bytes) -> str:
        heard: dict[str, Any] = json.loads(message)
        if heard["hear"] == "happened" and heard["state"] == "over":
            heard["scores"] = [40, 40]
        return json.dumps(heard)

    def between(socket: Any) -> None:
        service = socket.connect_to_server()
        service.on_message(lambda message: socket.send(equal(message)))

    guest.page.route_web_socket("**/live**", between)
    guest.finished("petal")
    until(guest.page, "document.querySelector('#end-title').textContent.includes('on the tie-break, 40 to 40')")
    guest.page.get_by_role("button", name="How a tie is broken").click()
    until(guest.page, "document.activeElement?.id === 'rule-end'")
