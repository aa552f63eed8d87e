"""A Blume table during set-up: the base game, open to its modules.

A module's `join` takes this draft and replaces parts of the base game: another
course, other hybrids, more steps, blocks and events. `close` makes the ring of
steps from the result.
"""

from collections.abc import Sequence
from typing import Any

from hortus.core.message import Message
from hortus.core.rules import Draft, Rules, Step
from hortus.core.setup import Setup
from hortus.games.blume.blooming import Act, Blooming, BloomingOfVersion1, BloomingOfVersion2, Hybrids, Order
from hortus.games.blume.board import Bed, colour_names, flower_names, pair_names, tile_names, tops
from hortus.games.blume.course import Course
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.market import Market
from hortus.games.blume.modules.cards import CardTable
from hortus.games.blume.modules.shed import ToolShed
from hortus.games.blume.modules.tool_words import ToolActions
from hortus.games.blume.scoring import Rounds
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import Begin, Dip, Place, Refresh, Take, TurnCan, TurnHybrid
from hortus.games.blume.vocabulary import (
    COLOURS,
    EVENTS,
    FIRST_SIDE,
    ROUNDS,
    ROW,
    SIDE,
    TOOK,
    TOOK_FOR_GOOD,
    TURNS,
    BlumeActions,
    slot_words,
)


class BlumeDraft(Draft[BlumeState]):
    def __init__(self, setup: Setup, edition: BlumeEdition, bed: Bed, cuts: list[int]) -> None:
        super().__init__()
        self.setup = setup
        self.edition = edition
        self.actions = BlumeActions()
        self.blocks += self.actions.blocks()
        # With strict rules, a tile that was touched is kept: undo stops at it (ruling 24).
        self.took = TOOK_FOR_GOOD if setup.options["touch"] == "strict" else TOOK
        self.events += [self.took if kind is TOOK else kind for kind in EVENTS]
        self.words = words(edition)
        self.clauses += [Rounds()]
        self.bed = bed
        self.market = Market(edition.lowest, edition.highest)
        self.course = Course()
        self.hybrids = Hybrids(tops(edition.hybrids))
        self.blooming = blooming_of(setup.version)(bed, self.market, edition.capacity, self.hybrids, self.course)
        self.take = Take(self.actions, self.course, self.took)
        self.cuts = cuts  # tiles to prune after each round
        # The pieces of modules, and what of them stays hidden.
        self.tools: ToolActions | None = None
        self.shed = ToolShed(0, 0, 0, 0)
        self.cards = CardTable(0, 0, 0)
        self.hides = False
        self.scene = scene(setup, edition, bed)
        # The ring: what happens once, how a round begins and ends, and steps that others lead to.
        self.setting: list[Step[BlumeState]] = [Begin(setup.seats), TurnHybrid()]
        self.turn_can = TurnCan(edition, self.course)
        self.openers: list[Step[BlumeState]] = [self.turn_can]
        self.ending: list[Step[BlumeState]] = [TurnHybrid()]
        self.extra: list[Step[BlumeState]] = []
        self.instead: Rules[Any] | None = None  # the rules of a variant that shares only the tiles

    def steer(self, course: Course) -> None:
        """Use another course of a round in all steps."""
        self.course = course
        self.blooming.course = course
        self.take.course = course
        self.turn_can.course = course

    def close(self, pruning: Step[BlumeState]) -> None:
        """Make the ring of steps; pruning ends a round."""
        course = self.course
        blooming = self.blooming
        blooming.hybrids = self.hybrids
        ending = [*self.ending, pruning]
        course.opening = self.turn_can
        course.harvest = ending[0]
        course.refresh = Refresh(course)
        course.take = self.take
        course.place = Place(self.bed, self.actions, blooming)
        blooming.order = Order(self.actions, blooming)
        blooming.act = Act(self.actions, blooming)
        turn: list[Step[BlumeState]] = [course.refresh, self.take, Dip(), course.place, blooming.order, blooming.act]
        self.steps = [*self.setting, *self.openers, *turn, *ending, *self.extra]


def words(edition: BlumeEdition) -> dict[str, Sequence[object]]:
    """The names of the numbers in events."""
    return {
        "tile": tile_names(edition.tiles),
        "cell": Bed(SIDE, []).cell_words,
        "point": Bed(SIDE, []).point_words,
        "turn": TURNS,
        "slot": slot_words(ROW),
        "colour": colour_names(),
        "hybrid": pair_names(),
        "flower": flower_names(),
        "can": edition.can_words(),
        "round": [Message("blume-roundname", {"round": now + 1}) for now in range(ROUNDS)],
    }


def scene(setup: Setup, edition: BlumeEdition, bed: Bed) -> dict[str, object]:
    """What everybody sees and never changes."""
    return {
        "variant": "solo" if setup.seats == 1 else "market",
        "side": int(bed.side),
        "cells": bed.cell_words,
        "points": bed.point_words,
        "colours": COLOURS,
        "tiles": edition.tiles,
        "hybrids": tops(edition.hybrids),
        "cans": edition.cans,
        "greenhouse": edition.capacity,
        "market": [edition.lowest, edition.highest],
        "squares": [FIRST_SIDE + now for now in range(ROUNDS)],
        "tools": [],
        "cards": [],
    }


def blooming_of(version: int) -> type[Blooming]:
    """A table that started with older rules is finished with them."""
    if version == 1:
        return BloomingOfVersion1
    return BloomingOfVersion2 if version == 2 else Blooming
