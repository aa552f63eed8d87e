"""A Blume table being put together: the base game, open to its modules.

A module's `join` takes this draft and puts its own pieces in the place of the
base game's: another course, other hybrids, more steps, blocks and events.
`close` makes the ring of steps from whatever stands here then.
"""

from typing import Any

from hortus.core.rules import Draft, Rules, Step
from hortus.core.setup import Setup
from hortus.games.blume.blooming import Act, Blooming, Hybrids, Order
from hortus.games.blume.board import Bed, flower_words, pair_words, tops
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
        self.events += EVENTS
        self.words = words(edition)
        self.clauses += [Rounds()]
        self.bed = bed
        self.market = Market(edition.lowest, edition.highest)
        self.course = Course()
        self.hybrids = Hybrids(tops(edition.hybrids))
        self.blooming = Blooming(bed, self.market, edition.capacity, self.hybrids, self.course)
        self.take = Take(self.actions, self.course)
        self.cuts = cuts  # tiles to prune after each round
        # What modules lay on the table, and what of it stays hidden.
        self.tools: ToolActions | None = None
        self.shed = ToolShed(0, 0, 0, 0)
        self.cards = CardTable(0, 0, 0)
        self.hides = False
        self.scene = scene(setup, edition, bed)
        # The ring: what happens once, how a round begins, how it ends, and steps reached from elsewhere.
        self.setting: list[Step[BlumeState]] = [Begin(setup.seats), TurnHybrid()]
        self.turn_can = TurnCan(edition, self.course)
        self.openers: list[Step[BlumeState]] = [self.turn_can]
        self.ending: list[Step[BlumeState]] = [TurnHybrid()]
        self.extra: list[Step[BlumeState]] = []
        self.instead: Rules[Any] | None = None  # of a variant that shares nothing but the tiles

    def steer(self, course: Course) -> None:
        """Another course of a round, for all who follow it."""
        self.course = course
        self.blooming.course = course
        self.take.course = course
        self.turn_can.course = course

    def close(self, pruning: Step[BlumeState]) -> None:
        """Join the ring up; pruning ends a round."""
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


def words(edition: BlumeEdition) -> dict[str, list[str]]:
    """What the numbers in an event are called."""
    return {
        "tile": edition.tile_words(),
        "cell": Bed(SIDE, []).cell_words,
        "point": Bed(SIDE, []).point_words,
        "turn": TURNS,
        "slot": slot_words(ROW),
        "colour": COLOURS,
        "hybrid": pair_words(),
        "flower": flower_words(),
        "can": edition.can_words(),
        "round": [f"round {now + 1}" for now in range(ROUNDS)],
    }


def scene(setup: Setup, edition: BlumeEdition, bed: Bed) -> dict[str, object]:
    """What lies open and never changes."""
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
