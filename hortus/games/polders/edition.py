"""What is in the box: read from editions/*.toml and checked. It never changes.

A polder is drawn as text in the edition file, so that an owner of another
printing can copy the sheet square by square.
"""

from typing import Final

from hortus.core.message import Message, either
from hortus.core.plain import quoted
from hortus.core.sheet import Sheet
from hortus.core.state import NONE

WATER: Final = "~"
LAND: Final = "."
MARKS: Final = ["circle", "stripes", "cross"]
KINDS: Final = ["most", "sets", "rows", "columns", "areas", "right", "wrong", "roads", "solo", "empty", "fewer"]
SEAT_COUNTS: Final = [2, 3, 4]
LARGEST: Final = 16
"""The longest row or column of a sheet."""
MOST_SQUARES: Final = 120
"""The most squares of a sheet: two machine words of sixty."""


class Filling:
    """A way to fill squares, and the building it belongs to."""

    def __init__(self, sheet: Sheet) -> None:
        self.field = sheet.text("field", 30)
        self.fields = sheet.text("fields", 30)
        self.building = sheet.text("building", 30)
        self.buildings = sheet.text("buildings", 30)
        self.letter = sheet.text("letter", 1)
        self.mark = sheet.word("mark", MARKS)
        sheet.done()
        if not self.letter.isupper():
            raise sheet.fault("letter", Message("expected-polders-letter"))


