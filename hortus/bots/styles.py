"""How each game's levels think, read from styles.toml: one plain place for every number and its reason."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from hortus.bots.bot import Bot
from hortus.bots.branches import BranchesBot
from hortus.bots.flat import FlatBot, FlatStyle
from hortus.bots.petal import PetalBot
from hortus.bots.policy import EVERYTHING
from hortus.bots.search import SearchBot, Style


class Ladder:
    """The levels of one game: a beginner, some that glance, some that study, the others search."""

    def __init__(self, game: str, style: dict[str, Any]) -> None:
        self.game = game
        self.style = style
        self.sense: float = style["sense"]
        self.glances: list[float] = style["glances"]
        self.studies: list[float] = style.get("studies", [])
        self.form: float = style["form"]
        self.effort: list[int] = style["effort"]

    def search(self, effort: int, kind: str = "") -> Bot:
        """The game's search with so many simulations for a decision; a rival where one is named."""
        style = self.style
        kind = kind or style["search"]
        learned = style.get("learned", False)
        trials = FlatStyle(
            effort, style["breadth"], style["horizon"], EVERYTHING, style["glory"], style["trust"], learned
        )
        if kind == "flat":
            return FlatBot(trials)
        below = Style(effort, style["horizon"], style["attention"], style["curiosity"], style["widening"], learned)
        return BranchesBot(trials, below) if kind == "branches" else SearchBot(below)

    def searcher(self, rung: int, effort: int, kind: str = "") -> Bot:
        """The same with what a game's levels can besides, of the lowest searching rung or a higher one."""
        search = self.search(effort, kind)
        return PetalBot(search, self.style["solves"][rung]) if "solves" in self.style else search


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("hortus.bots").joinpath(name).read_text("utf-8"))


STYLES: Final = _read("styles.toml")
RATINGS: Final[dict[str, list[int]]] = _read("ratings.toml")
"""For each game the measured ratings of its eight levels, the lowest at 0; a game nobody has measured is missing."""


def ladder(game: str) -> Ladder:
    """The levels of a game; one that nobody has measured yet has the usual ones."""
    return Ladder(game, {**STYLES["any"], **STYLES.get(game, {})})
