"""The random parts of Game Setup: who begins, and as options the rondel and the sun."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.events import EventSink
from hortus.core.rules import Chance
from hortus.core.state import NONE
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.vocabulary import ARRANGED, BEGAN, SUN_ROSE


class FirstPlayer(Chance[FlutterState]):
    """Game Setup 5: we cannot know who last marvelled at nature, so the first player is drawn (F46)."""

    def __init__(self, seats: int) -> None:
        super().__init__("who begins")
        self.even: vec[i64] = vec[i64]([1] * seats)

    def weights(self, state: FlutterState) -> vec[i64]:
        return self.even

    def reveal(self, state: FlutterState, outcome: i64, sink: EventSink) -> i64:
        state.first = outcome
        state.turn = outcome
        sink.tell(BEGAN, outcome)
        return self.then


class ArrangeRondel(Chance[FlutterState]):
    """Option (F47), Game Setup 2b: the stacks are arranged in any order, one by one, the sun on its own stack."""

    def __init__(self, stacks: int, sun: i64) -> None:
        super().__init__("arrange the rondel")
        self.stacks = stacks
        self.sun: i64 = sun

    def weights(self, state: FlutterState) -> vec[i64]:
        left = vec[i64]([1] * self.stacks)
        place: i64
        for place in range(self.arranged(state)):
            left[state.rondel[place]] = 0
        return left

    def reveal(self, state: FlutterState, outcome: i64, sink: EventSink) -> i64:
        place = self.arranged(state)
        state.rondel[place] = outcome
        if outcome == self.sun:
            state.sun = place
        sink.tell(ARRANGED, NONE, place, outcome)
        if place + 1 < i64(len(state.rondel)):
            return self.here
        return self.then

    def arranged(self, state: FlutterState) -> i64:
        """How many places are taken."""
        place: i64 = 0
        while place < i64(len(state.rondel)) and state.rondel[place] != NONE:
            place += 1
        return place


class SunRises(Chance[FlutterState]):
    """Option (F48), Game Setup 2d: the sun starts on a stack drawn at random."""

    def __init__(self, stacks: int) -> None:
        super().__init__("the sun rises")
        self.even: vec[i64] = vec[i64]([1] * stacks)

    def weights(self, state: FlutterState) -> vec[i64]:
        return self.even

    def reveal(self, state: FlutterState, outcome: i64, sink: EventSink) -> i64:
        place: i64
        for place in range(len(state.rondel)):
            if state.rondel[place] == outcome:
                state.sun = place
        sink.tell(SUN_ROSE, NONE, outcome)
        return self.then
