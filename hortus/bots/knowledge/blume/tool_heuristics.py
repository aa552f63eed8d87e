"""Heuristics for the tools of Blume.

A glove is worth nothing at the end, so a tool is used as soon as it brings
enough; before the last round it must bring more. Swapping two tiles has too
many faces for a rule of thumb: the fork is left to those who search.
"""

from typing import Final

from mypy_extensions import i64

from hortus.bots.knowledge.blume.heuristics import BlumeHeuristics
from hortus.bots.knowledge.blume.patterns import THREE_HYBRID, THREE_PLAIN
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.blume.modules.tool_words import (
    FORK,
    HOSE,
    RAKE,
    SECATEURS,
    SIEVE,
    TRUG,
    WHEELBARROW,
    ToolActions,
)
from hortus.games.blume.rules import BlumeRules
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import spots
from hortus.games.blume.vocabulary import HUES, ROUNDS, ROW

FIRST: Final = 1000.0
"""A tool that is worth its glove is used before any tile is taken."""
PRICE: Final = 1.5
"""What a glove should gain for each round that is left."""
POOR: Final = 0.4
"""A row that promises less than this part of a flower is poor."""
NEVER: Final = -1000.0


class ToolHeuristics(BlumeHeuristics):
    def __init__(self, rules: BlumeRules, tools: ToolActions) -> None:
        super().__init__(rules)
        self.tools = tools

    def judge(self, state: BlumeState, seat: i64, action: i64) -> float:
        tools = self.tools
        busy = state.shed.busy
        if action < tools.use.start:
            if busy != NONE and action < self.actions.dip.start:
                return self.best_turn(state, seat, state.shed.origin, state.row[action])
            return super().judge(state, seat, action)
        if action < tools.rake.start:
            return self.using(state, seat, action - tools.use.start)
        if action < tools.lift.start:
            raking = action - tools.rake.start
            by = raking // self.bed.cells
            return self.raking(state, seat, raking - by * self.bed.cells, by + 1)
        if action < tools.sift.start:
            return self.picking(state, seat, action - tools.lift.start, busy)
        if action < tools.leave.start:
            return self.best_laying(state, seat, state.shed.sieved[action - tools.sift.start])
        if action == tools.leave.start:
            return self.best_of_row(state, seat)
        return self.hosing(state, seat, action - tools.hose.start)

    def using(self, state: BlumeState, seat: i64, tool: i64) -> float:
        """The tool's highest gain; uses that do not pay for a glove are ignored."""
        gain = self.work(state, seat, tool) - PRICE * float(ROUNDS - state.scored)
        return FIRST + gain if gain > 0.0 else NEVER

    def work(self, state: BlumeState, seat: i64, tool: i64) -> float:
        if tool == FORK:
            return 0.0
        if tool == WHEELBARROW:
            return self.poverty(state, seat)
        if tool == SIEVE:
            return self.poverty(state, seat)
        best = 0.0
        place: i64
        if tool == HOSE:
            for place in range(self.bed.points):
                best = max(best, self.hosing(state, seat, place))
            return best
        by: i64
        for place in range(self.bed.cells):
            if state.laid[seat * self.bed.cells + place] == NONE:
                continue
            if tool == RAKE:
                for by in range(1, 4):
                    best = max(best, self.raking(state, seat, place, by))
            else:
                best = max(best, self.picking(state, seat, place, tool))
        return best

    def raking(self, state: BlumeState, seat: i64, cell: i64, by: i64) -> float:
        """The worth of rotating a tile: of placing it anew, minus the flowers and hybrids that it breaks."""
        code = state.laid[seat * self.bed.cells + cell]
        turned = (code & ~3) | ((code + by) & 3)
        worth = self.laying(state, seat, cell, turned)
        corner: i64
        for corner in range(4):
            point = self.bed.touch[cell * 4 + corner]
            if point == NONE:
                continue
            if self.bed.corners[code * 4 + corner] == self.bed.corners[turned * 4 + corner]:
                kind = self.bed.kind(state.laid, seat * self.bed.cells, point)
                if kind != NONE:
                    worth -= self.glance.flower(state, seat, point, kind)
            elif state.planted[seat * self.bed.points + point] != NONE:
                worth -= 1.0
        return worth

    def picking(self, state: BlumeState, seat: i64, cell: i64, tool: i64) -> float:
        """The gain of lifting this tile with that tool, and laying it or another again."""
        gain = self.lifting(state, seat, cell)
        if tool == SECATEURS:
            return gain
        if tool == FORK:
            return gain
        place = seat * self.bed.cells + cell
        code = state.laid[place]
        state.laid[place] = NONE
        if tool == TRUG:
            gain += self.best_exchange(state, seat, cell)
        else:
            gain += self.best_elsewhere(state, seat, cell, code >> 2)
        state.laid[place] = code
        return gain

    def best_exchange(self, state: BlumeState, seat: i64, cell: i64) -> float:
        best = NEVER
        slot: i64
        for slot in range(ROW):
            if state.row[slot] != NONE:
                best = max(best, self.best_turn(state, seat, cell, state.row[slot]))
        return best

    def best_elsewhere(self, state: BlumeState, seat: i64, cell: i64, tile: i64) -> float:
        best = NEVER
        count = spots(state, self.bed, seat, 0, self.scratch)
        index: i64
        for index in range(count):
            if self.scratch[index] != cell:
                best = max(best, self.best_turn(state, seat, self.scratch[index], tile))
        return best

    def poverty(self, state: BlumeState, seat: i64) -> float:
        """The gain from a new choice of tiles: less if the row is good already."""
        flower = 0.0
        colour: i64
        for colour in range(HUES):
            flower = max(flower, self.glance.stocking[colour])
        missing = POOR * flower - self.best_of_row(state, seat)
        return flower if missing > 0.0 else 0.0

    def best_of_row(self, state: BlumeState, seat: i64) -> float:
        best = NEVER
        slot: i64
        for slot in range(ROW):
            if state.row[slot] != NONE:
                best = max(best, self.best_laying(state, seat, state.row[slot]))
        return best

    def hosing(self, state: BlumeState, seat: i64, point: i64) -> float:
        """How much the best tile of the row gains when this point is watered too."""
        if (state.wet | state.hosed) & bit(point):
            return 0.0
        if self.closely and not self.ripe(state, seat, point):
            return 0.0
        without = self.best_of_row(state, seat)
        hosed = state.hosed
        state.hosed |= bit(point)
        gain = self.best_of_row(state, seat) - without
        state.hosed = hosed
        return gain

    def ripe(self, state: BlumeState, seat: i64, point: i64) -> bool:
        """Whether one tile can complete a flower there: the hose waters for this turn only."""
        pattern = self.insight.reader.read(state.laid, seat * self.bed.cells, point, False)
        return self.insight.inside(point) and THREE_PLAIN <= pattern <= THREE_HYBRID
