"""Where each piece lies: sheets of pieces in rows, and their backs behind them.

Pieces of one size lie in blocks of rows and columns, so that a cut goes through
the whole block.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from hortus.print.paper import EDGE, HEAD, MARGIN, Paper
from hortus.print.piece import Piece

MARK = 4.0
"""The length of a crop mark, with the gap before it."""
GAP = 1.0
CROSS = 1.8
"""Half the length of a registration cross."""


class Lying(NamedTuple):
    """A piece on a sheet, by the upper left corner of its cut."""

    piece: Piece
    x: float
    y: float


class Line(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float


class Sheet(NamedTuple):
    """One side of paper: its pieces, and the crop marks round their blocks."""

    what: str
    lying: list[Lying]
    marks: list[Line]

    @property
    def has_backs(self) -> bool:
        return any(lying.piece.back for lying in self.lying)


def arrange(pieces: Sequence[Piece], paper: Paper, bleed: float, marks: bool) -> list[Sheet]:
    """All pieces of one `what`, block after block, in their order."""
    sheets: list[Sheet] = []
    ends: list[float] = []  # how far down each sheet is used
    rim = MARK if marks else 0.0
    for size, same in groupby(sorted(pieces, key=_size), key=_size):
        waiting = list(same)
        wide, high = size[1] + 2 * bleed, size[2] + 2 * bleed
        columns = max(1, int((paper.room[0] + 1e-6) // wide))
        while waiting:
            # The first sheet that still has room: small pieces fill what large ones left.
            place = 0
            while place < len(sheets) and _rows(paper, ends[place], rim, high) < 1:
                place += 1
            if place == len(sheets):
                sheets.append(Sheet(pieces[0].what, [], []))
                ends.append(HEAD)
            many = max(1, _rows(paper, ends[place], rim, high)) * columns
            block, waiting = waiting[:many], waiting[many:]
            across = min(columns, len(block))
            left = (paper.width - across * wide) / 2
            _put(sheets[place], block, across, (left, ends[place] + rim), bleed, marks)
            ends[place] += -(-len(block) // across) * high + 2 * rim + GAP
    return sheets


def _rows(paper: Paper, end: float, rim: float, high: float) -> int:
    """How many rows of this height still fit below."""
    return int((paper.height - MARGIN - end - 2 * rim + 1e-6) // high)


def _size(piece: Piece) -> tuple[float, float, float]:
    """Large pieces first, those of one size together."""
    wide, high = round(piece.width, 3), round(piece.height, 3)
    return -high, wide, high


def _put(sheet: Sheet, block: list[Piece], across: int, corner: tuple[float, float], bleed: float, marks: bool) -> None:
    wide, high = block[0].width + 2 * bleed, block[0].height + 2 * bleed
    left, top = corner
    for index, piece in enumerate(block):
        x = left + index % across * wide + bleed
        y = top + index // across * high + bleed
        sheet.lying.append(Lying(piece, x, y))
    if marks and block[0].straight:
        rows = -(-len(block) // across)
        sheet.marks.extend(_marks(left, top, (wide, high), (across, rows), bleed))


def _marks(left: float, top: float, size: tuple[float, float], many: tuple[int, int], bleed: float) -> list[Line]:
    """A mark at both ends of every cut through a block."""
    right, bottom = left + many[0] * size[0], top + many[1] * size[1]
    lines: list[Line] = []
    for column in range(many[0]):
        for x in (left + column * size[0] + bleed, left + (column + 1) * size[0] - bleed):
            lines += [Line(x, top - MARK + 0.5, x, top - 0.5), Line(x, bottom + 0.5, x, bottom + MARK - 0.5)]
    for row in range(many[1]):
        for y in (top + row * size[1] + bleed, top + (row + 1) * size[1] - bleed):
            lines += [Line(left - MARK + 0.5, y, left - 0.5, y), Line(right + 0.5, y, right + MARK - 0.5, y)]
    return lines


def registration(paper: Paper) -> list[Line]:
    """A cross in the middle of each side of the paper. Those of front and back meet if the printer is exact."""
    far = EDGE + CROSS + 0.5
    middles = [(paper.width / 2, far), (paper.width / 2, paper.height - far)]
    middles += [(far, paper.height / 2), (paper.width - far, paper.height / 2)]
    lines: list[Line] = []
    for x, y in middles:
        lines += [Line(x - CROSS, y, x + CROSS, y), Line(x, y - CROSS, x, y + CROSS)]
    return lines


def behind(lying: Lying, paper: Paper, duplex: str) -> tuple[float, float, bool]:
    """Where the back of a piece is printed, and whether it is upside down.

    A sheet turned over its long edge keeps its height, one turned over its
    short edge its width; on the other axis everything changes sides.
    """
    if duplex == "short":
        return lying.x, paper.height - lying.y - lying.piece.height, True
    return paper.width - lying.x - lying.piece.width, lying.y, False
