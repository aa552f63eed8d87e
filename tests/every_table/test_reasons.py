"""Why an action is refused: the rules say it, and say it in agreement with what is legal."""

import pytest
from every_table import remedies
from every_table.reasons import ask
from every_table.remedies import a_petal_here
from walking import GAMES

import hortus
from hortus import words


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_refused_has_a_reason_and_nothing_else_has(game):
    """In both directions: an action has a reason exactly if it is not legal, the same in every imagined world.

    And the reason is true: without its obstacle it is gone.
    """
    assert ask(game, 400, most=10).total() >= 400


def test_a_reason_that_is_not_true_is_found_out():
    """The control: with the wrong obstacle removed the reason stays."""
    rules = hortus.rules("petal")
    match = hortus.Match(rules, seed=1)
    seat = match.waiting[0]
    action = rules.catalogue.read("a1<")
    assert not gone_with("petal-why-edge", a_petal_here, rules, match._state, seat, action)


def gone_with(key, remedy, rules, state, seat, action):
    before = remedies.REMEDIES.get(key)
    remedies.REMEDIES[key] = remedy
    try:
        return remedies.gone(rules, state, seat, action, key)
    finally:
        remedies.REMEDIES.pop(key) if before is None else remedies.REMEDIES.update({key: before})


def test_every_remedy_is_of_a_reason_that_there_is():
    known = words.catalogue("en")
    assert [key for key in remedies.REMEDIES if key not in known] == []


def test_a_refused_decision_says_why_with_a_key():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    seat = match.waiting[0]
    with pytest.raises(hortus.IllegalAction) as refused:
        match.submit(seat, match.rules.catalogue.read("a1<"))
    assert refused.value.message.values["why"].key == "petal-why-edge"
    assert "There is no space on that side." in str(refused.value)


def test_only_the_seat_that_is_asked_gets_a_reason_about_the_table():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    other = 1 - match.waiting[0]
    assert match.perspective(other).refusal(0).key == "why-turn"
