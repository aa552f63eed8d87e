"""hortus perft: counts positions."""

from typing import Annotated

import typer

from hortus.cli import asking
from hortus.cli.saying import say
from hortus.lab import perft as counting


def perft(
    game: asking.Game,
    depth: Annotated[int, typer.Option("--depth", help="How many decisions deep.", min=1, max=12)] = 2,
    seats: asking.Seats = None,
    module: asking.Modules = None,
    option: asking.Options = None,
    edition: asking.EditionName = "house",
    seed: Annotated[int, typer.Option("--seed", help="Of the start and of chance.")] = 7,
) -> None:
    """Counts the sequences of decisions from a seeded start.

    Example: hortus perft petal --depth 2
    """
    rules = asking.table(game, seats, module, option, edition)
    for level, count in enumerate(counting.perft(rules, seed, depth)):
        say(f"{level + 1:>3} {count:>15,}")
