"""A close look at one decision: drawings are made on a copy, answered by the next seat, and the whole sheet is judged.

A drawing changes one sheet and the numbers of buildings, nothing else: the sheet
that comes next is the same whatever one does, and so only this one is looked at.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.polders.glance import Glance
from hortus.bots.knowledge.polders.outlook import Outlook
from hortus.bots.knowledge.polders.prizes import Prizes
from hortus.bots.knowledge.polders.replies import RARE, Replies
from hortus.bots.knowledge.polders.shortlist import Shortlist
from hortus.core.state import NONE
from hortus.games.polders.assignments import Assignment
from hortus.games.polders.shapes import Ways
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

CLOSELY: Final = 20
"""How many drawings get replies; the others are judged without."""
BELIEVED: Final = 0.8
"""How much the effect of replies counts."""
GLANCE: Final = 0.5
"""How much the promise at a glance counts too, before the end of the game."""
RIVALRY: Final = 20.0
"""A rival this many points behind the best one matters much less."""
UNKNOWN: Final = -1.0e9


class Study:
    def __init__(self, glance: Glance, cards: list[Assignment], seats: int) -> None:
        self.glance = glance
        self.pen = glance.pen
        self.country = glance.country
        self.now = Outlook(glance.country, glance.weights, seats)  # after the drawing
        self.then = Outlook(glance.country, glance.weights, seats)  # after the reply
        self.prizes = Prizes(glance.country, glance.weights, cards)
        self.replies = Replies(glance)
        self.shortlist = Shortlist(CLOSELY, (glance.pen.shapes.kinds + 1) * FILLINGS)
        self.at_a_glance: float = 0.0
        self.share: vec[float] = vec[float]([0.0] * seats)  # how much each seat's points matter, to this one
        self.standing: vec[float] = vec[float]([0.0] * seats)
        self.claimed: float = 0.0  # what the buildings promise before anything is drawn
        self.touched = False  # whether a building was filled on the copy

    def weigh(self, state: PoldersState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        if count < 2:
            return
        sheet = state.held[seat]
        left = self.glance.left(state)
        self.prepare(state, seat, left)
        world = state.clone()
        following = (seat + 1) % state.seats
        world.held[following] = sheet
        quick: vec[float] = vec[float]([UNKNOWN] * count)
        self.shortlist.clear()
        index: i64
        for index in range(count):
            self.try_all(state, world, seat, index, actions[index], quick)
        if actions[0] < self.glance.actions.place.start:
            self.shortlist.add_missing(count)
        self.answer(state, world, seat, left, quick, count, worths)

    def prepare(self, state: PoldersState, seat: i64, left: i64) -> None:
        """What is the same for all drawings."""
        self.glance.look_ahead(state)
        self.at_a_glance = GLANCE if left > 0 else 0.0
        self.prizes.prepare(state, left)
        self.now.prepare(state.seats, (seat + 1) % state.seats, left)
        self.then.prepare(state.seats, (seat + 2) % state.seats, left - 1 if left else 0)
        self.replies.prepare(state)
        self.look_around(state, seat)
        self.claimed = self.claims(state)
        self.touched = False

    def look_around(self, state: PoldersState, seat: i64) -> None:
        """How much each rival's points matter: more if its position is better."""
        other: i64
        sheet: i64
        for other in range(state.seats):
            self.standing[other] = self.prizes.worth(state, other)
        if state.seats > 2:
            for sheet in range(self.country.sheets):
                self.now.look(state, sheet)
                for other in range(state.seats):
                    self.standing[other] += self.now.points[other]
        best = UNKNOWN
        for other in range(state.seats):
            if other != seat and self.standing[other] > best:
                best = self.standing[other]
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                self.share[other] = exp((self.standing[other] - best) / RIVALRY)
                total += self.share[other]
        for other in range(state.seats):
            self.share[other] = -self.share[other] / total
        self.share[seat] = 1.0

    # ---- drawings as they are

    def try_all(
        self, state: PoldersState, world: PoldersState, seat: i64, index: i64, action: i64, quick: vec[float]
    ) -> None:
        """All ways to carry out one action; the best ones go to the shortlist."""
        sheet = state.held[seat]
        start = self.glance.actions.place.start
        if action >= start:
            card = state.sealed[seat].first()
            ways = self.pen.shapes.on(sheet, card // FILLINGS)
            way = ways.index[action - start]
            quick[index] = self.try_one(state, world, seat, index, card, ways, way)
            return
        reach = (sheet * state.seats + seat) * 2
        if self.try_reach(state, world, seat, index, action, state.reach[reach], state.reach[reach + 1], quick):
            return
        # A single square may lie anywhere if necessary.
        self.try_reach(state, world, seat, index, action, state.free[sheet * 2], state.free[sheet * 2 + 1], quick)

    def try_reach(
        self,
        state: PoldersState,
        world: PoldersState,
        seat: i64,
        index: i64,
        card: i64,
        reach_low: i64,
        reach_high: i64,
        quick: vec[float],
    ) -> bool:
        sheet = state.held[seat]
        ways = self.pen.shapes.on(sheet, card // FILLINGS)
        taken_low = ~state.free[sheet * 2]
        taken_high = ~state.free[sheet * 2 + 1]
        way: i64
        for way in range(len(ways.low)):
            low = ways.low[way]
            high = ways.high[way]
            if not ((low & taken_low) | (high & taken_high)) and (low & reach_low) | (high & reach_high):
                worth = self.try_one(state, world, seat, index, card, ways, way)
                if worth > quick[index]:
                    quick[index] = worth
        return quick[index] > UNKNOWN

    def try_one(
        self, state: PoldersState, world: PoldersState, seat: i64, index: i64, card: i64, ways: Ways, way: i64
    ) -> float:
        """Make one drawing, judge the sheet, and undo the drawing."""
        self.draw(world, seat, card % FILLINGS, ways, way)
        worth = self.margin(world, self.now, state.held[seat])
        self.take_back(state, world, state.held[seat])
        if self.at_a_glance > 0.0:
            worth += self.at_a_glance * self.glance.drawing(state, seat, card % FILLINGS, ways, way)
        self.shortlist.offer(index, card, way, worth)
        return worth

    # ---- drawings and replies

    def answer(
        self,
        state: PoldersState,
        world: PoldersState,
        seat: i64,
        left: i64,
        quick: vec[float],
        count: i64,
        worths: vec[float],
    ) -> None:
        """The next seat replies to the best drawings. The others lose the average of these."""
        shortlist = self.shortlist
        closely: vec[float] = vec[float]([UNKNOWN] * count)
        change = 0.0
        entry: i64
        for entry in range(shortlist.length):
            index = shortlist.action[entry]
            worth = shortlist.worth[entry]
            if left > 0:
                replied = self.foresee(state, world, seat, shortlist.card[entry], shortlist.way[entry])
                change += replied
                worth += replied
            if worth > closely[index]:
                closely[index] = worth
        change /= float(shortlist.length)
        for index in range(count):
            worths[index] += closely[index] if closely[index] > UNKNOWN else quick[index] + change

    def foresee(self, state: PoldersState, world: PoldersState, seat: i64, card: i64, way: i64) -> float:
        """What the next seat's likely replies change."""
        sheet = state.held[seat]
        following = (seat + 1) % state.seats
        ways = self.pen.shapes.on(sheet, card // FILLINGS)
        self.draw(world, seat, card % FILLINGS, ways, way)
        before = self.margin(world, self.now, sheet)
        replies = self.replies
        replies.find(world, following)
        changed = False
        total = 0.0
        chances = 0.0
        index: i64
        for index in range(replies.count):
            if replies.chance[index] < RARE:
                continue
            if changed:
                self.take_back(state, world, sheet)
                self.draw(world, seat, card % FILLINGS, ways, way)
            changed = True
            theirs = self.pen.shapes.on(sheet, replies.shape[index])
            self.draw(world, following, replies.filling[index], theirs, theirs.index[replies.number[index]])
            total += replies.chance[index] * (self.margin(world, self.then, sheet) - before)
            chances += replies.chance[index]
        self.take_back(state, world, sheet)
        return BELIEVED * total / chances if chances > 0.0 else 0.0

    # ---- on the copy

    def margin(self, world: PoldersState, outlook: Outlook, sheet: i64) -> float:
        """The promise of the sheet and the buildings for this seat, minus that for the others."""
        outlook.look(world, sheet)
        total = self.claims(world) if self.touched else self.claimed
        seat: i64
        for seat in range(world.seats):
            total += self.share[seat] * outlook.points[seat]
        return total

    def claims(self, world: PoldersState) -> float:
        total = 0.0
        seat: i64
        for seat in range(world.seats):
            total += self.share[seat] * self.prizes.worth(world, seat)
        return total

    def draw(self, world: PoldersState, seat: i64, filling: i64, ways: Ways, way: i64) -> None:
        step: i64
        for step in range(way * ways.size, way * ways.size + ways.size):
            place = ways.places[step]
            self.pen.fill(world, seat, place, filling)
            if self.country.building[place] != NONE:
                self.prizes.free[self.country.building[place]] -= 1
                self.touched = True

    def take_back(self, state: PoldersState, world: PoldersState, sheet: i64) -> None:
        """Restore the sheet."""
        self.touched = False
        country = self.country
        place: i64
        for place in range(country.first[sheet], country.first[sheet + 1]):
            if world.ink[place] != state.ink[place] and country.building[place] != NONE:
                self.prizes.free[country.building[place]] += 1
            world.ink[place] = state.ink[place]
            world.area[place] = state.area[place]
            world.squares[place] = state.squares[place]
            world.plain[place] = state.plain[place]
            world.right[place] = state.right[place]
        word: i64
        for word in range(sheet * 2, sheet * 2 + 2):
            world.free[word] = state.free[word]
        for word in range(sheet * state.seats * 2, (sheet + 1) * state.seats * 2):
            world.reach[word] = state.reach[word]
        for word in range(len(state.correct)):
            world.correct[word] = state.correct[word]
        for word in range(state.seats):
            world.wrong[word] = state.wrong[word]
