"""What is in the box: read from editions/*.toml and checked. It never changes."""

from hortus.core.sheet import Sheet


class PetalEdition:
    """The components of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.side = sheet.number("side", 3, 7)  # 49 cells still fit in one machine word
        self.tiles = sheet.numbers("tiles", 1, 20, 0, 24)  # of each number, in each colour
        self.fewer = sheet.number("fewer", 0, 20)  # points for every flower fewer
        sheet.done()
        if self.side % 2 == 0:
            raise sheet.wrong("refused-petal-side", {"found": self.side}, ["side"])
        cells = (self.side * self.side - 1) // 2
        if sum(self.tiles) != cells:
            raise sheet.wrong("refused-petal-sum", {"cells": cells, "found": sum(self.tiles)}, ["tiles"])
