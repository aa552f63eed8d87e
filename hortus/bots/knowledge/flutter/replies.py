"""Expected replies: a placement is made on a copy of the state, and the others reply.

The tile that the next seat gets for nothing lies open, so its best reply can be
found by looking; it may also pay for skipping. Only the stack that a tile was
just taken from shows something new, and there a few tiles that nobody has seen
stand for all of them. Water is not drawn but counted for what it gives on average.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge.flutter.features import Features
from hortus.bots.knowledge.flutter.glance import Glance
from hortus.core.bits import bit, lowest, popcount
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.games.flutter.growth import count
from hortus.games.flutter.rondel import covered_stack, next_stack, stacks_left
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import FlutterState
from hortus.games.flutter.vocabulary import WITHERED

PETAL: Final = 0.4
"""The value of a petal from water."""
STACKS: Final = 16
"""No edition has more."""
OTHERS: Final = [0.85, 0.8]
"""How much the best replies of the next seats count: they may reply differently."""
OWN: Final = 0.45
"""How much the seat's own next turn counts, if it comes that soon: new tiles are revealed before."""
REACHED: Final = 2
"""How many stacks a reply considers: the free one, and the next one if it can be paid."""
SAMPLES: Final = 2
"""How many unseen tiles are tried for a stack within that reach that shows something new."""


