"""The match of the public API: it picks a seed, checks its input, and shows a picture in a notebook."""

import secrets
from contextlib import suppress
from typing import Any

from hortus.core import match as core
from hortus.core.deal import Deal, seeded
from hortus.core.errors import IllegalAction, SetupError
from hortus.core.events import Event
from hortus.core.message import Message
from hortus.core.plain import quoted
from hortus.core.rules import Rules
from hortus.core.state import NONE


class Reason(str):
    """Why points were given, in English; `key` and `values` say the same to programs."""

    message: Message

    def __new__(cls, message: Message) -> "Reason":
        reason = super().__new__(cls, str(message))
        reason.message = message
        return reason

    @property
    def key(self) -> str:
        return self.message.key

    @property
    def values(self) -> dict[str, object]:
        return self.message.values


class Match(core.Match[Any]):
    """One game being played.

    The random draws come from `seed` (a number or a text) or from a sealed
    `deal`. Without both, the match picks a seed. `begin=False` leaves out the
    first random draws.
    """

    def __init__(
        self, rules: Rules[Any], seed: int | str | None = None, *, deal: Deal | None = None, begin: bool = True
    ) -> None:
        if not isinstance(rules, Rules):
            raise SetupError("refused-rules", found=quoted(rules))
        if deal is None:
            deal = seeded(secrets.token_hex(16) if seed is None else _text(seed))
        super().__init__(rules, deal, begin)

    def submit(self, seat: int, action: int) -> list[Event]:
        """Make a decision for a seat. Returns the events that follow.

        An IllegalAction changes nothing.
        """
        # Compiled code would accept True as 1, and raise a TypeError for a text.
        if type(seat) is not int or type(action) is not int:
            raise IllegalAction("refused-decision", seat=quoted(seat), action=quoted(action))
        return super().submit(seat, action)

    def ledger(self, seat: int) -> list[tuple[Reason, int, int]]:
        """Why this seat has its points: (reason, count, points), adding up to the score."""
        return [(Reason(reason), count, points) for reason, count, points in self.sheet(seat).lines]

    def _repr_svg_(self) -> str:
        """The picture in a notebook: the table as a spectator sees it."""
        from hortus import art

        return art.draw(self.rules.scene(), self.perspective(NONE).view())


def _text(seed: object) -> str:
    if isinstance(seed, int | str):
        with suppress(ValueError):  # Python refuses to print numbers with thousands of digits
            return str(seed)
    raise SetupError("refused-seed")
