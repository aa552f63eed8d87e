"""hortus lab report: what many games of bots say about a table."""

import json
import os
import sys
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from hortus import files
from hortus.cli import asking
from hortus.cli.language import current, t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.core.errors import RecordError, SetupError
from hortus.core.message import restored
from hortus.lab import parquet
from hortus.lab.engine import Machines
from hortus.lab.journal import ENDING, Journal
from hortus.lab.page import ask_for_page
from hortus.lab.report import Report, run
from hortus.lab.report_page import page, played
from hortus.lab.simulate import Plan
from hortus.lab.tally import Tally

MOST = 10**7
PIECE = 8
"""Games of a piece: seconds for strong bots, and a line of the file of games."""
AGAIN = 5
"""How often processes that died are started again."""
INTERRUPTED = 130


def arguments(parser: Parser) -> None:
    asking.table(parser)
    parser.value("--games", "terminal-report-games", 1000, type=whole(1, MOST))
    parser.value("--bots", "terminal-simulate-bots", "greedy")
    parser.value("--seed", "terminal-option-seed", "7")
    parser.value("--out", "terminal-report-out", Path("report.html"), type=Path)
    machines(parser)


def machines(parser: Parser) -> None:
    """Where the work is done."""
    parser.value("--jobs", "terminal-simulate-jobs", 1, type=whole(0))
    parser.value("--cluster", "terminal-cluster", "")


def machines_of(chosen: Namespace) -> Machines:
    return Machines(chosen.jobs or os.cpu_count() or 1, chosen.cluster)


def plan_of(chosen: Namespace) -> Plan:
    setup = asking.rules(chosen).setup
    return Plan(
        game=setup.game,
        seats=setup.seats,
        modules=tuple(setup.modules),
        options=setup.options,
        edition=asking.edition_of(chosen.edition),
        bots=asking.players(chosen.bots, setup.seats),
        seed=chosen.seed,
        games=chosen.games,
    )


def report(chosen: Namespace) -> int:
    plan = plan_of(chosen)
    out: Path = chosen.out
    if out.suffix != ".html":
        raise SetupError("report-out", file=out)
    ask_for_page(out)
    for ending in (".json", ".parquet"):
        files.ask_for(out.with_suffix(ending))
    journal = Journal(plan, out.with_suffix(ENDING))
    warn_if_interpreted()
    try:
        finished = gather(journal, machines_of(chosen))
    finally:
        if journal.finished():
            save(journal, out)
    if not finished:
        tell("report-stopped", to=sys.stderr, games=journal.finished(), file=out)
    return 0 if finished else INTERRUPTED


def gather(journal: Journal, machines: Machines) -> bool:
    """Play what is missing. Returns False after an interrupt; finished games are kept."""
    with bar() as progress:
        task = progress.add_task(journal.plan.game, total=journal.plan.games, completed=journal.finished())
        for _ in range(AGAIN):
            try:
                for games in run(journal.plan, journal.missing(PIECE), machines):
                    journal.add(games)
                    progress.advance(task, len(games))
                return True
            except KeyboardInterrupt:
                return False
            except BrokenProcessPool:
                continue  # a process died: its pieces are still missing
    raise RecordError("report-processes-die", times=AGAIN)


def save(journal: Journal, out: Path) -> None:
    """Write the page, the figures and the games, and say what is certain."""
    tally = Tally(journal.plan.seats)
    for game in journal.games():
        tally.add(game)
    found = Report(journal.plan, tally).found()
    files.write(out.with_suffix(".json"), json.dumps(found, indent=1) + "\n")
    files.write(out, page(found, current()))
    say(played(found))
    for claim in found["claims"]:
        say("  " + t("report-item", text=restored(claim)))
    if parquet.available():
        parquet.write(out.with_suffix(".parquet"), journal.games())
    else:
        tell("report-no-parquet", to=sys.stderr, extra="hortus[lab]")
    tell("report-written", file=out)


REPORT = Command("lab report", "hortus lab report petal --games 2000 --bots greedy --jobs 2", arguments, report)
