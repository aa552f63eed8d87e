"""The seed sieve: three tiles from the bag, of which one may be kept."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.events import EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Chance, Choice
from hortus.core.state import NONE
from hortus.games.blume.garden import draw, pour, put_back
from hortus.games.blume.modules.tool_course import ToolCourse
from hortus.games.blume.modules.tool_words import LEFT, MESH, SIEVED, SIFTED, ToolActions
from hortus.games.blume.state import BlumeState


class FillSieve(Chance[BlumeState]):
    """Seed Sieve: three tiles are drawn from the bag, visible to all."""

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
    """Seed Sieve: the player may keep one as the tile of this turn. The rest go back."""

    def __init__(self, actions: ToolActions, course: ToolCourse) -> None:
        super().__init__("sift", Message("blume-prompt-sift"))
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

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        if action == self.actions.leave.start:
            return None
        place = action - int(self.actions.sift.start)
        if not 0 <= place < MESH:
            return NOT_ASKED
        return None if state.shed.sieved[place] != NONE else Message("blume-why-sieve")

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
