"""The ten levels of each game, as rows in `levels.toml`. They are checked when they are read."""

from typing import Any, Final

from hortus.bots.bot import Bot
from hortus.bots.search.branches import BranchesBot
from hortus.bots.search.flat import FlatBot, FlatStyle
from hortus.bots.search.own import PlannerBot
from hortus.bots.search.policy import EVERYTHING
from hortus.bots.search.tree import SearchBot, Style
from hortus.bots.solving import SolvingBot
from hortus.bots.tables import TableFault, read
from hortus.core.message import either

ROWS: Final = 10
CLASSIC: Final = 8
"""The highest level whose numbers stay as they are, so that later ones can be measured against it."""
BOTS: Final = ["beginner", "glance", "study", "search", "master"]
SEARCHING: Final = ("search", "master")


class Row:
    """One level: which bot, and its numbers."""

    def __init__(self, place: str, row: dict[str, Any]) -> None:
        self.bot: str = row.get("bot", "")
        self.share: float = row.get("share", 0.0)  # of the decisions that get the bot's full attention
        self.form: float = row.get("form", 0.0)  # how much that differs from one game to the next
        self.effort: int = row.get("effort", 0)  # simulations for one decision
        self.solves: int = row.get("solves", 0)  # from this many pieces on, the end is solved
        if self.bot not in BOTS:
            raise TableFault("lab-level-bot", place=place, bots=either([*BOTS]), found=repr(self.bot))
        if self.bot in SEARCHING and self.effort < 1:
            raise TableFault("lab-level-effort", place=place, found=repr(self.effort))
        if self.bot not in SEARCHING and not 0.0 < self.share <= 1.0:
            raise TableFault("lab-level-share", place=place, found=repr(self.share))


class Ladder:
    """The levels of one game, and how it is searched."""

    def __init__(
        self, game: str, rows: dict[str, Any], search: dict[str, Any], master: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.style = search
        self.master: dict[str, Any] = {**search, **(master or {})}
        """The search of the highest levels, which thinks longer; what it does not say is as in `style`."""
        self.rows: list[Row] = []
        for number in range(1, ROWS + 1):
            place = f"levels.toml: {game}: level {number}"
            if str(number) not in rows:
                raise TableFault("lab-level-missing", place=place, last=ROWS)
            self.rows.append(Row(place, rows[str(number)]))

    def level(self, number: int) -> Row:
        return self.rows[number - 1]

    def studies(self) -> bool:
        """Whether any level uses `study`."""
        return any([row.bot == "study" for row in self.rows])

    def first_search(self) -> Row:
        """The lowest level that searches."""
        return [row for row in self.rows if row.bot == "search"][0]

    def search(self, effort: int, kind: str = "", master: bool = False) -> Bot:
        """The game's search with this many simulations per decision; another kind of search if one is named."""
        style = self.master if master else self.style
        kind = kind or style["kind"]
        if kind == "own":
            return PlannerBot(effort, self.search(effort, style["otherwise"], master))
        learned: bool = style["learned"]
        trials = FlatStyle(
            effort,
            style["breadth"],
            style["horizon"],
            EVERYTHING,
            style["glory"],
            style["trust"],
            learned,
            style["closely"],
            style["rivals"],
        )
        if kind == "flat":
            return FlatBot(trials)
        below = Style(effort, style["horizon"], style["attention"], style["curiosity"], style["widening"], learned)
        return BranchesBot(trials, below) if kind == "branches" else SearchBot(below)

    def searcher(self, row: Row, effort: int, kind: str = "") -> Bot:
        """The same, with the end of the game solved as this level does."""
        search = self.search(effort, kind, row.bot == "master")
        return SolvingBot(search, row.solves) if row.solves else search


LEVELS: Final = read("hortus.bots", "levels.toml")


def ladder(game: str) -> Ladder:
    """The levels of a game. A game without its own rows has the usual ones."""
    usual = LEVELS["any"]
    own = LEVELS.get(game, usual)
    return Ladder(game, own["levels"], {**usual["search"], **own["search"]}, own.get("master"))
