"""Games in which one seat differs from the others: it may not do one thing, or another bot sits there.

Each seat is the guest in turn, so that no seat's luck decides. Such a plan has a question:
`without bid` forbids the guest something, `guest level-5` is another bot.
"""

from typing import Any, NamedTuple

from hortus import bots
from hortus.bots.bot import Bot
from hortus.bots.greedy import GreedyBot
from hortus.bots.restricted import Narrowed
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import State
from hortus.lab.estimates import Sums
from hortus.lab.restrictions import Restriction, restriction
from hortus.lab.simulate import Plan, dice_for
from hortus.lab.watching import WIN

WITHOUT = "without"
GUEST = "guest"


class Visit(NamedTuple):
    """A finished game with a guest. A file of games holds these fields in this order."""

    number: int
    seat: int  # the guest's
    scores: list[int]
    winners: list[int]
    came: int  # decisions at which something forbidden was legal
    anyway: int  # of them, those at which nothing else was, so that it was done

    def gain(self) -> int:
        """What the guest won, in parts of WIN."""
        return WIN // len(self.winners) if self.seat in self.winners else 0

    def lead(self) -> int:
        """The guest's points less those of each other seat, added up; alone, its points."""
        own = self.scores[self.seat]
        return own * max(1, len(self.scores) - 1) - (sum(self.scores) - own)


class Bound:
    """Chooses as a bot does, but never what is forbidden, unless nothing else is legal."""

    def __init__(self, bot: Bot, restriction: Restriction, dice: Dice) -> None:
        self.bot = bot
        self.restriction = restriction
        self.dice = dice  # for worlds in which something is tried
        self.otherwise = GreedyBot()
        self.came = self.anyway = 0

    def decide(self, rules: Rules[Any], state: State, seat: int, thoughts: Dice) -> int:
        """The choice of this seat. Nothing but its own perspective is looked at."""
        perspective: Perspective[Any] = Perspective(rules, state, seat)
        legal = perspective.legal()
        barred = self.restriction.barred(perspective, legal, self.dice)
        if not barred:
            return self.bot.choose(perspective, thoughts)
        self.came += 1
        if len(barred) == len(legal):
            self.anyway += 1
        narrowed = Narrowed(rules, state, seat, barred)
        action = self.bot.choose(narrowed, thoughts)
        # A bot that solves the end of a game does not ask what it may do.
        return action if action in narrowed.legal() else self.otherwise.choose(narrowed, thoughts)


def visit(rules: Rules[Any], plan: Plan, number: int) -> Visit:
    """Play one game with a guest."""
    kind, _, name = plan.question.partition(" ")
    table, thoughts, day, tries = [dice_for(plan.seed, number, stream) for stream in ("table", "bots", "day", "tries")]
    guest = number % plan.seats
    names = [name if kind == GUEST and seat == guest else bot for seat, bot in enumerate(plan.bots)]
    players = [bots.bot(each, day) for each in names]
    bound = Bound(players[guest], restriction(rules, name), tries) if kind == WITHOUT else None
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, table, SILENT)
    while not state.over:
        seat = int(lowest(state.waiting))
        if bound is not None and seat == guest:
            action = bound.decide(rules, state, seat, thoughts)
        else:
            action = players[seat].choose(Perspective(rules, state, seat), thoughts)
        rules.choose(state, seat, action, SILENT)
        rules.settle(state, table, SILENT)
    scores = [int(rules.score(state, seat, BLANK)) for seat in range(plan.seats)]
    came, anyway = (bound.came, bound.anyway) if bound is not None else (0, 0)
    return Visit(number, guest, scores, rules.winners(state), came, anyway)


class Visits:
    """What many games with the same question say about the guest."""

    def __init__(self) -> None:
        self.gains = Sums()
        self.points = Sums()  # the guest's, less the mean of the others' times the number of others
        self.came = self.anyway = 0
        self.games_with = 0  # games in which something forbidden was legal at least once

    def add(self, game: Visit) -> None:
        self.gains.add(game.gain())
        self.points.add(game.lead())
        self.came += game.came
        self.anyway += game.anyway
        self.games_with += game.came > 0
