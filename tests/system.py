"""What the tests need from the machine: PostgreSQL and a browser, from Debian's packages where they are missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from browser import chromium


def postgres() -> bool:
    """Whether PostgreSQL's programs are here; Debian keeps them off the path."""
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def missing() -> list[str]:
    """The packages that would have to be installed."""
    return [name for name, there in {"postgresql": postgres(), "chromium": bool(chromium.found())}.items() if not there]


def fetch(packages: list[str]) -> None:
    """Asks Debian's packages for them, where this user may."""
    if not packages or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *words], env=environment, capture_output=True, check=False)


if __name__ == "__main__":
    fetch(missing())
    left = missing()
    if left:
        print(
            f"error: the tests need {' and '.join(left)}, which could not be installed here; "
            f"install it yourself (on Debian: apt-get install {' '.join(left)}).",
            file=sys.stderr,
        )
        raise SystemExit(1)
