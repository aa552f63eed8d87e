"""The actions and events of Polders, and how they are written.

Written, a card and a filling are `L3 o`: the card's name, and `o` for circles,
`=` for stripes, `x` for crosses. Where no card fits, `single o` fills one square.
Then comes the place: `c4>` puts the shape's first square, in reading order, on
c4. The arrow says how the card is turned: `>` as printed, `v` a quarter
clockwise, `<` upside down, `^` a quarter the other way; with a star, `c4v*`, the
card is mirrored before it is turned. Columns are letters from the left, rows
are numbers from the top.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind

FILLINGS: Final = 3
SIGNS: Final = {"circle": "o", "stripes": "=", "cross": "x"}
TURNS: Final = [">", "v", "<", "^", ">*", "v*", "<*", "^*"]
SINGLE: Final = "a single square"

RECEIVED: Final = EventKind("received", ["sheet"])
DEALER: Final = EventKind("dealer", ["round"])
ASSIGNED: Final = EventKind("assigned", ["assignment"])
FLIPPED: Final = EventKind("flipped", ["card"])
DREW: Final = EventKind(
    "drew",
    ["sheet", "card", "filling", "turn", "cell"],
)
RESTED: Final = EventKind("rested", ["sheet"])
DISCARDED: Final = EventKind("discarded", ["left"])
PASSED: Final = EventKind("passed", [])
CROSSED: Final = EventKind("crossed", ["sheet", "round"])
SHUFFLED: Final = EventKind("shuffled", ["cards"])

EVENTS: Final = [RECEIVED, DEALER, ASSIGNED, FLIPPED, DREW, RESTED, DISCARDED, PASSED, CROSSED, SHUFFLED]


class PoldersActions:
    """card(card, filling) or single(filling), then place(turn, cell)."""

    def __init__(self, shapes: list[str], marks: list[str], cells: list[str]) -> None:
        filling = Field("filling", [SIGNS[mark] for mark in marks])
        self.card = Block("card", [Field("card", shapes), filling], "{card} {filling}")
        self.single = Block("single", [filling], "single {filling}")
        self.place = Block("place", [Field("turn", TURNS), Field("cell", cells)], "{cell}{turn}")

    def blocks(self) -> list[Block]:
        """In the order of their numbers. New blocks are always added at the end."""
        return [self.card, self.single, self.place]
