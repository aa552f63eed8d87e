"""The browser that the tests drive: the system's Chromium; tests/system.py fetches it where that is possible."""

import os
import shutil

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
]
MISSING = (
    "The browser tests need Chromium, and it is not here; install it (on Debian: apt-get install chromium) "
    "or name one with HORTUS_CHROMIUM."
)


def found() -> str:
    """The path of a Chromium, or nothing."""
    named = os.environ.get("HORTUS_CHROMIUM", "")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return ""
