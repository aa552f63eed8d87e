"""The review in the browser: the better move as a ghost, learning from mistakes, and the graph by keyboard."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from browser.test_pages import faults
from browser.visitor import Visitor, until

from hortus import words

Come = Callable[..., Visitor]


def reviewed(guest: Visitor) -> dict[str, object]:
    """Open the review of a game of random bots; returns it once it is finished."""
    table = guest.finished("petal")
    guest.open(f"/table/{table}/review")
    guest.page.wait_for_selector(".review .learn")
    for _ in range(200):
        heard = guest.api("POST", f"tables/{table}/review", {"effort": "usual"})
        if heard["finished"]:
            break
        guest.page.wait_for_timeout(500)
    guest.page.wait_for_selector(".balance")
    return dict(heard["review"])


def test_a_better_move_is_a_ghost_and_mistakes_are_tried_first(visitor: Come) -> None:
    guest = visitor()
    review = reviewed(guest)
    page = guest.page
    decisions = review["decisions"]
    assert isinstance(decisions, list)
    bad = [number for number, one in enumerate(decisions) if one["name"] in ("inaccuracy", "mistake", "blunder")]
    own = [number for number in bad if decisions[number]["seat"] == 0]
    assert own, "random bots make mistakes"
    page.locator(".list button", has_text=re.compile(rf"(^|\D){own[0]}: ")).first.click()
    until(page, f"location.pathname.endsWith('/review/{own[0]}')")
    cell = decisions[own[0]]["best"]["cell"]
    page.wait_for_selector(f".place.chosen[data-place='{cell}']")
    assert faults(guest) == []
    page.get_by_label(guest.said("coach-learn")).check()
    page.wait_for_selector(f"text={guest.said('coach-ask')}")
    assert page.locator(".place.chosen").count() == 0
    page.get_by_role("button", name=guest.said("act-list"), exact=True).click()
    page.wait_for_selector("dialog li button")
    table = page.url.split("/")[4]
    legal = [one["action"] for one in guest.api("GET", f"tables/{table}/replay/{own[0]}?seat=0")["legal"]]
    page.locator("dialog li button").nth(legal.index(decisions[own[0]]["best"]["action"])).click()
    page.click(".bar button.primary")
    page.wait_for_selector(f"h3:has-text('{guest.said('coach-candidates')}')")
    graph = page.get_by_role("slider", name=guest.said("coach-graph"))
    graph.focus()
    guest.press("Home")
    until(page, "location.pathname.endsWith('/review/0')")
    guest.press("ArrowRight")
    until(page, "location.pathname.endsWith('/review/1')")


def test_a_record_file_is_chosen_and_its_review_opens_and_a_broken_one_says_so(visitor: Come, tmp_path: Path) -> None:
    guest = visitor()
    record = guest.api("GET", f"tables/{guest.finished('petal')}/record")
    whole, forged, broken = (tmp_path / name for name in ("whole.json", "forged.json", "broken.json"))
    whole.write_text(json.dumps(record), "utf-8")
    forged.write_text(json.dumps({**record, "scores": [99, 1]}), "utf-8")
    broken.write_text("no record", "utf-8")
    page = guest.open("/")
    page.get_by_role("link", name=guest.said("home-record"), exact=True).click()
    page.wait_for_selector("input[type=file]")
    assert faults(guest) == []
    page.set_input_files("input[type=file]", str(broken))
    page.wait_for_selector(f"[role=alert]:has-text('{guest.said('coach-file-broken')}')")
    guest.offline = True  # the browser writes the refusal to its console
    page.set_input_files("input[type=file]", str(forged))
    page.wait_for_selector("[role=alert]:has-text('99')")
    page.set_input_files("input[type=file]", str(whole))
    page.wait_for_selector(".review .board svg")
    assert page.url.split("/")[5].startswith("review")


def test_a_record_file_is_dropped_anywhere_on_the_page(visitor: Come) -> None:
    guest = visitor(settings={"language": next(one for one in words.languages() if one != words.ENGLISH)})
    record = guest.api("GET", f"tables/{guest.finished('petal')}/record")
    page = guest.open("/review")
    page.wait_for_selector("input[type=file]")
    page.evaluate(
        """text => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], "game.json", {type: "application/json"}));
            dispatchEvent(new DragEvent("drop", {dataTransfer: carried, bubbles: true, cancelable: true}));
        }""",
        json.dumps(record),
    )
    page.wait_for_selector(".review .board svg")
