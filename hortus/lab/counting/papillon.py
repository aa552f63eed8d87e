"""Papillon: how often the last open cell of a patch is filled.

When a round begins, every patch with one open cell on its border is noted: how
many neighbours ask something of that cell, and how many rounds are left. In the
end it has a tile or not.
"""

from typing import Any

from hortus.bots.knowledge.papillon.outlook import ROUNDS
from hortus.bots.knowledge.papillon.prospects import neighbours
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.games.papillon.edition import FIELD
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.walk import Walk
from hortus.lab.counting.counter import Counter, Shares

SIDES = 4


class PapillonCounter(Counter):
    game = "papillon"
    seats = [2, 3, 4]

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.filled = Shares((SIDES + 1) * ROUNDS)
        self.walk = Walk()
        self.round = 0
        self.noted: list[tuple[int, int, int]] = []  # seat, cell, kind

    def begin(self, rules: Rules[Any], state: Any) -> None:
        self.round = int(state.round)
        self.noted = []

    def look(self, rules: Any, state: Any, seat: int) -> None:
        if int(state.round) == self.round:
            return
        self.round = int(state.round)
        left = min(rules.edition.rounds - self.round, ROUNDS - 1)
        for each, garden in enumerate(state.gardens):
            for cell in last_cells(rules.ground, garden, self.walk):
                self.noted.append((each, cell, int(neighbours(garden.asks[cell])) * ROUNDS + left))

    def end(self, rules: Rules[Any], state: Any) -> None:
        for seat, cell, kind in self.noted:
            self.filled.note(kind, float(state.gardens[seat].laid[cell] != NONE))

    def table(self) -> dict[str, list[list[float]]]:
        return {"filled": self.filled.rows(ROUNDS)}


def last_cells(ground: Any, garden: Any, walk: Walk) -> list[int]:
    """The empty cell of every open patch that one tile would close."""
    found: list[int] = []
    for cell in range(len(garden.laid)):
        tile = garden.laid[cell]
        for side in range(SIDES if tile != NONE else 0):
            place = tile * SIDES + side
            if FIRST_SIDE[ground.tiles.joined[place]] != side or ground.tiles.shows[place] == FIELD:
                continue
            region = ground.region(garden, cell * SIDES + side, walk)
            if region.open and region.anchor == cell * SIDES + side:
                border = empty_border(ground, garden, walk, int(region.parts))
                if len(border) == 1 and NONE not in border:
                    found += border
    return found


def empty_border(ground: Any, garden: Any, walk: Walk, parts: int) -> set[int]:
    """The empty cells beside the last region; NONE outside the table."""
    border: set[int] = set()
    for index in range(parts):
        cell, towards = int(walk.path[index]) >> 4, int(walk.path[index]) & 15
        for side in range(SIDES):
            if (towards >> side) & 1:
                other = int(ground.near[cell * SIDES + side])
                if other == NONE or garden.laid[other] == NONE:
                    border.add(other)
    return border
