"""Petal boards drawn in text.

    g3 p4 .        a green 3, a pink 4, a gap; seven rows of seven, the tree is T

A drawing sets single petals; flowers are made by playing flips in notation.
"""

from typing import Any

import hortus
from hortus.core.bits import bit
from hortus.core.events import EventLog
from hortus.core.scoring import BLANK

MOVE = 2  # the step in which seats decide


class Board:
    """A table of two seats in the middle of a game."""

    def __init__(self, drawing: str, turn: int = 0, contents: str = "open") -> None:
        self.rules: Any = hortus.rules("petal", options={"contents": contents})
        self.state: Any = self.rules.deal()
        rows = [line.split() for line in drawing.strip().splitlines()]
        rows += [["."] * 7] * (7 - len(rows))
        for row, words in enumerate(rows):
            for column, word in enumerate(words):
                if word not in (".", "T"):
                    self.lay(row * 7 + column, word)
        self.state.laid = 49
        self.state.turn = turn
        self.rules.enter(self.state, MOVE)

    def lay(self, cell: int, word: str) -> None:
        number = int(word[1:])
        self.state.face[cell] = number if word[0] == "g" else -number
        self.state.net[cell] = self.state.face[cell]
        self.state.gross[cell] = number
        self.state.size[cell] = 1
        self.state.petals |= bit(cell)

    def legal(self) -> set[str]:
        """What the seat whose turn it is may do, in notation."""
        return {self.rules.catalogue.write(action) for action in self.rules.legal(self.state, self.state.turn)}

    def play(self, *texts: str) -> list[Any]:
        """Play on, seat after seat, each move checked; returns what was told."""
        log = EventLog()
        for text in texts:
            action = self.rules.catalogue.read(text)
            assert action in self.rules.legal(self.state, self.state.turn), text
            self.rules.choose(self.state, self.state.turn, action, log)
        return log.events

    def points(self) -> list[int]:
        return [int(self.rules.score(self.state, seat, BLANK)) for seat in range(2)]
