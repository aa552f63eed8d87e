"""The value of petals: for tiles that may soon be enclosed, and for the tracker at the end.

The first petals of a colour pay for tiles, the next ones for tiles that are
further from being closed, the last ones only count on the tracker. So a petal
is worth less than the one before it, and where nothing is left to pay for, all
are worth what the tracker says.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.scoring import Tracker
from hortus.games.flutter.state import FlutterState

SOON: Final = vec[float]([0.0, 1.0, 0.6, 0.4, 0.25, 0.15, 0.1])
"""How likely a piece with 0, 1, 2 … open sides is enclosed soon."""
FIRST: Final = 4
"""Petals of a colour that pay for any one tile."""
STORE: Final = 8
"""Petals that pay for two."""


class Needs:
    """How many petals of each colour the pieces in the meadow are likely to ask for."""

    def __init__(self, meadow: Meadow, tracker: Tracker) -> None:
        self.meadow = meadow
        self.tracker = tracker
        self.demand: vec[float] = vec[float]([0.0] * 4)

    def survey(self, state: FlutterState) -> None:
        """Sum up what may have to be paid soon."""
        demand = self.demand
        colour: i64
        for colour in range(4):
            demand[colour] = 0.0
        piece: i64
        for piece in range(1, state.pieces):
            sides = state.open[piece]
            if 0 < sides < i64(len(SOON)):
                tile = state.tile[piece]
                demand[self.meadow.colour[tile]] += SOON[sides] * float(self.meadow.sparkles[tile])

    def needed(self, state: FlutterState, seat: i64) -> float:
        """How many of this seat's petals are likely to be needed."""
        total: float = 0.0
        colour: i64
        for colour in range(4):
            held = float(state.petals[seat * 4 + colour])
            total += held if held < self.demand[colour] else self.demand[colour]
        return total

    def up_to(self, state: FlutterState, seat: i64, enough: i64) -> i64:
        """The seat's petals, of each colour at most as many as are enough."""
        total: i64 = 0
        colour: i64
        for colour in range(4):
            held = state.petals[seat * 4 + colour]
            total += held if held < enough else enough
        return total

    def on_tracker(self, state: FlutterState, seat: i64, last: bool) -> float:
        """What the tracker pays for them: exact after the last turn of the seat, otherwise a third each."""
        total: float = 0.0
        colour: i64
        for colour in range(4):
            held = state.petals[seat * 4 + colour]
            total += float(self.tracker.bonus[held]) if last else float(held) / 3.0
        return total


def moves_again(state: FlutterState, seat: i64) -> bool:
    """Whether this seat still has a turn: not between the turn that ended the game and the present one."""
    if state.over:
        return False
    if state.ender == NONE:
        return True
    # Clockwise from the present turn, seats move until it is the ender's turn again.
    here = state.turn
    while here != state.ender:
        if here == seat:
            return True
        here = here + 1 if here + 1 < state.seats else 0
    return False
