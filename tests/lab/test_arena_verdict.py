"""A bout that stops early: how often it is wrong, and that it never stops too early."""

from collections import Counter
from random import Random

import pytest

from hortus.lab.verdict import verdict


def apart(share, chance):
    """Two games of a seed that know nothing of each other."""
    return ((chance.random() < share) + (chance.random() < share)) / 2


def together(share, chance):
    """The tiles decide: who wins one seating wins the other."""
    return float(chance.random() < share)


def shared(share, chance):
    """The seat decides mostly: in nine groups of ten each wins once."""
    drawn = chance.random()
    return 0.5 if drawn < 0.9 else float(drawn < 0.95 + share - 0.5)


def outcomes(group, share, times=400):
    """How often each verdict is reached, with fixed dice."""
    chance = Random(11)
    found = Counter(verdict([group(share, chance) for _ in range(4000)]).outcome for _ in range(times))
    return {outcome: count / times for outcome, count in found.items()}


@pytest.mark.parametrize("group", [apart, together, shared])
def test_of_two_that_are_even_few_are_called_better_or_worse(group):
    found = outcomes(group, 0.5)
    assert found.get("better", 0) <= 0.07
    assert found.get("worse", 0) <= 0.07
    assert found["even"] >= 0.86


@pytest.mark.parametrize("group", [apart, together, shared])
def test_who_is_five_points_better_or_worse_is_called_so(group):
    assert outcomes(group, 0.55)["better"] >= 0.93
    assert outcomes(group, 0.45)["worse"] >= 0.93


def test_a_few_equal_groups_decide_nothing():
    for share in [0.0, 0.25, 0.5, 0.75, 1.0]:
        assert verdict([share] * 5).outcome == "undecided"
    assert verdict([0.5] * 30).outcome == "undecided"
    assert verdict([0.5] * 60).outcome == "even"


def test_a_plain_outcome_is_soon_known():
    assert verdict([1.0] * 100) == ("better", 8)
    assert verdict([0.0] * 100) == ("worse", 8)


def test_what_comes_after_the_end_changes_nothing():
    early = verdict([1.0] * 8)
    assert verdict([1.0] * 8 + [0.0] * 500) == early


def test_a_verdict_is_one_plain_sentence():
    assert str(verdict([1.0] * 9).sentence("a", "b")).startswith("a is better than b: ")
    assert str(verdict([0.0] * 9).sentence("a", "b")).startswith("a is worse than b: ")
    assert str(verdict([0.5] * 60).sentence("a", "b")).startswith("a and b are even within 5 points, ")
    sentence = "a and b are undecided after 1 group; ask for more with --groups."
    assert str(verdict([0.5]).sentence("a", "b")) == sentence
