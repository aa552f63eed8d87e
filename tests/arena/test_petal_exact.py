"""2,000 positions of Petal with at most 16 piles, none played wrongly: the second solver takes a while."""

from bots.knowledge.petal.test_exact import check, solve

import hortus


def test_2000_positions_of_at_most_16_piles_without_an_error():
    solve(2000, 16)


def test_the_master_asks_the_solver():
    bot = hortus.bot("level-10")
    assert sum(check(seed, 4 + seed % 13, bot) for seed in range(60)) > 40
