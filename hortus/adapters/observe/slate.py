"""Where an observation is written: float32 numbers in a row.

Compiled code knows no NumPy. A slate holds the bits of the numbers, always in
the same memory, so that NumPy can look at it and copy it. Every number of an
observation is a small whole number divided by a power of two, so its bits can
be looked up.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, u8

from hortus.core.bits import lowest

MOST: Final = 255
"""The largest whole number that is looked up."""
ONE: Final = 0x3F800000
"""The bits of 1.0."""
MINUS: Final = 0x80000000
"""The bit of the sign. A number of 32 bits has it if it is negative."""


def _table() -> vec[i64]:
    """The bits of -255.0 to 255.0 as float32, as numbers with a sign."""
    table = vec[i64]([0] * (2 * MOST + 1))
    number: i64
    exponent: i64 = 0
    power: i64 = 1
    for number in range(1, MOST + 1):
        if number == 2 * power:
            power = number
            exponent += 1
        positive = ((exponent + 127) << 23) | (((number - power) << 23) >> exponent)
        table[MOST + number] = positive
        table[MOST - number] = positive - MINUS
    return table


BITS: Final = _table()


class Slate:
    """Room for float32 numbers, all 0 after `wipe`.

    A sparse slate is large and mostly 0: it notes what was written, and wipes only that.
    """

    def __init__(self, size: i64, sparse: bool = False) -> None:
        self.size: i64 = size
        self.sparse = sparse
        self.blank: vec[i32] = vec[i32]([0] * size)
        self.room: vec[i32] = vec[i32](capacity=size)
        # What extends an empty vec lies in its memory.
        self.bits: vec[i32] = extend(self.room, self.blank)
        """The numbers, in memory that stays where it is."""
        self.places: vec[i64] = vec[i64]([0])
        self.written: i64 = 0  # how many places were noted

    def wipe(self) -> None:
        if not self.sparse:
            self.bits = extend(self.room, self.blank)  # one copy, and no new memory
            return
        bits = self.bits
        places = self.places
        index: i64
        for index in range(self.written):
            bits[places[index]] = 0
        self.written = 0

    def note(self, place: i64) -> None:
        """Remember what to wipe."""
        if self.written < i64(len(self.places)):
            self.places[self.written] = place
        else:
            self.places = append(self.places, place)
        self.written += 1

    def mark(self, place: i64) -> None:
        """Write 1.0."""
        self.bits[place] = ONE
        if self.sparse:
            self.note(place)

    def put(self, place: i64, number: i64, shift: i64) -> None:
        """Write number / 2 ** shift, for numbers from -255 to 255; what is larger becomes 255."""
        if number:
            self.bits[place] = i32(BITS[MOST + max(-MOST, min(number, MOST))] - (shift << 23))
            if self.sparse:
                self.note(place)

    def mark_bits(self, start: i64, bits: i64) -> None:
        """Write 1.0 at the place of each bit that is up."""
        while bits:
            self.mark(start + lowest(bits))
            bits &= bits - 1

    def put_row(self, start: i64, numbers: vec[i64], sign: i64, shift: i64) -> None:
        """Write a row of numbers from -255 to 255, each times the sign, which is 1 or -1."""
        out = self.bits
        table = BITS
        less = shift << 23
        place = start
        number: i64
        for number in numbers:
            if number:
                out[place] = i32(table[MOST + number * sign] - less)
                if self.sparse:
                    self.note(place)
            place += 1

    def put_wide(self, place: i64, number: i64, shift: i64) -> None:
        """Write number / 2 ** shift, for numbers from 0 to 2 ** 24 - 1."""
        if number <= MOST:
            self.put(place, number, shift)
            return
        exponent: i64 = 0
        rest = number >> 1
        while rest:
            exponent += 1
            rest >>= 1
        self.bits[place] = i32(((exponent + 127 - shift) << 23) | ((number << (23 - exponent)) & 0x7FFFFF))
        if self.sparse:
            self.note(place)

    def contents(self) -> bytes:
        """The bytes of all numbers, as the processor stores float32."""
        return bytes(self.bits)


class Mask:
    """A byte for each action of one or several tables: 1 where it is legal. It also stays where it is."""

    def __init__(self, size: i64) -> None:
        self.blank: vec[u8] = vec[u8]([0] * size)
        self.room: vec[u8] = vec[u8](capacity=size)
        self.flags: vec[u8] = self.room
        self.wipe()

    def wipe(self) -> None:
        self.flags = extend(self.room, self.blank)

    def allow(self, base: i64, actions: vec[i64], count: i64) -> None:
        """Mark the first `count` of these actions, counted from `base`."""
        flags = self.flags
        index: i64
        for index in range(count):
            flags[base + actions[index]] = 1

    def allows(self, place: i64) -> bool:
        return self.flags[place] == 1
