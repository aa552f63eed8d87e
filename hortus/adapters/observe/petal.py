"""Petal as numbers: the meadow as planes, and what lies in front of both seats."""

from typing import Final

from mypy_extensions import i64

from hortus.adapters.observe.observer import Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.petal.rules import PetalRules
from hortus.games.petal.state import PetalState
from hortus.games.petal.vocabulary import GREEN

NUMBER: Final = 4  # shifts: numbers are divided by 16, sums by 64, points by 128
SUM: Final = 6
POINTS: Final = 7


class PetalObserver(Observer[PetalState]):
    def __init__(self, rules: PetalRules) -> None:
        super().__init__(rules, 1)
        side = int(rules.meadow.side)
        grid = [1, side, side]
        self.memory = rules.hides
        self.cells: i64 = rules.meadow.cells
        self.petal: i64 = self.row("petal", grid, "1 where a single petal lies.")
        self.flower: i64 = self.row("flower", grid, "1 where a flower stands.")
        self.number: i64 = self.row(
            "number",
            grid,
            "The number of the tile laid here, negative if it has the other seat's colour; "
            "0 where none was laid, or where it is covered.",
            NUMBER,
            -16.0,
            16.0,
        )
        self.mine: i64 = 0
        if self.memory:
            self.mine = self.row("mine", grid, "1 where the tile laid here has this seat's colour.")
        self.under: i64 = self.row(
            "under",
            [4, side, side],
            "1 where the pile here was flipped from above, from the left, from the right, from below.",
        )
        self.net: i64 = self.row(
            "net",
            grid,
            "For each flower: this seat's numbers less the other's; 0 if they are covered.",
            SUM,
            -4.0,
            4.0,
        )
        self.gross: i64 = self.row(
            "gross", grid, "For each flower: the sum of all numbers; 0 if they are covered.", SUM, 0.0, 4.0
        )
        self.size_at: i64 = self.row("size", grid, "Tiles in each flower.", NUMBER, 0.0, 16.0)
        self.picker: i64 = self.row(
            "picker", [2, side, side], "1 where this seat, and where the other seat, picked a flower."
        )
        self.points: i64 = self.row(
            "points", [2], "Points for picked flowers: this seat's, the other's.", POINTS, 0.0, 2.0
        )
        self.picked: i64 = self.row("picked", [2], "Flowers picked: by this seat, by the other.", NUMBER, 0.0, 16.0)

    def tell(self, state: PetalState, seat: i64, slate: Slate, base: i64) -> None:
        sign: i64 = 1 if seat == GREEN else -1
        if self.memory:
            self.tell_faces(state, sign, self.covered(state), slate, base)
        else:
            slate.put_row(base + self.number, state.face, sign, NUMBER)
        slate.mark_bits(base + self.petal, state.petals)
        slate.mark_bits(base + self.flower, state.flowers)
        self.tell_piles(state, sign, slate, base)
        other = 1 - seat
        slate.put(base + self.points, state.points[seat], POINTS)
        slate.put(base + self.points + 1, state.points[other], POINTS)
        slate.put(base + self.picked, state.picked[seat], NUMBER)
        slate.put(base + self.picked + 1, state.picked[other], NUMBER)

    def tell_piles(self, state: PetalState, sign: i64, slate: Slate, base: i64) -> None:
        """Where piles came from, what stands there, and who picked it."""
        under = state.under
        flowers = state.flowers
        mine: i64 = GREEN if sign == 1 else 1 - GREEN
        cell: i64
        for cell in range(self.cells):
            if under[cell] != NONE:
                self.link(cell, under[cell], slate, base)
                if flowers & bit(cell):
                    self.tell_flower(state, cell, sign, slate, base + cell)
                elif state.picker[cell] != NONE:
                    slate.mark(base + self.picker + cell + (0 if state.picker[cell] == mine else self.cells))

    def tell_faces(self, state: PetalState, sign: i64, covered: i64, slate: Slate, base: i64) -> None:
        """The memory game: colours everywhere, numbers where they are not covered."""
        cell: i64
        for cell in range(self.cells):
            face = state.face[cell] * sign
            if face > 0:
                slate.mark(base + self.mine + cell)
            if not covered & bit(cell):
                slate.put(base + self.number + cell, face, NUMBER)

    def tell_flower(self, state: PetalState, cell: i64, sign: i64, slate: Slate, place: i64) -> None:
        """A flower that stands; the memory game covers all of them."""
        slate.put(place + self.size_at, state.size[cell], NUMBER)
        if not self.memory:
            slate.put(place + self.net, state.net[cell] * sign, SUM)
            slate.put(place + self.gross, state.gross[cell], SUM)

    def link(self, cell: i64, source: i64, slate: Slate, base: i64) -> None:
        """Mark the side from which a pile came: above, left, right or below."""
        apart = source - cell
        way: i64 = (0 if apart < -1 else 1) if apart < 0 else (2 if apart == 1 else 3)
        slate.mark(base + self.under + way * self.cells + cell)

    def covered(self, state: PetalState) -> i64:
        """The cells whose tiles lie in a standing flower, as bits: the memory game hides their numbers."""
        hidden: i64 = 0
        cell: i64
        for cell in range(self.cells):
            if state.flowers & bit(cell):
                part = cell
                while part != NONE:
                    hidden |= bit(part)
                    part = state.under[part]
        return hidden
