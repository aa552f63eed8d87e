"""What a Blume table is worth to a seat."""

from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.scoring import Clause, Ledger
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import HUES, ROUNDS


def shelf_worth(state: BlumeState, seat: i64, colour: i64) -> i64:
    """Points for one shelf if the round ended now: every stocked flower counts the market's value."""
    return state.stock[seat * HUES + colour] * state.pegs[colour]


def round_worth(state: BlumeState, seat: i64) -> i64:
    """Points of this seat if the round ended now."""
    points: i64 = 0
    colour: i64
    for colour in range(HUES):
        points += shelf_worth(state, seat, colour)
    return points


class Rounds(Clause[BlumeState]):
    """Scoring: after each round every stocked flower counts the market's value, below zero too (ruling 15)."""

    def __init__(self) -> None:
        self.reasons: list[Message] = []
        for now in range(int(ROUNDS)):
            for colour in range(int(HUES)):
                values: dict[str, object] = {"round": now + 1, "colour": Message(f"blume-colour-{colour}")}
                self.reasons.append(Message("blume-reason-round", values))

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
                    ledger.note(self.reasons[now * HUES + colour], stock, points)
                    total += points
        return total
