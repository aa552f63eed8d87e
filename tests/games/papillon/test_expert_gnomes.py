"""Gnomes that are placed in the garden."""

import pytest
from games.papillon.drawing import Table, told

import hortus
from hortus.core.state import NONE


def expert(drawing, *gnomes, seats=3):
    """A garden with gnomes, each written as a cell and a side."""
    table = Table(seats, ("expert_gnomes",)).garden(0, drawing)
    table.state.caterpillars[0] = 0
    for gnome in gnomes:
        cell, side = gnome.split()
        part = table.rules.ground.words.index(cell) * 4 + ["north", "east", "south", "west"].index(side)
        table.state.add_gnome(0, part)
    return table


def test_a_gnome_doubles_the_butterflies_of_a_closed_field():
    """The rulebook's first example and test vector, ruling 42: 4 instead of 2."""
    drawing = "BPRF1v BRYF1"
    assert expert(drawing).score(0) == 2
    assert expert(drawing, "q16 west").ledger(0) == [("Closed field with a gnome", 2, 4)]


def test_in_an_open_field_butterflies_still_score_nothing():
    """The rulebook's second example: 0."""
    assert expert("BPFF1", "p16 south").score(0) == 0


def test_a_gnome_makes_a_tile_of_a_large_patch_worth_three():
    """The rulebook's third example and test vector, ruling 42: 6 instead of 4."""
    drawing = "BFFF1v\nBFFF2"
    assert expert(drawing).score(0) == 4
    assert expert(drawing, "p17 north").ledger(0) == [("Largest patch with a gnome", 2, 6)]


def test_more_than_one_gnome_adds_nothing():
    """Ruling 43."""
    assert expert("BFFF1v\nBFFF2", "p17 north", "p16 south").score(0) == 6
    assert expert("BPRF1v BRYF1", "p16 east", "q16 west", "q16 west").score(0) == 4


def test_a_gnome_stands_in_one_part_of_a_tile_only():
    assert expert("BFFF1v\nBFFF2", "p17 south").score(0) == 4


def test_the_two_largest_count_even_if_a_smaller_one_has_a_gnome():
    """Ruling 44: of 3, 3 and 2 with a gnome on the smallest, the two of three."""
    table = expert(
        """
        BFFF1v RFFF1v YFFF1v
        BFFF2  RFRF1  YFYF1
        .      RFFF2  YFFF2
        """,
        "p17 north",
    )
    assert table.ledger(0)[-2:] == [("Largest patch", 3, 6), ("Largest patch", 3, 6)]


def test_of_equal_patches_the_one_with_the_gnome_counts():
    """Ruling 44."""
    table = expert(
        """
        BFFF1v RFFF1v YFFF1v
        BFFF2  RFRF1  YFFF2
        .      RFFF2  .
        """,
        "r17 north",
    )
    assert table.ledger(0)[-2:] == [("Largest patch", 3, 6), ("Largest patch with a gnome", 2, 6)]


def test_a_gnome_is_placed_in_the_round_it_was_taken():
    """Ruling 43: any part of any tile, open or closed, once gardening is done."""
    table = Table(3, ("expert_gnomes",)).garden(0, "BFPF1").hold(0, "RRYY", "BFFF1").gnome(3)
    table.state.gnomes[0 * 4 + 2] = 1
    table.state.gnome = NONE
    table.state.finder = 0
    table.at("garden")
    table.play(0, "BFFF1v", "p15")
    while table.legal(0) != {"swap"}:
        table.play(0, sorted(table.legal(0))[0])
    table.play(0, "swap")
    table.chance("PFFF1")
    table.play(0, "PFFF1^", "p17", "done")
    assert table.step == "place the gnome"
    assert table.legal(0) == {"gnome p15", "gnome p16", "gnome p17"}
    table.play(0, "gnome p16")
    assert table.legal(0) == {"north", "east", "south"}  # its field runs from east to west
    events = table.play(0, "east")
    assert told(events, "housed") == [{"event": "housed", "seat": 0, "cell": 525, "side": 1}]
    assert list(table.state.gardens[0].gnomes) == [525 * 4 + 1]
    assert table.step == "pollinate"


def test_it_still_gives_caterpillars_and_breaks_ties():
    """Ruling 43: additional rules, so the gnome keeps what it does."""
    table = Table(3, ("expert_gnomes",)).fill("BFFF1", *["PFFF1"] * 1, ".", ".", ".", ".", ".", "RFFF1").gnome(2)
    table.at("draft")
    table.play(0, "row 3")
    assert table.caterpillars()[0] == 12
    assert table.state.gnomes_of(0) == 1


def test_gnomes_in_gardens_break_a_tie():
    """Rulings 43 and 45: a gnome that stands in a garden, and scores nothing there, still counts as taken."""
    table = Table(3, ("expert_gnomes",)).garden(0, "BPFF1").garden(1, "BRFF1").hold(1, "BFFF1")
    for seat in range(3):
        table.state.caterpillars[seat] = 0
    table.state.gnomes[1 * len(table.rules.numbers)] = 1
    table.state.finder = 1
    table.state.round = 7
    table.at("garden")
    table.play(1, "BFFF1>", "p17", "done", "gnome p17", "north")
    assert table.state.over
    assert [table.score(seat) for seat in range(3)] == [0, 0, 0]
    assert table.rules.winners(table.state) == [1]


@pytest.mark.parametrize(
    ("drawing", "tile", "cell", "gnome", "line"),
    [
        ("BFFF1v", "BFFF2^", "p17", ("gnome p16", "south"), ("Largest patch with a gnome", 2, 6)),
        ("BPRF1v", "BRYF1^", "q16", ("gnome q16", "west"), ("Closed field with a gnome", 2, 4)),
    ],
)
def test_a_gnome_may_be_placed_where_all_is_closed_already(drawing, tile, cell, gnome, line):
    """Ruling 43: open or closed, and in the end it counts."""
    table = expert(drawing).hold(0, tile[:-1])
    table.state.finder = 0
    table.at("garden")
    table.play(0, tile, cell, "done", *gnome)
    assert line in table.ledger(0)


def test_without_a_gnome_nobody_is_asked():
    table = Table(3, ("expert_gnomes",)).hold(0, "BFFF1").at("garden")
    table.play(0, "BFFF1^", "p16", "done")
    assert table.step == "refill"


def test_a_game_without_the_module_keeps_its_numbers():
    """Blocks are only appended."""
    base = hortus.rules("papillon", 3).catalogue
    more = hortus.rules("papillon", 3, ["expert_gnomes"]).catalogue
    assert [more.write(action) for action in range(base.size)] == [base.write(action) for action in range(base.size)]
    assert more.size == base.size + 1160


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_gnome_that_was_taken_stands_in_a_garden(seats):
    match = hortus.Match(hortus.rules("papillon", seats, ["expert_gnomes"]), seed=9)
    dice = hortus.Dice(9)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    for player in match.perspective(NONE).view()["players"]:
        assert len(player["housed"]) == len(player["gnomes"])
