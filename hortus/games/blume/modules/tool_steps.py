"""What each tool does, step by step."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventSink
from hortus.core.rules import Chance, Choice, Step
from hortus.core.state import NONE
from hortus.games.blume.blooming import Blooming
from hortus.games.blume.board import Bed
from hortus.games.blume.garden import discard, draw, lay, lift, pour, put_back, rotate
from hortus.games.blume.modules.tool_course import ToolCourse, Workbench
from hortus.games.blume.modules.tool_words import (
    CLEARED,
    CUT,
    FORK,
    HOSED,
    LEFT,
    LIFTED,
    MESH,
    RAKED,
    SECATEURS,
    SIEVE,
    SIEVED,
    SIFTED,
    TOOLS,
    TRADED,
    TROWEL,
    TRUG,
    USED,
    WHEELBARROW,
    ToolActions,
)
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import Take, open_tiles, spots
from hortus.games.blume.vocabulary import FIRST_SIDE, PLACED, ROW, TOOK


class TakeOrTool(Take):
    """Before a tile is taken, tools may be used: as many as can be paid, or as were agreed (ruling 28)."""

    def __init__(self, actions: ToolActions, course: ToolCourse, bench: Workbench, most: i64) -> None:
        super().__init__(actions.base, course)
        self.asks = "Take a tile from the row, draw one from the bag, or use a tool first."
        self.tools = actions
        self.steer = course
        self.bench = bench
        self.most: i64 = most  # tools in one turn
        nowhere: Step[BlumeState] = Step("nowhere")
        self.first: list[Step[BlumeState]] = [nowhere for _ in TOOLS]  # of each tool its first step, set by `join`

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(state, seat, out)
        shed = state.shed
        if shed.used >= self.most or shed.gloves[seat] == 0:
            return count
        shown: i64 = 0
        tool: i64
        for tool in shed.shown:
            if tool != NONE:
                shown |= bit(tool)
        for tool in range(len(TOOLS)):
            paid = shown & bit(tool) != 0 and shed.price(seat, tool) <= shed.gloves[seat]
            if paid and self.bench.useful(state, seat, tool):
                out[count] = self.tools.use.start + tool
                count += 1
        return count

    def carry_out(self, state: BlumeState, action: i64, sink: EventSink) -> i64:
        if action < self.tools.use.start:
            return super().carry_out(state, action, sink)
        tool = action - self.tools.use.start
        shed = state.shed
        cost = shed.price(state.turn, tool)
        shed.gloves[state.turn] -= cost
        shed.paid[state.turn * len(TOOLS) + tool] += cost
        shed.used += 1
        shed.busy = tool
        sink.tell(USED, state.turn, tool, cost)
        if tool == WHEELBARROW:
            return self.cart(state, sink)
        if tool == SIEVE:
            pour(state, sink)
        return self.first[tool].here

    def cart(self, state: BlumeState, sink: EventSink) -> i64:
        """Wheelbarrow: the row goes, a new one comes."""
        tiles: i64 = 0
        slot: i64
        for slot in range(ROW):
            if state.row[slot] != NONE:
                discard(state, state.row[slot])
                state.row[slot] = NONE
                tiles += 1
        sink.tell(CLEARED, state.turn, tiles)
        return self.steer.after_tool(state, sink)


class Rake(Choice[BlumeState]):
    """Hand Rake: turn a tile where it lies."""

    def __init__(self, bed: Bed, actions: ToolActions, blooming: Blooming) -> None:
        super().__init__("rake", "Turn one of your tiles.")
        self.bed = bed
        self.actions = actions
        self.blooming = blooming

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        return tiles_of(state, self.bed, seat, self.actions.rake.start, 3, out)

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        seat = state.turn
        action = state.sealed[seat].first() - self.actions.rake.start
        by = action // self.bed.cells
        cell = action - by * self.bed.cells
        points = rotate(state, self.bed, seat, cell, by + 1, sink)
        code = state.laid[seat * self.bed.cells + cell]
        sink.tell(RAKED, seat, cell, code >> 2, code & 3)
        self.blooming.look(state, seat, points, sink)
        return self.blooming.proceed(state, sink)


def tiles_of(state: BlumeState, bed: Bed, seat: i64, first: i64, times: i64, out: vec[i64]) -> i64:
    """Write first + cell for every tile of a garden, so many times with the next block of cells; returns how many."""
    count: i64 = 0
    time: i64
    cell: i64
    for time in range(times):
        for cell in range(bed.cells):
            if state.laid[seat * bed.cells + cell] != NONE:
                out[count] = first + time * bed.cells + cell
                count += 1
    return count


class Lift(Choice[BlumeState]):
    """Trowel, Garden Fork, Secateurs and Trug begin with one of one's own tiles."""

    def __init__(self, bed: Bed, actions: ToolActions, course: ToolCourse, bench: Workbench) -> None:
        super().__init__("lift", "Pick one of your tiles.")
        self.bed = bed
        self.actions = actions
        self.course = course
        self.bench = bench
        nowhere: Step[BlumeState] = Step("nowhere")
        self.replant: Step[BlumeState] = nowhere  # set by `join`
        self.trade: Step[BlumeState] = nowhere

    def prompt(self, state: BlumeState, seat: int) -> str:
        if state.shed.busy == SECATEURS:
            return "Pick one of your tiles to throw away."
        if state.shed.busy == TROWEL:
            return "Pick one of your tiles to move."
        return "Pick one of your tiles to swap."

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        count = tiles_of(state, self.bed, seat, self.actions.lift.start, 1, out)
        if state.shed.busy != TROWEL:
            return count
        kept: i64 = 0
        index: i64
        for index in range(count):
            if self.bench.movable(state, seat, out[index] - self.actions.lift.start):
                out[kept] = out[index]
                kept += 1
        return kept

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        seat = state.turn
        cell = state.sealed[seat].first() - self.actions.lift.start
        tile = lift(state, self.bed, seat, cell, sink) >> 2
        if state.shed.busy == SECATEURS:
            sink.tell(CUT, seat, cell, tile)
            discard(state, tile)
            return self.course.after_tool(state, sink)
        sink.tell(LIFTED, seat, cell, tile)
        state.hand = tile
        state.shed.origin = cell
        if state.shed.busy == TRUG:
            return self.trade.here
        return self.replant.here


