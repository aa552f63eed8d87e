"""What a Petal table is worth to a seat."""

from mypy_extensions import i64

from hortus.core.scoring import Clause, Ledger
from hortus.games.petal.state import PetalState
from hortus.games.petal.vocabulary import GREEN


def flower_points(net: i64, seat: i64) -> i64:
    """Own sum less the other's, never below nothing. `net` is green less pink."""
    points = net if seat == GREEN else -net
    return points if points > 0 else 0


class PickedFlowers(Clause[PetalState]):
    """Scoring: each flower, when it was picked; only its picker scores it."""

    def score(self, state: PetalState, seat: i64, ledger: Ledger) -> i64:
        total: i64 = 0
        cell: i64
        for cell in range(len(state.picker)):
            if state.picker[cell] == seat:
                points = flower_points(state.net[cell], seat)
                ledger.mark(cell)
                ledger.note("flower", state.size[cell], points)
                total += points
        return total


class FewerFlowers(Clause[PetalState]):
    """Scoring, at the end: so many points for every flower fewer than the other has."""

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def score(self, state: PetalState, seat: i64, ledger: Ledger) -> i64:
        fewer = state.picked[1 - seat] - state.picked[seat]
        if not state.over or fewer <= 0:
            return 0
        ledger.note("fewer flowers", fewer, fewer * self.each)
        return fewer * self.each
