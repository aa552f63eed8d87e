"""Trying to solve a puzzle on a real match."""

from typing import Any

from hortus.coach.puzzles.puzzle import Puzzle
from hortus.core.deal import seeded
from hortus.core.errors import IllegalAction
from hortus.core.events import Event
from hortus.core.perspective import Perspective
from hortus.match import Match


class Attempt:
    """The position of a puzzle, as its seat sees it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.rules = puzzle.rules()
        self.match = Match(self.rules, deal=seeded("puzzle"), begin=False)
        self.match.follow(puzzle.moves, proving=False)

    def perspective(self) -> Perspective[Any]:
        """The table as the seat of the puzzle sees it."""
        return self.match.perspective(self.puzzle.seat)

    def right(self, action: int) -> bool:
        """Whether this action solves the puzzle. An IllegalAction if it is not possible."""
        if action not in self.perspective().legal():
            raise IllegalAction("server-not-possible")
        return action == self.puzzle.answer

    def solve(self) -> list[Event]:
        """Play the answer, and the random draws after it; returns what happened."""
        heard = len(self.match.heard)
        self.match.submit(self.puzzle.seat, self.puzzle.answer)
        return self.match.heard[heard:]
