"""What the greedy bot thinks of a drawing."""

import pytest
from games.polders.drawing import Table

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.perspective import Perspective


def greedy(table, seat=0):
    """The drawing that the bot would make: card and filling, then where."""
    bot, dice = hortus.bot("greedy"), hortus.Dice(1)
    card = bot.choose(Perspective(table.rules, table.state, seat), dice)
    table.choose(seat, table.rules.catalogue.write(card))
    place = bot.choose(Perspective(table.rules, table.state, seat), dice)
    return table.rules.catalogue.write(card), table.rules.catalogue.write(place)


def test_it_fills_a_building_with_what_belongs_to_it():
    table = Table(
        """
        ~   .   ~
        .  |W   .
        ~   .   ~
    """,
        open=("1", "1", "O4"),
    )
    assert greedy(table) == ("1 x", "b2>")


def test_it_joins_an_area_to_a_second_building():
    table = Table("A=F A=  A=  .   F   Bx  .  |.", open=("1", "2", "O4"))
    assert greedy(table) == ("2 =", "d1>")


def test_it_does_not_make_a_sixth_square_that_halves_the_area():
    """Five fields with two farms are 10; with six they would be 6."""
    table = Table("""
        A=F A=  A=  A=  A=F
        ~   A=  ~   A=  ~
        ~   .   ~   .  |.
    """, open=("1", "1", "O4"))  # fmt: skip
    card, _ = greedy(table)
    assert card != "1 ="


def test_it_makes_areas_of_four_where_area_control_lies_open():
    table = Table(open=("2", "O4", "1"), assignments=("Area Control", "Road Pairing"))
    card, _ = greedy(table)
    assert card.startswith("O4")


def test_it_leaves_squares_alone_where_solo_squares_pay_and_time_is_up():
    table = Table("Ao  .   Bx  B=  Bx", open=("1", "1", "O4"), assignments=("Solo Square", "Mill Maker"))
    table.state.round = 4
    table.state.discard[3] = 12
    card, place = greedy(table)
    assert (card in ("1 =", "1 x"), place) == (True, "b1>")


def test_it_completes_a_row():
    table = Table(
        """
        Ao  A=  Ax  Ao  .
        .   .   .   .   .
    """,
        open=("1", "1", "1"),
        assignments=("Vertical Columns", "Horizontal Rows"),
    )
    assert greedy(table)[1] == "e1>"


def test_a_card_promises_what_its_best_place_does():
    table = Table(open=("2", "L3", "1"))
    state, heuristics = table.state, knowledge(table.rules)
    for card in table.rules.legal(state, 0):
        twin = state.clone()
        table.rules.choose(twin, 0, card, table.log)
        places = [heuristics.promise(twin, 0, place) for place in table.rules.legal(twin, 0)]
        assert heuristics.promise(state, 0, card) == pytest.approx(max(places))
