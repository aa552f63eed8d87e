"""Every number that crosses Petal's doorstep: actions in, events out.

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

STARTED: Final = EventKind("started", ["colour"], "The tree shows {colour}: {colour} begins.")
LAID: Final = EventKind("laid", ["cell", "colour", "number"], "{cell} is {colour} {number}.")
FLIPPED: Final = EventKind("flipped", ["cell", "onto", "size"], "{who} flips {cell} onto {onto}, a flower of {size}.")
PICKED: Final = EventKind(
    "picked",
    ["cell", "size", "green", "pink", "points"],
    "{who} picks {cell}, a flower of {size}: green {green}, pink {pink}, {points} points.",
)
UNCOVERED: Final = EventKind(
    "uncovered", ["cell", "size", "green", "pink"], "{cell} is uncovered: green {green}, pink {pink}.", reveals=True
)
LAID_UNSAID: Final = EventKind("laid_unsaid", ["cell", "colour"], "{cell} is {colour}.")
"""A tile laid in the memory game. What was told can be read again, so its number is only seen."""


class PetalActions:
    """flip(way, cell) and pick(cell)."""

    def __init__(self, cells: list[str]) -> None:
        cell = Field("cell", cells)
        self.flip = Block("flip", [Field("way", ARROWS), cell], "{cell}{way}")
        self.pick = Block("pick", [cell], "{cell}")

    def blocks(self) -> list[Block]:
        """In the order of their numbers; new blocks are only ever appended."""
        return [self.flip, self.pick]
