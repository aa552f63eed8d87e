"""hortus arena --rate: one rating over the results of many arenas."""

import json as jsons
import sys
from pathlib import Path

from hortus import tables
from hortus.cli.language import t
from hortus.cli.saying import say, tell
from hortus.cli.tables import columns
from hortus.core.errors import SetupError
from hortus.core.plain import plain
from hortus.files import write
from hortus.lab import pool
from hortus.lab.page import page


def rate(game: str, files: list[Path], out: Path | None, html: Path | None, json: bool) -> None:
    """Bot, rating and games over all files; with `out` the line of hortus/bots/ratings.toml."""
    pooled = pool.Pool(tables.game_kind(game).key)
    if not files:
        raise SetupError("terminal-rate-nothing", game=pooled.game)
    for path in files:
        pooled.add(path)
    ratings, games = pooled.ratings(), pooled.games()
    if out is not None:
        pool.put(pooled.line(), out)
    if html is not None:
        write(html, page(t("terminal-rate-title", game=pooled.game), [], ratings, []))
    if pooled.mixed():
        tell("terminal-rate-mixed", to=sys.stderr)
    if json:
        say(jsons.dumps({"ratings": ratings, "games": games}))
        return
    rows = [[t("terminal-column-bot"), t("terminal-column-rating"), t("terminal-column-games")]]
    for name, found in sorted(ratings.items(), key=lambda item: -item[1]):
        rows.append([plain(name), f"{found:.0f}", str(games[name])])
    say(columns(rows, frozenset([1, 2])))
