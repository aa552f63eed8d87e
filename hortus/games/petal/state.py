"""The fields of a Petal table.

The board is two sets of cells: single petals, and flowers. A flower is a path of
cells, so one link per cell is enough to know which tiles are in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, State, to_list

SEATS: Final = 2


class PetalState(State):
    def __init__(self, cells: i64, bag: vec[i64]) -> None:
        super().__init__(SEATS)
        self.turn: i64 = 0  # whose turn it is; a seat's number is also its colour
        self.laid: i64 = 0  # the next cell to be laid
        self.petals: i64 = 0  # cells with a single face-up petal
        self.flowers: i64 = 0  # cells with a flower
        self.green: vec[i64] = bag  # green tiles not laid yet, by number
        self.pink: vec[i64] = bag[:]
        self.face: vec[i64] = vec[i64]([0] * cells)  # the number laid here, pink ones negative
        self.net: vec[i64] = vec[i64]([0] * cells)  # of the pile here: green minus pink
        self.gross: vec[i64] = vec[i64]([0] * cells)  # of the pile here: green plus pink
        self.size: vec[i64] = vec[i64]([0] * cells)  # tiles in the pile here
        self.under: vec[i64] = vec[i64]([NONE] * cells)  # the pile flipped onto this cell came from there
        self.picker: vec[i64] = vec[i64]([NONE] * cells)  # who picked the flower that stood here
        self.points: vec[i64] = vec[i64]([0, 0])
        self.picked: vec[i64] = vec[i64]([0, 0])  # flowers in front of each seat

    def clone(self) -> "PetalState":
        twin = PetalState(0, self.green[:])
        self.copy_table(twin)
        twin.turn = self.turn
        twin.laid = self.laid
        twin.petals = self.petals
        twin.flowers = self.flowers
        twin.pink = self.pink[:]
        twin.face = self.face[:]
        twin.net = self.net[:]
        twin.gross = self.gross[:]
        twin.size = self.size[:]
        twin.under = self.under[:]
        twin.picker = self.picker[:]
        twin.points = self.points[:]
        twin.picked = self.picked[:]
        return twin

    def dump(self) -> dict[str, object]:
        fields = super().dump()
        fields["turn"] = int(self.turn)
        fields["laid"] = int(self.laid)
        fields["petals"] = int(self.petals)
        fields["flowers"] = int(self.flowers)
        fields["green"] = to_list(self.green)
        fields["pink"] = to_list(self.pink)
        fields["face"] = to_list(self.face)
        fields["net"] = to_list(self.net)
        fields["gross"] = to_list(self.gross)
        fields["size"] = to_list(self.size)
        fields["under"] = to_list(self.under)
        fields["picker"] = to_list(self.picker)
        fields["points"] = to_list(self.points)
        fields["picked"] = to_list(self.picked)
        return fields

    def load(self, dump: Dump) -> None:
        super().load(dump)
        self.turn = dump.number("turn")
        self.laid = dump.number("laid")
        self.petals = dump.number("petals")
        self.flowers = dump.number("flowers")
        self.green = dump.vector("green")
        self.pink = dump.vector("pink")
        self.face = dump.vector("face")
        self.net = dump.vector("net")
        self.gross = dump.vector("gross")
        self.size = dump.vector("size")
        self.under = dump.vector("under")
        self.picker = dump.vector("picker")
        self.points = dump.vector("points")
        self.picked = dump.vector("picked")
