"""What a player might think of a table: for bots and the coach, never for rules."""

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import S, State

ENDLESS: Final = 1_000_000
"""More pieces than any table has."""


class Solver(Generic[S]):
    """Plays the end of a game without a fault."""

    def best(self, state: S) -> tuple[i64, i64]:
        """The best action for the seat to move, and the margin it leads to."""
        raise NotImplementedError


class Heuristics(Generic[S]):
    """A game's rules of thumb, in points of that game."""

    scale: float = 20.0
    """A lead of so many points is a clear one; a search weighs leads by it."""

    def value(self, state: S, seat: i64) -> float:
        """How well this seat stands, compared with the others, as if play stopped being clever now."""
        raise NotImplementedError

    def traits(self) -> list[str]:
        """The names of what `describe` writes: what a value that is learned can put weights on."""
        return []

    def hand(self) -> list[float]:
        """A hand-made weight for each trait, where learning begins."""
        return []

    def describe(self, state: S, seat: i64, row: vec[float]) -> None:
        """Write this seat's traits, in points or something like it; for tables that are not over."""
        raise NotImplementedError

    def promise(self, state: S, seat: i64, action: i64) -> float:
        """How good this legal action looks before it is tried."""
        raise NotImplementedError

    def ready(self, state: S, seat: i64) -> None:
        """Before a row of `judge`: work out what is the same for all actions of one decision."""
        return

    def judge(self, state: S, seat: i64, action: i64) -> float:
        """The promise of an action in the state that `ready` saw last."""
        return self.promise(state, seat, action)

    def undecided(self, state: S) -> i64:
        """How many pieces are left to decide about, for a game whose end can be solved."""
        return ENDLESS

    def solver(self) -> "Solver[S] | None":
        """A new solver for the end of the game; None where there is none."""
        return None

    def study(self, state: S, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """Look closely at the actions of one decision and add to each one's worth what it promises.

        For a bot that has time before it tries things out: replies, plans of several
        decisions, whatever a game's strong players work out. At first sight will do
        where nobody looks closer.
        """
        self.ready(state, seat)
        index: i64
        for index in range(count):
            worths[index] += self.judge(state, seat, actions[index])

    def favourite(self, state: S, seat: i64, legal: vec[i64], count: i64, first: i64) -> i64:
        """The action that promises most; of equals the first one met from place `first` on, round the list."""
        self.ready(state, seat)
        best_action = legal[first]
        best = self.judge(state, seat, best_action)
        index: i64
        for index in range(first + 1, first + count):
            action = legal[index - count if index >= count else index]
            promise = self.judge(state, seat, action)
            if promise > best:
                best = promise
                best_action = action
        return best_action


class RulesAlone(Heuristics[State]):
    """For a game that nobody has thought about: the score as it stands, and one action like another."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def value(self, state: State, seat: i64) -> float:
        best: i64 = 0 if state.seats == 1 else -ENDLESS
        other: i64
        for other in range(state.seats):
            points = self.rules.score(state, other, BLANK)
            if other != seat and points > best:
                best = points
        return float(self.rules.score(state, seat, BLANK) - best)

    def promise(self, state: State, seat: i64, action: i64) -> float:
        return 0.0
