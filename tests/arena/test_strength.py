"""How strong the strong ones are: minutes for each game, so `make arena` asks and not `make test`."""

import pytest
from bouts import wins_at_least

import hortus
from hortus.bots.levels import thinker
from hortus.bots.styles import ladder


@pytest.mark.parametrize("game", hortus.GAMES)
def test_knowledge_is_worth_ten_times_the_simulations(game):
    """A few simulations with the game's rules of thumb against ten times as many without."""
    few = 60 if game == "petal" else 24
    knowing = ladder(game).searcher(0, few)
    assert wins_at_least(game, [knowing, hortus.bot(f"plain-{10 * few}")], 0.6, 60)


@pytest.mark.parametrize("game", hortus.GAMES)
def test_searching_beats_greed(game):
    assert wins_at_least(game, [thinker(game, 7), hortus.bot("greedy")], 0.6, 40)
