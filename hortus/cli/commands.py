"""All commands by name, and how each ends: normally, with a refusal, or interrupted."""

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from io import TextIOWrapper

from hortus.cli import language, refusing
from hortus.cli.language import t
from hortus.cli.parser import Command, Parser, described
from hortus.cli.saying import say, tell
from hortus.cli.tables import columns
from hortus.core.errors import HortusError, SetupError

COMMANDS = {
    "serve": "serve.SERVE",
    "games": "games.GAMES",
    "bots": "bots.BOTS",
    "learn": "learn.LEARN",
    "play": "play.PLAY",
    "simulate": "simulate.SIMULATE",
    "arena": "arena.ARENA",
    "perft": "perft.PERFT",
    "bench": "bench.BENCH",
    "puzzle": "puzzle.PUZZLE",
    "replay": "replay.REPLAY",
    "review": "review.REVIEW",
    "verify": "verify.VERIFY",
    "print": "print.PRINT",
    "backup": "serve.BACKUP",
    "restore": "serve.RESTORE",
    "edition check": "edition.CHECK",
    "lab puzzles": "hunt.PUZZLES",
    "lab train": "lab.TRAIN",
    "lab count": "lab.COUNT",
    "lab report": "report.REPORT",
    "lab compare": "compare.COMPARE",
}
"""The module of each command. It is imported only when needed, so start-up is fast."""

GROUPS = {"": "hortus play petal", "edition": "hortus edition check my.toml", "lab": "hortus lab train petal"}
"""Words that need another after them, with an example."""

INTERRUPTED = 130


def command(words: str) -> Command:
    """A command by its words."""
    module, name = COMMANDS[words].split(".")
    found: Command = getattr(import_module(f"hortus.cli.{module}"), name)
    return found


def run(arguments: list[str], environment: Mapping[str, str]) -> int:
    """Run one command. A refusal is one sentence on stderr and exit code 2."""
    _open_streams()
    try:
        code = _obey(arguments, environment)
        sys.stdout.flush()
    except SystemExit as left:
        # So argparse and rich leave when the reader of a pipe has seen enough: `hortus games | head`.
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        code = 0
        _say_no_more()
    except BrokenPipeError:
        code = 0
        _say_no_more()
    except OSError as fault:
        _say_no_more()
        code = refusing.broken(fault)
    return code


def _obey(arguments: list[str], environment: Mapping[str, str]) -> int:
    try:
        words = language.choose(arguments, environment)
        name, rest = _named(words)
        if name in GROUPS:
            return _group(name, rest)
        chosen = command(name)
        return chosen.run(chosen.parser().parse_intermixed_args(rest)) or 0
    except HortusError as refused:
        return refusing.refuse(refused.message)


def _named(words: list[str]) -> tuple[str, list[str]]:
    """The command that the first words name, and the words after it."""
    if not words:
        return "serve", []
    if words[0].startswith("-"):
        return "", words
    if words[0] in GROUPS and len(words) > 1 and not words[1].startswith("-"):
        return _known(" ".join(words[:2]), words[1]), words[2:]
    return (words[0] if words[0] in GROUPS else _known(words[0], words[0])), words[1:]


def _known(name: str, typed: str) -> str:
    if name not in COMMANDS:
        raise SetupError("terminal-no-command", name=typed)
    return name


def _group(name: str, rest: list[str]) -> int:
    """The help for all commands, or for the commands under one word."""
    parser = Parser(name, described(name, GROUPS[name]))
    if not name:
        parser.flag("--version", "terminal-version-flag")
        parser.add_argument("--lang", metavar="LANG", help=t("terminal-lang-flag"))
    parser.usage = f"hortus {name} …".replace("  ", " ")
    below = [words for words in COMMANDS if words.startswith(f"{name} ")] if name else _first_words()
    rows = [["  " + words.split()[-1], t(f"terminal-do-{words.replace(' ', '-')}")] for words in below]
    parser.epilog = t("terminal-commands") + "\n" + columns(rows)
    chosen = parser.parse_args(rest)
    if not name and chosen.version:
        _version()
    else:
        say(parser.format_help().rstrip())
    return 0


def _first_words() -> list[str]:
    return list(dict.fromkeys(words.split()[0] for words in COMMANDS))


def _version() -> None:
    from hortus import interpreter
    from hortus.version import VERSION

    key = "terminal-compiled" if interpreter.compiled() else "terminal-interpreted"
    tell("terminal-version", version=VERSION, build=t(key))


def _open_streams() -> None:
    """A closed stream is an empty one; a character that cannot be read or written is shown as a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  (open as long as the program runs)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _say_no_more() -> None:
    """Avoids a second error when Python flushes its streams at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
