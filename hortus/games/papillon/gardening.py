"""Gardening: everybody lays the drafted tiles at once, each seat in private until all are done.

A seat seals a sequence: a tile and its turn, the cell, a butterfly for every
patch that closes, and so on, and at the end `done`. Until then it may take back
and rearrange as it likes (rule 2). Nothing of it touches the table before all
have finished, so what is legal next is found by laying the sealed tiles out for
a moment and taking them up again.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import SILENT, EventSink
from hortus.core.rules import Chance
from hortus.core.state import NONE
from hortus.games.papillon.board import Ground, Region, among
from hortus.games.papillon.edition import COLOURS
from hortus.games.papillon.state import HAND, RESTING, PapillonState
from hortus.games.papillon.steps import Phase, can_draw
from hortus.games.papillon.vocabulary import CLOSED, DISCARDED, FENCED, LAID, SWAPPED, PapillonActions
from hortus.games.papillon.walk import Walk

LARGE: Final = 3
"""Tiles of a patch that may bring a bonus token."""


class Sketch:
    """How far a seat has come with its sealed choices."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk  # paper for the patches that are looked at
        self.tile: i64 = NONE  # chosen and turned, without a cell yet
        self.used: i64 = 0  # places in the hand whose tiles are chosen, as bits
        self.cells: vec[i64] = vec[i64]()  # where tiles were laid, in order
        self.closed: vec[i64] = vec[i64]([NONE] * 4)  # the patches the last tile closed
        self.owed: i64 = 0  # how many of them still wait for a butterfly
        self.declined: i64 = 0  # how many of them do without
        self.sources: vec[i64] = vec[i64]()  # where each butterfly came from, in order

    def patch(self) -> i64:
        """The patch that waits for its butterfly next."""
        return self.closed[self.owed - 1]


class Bench:
    """The gardener's bench: sealed choices laid out in the garden, and put away again."""

    def __init__(self, actions: PapillonActions, ground: Ground, flowers: i64) -> None:
        self.lay = actions.lay
        self.at = actions.at
        self.settle = actions.settle
        self.finish = actions.finish
        self.ground = ground
        self.flowers: i64 = flowers
        self.nowhere: i64 = flowers + 1

    def unfold(self, state: PapillonState, seat: i64, sink: EventSink, walk: Walk) -> Sketch:
        """Carry out what the seat has sealed so far on its own garden and its own butterflies."""
        sketch = Sketch(walk)
        sealed = state.sealed[seat]
        index: i64
        for index in range(sealed.count):
            action = sealed.actions[index]
            if action < self.at.start:
                sketch.tile = action - self.lay.start
                self.choose(state, seat, sketch)
            elif action < self.settle.start:
                self.put(state, seat, sketch, action - self.at.start, sink)
            elif action < self.finish.start:
                self.rest(state, seat, sketch, action - self.settle.start, sink)
        return sketch

    def fold(self, state: PapillonState, seat: i64, sketch: Sketch) -> None:
        """Take everything up again: the inverse of `unfold`."""
        garden = state.gardens[seat]
        index: i64
        for index in range(i64(len(sketch.cells)) - 1, -1, -1):
            self.ground.lift(garden, sketch.cells[index])
        for index in range(i64(len(sketch.sources)) - 1, -1, -1):
            source = sketch.sources[index]
            if source == self.nowhere:
                continue
            state.rests[seat] -= 1
            state.resting[seat * RESTING + state.rests[seat]] = NONE
            state.patch[seat * RESTING + state.rests[seat]] = 0
            if source == 0:
                state.supply[seat] += 1
            else:
                state.clipped[seat * self.flowers + source - 1] += 1
                state.settled[seat] += 1

    def choose(self, state: PapillonState, seat: i64, sketch: Sketch) -> None:
        """The first tile of this kind in the hand that is still free."""
        kind = sketch.tile >> 2
        place: i64 = 0
        while state.hand[seat * HAND + place] != kind or (sketch.used >> place) & 1:
            place += 1
        sketch.used |= bit(place)

    def put(self, state: PapillonState, seat: i64, sketch: Sketch, cell: i64, sink: EventSink) -> None:
        garden = state.gardens[seat]
        self.ground.lay(garden, cell, sketch.tile)
        sketch.cells = append(sketch.cells, cell)
        sink.tell(LAID, seat, sketch.tile >> 2, sketch.tile & 3, cell)
        sketch.tile = NONE
        sketch.owed = self.ground.closed_by(garden, cell, False, sketch.closed, sketch.walk)
        sketch.declined = 0
        self.rest_forced(state, seat, sketch, sink)

    def rest_forced(self, state: PapillonState, seat: i64, sketch: Sketch, sink: EventSink) -> None:
        """Without a butterfly on any flower all come from the supply, or it is empty: nothing to choose."""
        while sketch.owed and state.settled[seat] == 0 and not self.short(state, seat, sketch):
            self.rest(state, seat, sketch, 0 if state.supply[seat] else self.nowhere, sink)

    def short(self, state: PapillonState, seat: i64, sketch: Sketch) -> bool:
        """Whether the supply has a butterfly for some of the patches that wait, but not for all."""
        return state.supply[seat] > 0 and state.supply[seat] < sketch.owed

    def others(self, state: PapillonState, seat: i64, sketch: Sketch) -> list[int]:
        """The colours of the patches that wait after this one."""
        garden = state.gardens[seat]
        patches = [sketch.closed[index] for index in range(int(sketch.owed) - 1)]
        return [int(self.ground.region(garden, patch, sketch.walk).shows) for patch in patches]

    def rest(self, state: PapillonState, seat: i64, sketch: Sketch, source: i64, sink: EventSink) -> None:
        """Closing flower patches: one butterfly onto each (rulings 27 to 29)."""
        part = sketch.patch()
        sketch.owed -= 1
        sketch.sources = append(sketch.sources, source)
        region = self.ground.region(state.gardens[seat], part, sketch.walk)
        sink.tell(CLOSED, seat, part >> 2, part & 3, region.shows, region.tiles, source)
        if source == self.nowhere:
            sketch.declined += 1
        else:
            self.alight(state, seat, source, region, part)
        self.rest_forced(state, seat, sketch, sink)

    def alight(self, state: PapillonState, seat: i64, source: i64, patch: Region, part: i64) -> None:
        """The butterfly leaves where it was and sits on the patch."""
        if source == 0:
            state.supply[seat] -= 1
        else:
            state.clipped[seat * self.flowers + source - 1] -= 1
            state.settled[seat] -= 1
        place = seat * RESTING + state.rests[seat]
        state.resting[place] = part
        state.patch[place] = patch.shows * 2 + (1 if patch.tiles >= LARGE else 0)
        state.rests[seat] += 1

    def stuck(self, state: PapillonState, seat: i64) -> bool:
        """Whether the seat holds tiles and none of them fits anywhere (ruling 20)."""
        place: i64
        for place in range(seat * HAND, seat * HAND + HAND):
            kind = state.hand[place]
            if kind == NONE:
                return place > seat * HAND
            if self.ground.playable(state.gardens[seat], kind):
                return False
        return True


