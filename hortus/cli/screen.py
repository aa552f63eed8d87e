"""The terminal window: long output is shown page by page, and colours only if the terminal supports them."""

import os
import sys
from textwrap import wrap

from hortus.art.text.page import Page
from hortus.cli import saying
from hortus.cli.language import speak, t
from hortus.cli.tables import height, width
from hortus.core.message import Message
from hortus.core.plain import plain_lines

ROOM = 2  # lines that a question needs
WIDE = 100  # if there is no terminal


class Screen:
    """What one person reads: text, boards and questions."""

    def __init__(self) -> None:
        self.watched = sys.stdout.isatty() and sys.stdin.isatty()
        """Whether a person is at a terminal, so that we can wait for a key."""
        self.used = 0
        self.skipping = False

    @property
    def width(self) -> int:
        return width() if self.watched else WIDE

    @property
    def height(self) -> int:
        return height() if self.watched else 10**6

    def page(self, brief: bool = False) -> Page:
        """What boards are drawn on here."""
        return Page(speak, self.width - 1 if self.watched else WIDE, brief, self.watched and coloured())

    def say(self, text: object = "") -> None:
        """Sentences; long ones are folded."""
        said = plain_lines(speak(text) if isinstance(text, Message) else str(text))
        for line in said.split("\n"):
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            for part in wrap(line, self.width - 1, subsequent_indent=indent) or [""]:
                self._line(part)

    def tell(self, key: str, **values: object) -> None:
        self.say(t(key, **values))

    def draw(self, board: str) -> None:
        """A picture of the table, which `hortus.art` has made fit to be shown."""
        for line in board.split("\n"):
            self._line(line)

    def ask(self, prompt: str) -> str:
        """Read a line. Then a new page begins."""
        self.used = 0
        self.skipping = False
        return saying.ask(prompt)

    def clear(self) -> None:
        self.used = 0
        saying.clear_screen()

    def _line(self, line: str) -> None:
        if self.skipping:
            return
        if self.watched and self.used >= self.height - ROOM:
            self.used = 0
            if saying.ask(t("terminal-more") + " ").strip():
                self.skipping = True
                return
        self.used += 1
        saying.show(line)


def coloured() -> bool:
    """Whether colours can be seen and are wanted (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
