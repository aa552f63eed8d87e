"""Blume as numbers: beds as planes of corners, the market and the greenhouses as counts.

A tile is 25 numbers: for each corner, clockwise from the top left, 1 at its
colour, and then the number of the tile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.adapters.observe.observer import Observer
from hortus.adapters.observe.slate import Slate
from hortus.core.bags import total
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.blume.blooming import KINDS
from hortus.games.blume.board import pair_words
from hortus.games.blume.modules.cards import CardTable
from hortus.games.blume.modules.shed import ToolShed
from hortus.games.blume.pruning import Prune
from hortus.games.blume.rules import BlumeRules
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import HUES, MOST_PRUNED, ROUNDS, ROW

TILE: Final = 25
CORNERS: Final = 24
IDENTITY: Final = 8  # shifts: tiles are divided by 256, points by 64, small counts by 16, pegs by 8
POINTS: Final = 6
COUNT: Final = 4
PEGS: Final = 3


class BlumeObserver(Observer[BlumeState]):
    def __init__(self, rules: BlumeRules) -> None:
        super().__init__(rules, 1 + MOST_PRUNED)
        seats, side = int(rules.seats), int(rules.bed.side)
        self.bed = rules.bed
        self.pairs: i64 = i64(len(pair_words()))
        self.turn: i64 = self.row("turn", [seats], "1 for the seat whose turn it is.")
        self.starter: i64 = self.row("starter", [seats], "1 for the seat that begins every round.")
        self.round: i64 = self.row("round", [1], "Rounds that are over.", COUNT)
        self.market_row: i64 = self.row("row", [ROW, TILE], "The tiles of the row.")
        self.hand: i64 = self.row("hand", [TILE], "The tile that was taken and not laid yet.")
        self.bag: i64 = self.row("bag", [1], "Tiles in the bag.", IDENTITY)
        self.heap: i64 = self.row("heap", [1], "Tiles out of play.", IDENTITY)
        self.beds: i64 = self.row(
            "beds", [seats * TILE, side, side], "The tiles of each seat's bed, a plane for each number of a tile."
        )
        self.planted: i64 = self.row(
            "planted", [seats, side - 1, side - 1], "The hybrid planted at each point of a bed: its number + 1.", COUNT
        )
        self.stock: i64 = self.row(
            "stock", [seats, HUES], "Flowers of each colour in each greenhouse.", COUNT, 0.0, 16.0
        )
        self.scored: i64 = self.row(
            "scored", [seats, ROUNDS], "What each seat scored in each round that is over.", POINTS, -4.0, 4.0
        )
        self.rounds: i64 = self.row("rounds", [1], "Rounds that were scored.", COUNT)
        self.pegs: i64 = self.row("market", [HUES], "What a flower of each colour is worth.", PEGS, -4.0, 4.0)
        self.hybrids: i64 = self.row("hybrids", [int(self.pairs)], "1 for each hybrid that is revealed.")
        self.can: i64 = self.row("can", [len(rules.edition.cans)], "1 at the watering can that lies open.")
        self.wet: i64 = self.row("wet", [1, side - 1, side - 1], "1 where a point is watered now.")
        self.blooms: i64 = self.row("blooms", [1, side - 1, side - 1], "1 where a flower waits to be carried out.")
        self.part: i64 = self.row(
            "part", [2 * KINDS], "What the present flower gives: 1 at the kind, and 1 at the colour."
        )
        self.named: i64 = self.row("named", [1, side, side], "1 where this seat has named a tile to prune.")
        self.left: i64 = self.row("to_prune", [1], "Tiles this seat still has to name.", COUNT)
        self.tools = BlumeTools(self, len(rules.shed.deck), len(rules.shed.shown))
        self.cards = BlumeCards(self, len(rules.cards.held), len(rules.cards.public))
        self.solo = rules.setup.seats == 1
        self.pool: i64 = 0
        if self.solo:
            self.pool = self.row("pool", [len(rules.edition.tiles)], "1 for each tile in the robot's pool.")
        self.prune: i64 = rules.actions.prune.start

    def tell(self, state: BlumeState, seat: i64, slate: Slate, base: i64) -> None:
        slate.mark(base + self.turn + self.beside(seat, state.turn))
        slate.mark(base + self.starter + self.beside(seat, state.starter))
        slate.put(base + self.round, state.round, COUNT)
        slate.put(base + self.rounds, state.scored, COUNT)
        slate.put(base + self.bag, state.bagged, IDENTITY)
        slate.put(base + self.heap, state.heaped, IDENTITY)
        place: i64
        for place in range(ROW):
            self.tile(state.row[place], slate, base + self.market_row + place * TILE)
        self.tile(state.hand, slate, base + self.hand)
        for place in range(self.seats):
            self.garden(state, (seat + place) % self.seats, place, slate, base)
        for place in range(HUES):
            slate.put(base + self.pegs + place, state.pegs[place], PEGS)
        slate.mark_bits(base + self.hybrids, state.open)
        if state.can != NONE:
            slate.mark(base + self.can + state.can)
        slate.mark_bits(base + self.wet, state.wet | state.hosed)
        slate.mark_bits(base + self.blooms, state.blooms)
        if state.part < state.due:
            part = state.parts[state.part]
            slate.mark(base + self.part + part // KINDS)
            slate.mark(base + self.part + KINDS + part % KINDS)
        self.pruning(state, seat, slate, base)
        if self.tools.kinds:
            self.tools.tell(state.shed, seat, slate, base)
        if self.cards.slots:
            self.cards.tell(state.cards, seat, slate, base)
        if self.solo:
            for place in range(len(state.pool)):
                if state.pool[place]:
                    slate.mark(base + self.pool + place)

    def tile(self, tile: i64, slate: Slate, start: i64) -> None:
        """A tile that lies nowhere: its corners and its number."""
        if tile != NONE:
            self.lying(tile * 4, slate, start, 1)

    def lying(self, code: i64, slate: Slate, start: i64, stride: i64) -> None:
        """The numbers of a tile as it is turned, so many places apart."""
        corners = self.bed.corners
        corner: i64
        for corner in range(4):
            slate.mark(start + (corner * HUES + corners[code * 4 + corner]) * stride)
        slate.put(start + CORNERS * stride, (code >> 2) + 1, IDENTITY)

    def garden(self, state: BlumeState, seat: i64, place: i64, slate: Slate, base: i64) -> None:
        """A seat's bed and greenhouse."""
        cells = self.bed.cells
        points = self.bed.points
        start = base + self.beds + place * TILE * cells
        cell: i64
        for cell in range(cells):
            code = state.laid[seat * cells + cell]
            if code != NONE:
                self.lying(code, slate, start + cell, cells)
        for cell in range(points):
            hybrid = state.planted[seat * points + cell]
            if hybrid != NONE:
                slate.put(base + self.planted + place * points + cell, hybrid + 1, COUNT)
        colour: i64
        for colour in range(HUES):
            slate.put(base + self.stock + place * HUES + colour, state.stock[seat * HUES + colour], COUNT)
        now: i64
        for now in range(state.scored):
            earned: i64 = 0
            for colour in range(HUES):
                earned += state.tally[(seat * ROUNDS + now) * HUES + colour] * state.prices[now * HUES + colour]
            slate.put(base + self.scored + place * ROUNDS + now, earned, POINTS)

    def pruning(self, state: BlumeState, seat: i64, slate: Slate, base: i64) -> None:
        """What this seat has named, and how many it still owes."""
        step = self.rules.choices[state.step]
        if not isinstance(step, Prune):
            return
        slate.mark_bits(base + self.named, step.named(state, seat))
        if state.waiting & bit(seat):
            left = step.left(state, seat)
            if left != NONE:
                slate.put(base + self.left, left, COUNT)


