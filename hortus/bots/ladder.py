"""The eight levels of each game as `levels.toml` writes them: rows, checked when they are read."""

from typing import Any, Final

from hortus.bots.bot import Bot
from hortus.bots.search.branches import BranchesBot
from hortus.bots.search.flat import FlatBot, FlatStyle
from hortus.bots.search.policy import EVERYTHING
from hortus.bots.search.tree import SearchBot, Style
from hortus.bots.solving import SolvingBot
from hortus.bots.tables import TableFault, read

ROWS: Final = 8
BOTS: Final = ["beginner", "glance", "study", "search"]


class Row:
    """One level: which bot, and its numbers."""

    def __init__(self, place: str, row: dict[str, Any]) -> None:
        self.bot: str = row.get("bot", "")
        self.share: float = row.get("share", 0.0)  # of the decisions that get the bot's full attention
        self.form: float = row.get("form", 0.0)  # how much that differs from one game to the next
        self.effort: int = row.get("effort", 0)  # simulations for one decision
        self.solves: int = row.get("solves", 0)  # pieces left when the end is solved
        if self.bot not in BOTS:
            raise TableFault(f"{place}: bot should be one of {', '.join(BOTS)}, not {self.bot!r}.")
        if self.bot == "search" and self.effort < 1:
            raise TableFault(f"{place}: a search needs an effort of at least 1, not {self.effort!r}.")
        if self.bot != "search" and not 0.0 < self.share <= 1.0:
            raise TableFault(f"{place}: share should be more than 0 and at most 1, not {self.share!r}.")


class Ladder:
    """The levels of one game, and how it is searched."""

    def __init__(self, game: str, rows: dict[str, Any], search: dict[str, Any]) -> None:
        self.game = game
        self.style = search
        self.rows: list[Row] = []
        for number in range(1, ROWS + 1):
            place = f"levels.toml: {game}: level {number}"
            if str(number) not in rows:
                raise TableFault(f"{place} is missing; every game has levels 1 to {ROWS}.")
            self.rows.append(Row(place, rows[str(number)]))

    def level(self, number: int) -> Row:
        return self.rows[number - 1]

    def studies(self) -> bool:
        """Whether any level looks closely."""
        return any([row.bot == "study" for row in self.rows])

    def first_search(self) -> Row:
        """The lowest level that searches."""
        return [row for row in self.rows if row.bot == "search"][0]

    def search(self, effort: int, kind: str = "") -> Bot:
        """The game's search with so many simulations for a decision; a rival where one is named."""
        style = self.style
        kind = kind or style["kind"]
        learned: bool = style["learned"]
        trials = FlatStyle(
            effort, style["breadth"], style["horizon"], EVERYTHING, style["glory"], style["trust"], learned
        )
        if kind == "flat":
            return FlatBot(trials)
        below = Style(effort, style["horizon"], style["attention"], style["curiosity"], style["widening"], learned)
        return BranchesBot(trials, below) if kind == "branches" else SearchBot(below)

    def searcher(self, row: Row, effort: int, kind: str = "") -> Bot:
        """The same with the end solved as far as this level does."""
        search = self.search(effort, kind)
        return SolvingBot(search, row.solves) if row.solves else search


LEVELS: Final = read("hortus.bots", "levels.toml")


def ladder(game: str) -> Ladder:
    """The levels of a game; one that nobody has measured yet has the usual ones."""
    usual = LEVELS["any"]
    own = LEVELS.get(game, usual)
    return Ladder(game, own["levels"], {**usual["search"], **own["search"]})
