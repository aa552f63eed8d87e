"""Flowers as they will stand in the end."""

from bots.knowledge.papillon.looking import in_the_last_round
from games.papillon.drawing import Table

from hortus.bots.knowledge import knowledge


def test_a_lead_of_two_is_safer_than_a_lead_of_one_while_there_are_rounds_to_come():
    table = Table(2).clip(0, red=1)
    majorities = knowledge(table.rules).closer.majorities
    majorities.prepare(table.state)
    assert majorities.clip(table.state, 0, table.words.index("red"), 1) > 0.3
    in_the_last_round(table)
    majorities.prepare(table.state)
    assert majorities.clip(table.state, 0, table.words.index("red"), 1) == 0.0
