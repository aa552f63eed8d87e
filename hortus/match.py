"""A match as people use it: with a seed of its own, and a picture in a notebook."""

import secrets
from typing import Any

from hortus.core import match as core
from hortus.core.deal import Deal, seeded
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

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        from hortus import art

        return art.draw(self.rules.scene(), self.perspective(NONE).view())
