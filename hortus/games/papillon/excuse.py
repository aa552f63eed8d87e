"""Why an action of gardening is refused, rule by rule."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED
from hortus.core.state import NONE
from hortus.games.papillon.bench import Bench, Layout
from hortus.games.papillon.exchange import Swap
from hortus.games.papillon.state import HAND, PapillonState


class Excuse:
    """A garden with the seat's sealed choices laid out in it."""

    def __init__(self, bench: Bench, swap: Swap, table: PapillonState, seat: int, layout: Layout) -> None:
        self.bench = bench
        self.swap = swap
        self.table = table
        self.seat = seat
        self.layout = layout
        # The tiles in hand that are not laid or chosen yet.
        self.left = [
            int(table.hand[seat * HAND + place])
            for place in range(HAND)
            if table.hand[seat * HAND + place] != NONE and not layout.used & bit(place)
        ]

    def why_not(self, action: int, relaying: bool) -> Message | None:
        """None if the action is legal."""
        bench, layout = self.bench, self.layout
        if bench.at.start <= action < bench.settle.start:
            return self.at(action - int(bench.at.start)) if layout.tile != NONE else Message("papillon-why-tile-first")
        if layout.tile != NONE:
            return Message("papillon-why-place-first")
        if bench.settle.start <= action < bench.again.start:
            return self.settle(action - int(bench.settle.start)) if layout.owed else Message("papillon-why-no-patch")
        if layout.owed:
            return Message("papillon-why-butterfly-first")
        if bench.lay.start <= action < bench.at.start:
            return self.lay(action - int(bench.lay.start))
        if bench.again.start <= action < bench.again.start + bench.again.size:
            return self.again(action - int(bench.again.start), relaying)
        return self.end(action)

    def lay(self, tile: int) -> Message | None:
        kind, turn = divmod(tile, 4)
        if kind not in self.left:
            return Message("papillon-why-not-in-hand")
        if self.strayed():
            return Message("papillon-why-strayed")
        if self.layout.older and not self.bench.is_older(self.table, self.seat, self.layout, kind):
            return Message("papillon-why-older-first")
        ground = self.bench.ground
        if not (ground.tiles.turns[kind] >> turn) & 1:
            return Message("papillon-why-same-turn")
        fits = ground.fits(self.table.gardens[self.seat], tile)
        return None if fits else Message("papillon-why-fits-nowhere")

    def at(self, cell: int) -> Message | None:
        ground = self.bench.ground
        garden = self.table.gardens[self.seat]
        if garden.tiles == 0:
            return (
                None if cell == ground.middle else Message("papillon-why-middle", {"cell": ground.words[ground.middle]})
            )
        if garden.laid[cell] != NONE:
            return Message("papillon-why-occupied")
        sides: list[Message] = []
        touching = False
        for direction in range(4):
            other = ground.near[cell * 4 + direction]
            if other != NONE and garden.laid[other] != NONE:
                touching = True
                mine = ground.tiles.shows[self.layout.tile * 4 + direction]
                theirs = ground.tiles.shows[garden.laid[other] * 4 + (direction ^ 2)]
                if mine != theirs:
                    sides.append(Message(f"papillon-side-{direction}"))
        if not touching:
            return Message("papillon-why-beside")
        return Message("papillon-why-side", {"side": sides[0]}) if sides else None

    def settle(self, source: int) -> Message | None:
        bench, table, seat = self.bench, self.table, self.seat
        if source == bench.nowhere:
            return None if bench.spares(table, seat, self.layout) else Message("papillon-why-must-place")
        if source == 0:
            return None if table.supply[seat] else Message("papillon-why-no-supply")
        if not table.clipped[seat * int(bench.flowers) + source - 1]:
            return Message("papillon-why-no-butterfly")
        return None if bench.lends(table, seat, self.layout) else Message("papillon-why-use-supply")

    def again(self, how: int, relaying: bool) -> Message | None:
        if how == 0:
            return None if relaying else Message("papillon-why-no-exchange")
        if self.layout.taken_up is None:
            return Message("papillon-why-not-taken-up")
        return None if self.layout.older or self.strayed() else Message("papillon-why-lies-again")

    def strayed(self) -> bool:
        """The tiles that were taken up lie so that the exchange would not have been needed."""
        return self.bench.strayed(self.table, self.seat, self.layout)

    def end(self, action: int) -> Message | None:
        finish, exchange = self.swap.finish, self.swap.exchange
        done = action == finish.start
        if not done and action != finish.start + 1 and not exchange.start <= action < exchange.start + exchange.size:
            return NOT_ASKED
        if done:
            if self.left:
                return Message("papillon-why-tiles-left")
            return Message("papillon-why-strayed") if self.strayed() else None
        if not self.left:
            return Message("papillon-why-nothing-left")
        if any([self.bench.ground.playable(self.table.gardens[self.seat], i64(kind)) for kind in self.left]):
            return Message("papillon-why-one-fits")
        if self.layout.older or self.strayed():
            return Message("papillon-why-strayed" if self.strayed() else "papillon-why-older-first")
        out = vec[i64]([0] * HAND)
        count = self.swap.offers(self.table, self.seat, self.layout.used, out, 0)
        if action in [int(out[index]) for index in range(count)]:
            return None
        if action == finish.start + 1:
            return Message("papillon-why-choose-exchange")
        only = count == 1 and out[0] == finish.start + 1
        kind = action - int(exchange.start)
        return Message("papillon-why-only-one" if only and kind in self.left else "papillon-why-not-in-hand")
