"""Solo: one gardener and the Tertill, a robot that weeds the row and pushes the market.

Each of its turns reveals a watering can, whose number says which tile of the row
goes to its pool. When the pool shows four corners of a colour of the visible
hybrid, the tiles with that colour leave, both pegs of the hybrid move, and the
next hybrid is revealed, which may trigger the Tertill again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.bits import bit, lowest
from hortus.core.events import EventKind, EventSink
from hortus.core.kind import Module
from hortus.core.rules import Chance
from hortus.core.state import NONE
from hortus.games.blume.board import tops
from hortus.games.blume.course import Course
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.garden import discard
from hortus.games.blume.market import STUCK, Market
from hortus.games.blume.state import BlumeState
from hortus.games.blume.steps import show_can
from hortus.games.blume.vocabulary import DOWN, HUES, TURNED_HYBRID, UP

MODULE: Final[Module] = Module("solo", seats=[1], without=["tools", "botanist", "field_of_flowers"])

ENOUGH: Final = 4
"""Corners of one colour that trigger the Tertill."""

WEEDED: Final = EventKind("weeded", ["slot", "tile"])
TRIGGERED: Final = EventKind("triggered", ["hybrid", "tiles"])
PUSHED: Final = EventKind("pushed", ["colour", "worth"])


def join(draft: BlumeDraft) -> None:
    """Set-up: all watering cans in one deck, all hybrids in another; the row is filled first."""
    robot = Tertill(draft.edition, draft.market)
    course = SoloCourse(robot)
    course.show_hybrid = ShowHybrid(course)
    course.weed = Weed(draft.edition, robot, course)
    draft.steer(course)
    draft.setting = []
    draft.openers = []
    draft.ending = []
    draft.extra += [course.show_hybrid, course.weed]
    draft.events += [WEEDED, TRIGGERED, PUSHED]
    draft.scene["enough"] = ENOUGH


class Tertill:
    """What the robot does with its pool and the market: Phase I, 2 and 3."""

    def __init__(self, edition: BlumeEdition, market: Market) -> None:
        self.tops = tops(edition.hybrids)
        self.market = market
        self.shows: vec[i64] = vec[i64]([0] * (len(edition.tiles) * HUES))  # corners of each colour, by tile
        tile: i64
        for tile in range(len(edition.tiles)):
            for colour in edition.tiles[tile]:
                self.shows[tile * HUES + colour] += 1

    def corners(self, pool: vec[i64], colour: i64) -> i64:
        """How many corners of a colour the pool shows."""
        count: i64 = 0
        tile: i64
        for tile in range(len(pool)):
            if pool[tile]:
                count += pool[tile] * self.shows[tile * HUES + colour]
        return count

    def triggered(self, state: BlumeState, sink: EventSink) -> bool:
        """3b: four corners of either colour of the visible hybrid trigger it, at any time (ruling 37)."""
        hybrid = lowest(state.open)
        left = i64(self.tops[hybrid][0])
        right = i64(self.tops[hybrid][1])
        many_left = self.corners(state.pool, left) >= ENOUGH
        many_right = self.corners(state.pool, right) >= ENOUGH
        if not many_left and not many_right:
            return False
        dropped: i64 = 0
        if many_left:
            dropped += self.drop(state, left)
        if many_right:
            dropped += self.drop(state, right)
        sink.tell(TRIGGERED, NONE, hybrid, dropped)
        self.push(state, left, DOWN, sink)
        self.push(state, right, UP, sink)
        self.retire(state, hybrid)
        return True

    def drop(self, state: BlumeState, colour: i64) -> i64:
        """3b i: every tile that shows the colour leaves the pool; returns how many."""
        dropped: i64 = 0
        tile: i64
        for tile in range(len(state.pool)):
            while state.pool[tile] and self.shows[tile * HUES + colour]:
                state.pool[tile] -= 1
                discard(state, tile)
                dropped += 1
        return dropped

    def push(self, state: BlumeState, colour: i64, way: i64, sink: EventSink) -> None:
        """3b ii: a peg moves to the next free space, or stays if there is none."""
        goal = self.market.goal(state.pegs, self.market.taken(state.pegs), colour, way)
        if goal != STUCK:
            state.pegs[colour] = goal
            sink.tell(PUSHED, NONE, colour, goal)

    def retire(self, state: BlumeState, hybrid: i64) -> None:
        """4b: the hybrid is used up. An empty deck is shuffled again (ruling 39)."""
        state.open = 0
        state.hybrids_out[hybrid] += 1
        if total(state.hybrids) == 0:
            state.hybrids = state.hybrids_out
            state.hybrids_out = vec[i64]([0] * len(state.hybrids))


class SoloCourse(Course):
    """How to Play: the Tertill's turn and a normal turn alternate; the Tertill is first."""

    def __init__(self, robot: Tertill) -> None:
        super().__init__()
        self.robot = robot
        nothing: Chance[BlumeState] = Chance("nothing")
        self.show_hybrid: Chance[BlumeState] = nothing  # set by `join`
        self.weed: Chance[BlumeState] = nothing

    def begin_turn(self, state: BlumeState, sink: EventSink) -> i64:
        state.tended = 0
        return self.refill(state, sink)

    def open_round(self, state: BlumeState, sink: EventSink) -> i64:
        """A new round reveals nothing: hybrid and watering can come with the Tertill's turns."""
        return self.begin_turn(state, sink)

    def ready(self, state: BlumeState, sink: EventSink) -> i64:
        """The row is full: the Tertill's turn with everything it triggers, then the player's."""
        if state.open and state.tended and not self.robot.triggered(state, sink):
            return self.take.here
        if not state.open:
            return self.show_hybrid.here
        if total(state.cans) == 0:
            self.shuffle_cans(state)
        return self.weed.here

    def shuffle_cans(self, state: BlumeState) -> None:
        """The deck is empty: all cards, including the last one, are shuffled again (ruling 39)."""
        state.cans_out[state.can] += 1
        state.can = NONE
        state.cans = state.cans_out
        state.cans_out = vec[i64]([0] * len(state.cans))


class ShowHybrid(Chance[BlumeState]):
    """Phase I, 1a and 4: one hybrid is visible at a time, and only that one may be grown (ruling 38)."""

    def __init__(self, course: SoloCourse) -> None:
        super().__init__("reveal a hybrid")
        self.course = course

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.hybrids

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        state.hybrids[outcome] -= 1
        state.open = bit(outcome)
        sink.tell(TURNED_HYBRID, NONE, outcome)
        return self.course.ready(state, sink)


class Weed(Chance[BlumeState]):
    """Phase I, 2: one watering can is revealed. Its number is the tile that goes to the pool (ruling 35)."""

    def __init__(self, edition: BlumeEdition, robot: Tertill, course: SoloCourse) -> None:
        super().__init__("the Tertill's turn")
        self.edition = edition
        self.robot = robot
        self.course = course

    def weights(self, state: BlumeState) -> vec[i64]:
        return state.cans

    def reveal(self, state: BlumeState, outcome: i64, sink: EventSink) -> i64:
        show_can(state, self.edition, outcome, sink)
        slot = i64(self.edition.cans[outcome][0])
        tile = state.row[slot]
        state.row[slot] = NONE
        state.pool[tile] += 1
        state.tended = 1
        sink.tell(WEEDED, NONE, slot, tile)
        return self.course.refill(state, sink)
