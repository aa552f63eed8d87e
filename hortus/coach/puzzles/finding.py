"""Finding puzzles in games of bots.

A position is a puzzle if one action is clearly better than every other legal one, by
trials from what the seat can see, and the first look at the actions misses it. Other
seeds and ten times the trials must confirm it. In Petal only positions count that the
solver can work out, so nothing is left to trials.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from hortus import bots, tables
from hortus.bots.greedy import GreedyBot
from hortus.coach import reasons
from hortus.coach.evaluate import Estimate, Evaluator, Samples
from hortus.coach.judging import glance
from hortus.coach.puzzles.puzzle import Puzzle
from hortus.coach.thresholds import (
    CONFIRMING,
    FEWEST,
    FIRST_LOOKS,
    FROM_ONE_GAME,
    INACCURACY,
    MISTAKE,
    SEARCHING,
    TRIES,
    Search,
    scaled,
)  # fmt: skip
from hortus.coach.trials.trial import Trials
from hortus.core.dice import Dice
from hortus.core.kind import GameKind
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.match import Match

LOOKING, CHECKING, CONFIRMED = 5 << 20, 6 << 20, 7 << 20
"""Series of seeds: each look at a position has its own."""
BREADTH = 10
"""The actions that are compared first."""
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
    for match, seat in _positions(rules, f"puzzles {seed} {number}", number):
        made = Position(rules, match.perspective(seat), number).puzzle(match.moves[:])
        if made is not None:
            found.append(made)
            if len(found) == FROM_ONE_GAME:
                break
    return found


def _positions(rules: Rules[Any], seed: str, number: int) -> Iterator[tuple[Match, int]]:
    """Every position of a game in which a seat has a real choice."""
    match = Match(rules, seed=seed)
    dice = Dice(number)
    seats = int(rules.seats)
    players = [bots.bot(PLAYERS[seat % len(PLAYERS)]) for seat in range(seats)]
    while not match.over:
        seat = match.waiting[0]
        if len(match.legal(seat)) >= FEWEST:
            yield match, seat
        match.submit(seat, players[seat].choose(match.perspective(seat), dice))


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
        some = self.legal if self.exact else glance(self.perspective, Dice(self.number))[:BREADTH]
        looked = list(dict.fromkeys([*tempting, *some]))
        evaluator = Evaluator(self.trials, LOOKING)
        found = {action: self._tried(evaluator, action, SEARCHING.first) for action in looked}
        best = max(looked, key=lambda action: (found[action].share(self.seat).mean, action))
        if best in tempting or not self._stands_out(best, looked, CHECKING, SEARCHING):
            return None
        return best

    def _confirmed(self, answer: int, tempting: int) -> tuple[Samples, dict[int, Samples]] | None:
        """The trials of the answer and of its rivals, if it is better than every legal action with other seeds."""
        found = self._stands_out(answer, self.legal, CONFIRMED, CONFIRMING)
        if not found:
            return None
        evaluator = Evaluator(self.trials, CONFIRMED)
        self._more(evaluator, found[tempting], tempting, CONFIRMING.all)
        return found.pop(answer), found

    def _stands_out(self, answer: int, actions: list[int], series: int, search: Search) -> dict[int, Samples]:
        """The trials of these actions, if the answer is clearly better than each; otherwise nothing.

        Rivals that are far behind after a few trials get no more.
        """
        evaluator = Evaluator(self.trials, series)
        best = self._tried(evaluator, answer, search.first)
        close: list[int] = []
        found = {answer: best}
        for action in actions:
            if action != answer:
                found[action] = self._tried(evaluator, action, search.first)
                lead = best.ahead(found[action], self.seat)
                if lead.high < scaled(MISTAKE, self.seats):
                    return {}
                if lead.low <= scaled(MISTAKE, self.seats):
                    close.append(action)
        self._more(evaluator, best, answer, search.all)
        for action in close:
            self._more(evaluator, found[action], action, search.all)
            if not self._clear(best.ahead(found[action], self.seat)):
                return {}
        return found

    def _clear(self, lead: Estimate) -> bool:
        """Whether any other action would be a mistake, and surely an inaccuracy."""
        return lead.mean >= scaled(MISTAKE, self.seats) and lead.low >= scaled(INACCURACY, self.seats)

    def _tried(self, evaluator: Evaluator, action: int, count: int) -> Samples:
        samples = Samples(self.exact)
        self._more(evaluator, samples, action, count)
        return samples

    def _more(self, evaluator: Evaluator, samples: Samples, action: int, count: int) -> None:
        evaluator.more_of_action(samples, self.perspective, action, count)
