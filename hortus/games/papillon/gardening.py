"""Gardening: everybody places the drafted tiles at the same time, in private until all are done.

A seat seals a sequence: a tile and its turn, the cell, a butterfly for every
patch that closes, and so on, and at the end `done`. Until then it may undo and
rearrange everything (rule 2). The table does not change before all have
finished. To find the legal actions, we place the sealed tiles temporarily and
remove them again.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import SILENT, EventSink
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.games.papillon.bench import Bench, Layout
from hortus.games.papillon.board import among
from hortus.games.papillon.exchange import Swap
from hortus.games.papillon.excuse import Excuse
from hortus.games.papillon.state import HAND, PapillonState
from hortus.games.papillon.steps import Phase
from hortus.games.papillon.vocabulary import FENCED


class Gardening(Phase):
    """Gardening: all the tiles are laid (ruling 21), by everybody who still holds some."""

    def __init__(self, bench: Bench, swap: Swap) -> None:
        super().__init__("garden", Message("papillon-prompt-garden"))
        self.bench = bench
        self.swap = swap
        self.again = bench.again
        self.finish = swap.finish

    def prompt(self, state: PapillonState, seat: int) -> Message:
        table = state.clone()
        layout = self.bench.unfold(table, seat, SILENT, table.walk)
        if layout.tile != NONE:
            return Message("papillon-prompt-place")
        if layout.owed:
            patch = self.bench.ground.region(table.gardens[seat], layout.patch(), layout.walk)
            where = self.bench.ground.words[patch.anchor >> 2]
            colour = Message(f"papillon-colour-{patch.shows}")
            return Message("papillon-prompt-closed", {"colour": colour, "tiles": int(patch.tiles), "cell": where})
        if layout.used == bit(table.held(seat)) - 1:
            return Message("papillon-prompt-laid")
        if self.turns(table, seat, layout, self.scratch()) == 0:
            return Message("papillon-prompt-nowhere")
        return Message("papillon-prompt-tile")

    def scratch(self) -> vec[i64]:
        """Room for every tile in hand in every turn."""
        return vec[i64]([NONE] * (4 * HAND))

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        return self.here if self.asked(state) else self.after.begin(state, sink)

    def asked(self, state: PapillonState) -> i64:
        seats: i64 = 0
        seat: i64
        for seat in range(state.seats):
            if state.hand[seat * HAND] != NONE:
                seats |= bit(seat)
        return seats

    def legal(self, state: PapillonState, seat: i64, out: vec[i64]) -> i64:
        bench = self.bench
        layout = bench.unfold(state, seat, SILENT, state.walk)
        if layout.tile != NONE:
            count = bench.ground.places(state.gardens[seat], layout.tile, bench.at.start, out)
        elif layout.owed:
            count = self.sources(state, seat, layout, out)
        else:
            count = self.onward(state, seat, layout, out)
        bench.fold(state, seat, layout)
        return count

    def why_not(self, state: PapillonState, seat: int, action: int) -> Message | None:
        table = state.clone()
        layout = self.bench.unfold(table, seat, SILENT, table.walk)
        return Excuse(self.bench, self.swap, table, seat, layout).why_not(action, self.may_relay(state, seat, layout))

    def onward(self, state: PapillonState, seat: i64, layout: Layout, out: vec[i64]) -> i64:
        """A tile to lay; or the end, when nothing is left to lay or nothing that is left fits."""
        fitting = self.turns(state, seat, layout, out)
        if layout.taken_up is not None and (layout.older or self.bench.strayed(state, seat, layout)):
            count = fitting if layout.older else 0
            out[count] = self.again.start + 1
            return count + 1
        count = fitting
        if self.may_relay(state, seat, layout):
            out[count] = self.again.start
            count += 1
        if fitting:
            return count
        if layout.used == bit(state.held(seat)) - 1:
            out[count] = self.finish.start
            return count + 1
        return self.swap.offers(state, seat, layout.used, out, count)

    def may_relay(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        """After an exchange, the tiles laid before it may be laid again, once (ruling 20)."""
        if len(state.traded) == 0 or state.sealed[seat].count or state.fresh[seat * HAND] == NONE:
            return False
        traded: i64
        for traded in state.traded:
            if traded % state.seats == seat:
                return True
        return False

    def turns(self, state: PapillonState, seat: i64, layout: Layout, out: vec[i64]) -> i64:
        """Every tile in hand in every turn for which there is a place. Tiles taken up come before new ones."""
        used = layout.used
        ground = self.bench.ground
        garden = state.gardens[seat]
        count: i64 = 0
        last: i64 = NONE
        place: i64
        turn: i64
        for place in range(HAND):
            kind = state.hand[seat * HAND + place]
            if kind == NONE:
                break
            if kind == last or (used >> place) & 1:
                continue
            last = kind
            if layout.older and not self.bench.is_older(state, seat, layout, kind):
                continue
            for turn in range(4):
                if (ground.tiles.turns[kind] >> turn) & 1 and ground.fits(garden, kind * 4 + turn):
                    out[count] = self.bench.lay.start + kind * 4 + turn
                    count += 1
        return count

    def sources(self, state: PapillonState, seat: i64, layout: Layout, out: vec[i64]) -> i64:
        """From the supply or from any flower (ruling 28)."""
        bench = self.bench
        lent = bench.lends(state, seat, layout)
        count: i64 = 0
        if state.supply[seat]:
            out[0] = bench.settle.start
            count = 1
        flower: i64
        for flower in range(bench.flowers):
            if state.clipped[seat * bench.flowers + flower] and lent:
                out[count] = bench.settle.start + 1 + flower
                count += 1
        if bench.spares(state, seat, layout):
            out[count] = bench.settle.start + bench.nowhere
            count += 1
        return count

    def more(self, state: PapillonState, seat: i64) -> bool:
        sealed = state.sealed[seat]
        return sealed.actions[sealed.count - 1] < self.finish.start

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        """In the order of the track; no seat's garden depends on another's."""
        place: i64
        for place in range(state.seats):
            seat = state.order[place]
            if state.sealed[seat].count:
                self.plant(state, seat, sink)
        return self.swap.begin(state, sink)

    def plant(self, state: PapillonState, seat: i64, sink: EventSink) -> None:
        """What was sealed is fixed now."""
        layout = self.bench.unfold(state, seat, sink, state.walk)
        place: i64
        for place in range(HAND - 1, -1, -1):
            if (layout.used >> place) & 1:
                state.give_up(seat, state.hand[seat * HAND + place])
        self.remember(state, seat, layout)
        if sink is not SILENT:
            self.tell_fields(state, seat, layout, sink)

    def remember(self, state: PapillonState, seat: i64, layout: Layout) -> None:
        """What is needed after an exchange: where the tiles of this round lie, and which tile is exchanged."""
        place = seat * HAND
        if layout.taken_up is None:
            while place < seat * HAND + HAND and state.fresh[place] != NONE:
                place += 1
        cell: i64
        for cell in layout.cells:
            state.fresh[place] = cell
            place += 1
        sealed = state.sealed[seat]
        self.swap.choose(state, seat, sealed.actions[sealed.count - 1])

    def tell_fields(self, state: PapillonState, seat: i64, layout: Layout, sink: EventSink) -> None:
        """Closing a field brings nothing yet, but spectators want to see it."""
        ground = self.bench.ground
        garden = state.gardens[seat]
        told = vec[i64]([NONE] * (4 * HAND))
        known: i64 = 0
        which: i64
        fields = vec[i64]([NONE] * 4)
        index: i64
        for index in range(len(layout.cells)):
            count = ground.closed_by(garden, layout.cells[index], True, fields, layout.walk)
            for which in range(count):
                part = fields[which]
                if among(told, known, part):
                    continue
                told[known] = part
                known += 1
                region = ground.region(garden, part, layout.walk)
                sink.tell(FENCED, seat, part >> 2, part & 3, region.tiles, region.butterflies)


class GardeningInTurn(Gardening):
    """Option: one seat after the other, in the order of the track as it stands (ruling 24)."""

    def asked(self, state: PapillonState) -> i64:
        place: i64
        for place in range(state.seats):
            seat = state.order[place]
            if state.hand[seat * HAND] != NONE:
                return bit(seat)
        return 0
