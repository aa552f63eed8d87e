"""What a player might think of a table: for bots and the coach, never for rules."""

from typing import Generic

from mypy_extensions import i64

from hortus.core.state import S


class Heuristics(Generic[S]):
    """A game's rules of thumb, in points of that game."""

    scale: float = 20.0
    """A lead of so many points is a clear one; a search weighs leads by it."""

    def value(self, state: S, seat: i64) -> float:
        """How well this seat stands, compared with the others, as if play stopped being clever now."""
        raise NotImplementedError

    def promise(self, state: S, seat: i64, action: i64) -> float:
        """How good this legal action looks before it is tried."""
        raise NotImplementedError
