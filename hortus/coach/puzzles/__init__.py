"""Puzzles: positions in which one action is clearly best, and not the one that first meets the eye.

They are data, a file for each game: the moves that lead to a position, the answer, and
why it is best. `finding` looks for them in games of bots, `puzzle` reads and writes
them, `attempt` lets somebody try. The server and the terminal use them in the same way.
"""

from datetime import date
from functools import cache
from importlib.resources import files

from hortus.coach.puzzles.puzzle import Puzzle, read
from hortus.core.errors import SetupError
from hortus.core.plain import quoted
from hortus.tables import game_kind


@cache
def puzzles(game: str) -> list[Puzzle]:
    """All puzzles of a game."""
    kind = game_kind(game)
    path = files("hortus.coach.puzzles").joinpath(f"{kind.key}.toml")
    return read(path.read_text("utf-8"), path.name).puzzles if path.is_file() else []


def puzzle(game: str, key: str) -> Puzzle:
    """One puzzle by its key. A SetupError if there is none."""
    for each in puzzles(game):
        if each.key == key:
            return each
    raise SetupError("puzzle-unknown", game=game_kind(game).title, puzzle=quoted(key))


def of_the_day(game: str, day: date) -> Puzzle:
    """The puzzle of a date: the same for everybody, and each puzzle once before any comes again."""
    known = puzzles(game)
    if not known:
        raise SetupError("puzzle-none", game=game_kind(game).title)
    # In the order of the keys, which is no order: neighbours in the file come from the same game.
    return sorted(known, key=lambda each: each.key)[day.toordinal() % len(known)]
