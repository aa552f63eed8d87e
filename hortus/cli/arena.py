"""hortus arena: bots against each other."""

import json as jsons
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from hortus.cli import asking, machines, rating
from hortus.cli.language import current, t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.cli.tables import columns
from hortus.core.errors import SetupError
from hortus.core.message import Listed, Message
from hortus.files import ask_for, write
from hortus.lab.arena import MOST_GROUPS, Group, bouts, run
from hortus.lab.engine import Machines
from hortus.lab.findings import Findings
from hortus.lab.page import ask_for_page, page

INTERRUPTED = 130
OFTEN = 3.0  # seconds between two times that finished groups are written


class Keeper:
    """Writes finished groups to the file, if there is one, every few seconds."""

    def __init__(self, findings: Findings, out: Path | None) -> None:
        self.findings = findings
        self.out = out
        self.written = monotonic()

    def now_and_then(self) -> None:
        if self.out is not None and monotonic() - self.written > OFTEN:
            self.findings.keep(self.out)
            self.written = monotonic()


def arguments(parser: Parser) -> None:
    asking.game(parser)
    parser.value("files", "terminal-arena-files", nargs="*", type=Path, metavar="FILE")
    parser.value("--bots", "terminal-arena-bots", "greedy,random")
    asking.seats(parser)
    parser.value("--groups", "terminal-arena-groups", 100, type=whole(1, MOST_GROUPS))
    parser.flag("--stop", "terminal-arena-stop")
    machines.arguments(parser)
    asking.agreements(parser)
    parser.value("--seed", "terminal-option-seed", "7")
    parser.value("--out", "terminal-arena-out", type=Path)
    parser.value("--html", "terminal-arena-html", type=Path)
    parser.flag("--json", "terminal-json")
    parser.flag("--rate", "terminal-arena-rate")


def arena(chosen: Namespace) -> int:
    """Bots against each other: every seed in every seating, shares with their intervals, ratings."""
    out: Path | None = chosen.out
    html: Path | None = chosen.html
    if out is not None and html is not None and os.path.realpath(out) == os.path.realpath(html):
        raise SetupError("terminal-arena-same-file", file=out)
    if out is not None:
        ask_for(out)
    if html is not None:
        ask_for_page(html)
    if chosen.rate:
        rating.rate(chosen.game, chosen.files, out, html, chosen.json)
        return 0
    if chosen.files:
        raise SetupError("terminal-arena-no-files")
    setup = asking.rules(chosen, asking.STANDARD).setup
    if chosen.stop and setup.seats != 2:
        raise SetupError("terminal-arena-stop-two", seats=setup.seats)
    names = [name.strip() for name in chosen.bots.split(",") if name.strip()]
    findings = Findings(bouts(setup.game, setup.seats, setup.modules, setup.options, names, chosen.seed))
    if out is not None and out.exists():
        findings.resume(out)
    warn_if_interpreted()
    finished = False
    try:
        finished = _fight(findings, chosen.groups, chosen.stop, machines.chosen_by(chosen), out)
    finally:  # what is finished is kept, also when the machines are gone
        if finished or findings.finished() or not chosen.cluster:
            _report(findings, f"{setup.game}: {', '.join(names)}", chosen.stop, out, html, chosen.json)
    if not finished:
        _stopped(findings.finished(), out)
    return 0 if finished else INTERRUPTED


def _report(findings: Findings, title: str, stop: bool, out: Path | None, html: Path | None, json: bool) -> None:
    """Save the results and show them."""
    if out is not None and findings.finished():
        findings.keep(out)  # at once, because intervals take a moment
    found = findings.found()
    sentences = findings.sentences() if stop else []
    if out is not None and findings.finished():
        findings.save(out, found)
    if html is not None and findings.finished():
        write(html, page(title, found["rows"], found["ratings"], [findings.table(), *sentences], current()))
    if json:
        say(jsons.dumps(found))
    elif found["rows"]:
        _show(found["rows"], found["ratings"], sentences)


def _fight(findings: Findings, groups: int, stop: bool, where: Machines, out: Path | None) -> bool:
    """Play all groups. Returns False if it was stopped; finished groups are kept."""
    keeper = Keeper(findings, out)
    with bar() as progress:
        for place, bout in enumerate(findings.bouts):
            if stop and findings.decided(place):
                continue
            missing = findings.missing(place, groups)
            task = progress.add_task(" ".join(bout.bots), total=groups, completed=groups - len(missing))
            try:
                with _stoppable():
                    _play(findings, place, run(bout, missing, where), stop, partial(progress.advance, task), keeper)
            except KeyboardInterrupt:
                return False
            if stop and findings.decided(place):
                # The same result on any number of processes.
                findings.drop(place, [number for number in missing if number >= findings.verdict(place).groups])
    return True


def _play(
    findings: Findings, place: int, groups: Iterator[Group], stop: bool, tick: Callable[[], None], keeper: Keeper
) -> None:
    """One bout, group by group. With --stop, it ends when the outcome is clear."""
    for group in groups:
        findings.add(place, group)
        tick()
        keeper.now_and_then()
        if stop and findings.decided(place):
            return


@contextmanager
def _stoppable() -> Iterator[None]:
    """SIGTERM, as `timeout` and a machine that shuts down send it, is an interrupt like Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stopped(count: int, out: Path | None) -> None:
    if not count:
        tell("terminal-arena-stopped-at-once", to=sys.stderr)
    elif out is None:
        tell("terminal-arena-stopped-lost", to=sys.stderr, groups=count)
    else:
        tell("terminal-arena-stopped", to=sys.stderr, groups=count, file=out)


def _show(rows: list[dict[str, Any]], ratings: dict[str, float], sentences: list[Message]) -> None:
    titles = ["bout", "bot", "wins", "interval", "fair", "points", "games"]
    shown = [[t(f"terminal-column-{title}") for title in titles]]
    for row in rows:
        between = t("terminal-between", low=f"{row['low']:.1%}", high=f"{row['high']:.1%}")
        figures = [f"{row['share']:.1%}", between, f"{row['fair']:.0%}", f"{row['points']:.1f}", str(row["games"])]
        shown.append([row["bout"], row["bot"], *figures])
    say(columns(shown, frozenset(range(2, len(titles)))))
    rated = sorted(ratings.items(), key=lambda item: -item[1])
    if len(rated) > 1:
        tell("terminal-ratings", ratings=Listed([f"{name} {rating:.0f}" for name, rating in rated]))
    for sentence in sentences:
        say(sentence)


ARENA = Command("arena", "hortus arena petal --bots level-3,greedy --groups 200 --jobs 2", arguments, arena)
