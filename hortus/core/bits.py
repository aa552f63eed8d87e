"""Sets of up to 63 things in one machine word: seats, or the cells of a small board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Multiplied by a single bit, its top six bits are different for every bit."""


def bit(index: i64) -> i64:
    """2 ** index. mypyc shifts a literal as a 32-bit number, so never write `1 << index`."""
    return ((index & 0) | 1) << index


def _places() -> vec[i64]:
    places = vec[i64]([0] * 64)
    index: i64
    for index in range(64):
        places[((bit(index) * DE_BRUIJN) >> 58) & 63] = index
    return places


PLACES: Final = _places()
"""From those six bits back to the bit's index."""


def lowest(bits: i64) -> i64:
    """The index of the lowest bit that is set. The set must not be empty."""
    return PLACES[(((bits & -bits) * DE_BRUIJN) >> 58) & 63]


def spread(bits: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write base + index of every set bit into `out`, starting at `count`. Returns the new count."""
    places = PLACES
    while bits:
        low = bits & -bits
        out[count] = base + places[((low * DE_BRUIJN) >> 58) & 63]
        count += 1
        bits ^= low
    return count


def popcount(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The indices of the set bits, ascending."""
    found: list[int] = []
    while bits:
        found.append(int(lowest(bits)))
        bits &= bits - 1
    return found
