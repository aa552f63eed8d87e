"""The meadow worked out from its definition, slowly and without memory.

Nothing here shares code with `board.py`, `growth.py` or `placing.py` but the
shapes themselves: triangles are tuples on a plane without an edge or a window,
petals are counters, and every vertex far and wide is tried. The window of the
rules is only known as two names for one place: so many columns or rows further
on, a vertex has the same number.
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
        self.spots: list[tuple[int, int]] = []
        for piece in range(state.pieces):
            tile, turn = int(state.tile[piece]), int(state.way[piece])
            self.spots.append(self.found(tile, turn, int(state.at[piece])))
            cells, corners = self.covered(tile, turn, *self.spots[-1])
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

    def names(self, number: int) -> list[tuple[int, int]]:
        """Every vertex of the plane near the meadow that has this number."""
        i, j = number % self.width, number // self.width
        return [(i + a * self.width, j + b * self.width) for a in (0, -1, 1) for b in (0, -1, 1)]

    def number(self, i: int, j: int) -> int:
        return j % self.width * self.width + i % self.width

    def found(self, tile: int, turn: int, at: int) -> tuple[int, int]:
        """Where a tile really lies: beside the tiles that were placed before it."""
        if not self.owner:
            return self.names(at)[0]
        lying = [
            spot
            for spot in self.names(at)
            if any(
                tuple(other) in self.owner
                for cell in self.covered(tile, turn, *spot)[0]
                for other in beside(list(cell))
            )
        ]
        assert len(lying) == 1
        return lying[0]

    def cell(self, number: int) -> Cell:
        """A triangle as it lies in the meadow, or right in the window if it is far from any tile."""
        names = [(number % 2, i, j) for i, j in self.names(number // 2)]
        columns, rows = [cell[1] for cell in self.owner], [cell[2] for cell in self.owner]
        within = [
            cell for cell in names if min(columns) <= cell[1] <= max(columns) and min(rows) <= cell[2] <= max(rows)
        ]
        return within[0] if within else names[0]

    def covered(self, tile: int, turn: int, i: int, j: int) -> tuple[list[Cell], list[tuple[Cell, str]]]:
        """The triangles and the petals of a tile."""
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

    def growth(self, tile: int, turn: int, i: int, j: int) -> tuple[int, Counter[str], Counter[str]]:
        """Flowers, gains and costs; rainbow petals count as the colour placed (its tiles have one a corner)."""
        flowers, gain, cost = 0, Counter[str](), Counter[str]()
        for corner, petals in self.covered(tile, turn, i, j)[1]:
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

    def legal(self, tile: int, turn: int, i: int, j: int, held: Counter[str]) -> bool:
        """Step 3 in its own words: covers nothing, touches with a side, grows a flower, can be paid."""
        cells = self.covered(tile, turn, i, j)[0]
        full = self.full()
        if any(cell in full for cell in cells):
            return False
        if not any(tuple(other) in self.owner for cell in cells for other in beside(list(cell))):
            return False
        flowers, gain, cost = self.growth(tile, turn, i, j)
        return flowers > 0 and all(min(21, held[c] + gain[c]) >= cost[c] for c in "rybp")

    def places(self, tile: int, turn: int, held: Counter[str]) -> list[int]:
        """Every vertex round the meadow, tried; by the numbers that the rules give them."""
        columns, rows = [cell[1] for cell in self.owner], [cell[2] for cell in self.owner]
        return sorted(
            self.number(i, j)
            for j in range(min(rows) - 5, max(rows) + 7)
            for i in range(min(columns) - 5, max(columns) + 7)
            if self.legal(tile, turn, i, j, held)
        )


def held_by(state: Any, seat: int) -> Counter[str]:
    return Counter({letter: int(state.petals[seat * 4 + colour]) for colour, letter in enumerate("rybp")})
