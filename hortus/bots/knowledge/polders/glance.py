"""Quick judgements about a drawing in Polders.

A drawing is judged by what it changes: the area it makes against the areas it
joins, the buildings it claims, the roads it pairs, the rows it serves, what it
spoils for others, and what can still grow from it. Assignments still in the
deck count as much as they are likely to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.polders.sketch import MOST_SIDES, Sketch
from hortus.bots.knowledge.polders.weights import Weights
from hortus.core.bags import total
from hortus.core.state import NONE
from hortus.games.polders.assignments import Assignment, Lines, Most, Sets, TooFew
from hortus.games.polders.rules import PoldersRules
from hortus.games.polders.scoring import FULL, area_points, owner
from hortus.games.polders.shapes import Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

# Chosen by matches with two, three and four seats.
GROW: Final = 0.5  # of what an area with a building could still gain
REACH: Final = 0.15  # a square, of an area that still looks for its building
NEXT: Final = 0.2  # of what a building beside it would add
SPOIL: Final = 0.12  # of a rival's loss
LINE: Final = 1.0  # of a row that is nearly filled
STEER: Final = 0.6  # of an area that is nearly large enough
ROAD: Final = 0.25  # of a pair whose other square is empty
ROOM: Final = 0.6  # how free an area is to grow on average
BUILDING: Final = 1.0  # a building, correctly filled, whatever the assignments
LEAD: Final = 0.4  # of a first prize, for every building towards it
SET: Final = 0.7  # of a set, for a building of the kind one has fewest of
VISITS: Final = 6.0  # with this many visits left for each seat, there is still time for every plan
NOTHING: Final = -1e9


class Glance(Heuristics[PoldersState]):
    def __init__(self, rules: PoldersRules) -> None:
        edition = rules.edition
        cards = rules.cards
        self.pen = rules.pen
        self.actions = rules.actions
        self.country = rules.country
        self.sketch = Sketch(rules.pen)
        self.weights = Weights(edition.rounds, cards)
        self.turns: i64 = i64(sum([shape.cards for shape in edition.shapes]) // edition.open)  # of a round
        self.game: i64 = self.turns * i64(len(edition.rounds))
        self.time: float = 0.0
        # The best drawings that `best_of_all` found, by filling: their worth and their numbers.
        self.worths: vec[float] = vec[float]([0.0] * FILLINGS)
        self.numbers: vec[i64] = vec[i64]([NONE] * FILLINGS)
        # What the drawing that was surveyed last is worth with any filling.
        self.room: float = 0.0
        self.roads: float = 0.0
        self.bars: float = 0.0
        self.lined: float = 0.0
        self.spoils: vec[float] = vec[float]([0.0] * MOST_SIDES)
        # The turn that `favourite` has half decided: a card is chosen for the sake of a place.
        self.planned: PoldersState | None = None
        self.plan_card: i64 = NONE
        self.plan_place: i64 = NONE
        # The cards that are quickly scored as they are; the others are counted on the way.
        self.counted: list[Assignment] = []
        for card in cards:
            if isinstance(card, (Most, Sets, TooFew, Lines)):
                self.counted.append(card)

    # ---- one decision

    def promise(self, state: PoldersState, seat: i64, action: i64) -> float:
        self.look_ahead(state)
        return self.judge(state, seat, action)

    def ready(self, state: PoldersState, seat: i64) -> None:
        self.look_ahead(state)
        self.planned = None

    def favourite(self, state: PoldersState, seat: i64, legal: vec[i64], count: i64, first: i64) -> i64:
        """If a card was just chosen for its best place, that place is known already."""
        if state.sealed[seat].count:
            if self.planned is state and self.plan_card == state.sealed[seat].first():
                self.planned = None
                return self.plan_place
            return super().favourite(state, seat, legal, count, first)
        self.ready(state, seat)
        promises = vec[float]([0.0] * count)
        numbers = vec[i64]([NONE] * count)
        latest: i64 = NONE  # the shape that was looked at last, with all fillings
        index: i64
        for index in range(count):
            shape = legal[index] // FILLINGS
            if shape != latest:
                latest = shape
                self.look_at_shape(state, seat, shape)
            filling = legal[index] - shape * FILLINGS
            promises[index] = self.worths[filling]
            numbers[index] = self.numbers[filling]
        best = NOTHING
        for index in range(first, first + count):
            place = index - count if index >= count else index
            if promises[place] > best:
                best = promises[place]
                self.plan_card = legal[place]
                self.plan_place = self.actions.place.start + numbers[place]
        self.planned = state
        return self.plan_card

    def look_at_shape(self, state: PoldersState, seat: i64, shape: i64) -> None:
        """The best place for a shape with each filling. A single square may lie anywhere if necessary."""
        sheet = state.held[seat]
        ways = self.pen.shapes.on(sheet, shape)
        reach = (sheet * state.seats + seat) * 2
        self.best_of_all(state, seat, ways, state.reach[reach], state.reach[reach + 1])
        if self.worths[0] == NOTHING:
            self.best_of_all(state, seat, ways, state.free[sheet * 2], state.free[sheet * 2 + 1])

    def judge(self, state: PoldersState, seat: i64, action: i64) -> float:
        """The promise of a card or a filling is that of its best place."""
        sheet = state.held[seat]
        if action >= self.actions.place.start:
            card = state.sealed[seat].first()
            ways = self.pen.shapes.on(sheet, card // FILLINGS)
            return self.drawing(state, seat, card % FILLINGS, ways, ways.index[action - self.actions.place.start])
        ways = self.pen.shapes.on(sheet, action // FILLINGS)
        reach = (sheet * state.seats + seat) * 2
        best = self.best(state, seat, action % FILLINGS, ways, state.reach[reach], state.reach[reach + 1])
        if best == NOTHING:  # a single square may lie anywhere if necessary
            best = self.best(state, seat, action % FILLINGS, ways, state.free[sheet * 2], state.free[sheet * 2 + 1])
        return best

    def best(self, state: PoldersState, seat: i64, filling: i64, ways: Ways, reach_low: i64, reach_high: i64) -> float:
        """The best of all the ways to draw a shape."""
        sheet = state.held[seat]
        taken_low = ~state.free[sheet * 2]
        taken_high = ~state.free[sheet * 2 + 1]
        best = NOTHING
        way: i64
        for way in range(len(ways.low)):
            low = ways.low[way]
            high = ways.high[way]
            if not ((low & taken_low) | (high & taken_high)) and (low & reach_low) | (high & reach_high):
                worth = self.drawing(state, seat, filling, ways, way)
                if worth > best:
                    best = worth
        return best

    def best_of_all(self, state: PoldersState, seat: i64, ways: Ways, reach_low: i64, reach_high: i64) -> None:
        """The best of all the ways to draw a shape, with each filling."""
        sheet = state.held[seat]
        taken_low = ~state.free[sheet * 2]
        taken_high = ~state.free[sheet * 2 + 1]
        lows = ways.low
        highs = ways.high
        worths = self.worths
        filling: i64
        for filling in range(FILLINGS):
            worths[filling] = NOTHING
        way: i64
        for way in range(len(lows)):
            low = lows[way]
            high = highs[way]
            if not ((low & taken_low) | (high & taken_high)) and (low & reach_low) | (high & reach_high):
                self.survey(state, seat, ways, way)
                plain = NOTHING  # the worth with any filling that changes nothing but the squares
                for filling in range(FILLINGS):
                    worth = plain
                    if plain == NOTHING or self.sketch.matters(filling):
                        worth = self.filled(state, seat, filling)
                    if not self.sketch.matters(filling):
                        plain = worth
                    if worth > worths[filling]:
                        worths[filling] = worth
                        self.numbers[filling] = ways.numbers[way]

    def look_ahead(self, state: PoldersState) -> None:
        """Calculate values, and how much of the game is left to grow."""
        self.weights.weigh(state)
        visits = float(self.left(state)) / float(state.seats)
        self.time = min(1.0, visits / VISITS)

    def left(self, state: PoldersState) -> i64:
        """How often every sheet is drawn on after this turn."""
        played = state.round * self.turns + total(state.discard) // i64(len(state.open))
        return self.game - played - 1

    # ---- one drawing

    def drawing(self, state: PoldersState, seat: i64, filling: i64, ways: Ways, way: i64) -> float:
        """The change from one way to draw a shape."""
        self.survey(state, seat, ways, way)
        return self.filled(state, seat, filling)

    def survey(self, state: PoldersState, seat: i64, ways: Ways, way: i64) -> None:
        """What is the same with every filling."""
        sketch = self.sketch
        weights = self.weights
        sketch.survey(state, seat, ways, way)
        self.room = 0.25 * float(sketch.open) if sketch.open < 4 else 1.0
        self.roads = weights.road * (float(sketch.pairs) + ROAD * self.time * float(sketch.ends))
        self.bars = weights.road * SPOIL * float(sketch.barred)
        index: i64
        for index in range(sketch.rivals):
            self.spoils[index] = self.spoiled(state, state.area[sketch.rival[index]])
        self.lined = self.lines(state, seat) if weights.rows + weights.columns > 0.0 else 0.0

    def filled(self, state: PoldersState, seat: i64, filling: i64) -> float:
        """The change from the drawing that was surveyed, with one filling."""
        sketch = self.sketch
        weights = self.weights
        sketch.take(state, filling)
        worth = self.area(sketch.plain, sketch.right, sketch.squares, self.room)
        index: i64
        for index in range(sketch.base, sketch.base + sketch.joined):
            root = sketch.roots[index]
            worth -= self.area(state.plain[root], state.right[root], state.squares[root], 1.0)
        if sketch.waiting:
            more = area_points(sketch.plain, sketch.right + sketch.waiting) - area_points(sketch.plain, sketch.right)
            worth += NEXT * self.time * float(more)
        for index in range(sketch.rivals):
            worth += self.spoils[index]
        worth += self.roads
        worth += self.bars
        worth += float(sketch.wrong) * (weights.wrong - BUILDING)
        if sketch.gained:
            worth += float(sketch.gained) * self.claim(state, seat, filling)
        if weights.rows + weights.columns > 0.0:
            worth += self.lined
        return worth

    def settled(self, plain: i64, right: i64, squares: i64) -> float:
        """The current value of an area."""
        worth = float(area_points(plain, right))
        if plain + right >= self.weights.large_least:
            worth += self.weights.large
        if squares == 1:
            worth += self.weights.solo
        if right == 0 and plain >= self.weights.empty_least:
            worth += self.weights.empty
        return worth

    def area(self, plain: i64, right: i64, squares: i64, room: float) -> float:
        """The value of an area, and its promise while there is room and time."""
        worth = self.settled(plain, right, squares)
        hope = self.time * room
        if right == 0:
            worth += REACH * hope * float(plain if plain < FULL else FULL)
        elif plain < FULL:
            worth += GROW * hope * float((FULL - plain) * right)
        counted = plain + right
        if counted < self.weights.large_least:
            worth += STEER * hope * self.weights.large * float(counted) / float(self.weights.large_least)
        return worth

    def spoiled(self, state: PoldersState, root: i64) -> float:
        """What a rival's area would have gained from the square that it loses."""
        plain = state.plain[root]
        right = state.right[root]
        loss = float(right) if plain < FULL else 0.0
        if plain + right == self.weights.large_least - 1:
            loss += 0.5 * self.weights.large
        return SPOIL * self.time * loss

    def claim(self, state: PoldersState, seat: i64, filling: i64) -> float:
        """The value of one more correctly filled building."""
        own = state.correct[seat * FILLINGS + filling]
        worth = BUILDING + self.weights.right + LEAD * self.weights.most[filling]
        if own < self.weights.line[filling]:
            worth += self.weights.fewer[filling] / float(self.weights.line[filling])
        fewest = True
        other: i64
        for other in range(FILLINGS):
            fewest = fewest and own <= state.correct[seat * FILLINGS + other]
        if fewest:
            worth += SET * self.weights.sets
        return worth

    # ---- rows and columns

    def lines(self, state: PoldersState, seat: i64) -> float:
        """What the drawing does for rows and columns, each looked at once."""
        country = self.country
        sketch = self.sketch
        worth = 0.0
        step: i64
        for step in range(sketch.first, sketch.last):
            place = sketch.places[step]
            row = country.row[place]
            if self.weights.rows > 0.0 and self.new(country.row, row, step):
                worth += self.weights.rows * self.run(state, seat, country.rows[row])
            column = country.column[place]
            if self.weights.columns > 0.0 and self.new(country.column, column, step):
                worth += self.weights.columns * self.run(state, seat, country.columns[column])
        return worth

    def new(self, run_of: vec[i64], run: i64, step: i64) -> bool:
        """Whether no earlier square of the drawing lies in this run."""
        earlier: i64
        for earlier in range(self.sketch.first, step):
            if run_of[self.sketch.places[earlier]] == run:
                return False
        return True

    def run(self, state: PoldersState, seat: i64, run: vec[i64]) -> float:
        """How far the drawing advances a run, as a part of it. Breaking a rival's run counts too."""
        length = i64(len(run))
        if length < self.weights.shortest:
            return 0.0
        own: i64 = 0
        covered: i64 = 0
        theirs: i64 = 0
        rival: i64 = NONE
        several = False
        place: i64
        for place in run:
            who = owner(state, place)
            if who == seat:
                own += 1
            elif who != NONE:
                several = several or (rival != NONE and rival != who)
                rival = who
                theirs += 1
            elif self.sketch.covers(place):
                covered += 1
        if theirs == 0:
            return self.part(own + covered, length) - self.part(own, length)
        if own == 0 and not several:
            return SPOIL * self.part(theirs, length)
        return 0.0

    def part(self, own: i64, length: i64) -> float:
        if own == length:
            return 1.0
        share = float(own) / float(length)
        return LINE * self.time * share * share
