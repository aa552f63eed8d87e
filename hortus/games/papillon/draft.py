"""A Papillon table during set-up: the parts that options may replace and that modules join."""

from mypy_extensions import i64

from hortus.core.message import Message
from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.games.papillon.bench import Bench, LenientBench
from hortus.games.papillon.bidding import ZeroBonus
from hortus.games.papillon.board import WINDOW_OF_VERSION_1, Ground, window_for
from hortus.games.papillon.edition import COLOURS, PapillonEdition, gnome_numbers
from hortus.games.papillon.exchange import Swap, SwapOfVersion1
from hortus.games.papillon.gardening import Gardening
from hortus.games.papillon.market import SIDE, WORDS, Market
from hortus.games.papillon.scoring import Flowers, paying
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.steps import Purse, Refill, TurnGnome
from hortus.games.papillon.tiles import Tiles
from hortus.games.papillon.vocabulary import DIRECTIONS, PLACES, TURNS, PapillonActions, flower_names, flower_words


class PapillonDraft(Draft[PapillonState]):
    def __init__(self, setup: Setup, edition: PapillonEdition) -> None:
        super().__init__()
        self.setup = setup
        self.edition = edition
        self.for_two = setup.seats == 2
        self.flowers = flowers_for(edition, setup.seats)  # the colour of each
        self.names = flower_words(self.flowers)
        self.tiles = Tiles(edition)
        first = setup.version == 1
        rounds = i64(edition.rounds)
        window = WINDOW_OF_VERSION_1 if first else window_for(rounds)
        self.ground = Ground(self.tiles, rounds, window, not first)
        self.market = Market(setup.seats)
        self.actions = PapillonActions(edition.highest_bid, self.tiles.names, self.ground.words, self.names)
        self.numbers = gnome_numbers(edition)
        self.purse = Purse(i64(edition.most_caterpillars))
        self.zero = ZeroBonus(edition.zero_bonus)
        self.nectar = Flowers(paying(edition.planters, setup.seats), flower_names(self.flowers))
        self.refill = Refill(self.market, self.tiles)
        self.turn_gnome = TurnGnome(self.numbers)
        lenient = first or setup.options["empty_supply"] == "may_decline"
        bench = LenientBench if lenient else Bench
        self.bench = bench(self.actions, self.ground, i64(len(self.flowers)))
        self.swap = (SwapOfVersion1 if first else Swap)(self.actions, self.ground)
        self.garden = Gardening(self.bench, self.swap)
        self.blocks += self.actions.blocks_of_version_1() if first else self.actions.blocks()
        flowers = flower_names(self.flowers)
        self.words = {
            "cell": self.ground.words,
            "tile": self.tiles.names,
            "drawn": self.tiles.names,
            "turn": TURNS,
            "side": [Message(f"papillon-side-{side}") for side in range(len(DIRECTIONS))],
            "flower": flowers,
            "source": [Message("papillon-supply"), *flowers, Message("papillon-nowhere")],
            "colour": [Message(f"papillon-colour-{colour}") for colour in range(len(COLOURS))],
            "space": WORDS,
            "line": [
                *[Message("papillon-row", {"number": line + 1}) for line in range(SIDE)],
                *[Message("papillon-column", {"number": line + 1}) for line in range(SIDE)],
            ],
            "place": [Message(f"papillon-place-{place}") for place in range(len(PLACES))],
        }


def flowers_for(edition: PapillonEdition, seats: int) -> list[int]:
    """The colours of the flowers on the table: all of them, or one of each colour for two (ruling 40)."""
    return edition.flowers if seats > 2 else sorted(set(edition.flowers))
