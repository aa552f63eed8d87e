"""Botanist: hidden cards take the place of the hybrid tiles.

A player who grows the hybrid of their own card gains four points and reveals it.
The next other player to grow it gains two. At most three cards are open.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventKind, EventSink
from hortus.core.kind import Module
from hortus.core.message import Message
from hortus.core.rules import Chance
from hortus.core.scoring import Clause, Ledger
from hortus.core.state import NONE, to_vec
from hortus.games.blume.blooming import Blooming, Hybrids
from hortus.games.blume.board import counted, pair_words, tops
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.modules.cards import FIRST_POINTS, SECOND_POINTS, CardTable
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import Begin

MODULE: Final[Module] = Module("botanist", seats=[2, 3, 4], without=["field_of_flowers", "solo"])

OWN_CARDS: Final = Message("blume-reason-own-botanist-cards")
WATER_DROPS: Final = Message("blume-reason-water-drops")

SLOTS: Final = 3

DEALT: Final = EventKind("dealt", ["hybrid"], secret=["hybrid"])
UNVEILED: Final = EventKind("unveiled", ["hybrid"], reveals=True)
LAID_OUT: Final = EventKind("laid_out", ["hybrid", "card_slot", "points"])
COVERED: Final = EventKind("covered", ["hybrid"])
COLLECTED: Final = EventKind("collected", ["hybrid", "points"])


def join(draft: BlumeDraft) -> None:
    """Set-up: the hybrids stay in the box, each seat is dealt a card."""
    seats = draft.setup.seats
    cards = CardTable(seats, len(pair_words()), SLOTS)
    cards.deck = to_vec(counted(draft.edition.cards))
    draft.cards = cards
    hybrids = BotanistHybrids(tops(draft.edition.cards))
    draw = DrawCard(draft.blooming)
    hybrids.draw = draw
    draft.hybrids = hybrids
    draft.setting = [Begin(seats), DealCards()]
    draft.ending = []
    draft.extra.append(draw)
    draft.hides = True
    draft.events += [DEALT, UNVEILED, LAID_OUT, COVERED, COLLECTED]
    draft.words["card_slot"] = ["1", "2", "3"]
    draft.clauses += [OwnCards(), WaterDrops()]
    draft.scene["cards"] = draft.edition.cards
    draft.scene["hybrids"] = tops(draft.edition.cards)


class DealCards(Chance[BlumeState]):
    """Set-up: one card each, clockwise from the starter, hidden until it is completed."""

    def __init__(self) -> None:
        super().__init__("deal botanist cards")

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.cards.deck

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        hold(state, state.turn, outcome, sink)
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.starter:
            return self.then
        return self.here


class DrawCard(Chance[BlumeState]):
    """Step 4: a new card, hidden again."""

    def __init__(self, blooming: Blooming) -> None:
        super().__init__("draw a botanist card")
        self.blooming = blooming

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.cards.deck

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        hold(state, state.cards.owed, outcome, sink)
        state.cards.owed = NONE
        return self.blooming.proceed(state, sink)


def hold(state: BlumeState, seat: i64, card: i64, sink: EventSink) -> None:
    state.cards.deck[card] -= 1
    state.cards.held[seat] = card
    state.cards.denied[seat] = 0  # earlier flowers tell nothing about a new card
    sink.tell(DEALT, seat, card)


class BotanistHybrids(Hybrids):
    """How Botanist Cards Work: a player may grow the own card and the public ones."""

    def __init__(self, pairs: list[list[int]]) -> None:
        super().__init__(pairs)
        self.draw: Chance[BlumeState] = Chance("nothing")  # set by `join`

    def growable(self, state: BlumeState, seat: i64) -> i64:
        cards = state.cards
        types: i64 = 0
        if cards.held[seat] != NONE:
            types = bit(cards.held[seat])
        card: i64
        for card in cards.public:
            if card != NONE:
                types |= bit(card)
        return types

    def formed(self, state: BlumeState, seat: i64, types: i64, sink: EventSink) -> None:
        """As soon as the hybrid is completed its card is shown, before anything else is asked."""
        card = state.cards.held[seat]
        if card != NONE and types & bit(card):
            state.cards.told = seat
            sink.tell(UNVEILED, seat, card)

    def grown(self, state: BlumeState, seat: i64, hybrid: i64, sink: EventSink) -> None:
        if state.cards.held[seat] == hybrid:
            self.lay_out(state.cards, seat, hybrid, sink)
        else:
            self.collect(state.cards, seat, hybrid, sink)

    def bonus(self, state: BlumeState, seat: i64, hybrid: i64) -> i64:
        cards = state.cards
        if cards.held[seat] == hybrid:
            return FIRST_POINTS
        slot: i64
        for slot in range(SLOTS):
            if self.free_drop(cards, slot, seat, hybrid):
                return SECOND_POINTS
        return 0

    def earned(self, state: BlumeState, seat: i64) -> i64:
        return state.cards.points(seat)

    def free_drop(self, cards: CardTable, slot: i64, seat: i64, hybrid: i64) -> bool:
        """Whether this seat would collect the drop on this card; its owner never does (ruling 31)."""
        return cards.public[slot] == hybrid and cards.drop[slot] == 1 and cards.owner[slot] != seat

    def lay_out(self, cards: CardTable, seat: i64, hybrid: i64, sink: EventSink) -> None:
        """Steps 2 and 3: four points, and the card is open with a water drop on it. A fourth one covers the oldest."""
        slot = cards.next
        cards.next = (slot + 1) % SLOTS
        if cards.public[slot] != NONE:
            cards.covered[cards.public[slot]] += 1
            sink.tell(COVERED, NONE, cards.public[slot])
        cards.public[slot] = hybrid
        cards.owner[slot] = seat
        cards.drop[slot] = 1
        cards.held[seat] = NONE
        cards.told = NONE
        cards.first[seat] += 1
        cards.owed = seat
        sink.tell(LAID_OUT, seat, hybrid, slot, FIRST_POINTS)

    def collect(self, cards: CardTable, seat: i64, hybrid: i64, sink: EventSink) -> None:
        """Step 3a: the next other seat takes the drop."""
        slot: i64
        for slot in range(SLOTS):
            if self.free_drop(cards, slot, seat, hybrid):
                cards.drop[slot] = 0
                cards.second[seat] += 1
                sink.tell(COLLECTED, seat, hybrid, SECOND_POINTS)

    def passed_over(self, state: BlumeState, seat: i64, hybrid: i64) -> None:
        """A player who forms a pattern and reveals nothing does not have its card."""
        state.cards.denied[seat] |= bit(hybrid)

    def sequel(self, state: BlumeState) -> i64:
        """Step 4: a new card before the next flower, while the deck lasts (ruling 33)."""
        cards = state.cards
        if cards.owed == NONE:
            return NONE
        count: i64
        for count in cards.deck:
            if count:
                return self.draw.here
        cards.owed = NONE
        return NONE


class OwnCards(Clause[BlumeState]):
    """Step 2: four points for every own card completed."""

    def score(self, state: BlumeState, seat: i64, ledger: Ledger) -> i64:
        count = state.cards.first[seat]
        if count:
            ledger.note(OWN_CARDS, count, count * FIRST_POINTS)
        return count * FIRST_POINTS


class WaterDrops(Clause[BlumeState]):
    """Step 3a: two points for every water drop."""

    def score(self, state: BlumeState, seat: i64, ledger: Ledger) -> i64:
        count = state.cards.second[seat]
        if count:
            ledger.note(WATER_DROPS, count, count * SECOND_POINTS)
        return count * SECOND_POINTS
