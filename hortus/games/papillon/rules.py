"""The interface of Papillon to the rest of the project."""

from mypy_extensions import i64

from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.rules import Rules, Step
from hortus.core.scoring import BLANK
from hortus.core.state import NONE, to_list, to_vec
from hortus.games.papillon import views
from hortus.games.papillon.draft import PapillonDraft
from hortus.games.papillon.edition import COLOURS, LETTERS
from hortus.games.papillon.exchange import Swap
from hortus.games.papillon.gardening import Gardening
from hortus.games.papillon.market import COLUMN_OF, LINES, ROW_OF
from hortus.games.papillon.modules.expert_gnomes import PlaceGnome
from hortus.games.papillon.pollination import Bonus, Pollinate
from hortus.games.papillon.scoring import paying
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.vocabulary import flower_words


class PapillonRules(Rules[PapillonState]):
    def __init__(self, draft: PapillonDraft) -> None:
        super().__init__(draft.setup, draft, hides=False)
        self.edition = draft.edition
        self.actions = draft.actions
        self.flowers = draft.flowers  # the colour of each
        self.ground = draft.ground
        self.market = draft.market
        self.bench = draft.bench
        self.zero = draft.zero
        self.purse = draft.purse
        self.nectar = draft.nectar
        self.numbers = draft.numbers

    def deal(self) -> PapillonState:
        """Empty gardens, a full bag, and butterflies for everybody."""
        edition = self.edition
        state = PapillonState(self.seats, len(self.flowers))
        state.gardens = [self.ground.bare() for _ in range(self.seats)]
        state.bag = self.ground.tiles.counts[:]
        state.removed = to_vec([0] * len(edition.tiles))
        state.gnome_bag = to_vec([edition.gnomes.count(number) for number in self.numbers])
        state.gnomes = to_vec([0] * (len(self.numbers) * int(self.seats)))
        state.gnomes_out = to_vec([0] * len(self.numbers))
        state.planter_bag = to_vec([1] * len(edition.planters))
        state.supply = to_vec([edition.butterflies] * int(self.seats))
        state.bank = edition.caterpillars
        return state

    def scene(self) -> dict[str, object]:
        edition = self.edition
        return {
            "window": int(self.ground.window),
            "middle": int(self.ground.middle),
            "cells": self.ground.words,
            "colours": COLOURS,
            "tiles": [
                {
                    "name": self.ground.tiles.names[kind],
                    "sides": tile.sides,
                    "parts": tile.parts,
                    "shows": [LETTERS.index(tile.sides[part[0]]) for part in tile.parts],
                    "butterflies": tile.butterflies,
                    "caterpillar": tile.caterpillar,
                }
                for kind, tile in enumerate(edition.tiles)
            ],
            "used": to_list(self.market.used),
            "row_of": ROW_OF,
            "column_of": COLUMN_OF,
            "lines": self.market.spaces(),
            "gnome_lines": [line for line in range(LINES) if self.market.has_gnome(line)],
            "rounds": edition.rounds,
            "highest_bid": edition.highest_bid if self.seats > 2 else NONE,
            "zero_bonus": self.zero.shown(),
            "gnomes": self.numbers,
            "planters": edition.planters,
            "nectar": paying(edition.planters, int(self.seats)),
            "flowers": self.flowers,
            "flower_words": flower_words(self.flowers),
            "flower_marks": int(self.ground.cells),  # the first flower's number among the marks of a score sheet
        }

    def view(self, state: PapillonState, seat: int) -> dict[str, object]:
        scores = [int(self.score(state, i64(other), BLANK)) for other in range(int(self.seats))]
        gardening = isinstance(self.steps[state.step], Gardening)
        seen = views.view(state, seat, self.bench, gardening, scores)
        seen["laying"] = gardening
        seen["where"] = where(self.steps[state.step])
        return seen

    def foreseen(self, state: PapillonState, seat: i64) -> i64:
        """A temporarily placed tile already counts."""
        if not isinstance(self.steps[state.step], Gardening) or state.sealed[seat].count == 0:
            return self.score(state, seat, BLANK)
        table = state.clone()
        self.bench.unfold(table, seat, SILENT, table.walk)
        return self.score(table, seat, BLANK)

    def imagine(self, state: PapillonState, seat: int, dice: Dice) -> PapillonState:
        """A copy: nothing on the table is hidden, and future draws are not stored."""
        return state.clone()

    def census(self, state: PapillonState) -> list[int]:
        """Tiles of each kind; caterpillars; gnomes of each kind; planters; everybody's butterflies."""
        tiles = [int(state.bag[kind] + state.removed[kind]) for kind in range(len(state.bag))]
        for kind in [*to_list(state.space), *to_list(state.hand)]:
            if kind != NONE:
                tiles[kind] += 1
        for garden in state.gardens:
            for lying in garden.laid:
                if lying != NONE:
                    tiles[int(lying) // 4] += 1
        caterpillars = int(state.bank) + sum(to_list(state.caterpillars)) + sum(to_list(state.crawling))
        gnomes = [int(state.gnome_bag[kind] + state.gnomes_out[kind]) for kind in range(len(self.numbers))]
        for place in range(len(state.gnomes)):
            gnomes[place % len(self.numbers)] += int(state.gnomes[place])
        if state.gnome != NONE:
            gnomes[int(state.gnome)] += 1
        planters = sum(to_list(state.planter_bag)) + sum([1 for planter in state.planters if planter != NONE])
        butterflies: list[int] = []
        for seat in range(int(self.seats)):
            clipped = to_list(state.clipped)[seat * len(self.flowers) : (seat + 1) * len(self.flowers)]
            butterflies.append(int(state.supply[seat] + state.rests[seat]) + sum(clipped))
        return [*tiles, caterpillars, *gnomes, planters, *butterflies]

    def tie_breakers(self, state: PapillonState, seat: int) -> list[int]:
        """End of game: if scores are equal, more gnomes win (ruling 45)."""
        return [int(state.gnomes_of(seat))]


def where(step: Step[PapillonState]) -> str:
    """The part of the table that a step is about, for whoever draws it."""
    if isinstance(step, (Gardening, Swap, PlaceGnome)):
        return "gardens"
    return "flowers" if isinstance(step, (Pollinate, Bonus)) else "market"
