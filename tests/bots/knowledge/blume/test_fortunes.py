"""What was counted."""

from hortus.bots.knowledge.blume.fortunes import CROWD, LATER, PRICES, SOON, TRUST
from hortus.bots.knowledge.blume.patterns import PATTERNS, WORDS


def test_the_counts_have_a_place_for_every_pattern():
    assert len(WORDS) == PATTERNS
    assert len(SOON) == 6 * PATTERNS
    assert len(LATER) == 4 * PATTERNS
    assert len(TRUST) == 2 * PATTERNS
    assert len(PRICES) == 4 * 6 * 8
    assert sorted(CROWD) == CROWD


def test_three_corners_promise_more_than_two_and_two_more_than_none_that_agree():
    for column in range(6):
        three, two, odd = (SOON[6 * pattern + column] for pattern in (7, 3, 11))
        assert 1.0 > three > two > odd == 0.0
