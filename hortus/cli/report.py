"""hortus lab report: what many games of bots say about a table."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from hortus import files
from hortus.cli import asking, machines
from hortus.cli.language import current, t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.core.errors import SetupError
from hortus.core.message import restored
from hortus.lab import parquet
from hortus.lab.engine import Machines
from hortus.lab.guests import Visits
from hortus.lab.journal import ENDING, Journal
from hortus.lab.luck import LUCK, Fortune
from hortus.lab.page import ask_for_page
from hortus.lab.report import Report, journal, run
from hortus.lab.report_page import page, played
from hortus.lab.restricted import levels, questions
from hortus.lab.simulate import Plan
from hortus.lab.tally import Tally

MOST = 10**7
INTERRUPTED = 130


def arguments(parser: Parser) -> None:
    asking.table(parser)
    parser.value("--games", "terminal-report-games", 1000, type=whole(1, MOST))
    parser.value("--bots", "terminal-simulate-bots", "greedy")
    parser.value("--seed", "terminal-option-seed", "7")
    parser.value("--restricted", "terminal-report-restricted", 0, type=whole(0, MOST))
    parser.value("--skill", "terminal-report-skill", 0, type=whole(0, MOST))
    parser.value("--luck", "terminal-report-luck", 0, type=whole(0, MOST))
    parser.value("--out", "terminal-report-out", Path("report.html"), type=Path)
    machines.arguments(parser)


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


def plans_of(chosen: Namespace) -> list[Plan]:
    """The report's own games, then those of each further question."""
    plan = plan_of(chosen)
    further = [(LUCK, chosen.luck)] if chosen.luck and plan.seats > 1 else []
    if chosen.restricted or chosen.skill:
        if len(set(plan.bots)) > 1:
            raise SetupError("report-one-bot")
        further += [(question, chosen.restricted) for question in questions(plan)]
    if chosen.skill:
        among = levels(plan) if plan.seats > 1 else []
        if not among:
            raise SetupError("report-no-level")
        further += [(question, chosen.skill) for question in among]
    return [plan, *[plan._replace(question=question, games=games) for question, games in further if games]]


def report(chosen: Namespace) -> int:
    plans = plans_of(chosen)
    out: Path = chosen.out
    if out.suffix != ".html":
        raise SetupError("report-out", file=out)
    ask_for_page(out)
    for ending in (".json", ".parquet"):
        files.ask_for(out.with_suffix(ending))
    journals = [journal(plan, out.with_suffix(ending_of(plan))) for plan in plans]
    warn_if_interpreted()
    try:
        finished = gather(journals, machines.chosen_by(chosen))
    finally:
        if journals[0].finished():
            save(journals, out)
    if not finished:
        tell("report-stopped", to=sys.stderr, games=sum(each.finished() for each in journals), file=out)
    return 0 if finished else INTERRUPTED


def ending_of(plan: Plan) -> str:
    """How the file of games ends, with the question that they are played for: `.without-stack-2.games`."""
    question = plan.question.replace(" ", "-").replace(":", "-")
    return f".{question}{ENDING}" if question else ENDING


def gather(journals: list[Journal[Any]], where: Machines) -> bool:
    """Play what is missing of any plan. Returns False after an interrupt; finished games are kept."""
    with bar() as progress:
        total = sum(each.plan.games for each in journals)
        done = sum(each.finished() for each in journals)
        task = progress.add_task(journals[0].plan.game, total=total, completed=done)
        try:
            for place, games in run(journals, where):
                journals[place].add(games)
                progress.advance(task, len(games))
        except KeyboardInterrupt:
            return False
    return True


def report_of(journals: list[Journal[Any]]) -> Report:
    """The report on these games."""
    own, *others = journals
    tally, fortune = Tally(own.plan.seats), Fortune()
    visits: dict[str, Visits] = {}
    for game in own.games():
        tally.add(game)
    for each in others:
        kept: Any = fortune if each.plan.question == LUCK else visits.setdefault(each.plan.question, Visits())
        for game in each.games():
            kept.add(game)
    return Report(own.plan, tally, visits, fortune)


def save(journals: list[Journal[Any]], out: Path) -> None:
    """Write the page, the figures and the games, and say what is certain."""
    made = report_of(journals)
    found = made.found()
    files.write(out.with_suffix(".json"), json.dumps(found, indent=1) + "\n")
    files.write(out, page(found, made.rules.scene(), current()))
    say(played(found))
    for claim in found["claims"]:
        say("  " + t("report-item", text=restored(claim)))
    if parquet.available():
        parquet.write(out.with_suffix(".parquet"), journals[0].games())
    else:
        tell("report-no-parquet", to=sys.stderr, extra="hortus[lab]")
    tell("report-written", file=out)


REPORT = Command("lab report", "hortus lab report petal --games 2000 --bots greedy --jobs 2", arguments, report)
