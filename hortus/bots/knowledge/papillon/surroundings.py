"""The regions around the empty cells of a garden: what a tile laid there would join.

A part of a tile with a single region beside it makes that region one tile larger,
and nothing else has to be walked. Only a part that joins several regions, or one
that meets another part of the same tile again, needs a walk through the garden.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import spread
from hortus.core.state import NONE
from hortus.games.papillon.board import Ground, Region
from hortus.games.papillon.state import Garden
from hortus.games.papillon.tiles import FIRST_SIDE


class Surroundings:
    """By cell * 4 + direction: the region there, by its anchor; NONE where no tile lies."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        sides = int(ground.cells) * 4
        self.anchor: vec[i64] = vec[i64]([NONE] * sides)
        self.tiles: vec[i64] = vec[i64]([0] * sides)
        self.open: vec[i64] = vec[i64]([0] * sides)
        self.butterflies: vec[i64] = vec[i64]([0] * sides)

    def bare(self, place: i64) -> None:
        """No tile lies there."""
        self.anchor[place] = NONE

    def note(self, place: i64, region: Region) -> None:
        """This region lies there."""
        self.anchor[place] = region.anchor
        self.tiles[place] = region.tiles
        self.open[place] = region.open
        self.butterflies[place] = region.butterflies

    def join(self, cell: i64, tile: i64, direction: i64, region: Region) -> bool:
        """Write what the part of the tile that begins at this side would belong to. False: that needs a walk."""
        towards = self.ground.tiles.joined[tile * 4 + direction]
        anchors = self.anchor
        base = cell * 4
        anchor: i64 = NONE
        tiles: i64 = 1
        open_sides: i64 = 0
        butterflies = self.ground.tiles.printed[tile * 4 + direction]
        side: i64
        for side in range(4):
            beside = anchors[base + side]
            if not (towards >> side) & 1:
                continue
            if beside == NONE:
                open_sides += 1
            elif anchor == NONE:
                anchor = beside
                tiles += self.tiles[base + side]
                open_sides += self.open[base + side] - 1
                butterflies += self.butterflies[base + side]
            elif anchor == beside:
                open_sides -= 1
            else:
                return False
        if anchor != NONE:
            for side in range(4):
                if not (towards >> side) & 1 and anchors[base + side] == anchor:
                    return False
        region.shows = self.ground.tiles.shows[tile * 4 + direction]
        region.tiles = tiles
        region.open = open_sides
        region.butterflies = butterflies
        return True

    def begins(self, tile: i64, direction: i64) -> bool:
        """Whether this side of a tile is the first one of its part."""
        return FIRST_SIDE[self.ground.tiles.joined[tile * 4 + direction]] == direction

    def border(self, garden: Garden, out: vec[i64]) -> i64:
        """Write the empty cells beside the garden, row by row; returns how many."""
        ground = self.ground
        count: i64 = 0
        row: i64
        for row in range(ground.window):
            count = spread(ground.margin(garden, row), row * ground.window, out, count)
        return count
