"""The bench: what a seat has sealed while gardening, placed in its garden for a moment and removed again."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventSink
from hortus.core.state import NONE
from hortus.games.papillon.board import Ground, Region
from hortus.games.papillon.relaying import TakenUp, take_up
from hortus.games.papillon.state import HAND, RESTING, PapillonState
from hortus.games.papillon.vocabulary import CLOSED, LAID, TOOK_UP, PapillonActions
from hortus.games.papillon.walk import Walk

LARGE: Final = 3
"""Tiles of a patch that may bring a bonus token."""


class Layout:
    """How far a seat has come with its sealed choices."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk  # scratch space for patches
        self.tile: i64 = NONE  # chosen and turned, without a cell yet
        self.used: i64 = 0  # places in the hand whose tiles are chosen, as bits
        self.cells: vec[i64] = vec[i64]()  # where tiles were laid, in order
        self.closed: vec[i64] = vec[i64]([NONE] * 4)  # the patches the last tile closed
        self.owed: i64 = 0  # how many of them still wait for a butterfly
        self.declined: i64 = 0  # how many of them get none
        self.sources: vec[i64] = vec[i64]()  # where each butterfly came from, in order
        self.taken_up: TakenUp | None = None  # if the tiles of this round were taken up to be laid again
        self.older: i64 = 0  # how many of those are still to be laid; they come before new tiles

    def patch(self) -> i64:
        """The next patch that waits for a butterfly."""
        return self.closed[self.owed - 1]


