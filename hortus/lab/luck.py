"""How much of a result is luck: every random draw of a game, measured as the coach measures it.

The luck of a draw is the value after it less the mean value over everything that could have been drawn. Luck and
skill add up to the result, so luck's share of the result is its part of the result's variance.
"""

from typing import Any, NamedTuple

from mypy_extensions import i64

from hortus import bots
from hortus.coach.trials.glimpse import Glimpse
from hortus.core.bits import lowest
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.lab.estimates import Estimate, ratio
from hortus.lab.simulate import Plan, dice_for
from hortus.lab.watching import WIN

LUCK = "luck"
"""The question of a plan whose games are played for this."""
MILLION = 10**6


class Draws(NamedTuple):
    """A finished game and its luck. A file of games holds these fields in this order."""

    number: int
    winners: list[int]
    luck: list[int]  # what all draws gave each seat, in millionths of the win

    def surplus(self, seat: int) -> int:
        """The result of a seat less a fair share, in parts of WIN for each seat."""
        seats = len(self.luck)
        return (seats * WIN // len(self.winners) if seat in self.winners else 0) - WIN


def draws(rules: Rules[Any], plan: Plan, number: int) -> Draws:
    """Play one game and measure its draws."""
    table, thoughts, day = [dice_for(plan.seed, number, stream) for stream in ("table", "bots", "day")]
    players = [bots.bot(name, day) for name in plan.bots]
    glimpse = Glimpse(rules)
    luck = [0.0] * plan.seats
    state = rules.deal()
    rules.enter(state, 0)
    while not state.over:
        if state.waiting:
            seat = int(lowest(state.waiting))
            action = players[seat].choose(Perspective(rules, state, seat), thoughts)
            rules.choose(state, i64(seat), i64(action), SILENT)
            continue
        odds = rules.odds(state)
        outcome = int(table.weighted(odds))
        if len([weight for weight in odds if weight]) > 1:
            luck = [total + part for total, part in zip(luck, glimpse.luck(state, outcome), strict=True)]
        rules.happen(state, i64(outcome), SILENT)
    return Draws(number, rules.winners(state), [round(MILLION * part) for part in luck])


class Fortune:
    """Luck's share over many games, as sums of whole numbers."""

    def __init__(self) -> None:
        self.games = 0
        self.sums = [0] * 5  # luck times surplus, surplus squared, and of these two per game: aa, ab, bb

    def add(self, game: Draws) -> None:
        seats = range(len(game.luck))
        both = sum(game.luck[seat] * game.surplus(seat) for seat in seats)
        all_ = sum(game.surplus(seat) ** 2 for seat in seats)
        self.games += 1
        parts = [both, all_, both * both, both * all_, all_ * all_]
        self.sums = [total + part for total, part in zip(self.sums, parts, strict=True)]

    def share(self, seats: int) -> Estimate:
        """The part of the results' variance that goes with luck."""
        found = ratio(self.sums)
        unit = MILLION / (seats * WIN)  # luck is counted in millionths, the surplus in parts of WIN for each seat
        return Estimate(found.value / unit, found.low / unit, found.high / unit)
