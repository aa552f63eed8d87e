"""Where an observation is written: float32 numbers in a row of bytes.

Compiled code knows no NumPy. A slate holds the bytes of the numbers, and the
caller's array gets them in one copy. Every number of an observation is a small
whole number divided by a power of two, so two of its four bytes are enough.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

SMALL: Final = 256
"""Whole numbers below this fit into the two upper bytes of a float32."""


def _uppers() -> vec[i64]:
    """The two upper bytes of 0.0, 1.0, 2.0 ... as float32."""
    uppers = vec[i64]([0] * SMALL)
    number: i64
    exponent: i64 = 0
    power: i64 = 1
    for number in range(1, SMALL):
        if number == 2 * power:
            power = number
            exponent += 1
        uppers[number] = ((exponent + 127) << 7) | (((number - power) << 7) >> exponent)
    return uppers


UPPERS: Final = _uppers()


class Slate:
    """Room for float32 numbers, all 0 after `wipe`."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.blank = bytes(4 * int(size))
        self.ink = BytesWriter()
        self.ink.write(self.blank)

    def wipe(self) -> None:
        self.ink.truncate(0)
        self.ink.write(self.blank)

    def mark(self, place: i64) -> None:
        """Write 1.0."""
        ink = self.ink
        ink[4 * place + 2] = 0x80
        ink[4 * place + 3] = 0x3F

    def put(self, place: i64, number: i64, shift: i64) -> None:
        """Write number / 2 ** shift, for numbers from -255 to 255; what is larger becomes 255."""
        if number == 0:
            return
        sign: i64 = 0
        if number < 0:
            sign = 0x80
            number = -number
        upper = UPPERS[min(number, SMALL - 1)] - (shift << 7)
        ink = self.ink
        ink[4 * place + 2] = u8(upper & 255)
        ink[4 * place + 3] = u8((upper >> 8) | sign)

    def mark_bits(self, start: i64, bits: i64) -> None:
        """Write 1.0 at the place of each bit that is up."""
        ink = self.ink
        place = 4 * start
        while bits:
            if bits & 1:
                ink[place + 2] = 0x80
                ink[place + 3] = 0x3F
            bits >>= 1
            place += 4

    def put_row(self, start: i64, numbers: vec[i64], sign: i64, shift: i64) -> None:
        """Write a row of numbers from -255 to 255, each times the sign, which is 1 or -1."""
        ink = self.ink
        uppers = UPPERS
        place = 4 * start
        number: i64
        for number in numbers:
            if number:
                number *= sign
                upper = (uppers[number] if number > 0 else uppers[-number] | 0x8000) - (shift << 7)
                ink[place + 2] = u8(upper & 255)
                ink[place + 3] = u8(upper >> 8)
            place += 4

    def put_wide(self, place: i64, number: i64, shift: i64) -> None:
        """Write number / 2 ** shift, for numbers from 0 to 2 ** 24 - 1."""
        if number < SMALL:
            self.put(place, number, shift)
            return
        exponent: i64 = 0
        rest = number >> 1
        while rest:
            exponent += 1
            rest >>= 1
        bits = ((exponent + 127 - shift) << 23) | ((number << (23 - exponent)) & 0x7FFFFF)
        ink = self.ink
        index: i64
        for index in range(4):
            ink[4 * place + index] = u8((bits >> (8 * index)) & 255)

    def contents(self) -> bytes:
        """The bytes of all numbers, as the processor stores float32."""
        return self.ink.getvalue()


class Mask:
    """A byte for each action of one or several tables: 1 where it is legal."""

    def __init__(self, size: i64) -> None:
        self.blank = bytes(int(size))
        self.ink = BytesWriter()
        self.ink.write(self.blank)

    def wipe(self) -> None:
        self.ink.truncate(0)
        self.ink.write(self.blank)

    def allow(self, base: i64, actions: vec[i64], count: i64) -> None:
        """Mark the first `count` of these actions, counted from `base`."""
        ink = self.ink
        index: i64
        for index in range(count):
            ink[base + actions[index]] = 1

    def allows(self, place: i64) -> bool:
        return self.ink[place] == 1

    def contents(self) -> bytes:
        return self.ink.getvalue()
