"""The words of the module Tools: its tools, actions and events.

Written, a tool's name uses it: `rake`. Then `turn b3 >` turns the tile on b3 a
quarter to the right, `b3` picks a tile up, `sift 2` keeps the second tile in
the sieve and `leave` none, `hose bc23` waters a point.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind
from hortus.games.blume.vocabulary import TURNS, BlumeActions, slot_words

RAKE: Final = 0
TROWEL: Final = 1
FORK: Final = 2
SECATEURS: Final = 3
TRUG: Final = 4
WHEELBARROW: Final = 5
SIEVE: Final = 6
HOSE: Final = 7
TOOLS: Final = ["rake", "trowel", "fork", "secateurs", "trug", "wheelbarrow", "sieve", "hose"]
DOES: Final = [
    "Turn one of your tiles where it lies.",
    "Move one of your tiles to an empty cell.",
    "Swap two of your tiles.",
    "Throw one of your tiles away.",
    "Swap one of your tiles with one in the row.",
    "Throw the row away and reveal a new one.",
    "Look at three tiles from the bag; one may be yours this turn.",
    "One more point is watered for this turn.",
]
SHOWN: Final = 3
MESH: Final = 3
"""Tiles in the sieve."""

SHOWED_TOOL: Final = EventKind("showed_tool", ["tool"], "The {tool} is ready to be used.")
USED: Final = EventKind("used", ["tool", "gloves"], "{who} uses the {tool} for {gloves}.")
RETIRED: Final = EventKind("retired", ["tool"], "All have used the {tool}: each gets one glove back, the card goes.")
RAKED: Final = EventKind("raked", ["cell", "tile", "turn"], "{who} turns {cell}, {tile}, to {turn}.")
LIFTED: Final = EventKind("lifted", ["cell", "tile"], "{who} lifts {cell}, {tile}.")
CUT: Final = EventKind("cut", ["cell", "tile"], "{who} throws {cell} away, {tile}.")
TRADED: Final = EventKind("traded", ["slot", "tile"], "{who} puts {tile} into the row, place {slot}.")
CLEARED: Final = EventKind("cleared", ["tiles"], "{who} carts {tiles} tiles of the row away.")
SIEVED: Final = EventKind("sieved", ["tile"], "{who} finds {tile} in the sieve.")
SIFTED: Final = EventKind("sifted", ["tile"], "{who} keeps {tile}; the rest goes back into the bag.")
LEFT: Final = EventKind("left", [], "{who} keeps none; all go back into the bag.")
HOSED: Final = EventKind("hosed", ["point"], "{who} waters {point} for this turn.")
TOOL_EVENTS: Final = [
    SHOWED_TOOL, USED, RETIRED, RAKED, LIFTED, CUT, TRADED, CLEARED, SIEVED, SIFTED, LEFT, HOSED,
]  # fmt: skip


class ToolActions:
    """use(tool), rake(turn, cell), lift(cell), sift(tile), leave and hose(point)."""

    def __init__(self, actions: BlumeActions) -> None:
        self.base = actions
        self.use = Block("use", [Field("tool", TOOLS)], "{tool}")
        self.rake = Block("rake", [Field("turn", TURNS[1:]), actions.cell], "turn {cell} {turn}")
        self.lift = Block("lift", [actions.cell], "{cell}")
        self.sift = Block("sift", [Field("place", slot_words(MESH))], "sift {place}")
        self.leave = Block("leave", [], "leave")
        self.hose = Block("hose", [actions.point], "hose {point}")

    def blocks(self) -> list[Block]:
        return [self.use, self.rake, self.lift, self.sift, self.leave, self.hose]
