"""The words every command uses for a table: game, seats, modules, options, edition."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from hortus import editions, tables
from hortus.cli.parser import Parser, whole
from hortus.core.errors import SetupError
from hortus.core.rules import Rules
from hortus.editions import Edition

STANDARD = "standard"
MOST_SEATS = 99


def game(parser: Parser) -> None:
    parser.value("game", "terminal-option-game", metavar="GAME")


def seats(parser: Parser) -> None:
    parser.value("--seats", "terminal-option-seats", type=whole(0, MOST_SEATS))


def agreements(parser: Parser) -> None:
    """Modules and options."""
    parser.values("--module", "terminal-option-module")
    parser.values("--option", "terminal-option-option")


def edition(parser: Parser) -> None:
    parser.value("--edition", "terminal-option-edition", STANDARD)


def table(parser: Parser) -> None:
    """All that makes a table."""
    game(parser)
    seats(parser)
    agreements(parser)
    edition(parser)


def agreed(options: list[str] | None) -> dict[str, str]:
    """`["a=b"]` as `{"a": "b"}`."""
    chosen: dict[str, str] = {}
    for text in options or []:
        key, equals, choice = text.partition("=")
        if not equals:
            raise SetupError("terminal-option-written", found=text)
        chosen[key.strip()] = choice.strip()
    return chosen


def edition_of(name: str) -> str | Edition:
    """Read a file now, because other processes may not find it."""
    return editions.from_file(Path(name)) if name.endswith(".toml") else name


def rules(chosen: Namespace, edition: str | None = None) -> Rules[Any]:
    """The rules of the table that was asked for."""
    wanted = edition or chosen.edition
    return tables.rules(chosen.game, chosen.seats, chosen.module or [], agreed(chosen.option), edition_of(wanted))


def players(bots: str, seats: int) -> tuple[str, ...]:
    """`"greedy,random"` as a list with one bot for each seat; a short list is repeated."""
    from hortus.bots import bot

    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise SetupError("terminal-no-bots")
    for name in names:
        bot(name)
    if len(names) > seats:
        raise SetupError("terminal-many-bots", bots=len(names), seats=seats)
    return tuple(names[seat % len(names)] for seat in range(seats))
