"""hortus edition check: check your own edition file."""

from argparse import Namespace
from pathlib import Path

from hortus import editions, tables
from hortus.cli.parser import Command, Parser
from hortus.cli.saying import tell


def arguments(parser: Parser) -> None:
    parser.value("file", "terminal-edition-file", type=Path, metavar="FILE")
    parser.value("--game", "terminal-edition-game")


def check(chosen: Namespace) -> None:
    file: Path = chosen.file
    box = editions.from_file(file)
    kind = tables.game_kind(chosen.game or box.game_or_refuse())
    for seats in kind.seats:
        tables.rules(kind.key, seats, edition=box)
    tell("terminal-edition-good", file=file.name, game=kind.title, digest=box.digest)


CHECK = Command("edition check", "hortus edition check my.toml", arguments, check)