class BlumeTools:
    """The fields of the module Tools; none where it is not played."""

    def __init__(self, observer: BlumeObserver, kinds: int, shown: int) -> None:
        self.observer = observer
        self.kinds: i64 = i64(kinds)
        self.shown: i64 = 0
        self.left: i64 = 0
        self.gloves: i64 = 0
        self.paid: i64 = 0
        self.busy: i64 = 0
        self.origin: i64 = 0
        self.sieved: i64 = 0
        if not kinds:
            return
        seats, side = int(observer.seats), int(observer.bed.side)
        self.shown = observer.row("tools", [shown, kinds], "For each open tool card: 1 at its tool.")
        self.left = observer.row("tools_left", [1], "Tool cards that are still face down.", COUNT)
        self.gloves = observer.row("gloves", [seats], "Gloves in each seat's hand.", COUNT)
        self.paid = observer.row("paid", [seats, kinds], "Gloves each seat has laid on each tool.", COUNT)
        self.busy = observer.row("busy", [kinds], "1 at the tool that is being used.")
        self.origin = observer.row("origin", [1, side, side], "1 where the tile in hand was lifted.")
        self.sieved = observer.row("sieved", [3, TILE], "The tiles in the sieve.")

    def tell(self, shed: ToolShed, seat: i64, slate: Slate, base: i64) -> None:
        place: i64
        tool: i64
        for place in range(len(shed.shown)):
            if shed.shown[place] != NONE:
                slate.mark(base + self.shown + place * self.kinds + shed.shown[place])
        slate.put(base + self.left, total(shed.deck), COUNT)
        seats = self.observer.seats
        for place in range(seats):
            other = (seat + place) % seats
            slate.put(base + self.gloves + place, shed.gloves[other], COUNT)
            for tool in range(self.kinds):
                slate.put(base + self.paid + place * self.kinds + tool, shed.paid[other * self.kinds + tool], COUNT)
        if shed.busy != NONE:
            slate.mark(base + self.busy + shed.busy)
        if shed.origin != NONE:
            slate.mark(base + self.origin + shed.origin)
        found: i64 = 0
        tile: i64
        for tile in shed.sieved:
            if tile != NONE:
                self.observer.tile(tile, slate, base + self.sieved + found * TILE)
                found += 1


