"""What one seat may see and imagine: the only thing a player is ever given."""

from typing import Generic

from mypy_extensions import i64

from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.errors import IllegalAction
from hortus.core.rules import Rules
from hortus.core.state import NONE, S, Sealed


class Perspective(Generic[S]):
    """A table from one seat, or from a spectator's chair (NONE); the true state stays behind it."""

    def __init__(self, rules: Rules[S], state: S, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self._state = state

    def legal(self) -> list[int]:
        """What this seat may choose now, ascending; empty when it is not asked."""
        if self.seat == NONE:
            return []
        return self.rules.legal(self._state, i64(self.seat))

    def owed(self) -> list[int]:
        """The same for whoever must choose, as bots must; an IllegalAction where this seat is not asked."""
        legal = self.legal()
        if not legal:
            raise IllegalAction(f"Seat {self.seat} is not asked now, so there is nothing to choose.")
        return legal

    def view(self) -> dict[str, object]:
        """The game's own view, and what the core knows about the step and the pending choices."""
        state = self._state
        step = self.rules.steps[state.step]
        own: list[int] = [] if self.seat == NONE else state.sealed[self.seat].listed()
        asked = self.seat in members(state.waiting)
        seen: dict[str, object] = {
            "game": self.rules.setup.game,
            "seat": self.seat,
            "seats": int(state.seats),
            "step": step.name,
            "prompt": self.rules.choices[state.step].prompt(state, self.seat) if asked else "",
            "waiting": members(state.waiting),
            "sealed": own,
            "over": state.over,
        }
        for key, value in self.rules.view(state, self.seat).items():
            assert key not in seen
            seen[key] = value
        return seen

    def covers(self, other: int) -> bool:
        """Whether the points of this other seat are not shown here."""
        return self.rules.covers(self._state, self.seat, other)

    def imagine(self, dice: Dice) -> S:
        """A state this seat could be in: what it cannot see is dealt anew, what others sealed is open again."""
        world = self.rules.imagine(self._state, self.seat, dice)
        for other in range(int(world.seats)):
            if other != self.seat and world.sealed[other].count:
                world.sealed[other] = Sealed()
                world.waiting |= bit(i64(other))
        return world
