"""Output of the commands. Text from files, names and records is made safe for a terminal first."""

import sys
from typing import TextIO

from hortus import interpreter
from hortus.cli.language import speak, t
from hortus.core.message import Message
from hortus.core.plain import plain, plain_lines

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def say(text: object = "", to: TextIO | None = None) -> None:
    """Print lines to stdout or another stream."""
    shown = speak(text) if isinstance(text, Message) else str(text)
    print(plain_lines(shown), file=to)


def tell(key: str, to: TextIO | None = None, **values: object) -> None:
    """Print a text of the catalogues to stdout or another stream."""
    say(t(key, **values), to)


def warn_if_interpreted() -> None:
    """Before long work: say that the rules are not compiled, unless the user asked for that."""
    if not interpreter.compiled() and not interpreter.asked():
        tell("terminal-slow", to=sys.stderr)


def show(line: str) -> None:
    """Print a line that is safe already and may contain colours."""
    print(line)


def ask(prompt: str) -> str:
    """Read a line at a prompt. Raises EOFError at the end of the input."""
    return input(plain(prompt))


def clear_screen() -> None:
    """Clear the terminal, so that the next person does not see what the last one saw."""
    if sys.stdout.isatty():
        print(CLEAR, end="")
