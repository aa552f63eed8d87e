"""The words every command uses for a table: game, seats, modules, options, edition."""

from pathlib import Path
from typing import Annotated, Any

import typer

from hortus import editions, tables
from hortus.core.errors import SetupError
from hortus.core.rules import Rules
from hortus.editions import Edition

Game = Annotated[str, typer.Argument(help="Which game; `hortus games` lists them.", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats.", show_default=False)]
Modules = Annotated[list[str] | None, typer.Option("--module", help="Add a module; may be repeated.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="Agree on an option, as key=choice; may be repeated.")
]
EditionName = Annotated[str, typer.Option("--edition", help="An edition of the game, or a .toml file.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A number or a word; the same seed gives the same tiles.")]


def agreed(options: list[str] | None) -> dict[str, str]:
    """`["a=b"]` as `{"a": "b"}`."""
    chosen: dict[str, str] = {}
    for text in options or []:
        key, equals, choice = text.partition("=")
        if not equals:
            raise SetupError(f"An option is written key=choice, not {text!r}.")
        chosen[key.strip()] = choice.strip()
    return chosen


def edition_of(name: str) -> str | Edition:
    """A file is read at once, so that other processes need not find it."""
    return editions.from_file(Path(name)) if name.endswith(".toml") else name


def table(
    game: str, seats: int | None, modules: list[str] | None, options: list[str] | None, edition: str
) -> Rules[Any]:
    return tables.rules(game, seats, modules or [], agreed(options), edition_of(edition))


def players(bots: str, seats: int) -> tuple[str, ...]:
    """`"greedy,random"` for so many seats; a short list is repeated."""
    from hortus.bots import bot

    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise SetupError("Name at least one bot, as in --bots greedy,random.")
    for name in names:
        bot(name)
    if len(names) > seats:
        raise SetupError(f"There are {len(names)} bots for {seats} seats; name at most {seats}.")
    return tuple(names[seat % len(names)] for seat in range(seats))
