"""The interface of Petal to the rest of the project."""

from mypy_extensions import i64

from hortus.core.dice import Dice
from hortus.core.rules import Draft, Rules
from hortus.core.setup import Setup
from hortus.core.state import to_list, to_vec
from hortus.games.petal import views
from hortus.games.petal.board import Meadow
from hortus.games.petal.edition import PetalEdition
from hortus.games.petal.state import PetalState
from hortus.games.petal.vocabulary import PetalActions


class PetalRules(Rules[PetalState]):
    def __init__(
        self,
        setup: Setup,
        edition: PetalEdition,
        meadow: Meadow,
        actions: PetalActions,
        draft: Draft[PetalState],
        memory: bool,
    ) -> None:
        super().__init__(setup, draft, hides=memory)
        self.edition = edition
        self.meadow = meadow
        self.actions = actions

    def deal(self) -> PetalState:
        """An empty meadow and two shuffled piles. The tree is flipped first."""
        return PetalState(self.meadow.cells, to_vec(self.edition.tiles))

    def scene(self) -> dict[str, object]:
        return {
            "side": int(self.meadow.side),
            "tree": int(self.meadow.tree),
            "cells": self.meadow.words,
            "fewer": self.edition.fewer,  # points for every flower fewer
        }

    def view(self, state: PetalState, seat: int) -> dict[str, object]:
        return views.view(state, self.hides)

    def imagine(self, state: PetalState, seat: int, dice: Dice) -> PetalState:
        return views.imagine(state, self.hides, dice)

    def census(self, state: PetalState) -> list[int]:
        """Tiles of each number, green then pink, in the bags and on the table or in a bouquet."""
        green = to_list(state.green)
        pink = to_list(state.pink)
        for face in state.face:
            if face > 0:
                green[int(face) - 1] += 1
            elif face < 0:
                pink[int(-face) - 1] += 1
        return green + pink

    def tie_breakers(self, state: PetalState, seat: int) -> list[int]:
        """Endgame: if scores are equal, fewer flowers win."""
        return [-int(state.picked[i64(seat)])]