class Garden(Phase):
    """Gardening: all the tiles are laid (ruling 21), by everybody who still holds some."""

    def __init__(self, bench: Bench, swap: "Swap") -> None:
        super().__init__("garden", "Lay your tiles in your garden.")
        self.bench = bench
        self.swap = swap

    def prompt(self, state: PapillonState, seat: int) -> str:
        table = state.clone()
        sketch = self.bench.unfold(table, seat, SILENT, table.walk)
        if sketch.tile != NONE:
            return "Choose the place for this tile."
        if sketch.owed:
            patch = self.bench.ground.region(table.gardens[seat], sketch.patch(), sketch.walk)
            where = self.bench.ground.words[patch.anchor >> 2]
            return (
                f"You closed {COLOURS[patch.shows]} over {patch.tiles} tiles at {where}: "
                "where does its butterfly come from?"
            )
        if sketch.used == bit(table.held(seat)) - 1:
            return "Your tiles are laid: finish, or take back and rearrange."
        if self.turns(table, seat, sketch.used, self.scratch()) == 0:
            return "What you hold fits nowhere: swap it, or take back and rearrange."
        return "Choose a tile and its turn."

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
        sketch = bench.unfold(state, seat, SILENT, state.walk)
        if sketch.tile != NONE:
            count = bench.ground.places(state.gardens[seat], sketch.tile, bench.at.start, out)
        elif sketch.owed:
            count = self.sources(state, seat, sketch, out)
        else:
            count = self.turns(state, seat, sketch.used, out)
            if count == 0:
                # Nothing is left to lay, or nothing that is left fits.
                out[0] = bench.finish.start + (0 if sketch.used == bit(state.held(seat)) - 1 else 1)
                count = 1
        bench.fold(state, seat, sketch)
        return count

    def turns(self, state: PapillonState, seat: i64, used: i64, out: vec[i64]) -> i64:
        """Every tile in hand in every turn for which there is a place."""
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
            for turn in range(4):
                if (ground.tiles.turns[kind] >> turn) & 1 and ground.fits(garden, kind * 4 + turn):
                    out[count] = self.bench.lay.start + kind * 4 + turn
                    count += 1
        return count

    def sources(self, state: PapillonState, seat: i64, sketch: Sketch, out: vec[i64]) -> i64:
        """From the supply or from any flower; from nowhere only if that leaves the supply empty (ruling 28).

        One patch may do without for the sake of those that wait after it. Then
        these must use the supply up, so flowers help out only as long as they can.
        """
        bench = self.bench
        spared = state.supply[seat] < sketch.owed  # the patches after this one can use the supply up
        count: i64 = 0
        if state.supply[seat]:
            out[0] = bench.settle.start
            count = 1
        flower: i64
        for flower in range(bench.flowers):
            if state.clipped[seat * bench.flowers + flower] and (spared or sketch.declined == 0):
                out[count] = bench.settle.start + 1 + flower
                count += 1
        if spared:
            out[count] = bench.settle.start + bench.nowhere
            count += 1
        return count

    def more(self, state: PapillonState, seat: i64) -> bool:
        sealed = state.sealed[seat]
        return sealed.actions[sealed.count - 1] < self.bench.finish.start

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        """Told in the order of the track; no seat's garden depends on another's."""
        place: i64
        for place in range(state.seats):
            seat = state.order[place]
            if state.sealed[seat].count:
                self.plant(state, seat, sink)
        return self.swap.begin(state, sink)

    def plant(self, state: PapillonState, seat: i64, sink: EventSink) -> None:
        """What was sealed is fixed now."""
        sketch = self.bench.unfold(state, seat, sink, state.walk)
        place: i64
        for place in range(HAND - 1, -1, -1):
            if (sketch.used >> place) & 1:
                state.give_up(seat, state.hand[seat * HAND + place])
        if sink is not SILENT:
            self.tell_fields(state, seat, sketch, sink)

    def tell_fields(self, state: PapillonState, seat: i64, sketch: Sketch, sink: EventSink) -> None:
        """Closing fields brings nothing yet, but a watcher wants to see it."""
        ground = self.bench.ground
        garden = state.gardens[seat]
        told = vec[i64]([NONE] * (4 * HAND))
        known: i64 = 0
        which: i64
        fields = vec[i64]([NONE] * 4)
        index: i64
        for index in range(len(sketch.cells)):
            count = ground.closed_by(garden, sketch.cells[index], True, fields, sketch.walk)
            for which in range(count):
                part = fields[which]
                if among(told, known, part):
                    continue
                told[known] = part
                known += 1
                region = ground.region(garden, part, sketch.walk)
                sink.tell(FENCED, seat, part >> 2, part & 3, region.tiles, region.butterflies)


