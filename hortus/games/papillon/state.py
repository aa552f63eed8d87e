"""The fields of a Papillon table: one garden for each seat, and everything they share."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, State, to_list, to_vec
from hortus.games.papillon.walk import Walk

HAND: Final = 4
"""The most tiles a seat drafts in one round: the top row or the first column."""
RESTING: Final = 16
"""The most patches a seat closes in one round: four tiles with four sides."""
SPACES: Final = 10
"""Of the draft board."""


class Garden:
    """The tiles of one seat, and what must match on the empty places beside them."""

    def __init__(self, cells: i64, rows: i64) -> None:
        self.laid: vec[i64] = vec[i64]([NONE] * cells)  # by cell: kind * 4 + turn
        # By cell: what its neighbours show towards it, three bits a direction, and
        # twelve bits higher sevens for the directions that have a neighbour.
        self.asks: vec[i64] = vec[i64]([0] * cells)
        self.rows: vec[i64] = vec[i64]([0] * rows)  # the columns that have a tile, as bits
        self.tiles: i64 = 0
        self.gnomes: vec[i64] = vec[i64]()  # parts with a gnome, as cell * 4 + direction

    def clone(self) -> "Garden":
        twin = Garden(0, 0)
        twin.laid = self.laid[:]
        twin.asks = self.asks[:]
        twin.rows = self.rows[:]
        twin.tiles = self.tiles
        twin.gnomes = self.gnomes[:]
        return twin

    def dump(self) -> list[list[int]]:
        """Rows of (cell, tile, what it is asked), then the rows of columns, then the gnomes."""
        written: list[list[int]] = []
        for cell in range(len(self.laid)):
            if self.laid[cell] != NONE or self.asks[cell]:
                written.append([cell, int(self.laid[cell]), int(self.asks[cell])])
        return [*written, to_list(self.rows), to_list(self.gnomes)]

    def load(self, written: list[list[int]]) -> None:
        self.tiles = 0
        for index in range(len(self.laid)):
            self.laid[index] = NONE
            self.asks[index] = 0
        for cell, tile, asks in written[:-2]:
            self.laid[cell] = tile
            self.asks[cell] = asks
            if tile != NONE:
                self.tiles += 1
        self.rows = to_vec(written[-2])
        self.gnomes = to_vec(written[-1])


class PapillonState(State):
    def __init__(self, seats: i64, flowers: i64) -> None:
        super().__init__(seats)
        self.gardens: list[Garden] = []
        self.round: i64 = 0  # from 0
        self.order: vec[i64] = vec[i64]([NONE] * seats)  # the order track: who stands where
        self.turn: i64 = 0  # the place on the order track that is bidding or drafting
        self.promoted: i64 = NONE  # who becomes first player when the round is over (two seats)
        # Tiles.
        self.bag: vec[i64] = vec[i64]()  # by kind
        self.removed: vec[i64] = vec[i64]()  # by kind; back into the bag when it is empty
        self.space: vec[i64] = vec[i64]([NONE] * SPACES)  # the kind on each space of the draft board
        self.crawling: vec[i64] = vec[i64]([0] * SPACES)  # caterpillars on them
        self.filling: i64 = 0  # how many spaces of this round were refilled
        self.hand: vec[i64] = vec[i64]([NONE] * (seats * HAND))  # drafted kinds, ascending, NONE at the end
        self.drafter: i64 = NONE  # who draws the next tile: in reserve, or for one that fits nowhere
        # Gnomes, by kind.
        self.gnome_bag: vec[i64] = vec[i64]()  # face down
        self.gnome: i64 = NONE  # in front of the toolshed
        self.gnomes: vec[i64] = vec[i64]()  # taken: seat * kinds + kind
        self.gnomes_out: vec[i64] = vec[i64]()  # removed from the game
        self.finder: i64 = NONE  # who took this round's gnome
        # Caterpillars.
        self.caterpillars: vec[i64] = vec[i64]([0] * seats)
        self.bank: i64 = 0  # in the supply; below 0 if the box runs out, because nobody goes without
        self.bids: vec[i64] = vec[i64]([NONE] * seats)
        # Butterflies and flowers.
        self.planter_bag: vec[i64] = vec[i64]()  # not yet under a flower
        self.planters: vec[i64] = vec[i64]([NONE] * flowers)  # the planter under each flower
        self.token: vec[i64] = vec[i64]([NONE] * flowers)  # who took its bonus token
        self.claim: i64 = NONE  # the flower whose token is offered
        self.claimer: i64 = NONE  # and to whom
        self.supply: vec[i64] = vec[i64]([0] * seats)  # butterflies
        self.clipped: vec[i64] = vec[i64]([0] * (seats * flowers))  # butterflies on flowers, seat * flowers + flower
        self.settled: vec[i64] = vec[i64]([0] * seats)  # all of a seat's butterflies on flowers
        # Butterflies on closed patches, waiting for pollination.
        self.rests: vec[i64] = vec[i64]([0] * seats)  # how many
        self.resting: vec[i64] = vec[i64]([NONE] * (seats * RESTING))  # where: cell * 4 + direction
        self.patch: vec[i64] = vec[i64]([0] * (seats * RESTING))  # on what: colour * 2, 1 more if large
        self.lent: vec[i64] = vec[i64]([NONE] * (seats * RESTING))  # where from: 0 the supply, 1 + flower
        # This round's gardening, for laying tiles again after an exchange (ruling 20).
        self.fresh: vec[i64] = vec[i64]([NONE] * (seats * HAND))  # the cells of this round's tiles, as they were laid
        self.traded: vec[i64] = vec[i64]()  # what was exchanged, as kind * seats + seat
        self.offered: vec[i64] = vec[i64]([NONE] * seats)  # the kind that a seat exchanges next
        # Scratch space for questions about this table; its content is not part of the state.
        self.walk = Walk()

    def clone(self) -> "PapillonState":
        twin = PapillonState(self.seats, 0)
        self.copy_table(twin)
        twin.gardens = [garden.clone() for garden in self.gardens]
        twin.round = self.round
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.promoted = self.promoted
        twin.bag = self.bag[:]
        twin.removed = self.removed[:]
        twin.space = self.space[:]
        twin.crawling = self.crawling[:]
        twin.filling = self.filling
        twin.hand = self.hand[:]
        twin.drafter = self.drafter
        twin.gnome_bag = self.gnome_bag[:]
        twin.gnome = self.gnome
        twin.gnomes = self.gnomes[:]
        twin.gnomes_out = self.gnomes_out[:]
        twin.finder = self.finder
        twin.caterpillars = self.caterpillars[:]
        twin.bank = self.bank
        twin.bids = self.bids[:]
        twin.planter_bag = self.planter_bag[:]
        twin.planters = self.planters[:]
        twin.token = self.token[:]
        twin.claim = self.claim
        twin.claimer = self.claimer
        twin.supply = self.supply[:]
        twin.clipped = self.clipped[:]
        twin.settled = self.settled[:]
        twin.rests = self.rests[:]
        twin.resting = self.resting[:]
        twin.patch = self.patch[:]
        twin.lent = self.lent[:]
        twin.fresh = self.fresh[:]
        twin.offered = self.offered[:]
        twin.traded = self.traded[:]
        return twin

    def dump(self) -> dict[str, object]:
        fields = super().dump()
        fields["gardens"] = [garden.dump() for garden in self.gardens]
        fields["round"] = int(self.round)
        fields["order"] = to_list(self.order)
        fields["turn"] = int(self.turn)
        fields["promoted"] = int(self.promoted)
        fields["bag"] = to_list(self.bag)
        fields["removed"] = to_list(self.removed)
        fields["space"] = to_list(self.space)
        fields["crawling"] = to_list(self.crawling)
        fields["filling"] = int(self.filling)
        fields["hand"] = to_list(self.hand)
        fields["drafter"] = int(self.drafter)
        fields["gnome_bag"] = to_list(self.gnome_bag)
        fields["gnome"] = int(self.gnome)
        fields["gnomes"] = to_list(self.gnomes)
        fields["gnomes_out"] = to_list(self.gnomes_out)
        fields["finder"] = int(self.finder)
        fields["caterpillars"] = to_list(self.caterpillars)
        fields["bank"] = int(self.bank)
        fields["bids"] = to_list(self.bids)
        fields["planter_bag"] = to_list(self.planter_bag)
        fields["planters"] = to_list(self.planters)
        fields["token"] = to_list(self.token)
        fields["claim"] = int(self.claim)
        fields["claimer"] = int(self.claimer)
        fields["supply"] = to_list(self.supply)
        fields["clipped"] = to_list(self.clipped)
        fields["settled"] = to_list(self.settled)
        fields["rests"] = to_list(self.rests)
        fields["resting"] = to_list(self.resting)
        fields["patch"] = to_list(self.patch)
        fields["lent"] = to_list(self.lent)
        fields["fresh"] = to_list(self.fresh)
        fields["traded"] = to_list(self.traded)
        fields["offered"] = to_list(self.offered)
        return fields

    def load(self, dump: Dump) -> None:
        super().load(dump)
        gardens = dump.fields["gardens"]
        assert isinstance(gardens, list)
        for seat in range(len(gardens)):
            self.gardens[seat].load(gardens[seat])
        self.round = dump.number("round")
        self.order = dump.vector("order")
        self.turn = dump.number("turn")
        self.promoted = dump.number("promoted")
        self.bag = dump.vector("bag")
        self.removed = dump.vector("removed")
        self.space = dump.vector("space")
        self.crawling = dump.vector("crawling")
        self.filling = dump.number("filling")
        self.hand = dump.vector("hand")
        self.drafter = dump.number("drafter")
        self.gnome_bag = dump.vector("gnome_bag")
        self.gnome = dump.number("gnome")
        self.gnomes = dump.vector("gnomes")
        self.gnomes_out = dump.vector("gnomes_out")
        self.finder = dump.number("finder")
        self.caterpillars = dump.vector("caterpillars")
        self.bank = dump.number("bank")
        self.bids = dump.vector("bids")
        self.planter_bag = dump.vector("planter_bag")
        self.planters = dump.vector("planters")
        self.token = dump.vector("token")
        self.claim = dump.number("claim")
        self.claimer = dump.number("claimer")
        self.supply = dump.vector("supply")
        self.clipped = dump.vector("clipped")
        self.settled = dump.vector("settled")
        self.rests = dump.vector("rests")
        self.resting = dump.vector("resting")
        self.patch = dump.vector("patch")
        self.lent = dump.vector("lent")
        self.fresh = dump.vector("fresh")
        self.traded = dump.vector("traded")
        self.offered = dump.vector("offered")

    # ---- small verbs, used by several steps

    def receive(self, seat: i64, kind: i64) -> None:
        """Add a tile to the hand, which stays sorted."""
        place = seat * HAND + HAND - 1
        first = seat * HAND
        while place > first and (self.hand[place - 1] == NONE or self.hand[place - 1] > kind):
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = kind

    def give_up(self, seat: i64, kind: i64) -> None:
        """Remove one tile of this kind from the hand."""
        place = seat * HAND
        last = place + HAND - 1
        while self.hand[place] != kind:
            place += 1
        while place < last:
            self.hand[place] = self.hand[place + 1]
            place += 1
        self.hand[last] = NONE

    def settle_gardens(self) -> None:
        """The round is over: its tiles stay for good."""
        place: i64
        if len(self.traded):
            self.traded = vec[i64]()
        for place in range(len(self.fresh)):
            self.fresh[place] = NONE
        for place in range(len(self.lent)):
            self.lent[place] = NONE

    def held(self, seat: i64) -> i64:
        """How many tiles are in the hand."""
        count: i64 = 0
        while count < HAND and self.hand[seat * HAND + count] != NONE:
            count += 1
        return count

    def gnomes_of(self, seat: i64) -> i64:
        """How many gnomes a seat has."""
        kinds = i64(len(self.gnome_bag))
        count: i64 = 0
        place: i64
        for place in range(seat * kinds, seat * kinds + kinds):
            count += self.gnomes[place]
        return count

    def add_gnome(self, seat: i64, part: i64) -> None:
        """A gnome into the garden (expert gnomes)."""
        garden = self.gardens[seat]
        garden.gnomes = append(garden.gnomes, part)
