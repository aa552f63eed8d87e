"""Machine words as sets; the compiled build must agree with plain arithmetic up to bit 62."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, lowest, members, popcount, spread


def test_every_bit_is_found_alone_and_among_higher_ones():
    for index in range(63):
        assert bit(index) == 2**index
        assert lowest(bit(index)) == index
        assert lowest(bit(index) | (2**62)) == index
        assert popcount(2 ** (index + 1) - 1) == index + 1


def test_members_and_spread_agree():
    bits = sum(2**index for index in range(0, 63, 5))
    out = vec[i64]([0] * 70)
    count = spread(bits, 100, out, 2)
    assert [out[place] - 100 for place in range(2, count)] == members(bits) == list(range(0, 63, 5))
