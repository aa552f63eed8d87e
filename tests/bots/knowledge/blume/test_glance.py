"""A garden and its market at a glance."""

from bots.knowledge.blume.greed import RED
from games.blume.drawing import FULL_3, Table

from hortus.bots.knowledge import knowledge


def best(table: Table) -> str:
    """What promises most to the seat whose turn it is."""
    legal = table.rules.legal(table.state, table.turn)
    promises = [knowledge(table.rules).promise(table.state, table.turn, action) for action in legal]
    return table.written([legal[promises.index(max(promises))]])[0]


def test_a_flower_that_can_be_completed_is_completed():
    table = Table(RED)
    table.state.hand = table.find("...r")[0]
    table.enter("place")
    assert best(table)[:2] == "b2"


def test_the_tile_that_completes_a_flower_is_taken():
    table = Table(RED, row=("oyvb", "rypv", "ypvb"))
    table.enter("take")
    assert best(table) == "2"


def test_a_full_greenhouse_makes_for_the_market():
    table = Table(RED)
    table.stock(0, red=6, blue=4)
    table.market(blue=2)
    table.lay("b2", "...r")
    assert best(table) == "blue+"


def test_nobody_raises_what_only_the_other_has():
    table = Table(RED)
    table.stock(1, pink=5)
    table.market(pink=4)
    table.lay("b2", "...r")
    assert best(table) != "pink+"


def test_a_tile_of_a_finished_flower_is_pruned_so_that_it_may_open_again():
    table = Table(".. .. ..\n.. .. ..\n.r r. ..\n.r r. ..\n.. .. ..\n.. .. ..", FULL_3)
    table.enter("prune")
    assert best(table)[1:] in {"a1", "a2", "b1", "b2", "a3", "b3"}
