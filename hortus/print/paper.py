"""Paper sizes, and what a printer and a pair of scissors need of them. Everything is in millimetres."""

from typing import NamedTuple

EDGE = 6.0
"""Printers leave so much of each side white; nothing of ours is nearer to it."""
MARGIN = 12.0
"""Pieces with their bleed stay so far from the sides; the room outside is for crop marks."""
HEAD = 16.0
"""Above the pieces there is a line that says what the sheet is."""
MOST_BLEED = 5.0
WIDEST = 174.0
HIGHEST = 234.0
"""The largest piece, without its bleed: it fits every paper."""


class Paper(NamedTuple):
    """One size of paper, upright."""

    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """What is left for pieces with their bleed."""
        return self.width - 2 * MARGIN, self.height - HEAD - MARGIN


PAPERS = {paper.name: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}
