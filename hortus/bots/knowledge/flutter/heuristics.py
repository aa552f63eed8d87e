"""Heuristics for Flutter: at a glance (`glance.py`), and with a close look.

The closer look carries the most promising placements out, answers them as the
next seats would (`replies.py`) and asks how everybody stands then
(`features.py`, from `needs.py` and `threats.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.flutter.features import TRAITS, Features
from hortus.bots.knowledge.flutter.glance import Glance
from hortus.bots.knowledge.flutter.replies import Replies
from hortus.bots.knowledge.flutter.shortlist import Shortlist
from hortus.core.bits import bit
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.games.flutter.rules import FlutterRules
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import FlutterState

CLOSELY: Final = 16
"""How many placements of one decision get a close look."""
EACH: Final = 12
"""Up to this many stacks or turns, at least one placement of each gets a close look."""


class FlutterHeuristics(Glance):
    def __init__(self, rules: FlutterRules) -> None:
        super().__init__(rules)
        self.features = Features(self, int(rules.seats))
        self.replies = Replies(self, self.features)
        self.shortlist = Shortlist(CLOSELY, EACH)

    # ---- what a learned value looks at

    def traits(self) -> list[str]:
        return TRAITS[:]

    def hand(self) -> list[float]:
        return self.features.hand[:]

    def describe(self, state: FlutterState, seat: i64, row: vec[float]) -> None:
        self.features.survey(state)
        self.features.describe(state, seat, row)

    # ---- the closer look

    def study(self, state: FlutterState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        if count == 1:
            return
        first = actions[0]
        if first < self.actions.colour.start:
            self.study_tiles(state, seat, actions, count, worths)
        elif state.wild or state.homing:
            self.study_rest(state, seat, actions, count, worths)
        elif first < self.actions.bee.start:
            self.study_payments(state, seat, actions, count, worths)
        else:
            self.study_bee(state, seat, actions, count, worths)

    def study_rest(self, state: FlutterState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """A glance is good enough for rainbow petals of flowers and for returning bees."""
        index: i64
        for index in range(count):
            worths[index] += self.promise(state, seat, actions[index])

    def study_payments(self, state: FlutterState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """A petal of any colour, or the tile to pay next. Then the turn is finished and the others reply.

        While more petals must be named, a glance is enough.
        """
        replies = self.replies
        index: i64
        for index in range(count):
            world = state.clone()
            if actions[index] < self.actions.score.start:
                if state.any > 1:
                    worths[index] += self.promise(state, seat, actions[index])
                    continue
                world.any = 0
                self.course.gain(world, seat, actions[index] - self.actions.colour.start, 1, SILENT)
            else:
                self.course.score(world, actions[index] - self.actions.score.start, SILENT)
            replies.settle_accounts()
            replies.finish(world)
            worths[index] += replies.foresee(world, seat)

    def study_bee(self, state: FlutterState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """A bee is carried to its piece, and the others reply."""
        replies = self.replies
        index: i64
        for index in range(count):
            world = state.clone()
            if actions[index] != self.actions.keep.start:
                world.bees[seat] = actions[index] - self.actions.bee.start
            replies.settle_accounts()
            replies.pass_on(world)
            worths[index] += replies.foresee(world, seat)

    def study_tiles(self, state: FlutterState, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """A glance at every placement of each action; a close look at the best ones overall and of each action."""
        shortlist = self.shortlist
        shortlist.clear()
        quick: vec[float] = vec[float]([-1000.0] * count)
        ways: vec[i64] = vec[i64]([NONE] * count)
        spots: vec[i64] = vec[i64]([NONE] * count)
        index: i64
        for index in range(count):
            self.look_round(state, seat, index, actions[index], quick, ways, spots)
        if actions[0] < self.actions.place.start:
            for index in range(count):
                shortlist.add(index, ways[index], spots[index], quick[index])
        closely: vec[float] = vec[float]([-1000.0] * count)
        change: float = 0.0  # how much the close look changed a promise, on average
        entry: i64
        for entry in range(shortlist.length):
            index = shortlist.action[entry]
            worth = self.look_closely(state, seat, actions[index], shortlist.way[entry], shortlist.at[entry])
            change += worth - shortlist.promise[entry]
            if worth > closely[index]:
                closely[index] = worth
        change /= float(shortlist.length)
        for index in range(count):
            worths[index] += closely[index] if closely[index] > -1000.0 else quick[index] + change

    def look_round(
        self,
        state: FlutterState,
        seat: i64,
        index: i64,
        action: i64,
        quick: vec[float],
        ways: vec[i64],
        spots: vec[i64],
    ) -> None:
        """Offer the placements of one action to the shortlist; note its best."""
        self.placing.open_purse(state, seat, self.fitting)
        if action >= self.actions.place.start:
            at = action - self.actions.place.start
            quick[index] = self.placement(state, seat, state.hand, state.held, at)
            self.shortlist.offer(index, state.held, at, quick[index])
            return
        tile = state.hand
        turns: i64 = bit(action - self.actions.turn.start) if action >= self.actions.turn.start else 0
        paid: float = 0.0
        if action < self.actions.turn.start:
            paid = self.pay_way(state, action - self.actions.stack.start)
            tile = state.top[action - self.actions.stack.start]
            turns = self.meadow.turns[tile]
        turn: i64
        spot: i64
        for turn in range(TURNS):
            if turns & bit(turn):
                found = self.find(state, tile, turn, self.places)
                for spot in range(found):
                    promise = self.found(state, seat, tile, turn, self.places[spot], spot) - paid
                    self.shortlist.offer(index, turn, self.places[spot], promise)
                    if promise > quick[index]:
                        quick[index] = promise
                        ways[index] = turn
                        spots[index] = self.places[spot]

    def look_closely(self, state: FlutterState, seat: i64, action: i64, way: i64, at: i64) -> float:
        """How good the seat's position is after this placement and the replies."""
        replies = self.replies
        world = state.clone()
        replies.settle_accounts()
        tile = state.hand
        if action < self.actions.turn.start:
            stack = action - self.actions.stack.start
            replies.skip_to(world, stack)
            tile = world.top[stack]
            world.top[stack] = NONE
        replies.carry_out(world, tile, way, at)
        return replies.foresee(world, seat)
