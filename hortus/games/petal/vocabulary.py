"""The actions and events of Petal, and how they are written.

Written, a flip is a cell and an arrow (`c4>` flips what lies on c4 onto d4) and
a pick is the cell alone (`c4`). Columns are letters from the left, rows are
numbers from the top.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind

GREEN: Final = 0
PINK: Final = 1
COLOURS: Final = ["green", "pink"]
ARROWS: Final = ["^", "<", ">", "v"]

STARTED: Final = EventKind("started", ["colour"])
LAID: Final = EventKind("laid", ["cell", "colour", "number"])
FLIPPED: Final = EventKind("flipped", ["cell", "onto", "size"])
PICKED: Final = EventKind(
    "picked",
    ["cell", "size", "green", "pink", "points"],
)
UNCOVERED: Final = EventKind("uncovered", ["cell", "size", "green", "pink"], reveals=True)
LAID_UNSAID: Final = EventKind("laid_unsaid", ["cell", "colour"])
"""A tile laid in the memory game. The log can be read again, so it must not contain the number."""


class PetalActions:
    """flip(way, cell) and pick(cell)."""

    def __init__(self, cells: list[str]) -> None:
        cell = Field("cell", cells)
        self.flip = Block("flip", [Field("way", ARROWS), cell], "{cell}{way}")
        self.pick = Block("pick", [cell], "{cell}")

    def blocks(self) -> list[Block]:
        """In the order of their numbers. New blocks are always added at the end."""
        return [self.flip, self.pick]
