"""Every number that crosses Papillon's doorstep: actions in, events out.

Written: `bid 3`, `row 1`, `BPFF1>` for a tile and the way its top points, `p16`
for the place it is laid on, `from supply` for a butterfly on a closed patch,
`done` when the garden is as it should be, `red1:3+` for a butterfly from a patch
of three or more tiles to that flower, `supply>red1` for the bonus.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind
from hortus.games.papillon.edition import COLOURS

TURNS: Final = ["^", ">", "v", "<"]
DIRECTIONS: Final = ["north", "east", "south", "west"]
PLACES: Final = ["first", "second", "third", "fourth"]
LINES: Final = ["row 1", "row 2", "row 3", "row 4", "column 1", "column 2", "column 3", "column 4"]

# Set-up and preparation.
PLANTED: Final = EventKind(
    "planted", ["flower", "first", "second", "third"], "{flower} is planted for {first}, {second} and {third}."
)
PLANTED_FOR_TWO: Final = EventKind("planted", PLANTED.fields, "{flower} is planted for {first} and {third}.")
"""In its place where two play, who never score the second value (ruling 36)."""
BEGAN: Final = EventKind("began", ["caterpillars"], "{who} is first player; caterpillars: {caterpillars}.")
REFILLED: Final = EventKind("refilled", ["space", "tile", "crawling"], "{space}: {tile}.")
RECYCLED: Final = EventKind("recycled", ["tiles"], "The bag is empty; removed tiles that go back into it: {tiles}.")
TURNED: Final = EventKind("turned", ["round", "number"], "Round {round}: the gnome shows {number}.")
# Bidding.
BID: Final = EventKind("bid", ["amount"], "{who} bids {amount}.")
PUSHED: Final = EventKind("pushed", ["spot"], "{who} is pushed to zero space {spot}.")
PAID: Final = EventKind("paid", ["amount"], "{who} pays {amount}.")
CONSOLED: Final = EventKind("consoled", ["caterpillars"], "{who} bid nothing; caterpillars gained: {caterpillars}.")
RANKED: Final = EventKind("ranked", ["place"], "{who} drafts {place}.")
# Drafting.
DRAFTED: Final = EventKind(
    "drafted",
    ["line", "tiles", "caterpillars"],
    "{who} drafts {line}; tiles: {tiles}, caterpillars gained: {caterpillars}.",
)
LIFTED: Final = EventKind("lifted", ["space", "tile"], "{who} takes {tile} from {space}.")
FOUND: Final = EventKind(
    "found", ["number", "caterpillars"], "{who} takes the gnome; caterpillars gained: {caterpillars}."
)
RESERVED: Final = EventKind("reserved", ["tile"], "{who} draws {tile} in reserve.")
LEADS: Final = EventKind("leads", [], "{who} becomes first player.")
# Gardening.
LAID: Final = EventKind("laid", ["tile", "turn", "cell"], "{who} lays {tile}{turn} on {cell}.")
CLOSED: Final = EventKind(
    "closed",
    ["cell", "side", "colour", "tiles", "source"],
    "{who} closes {colour} over {tiles} tiles at {cell}; butterfly from {source}.",
)
FENCED: Final = EventKind(
    "fenced",
    ["cell", "side", "tiles", "butterflies"],
    "{who} closes a field over {tiles} tiles at {cell}; butterflies in it: {butterflies}.",
)
SWAPPED: Final = EventKind("swapped", ["tile", "drawn"], "{tile} fits nowhere: {who} draws {drawn} instead.")
DISCARDED: Final = EventKind("discarded", ["tile"], "{tile} fits nowhere and no other tile would: {who} discards it.")
HOUSED: Final = EventKind("housed", ["cell", "side"], "{who} puts a gnome on {cell}, {side}.")
# Pollination.
POLLINATED: Final = EventKind("pollinated", ["flower", "cell", "side"], "{who} adds a butterfly to {flower}.")
CLAIMED: Final = EventKind("claimed", ["flower"], "{who} takes the bonus token of {flower}.")
DECLINED: Final = EventKind("declined", ["flower"], "{who} leaves the bonus token of {flower}.")
DOUBLED: Final = EventKind("doubled", ["source", "flower"], "{who} adds a butterfly from {source} to {flower}.")
# End of round.
CLEARED: Final = EventKind("cleared", ["tiles"], "Tiles not drafted, out of the game: {tiles}.")
STRAYED: Final = EventKind("strayed", ["number"], "Nobody took the gnome that shows {number}; it leaves.")

EVENTS: Final = [
    PLANTED, BEGAN, REFILLED, RECYCLED, TURNED, BID, PUSHED, PAID, CONSOLED, RANKED, DRAFTED, LIFTED, FOUND, RESERVED,
    LEADS, LAID, CLOSED, FENCED, SWAPPED, DISCARDED, POLLINATED, CLAIMED, DECLINED, DOUBLED, CLEARED, STRAYED,
]  # fmt: skip


def flower_words(flowers: list[int]) -> list[str]:
    """A name for each flower: its colour, numbered where there are several of one."""
    words: list[str] = []
    for index, colour in enumerate(flowers):
        alike = len([other for other in flowers if other == colour])
        number = len([other for other in flowers[:index] if other == colour]) + 1
        words.append(COLOURS[colour] + (str(number) if alike > 1 else ""))
    return words


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
        self.finish = Block("finish", [Field("how", ["done", "swap"])], "{how}")
        self.pollinate = Block("pollinate", [flower, Field("patch", ["2", "3+"])], "{flower}:{patch}")
        self.bonus = Block("bonus", [Field("source", ["supply", *flowers]), flower], "{source}>{flower}")
        self.token = Block("token", [Field("how", ["take", "leave"])], "{how} token")

    def blocks(self) -> list[Block]:
        """New blocks are only ever appended."""
        return [
            self.bid, self.take, self.lay, self.at, self.settle, self.finish, self.pollinate, self.bonus, self.token,
        ]  # fmt: skip
