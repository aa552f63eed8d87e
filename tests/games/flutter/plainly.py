"""The meadow worked out from its definition, slowly and without memory.

Nothing here shares code with `board.py`, `growth.py` or `placing.py` but the
shapes themselves: triangles are tuples, petals are counters, and every vertex
far and wide is tried.
"""

from collections import Counter
from typing import Any

from hortus.games.flutter.shapes import beside, turn_cell, turn_vertex
from hortus.games.flutter.state import WATER

Cell = tuple[int, ...]


class Plain:
    """A meadow rebuilt from the list of its pieces and its water."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.edition = rules.edition
        self.width = int(rules.meadow.window.width)
        self.tiles = [*self.edition.tiles, self.edition.rainbee]
        self.shapes = [*self.edition.shapes, self.edition.start]
        self.owner: dict[Cell, int] = {}
        self.flowers: dict[Cell, Counter[str]] = {}
        for piece in range(state.pieces):
            cells, corners = self.covered(int(state.tile[piece]), int(state.way[piece]), int(state.at[piece]))
            for cell in cells:
                assert cell not in self.owner
                self.owner[cell] = piece
            for corner, petals in corners:
                self.flowers.setdefault(corner, Counter()).update(petals)
        self.water: set[Cell] = set()
        for number in range(len(state.cells)):
            if state.cells[number] >= WATER:
                self.water.add(self.cell(number))
        self.pieces = int(state.pieces)

    def cell(self, number: int) -> Cell:
        return (number % 2, number // 2 % self.width, number // 2 // self.width)

    def covered(self, tile: int, turn: int, at: int) -> tuple[list[Cell], list[tuple[Cell, str]]]:
        """The triangles and the petals of a tile."""
        i, j = at % (self.width + 1), at // (self.width + 1)
        shape = self.shapes[self.tiles[tile].pollinator]
        cells = [(kind, a + i, b + j) for kind, a, b in (turn_cell(cell, turn) for cell in shape.cells)]
        tips = [turn_vertex(corner, turn) for corner in shape.corners]
        return cells, [((a + i, b + j), self.tiles[tile].petals[k]) for k, (a, b) in enumerate(tips)]

    def full(self) -> set[Cell]:
        return set(self.owner) | self.water

    def open_sides(self, piece: int) -> int:
        own = [cell for cell in self.owner if self.owner[cell] == piece]
        full = self.full()
        return sum(tuple(other) not in full for cell in own for other in beside(list(cell)))

    def ponds(self) -> set[Cell]:
        """Empty triangles that cannot be left: everything not reached from far outside."""
        full = self.full()
        columns, rows = [cell[1] for cell in full], [cell[2] for cell in full]
        box = {
            (kind, i, j)
            for kind in (0, 1)
            for i in range(min(columns) - 2, max(columns) + 3)
            for j in range(min(rows) - 2, max(rows) + 3)
        }
        reached = {(0, min(columns) - 2, min(rows) - 2)}
        edge = list(reached)
        while edge:
            for other in map(tuple, beside(list(edge.pop()))):
                if other in box and other not in full and other not in reached:
                    reached.add(other)
                    edge.append(other)
        return box - full - reached

    def growth(self, tile: int, turn: int, at: int) -> tuple[int, Counter[str], Counter[str]]:
        """Flowers, gains and costs; rainbow petals count as the colour placed (house tiles have one a corner)."""
        flowers, gain, cost = 0, Counter[str](), Counter[str]()
        for corner, petals in self.covered(tile, turn, at)[1]:
            there = self.flowers.get(corner, Counter())
            if not there.total() or not petals:
                continue
            flowers += 1
            placed = Counter(petals)
            if "*" in there:
                gain[petals[0]] += len(petals) + there[petals[0]] + there["*"]
            elif set(placed) & set(there):
                for colour in set(placed) & set(there):
                    gain[colour] += placed[colour] + there[colour]
            else:
                cost += placed + there
        return flowers, gain, cost

    def legal(self, tile: int, turn: int, at: int, held: Counter[str]) -> bool:
        """Step 3 in its own words: covers nothing, touches with a side, grows a flower, can be paid."""
        cells = self.covered(tile, turn, at)[0]
        full = self.full()
        if any(cell in full or not all(0 <= part < self.width for part in cell[1:]) for cell in cells):
            return False
        if not any(tuple(other) in self.owner for cell in cells for other in beside(list(cell))):
            return False
        flowers, gain, cost = self.growth(tile, turn, at)
        return flowers > 0 and all(min(21, held[c] + gain[c]) >= cost[c] for c in "rybp")

    def places(self, tile: int, turn: int, held: Counter[str]) -> list[int]:
        """Every vertex of the window, tried."""
        columns, rows = [cell[1] for cell in self.owner], [cell[2] for cell in self.owner]
        return [
            j * (self.width + 1) + i
            for j in range(max(0, min(rows) - 5), min(self.width, max(rows) + 6) + 1)
            for i in range(max(0, min(columns) - 5), min(self.width, max(columns) + 6) + 1)
            if self.legal(tile, turn, j * (self.width + 1) + i, held)
        ]


def held_by(state: Any, seat: int) -> Counter[str]:
    return Counter({letter: int(state.petals[seat * 4 + colour]) for colour, letter in enumerate("rybp")})
