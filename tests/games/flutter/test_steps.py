"""Setup, the rondel, the tile and its place, sentence by sentence; rulings by their numbers."""

import pytest
from games.flutter.drawing import Drawing, Table, rules
from games.flutter.positions import (
    CLOCKWISE,
    lilly,
    start,
    stuck,
    sun_of,
    take_a_turn,
)
from walking import fresh, step

from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.games.flutter.growth import Fitting

# ---- setup


@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_stacks_are_cut_down_by_the_number_of_players(seats, tiles):
    """Game Setup 2c."""
    view = start(seats).perspective(NONE).view()
    assert [place["tiles"] for place in view["rondel"]] == [tiles] * 5
    assert sum(view["supply"]) == 16


def test_the_rondel_stands_in_the_order_of_the_example_and_the_sun_on_the_ladybug():
    """F47, F48."""
    match = start()
    shapes = match.rules.edition.shapes
    assert [shapes[place["stack"]].name for place in match.perspective(NONE).view()["rondel"]] == CLOCKWISE
    assert sun_of(match) == "ladybug"


def test_the_first_player_is_drawn():
    """F46."""
    assert {start(3, seed).waiting for seed in range(20)} == {(0,), (1,), (2,)}


def test_the_removed_tiles_stay_unseen():
    """F45: any tile that was not seen yet may still come up, those removed among them."""
    table = Table()
    table.state.top[0] = NONE
    table.stand("turn up a tile")
    assert sum(table.rules.odds(table.state)) == 11
    assert table.state.below[0] == 5


def test_everybody_begins_without_petals():
    for player in start(5).perspective(NONE).view()["players"]:
        assert player["petals"] == [0, 0, 0, 0]
        assert player["bee"] == NONE


def test_every_first_tile_has_an_opening():
    """Standard edition: each colour stands next to a rainbow corner, so any first tile has at least 4 openings."""
    table = Table()
    placing = table.rules.placing
    fitting = placing.fitting(table.state, 0)
    out = table.rules.buffer()
    for tile in range(60):
        turns = members(table.meadow.turns[tile])
        assert sum(placing.places(table.state, tile, turn, fitting, out, 2000) for turn in turns) >= 4


# ---- step 1: the sun


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sun_rests_on_the_very_first_turn_only(seats):
    """F3; with fewer than five players no turn of the first player is a solstice."""
    match = start(seats)
    dice = Dice(1)
    assert sun_of(match) == "ladybug"
    for expected in ["butterfly", "hummingbird", "dragonfly", "moth"]:
        take_a_turn(match, dice)
        assert sun_of(match) == expected


def test_with_five_players_the_sun_moves_two_on_each_later_turn_of_the_first_player():
    """F4: not on turn one."""
    match = start(5, seed=3)
    dice = Dice(3)
    places = [CLOCKWISE.index(sun_of(match))]
    first = match.waiting[0]
    for _ in range(11):
        take_a_turn(match, dice)
        places.append(CLOCKWISE.index(sun_of(match)))
        moved = (places[-1] - places[-2]) % 5
        assert moved == (2 if match.waiting[0] == first else 1)


def test_the_solstice_counts_stacks_that_are_not_empty():
    """F5."""
    table = Table(5)
    table.sun("hummingbird")
    table.empty_stack("dragonfly")
    table.empty_stack("ladybug")
    table.state.turns = 31
    table.state.ender = 3
    table.rules.course.begin_turn(table.state, SILENT)
    assert CLOCKWISE[table.state.sun] == "butterfly"


def test_the_sun_on_an_empty_stack_moves_to_the_next_that_has_tiles():
    """F39."""
    table = Table()
    table.sun("moth")
    table.empty_stack("moth")
    table.empty_stack("ladybug")
    table.state.turns = 20
    table.rules.course.begin_turn(table.state, SILENT)
    assert CLOCKWISE[table.state.sun] == "butterfly"


# ---- step 2: a stack


def test_the_stack_after_the_sun_is_free():
    assert lilly("").legal() == ["hummingbird"]


