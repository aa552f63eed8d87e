"""What each tool does, step by step."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.catalogue import Block
from hortus.core.events import EventKind, EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Choice, Step
from hortus.core.state import NONE
from hortus.games.blume.blooming import Blooming
from hortus.games.blume.board import Bed
from hortus.games.blume.garden import discard, lay, lift, pour, rotate
from hortus.games.blume.modules.tool_course import ToolCourse, Workbench
from hortus.games.blume.modules.tool_words import (
    CLEARED,
    CUT,
    FORK,
    HOSED,
    LIFTED,
    RAKED,
    SECATEURS,
    SIEVE,
    TOOLS,
    TRADED,
    TROWEL,
    TRUG,
    USED,
    WHEELBARROW,
    ToolActions,
)
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import Take, open_tiles, spots, why_not_there
from hortus.games.blume.vocabulary import FIRST_SIDE, PLACED, ROW


class TakeOrTool(Take):
    """Before taking a tile, a player may use tools: any number they can pay, or as the option says (ruling 28)."""

    def __init__(self, actions: ToolActions, course: ToolCourse, bench: Workbench, most: i64, took: EventKind) -> None:
        super().__init__(actions.base, course, took)
        self.asks = Message("blume-prompt-take-or-tool")
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

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        tool = action - int(self.tools.use.start)
        if not 0 <= tool < self.tools.use.size:
            return super().why_not(state, seat, action)
        shed = state.shed
        if tool not in list(shed.shown):
            return Message("blume-why-not-shown")
        if shed.used >= self.most:
            return Message("blume-why-one-tool")
        price, gloves = int(shed.price(seat, tool)), int(shed.gloves[seat])
        if price > gloves:
            return Message("blume-why-gloves", {"price": price, "gloves": gloves})
        return None if self.bench.useful(state, seat, tool) else Message("blume-why-useless")

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
        """Wheelbarrow: replace the row."""
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
    """Hand Rake: turn a tile on its cell."""

    def __init__(self, bed: Bed, actions: ToolActions, blooming: Blooming) -> None:
        super().__init__("rake", Message("blume-prompt-rake"))
        self.bed = bed
        self.actions = actions
        self.blooming = blooming

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        return tiles_of(state, self.bed, seat, self.actions.rake.start, 3, out)

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        return no_tile(state, self.bed, seat, action, self.actions.rake)

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
    """Write first + cell for every tile of a garden, repeated for several blocks of cells. Returns how many."""
    count: i64 = 0
    time: i64
    cell: i64
    for time in range(times):
        for cell in range(bed.cells):
            if state.laid[seat * bed.cells + cell] != NONE:
                out[count] = first + time * bed.cells + cell
                count += 1
    return count


def no_tile(state: BlumeState, bed: Bed, seat: int, action: int, block: Block) -> Message | None:
    """Why an action that names an own tile is refused; None if there is a tile."""
    number = action - int(block.start)
    if not 0 <= number < block.size:
        return NOT_ASKED
    cells = int(bed.cells)
    return None if state.laid[seat * cells + number % cells] != NONE else Message("blume-why-no-tile")


class Lift(Choice[BlumeState]):
    """Trowel, Garden Fork, Secateurs and Trug begin with an own tile."""

    def __init__(self, bed: Bed, actions: ToolActions, course: ToolCourse, bench: Workbench) -> None:
        super().__init__("lift", Message("blume-prompt-lift"))
        self.bed = bed
        self.actions = actions
        self.course = course
        self.bench = bench
        nowhere: Step[BlumeState] = Step("nowhere")
        self.replant: Step[BlumeState] = nowhere  # set by `join`
        self.trade: Step[BlumeState] = nowhere

    def prompt(self, state: BlumeState, seat: int) -> Message:
        if state.shed.busy == SECATEURS:
            return Message("blume-prompt-lift-secateurs")
        if state.shed.busy == TROWEL:
            return Message("blume-prompt-lift-trowel")
        if state.shed.busy == TRUG:
            return Message("blume-prompt-lift-trug")
        return Message("blume-prompt-lift-fork")

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

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        missing = no_tile(state, self.bed, seat, action, self.actions.lift)
        if missing is not None or state.shed.busy != TROWEL:
            return missing
        movable = self.bench.movable(state, seat, action - int(self.actions.lift.start))
        return None if movable else Message("blume-why-immovable")

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

    def __init__(self, actions: ToolActions, replant: Step[BlumeState], took: EventKind) -> None:
        super().__init__("trade", Message("blume-prompt-trade"))
        self.actions = actions
        self.replant = replant
        self.took = took

    def asked(self, state: BlumeState) -> i64:
        return bit(state.turn)

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        return open_tiles(state.row, self.actions.base.take.start, out)

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        slot = action - int(self.actions.base.take.start)
        if not 0 <= slot < ROW:
            return NOT_ASKED
        return None if state.row[slot] != NONE else Message("blume-why-slot")

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        slot = state.sealed[state.turn].first() - self.actions.base.take.start
        tile = state.row[slot]
        sink.tell(self.took, state.turn, slot, tile)
        sink.tell(TRADED, state.turn, slot, state.hand)
        state.row[slot] = state.hand
        state.hand = tile
        return self.replant.here


class Replant(Choice[BlumeState]):
    """Trowel, Garden Fork and Trug end with placing a tile, turned in any way.

    The trowel's tile goes to any other cell beside a tile; the fork's first
    tile onto another tile, which then goes where the first one lay; the trug's
    where the old one lay.
    """

    def __init__(self, bed: Bed, actions: ToolActions, blooming: Blooming) -> None:
        super().__init__("replant", Message("blume-prompt-replant"))
        self.bed = bed
        self.actions = actions
        self.blooming = blooming

    def prompt(self, state: BlumeState, seat: int) -> Message:
        if self.swapping(state):
            return Message("blume-prompt-replant-swap")
        if state.shed.busy == TROWEL:
            return Message("blume-prompt-replant-elsewhere")
        return Message("blume-prompt-replant-free")

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

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        place = self.actions.base.place
        number = action - int(place.start)
        if not 0 <= number < place.size:
            return NOT_ASKED
        cell = number % int(self.bed.cells)
        if self.swapping(state):
            return no_tile(state, self.bed, seat, action, place)
        origin = int(state.shed.origin)
        if state.shed.busy == TROWEL:
            return Message("blume-why-elsewhere") if cell == origin else why_not_there(state, self.bed, seat, cell)
        return None if cell == origin else Message("blume-why-free-cell", {"cell": self.bed.cell_words[origin]})

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


class Hose(Choice[BlumeState]):
    """Hose: one point of this round's square is watered too, for this turn."""

    def __init__(self, bed: Bed, actions: ToolActions, course: ToolCourse) -> None:
        super().__init__("hose", Message("blume-prompt-hose"))
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

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        point = action - int(self.actions.hose.start)
        if not 0 <= point < self.actions.hose.size:
            return NOT_ASKED
        span = int(state.round) + FIRST_SIDE - 1
        inside = max(divmod(point, int(self.bed.span))) < span
        return None if inside else Message("blume-why-square", {"side": span + 1})

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        point = state.sealed[state.turn].first() - self.actions.hose.start
        state.hosed |= bit(point)
        sink.tell(HOSED, state.turn, point)
        return self.course.after_tool(state, sink)
