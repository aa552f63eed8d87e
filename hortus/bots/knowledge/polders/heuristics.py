"""Heuristics for Polders.

What a drawing promises at a glance is in `glance.py`, the close look at one
decision in `study.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.polders.glance import NOTHING, ROOM, Glance
from hortus.bots.knowledge.polders.study import Study
from hortus.core.scoring import BLANK
from hortus.core.state import NONE
from hortus.games.polders.assignments import Lines
from hortus.games.polders.rules import PoldersRules
from hortus.games.polders.scoring import FULL, owner
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS


class PoldersHeuristics(Glance):
    def __init__(self, rules: PoldersRules) -> None:
        super().__init__(rules)
        self.points: vec[float] = vec[float]([0.0] * rules.seats)
        self.closer = Study(self, rules.cards, int(rules.seats))

    # ---- the table as a whole

    def value(self, state: PoldersState, seat: i64) -> float:
        """Current points and their promise, cards in the deck by their likelihood, minus the best rival's."""
        self.count(state)
        best = NOTHING
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.points[other])
        return self.points[seat] - best

    def count(self, state: PoldersState) -> None:
        """The points of all seats, in one pass over the sheets, because a search asks often."""
        weights = self.weights
        self.look_ahead(state)
        seat: i64
        for seat in range(state.seats):
            self.points[seat] = weights.wrong * float(state.wrong[seat])
            ink: i64
            for ink in range(seat * FILLINGS, seat * FILLINGS + FILLINGS):
                self.points[seat] += weights.right * float(state.correct[ink])
            for card in self.counted:
                self.points[seat] += weights.likelihood(state, card) * float(card.worth(state, seat, BLANK))
        place: i64
        for place in range(self.country.places):
            if state.area[place] == place:
                self.points[owner(state, place)] += self.area(
                    state.plain[place], state.right[place], state.squares[place], ROOM
                )
        self.count_roads(state)

    def count_roads(self, state: PoldersState) -> None:
        road: i64
        for road in range(len(self.country.road_from)):
            seat = owner(state, self.country.road_from[road])
            if seat != NONE and seat == owner(state, self.country.road_to[road]):
                self.points[seat] += self.weights.road

    # ---- what a learned value looks at

    def traits(self) -> list[str]:
        return ["areas", "growth", "reach", "buildings", "cards", "roads", "prospects", "prizes"]

    def hand(self) -> list[float]:
        return [1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]

    def describe(self, state: PoldersState, seat: i64, row: vec[float]) -> None:
        weights = self.weights
        self.look_ahead(state)
        settled = growth = reach = 0.0
        place: i64
        for place in range(self.country.places):
            if state.area[place] != place or owner(state, place) != seat:
                continue
            plain = state.plain[place]
            right = state.right[place]
            settled += self.settled(plain, right, state.squares[place])
            if right == 0:
                reach += self.time * float(min(plain, FULL))
            elif plain < FULL:
                growth += self.time * float((FULL - plain) * right)
        right_ones: i64 = 0
        ink: i64
        for ink in range(seat * FILLINGS, seat * FILLINGS + FILLINGS):
            right_ones += state.correct[ink]
        cards = weights.wrong * float(state.wrong[seat]) + weights.right * float(right_ones)
        for card in self.counted:
            cards += weights.likelihood(state, card) * float(card.worth(state, seat, BLANK))
        roads: i64 = 0
        road: i64
        for road in range(len(self.country.road_from)):
            if owner(state, self.country.road_from[road]) == seat and owner(state, self.country.road_to[road]) == seat:
                roads += 1
        row[0] = settled
        row[1] = growth
        row[2] = reach
        row[3] = self.time * float(right_ones)
        row[4] = cards
        row[5] = weights.road * float(roads)
        self.describe_prospects(state, seat, row)

    def describe_prospects(self, state: PoldersState, seat: i64, row: vec[float]) -> None:
        """The expected gain of sheets and buildings beyond their current points, as in the close look."""
        closer = self.closer
        left = self.left(state) + 1
        prospects = 0.0
        other: i64
        for other in range(state.seats):
            sheet = state.held[other]
            if sheet != NONE:
                closer.now.prepare(state.seats, other, left)
                closer.now.look(state, sheet)
                prospects += closer.now.points[seat]
        closer.prizes.prepare(state, left)
        lines = 0.0
        for card in self.counted:
            if isinstance(card, Lines):
                lines += self.weights.likelihood(state, card) * float(card.worth(state, seat, BLANK))
        row[6] = prospects - row[0] - row[5] - lines
        row[7] = closer.prizes.worth(state, seat) - row[4] + lines

    # ---- one decision

    def study(self, state: PoldersState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """Try every drawing; the best ones with the next seat's replies."""
        self.closer.weigh(state, seat, actions, count, worths)
