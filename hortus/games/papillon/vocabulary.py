"""The actions and events of Papillon, and how they are written.

Written: `bid 3`, `row 1`, `BPFF1>` for a tile and the way its top points, `p16`
for the place it is laid on, `from supply` for a butterfly on a closed patch,
`done` when the garden is as it should be, `again` to lay the tiles of this round again
after an exchange, `swap BPFF1` for the tile that is exchanged, `red1:3+` for a butterfly from a patch
of three or more tiles to that flower, `supply>red1` for the bonus.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind
from hortus.core.message import Message
from hortus.games.papillon.edition import COLOURS

TURNS: Final = ["^", ">", "v", "<"]
DIRECTIONS: Final = ["north", "east", "south", "west"]
PLACES: Final = ["first", "second", "third", "fourth"]
LINES: Final = ["row 1", "row 2", "row 3", "row 4", "column 1", "column 2", "column 3", "column 4"]

# Set-up and preparation.
PLANTED: Final = EventKind("planted", ["flower", "first", "second", "third"])
PLANTED_FOR_TWO: Final = EventKind("planted", PLANTED.fields, text="planted-two")
"""Used instead with two players, who never score the second value (ruling 36)."""
BEGAN: Final = EventKind("began", ["caterpillars"])
REFILLED: Final = EventKind("refilled", ["space", "tile", "crawling"])
RECYCLED: Final = EventKind("recycled", ["tiles"])
TURNED: Final = EventKind("turned", ["round", "number"])
# Bidding.
BID: Final = EventKind("bid", ["amount"])
PUSHED: Final = EventKind("pushed", ["spot"])
PAID: Final = EventKind("paid", ["amount"])
CONSOLED: Final = EventKind("consoled", ["caterpillars"])
RANKED: Final = EventKind("ranked", ["place"])
# Drafting.
DRAFTED: Final = EventKind(
    "drafted",
    ["line", "tiles", "caterpillars"],
)
LIFTED: Final = EventKind("lifted", ["space", "tile"])
FOUND: Final = EventKind("found", ["number", "caterpillars"])
RESERVED: Final = EventKind("reserved", ["tile"])
LEADS: Final = EventKind("leads", [])
# Gardening.
LAID: Final = EventKind("laid", ["tile", "turn", "cell"])
CLOSED: Final = EventKind(
    "closed",
    ["cell", "side", "colour", "tiles", "source"],
)
FENCED: Final = EventKind(
    "fenced",
    ["cell", "side", "tiles", "butterflies"],
)
SWAPPED: Final = EventKind("swapped", ["tile", "drawn"])
DISCARDED: Final = EventKind("discarded", ["tile"])
TOOK_UP: Final = EventKind("took_up", ["tiles"])
HOUSED: Final = EventKind("housed", ["cell", "side"])
# Pollination.
POLLINATED: Final = EventKind("pollinated", ["flower", "cell", "side"])
CLAIMED: Final = EventKind("claimed", ["flower"])
DECLINED: Final = EventKind("declined", ["flower"])
DOUBLED: Final = EventKind("doubled", ["source", "flower"])
# End of round.
CLEARED: Final = EventKind("cleared", ["tiles"])
STRAYED: Final = EventKind("strayed", ["number"])

EVENTS: Final = [
    PLANTED, BEGAN, REFILLED, RECYCLED, TURNED, BID, PUSHED, PAID, CONSOLED, RANKED, DRAFTED, LIFTED, FOUND, RESERVED,
    LEADS, LAID, CLOSED, FENCED, SWAPPED, DISCARDED, POLLINATED, CLAIMED, DECLINED, DOUBLED, CLEARED, STRAYED, TOOK_UP,
]  # fmt: skip


def numbered(flowers: list[int]) -> list[str]:
    """The number of each flower among those of its colour; empty if it is the only one."""
    numbers: list[str] = []
    for index, colour in enumerate(flowers):
        alike = len([other for other in flowers if other == colour])
        number = len([other for other in flowers[:index] if other == colour]) + 1
        numbers.append(str(number) if alike > 1 else "")
    return numbers


def flower_words(flowers: list[int]) -> list[str]:
    """A word for each flower, for the notation: its colour and its number."""
    numbers = numbered(flowers)
    return [COLOURS[colour] + numbers[index] for index, colour in enumerate(flowers)]


def flower_names(flowers: list[int]) -> list[Message]:
    """The same for people, in every language."""
    names: list[Message] = []
    for colour, number in zip(flowers, numbered(flowers), strict=True):
        name = Message(f"papillon-colour-{colour}")
        names.append(Message("papillon-numbered-flower", {"colour": name, "number": number}) if number else name)
    return names


class PapillonActions:
    """The blocks of the base game, in the order of their numbers."""

    def __init__(self, highest_bid: int, tiles: list[str], cells: list[str], flowers: list[str]) -> None:
        flower = Field("flower", flowers)
        amounts = [str(amount) for amount in range(highest_bid + 1)]
        self.bid = Block("bid", [Field("amount", amounts)], "bid {amount}")
        self.take = Block("take", [Field("line", LINES)], "{line}")
        self.lay = Block("lay", [Field("tile", tiles), Field("turn", TURNS)], "{tile}{turn}")
        self.at = Block("at", [Field("cell", cells)], "{cell}")
        # A butterfly for a closed patch: 0 from the supply, 1 + flower, or none at all.
        self.settle = Block("settle", [Field("source", ["supply", *flowers, "nowhere"])], "from {source}")
        # After an exchange: lay the tiles of this round again, or leave them as they lay after all.
        self.again = Block("again", [Field("how", ["again", "as before"])], "{how}")
        self.finish = Block("finish", [Field("how", ["done", "swap"])], "{how}")
        self.exchange = Block("exchange", [Field("tile", tiles)], "swap {tile}")
        self.pollinate = Block("pollinate", [flower, Field("patch", ["2", "3+"])], "{flower}:{patch}")
        self.bonus = Block("bonus", [Field("source", ["supply", *flowers]), flower], "{source}>{flower}")
        self.token = Block("token", [Field("how", ["take", "leave"])], "{how} token")

    def blocks(self) -> list[Block]:
        return [
            self.bid, self.take, self.lay, self.at, self.settle, self.again, self.finish, self.exchange,
            self.pollinate, self.bonus, self.token,
        ]  # fmt: skip

    def blocks_of_version_1(self) -> list[Block]:
        """Nothing was laid again, and nobody chose what to exchange: those two blocks have no action."""
        self.again.size = 0
        self.exchange.size = 0
        return self.blocks()
