"""A real terminal of 80 by 24 characters, and somebody who reads nothing but its screen."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pyte

COLUMNS, LINES = 80, 24
MORE = "-- Enter shows more, q skips -- "
ENTRY = re.compile(r"^ *(#?\d+)  (\S.*?)  ")
PATIENCE = 60


class Window:
    """One command in a terminal of its own."""

    def __init__(
        self, *words: str, folder: Path, prompts: tuple[str, ...] = ("A (you)> ",), **environment: str
    ) -> None:
        self.prompts = (*prompts, MORE)
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.turned = 0  # pages that were turned to come to the last prompt
        self.keyboard, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        before = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from hortus.cli import main; main()", *words],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            cwd=folder,
            env={**before, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment},
            start_new_session=True,
        )
        os.close(terminal)

    def read(self) -> str:
        """All that is on the screen when somebody is asked, or the command has ended."""
        end = time.monotonic() + PATIENCE
        heard = b""
        while time.monotonic() < end:
            if select.select([self.keyboard], [], [], 0.2)[0]:
                try:
                    part = os.read(self.keyboard, 65536)
                except OSError:  # so Linux says that nobody is there any more
                    break
                if not part:
                    break
                self.stream.feed(part)
                heard += part
                # A prompt is the last thing that is printed, and what was typed is echoed before it.
                if heard.decode("utf-8", "replace").endswith(self.prompts):
                    break
            elif self.process.poll() is not None:
                break
        else:
            raise AssertionError("nothing was asked:\n" + "\n".join(self.screen.display))
        self.raw += heard
        return self.shown()

    def shown(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def type(self, text: str) -> str:
        """Type a line, and read the screen up to the next question."""
        os.write(self.keyboard, text.encode() + b"\n")
        return self.read()

    def turn_pages(self) -> list[str]:
        """Every screen up to a question that is no page to turn."""
        screens = [self.shown()]
        while self.line().startswith(MORE.strip()):
            screens.append(self.type(""))
        return screens

    def line(self) -> str:
        """The line of the cursor."""
        return self.screen.display[self.screen.cursor.y].rstrip()

    def moves(self) -> list[str]:
        """The numbers of the moves that can be read on the screen, below the question."""
        lines = self.screen.display
        asked = max((number for number, line in enumerate(lines) if "(help" in line), default=0)
        found = [ENTRY.match(line) for line in lines[asked:]]
        return [match.group(1) for match in found if match]

    def asked(self) -> bool:
        return self.process.poll() is None and self.line().startswith(tuple(prompt.strip() for prompt in self.prompts))

    def close(self) -> int:
        self.process.kill() if self.process.poll() is None else None
        os.close(self.keyboard)
        return self.process.wait(PATIENCE)
