"""One table as research libraries play it: a single seat is asked at a time.

Seats that decide together are asked one after the other, the lowest first, and
none sees what the others have sealed. The table trusts nobody: an action that is
not legal changes nothing.
"""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.adapters.observe.observer import WIDE, Observer
from hortus.adapters.observe.slate import Mask, Slate
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import NONE, S

SHARE: Final = 0
MARGIN: Final = 1
POINTS: Final = 2
REWARDS: Final = ["share", "margin", "points"]
"""Ways to reward: a share of the win, points less those of the others, or points as they come."""


class Table(Generic[S]):
    """A game in progress, with an observation, and the mask of the seat that is asked."""

    def __init__(self, rules: Rules[S], observer: Observer[S], reward: int) -> None:
        self.rules = rules
        self.observer = observer
        self.reward: i64 = i64(reward)
        self.size: i64 = i64(rules.catalogue.size)
        self.dice = Dice(0)
        self.state = rules.deal()
        self.slate = observer.slate()
        self.mask = Mask(self.size)
        self.legal: vec[i64] = rules.buffer()
        self.count: i64 = 0  # legal actions of the seat that is asked
        self.asked: i64 = NONE  # the seat that is asked; NONE when the game is over
        self.points: vec[i64] = vec[i64]([0] * rules.seats)  # what was rewarded so far, by seat
        self.chosen: vec[i64] = vec[i64]()  # all choices of this game, as seat * size + action
        self.known: i64 = 0  # how many of them everybody has seen

    def begin(self, seed: int) -> None:
        """Start a new game."""
        self.dice = Dice(seed)
        self.again()

    def again(self) -> None:
        """Start a new game with the dice as they are."""
        self.state = self.rules.deal()
        seat: i64
        for seat in range(self.rules.seats):
            self.points[seat] = 0
        self.chosen = vec[i64]()
        self.known = 0
        self.rules.enter(self.state, 0)
        self.rules.settle(self.state, self.dice, SILENT)
        self.ask()

    def ask(self) -> None:
        """Find out who is asked, and what this seat may do."""
        self.mask.wipe()
        if self.state.over:
            self.asked = NONE
            self.count = 0
            return
        self.asked = lowest(self.state.waiting)
        self.count = self.rules.legal_into(self.state, self.asked, self.legal)
        self.mask.allow(0, self.legal, self.count)

    def seat(self) -> int:
        """The seat that is asked; NONE when the game is over."""
        return int(self.asked)

    def over(self) -> bool:
        return self.state.over

    def allows(self, action: int) -> bool:
        """Whether the seat that is asked may do this."""
        return 0 <= action < self.size and self.mask.allows(i64(action))

    def choose(self, action: int) -> bool:
        """Carry out an action of the seat that is asked. False if it is not legal; then nothing changes."""
        if not self.allows(action):
            return False
        self.rules.choose(self.state, self.asked, i64(action), SILENT)
        self.chosen = append(self.chosen, self.asked * self.size + i64(action))
        if self.state.sealed[self.asked].count == 0:  # the step was carried out
            self.known = i64(len(self.chosen))
        if self.state.waiting == 0:
            self.rules.settle(self.state, self.dice, SILENT)
        self.ask()
        return True

    def chosen_at_random(self) -> int:
        """One of the legal actions, all equally likely."""
        return int(self.legal[self.dice.below(self.count)])

    def look(self, seat: int) -> None:
        """Write what this seat sees into the slate."""
        slate = self.slate
        slate.wipe()
        self.observer.write(self.state, i64(seat), slate, 0)

    def history_of(self, seat: int, length: int) -> bytes:
        """The last choices that everybody has seen, the latest first: who chose, counted from this seat, and what.

        Float32 numbers: for each choice 1 at the seat, and (action + 1) / 2 ** 16.
        """
        seats = self.rules.seats
        width = seats + 1
        slate = Slate(width * i64(length))
        index: i64
        for index in range(min(i64(length), self.known)):
            code = self.chosen[self.known - 1 - index]
            who = code // self.size
            slate.mark(index * width + (who - i64(seat) + seats) % seats)
            slate.put_wide(index * width + seats, code - who * self.size + 1, WIDE)
        return slate.contents()

    def perspective(self, seat: int) -> Perspective[S]:
        return Perspective(self.rules, self.state, seat)

    def scores(self) -> list[int]:
        return [int(self.rules.score(self.state, i64(seat), BLANK)) for seat in range(int(self.rules.seats))]

    def rewards(self) -> list[float]:
        """What every seat earned since the last call. Shares and margins come when the game is over."""
        seats = int(self.rules.seats)
        if self.reward == POINTS:
            earned: list[float] = []
            for seat in range(seats):
                points = self.rules.score(self.state, i64(seat), BLANK)
                earned.append(float(int(points - self.points[seat])))
                self.points[seat] = points
            return earned
        if not self.state.over:
            return [0.0] * seats
        return final_rewards(self.rules, self.state, self.reward)


def final_rewards(rules: Rules[S], state: S, reward: i64) -> list[float]:
    """The rewards of a finished game, seat by seat; shares add up to 1 and margins to 0."""
    seats = int(rules.seats)
    if reward == SHARE:
        winners = rules.winners(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    scores = [int(rules.score(state, i64(seat), BLANK)) for seat in range(seats)]
    return margins(scores) if reward == MARGIN else [float(score) for score in scores]


FINE: Final = 1048576
"""Margins are multiples of one millionth part, so that their sum is exactly 0."""


def margins(scores: list[int]) -> list[float]:
    """Each score less the mean of the others; one seat alone has its score."""
    if len(scores) == 1:
        return [float(scores[0])]
    others = len(scores) - 1
    total = sum(scores)
    fine = [(score * len(scores) - total) * FINE // others for score in scores]
    fine[0] -= sum(fine)
    return [number / FINE for number in fine]
