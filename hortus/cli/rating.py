"""hortus arena --rate: one rating over the results of many arenas."""

import json as jsons
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hortus import tables
from hortus.cli.saying import say
from hortus.core.errors import SetupError
from hortus.core.plain import plain
from hortus.files import write
from hortus.lab import pool
from hortus.lab.page import page


def rate(game: str, files: list[Path], out: Path | None, html: Path | None, json: bool) -> None:
    """Bot, rating and games over all files; with `out` the line of hortus/bots/ratings.toml."""
    pooled = pool.Pool(tables.game_kind(game).key)
    if not files:
        raise SetupError(f"--rate needs results of arenas, as in hortus arena {pooled.game} --rate one.json two.json.")
    for path in files:
        pooled.add(path)
    ratings, games = pooled.ratings(), pooled.games()
    if out is not None:
        pool.put(pooled.line(), out)
    if html is not None:
        write(html, page(f"{pooled.game}: ratings", [], ratings, []))
    if pooled.mixed():
        say("These files were not all played by the same bots and rules, or do not say so.", to=sys.stderr)
    if json:
        say(jsons.dumps({"ratings": ratings, "games": games}))
        return
    shown = Table(box=None, header_style="bold")
    for title in ["bot", "rating", "games"]:
        shown.add_column(title, justify="left" if title == "bot" else "right")
    for name, found in sorted(ratings.items(), key=lambda item: -item[1]):
        shown.add_row(Text(plain(name)), f"{found:.0f}", str(games[name]))
    Console(highlight=False).print(shown)
