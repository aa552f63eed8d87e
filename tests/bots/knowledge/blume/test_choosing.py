"""Which tile to take."""

from bots.knowledge.blume.looking import RED_GAP, best, studied
from games.blume.drawing import FULL_3, Table

from hortus.bots.knowledge import knowledge


def test_a_tile_the_next_seat_needs_is_not_left_lightly():
    # Only the second tile of the row completes the other's red flower.
    table = Table(".. --\n.. --", RED_GAP, row=("oyvb", "rypv", "ypvb"))
    table.enter("take")
    choosing = knowledge(table.rules).choosing
    choosing.denial = 0.0
    without = studied(table)
    choosing.denial = 1.0
    denied = studied(table)
    assert denied["2"] - without["2"] > denied["1"] - without["1"]


def test_the_bag_is_weighed_by_what_is_in_it():
    table = Table(RED_GAP, FULL_3, row=("oyvb", "ypvb", "oypv"))
    for tile, corners in enumerate(table.rules.scene()["tiles"]):
        if 0 not in corners and table.state.bag[tile]:
            table.state.bag[tile] = 0
            table.state.bagged -= 1
    table.enter("take")
    assert best(table) == "bag"
