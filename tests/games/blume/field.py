"""Tables of Field of Flowers."""

from games.blume.drawing import Table

import hortus
from hortus.core.bits import bit
from hortus.core.state import NONE

GAP = """
    .. --
    .r --
    .r r.
    .. ..
"""


class Field(Table):
    """A drawn table of the variant; its gardens stand in the corner of the window."""

    def __init__(self, *drawings: str, seats: int = 2, turn: int = 0) -> None:
        super().__init__(seats=seats, modules=("field_of_flowers",), turn=turn, row=("....", "...."))
        for seat, drawing in enumerate(drawings):
            self.draw(seat, drawing)

    def put(self, seat: int, cell: int, pattern: str) -> None:
        tile, turn = self.find(pattern)
        bed = self.rules.bed
        self.state.laid[seat * bed.cells + cell] = tile * 4 + turn
        self.state.rows[bed.word(seat, cell)] |= bed.mark(cell)

    def peg(self, seat: int, *colours: int) -> None:
        for colour in colours:
            self.state.pegged[seat] |= bit(colour)
            self.state.pegs[seat * 6 + colour] = 300 + colour
            self.state.flowers[seat] += 1


def start(seats: int = 2, seed: int = 1):
    return hortus.Match(hortus.rules("blume", seats, ["field_of_flowers"]), seed=seed)


def plain_places(rules, state, seat: int) -> set[int]:
    """Every empty cell beside a tile, by the plain rule: on a ground without an edge or a window."""
    side, cells = int(rules.bed.side), int(rules.bed.cells)
    laid = [cell for cell in range(cells) if state.laid[seat * cells + cell] != NONE]
    # A connected field, walked from its start tile; the window is only known as two names for one cell.
    found = {(15, 15)}
    edge = list(found)
    while edge:
        column, row = edge.pop()
        for place in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if place not in found and place[1] % side * side + place[0] % side in laid:
                found.add(place)
                edge.append(place)
        assert len(found) <= len(laid)
    beside = {(x + a, y + b) for x, y in found for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))} - found
    return {y % side * side + x % side for x, y in beside}


def furthest(rules, state, seat: int, legal: list[int], way: int) -> int:
    """The place that lies furthest east, west, north or south of the middle, counted the shorter way round."""
    side, cells = int(rules.bed.side), int(rules.bed.cells)
    start = int(rules.actions.place.start)
    laid = [cell for cell in range(cells) if state.laid[seat * cells + cell] != NONE]

    def steps(action: int) -> int:
        cell = (action - start) % cells
        place = cell % side if way < 2 else cell // side
        return (place - 15 if way % 2 == 0 else 15 - place) % side

    # Only along one line, so that a step back is never the longest way on.
    ahead = [action for action in legal if steps(action) <= len(laid)]
    return max(ahead, key=steps)
