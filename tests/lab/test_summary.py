"""What many games add up to is what the textbook says, without keeping every game."""

from random import Random
from statistics import fmean, pstdev, quantiles

import pytest

from hortus.lab.simulate import Plan, Played
from hortus.lab.summary import Summary, Tally

PLAN = Plan("petal", 2, (), {}, "standard", ("random", "random"), "7", 10)


def tally(numbers):
    found = Tally()
    for number in numbers:
        found.add(number)
    return found


@pytest.mark.parametrize("count", [2, 3, 4, 5, 50, 501])
def test_a_tally_gives_the_figures_of_all_its_numbers(count):
    numbers = [Random(count * 1000 + place).randrange(-9, 30) for place in range(count)]
    found = tally(numbers)
    assert found.mean() == pytest.approx(fmean(numbers))
    assert found.deviation() == pytest.approx(pstdev(numbers))
    assert [found.quartile(quarter) for quarter in (1, 2, 3)] == quantiles(numbers, n=4, method="inclusive")
    assert (found.least(), found.most()) == (min(numbers), max(numbers))


def test_quartiles_lie_between_the_least_and_the_most():
    two = tally([27, 30])
    assert [two.quartile(quarter) for quarter in (1, 2, 3)] == [27.75, 28.5, 29.25]
    one = tally([5])
    assert [one.quartile(quarter) for quarter in (1, 2, 3)] == [5, 5, 5]


def test_a_shared_win_is_split():
    summary = Summary(PLAN)
    summary.add([Played([3, 3], [0, 1], 40), Played([4, 2], [0], 44)])
    figures = summary.as_dict()
    assert figures["wins"] == [0.75, 0.25]
    assert figures["shared"] == 1
    assert figures["decisions"] == {"mean": 42.0, "least": 40, "most": 44}


def test_before_the_first_game_there_are_no_scores():
    figures = Summary(PLAN).as_dict()
    assert (figures["games"], figures["scores"], figures["wins"]) == (0, [], [0.0, 0.0])
