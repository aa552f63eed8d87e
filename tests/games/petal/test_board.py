"""The meadow as sets of cells."""

import pytest

from hortus.core.bits import bit
from hortus.games.petal.board import Meadow


def neighbours(side, cell):
    row, column = divmod(cell, side)
    around = {0: (row - 1, column), 1: (row, column - 1), 2: (row, column + 1), 3: (row + 1, column)}
    return {way: r * side + c for way, (r, c) in around.items() if 0 <= r < side and 0 <= c < side}


@pytest.mark.parametrize("side", [3, 5, 7])
def test_shifts_never_wrap_round_an_edge(side):
    """Every pair of petals, against plain arithmetic on rows and columns."""
    from librt.vecs import vec
    from mypy_extensions import i64

    meadow = Meadow(side)
    out = vec[i64]([0] * (4 * side * side))
    for a in range(side * side):
        for b in range(a + 1, side * side):
            count = meadow.flips(bit(a) | bit(b), 0, out)
            expected = [
                way * side * side + cell
                for cell in (a, b)
                for way, near in neighbours(side, cell).items()
                if near in (a, b)
            ]
            assert [out[index] for index in range(count)] == sorted(expected)
            assert meadow.stuck(bit(a) | bit(b)) == (not expected)


def test_the_tree_stands_in_the_middle():
    assert Meadow(7).tree == 24
    assert Meadow(7).words[24] == "d4"
