"""The draft board: a triangle of ten spaces in a corner, four rows and four columns that cross.

r1c1 r1c2 r1c3 r1c4      Two seats leave r1c4 and r4c1 empty. The toolshed
r2c1 r2c2 r2c3           with the gnome stands where the third row and the
r3c1 r3c2  shed          third column would cross.
r4c1
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, to_list, to_vec
from hortus.games.papillon.state import HAND, SPACES, PapillonState

SIDE: Final = 4
LINES: Final = 8
THIRD: Final = 2
"""The third of the rows, and of the columns, which follow the rows."""
CORNERS_FOR_TWO: Final = [3, 9]
"""The outermost spaces, which two seats leave empty."""

ROW_OF: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
COLUMN_OF: Final = [0, 1, 2, 3, 0, 1, 2, 0, 1, 0]
WORDS: Final = [f"r{ROW_OF[space] + 1}c{COLUMN_OF[space] + 1}" for space in range(10)]


class Market:
    """Which spaces are used and which of them each line crosses: rows 0 to 3, columns 4 to 7."""

    def __init__(self, seats: i64) -> None:
        used = [space for space in range(SPACES) if seats > 2 or space not in CORNERS_FOR_TWO]
        self.used: vec[i64] = to_vec(used)
        self.lines: vec[i64] = vec[i64]([NONE] * (LINES * HAND))
        for space in used:
            self._cross(ROW_OF[space], space)
            self._cross(SIDE + COLUMN_OF[space], space)

    def _cross(self, line: int, space: int) -> None:
        place = line * HAND
        while self.lines[place] != NONE:
            place += 1
        self.lines[place] = space

    def spaces(self) -> list[list[int]]:
        """The spaces in use that each line crosses."""
        lines = to_list(self.lines)
        return [[space for space in lines[line * HAND : line * HAND + HAND] if space != NONE] for line in range(LINES)]

    def tiles(self, state: PapillonState, line: i64) -> i64:
        """How many tiles still lie in a line."""
        count: i64 = 0
        place: i64
        for place in range(line * HAND, line * HAND + HAND):
            space = self.lines[place]
            if space != NONE and state.space[space] != NONE:
                count += 1
        return count

    def has_gnome(self, line: i64) -> bool:
        """Drafting, gnomes: only the third row and the third column bring a gnome (ruling 14)."""
        return line % SIDE == THIRD
