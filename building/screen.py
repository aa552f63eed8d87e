"""What a person sees while Hortus is built: a line for each stage, and how far the running ones are."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Screen:
    """Finished stages above, running ones in a last line that a terminal rewrites."""

    def __init__(self) -> None:
        self._running: dict[str, str] = {}
        self._lock = threading.Lock()
        self._live = sys.stdout.isatty()

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """One stage; its line is printed with its seconds when it is done."""
        start = time.monotonic()
        self.note(name, "")
        try:
            yield
        except BaseException:
            self._finish(name, "")
            raise
        self._finish(name, f"{name:<26}{time.monotonic() - start:6.1f} s")

    def note(self, name: str, words: str) -> None:
        """How far a running stage is."""
        with self._lock:
            self._running[name] = words
            if self._live:
                self._draw()
            elif words:
                print(f"  {words}", flush=True)

    def say(self, line: str) -> None:
        """A line that stays."""
        with self._lock:
            print(f"\r\x1b[K{line}" if self._live else line, flush=True)
            if self._live and self._running:
                self._draw()

    def counts(self, done: int, total: int) -> bool:
        """Whether a counter should be shown at this number: always at a terminal, four times elsewhere."""
        return self._live or done * 4 // total > (done - 1) * 4 // total

    def _finish(self, name: str, line: str) -> None:
        with self._lock:
            self._running.pop(name, None)
        if line or self._live:
            self.say(line) if line else print("\r\x1b[K", end="", flush=True)

    def _draw(self) -> None:
        shown = ", ".join(f"{name}: {words}" if words else name for name, words in self._running.items())
        print(f"\r\x1b[K{shown[:100]} ...", end="", flush=True)
