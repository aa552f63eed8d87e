"""What the module Botanist lays on the table can be copied, written down and read back."""

from copies import comes_back, played, shares_nothing

from hortus.games.blume.modules.cards import CardTable


def test_a_dump_can_be_loaded():
    assert comes_back(*played("blume", 3, ("botanist",)))


def test_a_clone_shares_nothing():
    _, state = played("blume", 3, ("botanist",))

    def cover(twin):
        twin.cards.covered[0] += 1
        twin.cards.held[1] = 4

    assert shares_nothing(state, cover)


def test_without_the_module_there_is_nothing():
    cards = CardTable(0, 0, 0)
    assert len(cards.held) == len(cards.public) == len(cards.deck) == 0
