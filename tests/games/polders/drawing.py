"""Polders sheets drawn in text, as the text board draws them.

    Ao  Ao  A=F|.         four characters a square: who, with what, what stands there
    === ===               a road between two rows
    ~   W   BxM|BoM       water, an empty mill, a manor wrongly and one correctly filled

`|` is a road between two squares. The drawing replaces the first sheet, which
seat 0 holds; seat 1 holds De Beemster, or what is drawn second, and so on.
"""

from copy import deepcopy
from typing import Any

import english

import hortus
from hortus import editions
from hortus.core.events import EventLog
from hortus.core.scoring import BLANK, Itemised
from hortus.editions import Edition

MARKS = "o=x"
STANDARD = editions.shipped("polders", "standard").components
TITLES = [card["title"] for card in STANDARD["assignments"]]
SHAPES = [shape["name"] for shape in STANDARD["shapes"]]


def printed(drawing: str) -> tuple[str, dict[tuple[int, int], str]]:
    """The map as an edition has it, and the ink on it by column and row."""
    lines: list[str] = []
    ink: dict[tuple[int, int], str] = {}
    rows = [line for line in drawing.splitlines() if line.strip()]
    indent = min(len(line) - len(line.lstrip()) for line in rows)
    row = 0
    for line in rows:
        slots = [line[indent:][start : start + 4].ljust(4) for start in range(0, len(line) - indent, 4)]
        if not line.replace("=", "").strip():
            lines.append(" ".join("=" if slot.startswith("=") else " " for slot in slots))
            continue
        text = ""
        for column, slot in enumerate(slots):
            word = slot[:3].strip()
            if word[:1] in "ABCD" and word[1:2] in MARKS and len(word) > 1:
                ink[column, row] = word[:2]
                word = word[2:]
            text += (word or ".") + slot[3]
        lines.append(text.rstrip())
        row += 1
    return "\n".join(lines), ink


class Table:
    """A table in its first turn, with these assignments and shape cards turned up."""

    def __init__(
        self,
        drawing: str = "",
        seats: int = 2,
        open: tuple[str, str, str] = ("1", "2", "L3"),
        assignments: tuple[str, ...] = (),
        second: str = "",
        **options: str,
    ) -> None:
        box = deepcopy(STANDARD)
        inks: list[dict[tuple[int, int], str]] = [{}, {}]
        for sheet, drawn in enumerate([drawing, second]):
            if drawn:
                box["polders"][sheet]["map"], inks[sheet] = printed(drawn)
        self.rules: Any = hortus.rules("polders", seats, options=options, edition=Edition("drawn", box, shipped=False))
        self.country = self.rules.country
        self.width = self.rules.edition.width
        self.state: Any = self.rules.deal()
        self.log = EventLog()
        self.rules.enter(self.state, 0)
        for sheet in range(seats):
            self.rules.happen(self.state, sheet, self.log)
        self.rules.happen(self.state, 0, self.log)
        first = [title for title in [*assignments, "Solo Square", "Road Pairing"] if title]
        for title in list(dict.fromkeys(first))[:2]:
            self.rules.happen(self.state, TITLES.index(title), self.log)
        for sheet, ink in enumerate(inks):
            for (column, row), word in ink.items():
                place = self.place(column, row, sheet)
                self.rules.pen.fill(self.state, "ABCD".index(word[0]), place, MARKS.index(word[1]))
        for name in open:
            self.rules.happen(self.state, SHAPES.index(name), self.log)

    def place(self, column: int, row: int, sheet: int = 0) -> int:
        return int(self.country.place(sheet, column, row, self.width))

    def at(self, word: str, sheet: int = 0) -> int:
        """The place on a square by its name, such as c4."""
        return self.place("abcdefghijklmnop".index(word[0]), int(word[1:]) - 1, sheet)

    def ink(self, word: str, sheet: int = 0) -> str:
        """Who filled this square with what, as it is drawn; nothing where nobody did."""
        ink = int(self.state.ink[self.at(word, sheet)])
        return "" if ink < 0 else "ABCD"[ink // 3] + MARKS[ink % 3]

    def legal(self, seat: int = 0) -> list[str]:
        return [self.rules.catalogue.write(action) for action in self.rules.legal(self.state, seat)]

    def choose(self, seat: int, *texts: str) -> list[Any]:
        """Checked decisions of one seat; returns what was told."""
        heard = len(self.log.events)
        for text in texts:
            action = self.rules.catalogue.read(text)
            assert action in self.rules.legal(self.state, seat), f"{text} is not legal: {self.legal(seat)}"
            self.rules.choose(self.state, seat, action, self.log)
        return self.log.events[heard:]

    def areas(self, seat: int) -> list[tuple[str, int, int]]:
        """The area lines of a seat's score sheet, best first."""
        ledger = Itemised()
        self.rules.areas.score(self.state, seat, ledger)
        return sorted(english.lines(ledger), key=lambda line: -line[2])

    def card(self, title: str) -> Any:
        return self.rules.cards[TITLES.index(title)]

    def worth(self, title: str) -> list[int]:
        """What an assignment gives each seat."""
        card = self.card(title)
        return [int(card.worth(self.state, seat, BLANK)) for seat in range(self.state.seats)]

    def marked(self, title: str, seat: int) -> list[int]:
        """The places that an assignment's line on the score sheet counts."""
        ledger = Itemised()
        self.card(title).worth(self.state, seat, ledger)
        return sorted(place for marks in ledger.marks for place in marks)


def claim(table: Table, seat: int, building: int, count: int, filling: int | None = None) -> None:
    """Fill this many empty buildings of one kind for a seat, correctly unless told otherwise."""
    places = range(int(table.country.places))
    free = [place for place in places if table.country.building[place] == building and table.state.ink[place] < 0]
    for place in free[:count]:
        table.rules.pen.fill(table.state, seat, place, building if filling is None else filling)
