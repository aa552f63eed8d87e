"""How a search plays on where its tree has ended, and what it makes of the result."""

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge import knowledge
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import State

EVERYTHING: Final = 100_000  # more actions, or more decisions, than any table has


class Policy:
    """Plays a table on: mostly what the game's rules of thumb promise, sometimes anything.

    `attention` is how many legal actions are looked at before one is taken; the
    rest is passed over, which keeps playouts quick where a table offers hundreds.
    """

    def __init__(self, rules: Rules[Any], attention: i64) -> None:
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.attention: i64 = attention
        self.legal: vec[i64] = rules.buffer()

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        """The most promising of the legal actions, or of a few random ones; any at all with an attention of one."""
        legal = self.legal
        count = self.rules.legal_into(state, seat, legal)
        first = dice.below(count)
        best_action = legal[first]
        if self.attention <= 1 or count == 1:
            return best_action
        heuristics = self.heuristics
        if count <= self.attention:
            # Begun at a random place, so that the dice decide between equals.
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

    def play_on(self, state: State, decisions: i64, table: Dice, thoughts: Dice) -> None:
        """So many decisions further, or to the end; table and thoughts may share their dice or have their own."""
        rules = self.rules
        while decisions > 0 and not state.over:
            seat = lowest(state.waiting)
            rules.choose(state, seat, self.choose(state, seat, thoughts), SILENT)
            if state.waiting == 0:
                rules.settle(state, table, SILENT)
            decisions -= 1


def appraise(rules: Rules[Any], heuristics: Heuristics[Any], state: State, values: vec[float], glory: float) -> None:
    """Write what the table is worth to each seat, from 0 to 1, into `values`.

    At the end `glory` of it is the win and the rest the margin, so that a lost game
    is still lost well; before the end it is the game's own estimate.
    """
    seats = state.seats
    seat: i64
    if not state.over:
        for seat in range(seats):
            values[seat] = squash(heuristics.value(state, seat) / heuristics.scale)
        return
    winners = rules.winners(state)
    share = 1.0 / float(len(winners))
    for seat in range(seats):
        mine = rules.score(state, seat, BLANK)
        best: i64 = -1_000_000
        other: i64
        for other in range(seats):
            if other != seat:
                points = rules.score(state, other, BLANK)
                if points > best:
                    best = points
        margin = float(mine - best) if seats > 1 else float(mine)
        won = share if int(seat) in winners else 0.0
        values[seat] = glory * won + (1.0 - glory) * squash(margin / heuristics.scale)


def squash(lead: float) -> float:
    """A lead in units of a clear one, as something between 0 and 1."""
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
