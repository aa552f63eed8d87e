"""How strong bots are, by quick tests that stop as soon as the outcome is clear."""

from math import log

import pytest

import hortus
from hortus.bots.levels import thinker
from hortus.bots.styles import ladder
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective

LOG19 = log(19)  # five per cent of error on either side


def share_of_a_game(rules, bots, number):
    """What the first bot wins of a game; the seats change with the number, the tiles with every second."""
    mine = number % 2
    state = rules.deal()
    rules.enter(state, 0)
    table, thoughts = hortus.Dice(number // 2), hortus.Dice(number)
    rules.settle(state, table, SILENT)
    while not state.over:
        seat = (state.waiting & -state.waiting).bit_length() - 1
        action = bots[seat ^ mine].choose(Perspective(rules, state, seat), thoughts)
        rules.choose(state, seat, action, SILENT)
        rules.settle(state, table, SILENT)
    winners = rules.winners(state)
    return (mine in winners) / len(winners)


def wins_at_least(game, bots, share, games):
    """Wald's test of `share` and more against ten points less; undecided after so many games, by what was seen."""
    rules = hortus.rules(game)
    low, high = share - 0.1, share + 0.02
    evidence = won = 0.0
    for number in range(games):
        result = share_of_a_game(rules, bots, number)
        won += result
        evidence += result * log(high / low) + (1 - result) * log((1 - high) / (1 - low))
        if number % 2 and abs(evidence) > LOG19:
            return evidence > 0
    return won / games >= share


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_beginner_beats_level_1_three_times_in_five(game):
    assert wins_at_least(game, [hortus.bot("beginner"), hortus.bot("level-1")], 0.6, 400)


@pytest.mark.slow
@pytest.mark.parametrize("game", hortus.GAMES)
def test_knowledge_is_worth_ten_times_the_simulations(game):
    """A few simulations with the game's rules of thumb against ten times as many without."""
    few = 60 if game == "petal" else 24
    knowing = ladder(game).searcher(0, few)
    assert wins_at_least(game, [knowing, hortus.bot(f"plain-{10 * few}")], 0.6, 60)


@pytest.mark.slow
@pytest.mark.parametrize("game", hortus.GAMES)
def test_searching_beats_greed(game):
    assert wins_at_least(game, [thinker(game, 7), hortus.bot("greedy")], 0.6, 40)
