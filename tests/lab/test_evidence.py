"""How sure one may be: intervals that hold what they promise, ratings that give back what was played."""

from math import comb
from random import Random

import pytest
from bouts import at_least

from hortus.core.dice import Dice
from hortus.lab.evidence import circles, interval, ratings


def test_an_interval_holds_the_mean_and_shrinks_with_more_groups():
    few = interval([0.0, 0.5, 1.0] * 10, 60, Dice(1))
    many = interval([0.0, 0.5, 1.0] * 100, 600, Dice(1))
    assert few[0] < 0.5 < few[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_forty_wins_of_forty_do_not_prove_that_all_are_won():
    assert interval([1.0] * 20, 40, Dice(1)) == (pytest.approx(0.912, abs=0.001), 1.0)
    assert interval([0.0] * 20, 40, Dice(1)) == (0.0, pytest.approx(0.088, abs=0.001))


def test_games_of_a_group_that_hang_together_widen_the_interval():
    """All or nothing in a group is only as much as one game."""
    low, high = interval([0.0, 1.0] * 10, 60, Dice(1))
    apart = interval([1 / 3, 2 / 3] * 10, 60, Dice(1))
    assert high - low > 0.35 > 0.3 > apart[1] - apart[0]


def spread(wins, groups, games):
    """This many wins dealt evenly to the groups, which gives the narrowest interval when they are drawn again."""
    return [(wins // groups + (group < wins % groups)) / games for group in range(groups)]


@pytest.mark.parametrize(("groups", "games", "share"), [(6, 3, 0.8), (12, 3, 0.9), (20, 2, 0.97)])
def test_95_per_cent_are_at_least_92(groups, games, share):
    """Not simulated but counted: every number of wins, with its chance, and whether its interval holds the truth."""
    held, total = 0.0, groups * games
    for wins in range(total + 1):
        low, high = interval(spread(wins, groups, games), total, Dice(7))
        if low <= share <= high:
            held += comb(total, wins) * share**wins * (1 - share) ** (total - wins)
    assert held >= 0.92


def test_ratings_give_back_the_shares_they_were_fitted_to():
    found = ratings([("a", "b", 0.76, 4000), ("b", "c", 0.5, 4000)])
    assert found["a"] - found["b"] == pytest.approx(200, abs=1)
    assert found["b"] == pytest.approx(found["c"], abs=0.1)


@pytest.mark.parametrize("games", [40, 400, 40_000])
def test_a_chain_of_steps_of_75_per_cent_is_191_points_a_step(games):
    found = ratings([(f"level-{low + 1}", f"level-{low}", 0.75, games) for low in range(1, 8)])
    steps = [found[f"level-{low + 1}"] - found[f"level-{low}"] for low in range(1, 8)]
    assert steps == [pytest.approx(190.85, abs=1.0)] * 7


def test_meetings_that_contradict_each_other_are_weighed_by_their_games():
    found = ratings([("a", "b", 0.75, 300), ("b", "c", 0.5, 300), ("a", "c", 0.5, 1)])
    assert 185 < found["a"] - found["b"] < 191


def test_who_never_lost_has_a_rating_all_the_same():
    found = ratings([("a", "b", 1.0, 1000), ("b", "c", 1.0, 1000), ("c", "d", 1.0, 40), ("a", "d", 1.0, 4)])
    assert found["a"] > found["b"] > found["c"] > found["d"] == 0
    assert found["a"] < 6000


def test_bots_that_never_met_are_rated_circle_by_circle():
    results = [("a", "b", 0.75, 400), ("x", "y", 0.75, 400), ("b", "c", 0.5, 400)]
    assert circles(results) == [["a", "b", "c"], ["x", "y"]]
    found = ratings(results)
    assert found["y"] == 0.0 == min(found["b"], found["c"])
    assert found["x"] == pytest.approx(190.8, abs=0.3) == found["a"]


def test_nobody_played_and_nobody_is_rated():
    assert ratings([]) == {}


def test_a_quick_bout_is_as_hard_below_the_share_it_asks_for_as_it_is_easy_above():
    def passes(share, times=300):
        chance = Random(5)
        return sum(at_least(0.6, 0.04, (chance.random() < share for _ in range(1500))) for _ in range(times)) / times

    assert passes(0.56) <= 0.03
    assert 0.4 < passes(0.60) < 0.6
    assert passes(0.64) >= 0.97
