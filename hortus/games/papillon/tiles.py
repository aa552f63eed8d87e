"""Garden tiles in their four turns, as tables: what each side shows and which sides belong together.

A *tile* in hand is its kind. In a garden it is kind * 4 + turn, where a turn is a
quarter clockwise. Its side in direction d is then side d - turn of the kind.
Directions are 0 north, 1 east, 2 south, 3 west.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.state import to_vec
from hortus.games.papillon.edition import LETTERS, PapillonEdition, TileKind

FIRST_SIDE: Final = to_vec([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])
"""The lowest direction in a set of directions."""


class Tiles:
    """Every kind of tile of one edition."""

    def __init__(self, edition: PapillonEdition) -> None:
        kinds = len(edition.tiles)
        self.kinds: i64 = kinds
        self.names = edition.names()
        self.counts: vec[i64] = to_vec([tile.count for tile in edition.tiles])
        self.caterpillar: vec[i64] = to_vec([1 if tile.caterpillar else 0 for tile in edition.tiles])
        # By lying tile: three bits for each direction, to be compared with what its neighbours show.
        self.pattern: vec[i64] = vec[i64]([0] * (kinds * 4))
        # By lying tile * 4 + direction.
        self.shows: vec[i64] = vec[i64]([0] * (kinds * 16))
        self.joined: vec[i64] = vec[i64]([0] * (kinds * 16))  # the directions joined with this one, as bits
        self.printed: vec[i64] = vec[i64]([0] * (kinds * 16))  # butterflies printed on this one's part
        # By kind: the turns that look different from each other, as bits.
        self.turns: vec[i64] = vec[i64]([0] * kinds)
        kind: i64
        for kind in range(self.kinds):
            self._turn(kind, edition.tiles[kind])

    def _turn(self, kind: i64, tile: TileKind) -> None:
        looks: list[list[int]] = []
        turn: i64
        for turn in range(4):
            look: list[int] = []
            lying = kind * 4 + turn
            for index, part in enumerate(tile.parts):
                towards: i64 = 0
                for side in part:
                    towards |= bit((side + turn) & 3)
                for side in part:
                    place = lying * 4 + ((side + turn) & 3)
                    self.shows[place] = LETTERS.index(tile.sides[side])
                    self.joined[place] = towards
                    self.printed[place] = tile.butterflies[index]
            direction: i64
            for direction in range(4):
                place = lying * 4 + direction
                self.pattern[lying] |= self.shows[place] << (3 * direction)
                look += [int(self.shows[place]), int(self.joined[place]), int(self.printed[place])]
            if look not in looks:
                self.turns[kind] |= bit(turn)
            looks.append(look)
