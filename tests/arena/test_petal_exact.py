"""2,000 positions of Petal with at most 14 piles, none played wrongly: the second solver takes a while."""

from bots.knowledge.petal.test_exact import solve


def test_2000_positions_of_at_most_14_piles_without_an_error():
    solve(2000, 14)
