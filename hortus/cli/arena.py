"""hortus arena: bots against each other."""

import json as jsons
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hortus import interpreter
from hortus.art.svg import standing as picture
from hortus.cli import asking
from hortus.lab.arena import bouts, run
from hortus.lab.evidence import BOUND, likelihood_ratio
from hortus.lab.standing import Standing


def arena(
    game: asking.Game,
    players: Annotated[str, typer.Option("--bots", help="Who meets whom; more than two meet pair by pair.")] = (
        "greedy,random"
    ),
    seats: asking.Seats = None,
    groups: Annotated[int, typer.Option("--groups", help="Seeds; each is played in every seating.", min=1)] = 100,
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
) -> None:
    """Lets bots play each other: every seed in every seating, shares with their intervals, ratings.

    Example: hortus arena petal --bots level-3,greedy --groups 200 --jobs 2
    """
    rules = asking.table(game, seats, module, option, "house")
    names = [name.strip() for name in players.split(",") if name.strip()]
    setup = rules.setup
    standing = Standing(bouts(setup.game, setup.seats, setup.modules, setup.options, names, seed))
    if out is not None and out.exists():
        standing.resume(out)
    interpreter.say_so_once()
    finished = _fight(standing, groups, stop, jobs or os.cpu_count() or 1, out)
    if out is not None:
        standing.save(out)
    if html is not None:
        html.write_text(picture.page(f"{game}: {', '.join(names)}", standing.rows(), standing.ratings()), "utf-8")
    if json:
        print(jsons.dumps({"rows": standing.rows(), "ratings": standing.ratings()}))
    else:
        _show(standing)
    if not finished:
        raise typer.Exit(130)


def _fight(standing: Standing, groups: int, stop: bool, jobs: int, out: Path | None) -> bool:
    """Whether all was played; an interrupt keeps every finished group."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for place, bout in enumerate(standing.bouts):
            missing = standing.missing(place, groups)
            task = progress.add_task(" ".join(bout.bots), total=groups, completed=groups - len(missing))
            try:
                for group in run(bout, missing, jobs):
                    standing.add(place, group)
                    progress.advance(task)
                    if out is not None and len(standing.groups[place]) % 20 == 0:
                        standing.save(out)
                    if stop and _clear(standing, place):
                        break
            except KeyboardInterrupt:
                return False
    return True


def _clear(standing: Standing, place: int) -> bool:
    """Whether the first of two bots is plainly better or plainly not, five points from even."""
    bout = standing.bouts[place]
    if bout.seats != 2:
        return False
    shares = standing.shares(place, bout.bots[0])
    return max(abs(likelihood_ratio(shares, 0.5, 0.55)), abs(likelihood_ratio(shares, 0.5, 0.45))) > 2 * BOUND


def _show(standing: Standing) -> None:
    console = Console(highlight=False)
    shown = Table(box=None, header_style="bold")
    for title in ["bout", "bot", "wins", "95 %", "fair", "points", "games"]:
        shown.add_column(title, justify="left" if title in ("bout", "bot") else "right")
    for row in standing.rows():
        shown.add_row(
            row["bout"], row["bot"], f"{row['share']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['fair']:.0%}", f"{row['points']:.1f}", str(row["games"]),
        )  # fmt: skip
    console.print(shown)
    rated = sorted(standing.ratings().items(), key=lambda item: -item[1])
    if len(rated) > 1:
        console.print("ratings: " + ", ".join(f"{name} {rating:.0f}" for name, rating in rated))
