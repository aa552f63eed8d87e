"""What a Petal table is worth to a seat."""

from typing import Final

from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.scoring import BLANK, Clause, Ledger
from hortus.games.petal.state import PetalState
from hortus.games.petal.vocabulary import GREEN

FLOWER: Final = Message("petal-reason-flower")
FEWER: Final = Message("petal-reason-fewer-flowers")


def flower_points(net: i64, seat: i64) -> i64:
    """The seat's own sum minus the other's, at least 0. `net` is green minus pink."""
    points = net if seat == GREEN else -net
    return points if points > 0 else 0


class PickedFlowers(Clause[PetalState]):
    """Scoring: each picked flower, for the player who picked it."""

    def score(self, state: PetalState, seat: i64, ledger: Ledger) -> i64:
        total: i64 = 0
        cell: i64
        for cell in range(len(state.picker)):
            if state.picker[cell] == seat:
                points = flower_points(state.net[cell], seat)
                ledger.mark(cell)
                ledger.note(FLOWER, state.size[cell], points)
                total += points
        return total


class FewerFlowers(Clause[PetalState]):
    """Scoring, at the end: points for each flower fewer than the other player has.

    Before the end the sheet says what that would be, and who is ahead in a tie (rulings 10 and 12).
    """

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def score(self, state: PetalState, seat: i64, ledger: Ledger) -> i64:
        fewer = state.picked[1 - seat] - state.picked[seat]
        if fewer <= 0:
            return 0
        if not state.over:
            if ledger is not BLANK:
                ledger.note(Message("petal-reason-fewer-so-far", {"points": int(fewer * self.each)}), fewer, 0)
            return 0
        ledger.note(FEWER, fewer, fewer * self.each)
        return fewer * self.each
