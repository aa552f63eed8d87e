"""Set-up, preparation and drafting."""

import pytest
from english import sentence
from games.papillon.drawing import Table, told

import hortus
from hortus.core.state import NONE

TEN = ["BFFF1", "BFFF2", "PFFF1", "PFFF2", "RFFF1", "RFFF2", "YFFF1", "YFFF2", "BBFF1", "PPFF1"]
"""A draft board without caterpillars, space by space."""


def fresh(seats, **options):
    """A table before anything happened."""
    table = Table(seats, **options)
    table.state = table.rules.deal()
    return table.at("deal planters")


# ---- set-up


def test_every_flower_gets_a_planter_at_random():
    """Set-up 2: eight flowers, two of each colour, eight planters."""
    table = fresh(4)
    events = table.chance(7, 0, 1, 2, 3, 4, 5, 6)
    assert table.words == ["blue1", "blue2", "purple1", "purple2", "red1", "red2", "yellow1", "yellow2"]
    assert events[0] == {"event": "planted", "seat": NONE, "flower": 0, "first": 10, "second": 6, "third": 3}
    assert table.step == "first player"


def test_two_use_four_planters_and_one_flower_of_each_colour():
    """Ruling 40."""
    table = fresh(2)
    table.chance(7, 0, 3, 5)
    assert table.words == ["blue", "purple", "red", "yellow"]
    assert table.step == "first player"
    assert sum(list(table.state.planter_bag)) == 4
    assert [token == NONE for token in table.state.token] == [True] * 4


def test_two_are_told_only_the_values_that_count():
    """Ruling 36: the planter's second value is never scored."""
    for seats, says in [(2, "blue pays 10 or 3 nectar."), (3, "blue 1 pays 10, 6 or 3 nectar.")]:
        table = fresh(seats)
        events = table.chance(7)
        assert sentence(table.rules, events[0], []) == says


def test_the_first_player_has_nine_caterpillars_and_the_others_ten():
    """Set-up 6 and ruling 12; the others follow clockwise (ruling 6)."""
    table = fresh(4)
    table.chance(0, 1, 2, 3, 4, 5, 6, 7)
    table.chance(2)
    assert table.order() == [2, 3, 0, 1]
    assert table.caterpillars() == [10, 10, 9, 10]


def test_two_start_without_caterpillars():
    """Ruling 12."""
    table = fresh(2)
    table.chance(0, 1, 2, 3, 1)
    assert table.order() == [1, 0]
    assert table.caterpillars() == [0, 0]


def test_everybody_has_twelve_butterflies():
    """Set-up 3."""
    assert list(fresh(4).state.supply) == [12, 12, 12, 12]


# ---- preparation


def test_ten_tiles_are_laid_out_and_caterpillars_put_on_their_icons():
    """Preparation 1 and 2."""
    table = Table(4).at("refill")
    table.state.filling = 0
    table.chance("BFPFc", *TEN[1:])
    assert [int(kind) for kind in table.state.space] == [table.kind(name) for name in ["BFPFc", *TEN[1:]]]
    assert [int(token) for token in table.state.crawling] == [1] + [0] * 9
    assert table.step == "turn the gnome"


def test_two_leave_the_outermost_spaces_empty():
    """Two players, preparation: eight tiles in rows of 3, 3 and 2 (fact P4)."""
    table = Table(2).at("refill")
    table.state.filling = 0
    table.chance(*TEN[:8])
    assert table.state.space[3] == table.state.space[9] == NONE
    lines = [int(table.rules.market.tiles(table.state, line)) for line in range(8)]
    assert lines == [3, 3, 2, 0, 3, 3, 2, 0]


def test_the_gnome_is_turned_up_before_the_bidding():
    """Ruling 13."""
    table = Table(3).fill(*TEN).at("turn the gnome")
    table.chance(3)
    assert table.step == "bid"
    view = table.rules.view(table.state, 0)
    assert table.rules.numbers[view["gnome"]] == 4
    assert view["gnomes_left"] == [2, 3, 2, 0]


def test_two_have_four_phases_without_bids():
    """Ruling 37."""
    table = Table(2).fill(*TEN).at("turn the gnome")
    table.chance(0)
    assert table.step == "draft"
    assert [step.name for step in table.rules.steps if step.name == "bid"] == []


