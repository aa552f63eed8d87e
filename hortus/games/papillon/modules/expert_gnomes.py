"""Expert gnomes: a gnome is placed in the garden, where it makes a closed field or a large patch worth more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.catalogue import Block, Field
from hortus.core.events import EventSink
from hortus.core.kind import Module
from hortus.core.state import NONE
from hortus.games.papillon.board import CELLS, Ground
from hortus.games.papillon.draft import PapillonDraft
from hortus.games.papillon.scoring import ClosedFields, LargestPatches
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.steps import Phase
from hortus.games.papillon.tiles import FIRST_SIDE
from hortus.games.papillon.vocabulary import DIRECTIONS, HOUSED

MODULE: Final[Module] = Module(
    "expert_gnomes",
    "Expert gnomes",
    "A gnome is placed in the garden: it doubles the butterflies of a closed field or adds nectar to a large patch.",
    [2, 3, 4],
)

EACH_BUTTERFLY: Final = 2
"""Nectar in a closed field with a gnome, instead of 1 (ruling 42)."""
EACH_TILE: Final = 3
"""Nectar in one of the two largest patches with a gnome, instead of 2."""


class PlaceGnome(Phase):
    """Gnome placement: before gardening ends, on any field or patch of one's garden, open or closed (ruling 43).

    At most one gnome is won in a round, and it is best placed when all tiles lie.
    """

    def __init__(self, gnome: Block, part: Block, ground: Ground) -> None:
        super().__init__("place the gnome", "Choose the tile for your gnome, then the part of it.")
        self.gnome = gnome
        self.part = part
        self.ground = ground

    def prompt(self, state: PapillonState, seat: int) -> str:
        if state.sealed[seat].count:
            return "Choose the part of the tile for your gnome."
        return "Choose the tile for your gnome."

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
        for cell in range(CELLS):
            if garden.laid[cell] != NONE:
                out[count] = self.gnome.start + cell
                count += 1
        return count

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
