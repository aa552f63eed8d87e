"""hortus simulate: many games by bots."""

import json as jsons
import os
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hortus import interpreter
from hortus.cli import asking
from hortus.lab.simulate import Plan, run
from hortus.lab.summary import Summary

BAR = 30


def simulate(
    game: asking.Game,
    seats: asking.Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, seat by seat; a short list is repeated.")] = "random",
    jobs: Annotated[int, typer.Option("--jobs", help="On how many processes; 0 is one a core.", min=0)] = 1,
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
        print(jsons.dumps(summary.as_dict()))
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
        except KeyboardInterrupt:
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
    shown = Table(box=None, header_style="bold")
    for title in ["seat", "bot", "points", "±", "least", "quartiles", "most", "wins", ""]:
        shown.add_column(title, justify="left" if title in ("bot", "") else "right")
    for row, share in zip(figures["scores"], figures["wins"], strict=True):
        quartiles = " ".join(f"{value:g}" for value in row["quartiles"])
        shown.add_row(
            str(row["seat"]), row["bot"], f"{row['mean']:.1f}", f"{row['deviation']:.1f}", str(row["least"]), quartiles,
            str(row["most"]), f"{share:.1%}", "▇" * round(share * BAR),
        )  # fmt: skip
    console.print(shown)
    console.print(
        f"{decisions['mean']:.1f} decisions a game ({decisions['least']} to {decisions['most']}), "
        f"{figures['shared']} shared wins"
    )
