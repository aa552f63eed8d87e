"""Flutter as the rest of the project sees it: the deal, what is covered, who wins a tie."""

import hortus
from hortus.core.state import NONE


def test_a_table_begins_with_the_rainbee_and_full_stacks():
    rules = hortus.rules("flutter", 3)
    state = rules.deal()
    assert int(state.pieces) == 1
    assert int(state.tile[0]) == rules.meadow.rainbee
    assert {int(left) for left in state.below} == {rules.edition.stack(3)}


def test_the_census_counts_every_tile_once_and_all_water():
    rules = hortus.rules("flutter", 3)
    counted = rules.census(rules.deal())
    assert counted[:61] == [1] * 61
    assert sum(counted[61:]) == sum(face.count for face in rules.edition.water)


def test_every_deal_is_a_table_of_its_own():
    rules = hortus.rules("flutter")
    one, other = rules.deal(), rules.deal()
    one.cells[0] = 0
    assert int(other.cells[0]) == NONE


def test_pollen_is_covered_until_the_end_unless_scores_are_open():
    rules = hortus.rules("flutter")
    state = rules.deal()
    assert rules.covers(state, 0, 1)
    assert not rules.covers(state, 0, 0)
    assert not hortus.rules("flutter", options={"scores": "open"}).covers(state, 0, 1)
    state.over = True
    assert not rules.covers(state, 0, 1)


def test_a_tie_goes_to_more_petals():
    rules = hortus.rules("flutter")
    state = rules.deal()
    state.petals[2] = 4
    assert rules.tie_breakers(state, 0) == [4]
    assert rules.tie_breakers(state, 1) == [0]
