"""The fields of a Blume table: market, gardens and greenhouses of all seats.

What only one module needs is in a separate part. The variant Field of Flowers has
neither market nor rounds, and has its own state.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, State, to_list
from hortus.games.blume.modules.cards import CardTable
from hortus.games.blume.modules.shed import ToolShed
from hortus.games.blume.vocabulary import HUES, ROUNDS, ROW, SIDE


class BlumeState(State):
    def __init__(self, seats: i64, tiles: i64, pairs: i64, cans: i64) -> None:
        super().__init__(seats)
        cells: i64 = SIDE * SIDE
        points: i64 = (SIDE - 1) * (SIDE - 1)
        self.turn: i64 = 0  # whose turn it is
        self.starter: i64 = 0  # who begins every round
        self.round: i64 = 0
        # Petal tiles.
        self.bag: vec[i64] = vec[i64]([1] * tiles)
        self.bagged: i64 = tiles  # how many are in the bag
        self.heap: vec[i64] = vec[i64]([0] * tiles)  # out of play
        self.heaped: i64 = 0
        self.pool: vec[i64] = vec[i64]([0] * tiles)  # the Tertill's, in the solo variant
        self.tended: i64 = 0  # 1 once it has had its turn
        self.row: vec[i64] = vec[i64]([NONE] * ROW)
        self.hand: i64 = NONE  # the tile that was taken and not laid yet
        # Gardens, seat by seat.
        self.laid: vec[i64] = vec[i64]([NONE] * (seats * cells))  # tile * 4 + turn
        self.rows: vec[i64] = vec[i64]([0] * (seats * SIDE))  # the occupied columns of each row
        self.filled: vec[i64] = vec[i64]([0] * seats)  # tiles in each garden
        self.planted: vec[i64] = vec[i64]([NONE] * (seats * points))  # the hybrid standing at a point
        self.types: vec[i64] = vec[i64]([0] * seats)  # the hybrids standing in each garden, as bits
        self.formed: vec[i64] = vec[i64]()  # flowers that gave an action this round
        # The flower being carried out.
        self.blooms: i64 = 0  # points whose flowers still wait
        self.parts: vec[i64] = vec[i64]([0] * 3)  # what the present flower gives
        self.part: i64 = 0  # the part being carried out
        self.due: i64 = 0  # how many parts there are
        # Hybrids and watering cans.
        self.hybrids: vec[i64] = vec[i64]([0] * pairs)  # face down
        self.open: i64 = 0  # revealed, as bits
        self.hybrids_out: vec[i64] = vec[i64]([0] * pairs)
        self.cans: vec[i64] = vec[i64]([1] * cans)  # face down
        self.can: i64 = NONE
        self.cans_out: vec[i64] = vec[i64]([0] * cans)
        self.wet: i64 = 0  # the points of the present can, as bits
        self.hosed: i64 = 0  # watered for this turn only
        # Greenhouses and market.
        self.stock: vec[i64] = vec[i64]([0] * (seats * HUES))
        self.pegs: vec[i64] = vec[i64]([0] * HUES)
        self.scored: i64 = 0  # rounds that were scored
        self.tally: vec[i64] = vec[i64]([0] * (seats * ROUNDS * HUES))  # the greenhouses when they were
        self.prices: vec[i64] = vec[i64]([0] * (ROUNDS * HUES))  # and the market
        # Modules.
        self.shed: ToolShed = ToolShed(0, 0, 0, 0)
        self.cards: CardTable = CardTable(0, 0, 0)

    def clone(self) -> "BlumeState":
        twin = BlumeState(self.seats, 0, 0, 0)
        self.copy_table(twin)
        twin.turn = self.turn
        twin.starter = self.starter
        twin.round = self.round
        twin.bag = self.bag[:]
        twin.bagged = self.bagged
        twin.heap = self.heap[:]
        twin.heaped = self.heaped
        twin.pool = self.pool[:]
        twin.tended = self.tended
        twin.row = self.row[:]
        twin.hand = self.hand
        twin.laid = self.laid[:]
        twin.rows = self.rows[:]
        twin.filled = self.filled[:]
        twin.planted = self.planted[:]
        twin.types = self.types[:]
        twin.formed = self.formed[:]
        twin.blooms = self.blooms
        twin.parts = self.parts[:]
        twin.part = self.part
        twin.due = self.due
        twin.hybrids = self.hybrids[:]
        twin.open = self.open
        twin.hybrids_out = self.hybrids_out[:]
        twin.cans = self.cans[:]
        twin.can = self.can
        twin.cans_out = self.cans_out[:]
        twin.wet = self.wet
        twin.hosed = self.hosed
        twin.stock = self.stock[:]
        twin.pegs = self.pegs[:]
        twin.scored = self.scored
        twin.tally = self.tally[:]
        twin.prices = self.prices[:]
        twin.shed = self.shed.clone()
        twin.cards = self.cards.clone()
        return twin

    def dump(self) -> dict[str, object]:
        fields = super().dump()
        fields["turn"] = int(self.turn)
        fields["starter"] = int(self.starter)
        fields["round"] = int(self.round)
        fields["bag"] = to_list(self.bag)
        fields["bagged"] = int(self.bagged)
        fields["heap"] = to_list(self.heap)
        fields["heaped"] = int(self.heaped)
        fields["pool"] = to_list(self.pool)
        fields["tended"] = int(self.tended)
        fields["row"] = to_list(self.row)
        fields["hand"] = int(self.hand)
        fields["laid"] = to_list(self.laid)
        fields["rows"] = to_list(self.rows)
        fields["filled"] = to_list(self.filled)
        fields["planted"] = to_list(self.planted)
        fields["types"] = to_list(self.types)
        fields["formed"] = to_list(self.formed)
        fields["blooms"] = int(self.blooms)
        fields["parts"] = to_list(self.parts)
        fields["part"] = int(self.part)
        fields["due"] = int(self.due)
        fields["hybrids"] = to_list(self.hybrids)
        fields["open"] = int(self.open)
        fields["hybrids_out"] = to_list(self.hybrids_out)
        fields["cans"] = to_list(self.cans)
        fields["can"] = int(self.can)
        fields["cans_out"] = to_list(self.cans_out)
        fields["wet"] = int(self.wet)
        fields["hosed"] = int(self.hosed)
        fields["stock"] = to_list(self.stock)
        fields["pegs"] = to_list(self.pegs)
        fields["scored"] = int(self.scored)
        fields["tally"] = to_list(self.tally)
        fields["prices"] = to_list(self.prices)
        self.shed.dump(fields)
        self.cards.dump(fields)
        return fields

    def load(self, dump: Dump) -> None:
        super().load(dump)
        self.turn = dump.number("turn")
        self.starter = dump.number("starter")
        self.round = dump.number("round")
        self.bag = dump.vector("bag")
        self.bagged = dump.number("bagged")
        self.heap = dump.vector("heap")
        self.heaped = dump.number("heaped")
        self.pool = dump.vector("pool")
        self.tended = dump.number("tended")
        self.row = dump.vector("row")
        self.hand = dump.number("hand")
        self.laid = dump.vector("laid")
        self.rows = dump.vector("rows")
        self.filled = dump.vector("filled")
        self.planted = dump.vector("planted")
        self.types = dump.vector("types")
        self.formed = dump.vector("formed")
        self.blooms = dump.number("blooms")
        self.parts = dump.vector("parts")
        self.part = dump.number("part")
        self.due = dump.number("due")
        self.hybrids = dump.vector("hybrids")
        self.open = dump.number("open")
        self.hybrids_out = dump.vector("hybrids_out")
        self.cans = dump.vector("cans")
        self.can = dump.number("can")
        self.cans_out = dump.vector("cans_out")
        self.wet = dump.number("wet")
        self.hosed = dump.number("hosed")
        self.stock = dump.vector("stock")
        self.pegs = dump.vector("pegs")
        self.scored = dump.number("scored")
        self.tally = dump.vector("tally")
        self.prices = dump.vector("prices")
        self.shed.load(dump)
        self.cards.load(dump)
