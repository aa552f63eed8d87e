"""What a Flutter table is worth to a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.scoring import Clause, Ledger
from hortus.core.state import to_vec
from hortus.games.flutter.edition import COLOURS
from hortus.games.flutter.state import FlutterState

ENCLOSED: Final = Message("flutter-reason-enclosed-tile")
UNPAID: Final = Message("flutter-reason-tiles-others-could-not-pay")
PONDS: Final = Message("flutter-reason-ponds")
BEE: Final = Message("flutter-reason-bee")
LEFT_OVER: Final = [Message(f"flutter-reason-{colour}-petals-left") for colour in COLOURS]


def half(sparkles: i64) -> i64:
    """What each opponent gets for a tile that its encloser cannot pay: rounded up."""
    return (sparkles + 1) >> 1


class Tracker:
    """The petal tracker: how far it goes, and the pollen printed on its spaces."""

    def __init__(self, bonus: list[int]) -> None:
        self.bonus: vec[i64] = to_vec(bonus)
        self.limit: i64 = len(bonus) - 1


class EnclosedTiles(Clause[FlutterState]):
    """Step 5b: as much pollen as the tile has sparkles, for the seat that enclosed it and paid."""

    def __init__(self, sparkles: vec[i64]) -> None:
        self.sparkles: vec[i64] = sparkles

    def score(self, state: FlutterState, seat: i64, ledger: Ledger) -> i64:
        total: i64 = 0
        piece: i64
        for piece in range(1, state.pieces):
            if state.encloser[piece] == seat and state.paid[piece]:
                points = self.sparkles[state.tile[piece]]
                ledger.mark(piece)
                ledger.note(ENCLOSED, points, points)
                total += points
        return total


class UnpaidTiles(Clause[FlutterState]):
    """Step 5b: half the sparkles of every tile that another seat enclosed and could not pay."""

    def __init__(self, sparkles: vec[i64]) -> None:
        self.sparkles: vec[i64] = sparkles

    def score(self, state: FlutterState, seat: i64, ledger: Ledger) -> i64:
        total: i64 = 0
        tiles: i64 = 0
        piece: i64
        for piece in range(1, state.pieces):
            encloser = state.encloser[piece]
            if encloser >= 0 and encloser != seat and not state.paid[piece]:
                ledger.mark(piece)
                tiles += 1
                total += half(self.sparkles[state.tile[piece]])
        if tiles:
            ledger.note(UNPAID, tiles, total)
        return total


class PondPollen(Clause[FlutterState]):
    """Step 5a: pollen printed on water, or given where the water had run out."""

    def score(self, state: FlutterState, seat: i64, ledger: Ledger) -> i64:
        if state.ponds[seat]:
            ledger.note(PONDS, state.ponds[seat], state.ponds[seat])
        return state.ponds[seat]


class BeeVisits(Clause[FlutterState]):
    """Steps 5b and 6: pollen whenever the tile under a bee was enclosed."""

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def score(self, state: FlutterState, seat: i64, ledger: Ledger) -> i64:
        visits = state.visits[seat]
        if visits:
            ledger.note(BEE, visits, visits * self.each)
        return visits * self.each


class PetalsLeft(Clause[FlutterState]):
    """Game End 3: the pollen printed on the space of each petal token."""

    def __init__(self, tracker: Tracker) -> None:
        self.tracker = tracker

    def score(self, state: FlutterState, seat: i64, ledger: Ledger) -> i64:
        if not state.over:
            return 0
        total: i64 = 0
        colour: i64
        for colour in range(4):
            petals = state.petals[seat * 4 + colour]
            points = self.tracker.bonus[petals]
            if points:
                ledger.note(LEFT_OVER[colour], petals, points)
                total += points
        return total
