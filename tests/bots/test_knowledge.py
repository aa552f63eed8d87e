"""One way into what bots know about a table."""

import hortus
from hortus.bots.heuristics import RulesAlone
from hortus.bots.knowledge import KEPT, knowledge


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
