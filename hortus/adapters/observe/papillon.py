"""Papillon as numbers: gardens as planes, everything else as counts.

A tile is 22 numbers: for each side, clockwise from the north, 1 at what it shows
(blue, purple, red, yellow, field), then its kind + 1, and 1 if it brings a
caterpillar. A seat that is gardening sees its garden as if what it has sealed
were done; nobody else does.
"""

from typing import Final

from mypy_extensions import i64

from hortus.adapters.observe.observer import WIDE, Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.games.papillon.bench import Layout
from hortus.games.papillon.gardening import Gardening
from hortus.games.papillon.rules import PapillonRules
from hortus.games.papillon.state import HAND, RESTING, SPACES, PapillonState

DEPTH: Final = 32
"""The most choices of one round in the garden: four tiles, their places, four patches each, and the end."""
TILE: Final = 22
SHOWS: Final = 5
KIND: Final = 7  # shifts: kinds are divided by 128, counts by 16, what a side shows by 8
COUNT: Final = 4
SIDE: Final = 3
PLANES: Final = 6


class PapillonObserver(Observer[PapillonState]):
    def __init__(self, rules: PapillonRules) -> None:
        super().__init__(rules, DEPTH)
        seats, kinds = int(rules.seats), len(rules.edition.tiles)
        flowers, planters, gnomes = len(rules.flowers), len(rules.edition.planters), len(rules.numbers)
        self.bench = rules.bench
        window = int(rules.ground.window)
        self.window: i64 = rules.ground.window
        self.cells: i64 = rules.ground.cells
        self.tiles = rules.ground.tiles
        self.kinds: i64 = i64(kinds)
        self.flowers: i64 = i64(flowers)
        self.planters: i64 = i64(planters)
        self.gnome_kinds: i64 = i64(gnomes)
        self.most_housed: i64 = i64(rules.edition.rounds)
        self.round: i64 = self.row("round", [1], "Rounds that are over.", COUNT)
        self.order: i64 = self.row("order", [seats, seats], "For each place of the order track: 1 for its seat.")
        self.space: i64 = self.row("spaces", [SPACES, TILE], "The tiles on the draft board.")
        self.crawling: i64 = self.row(
            "crawling", [SPACES], "Caterpillars on each space of the draft board.", COUNT, 0.0, 16.0
        )
        self.bids: i64 = self.row("bids", [seats], "What each seat has bid, + 1; 0 where it has not.", COUNT)
        self.bag: i64 = self.row("bag", [kinds], "Tiles of each kind in the bag.", COUNT)
        self.removed: i64 = self.row("removed", [kinds], "Tiles of each kind that are out.", COUNT)
        self.gnome: i64 = self.row("gnome", [gnomes], "1 at the gnome in front of the toolshed.")
        self.gnomes_left: i64 = self.row("gnomes_left", [gnomes], "Gnomes of each kind face down.", COUNT)
        self.planted: i64 = self.row("planters", [flowers, planters], "For each flower: 1 at its planter.")
        self.token: i64 = self.row("tokens", [flowers, seats], "For each flower: 1 for the seat with its token.")
        self.clipped: i64 = self.row(
            "clipped", [flowers, seats], "Butterflies of each seat on each flower.", COUNT, 0.0, 16.0
        )
        self.claim: i64 = self.row("claim", [flowers], "1 at the flower whose token is offered.")
        self.caterpillars: i64 = self.row("caterpillars", [seats], "Caterpillars of each seat.", COUNT, 0.0, 16.0)
        self.supply: i64 = self.row("butterflies", [seats], "Butterflies each seat has left.", COUNT)
        self.gnomes: i64 = self.row("gnomes", [seats, gnomes], "Gnomes of each kind that each seat has.", COUNT)
        self.hand: i64 = self.row("hand", [seats, HAND, TILE], "The tiles in each seat's hand.")
        self.chosen: i64 = self.row("chosen", [TILE], "The tile this seat has chosen and turned, and not laid yet.")
        self.closing: i64 = self.row("closing", [1], "The patch that waits for a butterfly: cell * 4 + side + 1.", WIDE)
        self.gardens: i64 = self.row(
            "gardens",
            [seats * PLANES, window, window],
            "For each seat: what the north, east, south and west sides of a tile show, + 1; its turn + 1; "
            "and its kind + 1, divided by 16 once more.",
            SIDE,
        )
        self.tried: i64 = self.row("tried", [1, window, window], "1 where this seat has laid a tile in this step.")
        self.housed: i64 = self.row(
            "housed",
            [seats, rules.edition.rounds],
            "Where each seat's gnomes stand in the garden: cell * 4 + side + 1.",
            WIDE,
        )
        self.resting: i64 = self.row(
            "resting", [seats, RESTING], "Where butterflies rest on closed patches: cell * 4 + side + 1.", WIDE
        )
        self.patch: i64 = self.row(
            "patches",
            [seats, RESTING],
            "On what they rest: the colour times 2, 1 more for a large patch, + 1.",
            COUNT,
        )

    def tell(self, state: PapillonState, seat: i64, slate: Slate, base: i64) -> None:
        if state.sealed[seat].count and isinstance(self.rules.steps[state.step], Gardening):
            # For a moment, as the rules do it to find what is legal.
            layout = self.bench.unfold(state, seat, SILENT, state.walk)
            self.tell_layout(layout, slate, base)
            self.tell_all(state, seat, layout.used, slate, base)
            self.bench.fold(state, seat, layout)
        else:
            self.tell_all(state, seat, 0, slate, base)

    def tell_layout(self, layout: Layout, slate: Slate, base: i64) -> None:
        """How far this seat has come with its garden."""
        if layout.tile != NONE:
            self.tile(layout.tile, slate, base + self.chosen)
        if layout.owed:
            slate.put_wide(base + self.closing, layout.patch() + 1, WIDE)
        cell: i64
        for cell in layout.cells:
            slate.mark(base + self.tried + cell)

    def tell_all(self, state: PapillonState, seat: i64, used: i64, slate: Slate, base: i64) -> None:
        seats = self.seats
        place: i64
        slate.put(base + self.round, state.round, COUNT)
        for place in range(seats):
            if state.order[place] != NONE:
                slate.mark(base + self.order + place * seats + self.beside(seat, state.order[place]))
        for place in range(SPACES):
            if state.space[place] != NONE:
                self.tile(state.space[place] * 4, slate, base + self.space + place * TILE)
            slate.put(base + self.crawling + place, state.crawling[place], COUNT)
        for place in range(self.kinds):
            slate.put(base + self.bag + place, state.bag[place], COUNT)
            slate.put(base + self.removed + place, state.removed[place], COUNT)
        if state.gnome != NONE:
            slate.mark(base + self.gnome + state.gnome)
        for place in range(self.gnome_kinds):
            slate.put(base + self.gnomes_left + place, state.gnome_bag[place], COUNT)
        if state.claim != NONE:
            slate.mark(base + self.claim + state.claim)
        for place in range(self.flowers):
            self.tell_flower(state, seat, place, slate, base)
        for place in range(seats):
            other = (seat + place) % seats
            self.tell_seat(state, other, place, used if place == 0 else 0, slate, base)
            self.tell_garden(state, other, place, slate, base)

    def tell_flower(self, state: PapillonState, seat: i64, flower: i64, slate: Slate, base: i64) -> None:
        if state.planters[flower] != NONE:
            slate.mark(base + self.planted + flower * self.planters + state.planters[flower])
        if state.token[flower] != NONE:
            slate.mark(base + self.token + flower * self.seats + self.beside(seat, state.token[flower]))
        place: i64
        for place in range(self.seats):
            other = (seat + place) % self.seats
            clipped = state.clipped[other * self.flowers + flower]
            slate.put(base + self.clipped + flower * self.seats + place, clipped, COUNT)

    def tell_seat(self, state: PapillonState, seat: i64, place: i64, used: i64, slate: Slate, base: i64) -> None:
        """What lies in front of a seat, without the tiles of the hand that are chosen."""
        slate.put(base + self.bids + place, state.bids[seat] + 1, COUNT)
        slate.put(base + self.caterpillars + place, state.caterpillars[seat], COUNT)
        slate.put(base + self.supply + place, state.supply[seat], COUNT)
        index: i64
        for index in range(self.gnome_kinds):
            owned = state.gnomes[seat * self.gnome_kinds + index]
            slate.put(base + self.gnomes + place * self.gnome_kinds + index, owned, COUNT)
        found: i64 = 0
        for index in range(HAND):
            kind = state.hand[seat * HAND + index]
            if kind != NONE and not (used >> index) & 1:
                self.tile(kind * 4, slate, base + self.hand + (place * HAND + found) * TILE)
                found += 1
        for index in range(state.rests[seat]):
            at = seat * RESTING + index
            slate.put_wide(base + self.resting + place * RESTING + index, state.resting[at] + 1, WIDE)
            slate.put(base + self.patch + place * RESTING + index, state.patch[at] + 1, COUNT)

    def tell_garden(self, state: PapillonState, seat: i64, place: i64, slate: Slate, base: i64) -> None:
        garden = state.gardens[seat]
        start = base + self.gardens + place * PLANES * self.cells
        shows = self.tiles.shows
        laid = garden.laid
        row: i64
        side: i64
        for row in range(self.window):
            columns = garden.rows[row]
            cell = row * self.window
            while columns:
                if columns & 1:
                    lying = laid[cell]
                    for side in range(4):
                        slate.put(start + side * self.cells + cell, shows[lying * 4 + side] + 1, SIDE)
                    slate.put(start + 4 * self.cells + cell, (lying & 3) + 1, SIDE)
                    slate.put(start + 5 * self.cells + cell, (lying >> 2) + 1, KIND)
                columns >>= 1
                cell += 1
        for row in range(min(i64(len(garden.gnomes)), self.most_housed)):
            slate.put_wide(base + self.housed + place * self.most_housed + row, garden.gnomes[row] + 1, WIDE)

    def tile(self, lying: i64, slate: Slate, start: i64) -> None:
        """A tile as it is turned."""
        side: i64
        for side in range(4):
            slate.mark(start + side * SHOWS + self.tiles.shows[lying * 4 + side])
        slate.put(start + 4 * SHOWS, (lying >> 2) + 1, KIND)
        if self.tiles.caterpillar[lying >> 2]:
            slate.mark(start + 4 * SHOWS + 1)
