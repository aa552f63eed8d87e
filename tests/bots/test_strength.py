"""How weak the weakest level is."""

import pytest
from bouts import wins_at_least

import hortus


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_beginner_beats_level_1_three_times_in_five(game):
    assert wins_at_least(game, [hortus.bot("beginner"), hortus.bot("level-1")], 0.6, 400)
