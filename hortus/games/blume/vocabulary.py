"""The actions and events of Blume, and how they are written.

Written, `2` takes the second tile of the row and `bag` draws one; `b3>` places
the tile on b3, turned a quarter to the right. A point where four tiles meet is
named by its columns and rows: `bc23`. `red+` raises red's peg, `red-` lowers
it, `stock` adds the flower to the greenhouse, `lower red` takes one out again.
`prune 4` settles how many tiles go, `xb3` is one of them. The bed's rows count
from the bottom, because the garden grows from the bottom left.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind
from hortus.core.lattices import LETTERS

COLOURS: Final = ["red", "orange", "yellow", "pink", "violet", "blue"]
HUES: Final = 6
"""How many colours there are. A kind of flower below this is a colour, the others are hybrids."""
TURNS: Final = ["^", ">", "v", "<"]
"""A tile upright, or turned clockwise by one, two or three quarters."""
WAYS: Final = ["-", "+"]
DOWN: Final = 0
UP: Final = 1
ROW: Final = 3
SIDE: Final = 5
ROUNDS: Final = 3
FIRST_SIDE: Final = 3
MOST_PRUNED: Final = 13
"""Four tiles after round 2, and one more for each of nine hybrids."""

STARTED: Final = EventKind("started", ["starter"])
TURNED_HYBRID: Final = EventKind("turned_hybrid", ["hybrid"])
TURNED_CAN: Final = EventKind("turned_can", ["can"])
REVEALED: Final = EventKind("revealed", ["slot", "tile"])
POURED: Final = EventKind("poured", ["tiles"])
TOOK: Final = EventKind("took", ["slot", "tile"])
TOOK_FOR_GOOD: Final = EventKind("took", TOOK.fields, reveals=True)
"""Used instead where nobody takes back what they touched (ruling 24)."""
DIPPED: Final = EventKind("dipped", ["tile"])
PLACED: Final = EventKind("placed", ["tile", "cell", "turn"])
BLOOMED: Final = EventKind("bloomed", ["point", "flower"])
WATERED: Final = EventKind("watered", ["point"])
STOCKED: Final = EventKind("stocked", ["colour", "stock"])
LOWERED: Final = EventKind("lowered", ["colour", "stock"])
MOVED_PEG: Final = EventKind("moved_peg", ["colour", "worth"])
FORGONE: Final = EventKind("forgone", [])
SCORED: Final = EventKind("scored", ["round", "points"])
PRUNED: Final = EventKind("pruned", ["cell", "tile"])
UPROOTED: Final = EventKind("uprooted", ["point", "hybrid"])
GREW: Final = EventKind("grew", ["round"])
EVENTS: Final = [
    STARTED, TURNED_HYBRID, TURNED_CAN, REVEALED, POURED, TOOK, DIPPED, PLACED, BLOOMED, WATERED, STOCKED, LOWERED,
    MOVED_PEG, FORGONE, SCORED, PRUNED, UPROOTED, GREW,
]  # fmt: skip


def column_word(column: int) -> str:
    """a to z, then aa, ab and so on."""
    if column < len(LETTERS):
        return LETTERS[column]
    return LETTERS[column // len(LETTERS) - 1] + LETTERS[column % len(LETTERS)]


def cell_words(side: int) -> list[str]:
    """Names for the cells: columns are letters, rows numbers from the bottom."""
    return [f"{column_word(cell % side)}{cell // side + 1}" for cell in range(side * side)]


def point_words(side: int, span: int = 0) -> list[str]:
    """Names for the points where four cells meet: two columns and two rows.

    In a window that is wrapped around, they span as many columns as the cells: after the last comes the first.
    """
    words: list[str] = []
    span = span or side - 1
    for row in range(span):
        for column in range(span):
            across = f"{column_word(column)}{column_word((column + 1) % side)}"
            words.append(f"{across}{row + 1}{(row + 1) % side + 1}")
    return words


def slot_words(slots: int) -> list[str]:
    return [str(slot + 1) for slot in range(slots)]


class Gathering:
    """take(slot), dip and place(turn, cell): what every variant of Blume does."""

    def __init__(self, slots: int, cells: list[str]) -> None:
        self.cell = Field("cell", cells)
        self.turn = Field("turn", TURNS)
        self.slot = Field("slot", slot_words(slots))
        self.take = Block("take", [self.slot], "{slot}")
        self.dip = Block("dip", [], "bag")
        self.place = Block("place", [self.turn, self.cell], "{cell}{turn}")

    def blocks(self) -> list[Block]:
        """In the order of their numbers. New blocks are always added at the end."""
        return [self.take, self.dip, self.place]


class BlumeActions(Gathering):
    """All of the above, and what flowers and pruning ask."""

    def __init__(self) -> None:
        super().__init__(ROW, cell_words(SIDE))
        self.point = Field("point", point_words(SIDE))
        self.colour = Field("colour", COLOURS)
        self.bloom = Block("bloom", [self.point], "{point}")
        self.stock = Block("stock", [], "stock")
        self.market = Block("market", [Field("way", WAYS), self.colour], "{colour}{way}")
        self.lower = Block("lower", [self.colour], "lower {colour}")
        counts = [str(count) for count in range(MOST_PRUNED + 1)]
        self.shed = Block("shed", [Field("count", counts)], "prune {count}")
        self.prune = Block("prune", [self.cell], "x{cell}")

    def blocks(self) -> list[Block]:
        more = [self.bloom, self.stock, self.market, self.lower, self.shed, self.prune]
        return super().blocks() + more
