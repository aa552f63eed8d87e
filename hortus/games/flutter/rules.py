"""The interface of Flutter to the rest of the project."""

from mypy_extensions import i64

from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.rules import Draft, Rules
from hortus.core.setup import Setup
from hortus.core.state import NONE, to_list, to_vec
from hortus.games.flutter import views
from hortus.games.flutter.board import Meadow
from hortus.games.flutter.course import Course
from hortus.games.flutter.edition import FlutterEdition
from hortus.games.flutter.placing import Placing
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.vocabulary import FlutterActions


class FlutterRules(Rules[FlutterState]):
    def __init__(
        self,
        setup: Setup,
        edition: FlutterEdition,
        course: Course,
        placing: Placing,
        actions: FlutterActions,
        draft: Draft[FlutterState],
        rondel: list[int],
        open_scores: bool,
    ) -> None:
        # All imagined worlds are alike (see views.py), so bots need only one.
        super().__init__(setup, draft, hides=False)
        self.edition = edition
        self.course = course
        self.placing = placing
        self.actions = actions
        self.meadow: Meadow = course.meadow
        self.open_scores = open_scores
        self.laid_out = self.lay_out(rondel)  # copied for every game, because that is faster than building it

    def lay_out(self, rondel: list[int]) -> FlutterState:
        """The rainbee in the middle, the stacks cut down to size and still face down (Game Setup 1 to 3).

        The rondel has NONE in all places that a random draw will fill.
        """
        edition = self.edition
        state = self.meadow.empty(self.seats, len(edition.shapes))
        self.meadow.lay(state, self.meadow.rainbee, 0, self.meadow.middle, NONE)
        for stack in range(len(edition.shapes)):
            state.unseen[stack] = bit(edition.stack_of(stack)) - 1
            state.below[stack] = edition.stack(int(self.seats))
        state.rondel = to_vec(rondel)
        state.sun = edition.rondel.index(edition.sun)
        state.water = self.course.ponds.supply[:]
        return state

    def deal(self) -> FlutterState:
        return self.laid_out.clone()

    def scene(self) -> dict[str, object]:
        return views.scene(self.edition, self.meadow, self.course.ponds)

    def view(self, state: FlutterState, seat: int) -> dict[str, object]:
        return views.view(state, seat, self.course, self.placing, self.open_scores)

    def imagine(self, state: FlutterState, seat: int, dice: Dice) -> FlutterState:
        return views.imagine(state)

    def census(self, state: FlutterState) -> list[int]:
        """Every tile, then water of each face, wherever they lie; a face the water ran out of is no piece."""
        tiles = [0] * (int(self.meadow.rainbee) + 1)
        for stack in range(len(state.top)):
            first = self.edition.first_tile(stack)
            for index in members(state.unseen[stack]) + members(state.removed[stack]):
                tiles[first + index] += 1
            if state.top[stack] != NONE:
                tiles[int(state.top[stack])] += 1
        if state.hand != NONE:
            tiles[int(state.hand)] += 1
        for piece in range(int(state.pieces)):
            tiles[int(state.tile[piece])] += 1
        water = to_list(state.water)
        for _, face in views.seen_water(state, self.meadow):
            if face < len(water):
                water[face] += 1
        return tiles + water

    def covers(self, state: FlutterState, seat: int, other: int) -> bool:
        """Pollen lies face down until the end (F43)."""
        return not (self.open_scores or state.over or seat == other)

    def tie_breakers(self, state: FlutterState, seat: int) -> list[int]:
        """Game End 4: if scores are equal, more petals in total win (F42)."""
        petals: i64 = 0
        for colour in range(4):
            petals += state.petals[seat * 4 + colour]
        return [int(petals)]
