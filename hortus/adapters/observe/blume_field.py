"""Blume's Field of Flowers as numbers. Its table is wide, so a corner is one plane and its colour a number."""

from typing import Final

from mypy_extensions import i64

from hortus.adapters.observe.blume import IDENTITY, TILE, lone_tile
from hortus.adapters.observe.observer import WIDE, Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.state import NONE
from hortus.games.blume.modules.field_bed import STRIP
from hortus.games.blume.modules.field_of_flowers import FieldRules
from hortus.games.blume.modules.field_state import FieldState
from hortus.games.blume.modules.field_steps import FIELD_ROW
from hortus.games.blume.vocabulary import HUES

COLOUR: Final = 3  # shifts: colours are divided by 8, flowers by 64
FLOWERS: Final = 6
PLANES: Final = 5


class FieldObserver(Observer[FieldState]):
    def __init__(self, rules: FieldRules) -> None:
        super().__init__(rules, 1)
        seats, side = int(rules.seats), int(rules.bed.side)
        self.bed = rules.bed
        self.turn: i64 = self.row("turn", [seats], "1 for the seat whose turn it is.")
        self.starter: i64 = self.row("starter", [seats], "1 for the seat that began.")
        self.market_row: i64 = self.row("row", [FIELD_ROW, TILE], "The tiles of the row.")
        self.hand: i64 = self.row("hand", [TILE], "The tile that was taken and not laid yet.")
        self.bag: i64 = self.row("bag", [1], "Tiles in the bag.", IDENTITY)
        self.last: i64 = self.row("last", [1], "Turns left once the last peg stands, + 1; 0 before.", COLOUR)
        self.corners: i64 = self.row(
            "corners",
            [seats * 4, side, side],
            "For each seat's field and each corner, clockwise from the top left: the colour of the tile + 1.",
            COLOUR,
        )
        self.tiles: i64 = self.row(
            "tiles", [seats, side, side], "The number of the tile on each cell of a field, + 1.", IDENTITY
        )
        self.pegs: i64 = self.row(
            "pegs", [seats, HUES], "The point where each seat's peg of each colour stands, + 1.", WIDE
        )
        self.flowers: i64 = self.row("flowers", [seats], "Flowers each seat has completed.", FLOWERS, 0.0, 4.0)

    def tell(self, state: FieldState, seat: i64, slate: Slate, base: i64) -> None:
        slate.mark(base + self.turn + self.beside(seat, state.turn))
        slate.mark(base + self.starter + self.beside(seat, state.starter))
        place: i64
        for place in range(FIELD_ROW):
            lone_tile(self.bed.corners, state.row[place], slate, base + self.market_row + place * TILE)
        lone_tile(self.bed.corners, state.hand, slate, base + self.hand)
        slate.put(base + self.bag, state.bagged, IDENTITY)
        slate.put(base + self.last, state.last + 1, COLOUR)
        for place in range(self.seats):
            self.field(state, (seat + place) % self.seats, place, slate, base)

    def field(self, state: FieldState, seat: i64, place: i64, slate: Slate, base: i64) -> None:
        """A seat's tiles and pegs."""
        cells = self.bed.cells
        bed = self.bed
        word: i64
        corner: i64
        for word in range(bed.words):
            columns = state.rows[seat * bed.words + word]
            cell = word // bed.strips * bed.side + word % bed.strips * STRIP
            while columns:
                if columns & 1:
                    code = state.laid[seat * cells + cell]
                    slate.put(base + self.tiles + place * cells + cell, (code >> 2) + 1, IDENTITY)
                    for corner in range(4):
                        slate.put(
                            base + self.corners + (place * 4 + corner) * cells + cell,
                            self.bed.corners[code * 4 + corner] + 1,
                            COLOUR,
                        )
                columns >>= 1
                cell += 1
        for corner in range(HUES):
            peg = state.pegs[seat * HUES + corner]
            if peg != NONE:
                slate.put_wide(base + self.pegs + place * HUES + corner, peg + 1, WIDE)
        slate.put(base + self.flowers + place, state.flowers[seat], FLOWERS)
