"""Points and the reasons for them."""

from typing import Final, Generic

from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.state import S


class Ledger:
    """Receives the reasons for points and ignores them. A search scores with this one."""

    def mark(self, piece: i64) -> None:
        """A piece that the next line counts, for example a cell or a tile."""
        return

    def note(self, reason: Message, count: i64, points: i64) -> None:
        """A line of the score sheet."""
        return


class Itemised(Ledger):
    """Keeps the reasons, in the order of the rulebook."""

    def __init__(self) -> None:
        self.lines: list[tuple[Message, int, int]] = []
        self.marks: list[list[int]] = []  # for each line the pieces it counts
        self.pending: list[int] = []

    def mark(self, piece: i64) -> None:
        self.pending.append(int(piece))

    def note(self, reason: Message, count: i64, points: i64) -> None:
        self.lines.append((reason, int(count), int(points)))
        self.marks.append(self.pending)
        self.pending = []


class Clause(Generic[S]):
    """One paragraph of the scoring rules."""

    def score(self, state: S, seat: i64, ledger: Ledger) -> i64:
        """The points of this seat under this paragraph alone. The ledger gets the reasons."""
        raise NotImplementedError


BLANK: Final = Ledger()
