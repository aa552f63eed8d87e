"""Enclosed tiles that wait to be scored: which is the largest, and whether the order of paying matters (step 5b)."""

from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.scoring import half
from hortus.games.flutter.state import FlutterState


class Enclosures:
    def __init__(self, meadow: Meadow) -> None:
        self.meadow = meadow

    def largest(self, state: FlutterState, pieces: i64) -> i64:
        """The piece with most sparkles; of equal ones the older."""
        best: i64 = NONE
        piece: i64
        for piece in range(state.pieces):
            if pieces & bit(piece) and (best == NONE or self.sparkles(state, piece) > self.sparkles(state, best)):
                best = piece
        return best

    def sparkles(self, state: FlutterState, piece: i64) -> i64:
        return self.meadow.sparkles[state.tile[piece]]

    def in_question(self, state: FlutterState) -> i64:
        """Enclosed tiles for which the order decides who gets what, as bits."""
        found: i64 = 0
        colour: i64
        piece: i64
        for colour in range(4):
            pieces: i64 = 0
            for piece in range(1, state.pieces):
                if state.due & bit(piece) and self.meadow.colour[state.tile[piece]] == colour:
                    pieces |= bit(piece)
            if pieces & (pieces - 1) and self.order_matters(state, pieces, state.petals[state.turn * 4 + colour]):
                found |= pieces
        return found

    def order_matters(self, state: FlutterState, pieces: i64, petals: i64) -> bool:
        """Whether tiles of one colour, paid in different orders, could end differently.

        Some order pays for exactly a given subset if the subset can be paid, and
        the petals left are too few for any other tile.
        """
        outcome: i64 = NONE
        paid = pieces
        while True:  # every subset, from the whole set down to nothing
            pollen = self.paid_in_the_end(state, pieces, paid, petals)
            if pollen != NONE:
                other = pollen * 1000 + self.given_away(state, pieces & ~paid)
                if outcome != NONE and outcome != other:
                    return True
                outcome = other
            if paid == 0:
                return False
            paid = (paid - 1) & pieces

    def paid_in_the_end(self, state: FlutterState, pieces: i64, paid: i64, petals: i64) -> i64:
        """What this subset costs, or NONE if no order pays exactly for it."""
        cost: i64 = 0
        least: i64 = 1000
        piece: i64
        for piece in range(1, state.pieces):
            if paid & bit(piece):
                cost += self.sparkles(state, piece)
            elif pieces & bit(piece) and self.sparkles(state, piece) < least:
                least = self.sparkles(state, piece)
        return cost if petals - least < cost <= petals else NONE

    def given_away(self, state: FlutterState, pieces: i64) -> i64:
        given: i64 = 0
        piece: i64
        for piece in range(1, state.pieces):
            if pieces & bit(piece):
                given += half(self.sparkles(state, piece))
        return given
