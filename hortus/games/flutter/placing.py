"""Where a tile may go: a place beside the meadow whose flowers can be paid (step 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.games.flutter.board import SIDE, Meadow
from hortus.games.flutter.growth import Growth, Trial
from hortus.games.flutter.shapes import REACH, TURNS
from hortus.games.flutter.state import FlutterState


class Placing:
    """Finds legal places for the petals of a trial: what a seat holds, or would hold after skipping."""

    def __init__(self, meadow: Meadow, growth: Growth) -> None:
        self.meadow = meadow
        self.growth = growth

    def trial(self, state: FlutterState, seat: i64) -> Trial:
        """The table's own paper with the petals that this seat holds."""
        trial = state.trial
        self.open_purse(state, seat, trial)
        return trial

    def open_purse(self, state: FlutterState, seat: i64, trial: Trial) -> None:
        """The same on any paper."""
        colour: i64
        for colour in range(4):
            trial.purse[colour] = state.petals[seat * 4 + colour]

    def anywhere(self, state: FlutterState, tile: i64, trial: Trial) -> bool:
        """Whether the tile can be placed at all (F8)."""
        turn: i64
        for turn in range(TURNS):
            if self.meadow.turns[tile] & bit(turn) and self.places(state, tile, turn, trial, trial.one, 1):
                return True
        return False

    def places(self, state: FlutterState, tile: i64, turn: i64, trial: Trial, out: vec[i64], enough: i64) -> i64:
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
                growth.measure(state.flowers, outline, petals, at, trial)
                # A side contact always grows a flower with full corners; an edition may have bare ones.
                if trial.flowers and growth.payable(trial):
                    out[found] = at
                    found += 1
                    if found == enough:
                        return found
        return found
