"""One way into what bots know about a table."""

import pytest
from walking import somewhere

import hortus
from hortus.bots.heuristics import RulesAlone
from hortus.bots.knowledge import KEPT, knowledge
from hortus.core.bits import lowest
from hortus.core.events import SILENT


def test_what_is_known_of_a_table_is_worked_out_once():
    rules = hortus.rules("petal")
    assert knowledge(rules) is knowledge(rules)
    assert knowledge(hortus.rules("petal")) is not knowledge(rules)


def test_only_the_tables_that_were_asked_about_last_are_kept():
    rules = hortus.rules("petal")
    known = knowledge(rules)
    others = [hortus.rules("petal") for _ in range(KEPT)]
    for other in others:
        knowledge(other)
    assert knowledge(rules) is not known


def test_rules_know_no_bot():
    for game in hortus.GAMES:
        assert not hasattr(hortus.rules(game), "heuristics")


def test_a_game_that_nobody_has_thought_about_is_judged_by_its_score():
    match = hortus.Match(hortus.rules("petal"), seed=3)
    state, alone = match._state, RulesAlone(match.rules)
    state.points[0] = 4
    state.picked[0] = 1
    state.picker[0], state.net[0] = 0, 4
    assert alone.value(state, 0) == 4.0
    assert alone.value(state, 1) == -4.0
    assert alone.promise(state, 0, 0) == alone.promise(state, 0, 30)


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_favourite_promises_most_whatever_was_remembered_for_it(game):
    """A game may remember what it worked out for a decision or the one after it. On a copy nothing is remembered."""
    rules = hortus.rules(game)
    heuristics, legal = knowledge(rules), rules.buffer()
    state, dice = somewhere(rules, 5, 20)
    for _ in range(40):
        if state.over:
            break
        seat = lowest(state.waiting)
        count = rules.legal_into(state, seat, legal)
        chosen = heuristics.favourite(state, seat, legal, count, dice.below(count))
        heuristics.ready(state, seat)
        judged = [heuristics.judge(state, seat, legal[index]) for index in range(int(count))]
        promised = [heuristics.promise(state.clone(), seat, legal[index]) for index in range(int(count))]
        assert judged == promised
        assert heuristics.promise(state.clone(), seat, chosen) == max(promised)
        rules.choose(state, seat, chosen, SILENT)
        rules.settle(state, dice, SILENT)
