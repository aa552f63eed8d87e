"""What is in the box: read from editions/*.toml and checked. It never changes."""

from typing import Final

from hortus.core.message import Listed, Message
from hortus.core.sheet import Sheet
from hortus.core.state import NONE
from hortus.games.flutter.shapes import DOWN_LETTER, MOST_CELLS, UP_LETTER, Shape, connected

COLOURS: Final = ["red", "yellow", "blue", "purple"]
LETTERS: Final = "rybp*"
"""A petal as a letter: the four colours, and the rainbow that only the starting tile and the water show."""
RAINBOW: Final = 4
TAKEN: Final = [*COLOURS, "keep", "pass", "rainbee"]
"""Words that mean something else in the notation, so a pollinator cannot have them as its name."""
MOST_TILES: Final = 60
"""Tiles and the starting tile together are a set in one machine word."""
FEWEST_POLLINATORS: Final = 5
"""As many as seats: if one stack is empty, everybody else still finds a tile for the last turn (F37)."""


class Tile:
    """One meadow tile: whose picture it shows, in which colour, and its petals corner by corner."""

    def __init__(self, pollinator: int, colour: int, sparkles: int, petals: list[str]) -> None:
        self.pollinator = pollinator
        self.colour = colour
        self.sparkles = sparkles
        self.petals = petals


class WaterFace:
    """What a water tile gives, and how many there are of it."""

    def __init__(self, sheet: Sheet) -> None:
        self.count = sheet.number("count", 1, 60)
        self.petals = sheet.text("petals", 6) if sheet.has("petals") else ""
        self.pollen = sheet.number("pollen", 0, 9) if sheet.has("pollen") else 0
        sheet.done()
        if any([letter not in LETTERS for letter in self.petals]):
            raise sheet.fault("petals", Message("expected-flutter-letters", {"letters": LETTERS}))


