"""The end of rounds 1 and 2: all seats prune their gardens at the same time."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, popcount
from hortus.core.events import EventSink
from hortus.core.message import Message, either
from hortus.core.rules import NOT_ASKED, Choice
from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.course import Course
from hortus.games.blume.garden import discard, lift, put_back
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import PRUNED, BlumeActions


class Prune(Choice[BlumeState]):
    """Pruning: remove any tiles, a fixed number per round. Each hybrid makes it one more or one fewer, by choice.

    A seat with hybrids first chooses how many tiles, then which ones, one by one.
    Nobody sees another's choice before all are done.
    """

    def __init__(self, bed: Bed, actions: BlumeActions, course: Course, counts: list[int]) -> None:
        super().__init__("prune", Message("blume-prompt-prune"))
        self.bed = bed
        self.actions = actions
        self.course = course
        self.counts: vec[i64] = vec[i64]([i64(count) for count in counts])  # tiles to remove, by round

    def prompt(self, state: BlumeState, seat: int) -> Message:
        if self.counting(state, seat):
            return Message("blume-prompt-prune-count")
        return Message("blume-prompt-prune-left", {"left": int(self.left(state, seat))})

    def left(self, state: BlumeState, seat: i64) -> i64:
        """How many tiles this seat still has to name; NONE before it has said how many in all."""
        if self.counting(state, seat):
            return NONE
        return self.total(state, seat) + self.said(state, seat) - state.sealed[seat].count

    def said(self, state: BlumeState, seat: i64) -> i64:
        """1 if the first choice is how many tiles, because there are hybrids; 0 if the number is fixed."""
        return 1 if state.types[seat] else 0

    def counting(self, state: BlumeState, seat: i64) -> bool:
        return self.said(state, seat) == 1 and state.sealed[seat].count == 0

    def total(self, state: BlumeState, seat: i64) -> i64:
        """How many tiles this seat prunes, once it has said so."""
        if state.types[seat]:
            return state.sealed[seat].actions[0] - self.actions.shed.start
        return self.counts[state.round]

    def legal(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        if self.counting(state, seat):
            return self.totals(state, seat, out)
        gone = self.named(state, seat)
        count: i64 = 0
        cell: i64
        for cell in range(self.bed.cells):
            if state.laid[seat * self.bed.cells + cell] != NONE and not gone & bit(cell):
                out[count] = self.actions.prune.start + cell
                count += 1
        return count

    def why_not(self, state: BlumeState, seat: int, action: int) -> Message | None:
        actions = self.actions
        if actions.shed.start <= action < actions.shed.start + actions.shed.size:
            if not self.counting(state, seat):
                return Message("blume-why-counted")
            out = vec[i64]([0] * actions.shed.size)
            counts = [int(out[index] - actions.shed.start) for index in range(self.totals(state, seat, out))]
            if action - int(actions.shed.start) in counts:
                return None
            return Message("blume-why-count", {"counts": either([str(count) for count in counts])})
        cell = action - int(actions.prune.start)
        if not 0 <= cell < actions.prune.size:
            return NOT_ASKED
        if self.counting(state, seat):
            return Message("blume-why-count-first")
        if state.laid[seat * int(self.bed.cells) + cell] == NONE:
            return Message("blume-why-no-tile")
        return Message("blume-why-named") if self.named(state, seat) & bit(cell) else None

    def totals(self, state: BlumeState, seat: i64, out: vec[i64]) -> i64:
        """Each hybrid adds or subtracts one (rulings 1, 2); the result is at least 0."""
        hybrids = popcount(state.types[seat])
        count: i64 = 0
        total: i64
        for total in range(self.counts[state.round] - hybrids, self.counts[state.round] + hybrids + 1, 2):
            if -1 <= total <= state.filled[seat]:  # -1 counts as no tiles; lower results would only repeat that
                out[count] = self.actions.shed.start + max(total, 0)
                count += 1
        return count

    def named(self, state: BlumeState, seat: i64) -> i64:
        """The cells this seat has already named, as bits."""
        sealed = state.sealed[seat]
        cells: i64 = 0
        index: i64
        for index in range(self.said(state, seat), sealed.count):
            cells |= bit(sealed.actions[index] - self.actions.prune.start)
        return cells

    def more(self, state: BlumeState, seat: i64) -> bool:
        return state.sealed[seat].count < self.said(state, seat) + self.total(state, seat)

    def resolve(self, state: BlumeState, sink: EventSink) -> i64:
        seat: i64
        cell: i64
        for seat in range(state.seats):
            gone = self.named(state, seat)
            for cell in range(self.bed.cells):
                if gone & bit(cell):
                    sink.tell(PRUNED, seat, cell, state.laid[seat * self.bed.cells + cell] >> 2)
                    self.put_away(state, lift(state, self.bed, seat, cell, sink) >> 2)
        return self.course.begin_round(state, sink)

    def put_away(self, state: BlumeState, tile: i64) -> None:
        discard(state, tile)


class PruneIntoBag(Prune):
    """Option pruned_tiles bag: what is pruned may be drawn again (ruling 12)."""

    def put_away(self, state: BlumeState, tile: i64) -> None:
        put_back(state, tile)
