"""Random numbers: fast dice for search and simulation, sealed dice for real tables."""

import hmac
from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hortus.core.errors import HortusError

MASK: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
BEYOND: Final = -0x40000000  # the bits that no number from 0 to 2**30 - 1 has


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Chris Doty-Humphrey's sfc32: adds, shifts and xors on 32-bit words.

    Every intermediate result fits in 63 bits, so compiled and interpreted Python
    give exactly the same numbers.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = i64(seed & MASK)
        """First word of the generator's state."""
        self.b: i64 = i64((seed >> 32) & MASK)
        """Second word of the generator's state."""
        self.c: i64 = GOLDEN
        """Third word of the generator's state."""
        self.n: i64 = 1
        """The generator's counter."""
        for _ in range(12):
            self.stir()

    def stir(self) -> i64:
        """sfc32's next word."""
        t: i64 = (self.a + self.b + self.n) & MASK
        self.n = (self.n + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def word(self) -> i64:
        """The next 32 random bits."""
        return self.stir()

    def below(self, bound: i64) -> i64:
        """An unbiased number in 0 .. bound-1, for bounds up to 2**30.

        Daniel Lemire's method. It divides only in the rare case that a word
        might favour low numbers.
        """
        # One test for both ends of the range: outside it the method would be biased or wrong.
        if (bound - 1) & BEYOND:
            raise HortusError("refused-dice-bound", bound=str(int(bound)))
        product = self.word() * bound
        if (product & MASK) < bound:
            unfair: i64 = (MASK + 1 - bound) % bound
            while (product & MASK) < unfair:
                product = self.word() * bound
        return product >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """A random index; its probability is proportional to its weight. The weights must not all be zero."""
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        rest = self.below(total)
        index: i64 = 0
        for weight in weights:
            rest -= weight
            if rest < 0:
                return index
            index += 1
        raise AssertionError  # the rest is always used up

    def fork(self) -> "Dice":
        """New dice, seeded by these dice."""
        high = int(self.word())
        return Dice((high << 32) | int(self.word()))


class SealedDice(Dice):
    """HMAC-SHA-256 in counter mode: nobody can compute the next word from the last ones."""

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self.key = key
        """The secret key. Whoever knows it can repeat every draw."""
        self.counter = 0
        """How many blocks were made so far."""
        self.block = b""
        """The current block of 32 random bytes."""
        self.used = 0
        """How many bytes of the block are used."""

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.used == len(self.block):
            self.block = hmac.digest(self.key, self.counter.to_bytes(8, "big"), sha256)
            self.counter += 1
            self.used = 0
        four = self.block[self.used : self.used + 4]
        self.used += 4
        return i64(int.from_bytes(four, "big"))