def test_lilly_pays_1_blue_and_5_purple_for_the_fourth_stack():
    """Rulebook example, theorem 6, F7: 2 and 3 purple add up."""
    table = lilly("b" + "p" * 5)
    assert table.legal() == ["ladybug", "moth", "hummingbird", "dragonfly"]
    table.play("ladybug")
    assert table.petals(0) == ""
    assert [numbers[1:] for numbers in table.events("skipped")] == [[1, 2], [2, 3], [3, 3]]


def test_costs_of_one_colour_add_up_and_each_must_be_covered():
    """F7: with 4 purple the second purple stack cannot be skipped."""
    assert lilly("bpppp").legal() == ["moth", "hummingbird", "dragonfly"]


def test_the_stack_under_the_sun_costs_ten_petals():
    """Theorem 6: 1 + 2 + 3 + 4."""
    table = lilly("bppppprrrr")
    table.play("butterfly")
    assert table.petals(0) == ""
    assert lilly("bppppprrr").legal() == ["ladybug", "moth", "hummingbird", "dragonfly"]


def test_skips_are_paid_from_petals_held_before_the_tile_is_placed():
    """F6: the gains of this turn come too late."""
    table = lilly("b")
    table.play("dragonfly")
    assert table.petals(0) == ""
    assert table.at == "turn"


@pytest.mark.parametrize(("red", "offered"), [(4, False), (5, True)])
def test_a_stack_is_offered_only_if_its_tile_can_be_placed_after_paying(red, offered):
    """F8: the only flower costs 4 red; the red that skips the ladybug would be missing for it."""
    board = Drawing(
        """
          # #
          a a a b b
        """,
        "red ladybug",
    ).flower(3, "rrrr")
    board.state.hand = board.state.held = NONE
    board.sun("moth")
    board.top("red ladybug")
    board.top("red butterfly")  # neither has a red petal
    board.hold(0, "r" * red + "yyyybbbbpppp")
    legal = board.stand("select").legal()
    assert "ladybug" in legal
    assert ("butterfly" in legal) == offered


@pytest.mark.parametrize(("left", "prices"), [(3, [0, 1, 3]), (2, [0, 1]), (1, [0])])
def test_skip_prices_go_up_to_one_less_than_the_stacks_left(left, prices):
    """F40."""
    table = Table()
    for name in CLOCKWISE[left:]:
        table.empty_stack(name)
    table.sun(CLOCKWISE[left - 1])
    table.state.ender = 1
    table.hold(0, "r" * 21 + "y" * 21 + "b" * 21 + "p" * 21)
    view = table.stand("select").rules.view(table.state, 0)
    shown = [place["price"] for place in view["rondel"][:left]]
    assert [sum(price) for price in shown] == prices
    assert len(table.legal()) == left


def test_an_empty_stack_on_the_way_does_not_raise_the_price():
    """F40: without the dragonfly between them, 1 blue skips the hummingbird and 2 purple the moth."""
    table = lilly("bpp")
    table.empty_stack("dragonfly")
    assert table.legal() == ["ladybug", "moth", "hummingbird"]
    table.play("ladybug")
    assert [numbers[1:] for numbers in table.events("skipped")] == [[1, 2], [2, 3]]


# ---- step 3: a place


def test_a_tile_must_touch_the_meadow_with_a_side():
    """F10: the rainbee counts as the meadow; a touch of corners alone does not do."""
    table = Table()
    table.sun("moth")
    table.stand("select").play("ladybug")
    near = table.meadow.window.near
    for turn in table.legal():
        twin = table.state.clone()
        table.rules.choose(twin, 0, table.rules.catalogue.read(turn), SILENT)
        for action in table.rules.legal(twin, 0):
            place = twin.clone()
            table.rules.choose(place, 0, action, SILENT)
            own = [cell for cell in range(len(place.cells)) if place.cells[cell] == 1]
            assert any(place.cells[near[cell * 3 + side]] == 0 for cell in own for side in range(3))


def test_a_tile_may_be_turned_and_flipped():
    """Step 3 and F1: on the lattice, in six turns and their mirror images."""
    table = Table()
    table.sun("butterfly")
    table.stand("select").play("hummingbird")
    assert {word.split()[0] for word in table.legal()} == {"turn", "flip"}


