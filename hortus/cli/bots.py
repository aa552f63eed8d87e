"""hortus bots: who can be played against."""

import json as jsons
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hortus.bots import BOTS, LEVELS
from hortus.bots.levels import RATINGS, TITLES
from hortus.cli.saying import say
from hortus.games import GAMES


def bots(json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False) -> None:
    """Lists the bots with the names of the levels and their measured ratings in each game.

    Example: hortus bots
    """
    if json:
        say(jsons.dumps({"bots": BOTS, "levels": TITLES, "ratings": RATINGS}))
        return
    shown = Table(box=None, header_style="bold")
    for title in ["bot", "name", *GAMES]:
        shown.add_column(title, justify="right" if title in GAMES else "left")
    for place, name in enumerate(LEVELS):
        shown.add_row(name, TITLES[place], *[_rating(game, place) for game in GAMES])
    shown.add_row("greedy", "best at a glance")
    shown.add_row("random", "anything legal")
    Console(highlight=False).print(shown)


def _rating(game: str, place: int) -> str:
    return str(RATINGS[game][place]) if game in RATINGS else "-"
