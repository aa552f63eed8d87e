"""Finding puzzles in games of bots.

A position is a puzzle if one action is clearly better than every other legal one, by
trials from what the seat can see, and the first look at the actions misses it. Other
seeds and ten times the trials must confirm it. In Petal only positions count that the
solver can work out, so nothing is left to trials.
"""

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations
from typing import Any, NamedTuple

from hortus import bots, tables
from hortus.bots.greedy import GreedyBot
from hortus.coach import reasons
from hortus.coach.course import course
from hortus.coach.evaluate import Samples
from hortus.coach.judging import glance
from hortus.coach.puzzles.puzzle import Puzzle
from hortus.coach.puzzles.racing import Race
from hortus.coach.thresholds import CONFIRMING, FEWEST, FIRST_LOOKS, FROM_ONE_GAME, TRIES
from hortus.coach.trials.trial import Trials
from hortus.core.dice import Dice
from hortus.core.kind import GameKind
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.match import Match

LOOKING, CONFIRMED = 5 << 20, 7 << 20
"""Series of seeds: the trials that found an answer do not confirm it."""
BREADTH = 6
"""The actions that are compared first. Nearly every answer is among those that a close look likes best."""
LATE = 0.6
"""The part of a game's decisions that is looked at. Early ones seldom depend on one action, and trials are long."""
PLAYERS = ["level-5", "level-7", "level-6"]
"""Who plays the games: quick bots of middling strength, so that positions are sensible and mistakes happen."""
SOLVED = ("petal",)
"""Games whose puzzles come from the solver alone."""
LEVELS = 10


class Table(NamedTuple):
    """Seats and modules of a table."""

    seats: int
    modules: tuple[str, ...]


@cache
def tables_of(game: str) -> list[Table]:
    """Every number of seats from two on, without modules, with each module, and with as many as go together."""
    kind = tables.game_kind(game)
    return [Table(seats, modules) for seats in kind.seats if seats > 1 for modules in _modules(kind, seats)]


def _modules(kind: GameKind, seats: int) -> list[tuple[str, ...]]:
    there = [module for module in kind.modules if seats in module.seats]
    sets: list[tuple[str, ...]] = [(), *[(module.key,) for module in there]]
    for size in range(len(there), 1, -1):
        for some in combinations(there, size):
            if not any(other.key in module.without for module in some for other in some):
                return [*sets, tuple(module.key for module in some)]
    return sets


def search(game: str, number: int, seed: str) -> list[Puzzle]:
    """The puzzles in one game of bots. The numbers take turns at all tables of the game."""
    choices = tables_of(game)
    at = choices[number % len(choices)]
    rules = tables.rules(game, at.seats, at.modules)
    found: list[Puzzle] = []
    for perspective, moves in positions(rules, f"puzzles {seed} {number}", number):
        made = Position(rules, perspective, number).puzzle(moves)
        if made is not None:
            found.append(made)
            if len(found) == FROM_ONE_GAME:
                break
    return found


def positions(rules: Rules[Any], seed: str, number: int) -> Iterator[tuple[Perspective[Any], list[tuple[int, int]]]]:
    """Every real choice in a game of bots, as its seat saw it, and the moves before it.

    The last one comes first: late in a game more depends on one action, and trials are short.
    """
    match = Match(rules, seed=seed)
    dice = Dice(number)
    seats = int(rules.seats)
    players = [bots.bot(PLAYERS[seat % len(PLAYERS)]) for seat in range(seats)]
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, players[seat].choose(match.perspective(seat), dice))
    followed = course(rules, match.record())
    decisions = followed.decisions
    for step in reversed(decisions[int(len(decisions) * (1 - LATE)) :]):
        perspective = followed.perspective(step)
        if len(perspective.legal()) >= FEWEST:
            yield perspective, match.moves[: step.move]


class Position:
    """One decision that may be a puzzle."""

    def __init__(self, rules: Rules[Any], perspective: Perspective[Any], number: int) -> None:
        self.rules = rules
        self.perspective = perspective
        self.seat = perspective.seat
        self.legal = perspective.owed()
        self.number = number
        self.trials = Trials(rules)
        self.seats = int(rules.seats)
        self.exact = not rules.hides and self.trials.solved(perspective.imagine(Dice(0)))

    @cached_property
    def order(self) -> list[int]:
        """The legal actions, those that promise most first."""
        return glance(self.perspective, Dice(self.number))

    def puzzle(self, moves: list[tuple[int, int]]) -> Puzzle | None:
        """The puzzle of this position, if it is one."""
        if self.rules.setup.game in SOLVED and not self.exact:
            return None
        tempting = self.first_sight()
        if not tempting:
            return None
        answer = self._promising(tempting)
        if answer in tempting or answer is None:
            return None
        confirmed = self._confirmed(answer, tempting[0])
        if confirmed is None:
            return None
        best, rivals = confirmed
        lead = min((best.ahead(rival, self.seat) for rival in rivals.values()), key=lambda each: each.mean)
        against = rivals[tempting[0]]
        why = reasons.why(best, against, self.seat, self.seats)
        if not why.lines:
            return None  # nothing could be said about it afterwards
        setup = self.rules.setup
        return Puzzle(
            game=setup.game, version=setup.version, seats=self.seats, modules=setup.modules[:], moves=moves,
            seat=self.seat, answer=answer, tempting=tempting[0], share=best.share(self.seat).mean,
            instead=against.share(self.seat).mean, lead=lead,
            points=why.mine, theme=why.theme, why=why.lines, level=self.level(answer),
        )  # fmt: skip

    def first_sight(self) -> list[int]:
        """What looks best at first sight, looked at a few times; the most frequent first. Dice decide ties."""
        seen = [GreedyBot().choose(self.perspective, Dice(number)) for number in range(FIRST_LOOKS)]
        return sorted(set(seen), key=lambda action: (-seen.count(action), action))

    def level(self, answer: int) -> int:
        """The lowest level from which on all bots find the answer in most of their tries."""
        for level in range(LEVELS - 1, 0, -1):
            player = bots.bot(f"level-{level}")
            found = sum(player.choose(self.perspective, Dice(number)) == answer for number in range(TRIES))
            if 2 * found <= TRIES:
                return level + 1
        return 1

    # ---- trials

    def _promising(self, tempting: list[int]) -> int | None:
        """The action that stands out in a few trials."""
        some = self.legal if self.exact else self.order[:BREADTH]
        race = Race(self.trials, self.perspective, LOOKING, self.exact)
        return race.promising(list(dict.fromkeys([*tempting, *some])), tempting)

    def _confirmed(self, answer: int, tempting: int) -> tuple[Samples, dict[int, Samples]] | None:
        """The trials of the answer and of its rivals, if it is better than every legal action with other seeds."""
        race = Race(self.trials, self.perspective, CONFIRMED, self.exact)
        rivals = list(dict.fromkeys([tempting, *self.order]))
        rivals.remove(answer)
        found = race.confirmed(answer, rivals)
        if not found:
            return None
        race.more(tempting, CONFIRMING[-1])
        return found.pop(answer), found