class GardenInTurn(Garden):
    """Option: one seat after the other, in the order of the track as it stands (ruling 24)."""

    def asked(self, state: PapillonState) -> i64:
        place: i64
        for place in range(state.seats):
            seat = state.order[place]
            if state.hand[seat * HAND] != NONE:
                return bit(seat)
        return 0


class Swap(Chance[PapillonState]):
    """Gardening, rule 4: a tile that fits nowhere is exchanged for one from the bag (ruling 20).

    Only when none of the tiles left in hand fits; what was laid before stays.
    The new tile is drawn before the old one is returned, so they differ. All
    seats are looked at, even where they lay in turn: nobody else could help.
    """

    def __init__(self, bench: Bench) -> None:
        super().__init__("swap")
        self.bench = bench
        self.garden: Phase | None = None  # set when the table is put together

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        """The first seat that is stuck draws; when nobody is, gardening goes on."""
        place: i64
        for place in range(state.seats):
            seat = state.order[place]
            while self.bench.stuck(state, seat):
                if can_draw(state, sink) and self.helpful(state, seat):
                    state.drafter = seat
                    return self.here
                kind = state.hand[seat * HAND]
                state.give_up(seat, kind)
                state.removed[kind] += 1
                sink.tell(DISCARDED, seat, kind)
        state.drafter = NONE
        garden = self.garden
        assert garden is not None
        return garden.begin(state, sink)

    def helpful(self, state: PapillonState, seat: i64) -> bool:
        """Whether the bag holds any tile that fits."""
        kind: i64
        for kind in range(len(state.bag)):
            if state.bag[kind] and self.bench.ground.playable(state.gardens[seat], kind):
                return True
        return False

    def weights(self, state: PapillonState) -> vec[i64]:
        return state.bag

    def reveal(self, state: PapillonState, outcome: i64, sink: EventSink) -> i64:
        seat = state.drafter
        kind = state.hand[seat * HAND]
        state.give_up(seat, kind)
        state.bag[outcome] -= 1
        state.bag[kind] += 1
        state.receive(seat, outcome)
        sink.tell(SWAPPED, seat, kind, outcome)
        return self.begin(state, sink)
