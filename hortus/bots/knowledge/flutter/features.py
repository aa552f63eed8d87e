"""The features of a position for learned values, and hand-made weights."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.flutter.glance import Glance
from hortus.bots.knowledge.flutter.needs import FIRST, STORE, Needs, moves_again
from hortus.bots.knowledge.flutter.threats import Threats
from hortus.bots.tables import Table
from hortus.core.state import NONE
from hortus.games.flutter.state import FlutterState

TRAITS: Final = [
    "pollen", "petals", "store", "fewest", "bee",
    "first petals", "needed", "within reach", "beyond reach", "bee at the last side", "bee at home",
]  # fmt: skip
_FITTED: Final = Table("flutter", "fitted")
HAND: Final = _FITTED.numbers("few", len(TRAITS))
"""Hand-made weights for two and three seats,"""
CROWD: Final = _FITTED.numbers("crowd", len(TRAITS))
"""and for this many or more:"""
MANY: Final = 4


class Features:
    def __init__(self, glance: Glance, seats: int) -> None:
        self.glance = glance
        self.hand: list[float] = CROWD if seats >= MANY else HAND
        self.needs = Needs(glance.meadow, glance.course.tracker)
        self.threats = Threats(glance.meadow)
        self.weights: vec[float] = vec[float](self.hand)
        self.row: vec[float] = vec[float]([0.0] * len(TRAITS))

    def survey(self, state: FlutterState) -> None:
        """What is the same for all seats."""
        self.needs.survey(state)
        self.threats.survey(state)

    def describe(self, state: FlutterState, seat: i64, row: vec[float]) -> None:
        """A seat's traits in the state that was surveyed last, in the order of their names."""
        again = moves_again(state, seat)
        youth = self.glance.youth(state)
        fewest = self.glance.course.tracker.limit
        colour: i64
        for colour in range(4):
            if state.petals[seat * 4 + colour] < fewest:
                fewest = state.petals[seat * 4 + colour]
        row[0] = float(state.pollen[seat])
        row[1] = self.needs.on_tracker(state, seat, not again)
        row[2] = youth * float(self.needs.up_to(state, seat, STORE))
        row[3] = youth * float(fewest)
        row[4] = 2.0 / float(1 + state.open[state.bees[seat]]) if state.bees[seat] != NONE else 0.0
        row[5] = youth * float(self.needs.up_to(state, seat, FIRST))
        row[6] = self.needs.needed(state, seat) if again else 0.0
        self.threats.weigh(state, seat)
        share = 1.0 / float(1 + self.threats.wait(state, seat)) if again else 0.0
        row[7] = share * float(self.threats.within)
        row[8] = share * float(self.threats.beyond)
        row[9] = 1.0 if self.threats.bee_is_near(state, seat) else 0.0
        row[10] = youth if state.bees[seat] == NONE else 0.0

    def worth(self, state: FlutterState, seat: i64) -> float:
        """The weighted sum of a seat's traits."""
        if state.over:
            return float(state.pollen[seat]) + self.needs.on_tracker(state, seat, True)
        self.describe(state, seat, self.row)
        total: float = 0.0
        trait: i64
        for trait in range(len(self.weights)):
            total += self.weights[trait] * self.row[trait]
        return total

    def margin(self, state: FlutterState, seat: i64) -> float:
        """How far this seat is ahead of the mean of the others."""
        if not state.over:
            self.survey(state)
        own: float = 0.0
        others: float = 0.0
        other: i64
        for other in range(state.seats):
            if other == seat:
                own = self.worth(state, other)
            else:
                others += self.worth(state, other)
        return own - others / float(state.seats - 1)
