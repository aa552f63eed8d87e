"""A Papillon table being put together: the parts that what was agreed on may replace, and that modules join."""

from mypy_extensions import i64

from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.games.papillon.bidding import ZeroBonus
from hortus.games.papillon.board import Ground
from hortus.games.papillon.edition import PapillonEdition, gnome_numbers
from hortus.games.papillon.gardening import Bench, Garden, Swap
from hortus.games.papillon.market import WORDS, Market
from hortus.games.papillon.scoring import Flowers, paying
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.steps import Purse, Refill, TurnGnome
from hortus.games.papillon.tiles import Tiles
from hortus.games.papillon.vocabulary import DIRECTIONS, LINES, PLACES, TURNS, PapillonActions, flower_words


class PapillonDraft(Draft[PapillonState]):
    def __init__(self, setup: Setup, edition: PapillonEdition) -> None:
        super().__init__()
        self.setup = setup
        self.edition = edition
        self.for_two = setup.seats == 2
        self.flowers = flowers_for(edition, setup.seats)  # the colour of each
        self.names = flower_words(self.flowers)
        self.tiles = Tiles(edition)
        self.ground = Ground(self.tiles, edition.rounds)
        self.market = Market(setup.seats)
        self.actions = PapillonActions(edition.highest_bid, self.tiles.names, self.ground.words, self.names)
        self.numbers = gnome_numbers(edition)
        self.purse = Purse(i64(edition.most_caterpillars))
        self.zero = ZeroBonus(edition.zero_bonus)
        self.nectar = Flowers(paying(edition.planters, setup.seats), self.names)
        self.refill = Refill(self.market, self.tiles)
        self.turn_gnome = TurnGnome(self.numbers)
        self.bench = Bench(self.actions, self.ground, i64(len(self.flowers)))
        self.swap = Swap(self.bench)
        self.garden = Garden(self.bench, self.swap)
        self.blocks += self.actions.blocks()
        self.words = {
            "cell": self.ground.words,
            "tile": self.tiles.names,
            "drawn": self.tiles.names,
            "turn": TURNS,
            "side": DIRECTIONS,
            "flower": self.names,
            "source": ["the supply", *self.names, "nowhere"],
            "colour": ["blue", "purple", "red", "yellow"],
            "space": WORDS,
            "line": LINES,
            "place": PLACES,
        }


def flowers_for(edition: PapillonEdition, seats: int) -> list[int]:
    """The colours of the flowers on the table: all of them, or one of each colour for two (ruling 40)."""
    return edition.flowers if seats > 2 else sorted(set(edition.flowers))
