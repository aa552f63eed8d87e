"""Running the command line as a person would."""

import os
import subprocess
import sys
from pathlib import Path


def hortus(*words: str, typed: str = "", folder: Path | None = None, **environment: str) -> subprocess.CompletedProcess:
    """One command in a process of its own, with what is typed at it."""
    return subprocess.run(
        [sys.executable, "-P", "-c", "from hortus.cli import main; main()", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "120", "LC_ALL": "C.UTF-8", **environment},
    )


def refused(*words: str, folder: Path | None = None) -> str:
    """The one sentence with which a command refuses; nothing on stdout, exit code 2."""
    done = hortus(*words, folder=folder)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip()
