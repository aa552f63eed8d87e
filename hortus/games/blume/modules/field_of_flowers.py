"""Field of Flowers: no market, no rounds, no edge; a peg for the first flower of each colour.

A variant with its own state, steps and rules; see the files with `field` in
their names.
"""

from typing import Final

from mypy_extensions import i64

from hortus.core.bits import popcount
from hortus.core.dice import Dice
from hortus.core.kind import Module
from hortus.core.message import Message
from hortus.core.rules import Draft, Rules
from hortus.core.scoring import BLANK, Clause, Ledger
from hortus.core.setup import Setup
from hortus.core.state import NONE, to_list
from hortus.games.blume.board import Bed, colour_names, tile_names
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.modules.field_bed import WINDOW_WITH_AN_EDGE, FieldBed, window_for
from hortus.games.blume.modules.field_state import FieldState
from hortus.games.blume.modules.field_steps import (
    FIELD_EVENTS,
    FIELD_ROW,
    FieldBegin,
    FieldCourse,
    FieldDip,
    FieldPlace,
    FieldRefresh,
    FieldTake,
    StartTile,
)
from hortus.games.blume.vocabulary import COLOURS, HUES, TOOK, TURNS, Gathering, slot_words

MODULE: Final[Module] = Module("field_of_flowers", seats=[2, 3, 4], without=["tools", "botanist", "solo"])
WITH_A_PEG: Final = Message("blume-reason-flowers-with-a-peg")
WITHOUT_A_PEG: Final = Message("blume-reason-flowers-without-a-peg")


class Pegs(Clause[FieldState]):
    """End of Game: two points for every flower with a peg."""

    def score(self, state: FieldState, seat: i64, ledger: Ledger) -> i64:
        count = popcount(state.pegged[seat])
        if count:
            colour: i64
            for colour in range(HUES):
                if state.pegs[seat * HUES + colour] != NONE:
                    ledger.mark(state.pegs[seat * HUES + colour])
            ledger.note(WITH_A_PEG, count, 2 * count)
        return 2 * count


class BareFlowers(Clause[FieldState]):
    """End of Game: one point for every other flower."""

    def __init__(self, bed: Bed) -> None:
        self.bed = bed

    def score(self, state: FieldState, seat: i64, ledger: Ledger) -> i64:
        count = state.flowers[seat] - popcount(state.pegged[seat])
        if count:
            for point, _ in bare_flowers(state, self.bed, int(seat)):
                ledger.mark(point)
            ledger.note(WITHOUT_A_PEG, count, count)
        return count


def bare_flowers(state: FieldState, bed: Bed, seat: int) -> list[list[int]]:
    """The completed flowers without a peg, as (point, colour)."""
    found: list[list[int]] = []
    for point in range(int(bed.points)):
        colour = bed.kind(state.laid, seat * bed.cells, point)
        if 0 <= colour < HUES and state.pegs[seat * HUES + colour] != point:
            found.append([point, int(colour)])
    return found


class FieldRules(Rules[FieldState]):
    def __init__(
        self, setup: Setup, edition: BlumeEdition, bed: FieldBed, actions: Gathering, draft: Draft[FieldState]
    ) -> None:
        super().__init__(setup, draft, hides=False)
        self.edition = edition
        self.bed = bed
        self.actions = actions

    def deal(self) -> FieldState:
        return FieldState(self.seats, len(self.edition.tiles), FIELD_ROW, self.bed.cells, self.bed.words)

    def scene(self) -> dict[str, object]:
        return {
            "variant": "field",
            "side": int(self.bed.side),
            "span": int(self.bed.span),
            "cells": self.bed.cell_words,
            "points": self.bed.point_words,
            "colours": COLOURS,
            "tiles": self.edition.tiles,
        }

    def view(self, state: FieldState, seat: int) -> dict[str, object]:
        """A copy, because everything is open."""
        return {
            "turn": int(state.turn),
            "starter": int(state.starter),
            "row": to_list(state.row),
            "hand": int(state.hand),
            "bag": int(state.bagged),
            "last": int(state.last),
            "gardens": [self.garden(state, other) for other in range(int(state.seats))],
        }

    def garden(self, state: FieldState, seat: int) -> dict[str, object]:
        """Tiles as (cell, tile, turn), pegs as the point of each colour, other flowers as (point, colour)."""
        tiles: list[list[int]] = []
        cells = int(self.bed.cells)
        for cell in range(cells):
            code = int(state.laid[i64(seat * cells + cell)])
            if code != NONE:
                tiles.append([cell, code // 4, code % 4])
        return {
            "tiles": tiles,
            "pegs": to_list(state.pegs[seat * HUES : seat * HUES + HUES]),
            "flowers": bare_flowers(state, self.bed, seat),
            "points": int(self.score(state, i64(seat), BLANK)),
        }

    def imagine(self, state: FieldState, seat: int, dice: Dice) -> FieldState:
        return state.clone()

    def census(self, state: FieldState) -> list[int]:
        """Every petal tile, wherever it lies."""
        tiles = to_list(state.bag)
        for tile in [*to_list(state.row), int(state.hand)]:
            if tile != NONE:
                tiles[tile] += 1
        for code in state.laid:
            if code != NONE:
                tiles[int(code >> 2)] += 1
        return tiles

    def tie_breakers(self, state: FieldState, seat: int) -> list[int]:
        """In case of a tie, most pegs in the field win."""
        return [int(popcount(state.pegged[i64(seat)]))]


def join(draft: BlumeDraft) -> None:
    """Only the tiles of the base game are used."""
    edition = draft.edition
    older = draft.setup.version < 3
    side = WINDOW_WITH_AN_EDGE if older else window_for(len(edition.tiles), draft.setup.seats)
    bed = FieldBed(i64(side), edition.tiles, not older)
    actions = Gathering(FIELD_ROW, bed.cell_words)
    course = FieldCourse()
    field: Draft[FieldState] = Draft()
    field.blocks += actions.blocks()
    field.events += [draft.took if kind is TOOK else kind for kind in FIELD_EVENTS]
    field.words = {
        "tile": tile_names(edition.tiles),
        "cell": bed.cell_words,
        "point": bed.point_words,
        "turn": TURNS,
        "slot": slot_words(FIELD_ROW),
        "colour": colour_names(),
    }
    course.refresh = FieldRefresh(course)
    course.take = FieldTake(actions, course, draft.took)
    course.place = FieldPlace(bed, actions, course)
    field.steps += [
        FieldBegin(draft.setup.seats),
        StartTile(course, bed),
        course.refresh,
        course.take,
        FieldDip(),
        course.place,
    ]
    field.clauses += [Pegs(), BareFlowers(bed)]
    draft.instead = FieldRules(draft.setup, edition, bed, actions, field)
