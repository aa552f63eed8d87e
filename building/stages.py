"""The tools of a stage: commands with a log, stamps of finished work, and clear errors."""

import hashlib
import os
import re
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from building.screen import Screen

ENVIRONMENT = Path(".venv")
BUILD = Path("build")
LOGS = BUILD / "logs"
WRONG = re.compile(r"\berror\b[: ]|\bERR!|\berror TS|No matching distribution|not found|No space left", re.IGNORECASE)


class Failed(Exception):
    """A stage failed. The text has the first real error, what to do about it, and where the log is."""


class Commands:
    """The running programs. All of them are stopped when one stage fails."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._logs: set[str] = set()
        self._lock = threading.Lock()
        self._ended = False

    def run(
        self,
        command: list[str],
        log: str,
        advice: str,
        where: str = ".",
        heard: Callable[[str], None] = lambda line: None,
        variables: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Run a program until it ends. Each line goes to the log and to `heard`."""
        LOGS.mkdir(parents=True, exist_ok=True)
        lines: list[str] = []
        mode = "a" if log in self._logs else "w"
        self._logs.add(log)
        with Path(LOGS, f"{log}.log").open(mode, buffering=1, encoding="utf-8") as file:
            file.write(f"$ {' '.join(command)}\n")
            with self._lock:
                if self._ended:
                    return
                process = subprocess.Popen(
                    command,
                    cwd=where,
                    env={**os.environ, **variables},
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    errors="replace",
                )
                self._running.add(process)
            assert process.stdout
            with process.stdout:
                for line in process.stdout:
                    file.write(line)
                    lines.append(line.strip())
                    heard(line.strip())
            code = process.wait()
            with self._lock:
                self._running.discard(process)
        if code and not self._ended:
            raise Failed(f"{first_error(lines)}\n{advice} All of it is in {LOGS}/{log}.log.")

    def end(self) -> None:
        """Stop all programs that were started here."""
        with self._lock:
            self._ended = True
            for process in self._running:
                process.terminate()


def first_error(lines: list[str]) -> str:
    """The first line with an error, or the last line."""
    said = [line for line in lines if line]
    return next((line for line in said if WRONG.search(line)), (said or ["It gave no reason."])[-1])


def digest(paths: Iterable[Path], *words: str) -> str:
    """A hash of the names and contents of files, and of some extra words."""
    key = hashlib.sha256("\0".join(words).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        key.update(f"{path}\0{len(content)}\0".encode() + content)
    return key.hexdigest()


def files(*folders: str, but: tuple[str, ...] = ()) -> list[Path]:
    """All files in these folders, except caches and compiled modules."""
    return [
        path
        for folder in folders
        for path in ([Path(folder)] if Path(folder).is_file() else Path(folder).rglob("*"))
        if path.is_file() and path.suffix not in (".pyc", ".so") and not any(part in path.as_posix() for part in but)
    ]


def once(screen: Screen, name: str, key: str, work: Callable[[], None], product: Path = ENVIRONMENT) -> None:
    """Run a stage, unless it finished with the same key before and its product still exists."""
    stamp = (ENVIRONMENT if product == ENVIRONMENT else BUILD) / "stamps" / name.replace(" ", "-")
    if product.exists() and stamp.exists() and stamp.read_text() == key:
        return
    with screen.stage(name):
        stamp.unlink(missing_ok=True)
        work()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


def writable(folder: Path) -> bool:
    """Whether we can create files in a folder. Creates the folder if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