class Polder:
    """One printed sheet: its squares row by row, what stands on them, and the roads between them."""

    def __init__(self, sheet: Sheet, letters: list[str]) -> None:
        self.name = sheet.text("name", 40)
        self.seats = sheet.numbers("seats", 0, 3, 2, 4)  # the player counts printed on it
        self.round_boxes = sheet.number("round_boxes", 0, 20) if sheet.has("round_boxes") else 0
        self.rows: list[str] = []
        self.squares: list[tuple[int, int]] = []  # column and row
        self.buildings: list[int] = []  # what stands on each square: a filling's number, or NONE
        self.roads: list[tuple[int, int]] = []  # the squares on both sides of every segment
        self._read(sheet, letters)
        sheet.done()

    @property
    def width(self) -> int:
        return max([len(row) for row in self.rows])

    @property
    def height(self) -> int:
        return len(self.rows)

    def _read(self, sheet: Sheet, letters: list[str]) -> None:
        lines = [line.rstrip() for line in sheet.drawing("map", 2000).split("\n") if line.strip()]
        beside: list[tuple[int, int]] = []  # a road on the right of this square
        below: list[tuple[int, int]] = []
        for line in lines:
            if not line.replace("=", "").strip():
                below += [(place // 2, len(self.rows) - 1) for place in range(len(line)) if line[place] == "="]
                if any([line[place] == "=" for place in range(1, len(line), 2)]):
                    raise sheet.wrong("refused-polders-road-line", {"line": quoted(line)}, ["map"])
                continue
            self._read_row(sheet, line, letters)
            beside += [(place // 2, len(self.rows) - 1) for place in range(1, len(line), 2) if line[place] == "|"]
        if not 0 < len(self.squares) <= MOST_SQUARES or self.width > LARGEST or self.height > LARGEST:
            raise sheet.wrong("refused-polders-size", {"squares": MOST_SQUARES, "longest": LARGEST}, ["map"])
        for column, row in beside:
            self._pave(sheet, (column, row), (column + 1, row))
        for column, row in below:
            self._pave(sheet, (column, row), (column, row + 1))
        self.roads.sort()

    def _read_row(self, sheet: Sheet, line: str, letters: list[str]) -> None:
        row = len(self.rows)
        squares = line[::2]
        between = line[1::2]
        known = [WATER, LAND, *letters]
        for character in squares:
            if character not in known:
                marks = either([quoted(mark) for mark in known])
                values = {"line": quoted(line), "found": quoted(character), "known": marks}
                raise sheet.wrong("refused-polders-square", values, ["map"])
        for character in between:
            if character not in [" ", "|"]:
                raise sheet.wrong("refused-polders-gap", {"line": quoted(line), "found": quoted(character)}, ["map"])
        for column in range(len(squares)):
            if squares[column] != WATER:
                self.squares.append((column, row))
                self.buildings.append(letters.index(squares[column]) if squares[column] in letters else NONE)
        self.rows.append(squares)

    def _pave(self, sheet: Sheet, one: tuple[int, int], other: tuple[int, int]) -> None:
        """A road segment lies between two squares of land, so that both its sides can be filled."""
        if one not in self.squares or other not in self.squares:
            raise sheet.wrong("refused-polders-road-water", {"column": one[0] + 1, "row": one[1] + 1}, ["map"])
        road = (self.squares.index(one), self.squares.index(other))
        if road in self.roads:  # two road lines under one row: its squares would be paired twice
            raise sheet.wrong("refused-polders-road-twice", {"column": one[0] + 1, "row": one[1] + 1}, ["map"])
        self.roads.append(road)


class Shape:
    """What is marked on a shape card, and how many such cards there are."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name", 4)
        self.cards = sheet.number("cards", 1, 30)
        rows = sheet.texts("squares", 1, 6)
        sheet.done()
        self.squares: list[tuple[int, int]] = []  # column and row, in reading order
        for row in range(len(rows)):
            if len(rows[row]) > 6 or rows[row].replace("#", "").replace(".", ""):
                raise sheet.fault("squares", Message("expected-polders-rows"))
            for column in range(len(rows[row])):
                if rows[row][column] == "#":
                    self.squares.append((column, row))
        if not 0 < len(self.squares) <= 6:
            raise sheet.fault("squares", Message("expected-polders-shape"))
        if not self.name.isalnum():
            raise sheet.fault("name", Message("expected-polders-name"))


class AssignmentCard:
    """One assignment: its kind says which clause scores it, the numbers are printed on the card."""

    def __init__(self, sheet: Sheet, buildings: list[str]) -> None:
        self.title = sheet.text("title", 40)
        self.kind = sheet.word("kind", KINDS)
        self.building = NONE
        self.each: list[int] = []
        self.prizes: list[int] = []
        self.least = 0  # of squares or buildings
        if self.kind in ["most", "fewer"]:
            self.building = buildings.index(sheet.word("building", buildings))
        if self.kind == "most":
            self.prizes = sheet.numbers("prizes", 1, 4, 0, 100)
        else:
            self.each = sheet.numbers("each", 3, 3, -100, 100)
        if self.kind in ["rows", "columns"]:
            self.least = sheet.number("shortest", 1, LARGEST)
        elif self.kind in ["areas", "empty"]:
            self.least = sheet.number("squares", 2, 30)  # a lone square is no area (P7)
        elif self.kind == "fewer":
            self.least = sheet.number("line", 0, 30)
        sheet.done()


class PoldersEdition:
    """The components of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.open = sheet.number("open", 1, 5)
        self.rounds = sheet.numbers("rounds", 1, 10, 0, 10)
        self.fillings = [Filling(part) for part in sheet.parts("fillings", 3, 3)]
        letters = [filling.letter for filling in self.fillings]
        buildings = [filling.building for filling in self.fillings]
        self.polders = [Polder(part, letters) for part in sheet.parts("polders", 4, 4)]
        self.shapes = [Shape(part) for part in sheet.parts("shapes", 1, 20)]
        self.assignments = [AssignmentCard(part, buildings) for part in sheet.parts("assignments", 1, 30)]
        sheet.done()
        self._check(sheet)

    @property
    def width(self) -> int:
        return max([polder.width for polder in self.polders])

    @property
    def height(self) -> int:
        return max([polder.height for polder in self.polders])

    def _check(self, sheet: Sheet) -> None:
        fillings, titles = self.fillings, [card.title for card in self.assignments]
        _different(sheet, "letters", ["fillings", "letter"], [filling.letter for filling in fillings])
        _different(sheet, "marks", ["fillings", "mark"], [filling.mark for filling in fillings])
        _different(sheet, "buildings", ["fillings", "building"], [filling.building for filling in fillings])
        _different(sheet, "polders", ["polders", "name"], [polder.name for polder in self.polders])
        _different(sheet, "shapes", ["shapes", "name"], [shape.name.lower() for shape in self.shapes])
        _different(sheet, "titles", ["assignments", "title"], titles)
        for seats in SEAT_COUNTS:
            marked = len([polder for polder in self.polders if seats in polder.seats])
            if marked != seats:
                raise sheet.wrong("refused-polders-marked", {"seats": seats, "found": marked}, ["polders"])
        cards = sum([shape.cards for shape in self.shapes])
        if cards < self.open:
            raise sheet.wrong("refused-polders-open", {"open": self.open, "cards": cards}, ["open"])
        if sum(self.rounds) > len(self.assignments):
            values: dict[str, object] = {"wanted": sum(self.rounds), "found": len(self.assignments)}
            raise sheet.wrong("refused-polders-rounds", values, ["rounds"])
        self._check_round_boxes(sheet)

    def _check_round_boxes(self, sheet: Sheet) -> None:
        """The sheet with the round boxes must always be in use, and have a box for each round."""
        for index, polder in enumerate(self.polders):
            if polder.round_boxes == 0:
                continue
            if [seats for seats in SEAT_COUNTS if seats not in polder.seats]:
                raise sheet.wrong("refused-polders-boxes-seats", {"polder": polder.name}, ["polders", index, "seats"])
            if polder.round_boxes != len(self.rounds):
                boxes: dict[str, object] = {"wanted": len(self.rounds), "found": polder.round_boxes}
                where: list[str | int] = ["polders", index, "round_boxes"]
                raise sheet.wrong("refused-polders-boxes", {"polder": polder.name, **boxes}, where)


def _different(sheet: Sheet, what: str, place: list[str], names: list[str]) -> None:
    """Refuse the second of two tables that have the same under a key; `place` is their list and the key."""
    for index, name in enumerate(names):
        if name in names[:index]:
            values: dict[str, object] = {"what": Message(f"refused-polders-all-{what}"), "name": name}
            raise sheet.wrong("refused-polders-different", values, [place[0], index, place[1]])
