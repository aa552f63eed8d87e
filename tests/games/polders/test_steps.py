"""Rounds, turns, dealing and passing."""

from itertools import pairwise

import pytest
from games.polders.drawing import TITLES, Table

import hortus
from hortus.core.bits import members
from hortus.core.events import SILENT
from hortus.core.state import NONE


def started(seats=3, seed=1, **options):
    return hortus.Match(hortus.rules("polders", seats, options=options), seed=seed)


def play(match, decisions=10_000, seed=3):
    """This many random decisions, or to the end; returns everything that was told."""
    dice = hortus.Dice(seed)
    while not match.over and decisions:
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
        decisions -= 1
    return [event.seen_by(NONE) for event in match.heard]


def told(heard, kind):
    return [event for event in heard if event["event"] == kind]


# ---- setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_begins_with_another_sheet(seats):
    match = started(seats)
    received = told([event.seen_by(NONE) for event in match.heard], "received")
    assert [event["seat"] for event in received] == list(range(seats))
    assert sorted(event["sheet"] for event in received) == list(range(seats))


def test_the_starting_sheets_are_drawn_by_lot():
    """P37: every order of three sheets comes up."""
    orders = {tuple(started(3, seed).perspective(NONE).view()["held"]) for seed in range(80)}
    assert len(orders) == 6


def test_the_first_dealer_is_drawn_and_then_goes_left_every_round():
    """P20."""
    heard = play(started(3, seed=4))
    dealers = [(event["seat"], event["round"]) for event in told(heard, "dealer")]
    first = dealers[0][0]
    assert dealers == [((first + number) % 3, number + 1) for number in range(5)]
    assert {play(started(3, seed), 0)[3]["seat"] for seed in range(20)} == {0, 1, 2}


# ---- five rounds of five turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_five_rounds_of_five_turns_with_three_cards(seats):
    heard = play(started(seats))
    names = [event["event"] for event in heard if event["event"] in ("dealer", "flipped", "passed")]
    assert names == (["dealer"] + (["flipped"] * 3 + ["passed"]) * 5) * 5


def test_two_assignments_are_turned_up_then_one_a_round_and_none_in_the_last():
    """P41."""
    heard = play(started())
    rounds, number = [], -1
    for event in heard:
        if event["event"] == "dealer":
            rounds.append(0)
            number += 1
        elif event["event"] == "assigned":
            rounds[number] += 1
    assert rounds == [2, 1, 1, 1, 0]
    assert len({event["assignment"] for event in told(heard, "assigned")}) == 5


def test_all_seventeen_cards_are_shuffled_every_round():
    """P18: the two left over as well."""
    match = started(2)
    heard = play(match)
    assert [event["cards"] for event in told(heard, "shuffled")] == [17] * 4
    assert [event["left"] for event in told(heard, "discarded")][:5] == [14, 11, 8, 5, 2]


def test_a_round_uses_no_card_twice():
    heard = play(started(2))
    printed = [shape.cards for shape in started(2).rules.edition.shapes]
    flipped = [event["card"] for event in told(heard, "flipped")]
    for start in range(0, 75, 15):
        for shape, cards in enumerate(printed):
            assert flipped[start : start + 15].count(shape) <= cards


def test_the_holder_of_de_schermer_crosses_off_the_rounds():
    match = started(2)
    heard = play(match)
    crossed = told(heard, "crossed")
    assert [event["round"] for event in crossed] == [1, 2, 3, 4, 5]
    assert {event["sheet"] for event in crossed} == {0}
    # Two sheets, five turns a round: De Schermer changes hands an odd number of times.
    assert [event["seat"] for event in crossed] == [(crossed[0]["seat"] + number) % 2 for number in range(5)]


# ---- passing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sheet_goes_to_the_left_after_every_turn(seats):
    """P39: to the next seat; P19: after the last turn of a round as well."""
    match = started(seats)
    dice = hortus.Dice(2)
    held = [match.perspective(NONE).view()["held"]]
    passed = 0
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        for event in match.submit(seat, legal[dice.below(len(legal))]):
            if event.kind.name == "passed":
                passed += 1
                held.append(match.perspective(NONE).view()["held"])
    assert passed == 25
    for before, after in pairwise(held):
        assert after == [before[-1], *before[:-1]]


# ---- filling


def test_all_seats_are_asked_at_once():
    """P17: each draws on another sheet, so nothing can clash."""
    assert started(4).waiting == (0, 1, 2, 3)


def test_two_players_may_use_the_same_card():
    """P16."""
    table = Table(open=("T4", "T4", "O4"))
    assert table.legal(0) == table.legal(1) == ["O4 o", "O4 =", "O4 x", "T4 o", "T4 =", "T4 x"]
    table.choose(0, "O4 o", table_place(table, 0, "O4 o"))
    assert table.legal(1) == ["O4 o", "O4 =", "O4 x", "T4 o", "T4 =", "T4 x"]


