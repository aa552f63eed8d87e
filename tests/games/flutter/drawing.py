"""Meadows drawn in text, and tables that start from them.

Every sign is a triangle; they alternate, and the one in the lower left corner
points up. An upward triangle touches the sign below it, a downward one the sign
above it, and both touch their neighbours in the line:

      a a b b
      a # # ~ .

`.` is empty, `~` water, `*` the rainbee; a letter is a tile, whatever its
outline; `#` is where the tile in hand is to go, `+` where the next one is.
"""

from typing import Any

import hortus
from hortus.core.bits import bit
from hortus.core.events import EventLog
from hortus.core.state import NONE
from hortus.games.flutter.edition import COLOURS
from hortus.games.flutter.growth import packed
from hortus.games.flutter.shapes import TURNS
from hortus.games.flutter.state import WATER

COLUMN, ROW = 16, 16  # of the lower left triangle in the window


def rules(seats: int = 2, edition: Any = "standard", version: int | None = None, **options: str) -> Any:
    return hortus.rules("flutter", seats, options=options, edition=edition, version=version)


def tile_named(table: Any, name: str) -> int:
    """The first tile of this name, such as "red ladybug"; "red ladybug 2" is the second."""
    colour, pollinator, *number = name.split()
    shapes = [shape.name for shape in table.edition.shapes]
    found = [
        index
        for index, tile in enumerate(table.edition.tiles)
        if shapes[tile.pollinator] == pollinator and COLOURS[tile.colour] == colour
    ]
    return found[int(number[0]) - 1 if number else 0]


class Table:
    """A table in the middle of a game, with whatever a test wants to lie on it."""

    def __init__(self, seats: int = 2, **agreed: Any) -> None:
        self.rules = rules(seats, **agreed)
        self.meadow = self.rules.meadow
        self.state = self.rules.deal()
        self.log = EventLog()
        self.steps = {step.name: place for place, step in enumerate(self.rules.steps)}
        for stack in range(5):
            self.show(self.rules.edition.tiles[self.rules.edition.first_tile(stack)], stack)

    # ---- setting up

    def show(self, tile: Any, stack: int, below: int | None = None) -> None:
        """Turn up this tile on its stack."""
        index = self.rules.edition.tiles.index(tile)
        state = self.state
        state.unseen[stack] = 0xFFF & ~bit(index - self.rules.edition.first_tile(stack))
        state.top[stack] = index
        state.below[stack] = self.rules.edition.stack(int(state.seats)) - 1 if below is None else below

    def top(self, name: str, below: int | None = None) -> None:
        index = tile_named(self.rules, name)
        self.show(self.rules.edition.tiles[index], self.rules.edition.tiles[index].pollinator, below)

    def empty_stack(self, name: str) -> None:
        stack = [shape.name for shape in self.rules.edition.shapes].index(name)
        self.state.top[stack] = NONE
        self.state.below[stack] = 0

    def sun(self, name: str) -> None:
        """Put the sun on this pollinator's stack."""
        stack = [shape.name for shape in self.rules.edition.shapes].index(name)
        self.state.sun = list(self.state.rondel).index(stack)

    def hold(self, seat: int, petals: str) -> None:
        """Give a seat petals, as many as letters: "bbpp"."""
        for colour, letter in enumerate("rybp"):
            self.state.petals[seat * 4 + colour] = petals.count(letter)

    def stand(self, step: str) -> "Table":
        """Begin with this step; seats are asked."""
        self.rules.enter(self.state, self.steps[step])
        return self

    # ---- playing

    @property
    def at(self) -> str:
        return self.rules.steps[self.state.step].name

    @property
    def seat(self) -> int:
        """The one seat that is asked."""
        assert bin(self.state.waiting).count("1") == 1
        return int(self.state.waiting).bit_length() - 1

    def legal(self) -> list[str]:
        return [self.rules.catalogue.write(action) for action in self.rules.legal(self.state, self.seat)]

    def play(self, *written: str) -> "Table":
        for text in written:
            assert text in self.legal(), (text, self.legal())
            self.rules.choose(self.state, self.seat, self.rules.catalogue.read(text), self.log)
        return self

    def play_on(self) -> "Table":
        """Finish the turn with whatever is offered last: at the end, a bee that is kept."""
        turns = self.state.turns
        while self.state.turns == turns:
            self.play(self.legal()[-1])
        return self

    def chance(self, *outcomes: int) -> "Table":
        """Chance outcomes, scripted."""
        for outcome in outcomes:
            assert self.state.waiting == 0
            assert self.rules.odds(self.state)[outcome] > 0
            self.rules.happen(self.state, outcome, self.log)
        return self

    def draw(self, *faces: str) -> "Table":
        """Water with these faces is drawn."""
        for face in faces:
            self.chance(self.rules.course.ponds.words.index(face))
        return self

    # ---- looking

    def told(self) -> list[str]:
        return [event.kind.name for event in self.log.events]

    def events(self, name: str) -> list[list[int]]:
        return [event.numbers for event in self.log.events if event.kind.name == name]

    def petals(self, seat: int) -> str:
        return "".join(letter * self.state.petals[seat * 4 + colour] for colour, letter in enumerate("rybp"))

    def pollen(self) -> list[int]:
        return [int(number) for number in self.state.pollen]

    def scores(self) -> list[int]:
        from hortus.core.scoring import BLANK

        return [int(self.rules.score(self.state, seat, BLANK)) for seat in range(self.state.seats)]


