"""Flowers: what a tile gains and costs where it meets the petals of the meadow (step 4).

All petals round one vertex are one flower (F11). A handful of petals is one
number with a byte for each colour, the rainbow in the fifth: adding numbers
adds petals.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.message import Listed, Message
from hortus.games.flutter.edition import COLOURS, LETTERS
from hortus.games.flutter.shapes import Turned

COLOUR_BITS: Final = 0xFFFFFFFF
ONES: Final = 0x01010101
SEVENS: Final = 0x7F7F7F7F
RAINBOW_SHIFT: Final = 32


def packed(letters: str) -> i64:
    """Petals written as letters, as one number."""
    petals: i64 = 0
    for letter in letters:
        petals += bit(i64(8 * LETTERS.index(letter)))
    return petals


def count(petals: i64, colour: i64) -> i64:
    """How many petals of one colour are in a handful."""
    return (petals >> (8 * colour)) & 255


def one_each(petals: i64) -> i64:
    """1 for every colour that occurs."""
    return (((petals & COLOUR_BITS) + SEVENS) >> 7) & ONES


def colour_set(petals: i64) -> i64:
    """The colours that occur, as four bits."""
    ones = one_each(petals)
    return (ones | (ones >> 7) | (ones >> 14) | (ones >> 21)) & 15


class Fitting:
    """Scratch space for placements: the petals to pay with, and what the last placement brings."""

    def __init__(self, room: i64 = 0) -> None:
        self.purse: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.one: vec[i64] = vec[i64]([0])  # space for one place, if any place is enough
        # What each of the places found last would bring and cost, if there is room for them.
        self.gains: vec[i64] = vec[i64]([0] * room)
        self.costs: vec[i64] = vec[i64]([0] * room)
        self.flowers: i64 = 0
        self.gain: i64 = 0  # a byte for each colour
        self.cost: i64 = 0
        self.wild: i64 = 0  # rainbow petals whose colour the player names: a hexadecimal digit each
        self.extra: i64 = 0  # what rainbow petals give by themselves; part of the gain

    def name(self, colours: i64, rainbows: i64) -> None:
        """Let the player choose which of these colours each rainbow petal gives."""
        for _ in range(rainbows):
            self.wild = self.wild << 4 | colours


class Growth:
    """The flowers of one placement, added up. Rainbow petals count as the colour placed on them (F14)."""

    def __init__(self, limit: i64) -> None:
        self.limit: i64 = limit  # of petals of one colour (F50)

    def measure(self, flowers: vec[i64], outline: Turned, petals: vec[i64], at: i64, fitting: Fitting) -> None:
        """Add up the flowers that a tile would grow at this vertex.

        A flower matches if a placed colour is already there; then only colours on both sides count
        (F12). A rainbow petal matches every placed colour (F14). A flower that does not match is paid in full (F13).
        """
        corners = outline.corners
        plain = not outline.seam[at]
        flowers_grown: i64 = 0
        gain: i64 = 0
        cost: i64 = 0
        fitting.extra = 0
        fitting.wild = 0
        index: i64
        for index in range(len(petals)):
            there = flowers[at + corners[index]] if plain else flowers[outline.corner(at, index)]
            if not there:
                continue
            placed = petals[index]
            if placed:
                flowers_grown += 1
                colours = one_each(placed) * 255
                if there >> RAINBOW_SHIFT:
                    gain += placed + (there & colours)
                    self.rainbow(placed, there >> RAINBOW_SHIFT, fitting)
                elif there & colours:
                    gain += (placed + there) & (one_each(there & colours) * 255)
                else:
                    cost += placed + there
        fitting.flowers = flowers_grown
        fitting.gain = gain + fitting.extra
        fitting.cost = cost

    def rainbow(self, placed: i64, rainbows: i64, fitting: Fitting) -> None:
        """What the rainbow petals of a flower give: one petal each of a colour placed there."""
        colours = colour_set(placed)
        if colours & (colours - 1):
            fitting.name(colours, rainbows)
        else:
            fitting.extra += one_each(placed) * rainbows

    def payable(self, fitting: Fitting) -> bool:
        """Whether all mismatched flowers can be paid once all matching ones are gained (F15 to F17)."""
        if fitting.cost == 0:
            return True
        return covered(fitting.purse, fitting.gain, fitting.cost, fitting.wild, self.limit)


class AnyColour(Growth):
    """Option: each rainbow petal gives a petal of any colour, as on water."""

    def rainbow(self, placed: i64, rainbows: i64, fitting: Fitting) -> None:
        fitting.name(15, rainbows)


class MatchOnly(Growth):
    """Option: rainbow petals make a flower match and give nothing themselves."""

    def rainbow(self, placed: i64, rainbows: i64, fitting: Fitting) -> None:
        return


def covered(purse: vec[i64], gain: i64, cost: i64, wild: i64, limit: i64) -> bool:
    """Whether the cost can be paid out of petals held, gains and rainbow petals that are still to be named.

    By Hall's theorem, this holds if no set of colours lacks more petals than
    there are rainbow petals that can become one of these colours.
    """
    short: i64 = 0  # what each colour lacks, a byte each
    colour: i64
    for colour in range(4):
        held = purse[colour] + count(gain, colour)
        if held > limit:
            held = limit
        lacking = count(cost, colour) - held
        if lacking > 0:
            if wild == 0 or count(cost, colour) > limit:
                return False
            short += lacking << (8 * colour)
    if short == 0:
        return True
    return all([lacks(short, i64(colours)) <= usable(wild, i64(colours)) for colours in range(1, 16)])


def lacks(short: i64, colours: i64) -> i64:
    """How many petals are missing in a set of colours."""
    total: i64 = 0
    colour: i64
    for colour in range(4):
        if colours & bit(colour):
            total += count(short, colour)
    return total


def usable(wild: i64, colours: i64) -> i64:
    """How many of the unnamed rainbow petals may become one of these colours."""
    found: i64 = 0
    while wild:
        if wild & 15 & colours:
            found += 1
        wild >>= 4
    return found


def lacking(left: list[int]) -> Listed:
    """What is missing where fewer than no petals would be left: "2 yellow petals and 1 red petal"."""
    return Listed(
        [
            Message("flutter-lacking", {"count": -left[colour], "colour": Message(f"flutter-colour-{COLOURS[colour]}")})
            for colour in range(4)
            if left[colour] < 0
        ]
    )