class Bench:
    """Places the sealed choices of a seat in its garden temporarily, and removes them again."""

    def __init__(self, actions: PapillonActions, ground: Ground, flowers: i64) -> None:
        self.lay = actions.lay
        self.at = actions.at
        self.settle = actions.settle
        self.again = actions.again
        self.finish = actions.finish
        self.ground = ground
        self.flowers: i64 = flowers
        self.nowhere: i64 = flowers + 1

    def unfold(self, state: PapillonState, seat: i64, sink: EventSink, walk: Walk) -> Layout:
        """Carry out what the seat has sealed so far on its own garden and its own butterflies."""
        layout = Layout(walk)
        sealed = state.sealed[seat]
        index: i64
        for index in range(self.first(state, seat), sealed.count):
            action = sealed.actions[index]
            if action < self.at.start:
                layout.tile = action - self.lay.start
                self.choose(state, seat, layout)
            elif action < self.settle.start:
                self.put(state, seat, layout, action - self.at.start, sink)
            elif action < self.again.start:
                self.rest(state, seat, layout, action - self.settle.start, sink)
            elif action < self.finish.start:
                layout.taken_up = take_up(state, seat, self.ground, self.flowers)
                layout.older = i64(len(layout.taken_up.cells))
                sink.tell(TOOK_UP, seat, layout.older)
        return layout

    def first(self, state: PapillonState, seat: i64) -> i64:
        """Where the choices begin that still count: whoever leaves all tiles as they lay starts anew."""
        sealed = state.sealed[seat]
        index: i64
        for index in range(sealed.count - 1, -1, -1):
            # In version 1 the block is empty, and this would be an action of the next one.
            if sealed.actions[index] == self.again.start + 1 < self.finish.start:
                return index + 1
        return 0

    def fold(self, state: PapillonState, seat: i64, layout: Layout) -> None:
        """Remove everything again: the inverse of `unfold`."""
        garden = state.gardens[seat]
        index: i64
        for index in range(i64(len(layout.cells)) - 1, -1, -1):
            self.ground.lift(garden, layout.cells[index])
        for index in range(i64(len(layout.sources)) - 1, -1, -1):
            source = layout.sources[index]
            if source == self.nowhere:
                continue
            state.rests[seat] -= 1
            state.resting[seat * RESTING + state.rests[seat]] = NONE
            state.patch[seat * RESTING + state.rests[seat]] = 0
            state.lent[seat * RESTING + state.rests[seat]] = NONE
            if source == 0:
                state.supply[seat] += 1
            else:
                state.clipped[seat * self.flowers + source - 1] += 1
                state.settled[seat] += 1
        if layout.taken_up is not None:
            layout.taken_up.put_back(state, self.ground)

    def choose(self, state: PapillonState, seat: i64, layout: Layout) -> None:
        """The first tile of this kind in the hand that is still free."""
        kind = layout.tile >> 2
        place: i64 = 0
        while state.hand[seat * HAND + place] != kind or (layout.used >> place) & 1:
            place += 1
        layout.used |= bit(place)
        if layout.older:
            layout.older -= 1

    def put(self, state: PapillonState, seat: i64, layout: Layout, cell: i64, sink: EventSink) -> None:
        garden = state.gardens[seat]
        self.ground.lay(garden, cell, layout.tile)
        layout.cells = append(layout.cells, cell)
        sink.tell(LAID, seat, layout.tile >> 2, layout.tile & 3, cell)
        layout.tile = NONE
        layout.owed = self.ground.closed_by(garden, cell, False, layout.closed, layout.walk)
        layout.declined = 0
        self.rest_forced(state, seat, layout, sink)

    def rest_forced(self, state: PapillonState, seat: i64, layout: Layout, sink: EventSink) -> None:
        """With no butterfly on a flower, and enough or none in the supply, there is nothing to choose."""
        while layout.owed and state.settled[seat] == 0 and not self.short(state, seat, layout):
            self.rest(state, seat, layout, 0 if state.supply[seat] else self.nowhere, sink)

    def short(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        """Whether the supply has a butterfly for some of the patches that wait, but not for all."""
        return state.supply[seat] > 0 and state.supply[seat] < layout.owed

    def spares(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        """Whether this patch may stay without: the seat has fewer butterflies than patches wait (ruling 28)."""
        return state.supply[seat] + state.settled[seat] < layout.owed

    def lends(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        """Whether a butterfly may come from a flower."""
        return True

    def others(self, state: PapillonState, seat: i64, layout: Layout) -> list[int]:
        """The colours of the patches that wait after this one."""
        garden = state.gardens[seat]
        patches = [layout.closed[index] for index in range(int(layout.owed) - 1)]
        return [int(self.ground.region(garden, patch, layout.walk).shows) for patch in patches]

    def strayed(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        """Whether the tiles laid again would have spared the exchange, or leave no place for the new tile."""
        taken = layout.taken_up
        if taken is None or layout.older or len(layout.cells) != len(taken.cells):
            return False
        garden = state.gardens[seat]
        traded: i64
        for traded in state.traded:
            if traded % state.seats == seat and self.ground.playable(garden, traded // state.seats):
                return True
        place: i64
        for place in range(HAND):
            kind = state.hand[seat * HAND + place]
            if kind != NONE and not (layout.used >> place) & 1 and self.ground.playable(garden, kind):
                return False
        return True

    def is_older(self, state: PapillonState, seat: i64, layout: Layout, kind: i64) -> bool:
        """Whether a tile of this kind was taken up and is not laid again yet."""
        taken = layout.taken_up
        assert taken is not None
        left = taken.holds(kind)
        place: i64
        for place in range(HAND):
            if (layout.used >> place) & 1 and state.hand[seat * HAND + place] == kind:
                left -= 1
        return left > 0

    def rest(self, state: PapillonState, seat: i64, layout: Layout, source: i64, sink: EventSink) -> None:
        """Closing flower patches: one butterfly onto each (rulings 27 to 29)."""
        part = layout.patch()
        layout.owed -= 1
        layout.sources = append(layout.sources, source)
        region = self.ground.region(state.gardens[seat], part, layout.walk)
        sink.tell(CLOSED, seat, part >> 2, part & 3, region.shows, region.tiles, source)
        if source == self.nowhere:
            layout.declined += 1
        else:
            self.alight(state, seat, source, region, part)
        self.rest_forced(state, seat, layout, sink)

    def alight(self, state: PapillonState, seat: i64, source: i64, patch: Region, part: i64) -> None:
        """Move the butterfly from its source to the patch."""
        if source == 0:
            state.supply[seat] -= 1
        else:
            state.clipped[seat * self.flowers + source - 1] -= 1
            state.settled[seat] -= 1
        place = seat * RESTING + state.rests[seat]
        state.resting[place] = part
        state.patch[place] = patch.shows * 2 + (1 if patch.tiles >= LARGE else 0)
        state.lent[place] = source
        state.rests[seat] += 1


class LenientBench(Bench):
    """Option: a patch may get none although a flower has a butterfly, if the supply is empty in the end.

    A patch may do without so that patches after it get one. Then those must use
    up the supply, so butterflies from flowers are limited.
    """

    def spares(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        return state.supply[seat] < layout.owed  # the patches after this one can use the supply up

    def lends(self, state: PapillonState, seat: i64, layout: Layout) -> bool:
        return layout.declined == 0 or self.spares(state, seat, layout)
