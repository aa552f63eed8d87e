"""What a player of Field of Flowers thinks."""

from games.blume.field import GAP, Field

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.blume.field_heuristics import FieldHeuristics


def test_the_field_has_heuristics_of_its_own():
    assert type(knowledge(Field().rules)) is FieldHeuristics


def test_the_value_is_a_lead_over_the_best_of_the_others():
    table = Field(seats=3)
    heuristics = knowledge(table.rules)
    assert heuristics.value(table.state, 0) == 0
    table.peg(1, 0, 2)
    assert heuristics.value(table.state, 1) == 6
    assert heuristics.value(table.state, 0) == -6


def test_a_tile_that_completes_a_flower_is_laid_where_it_does():
    table = Field(GAP)
    heuristics = knowledge(table.rules)
    state = table.state
    state.hand = table.find("...r")[0]
    rules = table.rules
    rules.enter(state, [step.name for step in rules.steps].index("place"))
    legal = rules.legal(state, 0)
    promises = {action: heuristics.promise(state, 0, action) for action in legal}
    best = max(promises, key=promises.get)
    rules.choose(state, 0, best, table.log)
    assert int(state.flowers[0]) == 1
