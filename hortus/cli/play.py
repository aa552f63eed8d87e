"""hortus play: a game in the terminal, against bots or with friends at one keyboard."""

import contextlib
from argparse import Namespace
from pathlib import Path

from hortus import bots, files, records
from hortus.cli import asking, kept
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.saying import tell, warn_if_interpreted
from hortus.cli.sitting import Sitting
from hortus.core.errors import SetupError
from hortus.match import Match

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (line editing and history at the prompt)


def arguments(parser: Parser) -> None:
    asking.game(parser)
    asking.seats(parser)
    parser.value("--people", "terminal-play-people", 1, type=whole(0, asking.MOST_SEATS))
    parser.value("--bots", "terminal-play-bots", "greedy")
    asking.agreements(parser)
    parser.value("--edition", "terminal-option-edition")
    parser.value("--seed", "terminal-play-seed")
    parser.value("--record", "terminal-play-record", type=Path)


def play(chosen: Namespace) -> None:
    record: Path | None = chosen.record
    if record is not None:
        files.ask_for(record)
    going_on = record is not None and records.kept(record)
    if record is not None and going_on:
        match = kept.goes_on(record)
        kept.check_same_table(record, match, chosen)
    else:
        match = Match(asking.rules(chosen, chosen.edition or asking.STANDARD), chosen.seed)
    seated, people = match.seats, chosen.people
    if people > seated:
        raise SetupError("terminal-play-crowded", seats=seated, people=people)
    # The names are read even where nobody is needed: a misspelt one is refused all the same.
    names = asking.players(chosen.bots, (seated - people) or seated)[: seated - people]
    warn_if_interpreted()
    if record is not None and going_on:
        tell("terminal-play-going-on", file=record, moves=len(match.moves))
    day = match.deal.dice("day")
    Sitting(match, people, [bots.bot(name, day) for name in names], list(names), record).play()


PLAY = Command("play", "hortus play petal --bots greedy --seed 7", arguments, play)
