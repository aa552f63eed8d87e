"""How a search plays on below its tree, and how it values the result."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics, squash
from hortus.bots.knowledge import knowledge
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import State

EVERYTHING: Final = 100_000  # more actions or decisions than any table has


class Policy:
    """Plays a game on: mostly the most promising action, sometimes a random one.

    `attention` is how many legal actions are considered before one is taken. The
    rest is ignored, which keeps playouts quick when there are hundreds.
    """

    def __init__(self, rules: Rules[Any], attention: i64) -> None:
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.attention: i64 = attention
        self.legal: vec[i64] = rules.buffer()
        self.worths: vec[float] = vec[float]([0.0] * int(rules.catalogue.size))

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        """The most promising legal action, or of a random few of them. With an attention of 1 it is random."""
        legal = self.legal
        count = self.rules.legal_into(state, seat, legal)
        first = dice.below(count)
        best_action = legal[first]
        if self.attention <= 1 or count == 1:
            return best_action
        heuristics = self.heuristics
        if count <= self.attention:
            # Starts at a random place, so that dice decide ties.
            return heuristics.favourite(state, seat, legal, count, first)
        heuristics.ready(state, seat)
        best = heuristics.judge(state, seat, best_action)
        for _ in range(self.attention - 1):
            action = legal[dice.below(count)]
            promise = heuristics.judge(state, seat, action)
            if promise > best:
                best = promise
                best_action = action
        return best_action

    def choose_closely(self, state: State, seat: i64, dice: Dice) -> i64:
        """The legal action that is best after a close look."""
        legal = self.legal
        count = self.rules.legal_into(state, seat, legal)
        first = dice.below(count)
        if count == 1:
            return legal[first]
        worths = self.worths
        index: i64
        for index in range(count):
            worths[index] = 0.0
        self.heuristics.study(state, seat, legal, count, worths)
        best = first
        for index in range(first + 1, first + count):
            place = index - count if index >= count else index
            if worths[place] > worths[best]:
                best = place
        return legal[best]

    def play_closely(self, state: State, decisions: i64, table: Dice, thoughts: Dice) -> None:
        """Play this many decisions after a close look at each."""
        rules = self.rules
        while decisions > 0 and not state.over:
            seat = lowest(state.waiting)
            rules.choose(state, seat, self.choose_closely(state, seat, thoughts), SILENT)
            if state.waiting == 0:
                rules.settle(state, table, SILENT)
            decisions -= 1

    def play_on(self, state: State, decisions: i64, table: Dice, thoughts: Dice) -> None:
        """Play this many decisions, or to the end. Random draws and choices may share dice or have their own."""
        rules = self.rules
        while decisions > 0 and not state.over:
            seat = lowest(state.waiting)
            rules.choose(state, seat, self.choose(state, seat, thoughts), SILENT)
            if state.waiting == 0:
                rules.settle(state, table, SILENT)
            decisions -= 1


def appraise(rules: Rules[Any], heuristics: Heuristics[Any], state: State, values: vec[float], glory: float) -> None:
    """Write the value of the position for each seat, from 0 to 1, into `values`.

    At the end, `glory` is the share that the win counts, and the rest is the margin, so that
    a bot also tries to lose by little. Before the end it is the game's own estimate.
    """
    seats = state.seats
    seat: i64
    if not state.over:
        for seat in range(seats):
            values[seat] = squash(heuristics.value(state, seat) / heuristics.scale)
        return
    winners = rules.winners(state)
    share = 1.0 / float(len(winners))
    points = vec[i64]([0] * int(seats))
    for seat in range(seats):
        points[seat] = rules.score(state, seat, BLANK)
    for seat in range(seats):
        mine = points[seat]
        best: i64 = -1_000_000
        other: i64
        for other in range(seats):
            if other != seat and points[other] > best:
                best = points[other]
        margin = float(mine - best) if seats > 1 else float(mine)
        won = share if int(seat) in winners else 0.0
        values[seat] = glory * won + (1.0 - glory) * squash(margin / heuristics.scale)
