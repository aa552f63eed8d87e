"""Field of Flowers, step by step."""

import pytest
from games.blume.field import GAP, Field, start

import hortus
from hortus.core.playout import playout
from hortus.core.state import NONE
from hortus.games.blume.modules.field_steps import FIELD


def test_chance_says_who_begins():
    """Ruling 34."""
    assert {start(2, seed).waiting[0] for seed in range(20)} == {0, 1}


def test_a_tile_of_the_row_or_a_blind_one():
    match = start()
    seat = match.waiting[0]
    assert [match.rules.catalogue.write(action) for action in match.legal(seat)] == ["1", "2", "bag"]
    match.submit(seat, match.rules.catalogue.read("2"))
    cells = {match.rules.catalogue.write(action)[:-1] for action in match.legal(seat)}
    assert match.rules.catalogue.size == 2 + 1 + 4 * 31 * 31
    assert cells == {"p15", "p17", "o16", "q16"}


def test_there_is_no_square_to_stay_in():
    field = Field(".. .. .. .. .. .. ..\n.. .. .. .. .. .. ..")
    assert "placed" in field.lay("h1", "....")


def test_after_the_sixth_peg_every_other_seat_has_one_turn():
    """End of Game: who triggered it gets no extra turn."""
    field = Field(GAP, "..\n..", "..\n..", seats=3)
    field.peg(0, 1, 2, 3, 4, 5)
    assert "last_round" in field.lay("b2", "...r")
    for seat in (1, 2):
        field.settle()
        assert field.turn == seat
        assert not field.state.over
        field.do("1")
        field.do(field.legal()[0])
    assert field.state.over


def test_a_second_seat_with_all_pegs_does_not_prolong_the_game():
    field = Field("..\n..", GAP, "..\n..", seats=3, turn=1)
    field.peg(1, 1, 2, 3, 4, 5)
    field.state.last = 1
    field.lay("b2", "...r")
    assert field.state.last == 0


def test_with_an_empty_bag_the_row_is_played_out_before_the_game_ends():
    """Ruling 34: both must be empty."""
    field = Field("..\n..", "..\n..")
    for tile in range(150):
        field.state.bag[tile] = 0
    field.state.bagged = 0
    field.enter("take")
    assert field.legal() == ["1", "2"]
    field.do("1", "a2^")
    assert not field.state.over
    assert field.legal() == ["2"]
    field.do("2", "a2^")
    assert field.state.over


def test_empty_bag_and_row_end_the_game():
    """Ruling 34."""
    field = Field("..\n..", "..\n..")
    for slot in range(2):
        field.state.row[slot] = NONE
    for tile in range(150):
        field.state.bag[tile] = 0
    field.state.bagged = 0
    field.state.hand = 7
    field.enter("place")
    assert field.do("a2^")[-1] == "empty"
    assert field.state.over


def edge_of(state) -> int:
    """How close to the border of the window any garden came."""
    closest = FIELD
    for seat in range(int(state.seats)):
        for cell in range(FIELD * FIELD):
            if state.laid[seat * FIELD * FIELD + cell] != NONE:
                column, row = cell % FIELD, cell // FIELD
                closest = min(closest, column, row, FIELD - 1 - column, FIELD - 1 - row)
    return closest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_never_reaches_the_edge_of_the_table(seats):
    rules = hortus.rules("blume", seats, ["field_of_flowers"])
    out = rules.buffer()
    for seed in range(12):
        state = rules.deal()
        rules.enter(state, 0)
        playout(rules, state, hortus.Dice(seed), out)
        assert edge_of(state) > 0


def test_greedy_play_never_reaches_the_edge_of_the_table():
    for seed in range(3):
        match = start(2, seed)
        bot, dice = hortus.bot("greedy"), hortus.Dice(seed)
        while not match.over:
            match.submit(match.waiting[0], bot.choose(match.perspective(match.waiting[0]), dice))
        assert edge_of(match._state) > 2
