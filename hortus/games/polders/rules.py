"""The interface of Polders to the rest of the project."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import popcount
from hortus.core.dice import Dice
from hortus.core.rules import Draft, Rules
from hortus.core.setup import Setup
from hortus.core.state import NONE, to_list, to_vec
from hortus.games.polders import views
from hortus.games.polders.assignments import Assignment
from hortus.games.polders.board import Country
from hortus.games.polders.edition import PoldersEdition
from hortus.games.polders.pen import Pen
from hortus.games.polders.scoring import Areas
from hortus.games.polders.state import PoldersState
from hortus.games.polders.vocabulary import FILLINGS, PoldersActions


class PoldersRules(Rules[PoldersState]):
    def __init__(
        self,
        setup: Setup,
        edition: PoldersEdition,
        pen: Pen,
        areas: Areas,
        cards: list[Assignment],
        actions: PoldersActions,
        draft: Draft[PoldersState],
    ) -> None:
        super().__init__(setup, draft, hides=False)
        self.edition = edition
        self.pen = pen
        self.country: Country = pen.country
        self.areas = areas
        self.cards = cards
        self.actions = actions

    def deal(self) -> PoldersState:
        """Empty sheets, two decks, and nothing handed out yet."""
        state = PoldersState(self.seats)
        self.pen.lay_out(state)
        shapes = len(self.edition.shapes)
        state.sheets_left = vec[i64]([1] * self.country.sheets)
        state.deck = to_vec([shape.cards for shape in self.edition.shapes])
        state.open = vec[i64]([NONE] * self.edition.open)
        state.discard = vec[i64]([0] * shapes)
        state.assignment_deck = vec[i64]([1] * len(self.cards))
        state.assignments = vec[i64]([NONE] * sum(self.edition.rounds))
        return state

    def scene(self) -> dict[str, object]:
        return views.scene(self.edition, self.country, self.cards)

    def view(self, state: PoldersState, seat: int) -> dict[str, object]:
        return views.view(state, self.country, self.areas, self.cards)

    def imagine(self, state: PoldersState, seat: int, dice: Dice) -> PoldersState:
        """A copy: no pile has an order, so nothing is hidden."""
        return state.clone()

    def census(self, state: PoldersState) -> list[int]:
        """Shape cards by shape, assignments, sheets, and the squares of each sheet, empty or filled."""
        shapes = [int(state.deck[kind] + state.discard[kind]) for kind in range(len(state.deck))]
        for shape in state.open:
            if shape != NONE:
                shapes[shape] += 1
        assignments = to_list(state.assignment_deck)
        for card in state.assignments:
            if card != NONE:
                assignments[card] += 1
        sheets = to_list(state.sheets_left)
        for sheet in state.held:
            if sheet != NONE:
                sheets[sheet] += 1
        return shapes + assignments + sheets + self.squares(state)

    def squares(self, state: PoldersState) -> list[int]:
        counted: list[int] = []
        for sheet in range(int(self.country.sheets)):
            empty = int(popcount(state.free[sheet * 2]) + popcount(state.free[sheet * 2 + 1]))
            places = range(self.country.first[sheet], self.country.first[sheet + 1])
            counted.append(empty + len([place for place in places if state.ink[place] != NONE]))
        return counted

    def tie_breakers(self, state: PoldersState, seat: int) -> list[int]:
        """Most assignments completed, then most correctly filled buildings (P33, P34)."""
        completed = len([card for card in self.cards if card.completed(state, i64(seat))])
        correct = sum([int(state.correct[seat * FILLINGS + filling]) for filling in range(FILLINGS)])
        return [completed, correct]
