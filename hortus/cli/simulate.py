"""hortus simulate: many games by bots."""

import json as jsons
import os
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hortus import interpreter
from hortus.cli import asking
from hortus.cli.saying import say
from hortus.lab.simulate import Plan, run
from hortus.lab.summary import Summary

BAR = 30
MOST = 10**12  # games that can be asked for; nobody will see the last of them
COLUMNS = ["seat", "bot", "points", "±", "least", "quartiles", "most", "wins", ""]
SPARE = [[], ["quartiles"], ["quartiles", "least", "most"], ["quartiles", "least", "most", "±"]]
"""What is left out, one after the other, where the window is too narrow; no figure is ever cut."""


def simulate(
    game: asking.Game,
    seats: asking.Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1, max=MOST)] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, seat by seat; a short list is repeated.")] = "random",
    jobs: Annotated[
        int, typer.Option("--jobs", help="On how many processes, at most two a core; 0 is one a core.", min=0)
    ] = 1,
    module: asking.Modules = None,
    option: asking.Options = None,
    edition: asking.EditionName = "house",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "7",
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Plays many games and sums them up. Ctrl-C stops and keeps what is finished.

    Example: hortus simulate petal --games 10000 --bots greedy,random
    """
    rules = asking.table(game, seats, module, option, edition)
    setup = rules.setup
    plan = Plan(
        game=setup.game,
        seats=setup.seats,
        modules=tuple(setup.modules),
        options=setup.options,
        edition=asking.edition_of(edition),
        bots=asking.players(bots, setup.seats),
        seed=seed,
        games=games,
    )
    interpreter.say_so_once()
    summary = Summary(plan)
    start = perf_counter()
    finished = _gather(plan, jobs or os.cpu_count() or 1, summary)
    if json:
        say(jsons.dumps(summary.as_dict()))
    else:
        _show(summary, perf_counter() - start)
    if not finished:
        raise typer.Exit(130)


def _gather(plan: Plan, jobs: int, summary: Summary) -> bool:
    """Whether all games were played; an interrupt keeps those that were."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        try:
            for batch in run(plan, jobs):
                summary.add(batch)
                progress.advance(task, len(batch))
        except (KeyboardInterrupt, BrokenProcessPool):  # a signal may reach the workers first
            return False
    return True


def _show(summary: Summary, seconds: float) -> None:
    figures = summary.as_dict()
    console = Console(highlight=False)
    done, asked = figures["games"], figures["asked"]
    decisions = figures["decisions"]
    stopped = "" if done == asked else f" of {asked}, stopped early"
    console.print(f"{figures['game']}, {figures['seats']} seats: {done} games{stopped} in {seconds:.1f} s")
    if not done:
        return
    endless = console.options.update(width=1000)  # what a table would like to have, not what it gets
    for left_out in SPARE:
        room = console.width - console.measure(_table(figures, left_out, 0), options=endless).maximum
        if room >= 0:
            break
    console.width -= min(0, room)
    console.print(_table(figures, left_out, max(0, min(BAR, room))))
    console.print(
        f"{decisions['mean']:.1f} decisions a game ({decisions['least']} to {decisions['most']}), "
        f"{figures['shared']} shared wins"
    )


def _table(figures: dict[str, Any], left_out: list[str], bar: int) -> Table:
    """A line for each seat, with a bar of so many characters for a share of everything."""
    titles = [title for title in COLUMNS if title not in left_out]
    shown = Table(box=None, header_style="bold")
    for title in titles:
        shown.add_column(title, justify="left" if title in ("bot", "") else "right", no_wrap=True)
    for row, share in zip(figures["scores"], figures["wins"], strict=True):
        cells = {
            "seat": str(row["seat"]),
            "bot": row["bot"],
            "points": f"{row['mean']:.1f}",
            "±": f"{row['deviation']:.1f}",
            "least": str(row["least"]),
            "quartiles": " ".join(f"{value:g}" for value in row["quartiles"]),
            "most": str(row["most"]),
            "wins": f"{share:.1%}",
            "": "▇" * round(share * bar),
        }
        shown.add_row(*[cells[title] for title in titles])
    return shown
