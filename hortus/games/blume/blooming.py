"""Flowers and what they give: "Actions" and "Action Details" of the rulebook.

A flower gives up to three parts, carried out one after the other. `proceed` is
called until all flowers that a tile completed are done.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest, popcount, spread
from hortus.core.events import EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Choice
from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.course import Course
from hortus.games.blume.market import STUCK, Market
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import (
    BLOOMED,
    FORGONE,
    HUES,
    LOWERED,
    MOVED_PEG,
    STOCKED,
    UP,
    WATERED,
    BlumeActions,
)

EITHER: Final = 0
"""Stock the flower, or move any peg."""
STOCK: Final = 1
"""Stock the flower, without a choice."""
MARKET: Final = 2
"""Move any peg."""
INSTEAD: Final = 3
"""The greenhouse is full: move any other peg, or lower a stock."""
FILLING: Final = 4
"""Stock the flower, which fills its shelf, or move a peg first (ruling 20)."""
KINDS: Final = 8
"""A part is its kind times this, plus its colour."""


class Hybrids:
    """Which hybrids may be grown, and what else growing one does."""

    def __init__(self, tops: list[list[int]]) -> None:
        self.tops = tops  # of each hybrid its two colours, top left and top right

    def growable(self, state: BlumeState, seat: i64) -> i64:
        """As bits: every hybrid that was revealed."""
        return state.open

    def formed(self, state: BlumeState, seat: i64, types: i64, sink: EventSink) -> None:
        """These hybrids, as bits, were just completed. They are carried out one by one."""
        return

    def grown(self, state: BlumeState, seat: i64, hybrid: i64, sink: EventSink) -> None:
        """A hybrid was planted."""
        return

    def bonus(self, state: BlumeState, seat: i64, hybrid: i64) -> i64:
        """Points this seat would gain at once by growing a hybrid."""
        return 0

    def earned(self, state: BlumeState, seat: i64) -> i64:
        """Points this seat has gained that way."""
        return 0

    def passed_over(self, state: BlumeState, seat: i64, hybrid: i64) -> None:
        """This seat has formed the pattern of a hybrid that it may not grow."""
        return

    def sequel(self, state: BlumeState) -> i64:
        """A step that must be taken before the next flower, or NONE."""
        return NONE


class Blooming:
    """Finds the flowers that a tile completes, and carries out what they give."""

    def __init__(self, bed: Bed, market: Market, capacity: i64, hybrids: Hybrids, course: Course) -> None:
        self.bed = bed
        self.market = market
        self.capacity: i64 = capacity
        self.hybrids = hybrids
        self.course = course
        nobody: Choice[BlumeState] = Choice("nobody", Message("nobody"))
        self.order: Choice[BlumeState] = nobody  # set when the table is set up
        self.act: Choice[BlumeState] = nobody

    def look(self, state: BlumeState, seat: i64, points: i64, sink: EventSink) -> None:
        """Remember every flower that was completed at these points, given as bits."""
        bed = self.bed
        growable = self.hybrids.growable(state, seat)
        types: i64 = 0
        while points:
            point = lowest(points)
            points &= points - 1
            kind = bed.kind(state.laid, seat * bed.cells, point)
            if kind == NONE:
                continue
            if kind >= HUES and not growable & bit(kind - HUES):
                self.hybrids.passed_over(state, seat, kind - HUES)
            elif not self.formed_before(state, seat, point, kind):
                state.blooms |= bit(point)
                if kind >= HUES:
                    types |= bit(kind - HUES)
        if types:
            self.hybrids.formed(state, seat, types, sink)

    def formed_before(self, state: BlumeState, seat: i64, point: i64, kind: i64) -> bool:
        """Whether the same four tiles already gave this flower in this round. It gives nothing again."""
        mark = self.mark(state, seat, point, kind)
        formed: i64
        for formed in state.formed:
            if formed == mark:
                return True
        return False

    def mark(self, state: BlumeState, seat: i64, point: i64, kind: i64) -> i64:
        """The number under which a flower is remembered for the round."""
        return self.bed.fingerprint(state.laid, seat * self.bed.cells, point, kind) * state.seats + seat

    def waiting(self, state: BlumeState) -> i64:
        """The points whose flowers still give something: of each hybrid only one may stand (ruling 5)."""
        bed = self.bed
        seat = state.turn
        points = state.blooms
        if state.types[seat]:
            point: i64
            for point in range(bed.points):
                if points & bit(point):
                    kind = bed.kind(state.laid, seat * bed.cells, point)
                    if kind >= HUES and state.types[seat] & bit(kind - HUES):
                        points &= ~bit(point)
        return points

    def proceed(self, state: BlumeState, sink: EventSink) -> i64:
        """The next step: a choice of the current flower, the next flower, or the rest of the turn."""
        while True:
            if self.asks(state, sink):
                return self.act.here
            sequel = self.hybrids.sequel(state)
            if sequel != NONE:
                return sequel
            points = self.waiting(state) if state.blooms else 0
            state.blooms = points
            if not points:
                return self.course.after_blooms(state, sink)
            if popcount(points) > 1:
                return self.order.here
            self.open(state, lowest(points), sink)

    def open(self, state: BlumeState, point: i64, sink: EventSink) -> None:
        """Start the flower at this point: store what it gives (rulings 20, 21, 23)."""
        seat = state.turn
        kind = self.bed.kind(state.laid, seat * self.bed.cells, point)
        state.blooms &= ~bit(point)
        state.formed = append(state.formed, self.mark(state, seat, point, kind))
        watered = (state.wet | state.hosed) & bit(point) != 0
        sink.tell(BLOOMED, seat, point, kind)
        if watered:
            sink.tell(WATERED, seat, point)
        state.part = 0
        state.due = 0
        if kind < HUES:
            self.give(state, (STOCK if watered else EITHER) * KINDS + kind)
        else:
            hybrid = kind - HUES
            state.planted[seat * self.bed.points + point] = hybrid
            state.types[seat] |= bit(hybrid)
            self.hybrids.grown(state, seat, hybrid, sink)
            for colour in self.hybrids.tops[hybrid]:
                self.give(state, STOCK * KINDS + colour)
        if watered:
            self.give(state, MARKET * KINDS)

    def give(self, state: BlumeState, part: i64) -> None:
        state.parts[state.due] = part
        state.due += 1

    def asks(self, state: BlumeState, sink: EventSink) -> bool:
        """Carry out what needs no choice. True if the current part needs one."""
        seat = state.turn
        while state.part < state.due:
            part = state.parts[state.part]
            kind = part // KINDS
            colour = part - kind * KINDS
            if kind <= STOCK and state.stock[seat * HUES + colour] >= self.capacity:
                state.parts[state.part] = INSTEAD * KINDS + colour
                return True
            if kind == STOCK and self.fills(state, seat, colour):
                state.parts[state.part] = FILLING * KINDS + colour
                return True
            if kind == STOCK:
                self.stock(state, seat, colour, sink)
            elif kind == MARKET and not self.market.moving(state.pegs, state.stock, seat * HUES, self.capacity):
                sink.tell(FORGONE, seat)
            else:
                return True
            state.part += 1
        return False

    def fills(self, state: BlumeState, seat: i64, colour: i64) -> bool:
        """Whether the order of stocking and moving a peg matters: a full colour can no longer be raised (ruling 20).

        The peg is moved by the last part: the step of a watered point, or what the other, full colour gives instead.
        """
        if state.stock[seat * HUES + colour] + 1 < self.capacity or state.part + 1 >= state.due:
            return False
        if self.market.goal(state.pegs, self.market.taken(state.pegs), colour, UP) == STUCK:
            return False
        return state.parts[state.due - 1] // KINDS == MARKET or self.replaced(state, seat) != NONE

    def replaced(self, state: BlumeState, seat: i64) -> i64:
        """The colour of the last part if it is full, so that another peg may be moved instead; or NONE."""
        last = state.parts[state.due - 1]
        kind = last // KINDS
        colour = last - kind * KINDS
        full = kind == STOCK and state.stock[seat * HUES + colour] >= self.capacity
        return colour if full else NONE

    def moves(self, state: BlumeState, seat: i64, without: i64, first: i64, out: vec[i64], count: i64) -> i64:
        return self.market.moves(state.pegs, state.stock, seat * HUES, self.capacity, without, first, out, count)

    def stock(self, state: BlumeState, seat: i64, colour: i64, sink: EventSink) -> None:
        place = seat * HUES + colour
        state.stock[place] += 1
        sink.tell(STOCKED, seat, colour, state.stock[place])


class BloomingOfVersion2(Blooming):
    """Rules version 2: what a full colour gave instead was never carried out before the stocking."""

    def replaced(self, state: BlumeState, seat: i64) -> i64:
        return NONE


class BloomingOfVersion1(Blooming):
    """Rules version 1: flowers were always stocked before a peg was moved."""

    def fills(self, state: BlumeState, seat: i64, colour: i64) -> bool:
        return False


class Order(Choice[BlumeState]):
    """One tile completed several flowers: the player chooses which comes first (ruling 22)."""

    def __init__(self, actions: BlumeActions, blooming: Blooming) -> None:
        super().__init__("order", Message("blume-prompt-order"))
        self.actions = actions
        self.blooming = blooming

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        return spread(state.blooms, self.actions.bloom.start, out, 0)

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        point = action - int(self.actions.bloom.start)
        if not 0 <= point < self.actions.bloom.size:
            return NOT_ASKED
        return None if state.blooms & bit(point) else Message("blume-why-no-flower")

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        point = state.sealed[state.turn].first() - self.actions.bloom.start
        self.blooming.open(state, point, sink)
        return self.blooming.proceed(state, sink)


class Act(Choice[BlumeState]):
    """Actions: the choices that a flower gives (rulings 18 to 21)."""

    def __init__(self, actions: BlumeActions, blooming: Blooming) -> None:
        super().__init__("act", Message("blume-prompt-act"))
        self.actions = actions
        self.blooming = blooming

    def prompt(self, state: BlumeState, seat: int) -> Message:
        part = int(state.parts[state.part])
        values: dict[str, object] = {"colour": Message(f"blume-colour-{part % KINDS}")}
        if part // KINDS == EITHER:
            return Message("blume-prompt-stock-or-market", values)
        if part // KINDS == FILLING:
            return Message("blume-prompt-filling", values)
        if part // KINDS == INSTEAD:
            return Message("blume-prompt-full", values)
        return self.asks

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        part = state.parts[state.part]
        kind = part // KINDS
        count: i64 = 0
        if kind == EITHER or kind == FILLING:  # noqa: SIM109
            out[0] = self.actions.stock.start
            count = 1
        if kind != INSTEAD:
            without = self.blooming.replaced(state, seat) if kind == FILLING else NONE
            return self.blooming.moves(state, seat, without, self.actions.market.start, out, count)
        count = self.blooming.moves(state, seat, part - kind * KINDS, self.actions.market.start, out, count)
        colour: i64
        for colour in range(HUES):
            if state.stock[seat * HUES + colour]:
                out[count] = self.actions.lower.start + colour
                count += 1
        return count

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        kind, due = divmod(int(state.parts[state.part]), KINDS)
        actions = self.actions
        if action == actions.stock.start:
            if kind in (EITHER, FILLING):
                return None
            name = Message(f"blume-colour-{due}")
            return Message("blume-why-full", {"colour": name}) if kind == INSTEAD else Message("blume-why-market-only")
        if actions.lower.start <= action < actions.lower.start + actions.lower.size:
            if kind != INSTEAD:
                return Message("blume-why-not-full")
            stock = state.stock[seat * HUES + action - int(actions.lower.start)]
            return None if stock else Message("blume-why-none-stocked")
        if not actions.market.start <= action < actions.market.start + actions.market.size:
            return NOT_ASKED
        way, colour = divmod(action - int(actions.market.start), HUES)
        blooming = self.blooming
        if kind == FILLING:
            due = int(blooming.replaced(state, seat))
        if kind in (INSTEAD, FILLING) and colour == due:
            return Message("blume-why-other-peg", {"colour": Message(f"blume-colour-{colour}")})
        if way == UP and state.stock[seat * HUES + colour] >= blooming.capacity:
            return Message("blume-why-full-peg", {"colour": Message(f"blume-colour-{colour}")})
        stuck = blooming.market.goal(state.pegs, blooming.market.taken(state.pegs), colour, way) == STUCK
        return Message("blume-why-stuck") if stuck else None

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        seat = state.turn
        action = state.sealed[seat].first()
        if action == self.actions.stock.start:
            self.blooming.stock(state, seat, state.parts[state.part] & (KINDS - 1), sink)
        elif action >= self.actions.lower.start:
            colour = action - self.actions.lower.start
            state.stock[seat * HUES + colour] -= 1
            sink.tell(LOWERED, seat, colour, state.stock[seat * HUES + colour])
        else:
            self.move(state, seat, action - self.actions.market.start, sink)
            part = state.parts[state.part]
            if part // KINDS == FILLING:
                # The peg was moved first, so only the stocking is left.
                state.parts[state.part] = STOCK * KINDS + part % KINDS
                state.due -= 1
                state.part -= 1
        state.part += 1
        return self.blooming.proceed(state, sink)

    def move(self, state: BlumeState, seat: i64, step: i64, sink: EventSink) -> None:
        way = step // HUES
        colour = step - way * HUES
        market = self.blooming.market
        state.pegs[colour] = market.goal(state.pegs, market.taken(state.pegs), colour, way)
        sink.tell(MOVED_PEG, seat, colour, state.pegs[colour])
