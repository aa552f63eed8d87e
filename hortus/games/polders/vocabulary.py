"""Every number that crosses the doorstep of Polders: actions in, events out.

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

RECEIVED: Final = EventKind("received", ["sheet"], "{who} begins with {sheet}.")
DEALER: Final = EventKind("dealer", ["round"], "{who} deals round {round}.")
ASSIGNED: Final = EventKind("assigned", ["assignment"], "New assignment: {assignment}.")
FLIPPED: Final = EventKind("flipped", ["card"], "Turned up: {card}.")
DREW: Final = EventKind(
    "drew",
    ["sheet", "card", "filling", "turn", "cell"],
    "{who} draws {card} as {filling} on {sheet} at {cell}{turn}.",
)
RESTED: Final = EventKind("rested", ["sheet"], "{who} holds {sheet}, which is full, and draws nothing.")
DISCARDED: Final = EventKind("discarded", ["left"], "The open cards are discarded; {left} are left in the deck.")
PASSED: Final = EventKind("passed", [], "Every sheet is passed to the left.")
CROSSED: Final = EventKind("crossed", ["sheet", "round"], "{who} crosses off round {round} on {sheet}.")
SHUFFLED: Final = EventKind("shuffled", ["cards"], "All {cards} shape cards are shuffled.")

EVENTS: Final = [RECEIVED, DEALER, ASSIGNED, FLIPPED, DREW, RESTED, DISCARDED, PASSED, CROSSED, SHUFFLED]


class PoldersActions:
    """card(card, filling) or single(filling), then place(turn, cell)."""

    def __init__(self, shapes: list[str], marks: list[str], cells: list[str]) -> None:
        filling = Field("filling", [SIGNS[mark] for mark in marks])
        self.card = Block("card", [Field("card", shapes), filling], "{card} {filling}")
        self.single = Block("single", [filling], "single {filling}")
        self.place = Block("place", [Field("turn", TURNS), Field("cell", cells)], "{cell}{turn}")

    def blocks(self) -> list[Block]:
        """In the order of their numbers; new blocks are only ever appended."""
        return [self.card, self.single, self.place]
