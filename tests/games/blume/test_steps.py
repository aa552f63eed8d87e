"""Set-Up and Turns, sentence by sentence; rulings by their numbers."""

from itertools import pairwise

import pytest
from games.blume.drawing import FULL_3, Table

import hortus
from hortus.core.state import NONE


def start(seats: int = 2, seed: int = 3):
    return hortus.Match(hortus.rules("blume", seats), seed=seed)


def heard(match, name):
    return [event.seen_by(NONE) for event in match.heard if event.kind.name == name]


def play(match, *texts):
    for text in texts:
        match.submit(match.waiting[0], match.rules.catalogue.read(text))


def view(match):
    return match.perspective(NONE).view()


def test_set_up_reveals_a_hybrid_a_watering_can_of_round_1_and_three_tiles():
    match = start()
    seen = view(match)
    assert len(seen["hybrids"]) == 1
    assert match.rules.scene()["cans"][seen["can"]][0] == 0
    assert NONE not in seen["row"]
    assert seen["bag"] == 147
    assert seen["market"] == [0] * 6


def test_chance_says_who_begins_and_everybody_may():
    """Ruling 26."""
    assert {start(4, seed).waiting[0] for seed in range(40)} == {0, 1, 2, 3}


def test_turns_go_round_clockwise():
    match = start(3)
    seats = []
    for _ in range(6):
        seats.append(match.waiting[0])
        play(match, "1")
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert all((after - before) % 3 == 1 for before, after in pairwise(seats))


def test_the_first_tile_may_lie_anywhere_in_the_first_square():
    """Ruling 10."""
    match = start()
    play(match, "1")
    cells = {match.rules.catalogue.write(action)[:2] for action in match.legal(match.waiting[0])}
    assert cells == {column + row for column in "abc" for row in "123"}


def test_the_first_tile_is_not_asked_to_lie_beside_another():
    match = start()
    seat = match.waiting[0]
    play(match, "1")
    assert (
        match.perspective(seat).view()["prompt"]
        == "Place your first tile anywhere in the first square. You can rotate it."
    )
    play(match, "b2^", "1", "b2^", "1")
    assert match.perspective(seat).view()["prompt"] == "Place the tile next to another one of yours. You can rotate it."


def test_a_tile_may_be_turned_freely_when_it_is_laid():
    """Ruling 9."""
    match = start()
    play(match, "2")
    texts = {match.rules.catalogue.write(action) for action in match.legal(match.waiting[0])}
    assert {"b2^", "b2>", "b2v", "b2<"} <= texts


def test_a_later_tile_shares_a_side_with_another_inside_the_square():
    """Ruling 10: no diagonal neighbour, nothing beyond the third column or row in round 1."""
    table = Table("-- -- ..\n-- -- ..\n-- -- --\n-- -- --")
    table.state.hand = table.find("....")[0]
    table.enter("place")
    assert {text[:2] for text in table.legal()} == {"b2", "c1", "c3"}


def test_the_square_grows_with_the_rounds():
    drawing = "-- -- ..\n-- -- ..\n-- -- --\n-- -- --"
    for now, cells in [(1, {"b2", "c1", "c3", "d2"}), (2, {"b2", "c1", "c3", "d2"})]:
        table = Table(drawing, round=now)
        table.state.hand = table.find("....")[0]
        table.enter("place")
        assert {text[:2] for text in table.legal()} == cells
    table = Table(FULL_3, round=1)
    table.state.hand = table.find("....")[0]
    table.enter("place")
    assert {text[:2] for text in table.legal()} == {"d1", "d2", "d3", "a4", "b4", "c4"}


def test_colours_need_not_match():
    table = Table("..\n.r")
    assert "placed" in table.lay("b1", "o...")


def test_the_row_is_filled_up_before_a_seat_chooses():
    """Ruling 25."""
    match = start()
    play(match, "2", "b2^")
    assert NONE not in view(match)["row"]
    assert [event["slot"] for event in heard(match, "revealed")] == [0, 1, 2, 1]


def test_a_blind_draw_is_kept_and_the_row_stays_at_three():
    """Ruling 24."""
    match = start()
    row = view(match)["row"]
    play(match, "bag")
    seen = view(match)
    assert seen["row"] == row
    assert seen["hand"] == heard(match, "dipped")[0]["tile"]
    assert seen["step"] == "place"
    assert seen["bag"] == 146


@pytest.mark.parametrize("modules", [(), ("tools",), ("field_of_flowers",)])
def test_with_strict_rules_a_tile_that_was_touched_is_kept(modules):
    """Ruling 24, option touch: strict."""
    for touch in ("courtesy", "strict"):
        match = hortus.Match(hortus.rules("blume", 2, modules, {"touch": touch}), seed=3)
        seat = match.waiting[0]
        match.submit(seat, match.rules.catalogue.read("1"))
        assert match.undo(seat) is (touch == "courtesy")


def test_a_blind_draw_cannot_be_taken_back_and_a_tile_of_the_row_can():
    match = start()
    seat = match.waiting[0]
    play(match, "1")
    assert match.undo(seat)
    play(match, "bag")
    assert not match.undo(seat)


def test_an_empty_bag_takes_the_pruned_tiles_back():
    """Ruling 12."""
    table = Table("..\n..", row=("....", "...."))
    move_all(table.state.bag, table.state.heap)
    table.state.heaped, table.state.bagged = table.state.bagged, 0
    place_last(table)
    assert table.told("poured")
    assert table.state.heaped == 0
    assert table.step == "refresh the row"


def test_a_blind_draw_from_an_empty_bag_takes_the_pruned_tiles_back():
    """Ruling 12: the last tile was drawn blindly, so the row has no gap that would have filled the bag."""
    table = Table("..\n..")
    move_all(table.state.bag, table.state.heap)
    table.state.heaped, table.state.bagged = table.state.bagged, 0
    table.enter("take")
    assert "bag" in table.legal()
    table.do("bag")
    assert table.told("poured")
    table.settle()
    assert table.step == "place"


def test_with_nothing_to_reveal_play_goes_on_with_what_there_is():
    """Ruling 25."""
    table = Table("..\n..", row=("....", "...."))
    for tile in range(150):
        table.state.bag[tile] = 0
    table.state.bagged = 0
    place_last(table)
    assert table.step == "take"
    assert table.legal() == ["1", "2"]


def move_all(bag, heap):
    for tile in range(len(bag)):
        heap[tile] += bag[tile]
        bag[tile] = 0


def place_last(table):
    """Seat 1 lays a tile it had in hand, so that seat 0's turn begins."""
    table.state.turn = 1
    table.state.hand = 149  # which tile it is does not matter here
    table.enter("place")
    table.do("a1^")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_seat_lays_32_tiles_when_no_hybrid_stands(seats):
    """Facts, arithmetic: 9 + 10 + 13."""
    match = start(seats, 11)
    dice = hortus.Dice(4)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    if not heard(match, "uprooted") and not any(garden["hybrids"] for garden in view(match)["gardens"]):
        assert len(heard(match, "placed")) == 32 * seats
