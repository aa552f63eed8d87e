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
SHOWN: Final = 3
MESH: Final = 3
"""Tiles in the sieve."""

SHOWED_TOOL: Final = EventKind("showed_tool", ["tool"])
USED: Final = EventKind("used", ["tool", "gloves"])
RETIRED: Final = EventKind("retired", ["tool"])
RAKED: Final = EventKind("raked", ["cell", "tile", "turn"])
LIFTED: Final = EventKind("lifted", ["cell", "tile"])
CUT: Final = EventKind("cut", ["cell", "tile"])
TRADED: Final = EventKind("traded", ["slot", "tile"])
CLEARED: Final = EventKind("cleared", ["tiles"])
SIEVED: Final = EventKind("sieved", ["tile"])
SIFTED: Final = EventKind("sifted", ["tile"])
LEFT: Final = EventKind("left", [])
HOSED: Final = EventKind("hosed", ["point"])
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