def table_place(table, seat, card):
    twin = table.state.clone()
    table.rules.choose(twin, seat, table.rules.catalogue.read(card), SILENT)
    return table.rules.catalogue.write(table.rules.legal(twin, seat)[0])


def test_card_and_filling_come_first_then_where():
    table = Table(open=("1", "2", "L3"))
    table.choose(0, "2 =")
    assert members(table.state.waiting) == [0, 1]
    assert all(text[-1] in ">v" for text in table.legal(0))
    told = table.choose(0, "d1v")
    assert members(table.state.waiting) == [1]
    assert told == []


def test_what_one_seat_has_chosen_nobody_sees_before_all_have():
    """The drawing is made when the last seat has sealed."""
    match = started(2)
    before = match.perspective(1).view()
    for _ in range(2):
        match.submit(0, match.legal(0)[0])
    after = match.perspective(1).view()
    assert {**after, "waiting": before["waiting"]} == before
    assert match.perspective(0).view()["sealed"] != []


def test_a_sealed_choice_may_be_taken_back_until_all_have_chosen():
    match = started(2)
    match.submit(0, match.legal(0)[0])
    match.submit(0, match.legal(0)[0])
    assert match.undo(0)
    assert match.undo(0)
    assert match.perspective(0).view()["sealed"] == []
    assert match.waiting == (0, 1)


def test_one_must_draw_a_shape_if_any_of_the_three_fits():
    """P13: any of those that fit, but there is no passing and no single square."""
    table = Table(".  |.  |.", open=("O4", "T4", "I3"))
    assert table.legal(0) == ["I3 o", "I3 =", "I3 x"]
    table = Table(".  |.  |.", open=("2", "T4", "I3"))
    assert table.legal(0) == ["2 o", "2 =", "2 x", "I3 o", "I3 =", "I3 x"]


def test_where_no_shape_fits_a_single_square_is_filled():
    table = Table(".  |.", open=("O4", "T4", "I3"))
    assert table.legal(0) == ["single o", "single =", "single x"]
    assert "No card fits" in str(table.rules.choices[4].prompt(table.state, 0))
    table.choose(0, "single =", "b1>")
    table.choose(1, "O4 o", table_place(table, 1, "O4 o"))
    assert [table.ink("a1"), table.ink("b1")] == ["", "A="]


def test_a_building_may_be_given_a_filling_that_is_not_its_own():
    table = Table("M  |.", open=("2", "T4", "O4"))
    assert table.legal(0) == ["2 o", "2 =", "2 x"]
    table.choose(0, "2 x", "a1>")
    table.choose(1, "2 o", table_place(table, 1, "2 o"))
    assert [table.ink("a1"), table.ink("b1")] == ["Ax", "Ax"]
    assert (table.state.wrong[0], list(table.state.correct[:3])) == (1, [0, 0, 0])


def test_on_a_full_sheet_nothing_is_drawn():
    """P15: the holder is not asked, the others are."""
    table = Table("Ao  Bx")
    assert members(table.state.waiting) == [1]
    heard = table.choose(1, "1 o", table_place(table, 1, "1 o"))
    assert [event.kind.name for event in heard[:2]] == ["rested", "drew"]
    assert (heard[0].seat, heard[1].seat) == (0, 1)


def test_turns_go_by_when_every_sheet_is_full():
    """P15: nobody is asked, and the game still ends."""
    table = Table()
    state, rules = table.state, table.rules
    for place in range(rules.country.places):
        if state.ink[place] < 0 and place != table.at("d1"):
            rules.pen.fill(state, 0, place, 0)
    rules.enter(state, 4)
    assert members(state.waiting) == [0]
    table.choose(0, "1 o", "d1>")
    dice = hortus.Dice(1)
    rules.settle(state, dice, table.log)
    assert state.over
    names = [event.kind.name for event in table.log.events]
    assert names.count("passed") == 25
    assert names.count("drew") == 1


def test_assignments_can_be_scripted():
    table = Table(assignments=("Area Control", "Farm Fiasco"))
    assert [TITLES[card] for card in table.state.assignments if card >= 0] == ["Area Control", "Farm Fiasco"]


def test_an_event_names_sheet_card_filling_turn_and_cell():
    table = Table(open=("1", "2", "L3"))
    table.choose(1, "L3 x", table_place(table, 1, "L3 x"))
    heard = table.choose(0, "2 =", "d1v")
    drew = heard[0].seen_by(NONE)
    cells = table.rules.words["cell"]
    assert drew["event"] == "drew"
    assert [drew["seat"], drew["sheet"], drew["filling"], drew["turn"]] == [0, 0, 1, 1]
    assert cells[drew["cell"]] == "d1"
    assert str(table.rules.words["card"][drew["card"]]) == "card 2"
