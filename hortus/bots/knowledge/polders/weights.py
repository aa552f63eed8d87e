"""Values from the open assignments, and from those that may still come.

An assignment in the deck counts as much as it is likely to be turned up.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.state import NONE, to_vec
from hortus.games.polders.assignments import (
    Assignment,
    EmptyAreas,
    LargeAreas,
    Lines,
    Most,
    RightBuildings,
    RoadPairs,
    Sets,
    SoloSquares,
    TooFew,
    WrongBuildings,
)
from hortus.games.polders.state import PoldersState


class Weights:
    """Points for one more of each thing, calculated for every state."""

    def __init__(self, rounds: list[int], cards: list[Assignment]) -> None:
        self.rounds: vec[i64] = to_vec(rounds)
        self.cards = cards
        # What the weights were calculated for: they stay as they are until another card is turned up.
        self.counted: list[Assignment] = []
        self.round: i64 = NONE
        self.owed: i64 = NONE
        self.deck: vec[i64] = vec[i64]()
        self.forget()

    def forget(self) -> None:
        self.large: float = 0.0  # an area large enough for Area Control
        self.large_least: i64 = 1
        self.empty: float = 0.0
        self.empty_least: i64 = 1
        self.solo: float = 0.0
        self.right: float = 0.0
        self.wrong: float = 0.0
        self.road: float = 0.0
        self.rows: float = 0.0
        self.columns: float = 0.0
        self.shortest: i64 = 1
        self.sets: float = 0.0
        self.most: list[float] = [0.0, 0.0, 0.0]  # first prizes, by building
        self.fewer: list[float] = [0.0, 0.0, 0.0]  # what too few of them would cost
        self.line: vec[i64] = vec[i64]([0, 0, 0])

    def likelihood(self, state: PoldersState, card: Assignment) -> float:
        """How likely this card is scored: 1 if it is open."""
        if not state.assignment_deck[card.card]:
            return 1.0
        return self.coming(state)

    def coming(self, state: PoldersState) -> float:
        """How likely any one card of the deck is revealed."""
        cards = state.owed
        later: i64
        for later in range(state.round + 1, len(self.rounds)):
            cards += self.rounds[later]
        return float(cards) / float(total(state.assignment_deck)) if cards else 0.0

    def weigh(self, state: PoldersState) -> None:
        if self.holds(state):
            return
        self.counted = self.cards
        self.round = state.round
        self.owed = state.owed
        self.deck = state.assignment_deck[:]
        self.forget()
        coming = self.coming(state)
        for card in self.cards:
            self.add(card, coming if state.assignment_deck[card.card] else 1.0)

    def holds(self, state: PoldersState) -> bool:
        """Whether the same cards are turned up and to come as at the last calculation."""
        deck = state.assignment_deck
        if self.counted is not self.cards or len(self.deck) != len(deck):
            return False
        if self.round != state.round or self.owed != state.owed:
            return False
        card: i64
        for card in range(len(deck)):
            if self.deck[card] != deck[card]:
                return False
        return True

    def add(self, card: Assignment, likely: float) -> None:
        if isinstance(card, SoloSquares):
            self.solo += likely * float(card.each)
        elif isinstance(card, EmptyAreas):
            self.empty += likely * float(card.each)
            self.empty_least = card.least
        elif isinstance(card, LargeAreas):
            self.large += likely * float(card.each)
            self.large_least = card.least
        elif isinstance(card, WrongBuildings):
            self.wrong += likely * float(card.each)
        elif isinstance(card, RightBuildings):
            self.right += likely * float(card.each)
        elif isinstance(card, RoadPairs):
            self.road += likely * float(card.each)
        elif isinstance(card, Lines):
            self.add_lines(card, likely)
        elif isinstance(card, Sets):
            self.sets += likely * float(card.each)
        elif isinstance(card, Most):
            self.most[card.building] += likely * float(card.prizes[0])
        elif isinstance(card, TooFew):
            self.fewer[card.building] -= likely * float(card.each)
            self.line[card.building] = card.line

    def add_lines(self, card: Lines, likely: float) -> None:
        """Rows take many turns and much calculation, so they count only when an open card asks for them."""
        if likely == 1.0:
            self.shortest = card.shortest
            if card.across:
                self.rows += float(card.each)
            else:
                self.columns += float(card.each)
