"""What a player might think of a table: for bots and the coach, never for rules."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import S


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
