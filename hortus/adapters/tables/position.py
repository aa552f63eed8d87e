"""One position of a game as a tree search sees it: chance is a player, and the history says how it came about."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from hortus.adapters.observe.observer import Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.bits import bit, lowest
from hortus.core.dice import Dice
from hortus.core.errors import IllegalAction
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import S, twin

OVER: Final = -4
CHANCE: Final = -1


class Position(Generic[S]):
    """A state, and the choices that everybody has seen."""

    def __init__(
        self,
        rules: Rules[S],
        observer: Observer[S],
        state: S,
        seen: list[int],
        hidden: list[int],
        room: vec[i64],
        name: str,
    ) -> None:
        self.rules = rules
        self.observer = observer
        self.state = state
        self.size: i64 = i64(rules.catalogue.size)
        self.seen = seen  # choices that everybody has seen, as seat * size + action
        self.hidden = hidden  # choices of this step that are still sealed
        self.room: vec[i64] = room  # for lists of legal actions; all positions of a game share it
        self.name = name  # of the game, with its parameters
        # What was legal when it was last asked, until something happens; something always is.
        self.kept: vec[i64] = vec[i64]()

    def player(self) -> int:
        """Who is to move: a seat, CHANCE or OVER, as OpenSpiel numbers them."""
        state = self.state
        if state.over:
            return OVER
        if state.waiting == 0:
            return CHANCE
        return int(lowest(state.waiting))

    def over(self) -> bool:
        return self.state.over

    def chance(self) -> bool:
        """Whether something is drawn now."""
        return self.state.waiting == 0 and not self.state.over

    def legal(self, asked: int | None) -> list[int]:
        """What a player may choose, or, at a random draw, what may be drawn; empty if somebody else is to move."""
        player = self.player()
        if player == OVER or (asked is not None and asked != player):
            return []
        if player == CHANCE:
            return [outcome for outcome, _ in self.outcomes()]
        return list(self.choices(i64(player)))

    def choices(self, seat: i64) -> vec[i64]:
        """What the seat to move may choose, ascending."""
        if len(self.kept) == 0:
            count = self.rules.legal_into(self.state, seat, self.room)
            self.kept = self.room[:count]
        return self.kept

    def outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn now, with exact odds."""
        weights = self.rules.odds(self.state)
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        found: list[tuple[int, float]] = []
        whole = float(int(total))
        index: i64
        for index in range(len(weights)):
            if weights[index]:
                found.append((int(index), float(int(weights[index])) / whole))
        return found

    def apply(self, action: int) -> None:
        """Carry out a choice or a random draw. An IllegalAction changes nothing."""
        player = self.player()
        if player == OVER:
            raise IllegalAction("adapters-over")
        if player == CHANCE:
            weights = self.rules.odds(self.state)
            if not 0 <= action < len(weights) or weights[action] == 0:
                raise IllegalAction("adapters-outcome", outcome=action)
            self.rules.happen(self.state, i64(action), SILENT)
            return
        if not contains(self.choices(i64(player)), action):
            raise IllegalAction("adapters-illegal", action=action, seat=player)
        self.choose(player, action)

    def choose(self, seat: int, action: int) -> None:
        self.kept = vec[i64]()
        self.rules.choose(self.state, i64(seat), i64(action), SILENT)
        self.hidden.append(seat * int(self.size) + action)
        if self.state.sealed[seat].count == 0:  # the step was carried out
            self.seen += self.hidden
            self.hidden = []

    def clone(self) -> "Position[S]":
        return Position(self.rules, self.observer, twin(self.state), self.seen[:], self.hidden[:], self.room, self.name)

    def __deepcopy__(self, memo: object) -> "Position[S]":
        return self.clone()

    def look(self, seat: int, slate: Slate) -> None:
        """Write what this seat sees."""
        slate.wipe()
        self.observer.write(self.state, i64(seat), slate, 0)

    def own_sealed(self, seat: int) -> list[int]:
        return self.state.sealed[seat].listed()

    def perspective(self, seat: int) -> Perspective[S]:
        return Perspective(self.rules, self.state, seat)

    def imagined(self, seat: int, dice: Dice) -> "Position[S]":
        """A position this seat cannot tell from this one. Those asked before it have sealed something, at random."""
        world = self.perspective(seat).imagine(dice)
        mine = [code for code in self.hidden if code // int(self.size) == seat]
        imagined = Position(self.rules, self.observer, world, self.seen[:], mine, self.room, self.name)
        out = self.room
        for other in self.done_before(seat):
            while world.waiting & bit(i64(other)):
                legal = self.rules.legal_into(world, i64(other), out)
                imagined.choose(other, int(out[dice.below(legal)]))
        return imagined

    def done_before(self, seat: int) -> list[int]:
        """The other seats that have sealed all they owe in this step, while this seat is still asked."""
        state = self.state
        if not state.waiting & bit(i64(seat)):
            return []
        return [
            other
            for other in range(int(self.rules.seats))
            if other != seat and state.sealed[other].count and not state.waiting & bit(i64(other))
        ]


def contains(ascending: vec[i64], number: int) -> bool:
    """Whether a number is among these, which are in order."""
    wanted = i64(number)
    low: i64 = 0
    high: i64 = len(ascending)
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(ascending)) and ascending[low] == wanted
