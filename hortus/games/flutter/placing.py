"""Where a tile may go: a place beside the meadow whose flowers can be paid (step 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.games.flutter.board import SIDE, Meadow
from hortus.games.flutter.growth import Growth
from hortus.games.flutter.shapes import REACH, TURNS
from hortus.games.flutter.state import FlutterState


class Placing:
    """Finds legal places for the petals in `purse`: what a seat holds, or would hold after skipping."""

    def __init__(self, meadow: Meadow, growth: Growth) -> None:
        self.meadow = meadow
        self.growth = growth
        self.purse: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.one: vec[i64] = vec[i64]([0])

    def open_purse(self, state: FlutterState, seat: i64) -> None:
        colour: i64
        for colour in range(4):
            self.purse[colour] = state.petals[seat * 4 + colour]

    def anywhere(self, state: FlutterState, tile: i64) -> bool:
        """Whether the tile can be placed at all (F8)."""
        turn: i64
        for turn in range(TURNS):
            if self.meadow.turns[tile] & bit(turn) and self.places(state, tile, turn, self.one, 1):
                return True
        return False

    def places(self, state: FlutterState, tile: i64, turn: i64, out: vec[i64], enough: i64) -> i64:
        """Write the vertices on which the tile may be placed in this turn, ascending, until there are enough."""
        meadow = self.meadow
        growth = self.growth
        outline = meadow.outline(tile, turn)
        petals = meadow.petals[tile]
        found: i64 = 0
        row: i64
        for row in range(meadow.first_row(state, outline), meadow.last_row(state, outline) + 1):
            columns = meadow.beside(state, outline, row)
            while columns:
                at = row * (SIDE + 1) + lowest(columns) - REACH
                columns &= columns - 1
                growth.measure(state.flowers, outline, petals, at)
                # A side contact always grows a flower with full corners; an edition may have bare ones.
                if growth.flowers and growth.payable(self.purse):
                    out[found] = at
                    found += 1
                    if found == enough:
                        return found
        return found
