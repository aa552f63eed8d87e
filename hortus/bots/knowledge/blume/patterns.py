"""Patterns of unfinished points: the four corners that meet there.

Turned, mirrored or in other colours a pattern is the same. A point promises a
flower as long as its corners agree, for a flower of one colour or for a hybrid
that may be grown; where they do not, it promises one once tiles are cut. How
often each pattern comes to bloom is counted in `fortunes.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.blume.board import Bed
from hortus.games.blume.vocabulary import HUES

BARE: Final = 0  # nothing lies there yet
ONE_PLAIN: Final = 1  # one corner, of a colour that no hybrid asks for
ONE_OPEN: Final = 2  # one corner, for a plain flower or a hybrid
BESIDE: Final = 3  # two alike, side by side
ACROSS_PLAIN: Final = 4  # two alike, across the point
ACROSS_OPEN: Final = 5  # the same, in a colour that a hybrid asks for
HALF_HYBRID: Final = 6
THREE_PLAIN: Final = 7
THREE_HYBRID: Final = 8
FINISHED: Final = 9  # a flower of one colour: one tile cut, and it may open again
GROWN: Final = 10  # a hybrid that was grown
ODD_OF_TWO: Final = 11  # two corners that will never agree
ODD_OF_THREE: Final = 12  # three, two of which agree
ODD_OF_FOUR: Final = 13  # four, three of which agree
EVEN_SPLIT: Final = 14  # four, two of which agree
MIXED: Final = 15  # three or four, no two of which agree
PATTERNS: Final = 16
WORDS: Final = [
    "bare", "one plain", "one open", "beside", "across plain", "across open", "half hybrid", "three plain",
    "three hybrid", "finished", "grown", "odd of two", "odd of three", "odd of four", "even split", "mixed",
]  # fmt: skip


class Reader:
    """Reads the pattern at a point. Its fields have the details."""

    def __init__(self, bed: Bed) -> None:
        self.bed = bed
        self.colour: i64 = NONE  # of the flower to come, or one of the two of a hybrid
        self.kind: i64 = NONE  # the flower to come: a colour or a hybrid
        self.gap: i64 = NONE  # the last empty cell, where three corners agree
        self.shown: vec[i64] = vec[i64]([NONE] * 4)
        self.partners: vec[i64] = vec[i64]([0] * (HUES * HUES))  # 1 for two colours whose hybrid may be grown
        self.sought: vec[i64] = vec[i64]([NONE] * HUES)  # a colour's hybrid that may be grown

    def allow(self, growable: i64) -> None:
        """Set which hybrids count, as bits."""
        pairs = self.bed.pairs
        one: i64
        other: i64
        for one in range(HUES):
            self.sought[one] = NONE
            for other in range(HUES):
                self.partners[one * HUES + other] = 0
                if one != other and (growable >> (pairs[one * HUES + other] - HUES)) & 1:
                    self.partners[one * HUES + other] = 1
                    self.sought[one] = pairs[one * HUES + other]

    def read(self, laid: vec[i64], base: i64, point: i64, grown: bool) -> i64:
        """The pattern at a point of the garden that starts at `base`; `grown` if a grown hybrid is there."""
        around = self.bed.around
        corners = self.bed.corners
        shown = self.shown
        one: i64 = NONE  # the colour at the first and third place round the point
        two: i64 = NONE  # at the second and fourth
        count: i64 = 0
        agree = True
        place: i64
        for place in range(4):
            cell = around[point * 4 + place]
            code = laid[base + cell]
            if code == NONE:
                shown[place] = NONE
                self.gap = cell
                continue
            colour = corners[code * 4 + ((place + 2) & 3)]
            shown[place] = colour
            count += 1
            if place & 1:
                if two != NONE and two != colour:
                    agree = False
                two = colour
            else:
                if one != NONE and one != colour:
                    agree = False
                one = colour
        if count == 0:
            self.colour = NONE
            self.kind = NONE
            return BARE
        if not agree:
            return self.odd(count)
        if one != NONE and two != NONE and one != two:
            return self.two_colours(count, one, two, grown)
        self.colour = one if one != NONE else two
        self.kind = self.colour
        if count == 1:
            return ONE_PLAIN if self.sought[self.colour] == NONE else ONE_OPEN
        if count == 2:
            if one != NONE and two != NONE:
                return BESIDE
            return ACROSS_PLAIN if self.sought[self.colour] == NONE else ACROSS_OPEN
        return THREE_PLAIN if count == 3 else FINISHED

    def two_colours(self, count: i64, one: i64, two: i64, grown: bool) -> i64:
        """Two colours that alternate, as far as there are corners."""
        self.colour = one
        self.kind = self.bed.pairs[one * HUES + two]
        if count == 4:
            return GROWN if grown else EVEN_SPLIT
        if not self.partners[one * HUES + two]:
            return self.odd(count)
        return HALF_HYBRID if count == 2 else THREE_HYBRID

    def odd(self, count: i64) -> i64:
        """Corners that differ: how many would match, and for which flower, after the others are cut."""
        shown = self.shown
        most: i64 = 0
        place: i64
        other: i64
        for place in range(4):
            if shown[place] == NONE:
                continue
            alike: i64 = 1
            for other in range(place + 1, 4):
                if shown[other] == shown[place]:
                    alike += 1
            if alike > most:
                most = alike
                self.colour = shown[place]
                self.kind = self.colour
        for place in range(4):
            # A corner, its neighbour clockwise, and whatever across from either is like it.
            other = (place + 1) & 3
            one = shown[place]
            two = shown[other]
            if one == NONE or two == NONE or not self.partners[one * HUES + two]:
                continue
            fit: i64 = 2
            if shown[(place + 2) & 3] == one:
                fit += 1
            if shown[(other + 2) & 3] == two:
                fit += 1
            if fit > most:
                most = fit
                self.colour = one
                self.kind = self.bed.pairs[one * HUES + two]
        if count == 2:
            return ODD_OF_TWO
        if most == 1:
            return MIXED
        if count == 3:
            return ODD_OF_THREE
        return ODD_OF_FOUR if most >= 3 else EVEN_SPLIT
