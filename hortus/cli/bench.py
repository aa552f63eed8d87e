"""hortus bench: decisions a second."""

import json as jsons
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hortus.cli.saying import say
from hortus.games import GAMES
from hortus.lab import bench as benchmark
from hortus.tables import game_kind


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Only these games.", show_default=False)] = None,
    search: Annotated[bool, typer.Option("--search", help="Simulations a second of the searching bots.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Decisions a second for every game: compiled, interpreted, and plain C where benchmarks/ has it.

    Example: hortus bench --json
    """
    keys = [game_kind(name).key for name in game or GAMES]
    if search:
        _search(keys, json)
        return
    figures: dict[str, dict[str, int | None]] = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("playing", total=len(keys) * benchmark.ROUNDS)
        for key in keys:
            progress.update(task, description=key)
            figures[key] = benchmark.bench(key, lambda: progress.advance(task))
    if json:
        say(jsons.dumps(figures))
        return
    shown = Table(title="decisions a second, random play, full legal lists", title_justify="left", box=None)
    shown.add_column("game")
    for title in ["compiled", "interpreted", "plain C", "times interpreted", "of plain C"]:
        shown.add_column(title, justify="right")
    for key, row in figures.items():
        compiled, interpreted, c = row["compiled"], row["interpreted"], row["c"]
        shown.add_row(
            key,
            _figure(compiled),
            _figure(interpreted),
            _figure(c),
            f"{compiled / interpreted:.1f}" if compiled and interpreted else "",
            f"{compiled / c:.2f}" if compiled and c else "",
        )
    Console(highlight=False).print(shown)


def _search(keys: list[str], json: bool) -> None:
    """The same for the searching bots: one simulation is one walk down the tree, or one trial."""
    figures = {key: benchmark.bench_search(key) for key in keys}
    if json:
        say(jsons.dumps(figures))
        return
    shown = Table(title="simulations a second of the searching levels", title_justify="left", box=None)
    for title in ["game", "compiled", "interpreted"]:
        shown.add_column(title, justify="left" if title == "game" else "right")
    for key, row in figures.items():
        shown.add_row(key, _figure(row["compiled"]), _figure(row["interpreted"]))
    Console(highlight=False).print(shown)


def _figure(number: int | None) -> str:
    return "-" if number is None else f"{number:,}"
