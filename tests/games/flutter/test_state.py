"""The fields of a Flutter table can be copied, written down and read back."""

from copies import comes_back, played, shares_nothing


def test_a_dump_can_be_loaded():
    assert comes_back(*played("flutter", 3))


def test_a_clone_has_scratch_paper_of_its_own():
    _, state = played("flutter", 2)
    twin = state.clone()
    assert twin.walk is not state.walk
    assert twin.fitting is not state.fitting


def test_a_clone_shares_nothing():
    _, state = played("flutter", 3)

    def grow(twin):
        twin.flowers[7] += 1
        twin.petals[0] += 1
        twin.rows[9] |= 1

    assert shares_nothing(state, grow)
