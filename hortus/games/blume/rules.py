"""The interface of Blume to the rest of the project."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import total
from hortus.core.bits import bit, members, popcount
from hortus.core.dice import Dice
from hortus.core.rules import Rules
from hortus.core.state import NONE, to_vec
from hortus.games.blume import views
from hortus.games.blume.board import counted, pair_words
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.pruning import Prune
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import HUES


class BlumeRules(Rules[BlumeState]):
    def __init__(self, draft: BlumeDraft) -> None:
        super().__init__(draft.setup, draft, hides=draft.hides)
        self.edition = draft.edition
        self.actions = draft.actions
        self.tools = draft.tools
        self.bed = draft.bed
        self.market = draft.market
        self.blooming = draft.blooming
        self.cuts = draft.cuts
        self.static = draft.scene
        self.shed = draft.shed  # before the first turn
        self.cards = draft.cards
        self.hybrids = to_vec(counted(draft.edition.hybrids))

    def deal(self) -> BlumeState:
        """Empty gardens and greenhouses, all pegs on 0, everything else face down."""
        edition = self.edition
        state = BlumeState(self.seats, len(edition.tiles), len(pair_words()), len(edition.cans))
        state.hybrids = self.hybrids[:]
        state.shed = self.shed.clone()
        state.cards = self.cards.clone()
        return state

    def scene(self) -> dict[str, object]:
        return self.static

    def view(self, state: BlumeState, seat: int) -> dict[str, object]:
        seen = views.view(state, self.bed, seat, self.static)
        seen["named"] = self.named(state, seat)
        seen["to_prune"] = self.to_prune(state, seat)
        return seen

    def named(self, state: BlumeState, seat: int) -> list[int]:
        """The cells that this seat has secretly chosen for pruning."""
        cells: list[int] = []
        if seat != NONE:
            for action in state.sealed[seat].listed():
                spelled = self.catalogue.spell(action)
                if spelled["do"] == "prune":
                    cells.append(block_value(spelled["cell"]))
        return cells

    def to_prune(self, state: BlumeState, seat: int) -> int:
        """How many tiles this seat must still choose; NONE if it isn't pruning, or has not chosen the number."""
        step = self.steps[state.step]
        if seat == NONE or not state.waiting & bit(seat) or not isinstance(step, Prune):
            return NONE
        return int(step.left(state, i64(seat)))

    def imagine(self, state: BlumeState, seat: int, dice: Dice) -> BlumeState:
        return views.imagine(state, seat, dice)

    def census(self, state: BlumeState) -> list[int]:
        """Each petal tile, then hybrids, watering cans, botanist cards, tools, gloves and pegs."""
        tiles: list[int] = []
        tile: i64
        for tile in range(len(state.bag)):
            tiles.append(int(state.bag[tile] + state.heap[tile] + state.pool[tile]))
        for tile in state.row:
            count_one(tiles, tile)
        for tile in state.shed.sieved:
            count_one(tiles, tile)
        count_one(tiles, state.hand)
        for code in state.laid:
            count_one(tiles, code >> 2)
        return tiles + self.cards_and_pegs(state)

    def cards_and_pegs(self, state: BlumeState) -> list[int]:
        hybrids = total(state.hybrids) + total(state.hybrids_out) + popcount(state.open)
        cans = total(state.cans) + total(state.cans_out) + (0 if state.can == NONE else 1)
        cards = total(state.cards.deck) + total(state.cards.covered)
        cards += present(state.cards.held) + present(state.cards.public)
        shed = state.shed
        tools = total(shed.deck) + present(shed.shown) + shed.gone
        gloves = total(shed.gloves) + total(shed.paid) + total(shed.lost)
        return [int(hybrids), int(cans), int(cards), int(tools), int(gloves), len(state.pegs)]

    def tie_breakers(self, state: BlumeState, seat: int) -> list[int]:
        """Tiebreakers: most flowers in the greenhouse, then fewest hybrids standing (ruling 27)."""
        stocked: i64 = 0
        colour: i64
        for colour in range(HUES):
            stocked += state.stock[seat * HUES + colour]
        return [int(stocked), -len(members(state.types[i64(seat)]))]


def block_value(value: object) -> int:
    assert isinstance(value, int)
    return value


def present(places: vec[i64]) -> i64:
    """How many places are used."""
    pieces: i64 = 0
    piece: i64
    for piece in places:
        if piece != NONE:
            pieces += 1
    return pieces


def count_one(tiles: list[int], tile: i64) -> None:
    if tile != NONE:
        tiles[int(tile)] += 1
