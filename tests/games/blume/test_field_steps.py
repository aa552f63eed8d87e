"""Field of Flowers, step by step."""

import pytest
from games.blume.field import GAP, Field, furthest, plain_places, start

import hortus
from hortus.core.bits import members
from hortus.core.events import SILENT
from hortus.core.state import NONE


def test_chance_says_who_begins():
    """Ruling 34."""
    assert {start(2, seed).waiting[0] for seed in range(20)} == {0, 1}


def test_a_tile_of_the_row_or_a_blind_one():
    match = start()
    seat = match.waiting[0]
    assert [match.rules.catalogue.write(action) for action in match.legal(seat)] == ["1", "2", "bag"]
    match.submit(seat, match.rules.catalogue.read("2"))
    cells = {match.rules.catalogue.write(action)[:-1] for action in match.legal(seat)}
    assert match.rules.catalogue.size == 2 + 1 + 4 * 77 * 77
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


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("way", range(4))
def test_who_lays_one_line_on_purpose_meets_no_edge(seats, way):
    """The window is wrapped around: a line goes on over its border, and no place that the rules allow is refused."""
    rules = hortus.rules("blume", seats, ["field_of_flowers"])
    dice = hortus.Dice(seats)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    census = rules.census(state)
    longest = 0
    while not state.over:
        seat = members(state.waiting)[0]
        legal = rules.legal(state, seat)
        action = legal[dice.below(len(legal))]
        if rules.steps[state.step].name == "place":
            cells = {(action - int(rules.actions.place.start)) % int(rules.bed.cells) for action in legal}
            if seat == 0:
                action = furthest(rules, state, seat, legal, way)
                longest += 1
            if seat == 0 or longest % 8 == 0:
                assert cells == plain_places(rules, state, seat)
                assert len(legal) == 4 * len(cells)
        rules.choose(state, seat, action, SILENT)
        rules.settle(state, dice, SILENT)
    assert rules.census(state) == census
    assert longest > 30


def test_the_window_is_wider_than_any_field_and_wrapped_around():
    beds = [hortus.rules("blume", seats, ["field_of_flowers"]).bed for seats in (2, 3, 4)]
    assert [int(bed.side) for bed in beds] == [77, 52, 40]
    for bed in beds:
        corner = bed.point_words[bed.points - 1]
        assert corner.endswith(f"{bed.side}1")
        assert bed.around[(bed.points - 1) * 4 + 1] == 0


def test_version_2_of_the_rules_has_an_edge():
    bed = hortus.rules("blume", 2, ["field_of_flowers"], version=2).bed
    field = hortus.rules("blume", 2, ["field_of_flowers"], version=2).deal()
    corner = bed.cell_words.index("a1")
    field.laid[corner] = 0
    field.rows[bed.word(0, corner)] |= bed.mark(corner)
    out = hortus.rules("blume", 2, ["field_of_flowers"], version=2).buffer()
    found = bed.open_cells(field.rows, 0, out, 0)
    assert {bed.cell_words[out[index]] for index in range(found)} == {"b1", "a2"}
    assert not bed.touches(field.laid, 0, bed.cell_words.index("ae1"))
