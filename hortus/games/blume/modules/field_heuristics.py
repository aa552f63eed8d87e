"""What a player of Field of Flowers might think.

A peg is worth its two points and a step towards the end of the game; a flower
of a colour that has its peg is worth one. Points where two or three corners
agree promise a part of that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, popcount
from hortus.core.catalogue import Block
from hortus.core.heuristics import Heuristics
from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.modules.field_state import FieldState
from hortus.games.blume.vocabulary import HUES

NEW_PEG: Final = 3.0
BARE: Final = 1.0
PARTS: Final = [0.0, 0.03, 0.12, 0.4, 0.0]
"""What none to four agreeing corners still promise."""
BLIND: Final = 0.8


class FieldHeuristics(Heuristics[FieldState]):
    def __init__(self, bed: Bed, place: Block, dip: Block) -> None:
        self.scale = 5.0
        self.bed = bed
        self.place = place
        self.dip = dip
        self.scratch: vec[i64] = vec[i64]([0] * bed.cells)

    def value(self, state: FieldState, seat: i64) -> float:
        """Points, pegs twice over, less the best of the others."""
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
        count = self.bed.free(state.rows, seat * self.bed.side, self.bed.side, self.scratch, 0)
        best = -1000.0
        index: i64
        turn: i64
        for index in range(count):
            for turn in range(4):
                best = max(best, self.laying(state, seat, self.scratch[index], tile * 4 + turn))
        return best

    def laying(self, state: FieldState, seat: i64, cell: i64, code: i64) -> float:
        """What the points at this cell promise with the tile, less what they promised without."""
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
        """What an unfinished point promises; nothing where two corners disagree."""
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
