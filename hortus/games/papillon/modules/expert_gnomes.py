"""Expert gnomes: a gnome is placed in the garden, where it makes a closed field or a large patch worth more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.catalogue import Block, Field
from hortus.core.events import EventSink
from hortus.core.kind import Module
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED
from hortus.core.state import NONE
from hortus.games.papillon.board import Ground
from hortus.games.papillon.draft import PapillonDraft
from hortus.games.papillon.scoring import ClosedFields, LargestPatches
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.steps import Phase
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.vocabulary import DIRECTIONS, HOUSED

MODULE: Final[Module] = Module("expert_gnomes", [2, 3, 4])

EACH_BUTTERFLY: Final = 2
"""Nectar in a closed field with a gnome, instead of 1 (ruling 42)."""
EACH_TILE: Final = 3
"""Nectar in one of the two largest patches with a gnome, instead of 2."""


class PlaceGnome(Phase):
    """Gnome placement: before gardening ends, on any field or patch of one's garden, open or closed (ruling 43).

    A seat wins at most one gnome in a round, and places it best after all its tiles.
    """

    def __init__(self, gnome: Block, part: Block, ground: Ground) -> None:
        super().__init__("place the gnome", Message("papillon-prompt-place-the-gnome"))
        self.gnome = gnome
        self.part = part
        self.ground = ground

    def prompt(self, state: PapillonState, seat: int) -> Message:
        if state.sealed[seat].count:
            return Message("papillon-prompt-gnome-part")
        return Message("papillon-prompt-gnome-tile")

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        # A garden without a tile has no room for a gnome.
        if state.finder == NONE or state.gardens[state.finder].tiles == 0:
            return self.after.begin(state, sink)
        return self.here

    def asked(self, state: PapillonState) -> i64:
        return bit(state.finder)

    def legal(self, state: PapillonState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if state.sealed[seat].count:
            tile = self.tile(state, seat)
            direction: i64
            for direction in range(4):
                if FIRST_SIDE[self.ground.tiles.joined[tile * 4 + direction]] == direction:
                    out[count] = self.part.start + direction
                    count += 1
            return count
        garden = state.gardens[seat]
        cell: i64
        for cell in range(self.ground.cells):
            if garden.laid[cell] != NONE:
                out[count] = self.gnome.start + cell
                count += 1
        return count

    def why_not(self, state: PapillonState, seat: int, action: int) -> Message | None:
        placing = bool(state.sealed[seat].count)
        if self.gnome.start <= action < self.gnome.start + self.gnome.size:
            if placing:
                return Message("papillon-why-gnome-part")
            laid = state.gardens[seat].laid[action - int(self.gnome.start)]
            return None if laid != NONE else Message("papillon-why-no-tile")
        direction = action - int(self.part.start)
        if not 0 <= direction < self.part.size:
            return NOT_ASKED
        if not placing:
            return Message("papillon-why-gnome-tile")
        first = FIRST_SIDE[self.ground.tiles.joined[self.tile(state, seat) * 4 + direction]]
        if first == direction:
            return None
        return Message("papillon-why-joined", {"side": Message(f"papillon-side-{first}")})

    def tile(self, state: PapillonState, seat: i64) -> i64:
        """The tile that was chosen for the gnome."""
        return state.gardens[seat].laid[state.sealed[seat].first() - self.gnome.start]

    def more(self, state: PapillonState, seat: i64) -> bool:
        return state.sealed[seat].count < 2

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        seat = state.finder
        sealed = state.sealed[seat]
        cell = sealed.actions[0] - self.gnome.start
        direction = sealed.actions[1] - self.part.start
        state.add_gnome(seat, cell * 4 + direction)
        sink.tell(HOUSED, seat, cell, direction)
        state.finder = NONE
        return self.after.begin(state, sink)


def join(draft: PapillonDraft) -> None:
    """After gardening comes the gnome; closed fields and large patches look for it."""
    ground = draft.ground
    garden = draft.garden
    gnome = Block("gnome", [Field("cell", ground.words)], "gnome {cell}")
    part = Block("part", [Field("side", DIRECTIONS)], "{side}")
    draft.blocks += [gnome, part]
    draft.events.append(HOUSED)
    step = PlaceGnome(gnome, part, ground)
    step.after = garden.after
    garden.after = step
    place = draft.steps.index(garden)
    draft.steps.insert(place + 1, step)
    for index, clause in enumerate(draft.clauses):
        if isinstance(clause, ClosedFields):
            draft.clauses[index] = ClosedFields(ground, clause.each, EACH_BUTTERFLY)
        elif isinstance(clause, LargestPatches):
            draft.clauses[index] = LargestPatches(ground, clause.each, EACH_TILE)
