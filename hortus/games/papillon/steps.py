"""Papillon, step by step: set-up, preparation and drafting.

Bidding is in `bidding.py`, gardening in `gardening.py`, pollination and the end
of a round in `pollination.py`. The ring of a round: Refill, TurnGnome, Bid, Take, Reserve,
Garden with Swap inside, Pollinate with Bonus inside.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.bits import bit
from hortus.core.events import EventKind, EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Chance, Choice
from hortus.core.state import NONE, to_vec
from hortus.games.papillon.edition import PapillonEdition
from hortus.games.papillon.market import LINES, Market
from hortus.games.papillon.state import HAND, PapillonState
from hortus.games.papillon.tiles import Tiles
from hortus.games.papillon.vocabulary import (
    BEGAN,
    DRAFTED,
    FOUND,
    LEADS,
    LIFTED,
    RECYCLED,
    REFILLED,
    RESERVED,
    TURNED,
    PapillonActions,
)


class Phase(Choice[PapillonState]):
    """A phase that begins only if somebody has something to do in it. Otherwise the next one follows."""

    def __init__(self, name: str, asks: Message) -> None:
        super().__init__(name, asks)
        self.after: Phase = self  # set when the table is set up

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        """The step to continue with when it is time for this phase."""
        return self.here


class Purse:
    """Nobody keeps more caterpillars than this; the rest goes back (Drafting, note; rulings 9 and 10)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def gain(self, state: PapillonState, seat: i64, caterpillars: i64) -> i64:
        """From the supply, which never runs out (ruling 11); returns how many could be kept."""
        kept = self.most - state.caterpillars[seat]
        if kept > caterpillars:
            kept = caterpillars
        state.caterpillars[seat] += kept
        state.bank -= kept
        return kept


def can_draw(state: PapillonState, sink: EventSink) -> bool:
    """Whether a tile can be drawn; an empty bag is first filled with the removed tiles (ruling 19)."""
    tiles = total(state.bag)
    if tiles:
        return True
    tiles = total(state.removed)
    if tiles == 0:
        return False
    state.bag = state.removed
    state.removed = vec[i64]([0] * len(state.bag))
    sink.tell(RECYCLED, NONE, tiles)
    return True


# ---- set-up


class DealPlanter(Chance[PapillonState]):
    """Set-up 2: every flower gets a planter at random; what is left goes back to the box (ruling 40)."""

    def __init__(self, edition: PapillonEdition, planted: EventKind) -> None:
        super().__init__("deal planters")
        self.planted = planted
        self.values = edition.planters

    def weights(self, state: PapillonState) -> vec[i64]:
        return state.planter_bag

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        flower: i64 = 0
        while state.planters[flower] != NONE:
            flower += 1
        state.planters[flower] = outcome
        state.planter_bag[outcome] -= 1
        first, second, third = self.values[outcome]
        sink.tell(self.planted, NONE, flower, first, second, third)
        return self.here if flower + 1 < i64(len(state.planters)) else self.then


class FirstPlayer(Chance[PapillonState]):
    """Set-up 6: the first player is drawn, the others follow clockwise. Two players get no caterpillars (ruling 12)."""

    def __init__(self, seats: i64, first_purse: i64, purse: i64, refill: "Refill") -> None:
        super().__init__("first player")
        self.even: vec[i64] = vec[i64]([1] * seats)
        self.first_purse: i64 = first_purse
        self.purse: i64 = purse
        self.refill = refill

    def weights(self, state: PapillonState) -> vec[i64]:
        return self.even

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        place: i64
        for place in range(state.seats):
            seat = (outcome + place) % state.seats
            state.order[place] = seat
            state.caterpillars[seat] = self.purse if place else self.first_purse
            state.bank -= state.caterpillars[seat]
        sink.tell(BEGAN, outcome, self.first_purse)
        return self.refill.begin(state, sink)


# ---- preparation


class Refill(Chance[PapillonState]):
    """Preparation: a tile on every space, and a caterpillar on it where it has the icon."""

    def __init__(self, market: Market, tiles: Tiles) -> None:
        super().__init__("refill")
        self.market = market
        self.tiles = tiles

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        state.filling = 0
        return self.here if can_draw(state, sink) else self.then

    def weights(self, state: PapillonState) -> vec[i64]:
        return state.bag

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        space = self.market.used[state.filling]
        state.filling += 1
        state.bag[outcome] -= 1
        state.space[space] = outcome
        state.crawling[space] = self.tiles.caterpillar[outcome]
        state.bank -= state.crawling[space]
        sink.tell(REFILLED, NONE, space, outcome, state.crawling[space])
        if state.filling < i64(len(self.market.used)) and can_draw(state, sink):
            return self.here
        return self.then


