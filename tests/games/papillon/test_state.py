"""The fields of a Papillon table can be copied, written down and read back."""

from copies import comes_back, played, shares_nothing


def test_a_dump_can_be_loaded():
    assert comes_back(*played("papillon", 3, decisions=40))


def test_a_clone_shares_nothing():
    rules, state = played("papillon", 3, decisions=40)

    def garden(twin):
        rules.ground.lay(twin.gardens[1], 5, 0)
        twin.clipped[0] += 1

    assert shares_nothing(state, garden)


def test_a_garden_holds_tiles_and_nobodys_scratch_paper():
    _, state = played("papillon", 2)
    for scratch in ("seen", "stamp", "path", "walk"):
        assert not hasattr(state.gardens[0], scratch)


def test_a_clone_has_scratch_paper_of_its_own():
    _, state = played("papillon", 2)
    assert state.clone().walk is not state.walk


def test_a_hand_stays_sorted():
    _, state = played("papillon", 2, decisions=0)
    for kind in (7, 2, 5):
        state.receive(0, kind)
    assert list(state.hand)[:4] == [2, 5, 7, -1]
    state.give_up(0, 5)
    assert list(state.hand)[:4] == [2, 7, -1, -1]
    assert state.held(0) == 2
