"""How a table of Petal is put together."""

import hortus
from hortus.games.petal.steps import Move, MoveFromMemory


def names(rules):
    return [step.name for step in rules.steps]


def test_a_table_is_the_tree_the_tiles_and_the_moves():
    rules = hortus.rules("petal")
    assert names(rules) == ["flip the tree", "lay a tile", "move"]
    assert type(rules.steps[2]) is Move
    assert not rules.hides


def test_the_memory_game_has_a_move_of_its_own_and_hides_something():
    rules = hortus.rules("petal", options={"contents": "memory"})
    assert names(rules) == names(hortus.rules("petal"))
    assert type(rules.steps[2]) is MoveFromMemory
    assert rules.hides
