"""Play a game to its end with random choices."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.state import S


def playout(rules: Rules[S], state: S, dice: Dice, out: vec[i64]) -> i64:
    """Finish the game in place with random legal actions. Returns the number of decisions."""
    decisions: i64 = 0
    rules.settle(state, dice, SILENT)
    while not state.over:
        seat = lowest(state.waiting)
        count = rules.legal_into(state, seat, out)
        rules.choose(state, seat, out[dice.below(count)], SILENT)
        decisions += 1
        if state.waiting == 0:
            rules.settle(state, dice, SILENT)
    return decisions
