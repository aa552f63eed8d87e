"""How tools fit into a turn: their price, and what happens after one is used."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventSink
from hortus.core.rules import Chance
from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.course import Course
from hortus.games.blume.modules.tool_words import (
    FORK,
    HOSE,
    RETIRED,
    SHOWED_TOOL,
    SIEVE,
    TOOLS,
    TROWEL,
    TRUG,
    WHEELBARROW,
)
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import FIRST_SIDE, ROW


class ToolCourse(Course):
    """A turn may begin with tools; each is carried out with all its flowers before the next."""

    def __init__(self) -> None:
        super().__init__()
        self.new_tool: Chance[BlumeState] = Chance("nothing")  # set by `join`

    def after_blooms(self, state: BlumeState, sink: EventSink) -> i64:
        if state.shed.busy != NONE:
            return self.after_tool(state, sink)
        return self.next_turn(state, sink)

    def next_turn(self, state: BlumeState, sink: EventSink) -> i64:
        state.shed.used = 0
        return super().next_turn(state, sink)

    def after_tool(self, state: BlumeState, sink: EventSink) -> i64:
        """Back to the turn. A tool that all have used is replaced by a new one (ruling 30)."""
        tool = state.shed.busy
        state.shed.busy = NONE
        if self.worn(state, tool):
            self.retire(state, tool, sink)
            left: i64
            for left in state.shed.deck:
                if left:
                    return self.new_tool.here
        return self.resume(state, sink)

    def resume(self, state: BlumeState, sink: EventSink) -> i64:
        """A player with a tile from the sieve places it; otherwise the player takes one."""
        if state.hand != NONE:
            return self.place.here
        return self.refill(state, sink)

    def worn(self, state: BlumeState, tool: i64) -> bool:
        seat: i64
        for seat in range(state.seats):
            if state.shed.paid[seat * len(TOOLS) + tool] == 0:
                return False
        return True

    def retire(self, state: BlumeState, tool: i64, sink: EventSink) -> None:
        """One glove returns to each seat, the others on the card are lost."""
        shed = state.shed
        seat: i64
        slot: i64
        for seat in range(state.seats):
            place = seat * len(TOOLS) + tool
            shed.gloves[seat] += 1
            shed.lost[seat] += shed.paid[place] - 1
            shed.paid[place] = 0
        for slot in range(len(shed.shown)):
            if shed.shown[slot] == tool:
                shed.shown[slot] = NONE
        shed.gone += 1
        sink.tell(RETIRED, NONE, tool)


class ShowTools(Chance[BlumeState]):
    """Set-up: three tool cards are open."""

    def __init__(self) -> None:
        super().__init__("reveal tools")

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.shed.deck

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        shed = state.shed
        slot: i64 = 0
        while shed.shown[slot] != NONE:
            slot += 1
        shed.deck[outcome] -= 1
        shed.shown[slot] = outcome
        sink.tell(SHOWED_TOOL, NONE, outcome)
        return self.onward(state, slot, sink)

    def onward(self, state: BlumeState, slot: i64, sink: EventSink) -> i64:
        return self.then if slot == i64(len(state.shed.shown)) - 1 else self.here


class NewTool(ShowTools):
    """Gloves: a new tool replaces one that all have used."""

    def __init__(self, course: ToolCourse) -> None:
        super().__init__()
        self.name = "reveal a tool"
        self.course = course

    def onward(self, state: BlumeState, slot: i64, sink: EventSink) -> i64:
        return self.course.resume(state, sink)


class Workbench:
    """Whether a tool can be used now. A tool that cannot be completed is not offered."""

    def __init__(self, bed: Bed) -> None:
        self.bed = bed

    def useful(self, state: BlumeState, seat: i64, tool: i64) -> bool:
        if tool == HOSE:
            return True
        if tool == WHEELBARROW:
            return has_row(state)
        if tool == SIEVE:
            return state.bagged + state.heaped > 0
        if tool == FORK:
            return state.filled[seat] >= 2
        if tool == TRUG:
            return state.filled[seat] >= 1 and has_row(state)
        if tool == TROWEL:
            return self.any_movable(state, seat)
        return state.filled[seat] >= 1

    def any_movable(self, state: BlumeState, seat: i64) -> bool:
        cell: i64
        for cell in range(self.bed.cells):
            if state.laid[seat * self.bed.cells + cell] != NONE and self.movable(state, seat, cell):
                return True
        return False

    def movable(self, state: BlumeState, seat: i64, cell: i64) -> bool:
        """Whether the tile on this cell can go to another cell."""
        bed = self.bed
        if state.filled[seat] == 1:
            return True
        rows = state.rows[seat * bed.side : seat * bed.side + bed.side]
        row = cell // bed.side
        rows[row] &= ~bit(cell - row * bed.side)
        free = vec[i64]([0] * bed.cells)
        count = bed.free(rows, 0, state.round + FIRST_SIDE, free, 0)
        return count > 1 or (count == 1 and free[0] != cell)


def has_row(state: BlumeState) -> bool:
    slot: i64
    for slot in range(ROW):
        if state.row[slot] != NONE:
            return True
    return False
