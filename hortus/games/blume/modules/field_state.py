"""The fields of a table of Field of Flowers: open gardens, pegs, no market."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, State, to_list


class FieldState(State):
    def __init__(self, seats: i64, tiles: i64, row: i64, cells: i64, words: i64) -> None:
        super().__init__(seats)
        self.turn: i64 = 0
        self.starter: i64 = 0
        self.bag: vec[i64] = vec[i64]([1] * tiles)
        self.bagged: i64 = tiles
        self.row: vec[i64] = vec[i64]([NONE] * row)
        self.hand: i64 = NONE
        self.laid: vec[i64] = vec[i64]([NONE] * (seats * cells))  # tile * 4 + turn
        self.rows: vec[i64] = vec[i64]([0] * (seats * words))  # the occupied columns of each strip of a row
        self.flowers: vec[i64] = vec[i64]([0] * seats)  # completed flowers
        self.pegged: vec[i64] = vec[i64]([0] * seats)  # colours with a peg, as bits
        self.pegs: vec[i64] = vec[i64]([NONE] * (seats * 6))  # the point where each colour's peg stands
        self.last: i64 = NONE  # turns left once somebody has placed the last peg

    def clone(self) -> "FieldState":
        twin = FieldState(self.seats, 0, 0, 0, 0)
        self.copy_table(twin)
        twin.turn = self.turn
        twin.starter = self.starter
        twin.bag = self.bag[:]
        twin.bagged = self.bagged
        twin.row = self.row[:]
        twin.hand = self.hand
        twin.laid = self.laid[:]
        twin.rows = self.rows[:]
        twin.flowers = self.flowers[:]
        twin.pegged = self.pegged[:]
        twin.pegs = self.pegs[:]
        twin.last = self.last
        return twin

    def dump(self) -> dict[str, object]:
        fields = super().dump()
        fields["turn"] = int(self.turn)
        fields["starter"] = int(self.starter)
        fields["bag"] = to_list(self.bag)
        fields["bagged"] = int(self.bagged)
        fields["row"] = to_list(self.row)
        fields["hand"] = int(self.hand)
        fields["laid"] = to_list(self.laid)
        fields["rows"] = to_list(self.rows)
        fields["flowers"] = to_list(self.flowers)
        fields["pegged"] = to_list(self.pegged)
        fields["pegs"] = to_list(self.pegs)
        fields["last"] = int(self.last)
        return fields

    def load(self, dump: Dump) -> None:
        super().load(dump)
        self.turn = dump.number("turn")
        self.starter = dump.number("starter")
        self.bag = dump.vector("bag")
        self.bagged = dump.number("bagged")
        self.row = dump.vector("row")
        self.hand = dump.number("hand")
        self.laid = dump.vector("laid")
        self.rows = dump.vector("rows")
        self.flowers = dump.vector("flowers")
        self.pegged = dump.vector("pegged")
        self.pegs = dump.vector("pegs")
        self.last = dump.number("last")
