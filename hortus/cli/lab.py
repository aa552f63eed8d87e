"""hortus lab: experiments that make something for the house."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hortus import files, interpreter
from hortus.cli import asking
from hortus.cli.saying import say
from hortus.core.errors import SetupError
from hortus.lab.counting import COUNTERS
from hortus.lab.counting.counter import Counter
from hortus.lab.train import Training
from hortus.tables import game_kind

app = typer.Typer(rich_markup_mode=None)
OFTEN = 200  # games between two checkpoints


@app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    """Experiments that make something for the house.

    Example: hortus lab train petal --games 500 --out petal-2.toml
    """
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command("train")
def train(
    game: asking.Game,
    seats: asking.Seats = None,
    games: Annotated[int, typer.Option("--games", help="Learn from so many games.", min=1)] = 2000,
    seed: Annotated[str, typer.Option("--seed", help="The same seed learns the same weights.")] = "7",
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep the weights here; go on from it if it is there.")
    ] = None,
) -> None:
    """Learns by self-play what a table is worth, and writes the weights of the game's traits.

    Example: hortus lab train blume --seats 2 --games 2000 --out blume-2.toml
    """
    if out is not None:
        files.ask_for(out)
    training = Training(asking.table(game, seats, None, None, "house"), seed)
    if out is not None and out.exists():
        training.resume(out)
    interpreter.say_so_once()
    finished = _learn(training, games, out)
    if out is not None:
        training.save(out)
    names = training.heuristics.traits()
    say(f"{training.games} games, mean square {training.error:.1f}")
    longest = max(map(len, names))
    for name, weight in zip(names, training.weights, strict=True):
        say(f"  {name:{longest}} {weight:8.3f}")
    if not finished:
        raise typer.Exit(130)


def _learn(training: Training, games: int, out: Path | None) -> bool:
    """Whether all games were played; an interrupt keeps what was learned."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("learning", total=games, completed=training.games)
        try:
            for number in training.run(games):
                progress.update(task, completed=number)
                if out is not None and number % OFTEN == 0:
                    training.save(out)
        except KeyboardInterrupt:
            return False
    return True


@app.command("count")
def count(
    game: asking.Game,
    games: Annotated[int | None, typer.Option("--games", help="Count in so many games.", min=1)] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed counts the same games.")] = "7",
    out: Annotated[Path | None, typer.Option("--out", help="Write the tables here instead of printing them.")] = None,
) -> None:
    """Counts in games of greedy bots what their close looks believe, and writes the tables.

    Example: hortus lab count papillon --games 500 --out counted.toml
    """
    if out is not None:
        files.ask_for(out)
    key = game_kind(game).key
    if key not in COUNTERS:
        raise SetupError(f"Nothing is counted in {game_kind(game).title}; it is in {', '.join(COUNTERS)}.")
    if not seed.isprintable() or '"' in seed:
        raise SetupError(f"The seed of a count is kept in a file as text; {seed!r} cannot be, name a word.")
    counter = COUNTERS[key](seed)
    interpreter.say_so_once()
    finished = _count(counter, games or counter.games)
    if out is None:
        say(counter.text().rstrip())
    else:
        files.write(out, counter.text())
    if not finished:
        raise typer.Exit(130)


def _count(counter: Counter, games: int) -> bool:
    """Whether all games were played; an interrupt keeps what was counted in whole games."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("counting", total=games)
        try:
            for number in counter.run(games):
                progress.update(task, completed=number)
        except KeyboardInterrupt:
            return False
    return True
