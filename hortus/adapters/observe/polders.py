"""Polders as numbers: the sheets as planes, the cards as counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.adapters.observe.observer import Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.bags import total
from hortus.core.state import NONE
from hortus.games.polders.rules import PoldersRules
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS

COUNT: Final = 3  # shifts: rounds and cards are divided by 8, buildings by 16
BUILDINGS: Final = 4


class PoldersObserver(Observer[PoldersState]):
    def __init__(self, rules: PoldersRules) -> None:
        super().__init__(rules, 2)
        edition = rules.edition
        seats = int(rules.seats)
        rows, columns = edition.height, edition.width
        sheets, shapes, cards = int(rules.country.sheets), len(edition.shapes), len(rules.cards)
        self.country = rules.country
        self.cells: i64 = rules.country.cells
        self.shapes: i64 = i64(shapes)
        self.cards: i64 = i64(cards)
        self.first_place: i64 = rules.actions.place.start
        self.round: i64 = self.row("round", [1], "Rounds that are over.", COUNT, 0.0, 4.0)
        self.turn: i64 = self.row("turn", [1], "Turns of this round that are over.", COUNT, 0.0, 16.0)
        self.dealer: i64 = self.row("dealer", [seats], "1 for the dealer.")
        self.held: i64 = self.row("held", [seats, sheets], "For each seat: 1 at the sheet in front of it.")
        self.land: i64 = self.row("land", [seats, rows, columns], "For each seat's sheet: 1 on its squares.")
        self.building: i64 = self.row(
            "buildings",
            [seats * FILLINGS, rows, columns],
            "For each seat's sheet and each filling: 1 where a building of this filling stands.",
        )
        self.ink: i64 = self.row(
            "ink",
            [seats * seats * FILLINGS, rows, columns],
            "For each seat's sheet, each seat's pen and each filling: 1 where that was drawn.",
        )
        self.open: i64 = self.row("open", [edition.open, shapes], "For each open card: 1 at its shape.")
        self.deck: i64 = self.row("deck", [shapes], "Cards of each shape in the deck.", COUNT, 0.0, 8.0)
        self.discard: i64 = self.row("discard", [shapes], "Cards of each shape that are out.", COUNT, 0.0, 8.0)
        self.assigned: i64 = self.row(
            "assignments", [sum(edition.rounds), cards], "For each assignment turned up, in order: 1 at its card."
        )
        self.correct: i64 = self.row(
            "correct", [seats, FILLINGS], "Correctly filled buildings of each seat and filling.", BUILDINGS, 0.0, 16.0
        )
        self.wrong: i64 = self.row("wrong", [seats], "Wrongly filled buildings of each seat.", BUILDINGS, 0.0, 16.0)
        self.chosen: i64 = self.row(
            "chosen", [int(self.first_place)], "1 at the card and filling that this seat has chosen and not drawn yet."
        )

    def tell(self, state: PoldersState, seat: i64, slate: Slate, base: i64) -> None:
        slate.put(base + self.round, state.round, COUNT)
        slate.put(base + self.turn, total(state.discard) // i64(len(state.open)), COUNT)
        if state.dealer != NONE:
            slate.mark(base + self.dealer + self.beside(seat, state.dealer))
        place: i64
        filling: i64
        for place in range(self.seats):
            other = (seat + place) % self.seats
            if state.held[other] != NONE:
                slate.mark(base + self.held + place * self.country.sheets + state.held[other])
                self.tell_sheet(state, seat, place, state.held[other], slate, base)
            for filling in range(FILLINGS):
                slate.put(
                    base + self.correct + place * FILLINGS + filling,
                    state.correct[other * FILLINGS + filling],
                    BUILDINGS,
                )
            slate.put(base + self.wrong + place, state.wrong[other], BUILDINGS)
        self.tell_cards(state, slate, base)
        mine = state.sealed[seat]
        if mine.count and mine.actions[0] < self.first_place:
            slate.mark(base + self.chosen + mine.actions[0])

    def tell_sheet(self, state: PoldersState, seat: i64, holder: i64, sheet: i64, slate: Slate, base: i64) -> None:
        """One sheet: its squares, its buildings and what was drawn."""
        country = self.country
        cells = self.cells
        land = base + self.land + holder * cells
        building = base + self.building + holder * FILLINGS * cells
        drawn = base + self.ink + holder * self.seats * FILLINGS * cells
        cell_of = country.cell
        buildings = country.building
        inks = state.ink
        place: i64
        for place in range(country.first[sheet], country.first[sheet + 1]):
            cell = cell_of[place]
            slate.mark(land + cell)
            if buildings[place] != NONE:
                slate.mark(building + buildings[place] * cells + cell)
            ink = inks[place]
            if ink != NONE:
                pen = ink // FILLINGS
                slate.mark(drawn + (self.beside(seat, pen) * FILLINGS + ink - pen * FILLINGS) * cells + cell)

    def tell_cards(self, state: PoldersState, slate: Slate, base: i64) -> None:
        shape: i64
        for shape in range(self.shapes):
            slate.put(base + self.deck + shape, state.deck[shape], COUNT)
            slate.put(base + self.discard + shape, state.discard[shape], COUNT)
        tell_row(state.open, self.shapes, slate, base + self.open)
        tell_row(state.assignments, self.cards, slate, base + self.assigned)


def tell_row(row: vec[i64], kinds: i64, slate: Slate, start: i64) -> None:
    """For each piece of a row, in order: 1 at its kind. Gaps are left out."""
    found: i64 = 0
    kind: i64
    for kind in row:
        if kind != NONE:
            slate.mark(start + found * kinds + kind)
            found += 1