class FlutterEdition:
    """The components of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.stacks = sheet.numbers("stacks", 4, 4, 1, 14)
        self.tracker = sheet.numbers("tracker", 2, 64, 0, 99)
        self.bee = sheet.number("bee", 0, 20)
        self.water = [WaterFace(part) for part in sheet.parts("water", 1, 20)]
        self.shapes: list[Shape] = []
        self.tiles: list[Tile] = []
        for part in sheet.parts("pollinators", FEWEST_POLLINATORS, 6):
            self._read_pollinator(part)
        self.rainbee = self._read_rainbee(sheet.part("rainbee"))
        names = [shape.name for shape in self.shapes]
        self.rondel = [names.index(name) for name in self._read_rondel(sheet, names)]
        self.sun = names.index(sheet.word("sun", names))
        sheet.done()
        if len(self.tiles) > MOST_TILES:
            values: dict[str, object] = {"most": MOST_TILES, "found": len(self.tiles)}
            raise sheet.wrong("refused-flutter-tiles", values, ["pollinators"])

    def stack(self, seats: int) -> int:
        """How many tiles are left in every stack (Game Setup 2c)."""
        return self.stacks[seats - 2]

    @property
    def limit(self) -> int:
        """The last space of a petal tracker."""
        return len(self.tracker) - 1

    def first_tile(self, pollinator: int) -> int:
        """The tiles of one pollinator are numbered together; this is the first."""
        return [tile.pollinator for tile in self.tiles].index(pollinator)

    def stack_of(self, pollinator: int) -> int:
        """How many tiles one pollinator has in the box."""
        return len([tile for tile in self.tiles if tile.pollinator == pollinator])

    def _read_pollinator(self, sheet: Sheet) -> None:
        shape = read_shape(sheet, sheet.text("name", 20), sheet.text("outline", 40))
        if shape.name in [other.name for other in self.shapes] + TAKEN or not shape.name.isalpha():
            raise sheet.fault("name", Message("expected-flutter-name"))
        if [0, 0] not in shape.corners:
            raise sheet.wrong("refused-flutter-origin", {}, ["corners"])
        most = max(self.stacks)
        lines = sheet.texts("tiles", 1, 14)
        tiles = [read_tile(sheet, shape, len(self.shapes), lines[index], index) for index in range(len(lines))]
        sheet.done()
        if len(tiles) < most:
            raise sheet.wrong("refused-flutter-stack", {"least": most, "found": len(tiles)}, ["tiles"])
        self.shapes.append(shape)
        self.tiles += tiles

    def _read_rainbee(self, sheet: Sheet) -> Tile:
        shape = read_shape(sheet, "rainbee", "starting tile")
        petals = read_petals(sheet.text("petals", 60))
        check_petals(sheet, "petals", shape, petals, LETTERS)
        sheet.done()
        self.start = shape
        return Tile(len(self.shapes), 0, 0, petals)

    def _read_rondel(self, sheet: Sheet, names: list[str]) -> list[str]:
        rondel = sheet.texts("rondel", len(names), len(names))
        if sorted(rondel) != sorted(names):
            raise sheet.fault("rondel", Message("expected-flutter-rondel", {"names": Listed(names)}))
        return rondel


def read_shape(sheet: Sheet, name: str, outline: str) -> Shape:
    """Cells such as "U 0 0" and corners such as "1 0", both on the slanted axes of the meadow."""
    cells: list[list[int]] = []
    for index, text in enumerate(sheet.texts("cells", 1, MOST_CELLS)):
        words = text.split()
        if len(words) != 3 or words[0] not in [UP_LETTER, DOWN_LETTER] or not all_small(words[1:]):
            raise sheet.fault("cells", Message("expected-flutter-cells"), index)
        cells.append([[UP_LETTER, DOWN_LETTER].index(words[0]), int(words[1]), int(words[2])])
    corners: list[list[int]] = []
    for index, text in enumerate(sheet.texts("corners", 1, 2 * MOST_CELLS)):
        words = text.split()
        if len(words) != 2 or not all_small(words):
            raise sheet.fault("corners", Message("expected-flutter-corners"), index)
        corners.append([int(word) for word in words])
    shape = Shape(name, outline, cells, corners)
    if not connected(cells):
        raise sheet.wrong("refused-flutter-cells", {}, ["cells"])
    for index in range(len(corners)):
        if corners[index] in corners[:index] or not 1 <= shape.room(corners[index]) <= 5:
            raise sheet.fault("corners", Message("expected-flutter-outline"), index)
    return shape


def read_tile(sheet: Sheet, shape: Shape, pollinator: int, line: str, index: int) -> Tile:
    """Such as "red 2: p bb p yy", the text in this place of the list."""
    head, colon, tail = line.partition(":")
    words = head.split()
    if not colon or len(words) != 2 or words[0] not in COLOURS or not words[1].isdecimal() or len(words[1]) > 2:
        raise sheet.fault("tiles", Message("expected-flutter-tiles"), index)
    petals = read_petals(tail)
    check_petals(sheet, "tiles", shape, petals, LETTERS[:RAINBOW], index)
    return Tile(pollinator, COLOURS.index(words[0]), int(words[1]), petals)


def read_petals(text: str) -> list[str]:
    """Petals corner by corner; a dash is a corner without any."""
    return ["" if word == "-" else word for word in text.split()]


def check_petals(sheet: Sheet, key: str, shape: Shape, petals: list[str], letters: str, index: int = NONE) -> None:
    """Check that there are as many groups as corners, and no more petals at a corner than triangles meet there."""
    if len(petals) != len(shape.corners):
        raise sheet.fault(key, Message("expected-flutter-groups", {"corners": len(shape.corners)}), index)
    for corner, group in enumerate(petals):
        room = shape.room(shape.corners[corner])
        if len(group) > room or any([letter not in letters for letter in group]):
            expected: dict[str, object] = {"room": room, "letters": letters, "corner": corner + 1}
            raise sheet.fault(key, Message("expected-flutter-petals", expected), index)


def all_small(words: list[str]) -> bool:
    """Whether these are whole numbers near the origin."""
    return all([word.removeprefix("-").isdecimal() and abs(int(word)) <= MOST_CELLS for word in words])
