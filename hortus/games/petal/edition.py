"""What is in the box: read from editions/*.toml, checked, then never changed."""

from hortus.core.sheet import Sheet


class PetalEdition:
    """The component list of one printing."""

    def __init__(self, sheet: Sheet) -> None:
        self.side = sheet.number("side", 3, 7)  # 49 cells still fit in one machine word
        self.tiles = sheet.numbers("tiles", 1, 20, 0, 24)  # of each number, in each colour
        self.fewer = sheet.number("fewer", 0, 20)  # points for every flower fewer
        sheet.done()
        if self.side % 2 == 0:
            raise sheet.wrong(f"side should be odd, so that the tree has a middle, not {self.side}")
        cells = (self.side * self.side - 1) // 2
        if sum(self.tiles) != cells:
            raise sheet.wrong(f"tiles should add up to {cells}, half the square round the tree, not {sum(self.tiles)}")
