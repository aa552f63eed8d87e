"""The pieces of the module Tools: tool cards, gloves, and the tool being used."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, to_list


class ToolShed:
    """The part of a state for the module Tools; empty without it."""

    def __init__(self, seats: i64, tools: i64, shown: i64, gloves: i64) -> None:
        self.deck: vec[i64] = vec[i64]([1] * tools)  # tool cards not yet turned up
        self.shown: vec[i64] = vec[i64]([NONE] * shown)  # the cards that may be used
        self.gone: i64 = 0  # cards out of the game
        self.gloves: vec[i64] = vec[i64]([gloves] * seats)  # in hand
        self.paid: vec[i64] = vec[i64]([0] * (seats * tools))  # lying on each card, by seat and tool
        self.lost: vec[i64] = vec[i64]([0] * seats)  # lost with cards that left
        self.busy: i64 = NONE  # the tool being used
        self.used: i64 = 0  # tools used in this turn
        self.origin: i64 = NONE  # the cell whose tile is in hand
        self.target: i64 = NONE  # the cell it was swapped to
        self.sieved: vec[i64] = vec[i64]([NONE] * 3)  # the tiles in the sieve

    def price(self, seat: i64, tool: i64) -> i64:
        """Gloves: one for a tool that is new to this seat, two for every use after that (ruling 29)."""
        return 1 if self.paid[seat * len(self.deck) + tool] == 0 else 2

    def clone(self) -> "ToolShed":
        twin = ToolShed(0, 0, 0, 0)
        twin.deck = self.deck[:]
        twin.shown = self.shown[:]
        twin.gone = self.gone
        twin.gloves = self.gloves[:]
        twin.paid = self.paid[:]
        twin.lost = self.lost[:]
        twin.busy = self.busy
        twin.used = self.used
        twin.origin = self.origin
        twin.target = self.target
        twin.sieved = self.sieved[:]
        return twin

    def dump(self, fields: dict[str, object]) -> None:
        fields["tool_deck"] = to_list(self.deck)
        fields["tools_shown"] = to_list(self.shown)
        fields["tools_gone"] = int(self.gone)
        fields["gloves"] = to_list(self.gloves)
        fields["gloves_paid"] = to_list(self.paid)
        fields["gloves_lost"] = to_list(self.lost)
        fields["tool_busy"] = int(self.busy)
        fields["tools_used"] = int(self.used)
        fields["tool_origin"] = int(self.origin)
        fields["tool_target"] = int(self.target)
        fields["sieved"] = to_list(self.sieved)

    def load(self, dump: Dump) -> None:
        self.deck = dump.vector("tool_deck")
        self.shown = dump.vector("tools_shown")
        self.gone = dump.number("tools_gone")
        self.gloves = dump.vector("gloves")
        self.paid = dump.vector("gloves_paid")
        self.lost = dump.vector("gloves_lost")
        self.busy = dump.number("tool_busy")
        self.used = dump.number("tools_used")
        self.origin = dump.number("tool_origin")
        self.target = dump.number("tool_target")
        self.sieved = dump.vector("sieved")
