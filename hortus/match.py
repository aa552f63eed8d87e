"""A match as people use it: with a seed of its own, checked at the door, and a picture in a notebook."""

import secrets
from typing import Any

from hortus.core import match as core
from hortus.core.deal import Deal, seeded
from hortus.core.errors import IllegalAction
from hortus.core.events import Event
from hortus.core.rules import Rules
from hortus.core.state import NONE


class Match(core.Match[Any]):
    """One game being played, from a seed (a number or a text) or from a sealed deal."""

    def __init__(
        self, rules: Rules[Any], seed: int | str | None = None, *, deal: Deal | None = None, begin: bool = True
    ) -> None:
        if deal is None:
            deal = seeded(secrets.token_hex(16) if seed is None else seed)
        super().__init__(rules, deal, begin)

    def submit(self, seat: int, action: int) -> list[Event]:
        # Compiled code would take True for 1 and answer a text with a TypeError.
        if type(seat) is not int or type(action) is not int:
            raise IllegalAction(f"A decision is a seat and an action, both whole numbers, not {seat!r} and {action!r}.")
        return super().submit(seat, action)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        from hortus import art

        return art.draw(self.rules.scene(), self.perspective(NONE).view())
