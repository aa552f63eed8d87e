"""Heuristics for Field of Flowers.

A peg is worth its two points and a step towards the end of the game; a flower
of a colour that has its peg is worth one. Points where two or three corners
agree promise a part of that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics
from hortus.core.bits import bit, popcount
from hortus.core.state import NONE
from hortus.games.blume.modules.field_of_flowers import FieldRules
from hortus.games.blume.modules.field_state import FieldState
from hortus.games.blume.vocabulary import HUES

NEW_PEG: Final = 3.0
BARE: Final = 1.0
PARTS: Final = [0.0, 0.03, 0.12, 0.4, 0.0]
"""The promise of 0 to 4 matching corners."""
BLIND: Final = 0.8
AHEAD: Final = 0.5
"""How much the next tile's best place counts when this one is placed."""
DENIAL: Final = 0.3
"""How much the next seat's gain from a tile counts against leaving it there."""
CANDIDATES: Final = 12
"""Places that get a close look: those that look best at a glance."""
SAMPLE: Final = 4
"""Tiles of the bag that stand for all of them."""
LEAD: Final = 4.0
"""The value of ending the game when ahead, and its cost when behind."""
POOR: Final = -1000.0


class FieldHeuristics(Heuristics[FieldState]):
    def __init__(self, rules: FieldRules) -> None:
        bed = rules.bed
        self.scale = 5.0
        self.bed = bed
        self.place = rules.actions.place
        self.dip = rules.actions.dip
        self.scratch: vec[i64] = vec[i64]([0] * bed.cells)
        self.sample: vec[i64] = vec[i64]([NONE] * SAMPLE)  # a few tiles of the bag
        self.sampled: i64 = 0
        self.ahead = AHEAD
        self.denial = DENIAL
        self.lead = LEAD

    def value(self, state: FieldState, seat: i64) -> float:
        """Points, with pegs counted twice, minus the best of the others."""
        best = -1000.0
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.standing(state, other))
        return self.standing(state, seat) - best

    def standing(self, state: FieldState, seat: i64) -> float:
        return float(state.flowers[seat] + 2 * popcount(state.pegged[seat]))

    def promise(self, state: FieldState, seat: i64, action: i64) -> float:
        if action >= self.place.start:
            laying = action - self.place.start
            turn = laying // self.bed.cells
            return self.laying(state, seat, laying - turn * self.bed.cells, state.hand * 4 + turn)
        if action != self.dip.start:
            return self.best_laying(state, seat, state.row[action])
        total = 0.0
        count: i64 = 0
        tile: i64
        for tile in state.row:
            if tile != NONE:
                total += self.best_laying(state, seat, tile)
                count += 1
        return BLIND * total / float(count) if count else 0.0

    def best_laying(self, state: FieldState, seat: i64, tile: i64) -> float:
        count = self.bed.open_cells(state.rows, seat, self.scratch, 0)
        best = -1000.0
        index: i64
        turn: i64
        for index in range(count):
            for turn in range(4):
                best = max(best, self.laying(state, seat, self.scratch[index], tile * 4 + turn))
        return best

    def laying(self, state: FieldState, seat: i64, cell: i64, code: i64) -> float:
        """The promise of the points at this cell with the tile, minus their promise without it."""
        base = seat * self.bed.cells
        worth = -self.corners(state, seat, cell)
        state.laid[base + cell] = code
        worth += self.corners(state, seat, cell)
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            point = self.bed.touch[corner]
            if point != NONE:
                kind = self.bed.kind(state.laid, base, point)
                if kind != NONE and kind < HUES:
                    worth += self.flower(state, seat, kind)
        state.laid[base + cell] = NONE
        return worth

    def flower(self, state: FieldState, seat: i64, colour: i64) -> float:
        return BARE if state.pegged[seat] & bit(colour) else NEW_PEG

    def corners(self, state: FieldState, seat: i64, cell: i64) -> float:
        worth = 0.0
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            point = self.bed.touch[corner]
            if point != NONE:
                worth += self.hope(state, seat, point)
        return worth

    def hope(self, state: FieldState, seat: i64, point: i64) -> float:
        """The promise of an unfinished point; 0 if two corners differ."""
        base = seat * self.bed.cells
        colour: i64 = NONE
        count: i64 = 0
        place: i64
        for place in range(4):
            code = state.laid[base + self.bed.around[point * 4 + place]]
            if code == NONE:
                continue
            shown = self.bed.corners[code * 4 + ((place + 2) & 3)]
            if colour != NONE and colour != shown:
                return 0.0
            colour = shown
            count += 1
        if count == 0:
            return 0.0
        return PARTS[count] * self.flower(state, seat, colour)

    # ---- a closer look

    def study(self, state: FieldState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """For a place, also what the next tile can gain. For a tile, also what it would bring the next seat."""
        self.draw_sample(state)
        if actions[0] >= self.place.start:
            self.placing(state, seat, actions, count, worths)
            return
        index: i64
        slot: i64
        for index in range(count):
            gone: i64 = NONE if actions[index] == self.dip.start else actions[index]
            worth = self.dipping(state, seat) if gone == NONE else self.best_laying(state, seat, state.row[gone])
            feared = 0.0
            for slot in range(len(state.row)):
                if slot != gone and state.row[slot] != NONE:
                    next_seat = (seat + 1) % state.seats
                    feared = max(feared, self.best_laying(state, next_seat, state.row[slot]))
            worths[index] += worth - self.denial * feared

    def dipping(self, state: FieldState, seat: i64) -> float:
        """The average gain of a tile from the bag."""
        total = 0.0
        index: i64
        for index in range(self.sampled):
            total += self.best_laying(state, seat, self.sample[index])
        return total / float(self.sampled) if self.sampled else POOR

    def draw_sample(self, state: FieldState) -> None:
        """A regular sample of the bag: everybody knows what is in it, nobody the order."""
        step = state.bagged // SAMPLE + 1
        passed: i64 = step // 2
        self.sampled = 0
        tile: i64
        for tile in range(len(state.bag)):
            if state.bag[tile] and self.sampled < SAMPLE:
                passed += 1
                if passed >= step:
                    passed = 0
                    self.sample[self.sampled] = tile
                    self.sampled += 1

    def placing(self, state: FieldState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """The best places at a glance get a second look, with the tiles that may come next."""
        first: vec[float] = vec[float]([0.0] * int(count))
        index: i64
        for index in range(count):
            first[index] = self.promise(state, seat, actions[index]) + self.ending(state, seat, actions[index])
            worths[index] += first[index]
        for _ in range(CANDIDATES if count > CANDIDATES else count):
            best: i64 = 0
            for index in range(count):
                if first[index] > first[best]:
                    best = index
            worths[best] += self.ahead * self.next_best(state, seat, actions[best])
            first[best] = POOR

    def next_best(self, state: FieldState, seat: i64, action: i64) -> float:
        """The average gain of the next tile, after this one is placed."""
        laying = action - self.place.start
        turn = laying // self.bed.cells
        cell = laying - turn * self.bed.cells
        word = self.bed.word(seat, cell)
        mark = self.bed.mark(cell)
        state.laid[seat * self.bed.cells + cell] = state.hand * 4 + turn
        state.rows[word] |= mark
        total = 0.0
        known = POOR
        index: i64
        tile: i64
        for tile in state.row:
            if tile != NONE:
                known = max(known, self.best_laying(state, seat, tile))
        for index in range(self.sampled):
            total += max(known, self.best_laying(state, seat, self.sample[index]))
        state.laid[seat * self.bed.cells + cell] = NONE
        state.rows[word] &= ~mark
        return total / float(self.sampled) if self.sampled else 0.0

    def ending(self, state: FieldState, seat: i64, action: i64) -> float:
        """The sixth peg ends the game: good for the leader, bad for the others."""
        if popcount(state.pegged[seat]) != HUES - 1 or state.last != NONE:
            return 0.0
        laying = action - self.place.start
        turn = laying // self.bed.cells
        cell = laying - turn * self.bed.cells
        base = seat * self.bed.cells
        points: i64 = state.flowers[seat] + popcount(state.pegged[seat])
        sixth = False
        state.laid[base + cell] = state.hand * 4 + turn
        corner: i64
        for corner in range(cell * 4, cell * 4 + 4):
            point = self.bed.touch[corner]
            if point != NONE:
                kind = self.bed.kind(state.laid, base, point)
                if kind != NONE and kind < HUES:
                    points += 1
                    if not state.pegged[seat] & bit(kind):
                        sixth = True
        state.laid[base + cell] = NONE
        if not sixth:
            return 0.0
        other: i64
        for other in range(state.seats):
            if other != seat and state.flowers[other] + popcount(state.pegged[other]) > points:
                return -self.lead
        return self.lead
