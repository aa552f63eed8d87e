"""The fields of a Petal table can be copied, written down and read back."""

from copies import comes_back, played, shares_nothing


def test_a_dump_can_be_loaded():
    assert comes_back(*played("petal", decisions=12))


def test_a_clone_shares_nothing():
    _, state = played("petal", decisions=12)

    def pick(twin):
        twin.net[3] += 1
        twin.picked[0] += 1

    assert shares_nothing(state, pick)
