"""The fields of a table of Field of Flowers can be copied, written down and read back."""

from copies import comes_back, played, shares_nothing


def test_a_dump_can_be_loaded():
    assert comes_back(*played("blume", 3, ("field_of_flowers",)))


def test_a_clone_shares_nothing():
    _, state = played("blume", 3, ("field_of_flowers",))

    def peg(twin):
        twin.pegs[2] = 9
        twin.flowers[1] += 1

    assert shares_nothing(state, peg)