class TurnGnome(Chance[PapillonState]):
    """Preparation: this round's gnome is turned up before anybody bids (ruling 13)."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__("turn the gnome")
        self.numbers: vec[i64] = to_vec(numbers)  # by kind of gnome

    def weights(self, state: PapillonState) -> vec[i64]:
        return state.gnome_bag

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        state.gnome_bag[outcome] -= 1
        state.gnome = outcome
        state.turn = 0
        sink.tell(TURNED, NONE, state.round + 1, self.numbers[outcome])
        return self.then


# ---- drafting


class Take(Choice[PapillonState]):
    """Drafting: a row or a column with at least one tile, with the caterpillars on them (rulings 14 to 18)."""

    def __init__(self, actions: PapillonActions, market: Market, purse: Purse, gnome: TurnGnome, garden: Phase) -> None:
        super().__init__("draft", Message("papillon-prompt-draft"))
        self.block = actions.take
        self.market = market
        self.purse = purse
        self.numbers = gnome.numbers
        self.garden = garden

    def asked(self, state: PapillonState) -> i64:
        return bit(state.order[state.turn])

    def legal(self, state: PapillonState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        line: i64
        for line in range(LINES):
            if self.market.tiles(state, line):
                out[count] = self.block.start + line
                count += 1
        return count

    def why_not(self, state: PapillonState, seat: int, action: int) -> Message | None:
        line = action - int(self.block.start)
        if not 0 <= line < LINES:
            return NOT_ASKED
        return None if self.market.tiles(state, line) else Message("papillon-why-empty-line")

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        seat = state.order[state.turn]
        line = state.sealed[seat].first() - self.block.start
        tiles = self.collect(state, seat, line, sink)
        if state.gnome != NONE and self.market.has_gnome(line):
            self.find(state, seat, sink)
        if tiles == 1 and can_draw(state, sink):
            state.drafter = seat
            return self.then  # a tile in reserve
        return self.proceed(state, sink)

    def collect(self, state: PapillonState, seat: i64, line: i64, sink: EventSink) -> i64:
        tiles: i64 = 0
        caterpillars: i64 = 0
        place: i64
        for place in range(line * HAND, line * HAND + HAND):
            space = self.market.lines[place]
            if space == NONE or state.space[space] == NONE:
                continue
            sink.tell(LIFTED, seat, space, state.space[space])
            state.receive(seat, state.space[space])
            state.space[space] = NONE
            tiles += 1
            caterpillars += state.crawling[space]
            state.bank += state.crawling[space]  # from the board to the seat by way of the supply
            state.crawling[space] = 0
        sink.tell(DRAFTED, seat, line, tiles, self.purse.gain(state, seat, caterpillars))
        return tiles

    def find(self, state: PapillonState, seat: i64, sink: EventSink) -> None:
        """The gnome, and as many caterpillars as it shows."""
        number = self.numbers[state.gnome]
        sink.tell(FOUND, seat, number, self.purse.gain(state, seat, number))
        state.gnomes[seat * i64(len(self.numbers)) + state.gnome] += 1
        state.gnome = NONE
        state.finder = seat

    def proceed(self, state: PapillonState, sink: EventSink) -> i64:
        """The next gardener on the order track, or gardening."""
        state.turn += 1
        if state.turn < state.seats:
            return self.here
        return self.garden.begin(state, sink)


class TakeForTwo(Take):
    """Two players, first player: whoever gains a gnome moves to the front of the order track (rulings 38 and 39)."""

    def find(self, state: PapillonState, seat: i64, sink: EventSink) -> None:
        super().find(state, seat, sink)
        if state.order[0] != seat:
            self.promote(state, seat, sink)

    def promote(self, state: PapillonState, seat: i64, sink: EventSink) -> None:
        state.order[1] = state.order[0]
        state.order[0] = seat
        sink.tell(LEADS, seat)


class TakeForTwoLater(TakeForTwo):
    """Option: the gardeners change places when the round is over."""

    def promote(self, state: PapillonState, seat: i64, sink: EventSink) -> None:
        state.promoted = seat


class Reserve(Chance[PapillonState]):
    """Drafting, reserve tiles: a line with a single tile brings one more from the bag, without a caterpillar."""

    def __init__(self, take: Take) -> None:
        super().__init__("reserve")
        self.take = take

    def weights(self, state: PapillonState) -> vec[i64]:
        return state.bag

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        state.bag[outcome] -= 1
        state.receive(state.drafter, outcome)
        sink.tell(RESERVED, state.drafter, outcome)
        state.drafter = NONE
        return self.take.proceed(state, sink)
