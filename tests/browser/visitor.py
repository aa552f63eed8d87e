"""Somebody with a browser: opens pages, plays by mouse or by keyboard alone, and remembers what went wrong."""

import contextlib
import json
import os
import time
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ElementHandle, Locator, Page, TimeoutError

from hortus import words
from hortus.core.message import Message

ALL = os.environ.get("HORTUS_BROWSER") == "all"
"""Whether everything is tried in every language and way, as `make browser` does."""

PATIENCE = 40_000
BRIEFLY = 2_000
ARMED = "[...document.querySelectorAll('.bar button.primary')].some(button => !button.disabled)"
QUIET = {"motion": "none", "name": "", "language": "en", "lessons": False, "tips": False}
"""Nothing moves, nothing is offered before a game, and no tip covers the board."""


def until(page: Page, expression: str, seconds: float = 30) -> None:
    """Ask the page again and again; waiting inside it would need the eval that its policy forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(f"!!({expression})"):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(50)


class Visitor:
    def __init__(self, chrome: Browser, url: str, settings: dict[str, object] | None = None, **options: Any) -> None:
        self.url = url
        self.language = str((settings or {}).get("language", "en"))
        options.setdefault("viewport", {"width": 1440, "height": 900})
        options.setdefault("locale", "en")
        self.context = chrome.new_context(**options)
        kept = json.dumps({**QUIET, **(settings or {})})
        self.context.add_init_script(
            f"const kept = {json.dumps(kept)};"
            "if (!localStorage.getItem('hortus.settings')) localStorage.setItem('hortus.settings', kept);"
        )
        self.troubles: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.offline = False  # while the server is away, failed requests are no fault of the page
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("dialog", lambda dialog: (self.troubles.append("a dialog"), dialog.dismiss()))
        self.page.on("request", lambda request: self._request(request.url))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not self.offline:
            self.troubles.append(f"console: {text}")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"another host: {url}")

    def _frame(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def leave(self) -> None:
        self.context.close()
        assert self.troubles == []

    # ---- finding one's way

    def said(self, key: str, **values: object) -> str:
        """A text of the page in the language of this visitor."""
        return words.text(Message(key, values), self.language)

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def play_now(self, game: str) -> None:
        self.open("/")
        self.page.get_by_role("button", name=f"{self.said('home-play')}: {game.title()}").click()
        self.page.wait_for_selector("[data-place]")

    def sit_down(self, name: str = "") -> None:
        """Accept the invitation that is shown."""
        button = self.page.get_by_role("button", name=self.said("invite-sit"), exact=True)
        button.wait_for()
        if name:
            self.page.fill("#invite-name", name)
        button.click()

    def api(self, method: str, path: str, body: object = None) -> Any:
        """The same requests the page makes, with the page's own cookie."""
        answer = self.page.evaluate(
            """async ([method, path, body]) => {
                const heard = await fetch('/api/' + path, {method, headers: {'Content-Type': 'application/json'},
                    body: body === null ? undefined : JSON.stringify(body)});
                return [heard.status, await heard.json()];
            }""",
            [method, path, body],
        )
        assert answer[0] == 200, answer
        return answer[1]

    def make(self, order: dict[str, object]) -> dict[str, Any]:
        if not self.page.url.startswith(self.url):
            self.open("/settings")
        made: dict[str, Any] = self.api("POST", "tables", order)
        return made

    def finished(self, game: str) -> str:
        """A table that random bots have played to its end, on the page; returns its id."""
        made = self.make({"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
        self.api("POST", f"tables/{made['id']}/seats/0", {"kind": "bot", "bot": "random"})
        self.open(f"/table/{made['id']}")
        self.page.wait_for_selector("#end-title", timeout=90_000)
        return str(made["id"])

    @property
    def over(self) -> bool:
        return self.page.query_selector("#end-title") is not None

    def my_turn(self) -> bool:
        """Wait until something can be chosen here; False when the game is over."""
        self.page.wait_for_selector("[data-lit=true], #end-title", state="attached")
        return not self.over

    @property
    def armed(self) -> bool:
        """Whether one action is left and only waits to be confirmed."""
        return not self.over and bool(self.page.evaluate(f"{ARMED}"))

    def lit(self, among: str = "svg") -> list[ElementHandle]:
        return self.page.query_selector_all(f"{among} [data-lit=true]")

    def click_lit(self, number: int, among: str = "svg") -> None:
        """Click one of what is lit; found anew if the page draws it anew meanwhile."""
        spots = self.page.locator(f"{among} [data-lit=true]")
        spots.nth(number % spots.count()).click()

    def try_click(self, spot: Locator) -> None:
        """Click it, unless it stops being lit on the way: what was sent before may be answered just now."""
        with contextlib.suppress(TimeoutError):
            spot.click(timeout=BRIEFLY)

    def rests(self, part: str) -> None:
        """Wait until a part of the page stays where it is."""
        box = self.page.locator(part).bounding_box()
        while True:
            self.page.wait_for_timeout(100)
            before, box = box, self.page.locator(part).bounding_box()
            if box == before:
                return

    def settled(self) -> None:
        """Wait until everything that was sent is answered."""
        self.page.wait_for_selector(".bar[data-busy=false]")

    def done(self) -> None:
        """Wait until the decision is taken."""
        self.settled()
        until(self.page, f"!!document.querySelector('#end-title') || !{ARMED}")

    # ---- by keyboard alone

    @property
    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            """() => { const e = document.activeElement; return {
                place: e?.dataset?.place ?? null, lit: e?.dataset?.lit === 'true',
                chosen: e?.getAttribute('aria-pressed') === 'true', card: !!e?.closest('.fillings'),
                label: e?.getAttribute('aria-label') ?? '', tag: e?.tagName ?? ''}; }"""
        )
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, card: bool) -> None:
        """Tab until the focus is among the cards, or on the board."""
        for _ in range(60):
            now = self.focus
            if now["place"] is not None and now["card"] == card:
                return
            self.press("Tab")
        raise AssertionError("Tab never came to the board")

    def tab_into(self, group: str) -> None:
        """Tab until the focus is on a place in this group."""
        for _ in range(60):
            if self.page.evaluate(f"!!document.activeElement?.closest('{group} [data-place]')"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never came to {group}")

    def step_to_lit(self, unchosen: bool = False) -> None:
        for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 3:
            now = self.focus
            if now["lit"] and not (unchosen and now["chosen"]):
                return
            self.press(key)
        now = self.focus
        assert now["lit"], now
