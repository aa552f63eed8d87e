"""The fields of a Flutter table.

The meadow is stored twice: cell by cell, and as rows of machine words for quick
tests of what is occupied. Both change only where a tile or water is placed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, State, to_list
from hortus.games.flutter.growth import Fitting
from hortus.games.flutter.walk import Walk

PIECES: Final = 62
"""The starting tile is piece 0; at most 60 more follow. A set of pieces is one machine word."""
WATER: Final = 64
"""In `cells`, a number from here up is water, with the number of its face added."""


class FlutterState(State):
    def __init__(self, seats: i64, stacks: i64, cells: i64, vertices: i64, rows: i64) -> None:
        super().__init__(seats)
        # Whose turn it is, and how far the game has come.
        self.turn: i64 = 0
        self.first: i64 = 0  # the first player
        self.turns: i64 = 0  # turns finished so far
        self.ender: i64 = NONE  # who emptied the first stack; the game ends before this seat's next turn
        # The rondel: its places clockwise, and each stack by its pollinator.
        self.sun: i64 = 0  # the place on which the sun stands
        self.rondel: vec[i64] = vec[i64]([NONE] * stacks)  # the stack at each place
        self.top: vec[i64] = vec[i64]([NONE] * stacks)  # the tile shown
        self.below: vec[i64] = vec[i64]([0] * stacks)  # how many lie under it
        self.unseen: vec[i64] = vec[i64]([0] * stacks)  # tiles nobody has seen, in the stack or out of the game: bits
        self.removed: vec[i64] = vec[i64]([0] * stacks)  # tiles seen and then removed: bits
        self.hand: i64 = NONE  # the tile being placed
        self.held: i64 = NONE  # its turn
        # The meadow, piece by piece in order of placing.
        self.pieces: i64 = 0
        self.tile: vec[i64] = vec[i64]([NONE] * PIECES)
        self.way: vec[i64] = vec[i64]([0] * PIECES)  # its turn
        self.at: vec[i64] = vec[i64]([NONE] * PIECES)  # the vertex by which it was placed
        self.placer: vec[i64] = vec[i64]([NONE] * PIECES)
        self.open: vec[i64] = vec[i64]([0] * PIECES)  # sides that face an empty cell
        self.enclosed: i64 = 0  # pieces without an open side: bits
        self.encloser: vec[i64] = vec[i64]([NONE] * PIECES)  # who scored the piece
        self.paid: vec[i64] = vec[i64]([0] * PIECES)  # 1 where the encloser could pay
        # The meadow, place by place.
        self.cells: vec[i64] = vec[i64]([NONE] * cells)  # the piece or the water in it
        self.flowers: vec[i64] = vec[i64]([0] * vertices)  # petals round a vertex, a byte for each colour
        self.rows: vec[i64] = vec[i64]([0] * rows)  # occupied triangles, upward rows before downward ones
        self.west: i64 = 0  # the bounds of all that lies in the meadow
        self.east: i64 = 0
        self.south: i64 = 0
        self.north: i64 = 0
        # What the present turn still owes, in the order of the rulebook's steps.
        self.wild: i64 = 0  # rainbow petals to be named: a hexadecimal digit each, the set of colours allowed
        self.owed: i64 = 0  # petals for mismatched flowers, a byte for each colour
        self.pond: vec[i64] = vec[i64]()  # cells to be filled with water
        self.filled: i64 = 0  # how many of them are
        self.any: i64 = 0  # petals of any colour from water
        self.due: i64 = 0  # enclosed pieces still to be scored: bits
        self.homing: i64 = 0  # seats whose bee may settle again: bits
        self.returned: i64 = 0  # 1 if the active player's own bee came home this turn
        # What lies in front of the seats, and the water that is left.
        self.water: vec[i64] = vec[i64]()  # undrawn water tiles by face
        self.petals: vec[i64] = vec[i64]([0] * (seats * 4))
        self.bees: vec[i64] = vec[i64]([NONE] * seats)  # the piece a bee sits on
        self.pollen: vec[i64] = vec[i64]([0] * seats)  # in all, of which:
        self.ponds: vec[i64] = vec[i64]([0] * seats)  # from water
        self.visits: vec[i64] = vec[i64]([0] * seats)  # times a bee flew home
        # Scratch space for questions about this table; its content is not part of the state.
        self.fitting = Fitting()
        self.walk = Walk()

    def clone(self) -> "FlutterState":
        twin = FlutterState(self.seats, 0, 0, 0, 0)
        self.copy_table(twin)
        twin.turn = self.turn
        twin.first = self.first
        twin.turns = self.turns
        twin.ender = self.ender
        twin.sun = self.sun
        twin.rondel = self.rondel[:]
        twin.top = self.top[:]
        twin.below = self.below[:]
        twin.unseen = self.unseen[:]
        twin.removed = self.removed[:]
        twin.hand = self.hand
        twin.held = self.held
        twin.pieces = self.pieces
        twin.tile = self.tile[:]
        twin.way = self.way[:]
        twin.at = self.at[:]
        twin.placer = self.placer[:]
        twin.open = self.open[:]
        twin.enclosed = self.enclosed
        twin.encloser = self.encloser[:]
        twin.paid = self.paid[:]
        twin.cells = self.cells[:]
        twin.flowers = self.flowers[:]
        twin.rows = self.rows[:]
        twin.west = self.west
        twin.east = self.east
        twin.south = self.south
        twin.north = self.north
        twin.wild = self.wild
        twin.owed = self.owed
        twin.pond = self.pond[:]
        twin.filled = self.filled
        twin.any = self.any
        twin.due = self.due
        twin.homing = self.homing
        twin.returned = self.returned
        twin.water = self.water[:]
        twin.petals = self.petals[:]
        twin.bees = self.bees[:]
        twin.pollen = self.pollen[:]
        twin.ponds = self.ponds[:]
        twin.visits = self.visits[:]
        return twin

    def dump(self) -> dict[str, object]:
        fields = super().dump()
        fields["turn"] = int(self.turn)
        fields["first"] = int(self.first)
        fields["turns"] = int(self.turns)
        fields["ender"] = int(self.ender)
        fields["sun"] = int(self.sun)
        fields["rondel"] = to_list(self.rondel)
        fields["top"] = to_list(self.top)
        fields["below"] = to_list(self.below)
        fields["unseen"] = to_list(self.unseen)
        fields["removed"] = to_list(self.removed)
        fields["hand"] = int(self.hand)
        fields["held"] = int(self.held)
        fields["pieces"] = int(self.pieces)
        fields["tile"] = to_list(self.tile)
        fields["way"] = to_list(self.way)
        fields["at"] = to_list(self.at)
        fields["placer"] = to_list(self.placer)
        fields["open"] = to_list(self.open)
        fields["enclosed"] = int(self.enclosed)
        fields["encloser"] = to_list(self.encloser)
        fields["paid"] = to_list(self.paid)
        fields["cells"] = to_list(self.cells)
        fields["flowers"] = to_list(self.flowers)
        fields["rows"] = to_list(self.rows)
        fields["bounds"] = [int(self.west), int(self.east), int(self.south), int(self.north)]
        fields["wild"] = int(self.wild)
        fields["owed"] = int(self.owed)
        fields["pond"] = to_list(self.pond)
        fields["filled"] = int(self.filled)
        fields["any"] = int(self.any)
        fields["due"] = int(self.due)
        fields["homing"] = int(self.homing)
        fields["returned"] = int(self.returned)
        fields["water"] = to_list(self.water)
        fields["petals"] = to_list(self.petals)
        fields["bees"] = to_list(self.bees)
        fields["pollen"] = to_list(self.pollen)
        fields["ponds"] = to_list(self.ponds)
        fields["visits"] = to_list(self.visits)
        return fields

    def load(self, dump: Dump) -> None:
        super().load(dump)
        self.turn = dump.number("turn")
        self.first = dump.number("first")
        self.turns = dump.number("turns")
        self.ender = dump.number("ender")
        self.sun = dump.number("sun")
        self.rondel = dump.vector("rondel")
        self.top = dump.vector("top")
        self.below = dump.vector("below")
        self.unseen = dump.vector("unseen")
        self.removed = dump.vector("removed")
        self.hand = dump.number("hand")
        self.held = dump.number("held")
        self.pieces = dump.number("pieces")
        self.tile = dump.vector("tile")
        self.way = dump.vector("way")
        self.at = dump.vector("at")
        self.placer = dump.vector("placer")
        self.open = dump.vector("open")
        self.enclosed = dump.number("enclosed")
        self.encloser = dump.vector("encloser")
        self.paid = dump.vector("paid")
        self.cells = dump.vector("cells")
        self.flowers = dump.vector("flowers")
        self.rows = dump.vector("rows")
        bounds = dump.vector("bounds")
        self.west = bounds[0]
        self.east = bounds[1]
        self.south = bounds[2]
        self.north = bounds[3]
        self.wild = dump.number("wild")
        self.owed = dump.number("owed")
        self.pond = dump.vector("pond")
        self.filled = dump.number("filled")
        self.any = dump.number("any")
        self.due = dump.number("due")
        self.homing = dump.number("homing")
        self.returned = dump.number("returned")
        self.water = dump.vector("water")
        self.petals = dump.vector("petals")
        self.bees = dump.vector("bees")
        self.pollen = dump.vector("pollen")
        self.ponds = dump.vector("ponds")
        self.visits = dump.vector("visits")
