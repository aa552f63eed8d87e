"""Tables of Field of Flowers."""

from games.blume.drawing import Table

import hortus
from hortus.core.bits import bit
from hortus.games.blume.modules.field_steps import FIELD

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
        self.state.laid[seat * FIELD * FIELD + cell] = tile * 4 + turn
        self.state.rows[seat * FIELD + cell // FIELD] |= bit(cell % FIELD)

    def peg(self, seat: int, *colours: int) -> None:
        for colour in colours:
            self.state.pegged[seat] |= bit(colour)
            self.state.pegs[seat * 6 + colour] = 300 + colour
            self.state.flowers[seat] += 1


def start(seats: int = 2, seed: int = 1):
    return hortus.Match(hortus.rules("blume", seats, ["field_of_flowers"]), seed=seed)
