"""How strong the strong ones are: minutes for each game, so `make arena` asks and not `make test`.

The true shares are far above what is asked, and sixty games tell no more than twenty points apart: a pass
says that somebody ten points below the share asked for would hardly have done as well. `hortus arena` measures closer.
"""

import pytest
from bouts import wins_at_least

import hortus
from hortus.bots.ladder import ladder
from hortus.bots.levels import bot_of_level


@pytest.mark.parametrize("game", hortus.GAMES)
def test_knowledge_is_worth_ten_times_the_simulations(game):
    """The top level against a tree that has ten times its simulations and knows the rules alone."""
    effort = ladder(game).level(8).effort
    assert wins_at_least(game, [bot_of_level(game, 8), hortus.bot(f"plain-{10 * effort}")], 0.6, 60, margin=0.1)


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_closer_look_beats_greed(game):
    if ladder(game).studies():
        assert wins_at_least(game, [hortus.bot("studious"), hortus.bot("greedy")], 0.7, 400, margin=0.05)


@pytest.mark.parametrize("game", hortus.GAMES)
def test_searching_beats_greed(game):
    assert wins_at_least(game, [bot_of_level(game, 8), hortus.bot("greedy")], 0.75, 60, margin=0.1)
