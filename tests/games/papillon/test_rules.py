"""Papillon as the rest of the project sees it: the deal, what is foreseen, who wins a tie."""

from games.papillon.drawing import Table

import hortus
from hortus.core.scoring import BLANK


def test_a_table_begins_with_bare_gardens_and_a_full_bag():
    rules = hortus.rules("papillon", 3)
    state = rules.deal()
    assert [int(garden.tiles) for garden in state.gardens] == [0, 0, 0]
    assert list(state.bag) == list(rules.ground.tiles.counts)
    assert list(state.supply) == [rules.edition.butterflies] * 3


def test_two_tables_share_no_garden():
    rules = hortus.rules("papillon", 2)
    one, other = rules.deal(), rules.deal()
    rules.ground.lay(one.gardens[0], int(rules.ground.middle), 0)
    assert int(other.gardens[0].tiles) == 0


def test_what_is_foreseen_is_the_score_where_nothing_is_sealed():
    table = Table()
    assert table.rules.foreseen(table.state, 0) == table.rules.score(table.state, 0, BLANK) == 10  # caterpillars


def test_a_tie_goes_to_more_gnomes():
    """Ruling 45."""
    rules = hortus.rules("papillon", 3)
    state = rules.deal()
    state.gnomes[0] = 2
    assert rules.tie_breakers(state, 0) == [2]
    assert rules.tie_breakers(state, 1) == [0]
