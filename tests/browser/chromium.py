"""The browser that the tests drive: the system's Chromium, fetched from its packages where that is possible."""

import os
import shutil
import subprocess
import sys

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


def fetched() -> str:
    """The same, after asking Debian's packages for it."""
    if not found() and shutil.which("apt-get") and os.geteuid() == 0:
        print("Fetching Chromium for the browser tests ...", flush=True)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(
            ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            **quiet,  # type: ignore[call-overload]
        )
    return found()


if __name__ == "__main__":
    if not fetched():
        print(MISSING, file=sys.stderr)
        raise SystemExit(1)
