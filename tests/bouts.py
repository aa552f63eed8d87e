"""Quick bouts of two bots that stop as soon as the outcome is clear, the same games every time."""

from math import log

import hortus
from hortus.lab.simulate import dice_for, play_game

LOG99 = log(99)  # one per cent of error on either side


def wins_at_least(game, bots, share, games, margin=0.04):
    """Whether the first bot wins this share of at most this many games, as `at_least` tells."""
    rules = hortus.rules(game)
    return at_least(share, margin, (share_of_a_game(rules, bots, number) for number in range(games)))


def at_least(share, margin, results):
    """Wald's test of `margin` more than `share` against `margin` less, with 1 % of error.

    Somebody who wins `share` passes one time in two, with `margin` more 99 times of 100, with `margin`
    less once. Where the results end before it is clear, what was seen is compared with `share`.
    """
    low, high = share - margin, share + margin
    evidence = won = count = 0
    for result in results:
        won += result
        count += 1
        evidence += result * log(high / low) + (1 - result) * log((1 - high) / (1 - low))
        if count % 2 == 0 and abs(evidence) > LOG99:
            return evidence > 0
    return won / count >= share


def share_of_a_game(rules, bots, number):
    """What the first bot wins of a game; the seats change with the number, the tiles with every second."""
    mine = number % 2
    table, thoughts = dice_for("bouts", number // 2, "table"), dice_for("bouts", number // 2, "bots")
    state = rules.deal()
    rules.enter(state, 0)
    play_game(rules, state, [bots[mine], bots[1 - mine]], table, thoughts)
    winners = rules.winners(state)
    return (mine in winners) / len(winners)
