"""The output of a build: a line for each finished stage, and the progress of the running ones."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Screen:
    """Prints finished stages. On a terminal, the last line shows the running ones."""

    def __init__(self) -> None:
        self._running: dict[str, str] = {}
        self._lock = threading.Lock()
        self._live = sys.stdout.isatty()

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Run one stage. Its line, with the time, is printed when it is done."""
        start = time.monotonic()
        self.note(name, "")
        try:
            yield
        except BaseException:
            self._finish(name, "")
            raise
        self._finish(name, f"{name:<26}{time.monotonic() - start:6.1f} s")

    def note(self, name: str, words: str) -> None:
        """Show the progress of a running stage."""
        with self._lock:
            self._running[name] = words
            if self._live:
                self._draw()
            elif words:
                print(f"  {words}", flush=True)

    def say(self, line: str) -> None:
        """Print a line that stays."""
        with self._lock:
            print(f"\r\x1b[K{line}" if self._live else line, flush=True)
            if self._live and self._running:
                self._draw()

    def counts(self, done: int, total: int) -> bool:
        """Whether to show a counter at this number: always on a terminal, otherwise four times."""
        return self._live or done * 4 // total > (done - 1) * 4 // total

    def _finish(self, name: str, line: str) -> None:
        with self._lock:
            self._running.pop(name, None)
        if line or self._live:
            self.say(line) if line else print("\r\x1b[K", end="", flush=True)

    def _draw(self) -> None:
        shown = ", ".join(f"{name}: {words}" if words else name for name, words in self._running.items())
        print(f"\r\x1b[K{shown[:100]} ...", end="", flush=True)