class Trade(Choice[BlumeState]):
    """Trug: the lifted tile changes places with one of the row."""

    def __init__(self, actions: ToolActions, replant: Step[BlumeState]) -> None:
        super().__init__("trade", "Take a tile of the row in exchange.")
        self.actions = actions
        self.replant = replant

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        return open_tiles(state.row, self.actions.base.take.start, out)

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        slot = state.sealed[state.turn].first() - self.actions.base.take.start
        tile = state.row[slot]
        sink.tell(TOOK, state.turn, slot, tile)
        sink.tell(TRADED, state.turn, slot, state.hand)
        state.row[slot] = state.hand
        state.hand = tile
        return self.replant.here


class Replant(Choice[BlumeState]):
    """Trowel, Garden Fork and Trug end with a tile laid anew, turned at will.

    The trowel's tile goes to any other cell beside a tile; the fork's first
    tile onto another tile, which then goes where the first one lay; the trug's
    where the old one lay.
    """

    def __init__(self, bed: Bed, actions: ToolActions, blooming: Blooming) -> None:
        super().__init__("replant", "Lay the tile.")
        self.bed = bed
        self.actions = actions
        self.blooming = blooming

    def prompt(self, state: BlumeState, seat: int) -> str:
        if self.swapping(state):
            return "Lay the tile on the one it changes places with."
        if state.shed.busy == TROWEL:
            return "Lay the tile on another cell."
        return "Lay the tile on the cell that became free."

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def swapping(self, state: BlumeState) -> bool:
        """The fork's first tile is in hand."""
        return state.shed.busy == FORK and state.shed.target == NONE

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        first = self.actions.base.place.start
        if self.swapping(state):
            return tiles_of(state, self.bed, seat, first, 4, out)
        if state.shed.busy == TROWEL:
            count = self.elsewhere(state, seat, first, out)
        else:
            out[0] = first + state.shed.origin
            count = 1
        turn: i64
        index: i64
        for turn in range(1, 4):
            for index in range(count):
                out[turn * count + index] = out[index] + turn * self.bed.cells
        return 4 * count

    def elsewhere(self, state: BlumeState, seat: i64, first: i64, out: vec[i64]) -> i64:
        """Every cell that may take the tile but the one it came from."""
        count = spots(state, self.bed, seat, first, out)
        kept: i64 = 0
        index: i64
        for index in range(count):
            if out[index] != first + state.shed.origin:
                out[kept] = out[index]
                kept += 1
        return kept

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        seat = state.turn
        shed = state.shed
        action = state.sealed[seat].first() - self.actions.base.place.start
        turn = action // self.bed.cells
        cell = action - turn * self.bed.cells
        if self.swapping(state):
            return self.swap(state, seat, cell, turn, sink)
        self.set_down(state, seat, cell, turn, sink)
        state.hand = NONE
        points = self.bed.meeting(cell)
        if shed.target != NONE:
            points |= self.bed.meeting(shed.target)
        self.blooming.look(state, seat, points, sink)
        shed.origin = NONE
        shed.target = NONE
        return self.blooming.proceed(state, sink)

    def swap(self, state: BlumeState, seat: i64, cell: i64, turn: i64, sink: EventSink) -> i64:
        other = lift(state, self.bed, seat, cell, sink) >> 2
        sink.tell(LIFTED, seat, cell, other)
        self.set_down(state, seat, cell, turn, sink)
        state.hand = other
        state.shed.target = cell
        return self.here

    def set_down(self, state: BlumeState, seat: i64, cell: i64, turn: i64, sink: EventSink) -> None:
        lay(state, self.bed, seat, cell, state.hand * 4 + turn)
        sink.tell(PLACED, seat, state.hand, cell, turn)


