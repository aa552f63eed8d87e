"""Points and the reasons for them."""

from typing import Final, Generic

from mypy_extensions import i64

from hortus.core.state import S


class Ledger:
    """Hears why points are given and forgets it at once; search scores with this one."""

    def mark(self, piece: i64) -> None:
        """A piece that the next line counts: a cell, a tile, whatever the game's board names."""
        return

    def note(self, reason: str, count: i64, points: i64) -> None:
        """A line of the score sheet."""
        return


class Itemised(Ledger):
    """Keeps the reasons, in the order the rulebook scores them."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int, int]] = []
        self.marks: list[list[int]] = []  # for each line the pieces it counts
        self.pending: list[int] = []

    def mark(self, piece: i64) -> None:
        self.pending.append(int(piece))

    def note(self, reason: str, count: i64, points: i64) -> None:
        self.lines.append((reason, int(count), int(points)))
        self.marks.append(self.pending)
        self.pending = []


class Clause(Generic[S]):
    """One paragraph of a scoring page."""

    def score(self, state: S, seat: i64, ledger: Ledger) -> i64:
        """This seat's points under this paragraph alone; the ledger hears why."""
        raise NotImplementedError


BLANK: Final = Ledger()
