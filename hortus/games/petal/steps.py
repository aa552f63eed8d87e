"""Petal, step by step.

The tree is flipped for who begins, the tiles are laid one by one, then the
seats take turns until nothing can be done. Everything here is "Gameplay" and
"Setup" of the rulebook; `scoring.py` has what a pick is worth.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, spread
from hortus.core.events import EventKind, EventSink
from hortus.core.message import Message
from hortus.core.rules import OVER, Chance, Choice
from hortus.core.state import NONE
from hortus.games.petal.board import Meadow
from hortus.games.petal.scoring import flower_points
from hortus.games.petal.state import PetalState
from hortus.games.petal.vocabulary import FLIPPED, GREEN, PICKED, STARTED, UNCOVERED, PetalActions


class FlipTree(Chance[PetalState]):
    """Setup: the colour that lands face up begins, and has the corners."""

    def __init__(self) -> None:
        super().__init__("flip the tree")
        self.even: vec[i64] = vec[i64]([1, 1])

    def weights(self, state: PetalState) -> vec[i64]:
        return self.even

    def reveal(self, state: PetalState, outcome: i64, sink: EventSink) -> i64:
        state.turn = outcome
        sink.tell(STARTED, NONE, outcome)
        return self.then


class LayTile(Chance[PetalState]):
    """Setup: colours alternate row by row, also across the tree. Each colour is shuffled separately."""

    def __init__(self, meadow: Meadow, laid: EventKind) -> None:
        super().__init__("lay a tile")
        self.meadow = meadow
        self.laid = laid  # the event: cell, colour and perhaps the number

    def weights(self, state: PetalState) -> vec[i64]:
        if self.meadow.colour(state.laid, state.turn) == GREEN:
            return state.green
        return state.pink

    def reveal(self, state: PetalState, outcome: i64, sink: EventSink) -> i64:
        cell = state.laid
        number = outcome + 1
        colour = self.meadow.colour(cell, state.turn)
        if colour == GREEN:
            state.green[outcome] -= 1
            state.face[cell] = number
        else:
            state.pink[outcome] -= 1
            state.face[cell] = -number
        state.net[cell] = state.face[cell]
        state.gross[cell] = number
        state.size[cell] = 1
        state.petals |= bit(cell)
        sink.tell(self.laid, NONE, cell, colour, number)
        state.laid = cell + 1
        if state.laid == self.meadow.tree:
            state.laid += 1
        if state.laid < self.meadow.cells:
            return self.here
        return self.then


class Move(Choice[PetalState]):
    """Gameplay: flip a petal or a flower onto a petal beside it, or pick a flower.

    Any pile of any colour. A player cannot pass.
    """

    def __init__(self, meadow: Meadow, actions: PetalActions) -> None:
        super().__init__("move", Message("petal-prompt-move"))
        self.meadow = meadow
        self.pick = actions.pick

    def asked(self, state: PetalState) -> i64:
        return state.turn + 1  # seat 0 is bit 0, seat 1 is bit 1

    def legal(self, state: PetalState, seat: i64, out: vec[i64]) -> i64:
        count = self.meadow.flips(state.petals, state.flowers, out)
        return spread(state.flowers, self.pick.start, out, count)

    def why_not(self, state: PetalState, seat: int, action: int) -> Message | None:
        meadow = self.meadow
        if action >= self.pick.start:
            cell = action - int(self.pick.start)
            if state.flowers & bit(cell):
                return None
            return Message("petal-why-single" if state.petals & bit(cell) else "petal-why-empty")
        way, cell = divmod(action, int(meadow.cells))
        if not (state.petals | state.flowers) & bit(cell):
            return Message("petal-why-empty")
        onto = meadow.beside(cell, way)
        if onto == NONE:
            return Message("petal-why-edge")
        if state.petals & bit(onto):
            return None
        if onto == meadow.tree:
            return Message("petal-why-tree")
        return Message("petal-why-flower" if state.flowers & bit(onto) else "petal-why-gap")

    def resolve(self, state: PetalState, sink: EventSink) -> i64:
        action = state.sealed[state.turn].first()
        if action < self.pick.start:
            self.flip(state, action, sink)
        else:
            self.take(state, action - self.pick.start, sink)
        state.turn ^= 1
        # A flower can always be picked. Without flowers, the game goes on while two petals are neighbours.
        if state.flowers == 0 and self.meadow.stuck(state.petals):
            return OVER
        return self.here

    def flip(self, state: PetalState, action: i64, sink: EventSink) -> None:
        way = action // self.meadow.cells
        cell = action - way * self.meadow.cells
        onto = cell + self.meadow.steps[way]
        source = bit(cell)
        target = bit(onto)
        state.petals &= ~(source | target)
        state.flowers = (state.flowers & ~source) | target
        state.net[onto] += state.net[cell]
        state.gross[onto] += state.gross[cell]
        state.size[onto] += state.size[cell]
        state.under[onto] = cell
        sink.tell(FLIPPED, state.turn, cell, onto, state.size[onto])

    def take(self, state: PetalState, cell: i64, sink: EventSink) -> None:
        seat = state.turn
        state.flowers ^= bit(cell)
        points = flower_points(state.net[cell], seat)
        state.points[seat] += points
        state.picked[seat] += 1
        state.picker[cell] = seat
        green = green_sum(state, cell)
        sink.tell(PICKED, seat, cell, state.size[cell], green, state.gross[cell] - green, points)


class MoveFromMemory(Move):
    """The memory game: the numbers inside a flower were covered, so a pick shows something new (ruling 8)."""

    def take(self, state: PetalState, cell: i64, sink: EventSink) -> None:
        green = green_sum(state, cell)
        sink.tell(UNCOVERED, NONE, cell, state.size[cell], green, state.gross[cell] - green)
        super().take(state, cell, sink)


def green_sum(state: PetalState, cell: i64) -> i64:
    """The sum of the green numbers in this pile: gross plus net is twice that sum."""
    return (state.gross[cell] + state.net[cell]) >> 1