def test_an_empty_bag_is_filled_with_the_removed_tiles():
    """Ruling 19."""
    table = Table(3).at("refill")
    table.state.filling = 0
    table.state.removed = table.state.bag[:]
    for kind in range(len(table.state.bag)):
        table.state.bag[kind] = 0
    table.state.bag[table.kind("RRYY")] = 1
    table.state.removed[table.kind("RRYY")] = 0
    events = table.chance("RRYY")
    assert told(events, "recycled")[0]["tiles"] == 93
    assert sum(list(table.state.bag)) == 93
    assert sum(list(table.state.removed)) == 0


def test_with_nothing_left_to_draw_a_space_stays_empty():
    """Ruling 19: if the bag is still empty, the draw is skipped."""
    table = Table(3).at("refill")
    table.state.filling = 0
    for kind in range(len(table.state.bag)):
        table.state.bag[kind] = 0
    table.state.bag[table.kind("RRYY")] = 1
    table.chance("RRYY")
    assert table.step == "turn the gnome"
    assert [kind != NONE for kind in table.state.space] == [True] + [False] * 9


# ---- drafting


def drafting(seats=4, tiles=TEN, number=2, **options):
    return Table(seats, **options).fill(*tiles).gnome(number).at("draft")


def test_a_row_and_then_a_thinned_column():
    """Test vector; rulings 14 and 16: A takes row 1, B column 3: one tile, the gnome and one in reserve."""
    table = drafting()
    table.play(0, "row 1")
    assert table.hand(0) == TEN[:4]
    assert [int(table.rules.market.tiles(table.state, line)) for line in range(4, 8)] == [3, 2, 1, 0]
    events = table.play(1, "column 3")
    assert table.hand(1) == ["YFFF1"]
    assert told(events, "found") == [{"event": "found", "seat": 1, "number": 2, "caterpillars": 2}]
    assert table.step == "reserve"
    table.chance("RRYY")
    assert table.hand(1) == ["YFFF1", "RRYY"]
    assert table.waiting == [2]


def test_taking_a_tile_of_the_third_column_with_its_row_does_not_bring_the_gnome():
    """Ruling 14."""
    table = drafting()
    table.play(0, "row 1")
    assert table.state.gnome != NONE
    table.play(1, "row 3")
    assert table.state.gnome == NONE
    assert table.state.gnomes_of(1) == 1
    # Only the first one finds it.
    table.play(2, "column 3")
    assert table.state.gnomes_of(2) == 0


def test_the_gnome_goes_when_both_its_lines_were_emptied():
    """Ruling 15."""
    table = drafting(4)
    for seat, line in enumerate(["row 1", "row 2", "column 1", "column 2"]):
        assert line in table.legal(seat)
        table.play(seat, line)
        if table.step == "reserve":
            table.chance(["RRYY", "BBRR"][seat % 2])
    assert table.step == "garden"
    assert table.state.gnome != NONE
    assert table.state.finder == NONE


def test_an_empty_line_cannot_be_chosen():
    """Ruling 18."""
    table = drafting()
    table.play(0, "row 1")
    assert "row 1" not in table.legal(1)
    assert "column 4" not in table.legal(1)
    assert "column 3" in table.legal(1)


def test_caterpillars_on_drafted_tiles_are_gained_up_to_twelve():
    """Drafting, caterpillars and the note on twelve (ruling 9)."""
    table = drafting(3, ["BFPFc", "BFRFc", "BFYFc", "PFRFc", *TEN[4:]])
    events = table.play(0, "row 1")
    assert told(events, "drafted")[0]["caterpillars"] == 2
    assert table.caterpillars()[0] == 12
    assert list(table.state.crawling) == [0] * 10


@pytest.mark.parametrize(("cap", "kept"), [("twelve", 12), ("none", 13)])
def test_two_players_are_capped_as_well_unless_agreed_otherwise(cap, kept):
    """Ruling 10."""
    table = drafting(2, number=3, cap_for_two=cap)
    table.state.caterpillars[0] = 10
    table.play(0, "row 3")
    assert table.caterpillars()[0] == kept


