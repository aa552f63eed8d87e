"""The fields of a Polders table.

A square's ink is one number, seat * 3 + filling. An area is a set of neighbours
with the same ink. Its data is stored at one of its squares, the root, and is
updated with every square drawn.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, State, to_list
from hortus.games.polders.vocabulary import FILLINGS


class PoldersState(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.round: i64 = 0
        self.dealer: i64 = NONE
        self.owed: i64 = 0  # assignments still to be turned up this round
        self.sheets_left: vec[i64] = vec[i64]()  # 1 for every sheet not handed out
        self.held: vec[i64] = vec[i64]([NONE] * seats)  # the sheet in front of each seat
        # The cards. No pile has an order.
        self.deck: vec[i64] = vec[i64]()  # shape cards by shape
        self.open: vec[i64] = vec[i64]()  # the shapes turned up, NONE where none is yet
        self.discard: vec[i64] = vec[i64]()
        self.assignment_deck: vec[i64] = vec[i64]()  # 1 for every assignment not turned up
        self.assignments: vec[i64] = vec[i64]()  # those turned up, in order
        # The sheets, place by place.
        self.ink: vec[i64] = vec[i64]()
        self.area: vec[i64] = vec[i64]()  # the root of the area this place belongs to
        self.squares: vec[i64] = vec[i64]()  # at a root: squares of the area, buildings included
        self.plain: vec[i64] = vec[i64]()  # at a root: squares that count
        self.right: vec[i64] = vec[i64]()  # at a root: correctly filled buildings
        # Two words for each sheet: its empty squares. Two for each sheet and seat: where a shape may start.
        self.free: vec[i64] = vec[i64]()
        self.reach: vec[i64] = vec[i64]()
        # Buildings over all sheets.
        self.correct: vec[i64] = vec[i64]([0] * (seats * FILLINGS))  # by ink
        self.wrong: vec[i64] = vec[i64]([0] * seats)

    def clone(self) -> "PoldersState":
        twin = PoldersState(self.seats)
        self.copy_table(twin)
        twin.round = self.round
        twin.dealer = self.dealer
        twin.owed = self.owed
        twin.sheets_left = self.sheets_left[:]
        twin.held = self.held[:]
        twin.deck = self.deck[:]
        twin.open = self.open[:]
        twin.discard = self.discard[:]
        twin.assignment_deck = self.assignment_deck[:]
        twin.assignments = self.assignments[:]
        twin.ink = self.ink[:]
        twin.area = self.area[:]
        twin.squares = self.squares[:]
        twin.plain = self.plain[:]
        twin.right = self.right[:]
        twin.free = self.free[:]
        twin.reach = self.reach[:]
        twin.correct = self.correct[:]
        twin.wrong = self.wrong[:]
        return twin

    def dump(self) -> dict[str, object]:
        fields = super().dump()
        fields["round"] = int(self.round)
        fields["dealer"] = int(self.dealer)
        fields["owed"] = int(self.owed)
        fields["sheets_left"] = to_list(self.sheets_left)
        fields["held"] = to_list(self.held)
        fields["deck"] = to_list(self.deck)
        fields["open"] = to_list(self.open)
        fields["discard"] = to_list(self.discard)
        fields["assignment_deck"] = to_list(self.assignment_deck)
        fields["assignments"] = to_list(self.assignments)
        fields["ink"] = to_list(self.ink)
        fields["area"] = to_list(self.area)
        fields["squares"] = to_list(self.squares)
        fields["plain"] = to_list(self.plain)
        fields["right"] = to_list(self.right)
        fields["free"] = to_list(self.free)
        fields["reach"] = to_list(self.reach)
        fields["correct"] = to_list(self.correct)
        fields["wrong"] = to_list(self.wrong)
        return fields

    def load(self, dump: Dump) -> None:
        super().load(dump)
        self.round = dump.number("round")
        self.dealer = dump.number("dealer")
        self.owed = dump.number("owed")
        self.sheets_left = dump.vector("sheets_left")
        self.held = dump.vector("held")
        self.deck = dump.vector("deck")
        self.open = dump.vector("open")
        self.discard = dump.vector("discard")
        self.assignment_deck = dump.vector("assignment_deck")
        self.assignments = dump.vector("assignments")
        self.ink = dump.vector("ink")
        self.area = dump.vector("area")
        self.squares = dump.vector("squares")
        self.plain = dump.vector("plain")
        self.right = dump.vector("right")
        self.free = dump.vector("free")
        self.reach = dump.vector("reach")
        self.correct = dump.vector("correct")
        self.wrong = dump.vector("wrong")
