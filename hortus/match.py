"""A match as people use it: with a seed of its own, checked at the door, and a picture in a notebook."""

import secrets
from contextlib import suppress
from typing import Any

from hortus.core import match as core
from hortus.core.deal import Deal, seeded
from hortus.core.errors import IllegalAction, SetupError
from hortus.core.events import Event
from hortus.core.rules import Rules
from hortus.core.state import NONE


class Match(core.Match[Any]):
    """One game being played, from a seed (a number or a text) or from a sealed deal."""

    def __init__(
        self, rules: Rules[Any], seed: int | str | None = None, *, deal: Deal | None = None, begin: bool = True
    ) -> None:
        if not isinstance(rules, Rules):
            raise SetupError(f"A match is played by rules, as hortus.rules('petal') gives them, not by {rules!r}.")
        if deal is None:
            deal = seeded(secrets.token_hex(16) if seed is None else _text(seed))
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


def _text(seed: object) -> str:
    if isinstance(seed, int | str):
        with suppress(ValueError):  # Python does not write out numbers of many thousand digits
            return str(seed)
    raise SetupError("A seed is a number or a text, such as 7 or 'garden'.")
