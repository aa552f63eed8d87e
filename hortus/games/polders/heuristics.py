"""What a player of Polders might think.

A drawing is judged by what it changes: the area it makes against the areas it
joins, the buildings it claims, the roads it pairs, the rows it serves, what it
spoils for others, and what can still grow from it. Assignments in the deck
count as much as they are likely to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.heuristics import Heuristics
from hortus.core.scoring import BLANK
from hortus.core.state import NONE, to_vec
from hortus.games.polders.assignments import (
    Assignment,
    EmptyAreas,
    LargeAreas,
    Most,
    RightBuildings,
    RoadPairs,
    Sets,
    SoloSquares,
    TooFew,
    WrongBuildings,
)
from hortus.games.polders.board import SIDES
from hortus.games.polders.edition import PoldersEdition
from hortus.games.polders.pen import Pen
from hortus.games.polders.scoring import FULL, Areas, area_points
from hortus.games.polders.shapes import Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS, PoldersActions

GROW: Final = 0.45  # of what an area with a building could still gain
REACH: Final = 0.35  # a square, of an area that still looks for its building
NEXT: Final = 0.5  # of what a building beside it would add
SPOIL: Final = 0.25  # of a rival's loss, where others share the gain
LINE: Final = 0.7  # of a row, when nearly filled
STEER: Final = 0.6  # of an area that will be large enough


class PoldersHeuristics(Heuristics[PoldersState]):
    def __init__(
        self,
        edition: PoldersEdition,
        pen: Pen,
        actions: PoldersActions,
        areas: Areas,
        cards: list[Assignment],
    ) -> None:
        self.pen = pen
        self.country = pen.country
        self.actions = actions
        self.areas = areas
        self.cards = cards
        self.rounds: vec[i64] = to_vec(edition.rounds)
        self.turns: i64 = sum([shape.cards for shape in edition.shapes]) // edition.open
        self.roots: vec[i64] = vec[i64]([NONE] * 64)  # areas that the drawing in hand joins
        self.forget()

    def forget(self) -> None:
        """What each thing is worth by the assignments: nothing yet."""
        self.time: float = 0.0  # how much of the game is left for growing
        self.large: float = 0.0
        self.large_least: i64 = 1
        self.empty: float = 0.0
        self.empty_least: i64 = 1
        self.solo: float = 0.0
        self.right: float = 0.0
        self.wrong: float = 0.0
        self.road: float = 0.0
        self.sets: float = 0.0
        self.most: list[float] = [0.0, 0.0, 0.0]
        self.fewer: list[float] = [0.0, 0.0, 0.0]
        self.line: vec[i64] = vec[i64]([0, 0, 0])

    # ---- the table as a whole

    def value(self, state: PoldersState, seat: i64) -> float:
        """Points as they stand, cards to come by their likelihood, less the best rival's."""
        best = -1e9
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.outlook(state, other))
        return self.outlook(state, seat) - best

    def outlook(self, state: PoldersState, seat: i64) -> float:
        points = float(self.areas.score(state, seat, BLANK))
        for card in self.cards:
            points += self.likelihood(state, card) * float(card.worth(state, seat, BLANK))
        return points

    def likelihood(self, state: PoldersState, card: Assignment) -> float:
        """That this card will be scored: 1 once it lies open."""
        if not state.assignment_deck[card.card]:
            return 1.0
        coming = state.owed
        later: i64
        for later in range(state.round + 1, len(self.rounds)):
            coming += self.rounds[later]
        return float(coming) / float(total(state.assignment_deck))

    # ---- one drawing

    def promise(self, state: PoldersState, seat: i64, action: i64) -> float:
        """A card and a filling promise what their best place does."""
        self.weigh(state)
        sheet = state.held[seat]
        if action >= self.actions.place.start:
            card = state.sealed[seat].first()
            ways = self.pen.shapes.on(sheet, card // FILLINGS)
            return self.drawing(state, seat, card % FILLINGS, ways, ways.index[action - self.actions.place.start])
        ways = self.pen.shapes.on(sheet, action // FILLINGS)
        reach = (sheet * state.seats + seat) * 2
        best = self.best(state, seat, action % FILLINGS, ways, state.reach[reach], state.reach[reach + 1])
        if best == -1e9:
            best = self.best(state, seat, action % FILLINGS, ways, state.free[sheet * 2], state.free[sheet * 2 + 1])
        return best

    def best(self, state: PoldersState, seat: i64, filling: i64, ways: Ways, reach_low: i64, reach_high: i64) -> float:
        sheet = state.held[seat]
        taken_low = ~state.free[sheet * 2]
        taken_high = ~state.free[sheet * 2 + 1]
        best = -1e9
        way: i64
        for way in range(len(ways.low)):
            low = ways.low[way]
            high = ways.high[way]
            if not ((low & taken_low) | (high & taken_high)) and (low & reach_low) | (high & reach_high):
                best = max(best, self.drawing(state, seat, filling, ways, way))
        return best

    def weigh(self, state: PoldersState) -> None:
        """What each thing is worth now, by the assignments that lie open or may come."""
        self.forget()
        played = state.round * self.turns + total(state.discard) // i64(len(state.open))
        visits = float(i64(len(self.rounds)) * self.turns - played - 1) / float(state.seats)
        self.time = min(1.0, visits / 4.0)
        for card in self.cards:
            likely = self.likelihood(state, card)
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
            elif isinstance(card, Sets):
                self.sets += likely * float(card.each)
            elif isinstance(card, Most):
                self.most[card.building] += likely * float(card.prizes[0])
            elif isinstance(card, TooFew):
                self.fewer[card.building] -= likely * float(card.each)
                self.line[card.building] = card.line

    def drawing(self, state: PoldersState, seat: i64, filling: i64, ways: Ways, way: i64) -> float:
        """What one way to draw a shape changes."""
        country = self.country
        places = ways.places
        first = way * ways.size
        last = first + ways.size
        ink = seat * FILLINGS + filling
        plain: i64 = 0
        right: i64 = 0
        squares = ways.size
        wrong: i64 = 0
        open: i64 = 0  # empty squares beside it
        waiting: i64 = 0  # empty buildings of its own kind beside it
        pairs: i64 = 0
        ends: i64 = 0  # empty squares across a road
        joined: i64 = 0
        worth = 0.0
        step: i64
        side: i64
        index: i64
        for step in range(first, last):
            place = places[step]
            building = country.building[place]
            if building == NONE:
                plain += 1
            elif building == filling:
                right += 1
            else:
                wrong += 1
                plain += self.pen.wrong_counts
            for side in range(place * SIDES, place * SIDES + SIDES):
                beside = country.near[side]
                if beside == NONE:
                    continue
                mark = state.ink[beside]
                if mark == NONE:
                    inside = False
                    for index in range(first, last):
                        inside = inside or places[index] == beside
                    if inside:
                        # Seen from both its squares; one of them is enough.
                        pairs += country.road[side] & i64(place < beside)
                    else:
                        open += 1
                        ends += country.road[side]
                        waiting += i64(country.building[beside] == filling)
                    continue
                if mark // FILLINGS == seat:
                    pairs += country.road[side]
                    if mark == ink:
                        root = state.area[beside]
                        known = False
                        for index in range(joined):
                            known = known or self.roots[index] == root
                        if not known:
                            self.roots[joined] = root
                            joined += 1
                else:
                    worth += self.spoiled(state, state.area[beside])
                    worth += SPOIL * self.road * float(country.road[side])
        before = 0.0
        for index in range(joined):
            root = self.roots[index]
            before += self.area(state.plain[root], state.right[root], state.squares[root], 1.0)
            plain += state.plain[root]
            right += state.right[root]
            squares += state.squares[root]
        gained = right
        for index in range(joined):
            gained -= state.right[self.roots[index]]
        room = min(1.0, 0.25 * float(open))
        worth += self.area(plain, right, squares, room) - before
        if waiting:
            more = area_points(plain, right + waiting) - area_points(plain, right)
            worth += NEXT * self.time * float(more)
        worth += self.road * (float(pairs) + 0.3 * self.time * float(ends))
        worth += float(wrong) * (self.wrong - 0.5)
        if gained:
            worth += float(gained) * self.claim(state, seat, filling)
        return worth

    def area(self, plain: i64, right: i64, squares: i64, room: float) -> float:
        """What an area is worth, and what it may become while there is room and time."""
        worth = float(area_points(plain, right))
        hope = self.time * room
        if right and plain < FULL:
            worth += GROW * hope * float((FULL - plain) * right)
        elif right == 0:
            worth += REACH * hope * float(min(plain, FULL))
        counted = plain + right
        if counted >= self.large_least:
            worth += self.large
        else:
            worth += STEER * hope * self.large * float(counted) / float(self.large_least)
        if squares == 1:
            worth += self.solo
        if right == 0 and plain >= self.empty_least:
            worth += self.empty
        return worth

    def spoiled(self, state: PoldersState, root: i64) -> float:
        """What a rival's area would have gained from one more square."""
        plain = state.plain[root]
        right = state.right[root]
        loss = 0.0
        if plain < FULL:
            loss = float(right)
        if plain + right == self.large_least - 1:
            loss += 0.5 * self.large
        return SPOIL * self.time * loss

    def claim(self, state: PoldersState, seat: i64, filling: i64) -> float:
        """What one more correctly filled building is worth by itself."""
        own = state.correct[seat * FILLINGS + filling]
        worth = 0.5 + self.right + 0.2 * self.most[filling]
        if own < self.line[filling]:
            worth += self.fewer[filling] / float(self.line[filling])
        lowest = True
        other: i64
        for other in range(FILLINGS):
            lowest = lowest and own <= state.correct[seat * FILLINGS + other]
        if lowest:
            worth += 0.6 * self.sets
        return worth
