"""A cache of object files and libraries, so that nothing is compiled twice.

The name of a file in the cache is a hash of everything it is made from. A file
is written completely or not at all. So an interrupted build continues where it
stopped, and file times do not matter.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

# People switch between branches, so keep files for two weeks after their last use.
KEPT_SECONDS = 14 * 24 * 3600


class CompileError(Exception):
    """The compiler or the linker failed. The text is its first error."""


def first_error(output: str) -> str:
    """The first line of a compiler's output with an error, or its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    wrong = [line for line in lines if "error" in line.lower() or "undefined reference" in line]
    return (wrong or lines[-1:] or ["it gave no reason"])[0]


def run(command: list[str]) -> None:
    """Run a compiler. A failure becomes one sentence."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode < 0:
        raise CompileError(f"{command[0]} was stopped by signal {-done.returncode}; there may be too little memory.")
    if done.returncode:
        raise CompileError(first_error(done.stdout))


class Cache:
    """Files from the compiler, each named by the hash of its inputs."""

    def __init__(self, folder: Path, setting: str) -> None:
        """`setting` is what all files depend on: the compiler, Python, mypyc."""
        self.folder = folder
        self._setting = setting
        folder.mkdir(parents=True, exist_ok=True)

    def path(self, suffix: str, *parts: str | bytes) -> Path:
        """The path of the file made from these parts, whether it exists or not."""
        key = hashlib.sha256(self._setting.encode())
        for part in parts:
            part = part.encode() if isinstance(part, str) else part
            key.update(len(part).to_bytes(8, "big") + part)
        return self.folder / (key.hexdigest()[:40] + suffix)

    def made(self, path: Path, make: Callable[[Path], None]) -> bool:
        """Make the file if it is missing. Returns whether it was missing."""
        if path.exists():
            os.utime(path)
            return False
        half = path.with_suffix(f".{os.getpid()}.{threading.get_ident()}{path.suffix}")
        try:
            make(half)
            os.replace(half, path)
        finally:
            half.unlink(missing_ok=True)
        return True

    def forget(self) -> None:
        """Delete files that were not used for a long time."""
        limit = time.time() - KEPT_SECONDS
        for path in self.folder.iterdir():
            with contextlib.suppress(OSError):
                if path.stat().st_mtime < limit:
                    path.unlink()


class Counter:
    """Prints how many are done: after every step if HORTUS_COUNT is set, otherwise four times."""

    def __init__(self, total: int, word: str) -> None:
        self._total = total
        self._word = word
        self._done = 0
        self._lock = threading.Lock()

    def step(self) -> None:
        with self._lock:
            self._done += 1
            if "HORTUS_COUNT" in os.environ or self._done * 4 // self._total > (self._done - 1) * 4 // self._total:
                print(f"{self._word} {self._done} of {self._total}", file=sys.stderr, flush=True)


def put(source: Path, target: Path) -> None:
    """Copy a file if the target differs. A reader sees the old file or the new one, never a part."""
    if target.exists() and target.read_bytes() == source.read_bytes():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.copyfile(source, half)
    shutil.copymode(source, half)
    os.replace(half, target)
