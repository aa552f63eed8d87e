"""`make references`: draws the reference pictures again. Look at the changed ones before you commit them."""

import tempfile
from pathlib import Path

from browser import chromium
from playwright.sync_api import sync_playwright
from visual import gallery, looks


def main() -> None:
    kept = set()
    looks.REFERENCES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        gallery.build(Path(folder))
        browser = play.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        for look in gallery.LOOKS:
            with gallery.opened(browser, Path(folder), look) as page:
                for name, picture in gallery.pictures(page).items():
                    file = looks.REFERENCES / f"{name}-{look}.png"
                    kept.add(file)
                    if looks.changed(picture, file):
                        looks.keep(picture, file)
        browser.close()
    for file in set(looks.REFERENCES.glob("*.png")) - kept:
        file.unlink()
    print(f"{len(kept)} references, {sum(file.stat().st_size for file in kept) // 1000} kB")


if __name__ == "__main__":
    main()
