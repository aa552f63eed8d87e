"""What the commands say: text from files, names and records is made fit for a terminal before it is printed."""

import sys
from typing import TextIO

from hortus.core.plain import plain, plain_lines

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def say(text: object = "", to: TextIO | None = None) -> None:
    """Lines on the output, or on another stream."""
    print(plain_lines(str(text)), file=to)


def ask(prompt: str) -> str:
    """What is typed at a prompt; an EOFError when nobody is there."""
    return input(plain(prompt))


def clear_screen() -> None:
    """Empty the terminal, if it is one: the next person must not see what the last one saw."""
    if sys.stdout.isatty():
        print(CLEAR, end="")
