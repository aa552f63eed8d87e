"""What the module Tools lays on the table can be copied, written down and read back."""

from copies import comes_back, played, shares_nothing

from hortus.games.blume.modules.shed import ToolShed


def test_a_dump_can_be_loaded():
    assert comes_back(*played("blume", 3, ("tools",)))


def test_a_clone_shares_nothing():
    _, state = played("blume", 3, ("tools",))

    def pay(twin):
        twin.shed.gloves[0] += 1
        twin.shed.paid[3] += 1

    assert shares_nothing(state, pay)


def test_a_fresh_shed_has_every_card_in_the_deck_and_gloves_in_every_hand():
    shed = ToolShed(3, 8, 3, 3)
    assert list(shed.deck) == [1] * 8
    assert list(shed.gloves) == [3, 3, 3]
    assert list(shed.shown) == [-1, -1, -1]