class Drawing(Table):
    """A table whose meadow is drawn; the seat 0 has a tile in hand that goes where the # are."""

    def __init__(self, picture: str, hand: str = "", seats: int = 2, **agreed: Any) -> None:
        super().__init__(seats, **agreed)
        self.pieces: dict[str, int] = {"*": 0}
        self.target: set[int] = set()
        self.next_target: set[int] = set()
        fresh = self.meadow.empty(seats, 5)
        state = self.state
        state.cells, state.rows, state.flowers = fresh.cells, fresh.rows, fresh.flowers
        state.west, state.east, state.south, state.north = fresh.west, fresh.east, fresh.south, fresh.north
        lines = [line for line in picture.splitlines() if line.strip()]
        indent = min(len(line) - len(line.lstrip()) for line in lines)
        self.cells: dict[tuple[int, int], int] = {}
        for height, line in enumerate(reversed(lines)):
            for place, sign in enumerate(line[indent:].rstrip()[::2]):
                if sign != " ":
                    self.read(sign, place, height)
        self.count_sides()
        if hand:
            self.take(hand)

    def read(self, sign: str, place: int, height: int) -> None:
        kind = (place - height) % 2
        cell = int(self.meadow.window.cell(kind, COLUMN + (place - height - kind) // 2, ROW + height))
        self.cells[place, height] = cell
        if sign == "#":
            self.target.add(cell)
        elif sign == "+":
            self.next_target.add(cell)
        elif sign == "~":
            self.meadow.occupy(self.state, cell, WATER + 8)
        elif sign != ".":
            if sign not in self.pieces:
                self.pieces[sign] = self.add_piece()
            self.meadow.occupy(self.state, cell, self.pieces[sign])

    def add_piece(self) -> int:
        """A piece that is no tile of the box until a test says so; it has no petals."""
        piece = int(self.state.pieces)
        self.state.pieces += 1
        self.state.tile[piece] = tile_named(self.rules, "purple butterfly")
        return piece

    def name(self, **tiles: str) -> "Drawing":
        """What the letters are: a="blue hummingbird"."""
        for sign, tile in tiles.items():
            self.state.tile[self.pieces[sign]] = tile_named(self.rules, tile)
        return self

    def count_sides(self) -> None:
        """Open sides of every drawn piece, by definition."""
        state, near = self.state, self.meadow.window.near
        state.due = 0
        state.enclosed = 0
        for piece in range(state.pieces):
            own = [cell for cell in range(len(state.cells)) if state.cells[cell] == piece]
            state.open[piece] = sum(state.cells[near[cell * 3 + side]] == NONE for cell in own for side in range(3))
            if own and state.open[piece] == 0:
                state.enclosed |= bit(piece)

    def take(self, hand: str) -> None:
        """Take the tile in hand and hold it in the first turn that covers the marked cells."""
        tile = tile_named(self.rules, hand)
        self.state.hand = tile
        for turn in range(TURNS):
            outline = self.meadow.outline(tile, turn)
            for at in range(self.meadow.window.vertices):
                if self.target == {outline.cell(at, index) for index in range(len(outline.cells))}:
                    self.state.held, self.spot = turn, at
                    self.where = self.meadow.vertex_words[at]
                    return
        raise AssertionError(f"a {hand} does not cover the marked cells")

    def flower(self, corner: int, petals: str) -> "Drawing":
        """Petals that lie round the given corner (from 1) of the place where the tile goes."""
        outline = self.meadow.outline(self.state.hand, self.state.held)
        self.state.flowers[outline.corner(self.spot, corner - 1)] = packed(petals)
        return self

    def all_flowers(self, petals: str) -> "Drawing":
        """The same petals round every corner."""
        for corner in range(len(self.meadow.petals[self.state.hand])):
            self.flower(corner + 1, petals)
        return self

    def place(self) -> "Drawing":
        """Put the tile where it is drawn."""
        self.stand("place")
        self.play(self.where)
        return self

    def take_next(self, hand: str, petals: str) -> "Drawing":
        """Take another tile, which goes where the + are; the same petals lie round all its corners."""
        self.target = self.next_target
        self.take(hand)
        return self.all_flowers(petals)

    def bee(self, seat: int, sign: str) -> "Drawing":
        self.state.bees[seat] = self.pieces[sign]
        return self

    def enclosed(self) -> set[str]:
        return {sign for sign, piece in self.pieces.items() if self.state.enclosed & bit(piece)}
