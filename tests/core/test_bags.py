"""Drawing without an order."""

from collections import Counter
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bags import draw, shuffle, total, unpacked
from hortus.core.dice import Dice


def test_a_bag_is_emptied_piece_by_piece():
    bag = vec[i64]([2, 0, 3])
    dice = Dice(5)
    assert sorted(draw(bag, dice) for _ in range(5)) == [0, 0, 2, 2, 2]
    assert total(bag) == 0


def test_every_order_of_a_shuffle_is_as_likely():
    dice = Dice(6)
    counts = Counter()
    for _ in range(12_000):
        row = unpacked(vec[i64]([1, 1, 1]))
        shuffle(row, dice)
        counts[tuple(row)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert max(counts.values()) < 2_200
