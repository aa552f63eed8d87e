"""How each game's levels think, in one place: which search, how much of it, and why that one.

Below the search a level sees a part of what could be done (`glances`), then
everything one step ahead (greedy). Above it, effort is counted in simulations.
The figures behind the choices are in docs/bots.md.
"""

from typing import Final

from hortus.bots.bot import Bot
from hortus.bots.flat import FlatBot, FlatStyle
from hortus.bots.petal import PetalBot
from hortus.bots.search import SearchBot, Style

EVERYTHING: Final = 100_000  # more actions, or more decisions, than any table has
SOLVES: Final = [10, 14, 18]  # piles left when Petal's end is played without a fault


class Ladder:
    """The levels of one game: four that glance, one that is greedy, three that search."""

    def __init__(self, game: str, glances: list[float], effort: list[int], shape: list[float]) -> None:
        self.game = game
        self.glances = glances  # the share of the legal actions that each of the four lowest levels sees
        self.effort = effort  # simulations for one decision of the three highest
        self.shape = shape  # of the search: see `searcher`

    def searcher(self, rung: int, effort: int) -> Bot:
        """A searching bot of this game; rung 0, 1 and 2 are the levels 6, 7 and 8."""
        one, two, three, four = self.shape
        if self.game == "petal":
            return PetalBot(SearchBot(Style(effort, int(one), int(two), three, four)), SOLVES[rung])
        return FlatBot(FlatStyle(effort, int(one), int(two), EVERYTHING, three, four))


# Petal: horizon, attention, curiosity, widening of a tree. Nothing is left to luck there, so
# playing on greedily says the same each time and a tree, which sees replies, is far ahead.
# The others: breadth, horizon, glory, trust of flat trials. A decision there is followed by draws that
# nobody controls; a tree spreads itself thin over them, and many equal trials of few candidates tell more.
ANY_GAME: Final = Ladder("", [0.02, 0.1, 0.25, 0.5], [16, 64, 400], [8, EVERYTHING, 0.5, 20.0])
LADDERS: Final = {
    "petal": Ladder("petal", [0.02, 0.1, 0.25, 0.5], [120, 700, 20000], [12, 4, 0.7, 2.0]),
    "flutter": Ladder("flutter", [0.02, 0.1, 0.25, 0.5], [16, 64, 400], [8, 24, 0.5, 40.0]),
    "polders": Ladder("polders", [0.02, 0.1, 0.25, 0.5], [16, 64, 400], [8, EVERYTHING, 0.5, 80.0]),
    "papillon": Ladder("papillon", [0.02, 0.1, 0.25, 0.5], [16, 64, 400], [8, EVERYTHING, 0.5, 20.0]),
    "blume": Ladder("blume", [0.02, 0.1, 0.25, 0.5], [16, 64, 400], [8, EVERYTHING, 0.5, 20.0]),
}


def ladder(game: str) -> Ladder:
    """The levels of a game; one that nobody has measured yet has the usual ones."""
    return LADDERS.get(game, ANY_GAME)
