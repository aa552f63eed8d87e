"""The question that a seat asks the others before it takes back what they have already answered with moves.

`takeback.py` decides what may be asked; this is what the table remembers of it.
"""

import msgspec

from hortus.core.state import NONE
from hortus.server.tables.entries import Answered, Asked


class TakebackRequest(msgspec.Struct, frozen=True):
    """May this seat take back to the first `keep` moves? The seats in `of` must agree."""

    seat: int
    keep: int
    of: list[int]
    agreed: list[int] = []


class TakebackRequests:
    """The open question of a table, and how often something was taken back."""

    def __init__(self) -> None:
        self.open: TakebackRequest | None = None
        self.count = 0

    def take_in(self, body: Asked | Answered) -> int:
        """Take in a question or an answer; returns how many moves are kept if everybody agrees now, else NONE."""
        if isinstance(body, Asked):
            self.open = TakebackRequest(body.seat, body.keep, body.of)
        elif self.open is not None:
            agreed = [*self.open.agreed, body.seat]
            self.open = msgspec.structs.replace(self.open, agreed=agreed) if body.agrees else None
        if self.open is None or set(self.open.of) - set(self.open.agreed):
            return NONE
        self.count += 1
        return self.open.keep

    def shown(self) -> dict[str, object] | None:
        """The open question, for everybody at the table."""
        request = self.open
        return None if request is None else {"seat": request.seat, "of": request.of, "agreed": request.agreed}
