"""What a sheet promises in the end."""

import pytest
from bots.knowledge.polders.looking import only
from games.polders.drawing import Table

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.polders.outlook import LINES, MISSING, PAIRS


def outlook(table, left, following=1, sheet=0):
    closer = knowledge(table.rules).closer
    knowledge(table.rules).look_ahead(table.state)
    closer.now.prepare(table.state.seats, following, left)
    closer.now.look(table.state, sheet)
    return closer.now


def test_visits_are_shared_out_from_the_seat_that_comes_next():
    table = Table(seats=3)
    assert list(outlook(table, left=7, following=1).visits) == [2, 3, 2]
    assert list(outlook(table, left=1, following=2).visits) == [0, 0, 1]
    assert list(outlook(table, left=0).visits) == [0, 0, 0]


def test_at_the_end_a_sheet_promises_what_it_scores():
    table = only(Table("""
        AoM Ao  Ao  .   Bx
        A=  B=F B=  B=  BxW
    """))  # fmt: skip
    assert list(outlook(table, left=0).points) == [2.0, 3.0]


def test_an_empty_square_beside_two_squares_of_an_area_is_counted_once():
    table = Table("""
        Ao  Ao  .
        Ao  .   ~
        .   Bo  ~
    """)  # fmt: skip
    seen = outlook(table, left=4)
    assert seen.open[table.state.area[table.at("a1")]] == 3
    assert seen.open[table.state.area[table.at("b3")]] == 2


def test_a_building_of_its_own_kind_beside_an_area_is_a_promise():
    ours = only(Table("Ao  Ao  M   .   ."))
    theirs = only(Table("Ao  Ao  W   .   ."))
    assert outlook(ours, left=4).points[0] > outlook(theirs, left=4).points[0]


def test_a_run_is_worth_what_it_will_probably_become():
    table = only(Table("Ao  A=  Ao  A=  .", assignments=("Horizontal Rows",)), "Horizontal Rows")
    with_card = outlook(table, left=2).points[0]
    knowledge(table.rules).weights.cards = []
    without = outlook(table, left=2).points[0]
    assert with_card - without == pytest.approx(6 * LINES[MISSING])


def test_half_a_pair_is_worth_as_much_as_it_is_likely_to_become_whole():
    table = only(Table("Ao |.   Bo |Bx", assignments=("Road Pairing",)), "Road Pairing")
    points = list(outlook(table, left=2).points)
    knowledge(table.rules).weights.cards = []
    plain = list(outlook(table, left=2).points)
    assert points[0] - plain[0] == pytest.approx(2 * PAIRS[1])
    assert points[1] - plain[1] == pytest.approx(2)