class BlumeCards:
    """The fields of the module Botanist; none where it is not played. Another seat's card is never read."""

    def __init__(self, observer: BlumeObserver, seats: int, slots: int) -> None:
        self.observer = observer
        self.slots: i64 = i64(slots)
        self.pairs: i64 = observer.pairs
        self.card: i64 = 0
        self.told: i64 = 0
        self.holds: i64 = 0
        self.deck: i64 = 0
        self.public: i64 = 0
        self.owner: i64 = 0
        self.drop: i64 = 0
        self.next: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        if not slots:
            return
        pairs = int(self.pairs)
        self.card = observer.row("card", [pairs], "1 at this seat's own botanist card.")
        self.told = observer.row("told", [pairs], "1 at the card that is just being shown.")
        self.holds = observer.row("holds", [seats], "1 for each seat that holds a card.")
        self.deck = observer.row("cards_left", [1], "Botanist cards that nobody has drawn.", COUNT)
        self.public = observer.row("public", [slots, pairs], "For each public card: 1 at its hybrid.")
        self.owner = observer.row("owner", [slots, seats], "For each public card: 1 for the seat that revealed it.")
        self.drop = observer.row("drop", [slots], "1 for each public card with a water drop.")
        self.next = observer.row("next", [slots], "1 at the public card that is covered next.")
        self.first = observer.row("completed", [seats], "Own cards that each seat has completed.", COUNT)
        self.second = observer.row("drops", [seats], "Water drops that each seat has collected.", COUNT)

    def tell(self, cards: CardTable, seat: i64, slate: Slate, base: i64) -> None:
        if cards.held[seat] != NONE:
            slate.mark(base + self.card + cards.held[seat])
        if cards.told != NONE and cards.held[cards.told] != NONE:
            slate.mark(base + self.told + cards.held[cards.told])
        slate.put(base + self.deck, total(cards.deck), COUNT)
        seats = self.observer.seats
        place: i64
        for place in range(seats):
            other = (seat + place) % seats
            if cards.held[other] != NONE:
                slate.mark(base + self.holds + place)
            slate.put(base + self.first + place, cards.first[other], COUNT)
            slate.put(base + self.second + place, cards.second[other], COUNT)
        for place in range(self.slots):
            if cards.public[place] != NONE:
                slate.mark(base + self.public + place * self.pairs + cards.public[place])
            if cards.owner[place] != NONE:
                slate.mark(base + self.owner + place * seats + self.observer.beside(seat, cards.owner[place]))
            if cards.drop[place]:
                slate.mark(base + self.drop + place)
        slate.mark(base + self.next + cards.next)


def lone_tile(corners: vec[i64], tile: i64, slate: Slate, start: i64) -> None:
    """A tile that lies nowhere, for tables without rounds."""
    corner: i64
    if tile != NONE:
        for corner in range(4):
            slate.mark(start + corner * HUES + corners[tile * 16 + corner])
        slate.put(start + CORNERS, tile + 1, IDENTITY)