class Replies:
    def __init__(self, glance: Glance, features: Features) -> None:
        self.glance = glance
        self.features = features
        self.course = glance.course
        self.meadow = glance.meadow
        self.placing = glance.placing
        self.fitting = glance.fitting
        self.others: vec[float] = vec[float](OTHERS)
        self.own: float = OWN
        self.places: vec[i64] = vec[i64]([0] * self.meadow.window.vertices)
        self.sips: vec[float] = vec[float]([0.0] * 8)  # what each seat has from water, on average
        self.first: vec[i64] = vec[i64]([0] * STACKS)  # the first tile of each stack
        tile: i64
        for tile in range(self.meadow.rainbee - 1, -1, -1):
            self.first[self.meadow.shape[tile]] = tile
        # The reply that was found last.
        self.best: float = 0.0
        self.stack: i64 = NONE
        self.way: i64 = NONE
        self.at: i64 = NONE

    # ---- looking ahead

    def settle_accounts(self) -> None:
        """Call before a placement is made: resets what everybody has from water."""
        seat: i64
        for seat in range(len(self.sips)):
            self.sips[seat] = 0.0

    def foresee(self, state: FlutterState, seat: i64) -> float:
        """The value of this seat's position after the others' best replies. `state` is a copy, which is changed."""
        if state.over:
            return self.margin(state, seat)
        fresh = self.turn_up(state)
        self.course.begin_turn(state, SILENT)
        if fresh == NONE or not self.in_reach(state, fresh):
            return self.follow(state, seat)
        unseen = state.unseen[fresh]
        many = popcount(unseen)
        samples: i64 = SAMPLES if many > SAMPLES else many
        kept = self.sips[:]
        total: float = 0.0
        sample: i64
        for sample in range(samples):
            self.sips = kept[:]
            world = state.clone()
            world.top[fresh] = self.unseen_tile(fresh, unseen, (2 * sample + 1) * many // (2 * samples))
            total += self.follow(world, seat)
        return total / float(samples)

    def turn_up(self, state: FlutterState) -> i64:
        """Let a tile that nobody has seen stand for the next one of the stack that was used; returns the stack."""
        fresh = covered_stack(state)
        if fresh != NONE:
            unseen = state.unseen[fresh]
            state.below[fresh] -= 1
            state.top[fresh] = self.unseen_tile(fresh, unseen, popcount(unseen) // 2)
        return fresh

    def unseen_tile(self, stack: i64, unseen: i64, number: i64) -> i64:
        """The tile with this number among those of a stack that nobody has seen."""
        for _ in range(number):
            unseen &= unseen - 1
        return self.first[stack] + lowest(unseen)

    def in_reach(self, state: FlutterState, stack: i64) -> bool:
        """Whether the stack is the free one for the current seat, or the next one."""
        place = next_stack(state, state.sun)
        return state.rondel[place] == stack or state.rondel[next_stack(state, place)] == stack

    def follow(self, state: FlutterState, seat: i64) -> float:
        """Play replies up to the seat's own next turn, if that comes soon. Each counts only in part."""
        last = self.margin(state, seat)
        total = last
        reply: i64 = 0
        own = False
        while not (own or state.over):
            own = state.turn == seat
            if (not own and reply == i64(len(self.others))) or not self.find(state):
                break
            believed = self.own if own else self.others[reply]
            self.take(state)
            if not state.over:
                self.turn_up(state)
                self.course.begin_turn(state, SILENT)
            margin = self.margin(state, seat)
            total += believed * (margin - last)
            last = margin
            reply += 1
        return total

    def margin(self, state: FlutterState, seat: i64) -> float:
        """With what the water gave."""
        total = self.features.margin(state, seat)
        other: i64
        for other in range(state.seats):
            if other == seat:
                total += self.sips[other]
            else:
                total -= self.sips[other] / float(state.seats - 1)
        return total

    # ---- the best reply

    def find(self, state: FlutterState) -> bool:
        """Find what the current seat chooses at a glance; False if it can place nothing."""
        seat = state.turn
        purse = self.fitting.purse
        youth = self.glance.youth(state)
        self.placing.open_purse(state, seat, self.fitting)
        self.best = -1000.0
        paid: float = 0.0
        place = state.sun
        price: i64
        left = stacks_left(state)
        if left > REACHED:
            left = REACHED
        for price in range(1, left + 1):
            place = next_stack(state, place)
            tile = state.top[state.rondel[place]]
            self.try_tile(state, seat, state.rondel[place], tile, paid)
            colour = self.meadow.colour[tile]
            if purse[colour] < price:
                break
            held = purse[colour]
            paid += self.glance.petal_worth(held, youth) - self.glance.petal_worth(held - price, youth)
            purse[colour] -= price
        return self.best > -1000.0

    def try_tile(self, state: FlutterState, seat: i64, stack: i64, tile: i64, paid: float) -> None:
        turns = self.meadow.turns[tile]
        turn: i64
        index: i64
        for turn in range(TURNS):
            if turns & bit(turn):
                found = self.glance.find(state, tile, turn, self.places)
                for index in range(found):
                    promise = self.glance.found(state, seat, tile, turn, self.places[index], index) - paid
                    if promise > self.best:
                        self.best = promise
                        self.stack = stack
                        self.way = turn
                        self.at = self.places[index]

    # ---- carrying out

    def take(self, state: FlutterState) -> None:
        """Carry out the reply that was found."""
        self.skip_to(state, self.stack)
        tile = state.top[self.stack]
        state.top[self.stack] = NONE
        self.carry_out(state, tile, self.way, self.at)

    def skip_to(self, state: FlutterState, chosen: i64) -> None:
        """Pay for every stack on the way."""
        price: i64 = 0
        place = next_stack(state, state.sun)
        while state.rondel[place] != chosen:
            price += 1
            state.petals[state.turn * 4 + self.meadow.colour[state.top[state.rondel[place]]]] -= price
            place = next_stack(state, place)

    def carry_out(self, state: FlutterState, tile: i64, turn: i64, at: i64) -> None:
        """The whole turn of a seat that places this tile, before the next stack is revealed."""
        course = self.course
        seat = state.turn
        fitting = self.fitting
        outline = self.meadow.outline(tile, turn)
        self.placing.growth.measure(state.flowers, outline, self.meadow.petals[tile], at, fitting)
        state.hand = NONE
        state.held = NONE
        self.meadow.lay(state, tile, turn, at, seat)
        course.gain_all(state, seat, fitting.gain, SILENT)
        state.wild = fitting.wild
        state.owed = fitting.cost
        course.leave_stack(state, self.meadow.shape[tile], SILENT)
        self.grow(state)
        pond = self.meadow.ponds(state, outline, at, self.glance.walk)
        sip = self.sip(state)
        index: i64
        for index in range(len(pond)):
            self.meadow.flood(state, pond[index], course.ponds.dry)
            self.sips[seat] += sip
        self.finish(state)

    def finish(self, state: FlutterState) -> None:
        """The rest of a turn once all petals are gained: enclosed tiles, bees, and whose turn it is then."""
        course = self.course
        while state.due:
            course.score(state, course.enclosures.largest(state, state.due), SILENT)
        self.bees_fly(state)
        self.pass_on(state)

    def pass_on(self, state: FlutterState) -> None:
        """The next seat's turn, or the end."""
        state.turns += 1
        state.turn = self.course.after(state, state.turn)
        state.over = state.turn == state.ender

    def grow(self, state: FlutterState) -> None:
        """Rainbow petals become the colour with the fewest; then mismatched flowers are paid."""
        colour: i64
        while state.wild:
            allowed = self.course.nameable(state)
            chosen: i64 = NONE
            for colour in range(4):
                if allowed & bit(colour) and (
                    chosen == NONE or state.petals[state.turn * 4 + colour] < state.petals[state.turn * 4 + chosen]
                ):
                    chosen = colour
            self.course.name(state, chosen, SILENT)
        for colour in range(4):
            self.course.pay(state, state.turn, colour, count(state.owed, colour), WITHERED, SILENT)
        state.owed = 0

    def sip(self, state: FlutterState) -> float:
        """The average gain of the next water tile."""
        ponds = self.course.ponds
        if not ponds.drawn(state):
            return float(ponds.pollen[ponds.next_face(state)])
        total: float = 0.0
        tiles: i64 = 0
        face: i64
        for face in range(len(state.water)):
            tiles += state.water[face]
            petals = ponds.petals[face]
            many: i64 = 0
            while petals:
                many += petals & 255
                petals >>= 8
            total += float(state.water[face]) * (float(ponds.pollen[face]) + PETAL * float(many))
        return total / float(tiles)

    def bees_fly(self, state: FlutterState) -> None:
        """Bees on enclosed pieces give pollen. They and the bee of the current seat then move to new pieces."""
        seat = state.turn
        for _ in range(state.seats):
            piece = state.bees[seat]
            if piece != NONE and state.enclosed & bit(piece):
                state.bees[seat] = NONE
                state.pollen[seat] += self.course.bee
                self.settle(state, seat)
            seat = self.course.after(state, seat)
        if state.bees[state.turn] == NONE:
            self.settle(state, state.turn)

    def settle(self, state: FlutterState, seat: i64) -> None:
        """The bee goes to the free piece with the fewest open sides."""
        free = self.course.free_tiles(state)
        best: i64 = NONE
        while free:
            piece = lowest(free)
            free &= free - 1
            if best == NONE or state.open[piece] < state.open[best]:
                best = piece
        state.bees[seat] = best