def test_every_placement_on_full_corners_grows_two_flowers_or_more():
    """Section 1.2: a shared side has petals at both its ends."""
    table = rules(3)
    for seed in range(3):
        dice = Dice(seed)
        state = fresh(table, dice)
        while not state.over:
            if table.steps[state.step].name == "place":
                start_of_block = table.catalogue.number({"do": "place", "at": 0})
                outline = table.meadow.outline(state.hand, state.held)
                for action in table.legal(state, state.turn):
                    fitting = Fitting()
                    petals, at = table.meadow.petals[state.hand], action - start_of_block
                    table.placing.growth.measure(state.flowers, outline, petals, at, fitting)
                    assert fitting.flowers >= 2
            step(table, state, dice)


def test_a_placement_that_grows_no_flower_is_not_legal():
    """Lilly's second placement: a side touches, but no petals meet."""
    board = Drawing(
        """
          a a a
          a # # .
        """,
        "red ladybug",
    )
    board.state.held = NONE
    fitting = board.rules.placing.fitting(board.state, 0)
    assert not board.rules.placing.anywhere(board.state, board.state.hand, fitting)
    board.take("red ladybug")
    board.flower(1, "p")
    board.state.held = NONE
    assert board.rules.placing.anywhere(board.state, board.state.hand, fitting)


def test_tiles_that_meet_only_in_a_point_share_a_flower():
    """F11: b touches the new tile at a vertex alone, and its petals are part of the flower there."""
    board = Drawing(
        """
          # #
          a a a b b
        """,
        "red ladybug",
    )
    board.all_flowers("")
    board.flower(3, "pp")
    board.place()
    assert board.petals(0) == "ppp"


def test_deciding_can_be_taken_back_until_water_is_drawn_or_the_turn_ends():
    """F9."""
    match = start()
    seat = match.waiting[0]
    before = match._state.dump()
    for _ in range(3):  # stack, turn, place
        match.submit(seat, match.legal(seat)[0])
    assert match.perspective(seat).view()["step"] == "place bee"
    for _ in range(3):
        assert match.undo(seat)
    assert match._state.dump() == before
    for _ in range(3):
        match.submit(seat, match.legal(seat)[0])
    match.submit(seat, match.legal(seat)[-1])  # keeps the bee; the next tile is turned up
    assert not match.undo(seat)


def test_nothing_can_be_taken_back_once_water_is_drawn():
    """F9: not by the seat that still decides about its turn, nor by any other."""
    match = start()
    dice = Dice(7)
    told, seat = [], NONE
    while "flooded" not in told or match.waiting != (seat,):
        seat = match.waiting[0]
        legal = match.legal(seat)
        told = [event.kind.name for event in match.submit(seat, legal[dice.below(len(legal))])]
    assert "placed" in told  # the turn goes on after the water
    before = match._state.dump()
    assert [match.undo(other) for other in range(2)] == [False, False]
    assert match._state.dump() == before


def test_the_next_tile_of_a_stack_is_turned_up_when_the_turn_ends():
    """F9: otherwise trying a tile would show the one below."""
    match = start()
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    stack = match._state.hand // 12
    assert match._state.top[stack] == NONE
    while match.waiting == (seat,):
        match.submit(seat, match.legal(seat)[0])
    assert match._state.top[stack] != NONE


# ---- nothing fits


def test_without_a_legal_placement_the_tile_after_the_sun_leaves_the_game():
    """F35: one petal of each colour, the turn is over, no bee."""
    table = stuck("rr")
    assert table.legal() == ["pass"]
    table.play("pass")
    assert table.petals(0) == "rrrybp"
    assert table.state.turn == 1
    assert table.state.removed[0] == bit(1)
    assert "place bee" not in table.told()
    assert table.at == "turn up a tile"


def test_passing_respects_the_limit_of_21():
    """F35."""
    assert stuck("r" * 21).play("pass").petals(0) == "r" * 21 + "ybp"


def test_passing_is_offered_only_when_no_affordable_stack_has_a_place():
    """F35."""
    table = Table()
    assert "pass" not in table.stand("select").legal()


def test_a_removed_tile_that_empties_its_stack_ends_the_game():
    """F36."""
    table = stuck(below=0).play("pass")
    assert table.state.ender == 0
    assert "last_turns" in table.told()
