"""hortus arena: bots against each other."""

import json as jsons
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hortus import interpreter
from hortus.cli import asking, rating
from hortus.cli.saying import say
from hortus.core.errors import SetupError
from hortus.files import ask_for, write
from hortus.lab.arena import MOST_GROUPS, Group, bouts, run
from hortus.lab.page import ask_for_page, page
from hortus.lab.standing import Standing

OFTEN = 3.0  # seconds between two times that finished groups are written


class Keeper:
    """Writes finished groups to a file now and then, where there is one."""

    def __init__(self, standing: Standing, out: Path | None) -> None:
        self.standing = standing
        self.out = out
        self.written = monotonic()

    def now_and_then(self) -> None:
        if self.out is not None and monotonic() - self.written > OFTEN:
            self.standing.keep(self.out)
            self.written = monotonic()


def arena(
    game: asking.Game,
    files: Annotated[
        list[Path] | None, typer.Argument(help="With --rate: results that --out has kept.", show_default=False)
    ] = None,
    players: Annotated[str, typer.Option("--bots", help="Who meets whom; more than two meet pair by pair.")] = (
        "greedy,random"
    ),
    seats: asking.Seats = None,
    groups: Annotated[
        int, typer.Option("--groups", help="Seeds; each is played in every seating.", min=1, max=MOST_GROUPS)
    ] = 100,
    stop: Annotated[
        bool, typer.Option("--stop", help="Stop a bout of two as soon as its outcome is clear (5 % error).")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", help="On how many processes; 0 is one a core.", min=0)] = 1,
    module: asking.Modules = None,
    option: asking.Options = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "7",
    out: Annotated[Path | None, typer.Option("--out", help="Keep the result here; continue it if it is there.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page with plots.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    rate: Annotated[
        bool, typer.Option("--rate", help="Play nothing: one rating over all FILES; --out writes it as TOML.")
    ] = False,
) -> None:
    """Lets bots play each other: every seed in every seating, shares with their intervals, ratings.

    Example: hortus arena petal --bots level-3,greedy --groups 200 --jobs 2
    """
    if out is not None and html is not None and os.path.realpath(out) == os.path.realpath(html):
        raise SetupError(f"--out and --html both name {out}; name two files.")
    if out is not None:
        ask_for(out)
    if html is not None:
        ask_for_page(html)
    if rate:
        rating.rate(game, files or [], out, html, json)
        return
    if files:
        raise SetupError("Files are for --rate; to keep a result name one with --out.")
    rules = asking.table(game, seats, module, option, "house")
    setup = rules.setup
    if stop and setup.seats != 2:
        raise SetupError(f"--stop is for two seats, not {setup.seats}; leave it out.")
    names = [name.strip() for name in players.split(",") if name.strip()]
    standing = Standing(bouts(setup.game, setup.seats, setup.modules, setup.options, names, seed))
    if out is not None and out.exists():
        standing.resume(out)
    interpreter.say_so_once()
    finished = _fight(standing, groups, stop, jobs or os.cpu_count() or 1, out)
    _report(standing, f"{setup.game}: {', '.join(names)}", stop, out, html, json)
    if not finished:
        say(_stopped(standing, out), to=sys.stderr)
        raise typer.Exit(130)


def _report(standing: Standing, title: str, stop: bool, out: Path | None, html: Path | None, json: bool) -> None:
    """Keep what was found, and show it."""
    if out is not None and standing.finished():
        standing.keep(out)  # at once, because intervals take a moment
    found = standing.found()
    sentences = standing.sentences() if stop else []
    if out is not None and standing.finished():
        standing.save(out, found)
    if html is not None and standing.finished():
        write(html, page(title, found["rows"], found["ratings"], [standing.table(), *sentences]))
    if json:
        say(jsons.dumps(found))
    elif found["rows"]:
        _show(found["rows"], found["ratings"], sentences)


def _fight(standing: Standing, groups: int, stop: bool, jobs: int, out: Path | None) -> bool:
    """Whether all was played; what stops it takes no finished group away."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True)
    keeper = Keeper(standing, out)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for place, bout in enumerate(standing.bouts):
            if stop and standing.decided(place):
                continue
            missing = standing.missing(place, groups)
            task = progress.add_task(" ".join(bout.bots), total=groups, completed=groups - len(missing))
            try:
                with _stoppable():
                    _play(standing, place, run(bout, missing, jobs), stop, partial(progress.advance, task), keeper)
            except (KeyboardInterrupt, BrokenProcessPool):  # a signal may reach the workers first
                return False
            if stop and standing.decided(place):
                # The same result on any number of processes.
                standing.drop(place, [number for number in missing if number >= standing.verdict(place).groups])
    return True


def _play(
    standing: Standing, place: int, groups: Iterator[Group], stop: bool, tick: Callable[[], None], keeper: Keeper
) -> None:
    """One bout, group by group, until it is decided where that is asked for."""
    for group in groups:
        standing.add(place, group)
        tick()
        keeper.now_and_then()
        if stop and standing.decided(place):
            return


@contextmanager
def _stoppable() -> Iterator[None]:
    """SIGTERM, as `timeout` and a machine that shuts down send it, is an interrupt like Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stopped(standing: Standing, out: Path | None) -> str:
    count = standing.finished()
    groups, they, are = ("1 group", "it", "is") if count == 1 else (f"{count} groups", "they", "are")
    if not count:
        return "Stopped before the first group was finished; there is nothing to keep."
    if out is None:
        return f"Stopped after {groups}; with --out {they} would have been kept."
    return f"Stopped; {groups} {are} in {out}, and the same command goes on from there."


def _show(rows: list[dict[str, Any]], ratings: dict[str, float], sentences: list[str]) -> None:
    console = Console(highlight=False)
    shown = Table(box=None, header_style="bold")
    for title in ["bout", "bot", "wins", "95 %", "fair", "points", "games"]:
        shown.add_column(title, justify="left" if title in ("bout", "bot") else "right")
    for row in rows:
        shown.add_row(
            row["bout"], row["bot"], f"{row['share']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['fair']:.0%}", f"{row['points']:.1f}", str(row["games"]),
        )  # fmt: skip
    console.print(shown)
    rated = sorted(ratings.items(), key=lambda item: -item[1])
    if len(rated) > 1:
        console.print("ratings: " + ", ".join(f"{name} {rating:.0f}" for name, rating in rated))
    for sentence in sentences:
        console.print(sentence, soft_wrap=True)
