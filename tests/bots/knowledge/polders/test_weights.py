"""What assignments make things worth, open or still in the deck."""

import pytest
from games.polders.drawing import Table

from hortus.bots.knowledge import knowledge


def test_a_card_still_in_the_deck_counts_by_its_likelihood():
    """Two lie open, three of the other thirteen will come."""
    table = Table(assignments=("Area Control", "Solo Square"))
    likely = [knowledge(table.rules).weights.likelihood(table.state, card) for card in table.rules.cards]
    assert likely[6] == likely[10] == 1.0
    assert sum(likely) == pytest.approx(5.0)


def test_what_an_open_card_pays_is_weighed_in_full():
    table = Table(seats=4, assignments=("Area Control", "Minimal Miller"))
    weights = knowledge(table.rules).weights
    weights.weigh(table.state)
    assert (weights.large, weights.large_least) == (9.0, 4)
    assert (weights.fewer[2], weights.line[2]) == (6.0, 4)
    assert weights.road == pytest.approx(2 * 3 / 13)
    assert weights.rows == 0.0  # only thought of once it lies open


def test_after_the_fourth_round_no_card_comes_any_more():
    table = Table(assignments=("Area Control", "Solo Square"))
    table.state.round = 3
    weights = knowledge(table.rules).weights
    assert weights.coming(table.state) == 0.0
