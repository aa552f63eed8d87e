"""Judgements about a table, for bots. Rules never use them."""

from math import exp
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import S, State

ENDLESS: Final = 1_000_000
"""More pieces than any table has."""


class Solver(Generic[S]):
    """Plays the end of a game perfectly."""

    def best(self, state: S) -> tuple[i64, i64]:
        """The best action for the seat to move, and the margin it leads to."""
        raise NotImplementedError


class Planner(Generic[S]):
    """A game's own search, for positions in which nothing is hidden."""

    def begin(self, state: S, luck: i64) -> None:
        """A new search. The same position and luck give the same result: nothing is kept from the one before."""
        raise NotImplementedError

    def go_on(self, simulations: i64) -> None:
        """Search with this many simulations more."""
        raise NotImplementedError

    def report(self, support: vec[float]) -> None:
        """Add to each action of the seat to move what speaks for it so far."""
        raise NotImplementedError


class Heuristics(Generic[S]):
    """What bots believe about a game, in that game's points."""

    scale: float = 20.0
    """The lead in points that counts as clear. A search measures leads by it."""

    def value(self, state: S, seat: i64) -> float:
        """How good this seat's position is, compared with the others, without looking ahead."""
        raise NotImplementedError

    def traits(self) -> list[str]:
        """The names of what `describe` writes. A learned value has a weight for each."""
        return []

    def hand(self) -> list[float]:
        """A hand-made weight for each trait. Learning starts with these."""
        return []

    def describe(self, state: S, seat: i64, row: vec[float]) -> None:
        """Write this seat's traits, roughly in points. Only for games that are not over."""
        raise NotImplementedError

    def promise(self, state: S, seat: i64, action: i64) -> float:
        """How good this legal action looks without trying it."""
        raise NotImplementedError

    def ready(self, state: S, seat: i64) -> None:
        """Called before a series of `judge`: calculates what is the same for all actions of one decision."""
        return

    def judge(self, state: S, seat: i64, action: i64) -> float:
        """The promise of an action, in the state of the last call of `ready`."""
        return self.promise(state, seat, action)

    def undecided(self, state: S) -> i64:
        """How many pieces are left to decide on, in a game whose end can be solved."""
        return ENDLESS

    def solver(self) -> "Solver[S] | None":
        """A new solver for the end of the game, or None if the game has none."""
        return None

    def planner(self) -> "Planner[S] | None":
        """A new search of the game's own, or None if the usual ones do."""
        return None

    def study(self, state: S, seat: i64, actions: vec[i64], count: i64, worths: vec[float]) -> None:
        """Look closely at the actions of one decision, and add the promise of each to its value.

        For a bot that has time before it tries things out: replies, plans of several
        decisions, whatever a game's strong players work out. At first sight will do
        where nobody looks closer.
        """
        self.ready(state, seat)
        index: i64
        for index in range(count):
            worths[index] += self.judge(state, seat, actions[index])

    def favourite(self, state: S, seat: i64, legal: vec[i64], count: i64, first: i64) -> i64:
        """The action with the highest promise. Ties go to the first one from place `first` on, going round the list."""
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
    """For a game without knowledge: the current score, and the same promise for every action."""

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


def squash(lead: float) -> float:
    """A lead, measured in clear leads, as a number between 0 and 1."""
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
