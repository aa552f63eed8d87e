"""What one seat may see and imagine. A player never gets anything else."""

from typing import Generic

from mypy_extensions import i64

from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.errors import IllegalAction
from hortus.core.message import Message
from hortus.core.rules import Rules
from hortus.core.state import NONE, S, Sealed


class Perspective(Generic[S]):
    """A table as one seat or a spectator (NONE) sees it. It does not give access to the true state."""

    def __init__(self, rules: Rules[S], state: S, seat: int) -> None:
        self.rules = rules
        """The rules of the table."""
        self.seat = seat
        """Whose perspective this is; NONE for a spectator."""
        self._state = state

    def legal(self) -> list[int]:
        """The legal actions of this seat, ascending; empty if it isn't its turn."""
        if self.seat == NONE:
            return []
        return self.rules.legal(self._state, i64(self.seat))

    def refusal(self, action: int) -> Message | None:
        """Why this seat may not do this now, as far as it may know; None if it may."""
        if self.seat == NONE:
            return Message("refused-spectator")
        return self.rules.refusal(self._state, self.seat, action)

    def owed(self) -> list[int]:
        """The same for bots, which must choose something: an IllegalAction if it isn't this seat's turn."""
        legal = self.legal()
        if not legal:
            if self.seat == NONE:
                raise IllegalAction("refused-spectator")
            raise IllegalAction("refused-nothing-to-choose", seat=str(self.seat))
        return legal

    def view(self) -> dict[str, object]:
        """The game's own view, with the current step and the pending choices."""
        state = self._state
        step = self.rules.steps[state.step]
        own: list[int] = [] if self.seat == NONE else state.sealed[self.seat].listed()
        asked = self.seat in members(state.waiting)
        asks = self.rules.choices[state.step].prompt(state, self.seat) if asked else None
        seen: dict[str, object] = {
            "game": self.rules.setup.game,
            "seat": self.seat,
            "seats": int(state.seats),
            "step": step.name,
            "prompt": str(asks) if asks is not None else "",
            "asks": asks.spelled() if asks is not None else None,
            "waiting": members(state.waiting),
            "sealed": own,
            "over": state.over,
        }
        for key, value in self.rules.view(state, self.seat).items():
            assert key not in seen
            seen[key] = value
        return seen

    def covers(self, other: int) -> bool:
        """Whether the points of the other seat are hidden from this one."""
        return self.rules.covers(self._state, self.seat, other)

    def imagine(self, dice: Dice) -> S:
        """A possible state: what this seat cannot see is dealt again, and others have not chosen yet."""
        world = self.rules.imagine(self._state, self.seat, dice)
        for other in range(int(world.seats)):
            if other != self.seat and world.sealed[other].count:
                world.sealed[other] = Sealed()
                world.waiting |= bit(i64(other))
        return world
