"""The expected points for numbers of buildings: master cards, sets, and penalties for too few.

Nearly every building is filled correctly by somebody in the end. Those that are
still free are shared evenly on average, and a lead is worth the more the fewer
of them are left.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.polders.weights import Weights
from hortus.core.scoring import BLANK
from hortus.core.state import NONE
from hortus.games.polders.assignments import Assignment, Most, Sets, TooFew
from hortus.games.polders.board import Country
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

SHARED: Final = 0.9
"""How many of the free buildings somebody fills correctly."""
SPREAD: Final = 0.75
"""How far leads change, squared, for every free building."""
STEEP: Final = 1.7
"""Makes the logistic curve resemble the normal one."""
UNEVEN: Final = 0.7
"""How much the kinds of a set may differ in number until the end."""


class Prizes:
    def __init__(self, country: Country, weights: Weights, cards: list[Assignment]) -> None:
        self.country = country
        self.weights = weights
        self.cards: list[Assignment] = [card for card in cards if isinstance(card, (Most, Sets, TooFew))]
        self.free: vec[i64] = vec[i64]([0] * FILLINGS)  # buildings of each kind that are still empty
        self.likely: vec[float] = vec[float]([0.0] * len(self.cards))
        self.left: float = 0.0  # of the free buildings, how many will still be filled

    def prepare(self, state: PoldersState, left: i64) -> None:
        """Count the free buildings of all sheets, with this many drawings left on each."""
        filling: i64
        place: i64
        for filling in range(FILLINGS):
            self.free[filling] = 0
        for place in range(self.country.places):
            if state.ink[place] == NONE and self.country.building[place] != NONE:
                self.free[self.country.building[place]] += 1
        self.left = min(1.0, 0.25 * float(left))
        index: i64
        for index in range(len(self.cards)):
            self.likely[index] = self.weights.likelihood(state, self.cards[index])

    def worth(self, state: PoldersState, seat: i64) -> float:
        """The expected points for this seat's buildings; cards in the deck count by their likelihood."""
        worth = self.weights.wrong * float(state.wrong[seat])
        ink: i64
        for ink in range(seat * FILLINGS, seat * FILLINGS + FILLINGS):
            worth += self.weights.right * float(state.correct[ink])
        index: i64
        for index in range(len(self.cards)):
            likely = self.likely[index]
            if likely > 0.0:
                worth += likely * self.card(state, seat, self.cards[index])
        return worth

    def card(self, state: PoldersState, seat: i64, card: Assignment) -> float:
        if self.left == 0.0:
            return float(card.worth(state, seat, BLANK))
        if isinstance(card, Most):
            return self.most(state, seat, card)
        if isinstance(card, TooFew):
            return self.too_few(state, seat, card)
        assert isinstance(card, Sets)
        return self.sets(state, seat, card)

    def coming(self, state: PoldersState, building: i64) -> float:
        """How many of these buildings a seat will still fill."""
        return self.left * SHARED * float(self.free[building]) / float(state.seats)

    def most(self, state: PoldersState, seat: i64, card: Most) -> float:
        """The prize of the expected rank, interpolated between two ranks."""
        if self.free[card.building] == 0:
            return float(card.worth(state, seat, BLANK))
        own = state.correct[seat * FILLINGS + card.building]
        spread = sqrt(self.left * SPREAD * float(self.free[card.building]) + 0.1)
        place = 0.0
        other: i64
        for other in range(state.seats):
            if other != seat:
                place += above(float(state.correct[other * FILLINGS + card.building] - own) / spread)
        sure = int(place)
        part = place - float(sure)
        return (1.0 - part) * prize(card, sure) + part * prize(card, sure + 1)

    def too_few(self, state: PoldersState, seat: i64, card: TooFew) -> float:
        missing = float(card.line - state.correct[seat * FILLINGS + card.building])
        if missing <= 0.0:
            return 0.0
        coming = self.coming(state, card.building)
        return float(card.each) * above((missing - 0.5 - coming) / sqrt(coming + 0.1))

    def sets(self, state: PoldersState, seat: i64, card: Sets) -> float:
        """The rarest kind decides, but it is not certain which that will be."""
        uneven = UNEVEN * self.left + 0.05
        least = float(state.correct[seat * FILLINGS]) + self.coming(state, 0)
        filling: i64
        for filling in range(1, FILLINGS):
            least = min(least, float(state.correct[seat * FILLINGS + filling]) + self.coming(state, filling))
        total = 0.0
        for filling in range(FILLINGS):
            many = float(state.correct[seat * FILLINGS + filling]) + self.coming(state, filling)
            total += exp((least - many) / uneven)
        return float(card.each) * (least - uneven * log(total))


def above(lead: float) -> float:
    """How often a lead holds, measured in usual changes."""
    if lead > 8.0:
        return 1.0
    if lead < -8.0:
        return 0.0
    return 1.0 / (1.0 + exp(-STEEP * lead))


def prize(card: Most, place: int) -> float:
    return float(card.prizes[place]) if place < len(card.prizes) else 0.0
