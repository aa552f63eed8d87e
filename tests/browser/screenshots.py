"""Pictures of every page and every game: large and small, light and dark, in play and at the end.

They are for looking at; a few of the best stand in the README. Games named after the folder are the only ones shown.
"""

import sys
import tempfile
from pathlib import Path

from browser import chromium
from browser.hands import hands
from browser.visitor import Visitor
from playwright.sync_api import sync_playwright
from server.running import Server

from hortus.art.symbols import SYMBOLS

SIZES = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "flat": {"width": 844, "height": 390},
    "zoomed": {"width": 640, "height": 400},
}
"""A desktop, a phone both ways up, and a window of 1,280 pixels at 200 % zoom."""


def shoot(guest: Visitor, folder: Path, name: str) -> None:
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(350)
    guest.page.screenshot(path=folder / f"{name}.png")


def tour(guest: Visitor, folder: Path, look: str, games: list[str]) -> None:
    """Every page that needs no game, then each game in the middle, with a ghost, at the end and in review."""
    page = guest.page
    for path, name in (("/", "home"), ("/settings", "settings")):
        guest.open(path)
        page.wait_for_selector("h1")
        shoot(guest, folder, f"{name}-{look}")
    for game in games:
        for path, name in ((f"/new/{game}", "new"), (f"/rules/{game}", "rules"), (f"/workshop/{game}", "workshop")):
            guest.open(path)
            page.wait_for_selector("h1")
            shoot(guest, folder, f"{game}-{name}-{look}")
        guest.play_now(game)
        for number in range(hands(game).MIDDLE):
            if guest.my_turn():
                hands(game).click(guest, number * 11 + 2)
        if guest.my_turn():
            page.get_by_role("button", name="Hint").click()
            page.wait_for_timeout(500)
        shoot(guest, folder, f"{game}-play-{look}")
        made = guest.make({"game": game, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]})
        guest.api("POST", f"tables/{made['id']}/seats/0", {"kind": "bot", "bot": "greedy"})
        guest.open(f"/table/{made['id']}")
        page.wait_for_selector("#end-title", timeout=120_000)
        shoot(guest, folder, f"{game}-over-{look}")
        page.locator("#end-title").scroll_into_view_if_needed()
        page.evaluate("document.querySelector('.end').scrollIntoView()")
        shoot(guest, folder, f"{game}-end-{look}")
        guest.open(f"/table/{made['id']}/replay/15")
        page.wait_for_selector("text=Move 15")
        shoot(guest, folder, f"{game}-replay-{look}")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(Path(data), bot_pause=0.02).start()
        browser = play.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        try:
            for theme in ("light", "dark"):
                for size, viewport in SIZES.items():
                    guest = Visitor(browser, server.url, viewport=viewport, color_scheme=theme,
                                    settings={"name": "Anna"})  # fmt: skip
                    tour(guest, folder, f"{size}-{theme}", sys.argv[2:] or list(SYMBOLS))
                    guest.leave()
        finally:
            browser.close()
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
