"""How good a move looks before it is tried."""

import pytest
from bots.knowledge.petal.settling import COST, RULES, dealt, listed

from hortus.bots.knowledge.petal.playing import Playing
from hortus.bots.knowledge.petal.ranking import Ranking


def test_the_shares_of_all_moves_add_up_and_a_rich_flower_has_the_largest():
    play = Playing(RULES.meadow, COST)
    for seed in range(30):
        play.load(dealt(seed, 15))
        ranking = Ranking(play)
        count = ranking.rank()
        shares = [ranking.prior[index] for index in range(count)]
        assert sum(shares) == pytest.approx(1.0)
        sign = 1 if play.seat == 0 else -1
        worth = {a: sign * int(play.net[a - 196]) for a in listed(ranking.action, count) if a >= 196}
        if worth and max(worth.values()) > 14:
            assert listed(ranking.action, count)[shares.index(max(shares))] == max(worth, key=worth.__getitem__)
