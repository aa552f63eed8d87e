"""Pieces with one open side: who can close them next, and who could only give them away."""

from mypy_extensions import i64

from hortus.core.bits import bit, lowest
from hortus.core.state import NONE
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.state import FlutterState


class Threats:
    """The nearly enclosed pieces, and what they mean for one seat."""

    def __init__(self, meadow: Meadow) -> None:
        self.meadow = meadow
        self.hot: i64 = 0  # pieces with one open side: bits
        self.within: i64 = 0  # sparkles of those that the seat can pay
        self.beyond: i64 = 0  # sparkles of those that it cannot

    def survey(self, state: FlutterState) -> None:
        """Find the nearly enclosed pieces."""
        self.hot = 0
        piece: i64
        for piece in range(1, state.pieces):
            if state.open[piece] == 1:
                self.hot |= bit(piece)

    def weigh(self, state: FlutterState, seat: i64) -> None:
        """Which of them this seat could pay, each on its own, and which not."""
        self.within = 0
        self.beyond = 0
        hot = self.hot
        while hot:
            tile = state.tile[lowest(hot)]
            hot &= hot - 1
            sparkles = self.meadow.sparkles[tile]
            if state.petals[seat * 4 + self.meadow.colour[tile]] >= sparkles:
                self.within += sparkles
            else:
                self.beyond += sparkles

    def wait(self, state: FlutterState, seat: i64) -> i64:
        """How many other seats have their turn before this one."""
        return (seat - state.turn + state.seats) % state.seats

    def bee_is_near(self, state: FlutterState, seat: i64) -> bool:
        """Whether the seat's bee sits on one of them."""
        piece = state.bees[seat]
        return piece != NONE and self.hot & bit(piece) != 0
