"""Lessons: learn a game by playing it.

A lesson is data next to its game (`games/<g>/lessons/*.toml`): a start position,
a script for chance and opponents, and for each step a text, the actions that
fulfil it and answers to other choices. `reading` reads and checks such a file,
`run` plays it on a real match, `walking` tries everything that can happen in it.
The server and the terminal use them in the same way.
"""

from functools import cache
from importlib.resources import files

from hortus.core.errors import SetupError
from hortus.core.message import Listed
from hortus.core.plain import quoted
from hortus.lessons.lesson import Lesson
from hortus.lessons.reading import read
from hortus.tables import game_kind

BASICS = "basics"
"""The lesson that teaches the game itself. The others teach a module or a variant."""


@cache
def names(game: str) -> list[str]:
    """The lessons of a game by their keys: the basics, then seats, modules and options in the game's order."""
    kind = game_kind(game)
    folder = files(f"hortus.games.{kind.key}").joinpath("lessons")
    files_there = folder.iterdir() if folder.is_dir() else []
    there = {path.name.removesuffix(".toml") for path in files_there if path.name.endswith(".toml")}
    order = [BASICS, *[f"seats-{seats}" for seats in kind.seats], *[module.key for module in kind.modules]]
    order += [f"{option.key}-{choice}" for option in kind.options for choice in option.choices]
    return [key for key in order if key in there]


@cache
def lesson(game: str, key: str = BASICS) -> Lesson:
    """One lesson, read and checked. A SetupError if there is none with this key."""
    kind = game_kind(game)
    if key not in names(kind.key):
        known = Listed([*names(kind.key)])
        raise SetupError("refused-lesson-none", game=kind.title, lesson=quoted(key), known=known)
    path = files(f"hortus.games.{kind.key}").joinpath("lessons", f"{key}.toml")
    return read(kind.key, key, path.read_text("utf-8"))
