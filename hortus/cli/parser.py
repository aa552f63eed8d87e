"""How a command reads its words: argparse, in the language of the user."""

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

from hortus.cli.language import t
from hortus.core.errors import SetupError

DIGITS = 30
"""No command needs a number with more digits."""

HEADINGS = {
    "usage: ": "terminal-usage",
    "positional arguments": "terminal-arguments",
    "options": "terminal-options",
}
FAULTS = {
    "the following arguments are required: %s": "terminal-words-missing",
    "unrecognized arguments: %s": "terminal-words-unknown",
    "argument %(argument_name)s: %(message)s": "terminal-words-about",
    "expected one argument": "terminal-words-one",
    "expected at least one argument": "terminal-words-one",
    "ignored explicit argument %r": "terminal-words-none",
}
"""What argparse says, by the keys of our catalogues; it fills in its own values, in the form that it expects."""
NAMES = {"names": "%s", "name": "%(argument_name)s", "message": "%(message)s", "value": "%r"}


def _translated(english: str) -> str:
    if english in HEADINGS:
        return t(HEADINGS[english]) + (" " if english.endswith(" ") else "")
    return t(FAULTS[english], **NAMES) if english in FAULTS else english


# argparse asks gettext under this name for every text that it shows.
vars(argparse)["_"] = _translated


class Parser(argparse.ArgumentParser):
    """The words of one command. A mistake raises a SetupError and does not end the program."""

    def __init__(self, words: str, text: str) -> None:
        super().__init__(
            prog=f"hortus {words}".strip(),
            description=text,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.add_argument("--help", action="help", help=t("terminal-help-flag"))

    def error(self, message: str) -> NoReturn:
        raise SetupError("terminal-words-refused", fault=message, command=f"{self.prog} --help")

    def flag(self, name: str, key: str) -> None:
        """An option without a value."""
        self.add_argument(name, action="store_true", help=_help(t(key)))

    def value(self, name: str, key: str, default: object = None, **more: Any) -> None:
        """An option with a value, or an argument; the help shows its default."""
        text = t(key)
        if default not in (None, ""):
            text += " " + t("terminal-default", value=str(default))
        self.add_argument(name, default=default, help=_help(text), **more)

    def values(self, name: str, key: str) -> None:
        """An option that may be repeated."""
        self.add_argument(name, action="append", metavar=name.strip("-").upper(), help=_help(t(key)))


def _help(text: str) -> str:
    """Escape percent signs for argparse."""
    return text.replace("%", "%%")


class Command(NamedTuple):
    """One command: its words, an example, what it takes, and what it does. Its text is `terminal-do-<words>`."""

    words: str
    example: str
    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int | None]

    def parser(self) -> Parser:
        parser = Parser(self.words, described(self.words, self.example))
        self.arguments(parser)
        return parser


def described(words: str, example: str) -> str:
    """What a command does, with an example."""
    summary = t(f"terminal-do-{words.replace(' ', '-') or 'hortus'}")
    shown = t("terminal-example", line=example)
    return f"{summary}\n\n{shown}"


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """Reads a whole number between two others."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) <= DIGITS else None
        except ValueError:
            number = None
        if number is None or number < low or (high is not None and number > high):
            shown = text if len(text) <= DIGITS else text[:DIGITS] + "…"
            key = "terminal-number-from" if high is None else "terminal-number-between"
            raise argparse.ArgumentTypeError(t(key, low=str(low), high=str(high), found=shown))
        return number

    return read
