"""Expected replies of the next seat on a sheet, for all cards that may be revealed.

Nobody knows the next three cards, but everybody knows the deck. For each shape
in it the best drawing is found at a glance; how likely a shape is the best of
those turned up follows from the numbers of cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.polders.glance import NOTHING, Glance
from hortus.core.bags import total
from hortus.core.state import NONE
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

RARE: Final = 0.08
"""Replies less likely than this are ignored."""


class Replies:
    """The replies to one drawing, best first."""

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        kinds = int(glance.pen.shapes.kinds)
        self.deck: vec[i64] = vec[i64]([0] * kinds)
        self.cards: i64 = 0  # in the deck
        self.count: i64 = 0
        self.shape: vec[i64] = vec[i64]([NONE] * kinds)
        self.filling: vec[i64] = vec[i64]([NONE] * kinds)
        self.number: vec[i64] = vec[i64]([NONE] * kinds)
        self.promise: vec[float] = vec[float]([0.0] * kinds)
        self.chance: vec[float] = vec[float]([0.0] * kinds)

    def prepare(self, state: PoldersState) -> None:
        """The deck from which the next cards come: a short one is shuffled with all the others."""
        short = total(state.deck) < i64(len(state.open))
        shape: i64
        for shape in range(len(state.deck)):
            self.deck[shape] = state.deck[shape] + (state.discard[shape] if short else 0)
        if short:
            for shape in state.open:
                self.deck[shape] += 1
        self.cards = total(self.deck)

    def find(self, state: PoldersState, seat: i64) -> None:
        """The best drawing with each shape for the seat, on the sheet it holds."""
        self.count = 0
        sheet = state.held[seat]
        glance = self.glance
        reach = (sheet * state.seats + seat) * 2
        shape: i64
        filling: i64
        for shape in range(len(state.deck)):
            if not self.deck[shape]:
                continue
            ways = glance.pen.shapes.on(sheet, shape)
            best = NOTHING
            best_filling: i64 = NONE
            best_number: i64 = NONE
            glance.best_of_all(state, seat, ways, state.reach[reach], state.reach[reach + 1])
            for filling in range(FILLINGS):
                if glance.worths[filling] > best:
                    best = glance.worths[filling]
                    best_filling = filling
                    best_number = glance.numbers[filling]
            if best > NOTHING:
                self.insert(shape, best_filling, best_number, best)
        none_fits = self.share(i64(len(state.open)))
        if none_fits >= RARE:
            self.add_single(state, seat, none_fits)

    def add_single(self, state: PoldersState, seat: i64, chance: float) -> None:
        """A seat that can use no card fills a single square, anywhere if necessary."""
        glance = self.glance
        single = glance.pen.shapes.single
        last = self.count
        self.promise[last] = NOTHING
        glance.look_at_shape(state, seat, single)
        filling: i64
        for filling in range(FILLINGS):
            if glance.worths[filling] > self.promise[last]:
                self.promise[last] = glance.worths[filling]
                self.filling[last] = filling
                self.number[last] = glance.numbers[filling]
        if self.promise[last] > NOTHING:
            self.shape[last] = single
            self.chance[last] = chance
            self.count += 1

    def insert(self, shape: i64, filling: i64, number: i64, promise: float) -> None:
        place = self.count
        while place > 0 and self.promise[place - 1] < promise:
            self.shape[place] = self.shape[place - 1]
            self.filling[place] = self.filling[place - 1]
            self.number[place] = self.number[place - 1]
            self.promise[place] = self.promise[place - 1]
            place -= 1
        self.shape[place] = shape
        self.filling[place] = filling
        self.number[place] = number
        self.promise[place] = promise
        self.count += 1

    def share(self, open: i64) -> float:
        """How likely each reply is the best of those that the cards allow; returns how likely they allow none."""
        better: i64 = 0
        before = 1.0
        index: i64
        for index in range(self.count):
            better += self.deck[self.shape[index]]
            after = self.without(better, open)
            self.chance[index] = before - after
            before = after
        return before

    def without(self, cards: i64, open: i64) -> float:
        """How likely none of this many cards of the deck is revealed."""
        chance = 1.0
        draw: i64
        for draw in range(open):
            others = self.cards - cards - draw
            if others <= 0:
                return 0.0
            chance *= float(others) / float(self.cards - draw)
        return chance
