"""Flutter, decision by decision.

A turn is a stack, the way its tile is turned and the place where it goes; then,
only where there is something to decide, colours, the order of enclosed tiles,
and bees. What happens between the decisions is in `course.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, spread
from hortus.core.events import EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, Chance, Choice
from hortus.core.state import NONE
from hortus.games.flutter.course import Course
from hortus.games.flutter.edition import FlutterEdition
from hortus.games.flutter.growth import ONES, Growth, lacking
from hortus.games.flutter.placing import Placing
from hortus.games.flutter.ponds import Ponds
from hortus.games.flutter.rondel import covered_stack, next_stack, stacks_left
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.vocabulary import (
    GAVE_UP,
    PLACED,
    SETTLED,
    SKIPPED,
    TOOK,
    TURNED,
    TURNED_UP,
    FlutterActions,
)  # fmt: skip


class TurnUp(Chance[FlutterState]):
    """The next tile of a stack: any that nobody has seen, those removed before the game among them (F45)."""

    def __init__(self, course: Course, edition: FlutterEdition) -> None:
        super().__init__("turn up a tile")
        self.course = course
        stacks = range(len(edition.shapes))
        self.first: vec[i64] = vec[i64]([i64(edition.first_tile(stack)) for stack in stacks])
        self.sizes: vec[i64] = vec[i64]([i64(edition.stack_of(stack)) for stack in stacks])

    def weights(self, state: FlutterState) -> vec[i64]:
        stack = covered_stack(state)
        bag = vec[i64]([0] * self.sizes[stack])
        unseen = state.unseen[stack]
        index: i64
        for index in range(len(bag)):
            bag[index] = (unseen >> index) & 1
        return bag

    def reveal(self, state: FlutterState, outcome: i64, sink: EventSink) -> i64:
        stack = covered_stack(state)
        state.unseen[stack] &= ~bit(outcome)
        state.below[stack] -= 1
        state.top[stack] = self.first[stack] + outcome
        sink.tell(TURNED_UP, NONE, stack, state.top[stack])
        if covered_stack(state) != NONE:
            return self.here
        return self.course.begin_turn(state, sink)


class SelectStack(Choice[FlutterState]):
    """Step 2: the stack after the sun is free; skipping costs 1, 2, 3, 4 petals of the skipped tops' colours.

    A stack is offered only if its tile can be placed with the petals that are left (F8).
    """

    def __init__(self, course: Course, placing: Placing, actions: FlutterActions, first: vec[i64]) -> None:
        super().__init__("select", Message("flutter-prompt-select"))
        self.course = course
        self.placing = placing
        self.stack = actions.stack
        self.give_up = actions.give_up
        self.first: vec[i64] = first

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        placing = self.placing
        fitting = placing.fitting(state, seat)
        stacks: i64 = 0
        place = state.sun
        price: i64
        for price in range(1, stacks_left(state) + 1):
            place = next_stack(state, place)
            stack = state.rondel[place]
            tile = state.top[stack]
            if placing.anywhere(state, tile, fitting):
                stacks |= bit(stack)
            colour = self.course.meadow.colour[tile]
            fitting.purse[colour] -= price
            if fitting.purse[colour] < 0:
                break
        if stacks:
            return spread(stacks, self.stack.start, out, 0)
        out[0] = self.give_up.start
        return 1

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        out = vec[i64]([0] * i64(len(state.top) + 1))
        offered = [int(out[index]) for index in range(self.legal(state, seat, out))]
        if action == self.give_up.start:
            return None if action in offered else Message("flutter-why-can-place")
        if not self.stack.start <= action < self.stack.start + self.stack.size:
            return NOT_ASKED
        chosen = action - int(self.stack.start)
        if state.top[chosen] == NONE:
            return Message("flutter-why-no-stack")
        purse = [int(state.petals[seat * 4 + colour]) for colour in range(4)]
        price = 0
        place = next_stack(state, state.sun)
        while state.rondel[place] != chosen:
            price += 1
            purse[self.course.meadow.colour[state.top[state.rondel[place]]]] -= price
            place = next_stack(state, place)
        if min(purse) < 0:
            return Message("flutter-why-skip", {"lack": lacking(purse)})
        return None if action in offered else Message("flutter-why-nowhere")

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        action = state.sealed[state.turn].first()
        if action == self.give_up.start:
            return self.remove(state, sink)
        chosen = action - self.stack.start
        self.skip_to(state, chosen, sink)
        state.hand = state.top[chosen]
        state.top[chosen] = NONE
        sink.tell(TOOK, state.turn, chosen, state.hand)
        return self.then

    def skip_to(self, state: FlutterState, chosen: i64, sink: EventSink) -> None:
        """Pay for every stack on the way (F6, F7)."""
        price: i64 = 0
        place = next_stack(state, state.sun)
        while state.rondel[place] != chosen:
            price += 1
            skipped = state.rondel[place]
            colour = self.course.meadow.colour[state.top[skipped]]
            state.petals[state.turn * 4 + colour] -= price
            sink.tell(SKIPPED, state.turn, skipped, price, colour)
            place = next_stack(state, place)

    def remove(self, state: FlutterState, sink: EventSink) -> i64:
        """Nothing can be placed: the tile after the sun leaves the game, one petal of each colour, no bee (F35)."""
        stack = state.rondel[next_stack(state, state.sun)]
        tile = state.top[stack]
        state.top[stack] = NONE
        state.removed[stack] |= bit(tile - self.first[stack])
        sink.tell(GAVE_UP, state.turn, tile)
        self.course.gain_all(state, state.turn, ONES, sink)
        self.course.leave_stack(state, stack, sink)
        return self.course.end_turn(state, sink)


class TurnTile(Choice[FlutterState]):
    """Step 3: rotate or flip the tile; only ways in which it fits somewhere."""

    def __init__(self, placing: Placing, actions: FlutterActions) -> None:
        super().__init__("turn", Message("flutter-prompt-turn"))
        self.placing = placing
        self.turn = actions.turn
        self.place = actions.place

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        placing = self.placing
        fitting = placing.fitting(state, seat)
        turns = placing.meadow.turns[state.hand]
        found: i64 = 0
        turn: i64
        for turn in range(TURNS):
            if turns & bit(turn) and placing.places(state, state.hand, turn, fitting, fitting.one, 1):
                out[found] = self.turn.start + turn
                found += 1
        return found

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        placing = self.placing
        if 0 <= action - int(self.place.start) < self.place.size:
            return placing.why_not_yet(state, seat, action - int(self.place.start))
        turn = action - int(self.turn.start)
        if not 0 <= turn < TURNS:
            return NOT_ASKED
        if not placing.meadow.turns[state.hand] & bit(turn):
            return Message("flutter-why-same-turn")
        fitting = placing.fitting(state, seat)
        found = placing.places(state, state.hand, turn, fitting, fitting.one, 1)
        return None if found else Message("flutter-why-turn-nowhere")

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        state.held = state.sealed[state.turn].first() - self.turn.start
        sink.tell(TURNED, state.turn, state.hand, state.held)
        return self.then


class PlaceTile(Choice[FlutterState]):
    """Steps 3 and 4a: put the tile beside the meadow and gain its matching flowers."""

    def __init__(self, course: Course, placing: Placing, growth: Growth, actions: FlutterActions) -> None:
        super().__init__("place", Message("flutter-prompt-place"))
        self.course = course
        self.placing = placing
        self.growth = growth
        self.place = actions.place

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        fitting = self.placing.fitting(state, seat)
        found = self.placing.places(state, state.hand, state.held, fitting, out, self.place.size)
        index: i64
        for index in range(found):
            out[index] += self.place.start
        return found

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        at = action - int(self.place.start)
        if not 0 <= at < self.place.size:
            return NOT_ASKED
        return self.placing.why_not_there(state, seat, state.held, at)

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        meadow = self.placing.meadow
        fitting = state.fitting
        seat = state.turn
        tile = state.hand
        at = state.sealed[seat].first() - self.place.start
        self.growth.measure(state.flowers, meadow.outline(tile, state.held), meadow.petals[tile], at, fitting)
        piece = meadow.lay(state, tile, state.held, at, seat)
        sink.tell(PLACED, seat, piece, tile, state.held, at)
        state.hand = NONE
        state.held = NONE
        self.course.gain_all(state, seat, fitting.gain, sink)
        state.wild = fitting.wild
        state.owed = fitting.cost
        self.course.leave_stack(state, meadow.shape[tile], sink)
        return self.course.grow(state, sink)


class NameRainbow(Choice[FlutterState]):
    """Step 4a: a colour for a rainbow petal, where there is more than one (F14)."""

    def __init__(self, course: Course, actions: FlutterActions) -> None:
        super().__init__("name rainbow", Message("flutter-prompt-name-rainbow"))
        self.course = course
        self.colour = actions.colour

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        return spread(self.course.nameable(state), self.colour.start, out, 0)

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        colour = action - int(self.colour.start)
        if not 0 <= colour < 4:
            return NOT_ASKED
        if not state.wild & bit(colour):
            return Message("flutter-why-not-placed")
        return None if self.course.nameable(state) & bit(colour) else Message("flutter-why-owed")

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        self.course.name(state, state.sealed[state.turn].first() - self.colour.start, sink)
        return self.course.grow(state, sink)


class DrawWater(Chance[FlutterState]):
    """Step 5a: a water tile is drawn for the next cell of the pond."""

    def __init__(self, course: Course, ponds: Ponds) -> None:
        super().__init__("draw water")
        self.course = course
        self.ponds = ponds

    def weights(self, state: FlutterState) -> vec[i64]:
        return state.water

    def reveal(self, state: FlutterState, outcome: i64, sink: EventSink) -> i64:
        self.course.fill(state, outcome, sink)
        return self.course.fill_ponds(state, sink)


class AnyPetal(Choice[FlutterState]):
    """Step 5a: a petal of any colour from the water, named when all of it is revealed (F23)."""

    def __init__(self, course: Course, actions: FlutterActions) -> None:
        super().__init__("any petal", Message("flutter-prompt-any-petal"))
        self.course = course
        self.colour = actions.colour

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        return spread(15, self.colour.start, out, 0)

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        return None if 0 <= action - int(self.colour.start) < 4 else NOT_ASKED

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        state.any -= 1
        self.course.gain(state, state.turn, state.sealed[state.turn].first() - self.colour.start, 1, sink)
        return self.course.name_petals(state, sink)


class ChooseNext(Choice[FlutterState]):
    """Step 5b: which enclosed tile is paid next, asked only where it changes the outcome (F26)."""

    def __init__(self, course: Course, actions: FlutterActions) -> None:
        super().__init__("choose next", Message("flutter-prompt-choose-next"))
        self.course = course
        self.score = actions.score

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        return spread(state.due, self.score.start, out, 0)

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        piece = action - int(self.score.start)
        if not 0 <= piece < self.score.size:
            return NOT_ASKED
        if piece >= state.pieces:
            return Message("flutter-why-no-tile")
        return None if state.due & bit(piece) else Message("flutter-why-not-due")

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        self.course.score(state, state.sealed[state.turn].first() - self.score.start, sink)
        return self.course.score_enclosed(state, sink)


class SettleBee(Choice[FlutterState]):
    """A bee that is off the meadow may settle on a free tile, or stay with its player (F32)."""

    def __init__(self, name: str, asks: Message, course: Course, actions: FlutterActions) -> None:
        super().__init__(name, asks)
        self.course = course
        self.bee = actions.bee
        self.keep = actions.keep

    def legal(self, state: FlutterState, seat: i64, out: vec[i64]) -> i64:
        found = spread(self.course.free_tiles(state), self.bee.start, out, 0)
        out[found] = self.keep.start
        return found + 1

    def why_not(self, state: FlutterState, seat: int, action: int) -> Message | None:
        if action == self.keep.start:
            return None
        piece = action - int(self.bee.start)
        if not 0 <= piece < self.bee.size:
            return NOT_ASKED
        if piece >= state.pieces:
            return Message("flutter-why-no-tile")
        if piece == 0:
            return Message("flutter-why-rainbee")
        if state.enclosed & bit(piece):
            return Message("flutter-why-enclosed")
        return None if self.course.free_tiles(state) & bit(piece) else Message("flutter-why-bee")

    def settle(self, state: FlutterState, seat: i64, sink: EventSink) -> None:
        action = state.sealed[seat].first()
        if action != self.keep.start:
            state.bees[seat] = action - self.bee.start
            sink.tell(SETTLED, seat, state.bees[seat])


class Resettle(SettleBee):
    """Step 5b: a bee whose tile was enclosed, its owner choosing at once, in player order (F31)."""

    def __init__(self, course: Course, actions: FlutterActions) -> None:
        asks = Message("flutter-prompt-resettle")
        super().__init__("resettle", asks, course, actions)

    def asked(self, state: FlutterState) -> i64:
        return bit(self.course.homecomer(state))

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        seat = self.course.homecomer(state)
        state.homing &= ~bit(seat)
        self.settle(state, seat, sink)
        return self.course.settle_bees(state, sink)


class PlaceBee(SettleBee):
    """Step 6: the active player's bee."""

    def __init__(self, course: Course, actions: FlutterActions) -> None:
        super().__init__("place bee", Message("flutter-prompt-place-bee"), course, actions)

    def asked(self, state: FlutterState) -> i64:
        return bit(state.turn)

    def resolve(self, state: FlutterState, sink: EventSink) -> i64:
        self.settle(state, state.turn, sink)
        return self.course.end_turn(state, sink)