class FillSieve(Chance[BlumeState]):
    """Seed Sieve: three tiles come out of the bag, for all to see."""

    def __init__(self) -> None:
        super().__init__("fill the sieve")

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.bag

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        sieved = state.shed.sieved
        place: i64 = 0
        while sieved[place] != NONE:
            place += 1
        draw(state, outcome)
        sieved[place] = outcome
        sink.tell(SIEVED, state.turn, outcome)
        if place + 1 < MESH:
            pour(state, sink)
            if state.bagged:
                return self.here
        return self.then


class Sift(Choice[BlumeState]):
    """Seed Sieve: one of the tiles may be the tile of this turn, the rest return."""

    def __init__(self, actions: ToolActions, course: ToolCourse) -> None:
        super().__init__("sift", "Keep one of the tiles in the sieve for this turn, or leave them all.")
        self.actions = actions
        self.course = course

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        while count < MESH and state.shed.sieved[count] != NONE:
            out[count] = self.actions.sift.start + count
            count += 1
        out[count] = self.actions.leave.start
        return count + 1

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        kept = state.sealed[state.turn].first() - self.actions.sift.start
        sieved = state.shed.sieved
        place: i64
        for place in range(MESH):
            if place == kept:
                state.hand = sieved[place]
                sink.tell(SIFTED, state.turn, state.hand)
            elif sieved[place] != NONE:
                put_back(state, sieved[place])
            sieved[place] = NONE
        if state.hand == NONE:
            sink.tell(LEFT, state.turn)
        return self.course.after_tool(state, sink)


class Hose(Choice[BlumeState]):
    """Hose: one point of this round's square is watered too, for this turn."""

    def __init__(self, bed: Bed, actions: ToolActions, course: ToolCourse) -> None:
        super().__init__("hose", "Choose a point to water in this turn.")
        self.bed = bed
        self.actions = actions
        self.course = course

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        span = state.round + FIRST_SIDE - 1
        count: i64 = 0
        row: i64
        column: i64
        for row in range(span):
            for column in range(span):
                out[count] = self.actions.hose.start + row * self.bed.span + column
                count += 1
        return count

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        point = state.sealed[state.turn].first() - self.actions.hose.start
        state.hosed |= bit(point)
        sink.tell(HOSED, state.turn, point)
        return self.course.after_tool(state, sink)
