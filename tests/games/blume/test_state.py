"""The fields of a Blume table can be copied, written down and read back."""

import pytest
from copies import comes_back, played, shares_nothing


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_dump_can_be_loaded(seats):
    assert comes_back(*played("blume", seats))


def test_a_clone_shares_nothing():
    _, state = played("blume", 3)

    def stock(twin):
        twin.stock[0] += 1
        twin.pegs[2] += 1
        twin.bag[1] += 1

    assert shares_nothing(state, stock)
