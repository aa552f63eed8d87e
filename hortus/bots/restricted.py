"""What a seat sees if it may not do everything that the rules allow: for measuring what a thing is worth."""

from typing import Any

from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import State


class Narrowed(Perspective[Any]):
    """A perspective without some of its legal actions. If that leaves none, the seat may choose any."""

    def __init__(self, rules: Rules[Any], state: State, seat: int, barred: list[int]) -> None:
        super().__init__(rules, state, seat)
        self.barred = barred
        """The actions that this seat may not choose."""

    def legal(self) -> list[int]:
        legal = super().legal()
        allowed = [action for action in legal if action not in self.barred]
        return allowed if allowed else legal
