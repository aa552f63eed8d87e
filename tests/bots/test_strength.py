"""How weak the weakest level is."""

import pytest
from bouts import wins_at_least

import hortus


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_beginner_beats_level_1_three_times_in_five(game):
    """The same games every time. A pass says that 56 % and less are ruled out with 1 % of error.

    At exactly 60 % one bout in two would pass, at 63 % 97 of 100: a change that leaves the levels
    where they are, at 63 to 65 %, seldom fails here.
    """
    assert wins_at_least(game, [hortus.bot("beginner"), hortus.bot("level-1")], 0.6, 1500)
