"""Flutter as numbers: the meadow as planes and as a list of its tiles, the rondel, and what lies before the seats.

A tile is 12 numbers: 1 at its shape (the five pollinators, then the starting
tile), 1 at its colour, its sparkles, and its number + 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.adapters.observe.observer import Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.bits import bit
from hortus.core.state import NONE, to_vec
from hortus.games.flutter.growth import count
from hortus.games.flutter.rules import FlutterRules
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import PIECES, WATER, FlutterState

COUNT: Final = 4  # shifts: counts are divided by 16, places and tiles by 64, pollen by 128
PLACE: Final = 6
POLLEN: Final = 7
COLOURS: Final = 4
PETALS: Final = 5
NAMED: Final = 15
STACK: Final = 14


class FlutterObserver(Observer[FlutterState]):
    def __init__(self, rules: FlutterRules) -> None:
        super().__init__(rules, 1)
        edition = rules.edition
        seats, stacks = int(rules.seats), len(edition.shapes)
        self.meadow = rules.meadow
        self.open_scores = rules.open_scores
        self.stacks: i64 = i64(stacks)
        self.tile_size: i64 = self.stacks + 1 + COLOURS + 2
        width, side = int(self.tile_size), int(rules.meadow.side)
        self.wide: i64 = self.tile_size + 7 + 3 * self.seats
        self.faces: i64 = i64(len(rules.course.ponds.supply))
        self.turn: i64 = self.row("turn", [seats], "1 for the seat whose turn it is.")
        self.first: i64 = self.row("first", [seats], "1 for the first player.")
        self.turns: i64 = self.row("turns", [1], "Turns that are over.", PLACE, 0.0, 4.0)
        self.ender: i64 = self.row("ender", [seats], "1 for the seat that emptied the first stack.")
        self.sun: i64 = self.row("sun", [stacks], "1 at the place of the rondel where the sun stands.")
        self.rondel: i64 = self.row("rondel", [stacks, stacks], "For each place of the rondel: 1 at its stack.")
        self.top: i64 = self.row("top", [stacks, width], "For each place of the rondel: the tile shown.")
        self.height: i64 = self.row("tiles", [stacks], "Tiles left at each place of the rondel.", COUNT)
        self.removed: i64 = self.row(
            "removed", [stacks, STACK], "For each place of the rondel: 1 at the tiles of its stack seen and removed."
        )
        self.hand: i64 = self.row("hand", [width], "The tile being placed.")
        self.held: i64 = self.row("held", [TURNS], "1 at the turn of the tile being placed.")
        self.pieces: i64 = self.row(
            "pieces",
            [PIECES, int(self.wide)],
            "The tiles of the meadow in the order of placing: the tile, its turn + 1 (divided by 16), the column and "
            "the row of its first corner + 1 (by 64), its open sides (by 16), 1 if it is enclosed, 1 if it is still "
            "to be scored, 1 if its encloser could pay; then for each seat 1 if it placed the tile, "
            "1 if it enclosed it, and 1 if its bee sits there. Who enclosed is shown where the pollen is.",
            0,
            0.0,
            3.0,
        )
        self.cells: i64 = self.row("cells", [2, side, side], "1 where a tile lies, on upward and downward triangles.")
        self.water: i64 = self.row(
            "water", [2, side, side], "The face of the water on upward and downward triangles, + 1.", COUNT
        )
        self.pond: i64 = self.row("pond", [2, side, side], "1 where water is still to be filled in.")
        self.flowers: i64 = self.row(
            "flowers",
            [PETALS, side, side],
            "Petals of each colour, and rainbow petals, round each vertex.",
            COUNT,
        )
        self.supply: i64 = self.row("supply", [int(self.faces)], "Water tiles left, by face.", PLACE)
        self.unnamed: i64 = self.row(
            "unnamed", [NAMED], "The colours allowed for each rainbow petal to be named, as a set of four bits.", COUNT
        )
        self.any: i64 = self.row("any", [1], "Petals of any colour still to be taken.", COUNT)
        self.owed: i64 = self.row("owed", [COLOURS], "Petals of each colour still to be paid.", COUNT)
        self.petals: i64 = self.row("petals", [seats, COLOURS], "Petals of each colour each seat has.", COUNT, 0.0, 8.0)
        self.pollen: i64 = self.row(
            "pollen", [seats], "Pollen of each seat; 0 where it lies face down.", POLLEN, 0.0, 2.0
        )
        self.first_tile: vec[i64] = to_vec([edition.first_tile(stack) for stack in range(stacks)])

    def tell(self, state: FlutterState, seat: i64, slate: Slate, base: i64) -> None:
        slate.mark(base + self.turn + self.beside(seat, state.turn))
        slate.mark(base + self.first + self.beside(seat, state.first))
        slate.put(base + self.turns, state.turns, PLACE)
        if state.ender != NONE:
            slate.mark(base + self.ender + self.beside(seat, state.ender))
        self.tell_rondel(state, slate, base)
        if state.hand != NONE:
            self.tile(state.hand, slate, base + self.hand)
        if state.held != NONE:
            slate.mark(base + self.held + state.held)
        everything = self.open_scores or state.over
        piece: i64
        for piece in range(state.pieces):
            seen = everything or state.encloser[piece] == seat
            self.tell_piece(state, seat, piece, seen, slate, base + self.pieces + piece * self.wide)
        self.tell_cells(state, slate, base)
        self.tell_flowers(state, slate, base)
        self.tell_owed(state, slate, base)
        place: i64
        colour: i64
        for place in range(self.seats):
            other = (seat + place) % self.seats
            for colour in range(COLOURS):
                slate.put(base + self.petals + place * COLOURS + colour, state.petals[other * COLOURS + colour], COUNT)
            if everything or place == 0:
                slate.put(base + self.pollen + place, state.pollen[other], POLLEN)

    def tell_rondel(self, state: FlutterState, slate: Slate, base: i64) -> None:
        slate.mark(base + self.sun + state.sun)
        place: i64
        index: i64
        for place in range(self.stacks):
            stack = state.rondel[place]
            if stack == NONE:
                continue
            slate.mark(base + self.rondel + place * self.stacks + stack)
            height = state.below[stack]
            if state.top[stack] != NONE:
                height += 1
                self.tile(state.top[stack], slate, base + self.top + place * self.tile_size)
            slate.put(base + self.height + place, height, COUNT)
            for index in range(STACK):
                if state.removed[stack] & bit(index):
                    slate.mark(base + self.removed + place * STACK + index)

    def tell_piece(self, state: FlutterState, seat: i64, piece: i64, scored: bool, slate: Slate, start: i64) -> None:
        self.tile(state.tile[piece], slate, start)
        place = start + self.tile_size
        at = state.at[piece]
        slate.put(place, state.way[piece] + 1, COUNT)
        slate.put(place + 1, at % self.meadow.side + 1, PLACE)
        slate.put(place + 2, at // self.meadow.side + 1, PLACE)
        slate.put(place + 3, state.open[piece], COUNT)
        if state.enclosed & bit(piece):
            slate.mark(place + 4)
        if state.due & bit(piece):
            slate.mark(place + 5)
        if scored and state.paid[piece]:
            slate.mark(place + 6)
        place += 7
        if state.placer[piece] != NONE:
            slate.mark(place + self.beside(seat, state.placer[piece]))
        if scored and state.encloser[piece] != NONE:
            slate.mark(place + self.seats + self.beside(seat, state.encloser[piece]))
        other: i64
        for other in range(self.seats):
            if state.bees[other] == piece:
                slate.mark(place + 2 * self.seats + self.beside(seat, other))

    def tell_cells(self, state: FlutterState, slate: Slate, base: i64) -> None:
        """Tiles and water, in the rows between the bounds of the meadow."""
        cells = state.cells
        plane = self.meadow.side * self.meadow.side
        cell: i64
        for cell in range(2 * self.meadow.side * state.south, 2 * self.meadow.side * (state.north + 1)):
            lying = cells[cell]
            if lying != NONE:
                place = base + (cell & 1) * plane + (cell >> 1)
                if lying >= WATER:
                    slate.put(place + self.water, lying - WATER + 1, COUNT)
                else:
                    slate.mark(place + self.cells)
        for cell in range(state.filled, len(state.pond)):
            wet = state.pond[cell]
            slate.mark(base + self.pond + (wet & 1) * plane + (wet >> 1))

    def tell_flowers(self, state: FlutterState, slate: Slate, base: i64) -> None:
        plane = self.meadow.side * self.meadow.side
        # Flowers grow along the upper side of the last row too.
        last = min(plane, self.meadow.side * (state.north + 2))
        flowers = state.flowers
        vertex: i64
        colour: i64
        for vertex in range(self.meadow.side * state.south, last):
            petals = flowers[vertex]
            if petals:
                for colour in range(PETALS):
                    slate.put(base + self.flowers + colour * plane + vertex, count(petals, colour), COUNT)

    def tell_owed(self, state: FlutterState, slate: Slate, base: i64) -> None:
        """Water that is left, and what the present turn still asks for."""
        place: i64
        for place in range(self.faces):
            slate.put(base + self.supply + place, state.water[place], PLACE)
        wild = state.wild
        place = 0
        while wild and place < NAMED:
            slate.put(base + self.unnamed + place, wild & 15, COUNT)
            wild >>= 4
            place += 1
        slate.put(base + self.any, state.any, COUNT)
        for place in range(COLOURS):
            slate.put(base + self.owed + place, count(state.owed, place), COUNT)

    def tile(self, tile: i64, slate: Slate, start: i64) -> None:
        meadow = self.meadow
        slate.mark(start + meadow.shape[tile])
        slate.mark(start + self.stacks + 1 + meadow.colour[tile])
        slate.put(start + self.stacks + 1 + COLOURS, meadow.sparkles[tile], COUNT)
        slate.put(start + self.stacks + 1 + COLOURS + 1, tile + 1, PLACE)
