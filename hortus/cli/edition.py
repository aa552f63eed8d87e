"""hortus edition: component files of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from hortus import editions, tables
from hortus.cli.saying import say

app = typer.Typer(rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def edition(context: typer.Context) -> None:
    """Component files of one's own.

    Example: hortus edition check my.toml
    """
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="The edition file.", show_default=False)],
    game: Annotated[str | None, typer.Option("--game", help="Whose, where the file does not say.")] = None,
) -> None:
    """Says whether an edition file can be played with, or what is wrong with it.

    Example: hortus edition check my.toml
    """
    box = editions.from_file(file)
    kind = tables.game_kind(game or box.game_or_refuse())
    for seats in kind.seats:
        tables.rules(kind.key, seats, edition=box)
    say(f"{file.name} is a good edition of {kind.title}; its digest is {box.digest}.")