def test_a_cap_for_two_does_not_concern_three():
    """Ruling 10."""
    table = drafting(3, number=4, cap_for_two="none")
    table.play(0, "row 3")
    assert table.caterpillars()[0] == 12


def test_a_reserve_tile_brings_no_caterpillar():
    """Ruling 17."""
    table = drafting(3)
    table.play(0, "row 4")
    table.chance("BFPFc")
    assert table.caterpillars()[0] == 10
    assert table.hand(0) == ["PPFF1", "BFPFc"]


def test_a_reserve_tile_comes_from_the_removed_ones_when_the_bag_is_empty():
    """Ruling 19."""
    table = drafting(3)
    for kind in range(len(table.state.bag)):
        table.state.bag[kind] = 0
    table.state.removed[table.kind("RRYY")] = 1
    events = table.play(0, "row 4")
    assert told(events, "recycled")[0]["tiles"] == 1
    assert table.step == "reserve"
    table.chance("RRYY")
    assert table.hand(0) == ["PPFF1", "RRYY"]
    assert sum(list(table.state.removed)) == 0


def test_a_reserve_tile_is_skipped_when_nothing_can_be_drawn():
    """Ruling 19."""
    table = drafting(3)
    for kind in range(len(table.state.bag)):
        table.state.bag[kind] = 0
    table.play(0, "row 4")
    assert table.waiting == [1]
    assert table.hand(0) == ["PPFF1"]


# ---- two players


def test_who_takes_the_gnome_becomes_first_player_at_once():
    """Two players, first player; ruling 38: the second drafter swaps and so pollinates last."""
    table = drafting(2)
    table.play(0, "row 1")
    events = table.play(1, "row 3")
    assert table.order() == [1, 0]
    assert told(events, "leads")[0]["seat"] == 1


def test_a_gnome_taken_with_a_single_tile_brings_the_lead_and_a_tile_in_reserve():
    """Rulings 16 and 38: the gardeners have changed places, and the reserve tile still goes to who drafted."""
    table = drafting(2)
    table.play(0, "column 1")
    events = table.play(1, "row 3")
    assert told(events, "leads")[0]["seat"] == 1
    assert table.step == "reserve"
    table.chance("RRYY")
    assert table.hand(1) == ["YFFF2", "RRYY"]
    assert table.step == "garden"


def test_the_swap_may_wait_for_the_next_round():
    """Ruling 38, option next_round."""
    table = drafting(2, two_player_swap="next_round")
    table.play(0, "row 1")
    table.play(1, "row 3")
    assert table.order() == [0, 1]
    assert table.state.promoted == 1


def test_a_first_player_who_takes_the_gnome_stays_first():
    """Ruling 39."""
    table = drafting(2)
    events = table.play(0, "row 3")
    assert table.order() == [0, 1]
    assert told(events, "leads") == []


def test_without_a_gnome_the_order_stays():
    """Two players, first player."""
    table = drafting(2)
    table.play(0, "row 1")
    table.play(1, "row 2")
    assert table.order() == [0, 1]


def test_somebody_can_always_draft():
    """Arithmetic of the triangle: four lines are needed to empty it, three for the shape of two."""
    for seats, lines in [(4, 4), (3, 4), (2, 3)]:
        table = drafting(seats)
        least = fewest_lines(table.rules.market, {int(space) for space in table.rules.market.used})
        assert least == lines
        assert least >= seats


def fewest_lines(market, left, line=0):
    """How many lines it takes to cover the spaces that are left."""
    if not left:
        return 0
    if line == 8:
        return 99
    crossed = {int(market.lines[place]) for place in range(line * 4, line * 4 + 4)}
    return min(fewest_lines(market, left, line + 1), 1 + fewest_lines(market, left - crossed, line + 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_takes_eight_rounds(seats):
    match = hortus.Match(hortus.rules("papillon", seats), seed=1)
    dice = hortus.Dice(1)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    turned = [event for event in match.heard if event.kind.name == "turned"]
    assert [event.numbers[0] for event in turned] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert sorted(event.numbers[1] for event in turned) == [1, 1, 2, 2, 2, 3, 3, 4]
