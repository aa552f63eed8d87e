"""hortus games: what can be played."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hortus.cli.saying import say
from hortus.core.kind import GameKind
from hortus.games import GAMES
from hortus.tables import game_kind


def games(
    game: Annotated[str | None, typer.Argument(help="Show one game in full.", show_default=False)] = None,
) -> None:
    """What can be played: seats, modules, options, editions.

    Example: hortus games petal
    """
    if game is not None:
        _one(game_kind(game))
        return
    shown = Table(box=None, pad_edge=False, header_style="bold")
    for title in ["game", "seats", "minutes", "what it feels like"]:
        shown.add_column(title)
    for kind in GAMES.values():
        shown.add_row(kind.key, _range(kind.seats), _range(kind.minutes), kind.feel)
    Console(highlight=False).print(shown)


def _one(kind: GameKind) -> None:
    say(f"{kind.title}: {kind.feel}")
    say(f"  seats     {_range(kind.seats)}")
    say(f"  minutes   {_range(kind.minutes)}")
    say(f"  editions  {', '.join(kind.editions)}")
    for module in kind.modules:
        say(f"  --module {module.key} (seats {_range(module.seats)}): {module.adds}")
    for option in kind.options:
        say(f"  --option {option.key}=…  {option.asks}")
        for choice, sentence in option.choices.items():
            star = "*" if choice == option.default else " "
            say(f"      {star} {choice}: {sentence}")


def _range(numbers: list[int]) -> str:
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}-{numbers[-1]}"
