"""Draws every board in one page load and takes one picture of it, in each of four looks."""

import io
import mimetypes
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, Route
from visual.positions import Board, boards

ROOT = Path(__file__).parents[2]
HOST = "http://gallery.test"
LOOKS = {
    f"{size}-{theme}": (width, theme)
    for size, width in (("desktop", 1000), ("phone", 390))
    for theme in ("light", "dark")
}
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"


def build(into: Path) -> None:
    """The gallery from today's sources."""
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    command = ["npx", "--no-update-notifier", "vite", "build", "--config", "tests/gallery/vite.config.ts",
               "--outDir", str(into), "--emptyOutDir"]  # fmt: skip
    done = subprocess.run(
        command, cwd=ROOT / "web", env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def answering(built: Path) -> Callable[[Route], None]:
    """Sends the files of the gallery; there is no server, and no other host."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(HOST).lstrip("/") or "index.html"
        file = built / name
        if file.is_file():
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=kind)
        else:
            route.fulfill(status=404, body="")

    return answer


@contextmanager
def opened(browser: Browser, built: Path, look: str, shown: list[Board] | None = None) -> Iterator[Page]:
    """The gallery in one look: these boards, or all those of the games with the examples of the rules."""
    width, theme = LOOKS[look]
    # With this height, no board's layout is the one for screens of little height.
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce", locale="en", device_scale_factor=1,
    )  # fmt: skip
    try:
        context.route("**/*", answering(built))
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(HOST + "/")
        page.wait_for_function("() => window.show !== undefined")
        page.add_style_tag(content=STILL)
        page.evaluate("([boards, examples]) => window.show(boards, examples)", [shown or boards(), not shown])
        page.wait_for_timeout(200)
        assert faults == []
        yield page
    finally:
        context.close()


def pictures(page: Page) -> dict[str, Image.Image]:
    """One picture of the whole page, cut into its frames."""
    boxes: dict[str, list[float]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-frame]')].map(frame => {
            const box = frame.getBoundingClientRect();
            return [frame.dataset.frame, [box.x + scrollX, box.y + scrollY, box.right + scrollX, box.bottom + scrollY]];
        }))"""
    )
    whole = Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")
    return {name: whole.crop(tuple(round(edge) for edge in box)) for name, box in boxes.items()}  # type: ignore[arg-type]
