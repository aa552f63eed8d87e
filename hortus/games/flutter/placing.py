"""Where a tile may go: a place beside the meadow whose flowers can be paid (step 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.games.flutter.board import STRIP, Meadow
from hortus.games.flutter.growth import Fitting, Growth, count, lacking
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import FlutterState


class Placing:
    """Finds legal places for the petals of a fitting: what a seat holds, or would hold after skipping."""

    def __init__(self, meadow: Meadow, growth: Growth) -> None:
        self.meadow = meadow
        self.growth = growth

    def fitting(self, state: FlutterState, seat: i64) -> Fitting:
        """The table's own scratch space, with the petals of this seat."""
        fitting = state.fitting
        self.open_purse(state, seat, fitting)
        return fitting

    def open_purse(self, state: FlutterState, seat: i64, fitting: Fitting) -> None:
        """The same with any scratch space."""
        colour: i64
        for colour in range(4):
            fitting.purse[colour] = state.petals[seat * 4 + colour]

    def anywhere(self, state: FlutterState, tile: i64, fitting: Fitting) -> bool:
        """Whether the tile can be placed at all (F8)."""
        turn: i64
        for turn in range(TURNS):
            if self.meadow.turns[tile] & bit(turn) and self.places(state, tile, turn, fitting, fitting.one, 1):
                return True
        return False

    def places(self, state: FlutterState, tile: i64, turn: i64, fitting: Fitting, out: vec[i64], enough: i64) -> i64:
        """Write the vertices where the tile may be placed in this turn, ascending, until there are enough."""
        meadow = self.meadow
        growth = self.growth
        outline = meadow.outline(tile, turn)
        petals = meadow.petals[tile]
        flowers = state.flowers
        found: i64 = 0
        strips = meadow.strips_near(state)
        gains = fitting.gains
        costs = fitting.costs
        room = i64(len(gains))
        row: i64
        strip: i64
        for row in range(meadow.first_row(state, outline), meadow.last_row(state, outline) + 1):
            for strip in range(strips):
                columns = meadow.beside(state, outline, row, strip)
                while columns:
                    at = row * meadow.side + strip * STRIP + lowest(columns)
                    columns &= columns - 1
                    if meadow.edge and not meadow.on_table(outline, at):
                        continue
                    growth.measure(flowers, outline, petals, at, fitting)
                    # With petals on all corners, touching a side always grows a flower. An edition may have bare ones.
                    if fitting.flowers == 0 or not growth.payable(fitting):
                        continue
                    out[found] = at
                    if found < room:
                        gains[found] = fitting.gain
                        costs[found] = fitting.cost
                    found += 1
                    if found == enough:
                        return found
        return found

    def why_not_yet(self, state: FlutterState, seat: int, at: int) -> Message:
        """Why the tile in hand may not be placed at this vertex before it is turned: as it lies in the hand.

        That it would fit in another turn is no answer: who points at a tile asks about the ground under it.
        """
        return self.why_not_there(state, seat, 0, at) or Message("flutter-why-turn-first")

    def why_not_there(self, state: FlutterState, seat: int, turn: i64, at: int) -> Message | None:
        """Why the tile in hand, turned like this, may not be placed at this vertex; None if it may."""
        meadow = self.meadow
        outline = meadow.outline(state.hand, turn)
        if meadow.edge and not meadow.on_table(outline, i64(at)):
            return Message("flutter-why-edge")
        beside = False
        for index in range(len(outline.spots)):
            cell = outline.cell(i64(at), i64(index))
            if state.cells[cell] != NONE:
                return Message("flutter-why-covered")
            for side in range(3):
                beside = beside or state.cells[meadow.window.near[cell * 3 + side]] != NONE
        if not beside:
            return Message("flutter-why-side")
        fitting = self.fitting(state, seat)
        self.growth.measure(state.flowers, outline, meadow.petals[state.hand], at, fitting)
        if not fitting.flowers:
            return Message("flutter-why-flower")
        if self.growth.payable(fitting):
            return None
        left = [
            min(int(fitting.purse[colour] + count(fitting.gain, colour)), int(self.growth.limit))
            - int(count(fitting.cost, colour))
            for colour in range(4)
        ]
        return Message("flutter-why-lack", {"lack": lacking(left)})
