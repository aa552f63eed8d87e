"""Quick bouts of two bots that stop as soon as the outcome is clear."""

from math import log

import hortus
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
