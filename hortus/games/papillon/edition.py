"""What is in the box: read from editions/*.toml and checked. It never changes."""

from typing import Final

from hortus.core.message import Listed, Message
from hortus.core.sheet import Sheet

COLOURS: Final = ["blue", "purple", "red", "yellow"]
LETTERS: Final = "BPRYF"
"""What a side may show: a flower of each colour, or field."""
FIELD: Final = 4
SIDES: Final = "NESW"

MOST_LEAVING: Final = 11
"""Tiles that four seats can take in one round, including reserve tiles."""
MOST_DRAWN: Final = 13
"""Tiles that one round can draw: ten for the board and three in reserve."""


class TileKind:
    """One kind of garden tile: what its sides show and which of them are joined inside it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sides = sheet.text("sides", 4)
        if len(self.sides) != 4 or any([side not in LETTERS for side in self.sides]):
            raise sheet.fault("sides", Message("expected-papillon-sides", {"letters": LETTERS}))
        self.parts: list[list[int]] = []
        for joined in sheet.text("parts", 7).split():
            self.parts.append([SIDES.find(side) for side in joined])
        self._check_parts(sheet)
        self.butterflies: list[int] = [0] * len(self.parts)
        if sheet.has("butterflies"):
            self.butterflies = sheet.numbers("butterflies", len(self.parts), len(self.parts), 0, 9)
        for index, part in enumerate(self.parts):
            if self.butterflies[index] and self.sides[part[0]] != "F":
                raise sheet.fault("butterflies", Message("expected-papillon-butterflies"))
        self.caterpillar = sheet.has("caterpillar") and sheet.number("caterpillar", 0, 1) == 1
        self.count = sheet.number("count", 1, 94) if sheet.has("count") else 1
        sheet.done()

    def _check_parts(self, sheet: Sheet) -> None:
        listed = sorted([side for part in self.parts for side in part])
        if listed != [0, 1, 2, 3]:
            raise sheet.fault("parts", Message("expected-papillon-parts"))
        for part in self.parts:
            if len({self.sides[side] for side in part}) > 1:
                raise sheet.fault("parts", Message("expected-papillon-joined"))

    def name(self) -> str:
        """The sides, the printed butterflies and a c for a caterpillar: BFPF1, BFPFc."""
        printed = sum(self.butterflies)
        return self.sides + (str(printed) if printed else "") + ("c" if self.caterpillar else "")


class PapillonEdition:
    """The components of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.gnomes = sheet.numbers("gnomes", 1, 12, 1, 12)
        self.rounds = len(self.gnomes)
        self.highest_bid = sheet.number("highest_bid", 3, 12)
        self.zero_bonus = sheet.numbers("zero_bonus", 4, 4, 0, 12)
        self.most_caterpillars = sheet.number("most_caterpillars", 1, 100)
        self.first_purse = sheet.number("first_purse", 0, self.most_caterpillars)
        self.purse = sheet.number("purse", 0, self.most_caterpillars)
        self.caterpillars = sheet.number("caterpillars", 0, 200)
        self.butterflies = sheet.number("butterflies", 1, 30)
        self.flowers: list[int] = []
        for index, colour in enumerate(sheet.texts("flowers", 4, 8)):
            if colour not in COLOURS:
                colours = Message("expected-papillon-colours", {"colours": Listed(COLOURS)})
                raise sheet.fault("flowers", colours, index)
            self.flowers.append(COLOURS.index(colour))
        if set(self.flowers) != {0, 1, 2, 3}:
            raise sheet.fault("flowers", Message("expected-papillon-flowers"))
        self.planters = [_planter(part) for part in sheet.parts("planters", len(self.flowers), 12)]
        self.tiles = [TileKind(part) for part in sheet.parts("tiles", 1, 120)]
        sheet.done()
        self._check_tiles(sheet)

    def _check_tiles(self, sheet: Sheet) -> None:
        total = sum([tile.count for tile in self.tiles])
        least = MOST_LEAVING * (self.rounds - 1) + MOST_DRAWN
        if total < least:
            values: dict[str, object] = {"least": least, "rounds": self.rounds, "found": total}
            raise sheet.wrong("refused-papillon-tiles", values, ["tiles"])

    def names(self) -> list[str]:
        """A short, unique name for every kind of tile."""
        names: list[str] = []
        for tile in self.tiles:
            name = tile.name()
            if name in names:
                # Same sides and numbers, but joined differently: a number at the end makes the name unique.
                twins = len([other for other in names if other == name or other.startswith(name + "/")])
                name = f"{name}/{twins + 1}"
            names.append(name)
        return names


def _planter(sheet: Sheet) -> list[int]:
    """Nectar for the most, second most and third most butterflies."""
    values = [sheet.number("first", 0, 50), sheet.number("second", 0, 50), sheet.number("third", 0, 50)]
    sheet.done()
    if not values[0] >= values[1] >= values[2]:
        raise sheet.wrong("refused-papillon-planter", {"found": Listed(values)})
    return values


def gnome_numbers(edition: PapillonEdition) -> list[int]:
    """The different numbers on the gnomes, ascending: a kind of gnome is a place in this list."""
    return sorted(set(edition.gnomes))
