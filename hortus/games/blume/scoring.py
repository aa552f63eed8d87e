"""What a Blume table is worth to a seat."""

from mypy_extensions import i64

from hortus.core.scoring import Clause, Ledger
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import COLOURS, HUES, ROUNDS


def round_worth(state: BlumeState, seat: i64) -> i64:
    """Points of this seat if the round ended now: every stocked flower counts the market's value."""
    points: i64 = 0
    colour: i64
    for colour in range(HUES):
        points += state.stock[seat * HUES + colour] * state.pegs[colour]
    return points


class Rounds(Clause[BlumeState]):
    """Scoring: after each round every stocked flower counts the market's value, below zero too (ruling 15)."""

    def score(self, state: BlumeState, seat: i64, ledger: Ledger) -> i64:
        total: i64 = 0
        now: i64
        colour: i64
        for now in range(state.scored):
            for colour in range(HUES):
                stock = state.tally[(seat * ROUNDS + now) * HUES + colour]
                if stock:
                    points = stock * state.prices[now * HUES + colour]
                    ledger.mark(colour)
                    ledger.note(f"round {now + 1}, {COLOURS[colour]} flowers", stock, points)
                    total += points
        return total
