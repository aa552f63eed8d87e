"""Every number that a judgement depends on, in one place.

Win shares are from 0 to 1. The limits of losses are for two seats; with more,
they are smaller, because the shares are.
"""

from typing import NamedTuple

NORMAL = 1.96
"""Standard errors on either side of a 95 per cent interval."""
DOUBT = 0.25
"""Squared deviation added to every sample, so that a few equal trials never look certain."""

CERTAIN = 0.02
"""A loss is real if even the lower end of its interval is above this."""
INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.20

TURNING = 0.06
"""The least change of a share that can be a turning point."""
CLEAR = 2.5
"""It is also at least this many standard errors."""
TURNS = 5
"""The most turning points of a review."""
LINE = 0.25
"""The least expected points that a line of an explanation is about."""
LINES = 4
"""The most lines of an explanation."""
SHOWN = 3
"""How many candidates people see."""


class Effort(NamedTuple):
    """How many trials a judgement may take."""

    course: int  # of each position, with open information
    first: int  # of each position for the first turning points
    breadth: int  # candidates of a decision besides the played one
    screening: int  # of each candidate, to find the best
    verdict: int  # of the best and the played one: fresh trials, so that choosing the best does not flatter it
    longest: int  # the same, where a loss may be real

    def times(self, factor: int) -> "Effort":
        """So many times the trials, and twice the candidates."""
        return Effort(
            self.course * factor, self.first * factor, self.breadth * 2, self.screening * factor,
            self.verdict * factor, self.longest * factor,
        )  # fmt: skip


EFFORTS = {
    "quick": Effort(12, 6, 4, 4, 12, 48),
    "usual": Effort(48, 8, 6, 10, 40, 160),
    "deep": Effort(200, 8, 10, 40, 200, 1000),
}


def scaled(limit: float, seats: int) -> float:
    """A limit for two seats, at a table with this many."""
    return limit * 2 / seats


HINT_SECONDS = {"quick": 1.5, "usual": 4.0, "deep": 8.0}
"""After so long a hint says what is known by then."""

QUICK_GAMES = {"petal": 3}
"""Games whose trials are so quick that a review can take many times as many."""


def effort_for(game: str, name: str) -> Effort:
    """An effort at this game."""
    effort = EFFORTS[name]
    return effort.times(QUICK_GAMES[game]) if game in QUICK_GAMES else effort


SEARCHING = (4, 8, 16, 40)
"""Trials of each action after each round of the search for a puzzle. An action that is clearly behind gets no more."""
CONFIRMING = (10, 20, 40, 80, 160, 400)
"""A puzzle is confirmed with other seeds and ten times the trials. Every other action must be at least a mistake."""
BEHIND = 3.3
"""Standard errors by which an action must be more than a mistake behind to get no more trials in this."""
FEWEST = 3
"""The fewest legal actions of a puzzle."""
FIRST_LOOKS = 3
"""How often the first look at the actions must miss the answer."""
FROM_ONE_GAME = 4
"""The most puzzles from one game."""
TRIES = 3
"""How often each level tries a puzzle. It finds the answer if most tries do."""
MEDIUM, HARD = 7, 9
"""A puzzle is medium if level 6 misses it, and hard if level 8 does."""
