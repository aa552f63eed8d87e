"""Setup, the rondel, turns, bees and the end, sentence by sentence; rulings by their numbers."""

import pytest
from games.flutter.drawing import Drawing, Table, rules
from walking import fresh, step

import hortus
from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE

CLOCKWISE = ["hummingbird", "dragonfly", "moth", "ladybug", "butterfly"]


def start(seats: int = 2, seed: int = 7, **options: str):
    return hortus.Match(rules(seats, **options), seed=seed)


def sun_of(match) -> str:
    view = match.perspective(NONE).view()
    return match.rules.edition.shapes[view["rondel"][view["sun"]]["stack"]].name


def take_a_turn(match, dice) -> int:
    """A whole turn at random; returns whose it was."""
    seat, turns = match._state.turn, match._state.turns
    while not match.over and match._state.turns == turns:
        asked = match.waiting[0]
        legal = match.legal(asked)
        match.submit(asked, legal[dice.below(len(legal))])
    return int(seat)


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
    """House edition: each colour stands next to a rainbow corner, so any first tile has at least 4 openings."""
    table = Table()
    placing = table.rules.placing
    placing.open_purse(table.state, 0)
    out = table.rules.buffer()
    for tile in range(60):
        turns = members(table.meadow.turns[tile])
        assert sum(placing.places(table.state, tile, turn, out, 2000) for turn in turns) >= 4


# ---- step 1: the sun


def test_the_sun_rests_on_the_very_first_turn_only():
    """F3."""
    match = start(3)
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


def lilly(petals: str) -> Table:
    """The rulebook's example: the sun on the butterfly, then blue, purple, purple, red."""
    table = Table()
    table.sun("butterfly")
    for name in ["blue hummingbird", "purple dragonfly", "purple moth", "red ladybug", "yellow butterfly"]:
        table.top(name)
    table.hold(0, petals)
    return table.stand("select")


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
                    growth = table.placing.growth
                    growth.measure(state.flowers, outline, table.meadow.petals[state.hand], action - start_of_block)
                    assert growth.flowers >= 2
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
    board.rules.placing.open_purse(board.state, 0)
    assert not board.rules.placing.anywhere(board.state, board.state.hand)
    board.take("red ladybug")
    board.flower(1, "p")
    board.state.held = NONE
    assert board.rules.placing.anywhere(board.state, board.state.hand)


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


def stuck(petals: str = "", below: int | None = None) -> Table:
    """A meadow on which nothing can be placed: no vertex of it has petals."""
    table = Table()
    for vertex in range(len(table.state.flowers)):
        table.state.flowers[vertex] = 0
    table.sun("moth")
    table.top("yellow ladybug", below)
    table.hold(0, petals)
    return table.stand("select")


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


# ---- step 5a: ponds


def yi_xin(petals: str = "bbbp") -> Drawing:
    """The rulebook's pond of four: a purple dragonfly closes it under a hummingbird and a ladybug."""
    board = Drawing(
        """
          z z z z
        z h . l z
        a . . . d
        a # # # #
        """,
        "purple dragonfly",
        seats=3,
    )
    board.name(h="blue hummingbird", l="purple ladybug")
    board.flower(1, "y")
    board.hold(0, petals)
    return board


def test_yi_xins_pond_of_four_and_the_two_tiles_it_encloses():
    """Rulebook examples of steps 5a and 5b; F23 to F25, F28, F29; theorem 8."""
    board = yi_xin().place()
    assert len(board.state.pond) == 4
    board.draw("yellow and blue", "any petal", "1 pollen", "blank")
    assert board.petals(0) == "yyybbbbp"  # two yellow from the flower, one of each printed colour from the water
    assert board.at == "any petal"
    assert board.legal() == ["red", "yellow", "blue", "purple"]
    board.play("red")
    assert board.petals(0) == "ryyyp"  # four blue paid for the hummingbird, nothing for the ladybug
    assert board.pollen() == [1 + 4, 1, 1]
    assert [numbers[0] for numbers in board.events("scored")] == [board.pieces["h"]]
    assert [numbers[0] for numbers in board.events("missed")] == [board.pieces["l"]]


def test_petals_from_the_pond_may_pay_for_the_tiles_it_encloses():
    """F24: the petal of any colour, named purple, pays for the ladybug too."""
    board = yi_xin().place().draw("yellow and blue", "any petal", "1 pollen", "blank").play("purple")
    assert board.pollen() == [1 + 4 + 2, 0, 0]


def test_a_pond_is_filled_before_any_tile_scores():
    """F20."""
    board = yi_xin().place().draw("blank", "blank", "blank", "1 pollen")
    told = board.told()
    assert max(index for index, name in enumerate(told) if name == "flooded") < told.index(
        "scored" if "scored" in told else "missed"
    )


def test_rainbow_water_is_named_after_all_water_is_revealed():
    """F23: two of them are asked for one after the other."""
    board = yi_xin().place().draw("any petal", "any petal", "blank")
    assert board.at == "draw water"
    board.draw("blank")
    assert board.at == "any petal"
    board.play("red", "purple")
    assert "p" not in board.petals(0)  # one held, one named: the ladybug was paid


def test_water_is_laid_in_reading_order():
    """F22."""
    board = yi_xin().place().draw("blank", "blank", "blank", "1 pollen")
    cells = [cell for cell, _ in board.events("flooded")]
    assert cells == sorted(cells)


def test_when_water_runs_out_half_way_each_further_cell_gives_1_pollen():
    """F21: it counts as filled."""
    board = yi_xin()
    for face in range(9):
        board.state.water[face] = 0
    board.state.water[8] = 1  # a single blank
    board.place().draw("blank")
    assert [face for _, face in board.events("flooded")] == [8, 9, 9, 9]
    assert board.state.ponds[0] == 3
    assert {"h", "l"} <= board.enclosed()


def test_in_the_perfect_information_variant_every_water_cell_gives_1_pollen_and_nothing_is_drawn():
    """F49."""
    board = Drawing(
        """
          a a a a
          a . . # #
            b b b b
        """,
        "red ladybug",
        water="face_down",
    ).all_flowers("rybp")
    assert list(board.state.water) == [16]
    board.place()
    assert board.state.ponds[0] == 2
    assert list(board.state.water) == [14]
    assert board.at == "place bee"


def test_in_the_perfect_information_variant_water_also_runs_out():
    """F49 with F21: the same pollen, no tile."""
    board = Drawing(
        """
          a a a a
          a . . # #
            b b b b
        """,
        "red ladybug",
        water="face_down",
    ).all_flowers("rybp")
    board.state.water[0] = 1
    board.place()
    assert board.state.ponds[0] == 2
    assert [face for _, face in board.events("flooded")] == [0, 1]


# ---- step 5b: enclosed tiles


def closing(petals: str, seats: int = 2, **tiles: str) -> Drawing:
    """A red ladybug that encloses s, t and u at once; flowers change nothing but two petals that were there."""
    board = Drawing(
        """
          a a a a a a a
          a s t u # # a a
            b b b b b b b
        """,
        "red ladybug",
        seats=seats,
    )
    # s and t are enclosed already by their neighbours: open them again so that all three close together.
    board.name(**tiles)
    for sign in "st":
        board.state.enclosed &= ~bit(board.pieces[sign])
        board.state.due |= bit(board.pieces[sign])
        board.state.enclosed |= bit(board.pieces[sign])
    board.flower(1, "p")
    board.hold(0, petals)
    return board


def test_the_player_chooses_the_order_where_it_changes_the_outcome():
    """F26: five red pay for 4, or for 3 and 2."""
    board = closing("rrrrr", s="red hummingbird", t="red moth", u="red ladybug").place()
    pieces = board.pieces
    assert board.at == "choose next"
    assert board.legal() == [f"score {pieces[sign]}" for sign in "stu"]
    board.play(f"score {pieces['t']}")
    assert board.pollen() == [5, 2]  # the ladybug is paid by itself, the hummingbird cannot be
    other = closing("rrrrr", s="red hummingbird", t="red moth", u="red ladybug").place()
    other.play(f"score {pieces['s']}")
    assert other.pollen() == [4, 3]


def test_the_order_is_not_asked_where_all_can_be_paid():
    """F26: largest first."""
    board = closing("r" * 9, s="red ladybug", t="red moth", u="red hummingbird").place()
    assert board.pollen() == [9, 0]
    assert [numbers[1] for numbers in board.events("scored")] == [4, 3, 2]


def test_the_order_is_not_asked_where_nothing_or_only_one_thing_can_come_of_it():
    """F26: one red pays for nothing; four red pay for one of two hummingbirds, whichever."""
    board = closing("r", s="red ladybug", t="red moth", u="red hummingbird").place()
    assert board.pollen() == [0, 1 + 2 + 2]
    board = closing("rrrr", s="red hummingbird", t="red hummingbird 2", u="blue moth").place()
    assert board.pollen() == [4, 2 + 2]


def test_colours_do_not_stand_in_each_others_way():
    """F26: only tiles of one colour compete."""
    board = closing("rrbbbpp", s="red ladybug", t="blue moth", u="purple ladybug").place()
    assert board.pollen() == [2 + 3 + 2, 0]


def test_who_can_pay_must_pay():
    """F27: there is no action to refuse."""
    board = closing("rrrr", s="red hummingbird", t="blue moth", u="yellow moth").place()
    assert board.petals(0).count("r") == 0


def test_nothing_is_ever_paid_in_part():
    """F28: three red do not pay for four sparkles, and stay."""
    board = closing("rrr", s="red hummingbird", t="blue moth", u="yellow moth").place()
    assert board.petals(0).count("r") == 3


@pytest.mark.parametrize(("tile", "given"), [("ladybug", 1), ("moth", 2), ("hummingbird", 2)])
def test_a_tile_that_cannot_be_paid_gives_every_opponent_half_rounded_up(tile, given):
    """F29, theorem 8; enclosing such a tile is allowed."""
    board = closing("", 4, s=f"red {tile}", t="blue ladybug", u="blue ladybug 2").place()
    gifts = 1 + 1 + given
    assert board.pollen() == [0, gifts, gifts, gifts]


def test_the_rainbee_costs_nothing_and_gives_nothing():
    """F34: it is a border like any tile, and may be enclosed."""
    board = Drawing(
        """
          a a a a
          a * # # a
            b b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    held = board.petals(0)
    board.place()
    assert "rested" in board.told()
    assert board.pollen() == [0, 0]
    assert len(board.petals(0)) >= len(held)
    assert "*" in board.enclosed()


def test_nothing_is_enclosed_twice():
    """Rulebook: a tile enclosed earlier is never due again."""
    table = rules(4)
    for seed in range(4):
        dice = Dice(seed)
        match = hortus.Match(table, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
        told = [event.numbers[0] for event in match.heard if event.kind.name in ("scored", "missed")]
        assert len(told) == len(set(told))
        enclosed = [piece for piece in members(match._state.enclosed) if piece]
        assert sorted(told) == enclosed


# ---- bees


def test_a_bee_on_an_enclosed_tile_gives_its_owner_2_pollen_even_if_the_tile_is_not_paid():
    """F30: also when the owner is the encloser."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").place()
    assert board.pollen() == [2, 3]
    assert board.events("flew_home") == [[board.pieces["u"], 2]]


def test_the_owner_of_the_bee_gains_whoever_encloses():
    board = closing("rrbbyy", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(1, "u").place()
    assert board.pollen() == [6, 2]


def test_bees_resolve_after_all_tiles_in_player_order_from_the_active_player():
    """F31."""
    board = closing("", 3, s="red ladybug", t="blue ladybug", u="yellow ladybug")
    board.state.turn = 0
    board.bee(0, "t").bee(1, "s").bee(2, "u").place()
    told = board.told()
    assert told.index("flew_home") > max(index for index, name in enumerate(told) if name == "missed")
    assert [event.seat for event in board.log.events if event.kind.name == "flew_home"] == [0, 1, 2]
    assert (board.at, board.seat) == ("resettle", 0)
    board.play("keep")
    assert (board.at, board.seat) == ("resettle", 1)
    board.play(f"bee {board.pieces['a']}")
    assert (board.at, board.seat) == ("resettle", 2)
    assert f"bee {board.pieces['a']}" not in board.legal()  # what one bee takes the next cannot


def test_a_returning_bee_may_go_to_any_open_tile_without_a_bee_but_the_rainbee():
    """F32: the tile just placed is fine."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").bee(1, "a").place()
    new = board.state.pieces - 1
    assert board.legal() == [f"bee {board.pieces['b']}", f"bee {new}", "keep"]


def test_a_bee_kept_after_its_return_may_still_be_placed_in_step_6():
    """F33."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").place()
    board.play("keep")
    assert (board.at, board.seat) == ("place bee", 0)
    board.play(f"bee {board.pieces['a']}")
    assert board.state.bees[0] == board.pieces["a"]


def test_a_bee_in_the_meadow_is_never_moved():
    """Step 6: with the bee on a tile the step is passed over."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "a").place()
    assert board.at == "turn up a tile" or board.state.turn == 1
    assert board.state.bees[0] == board.pieces["a"]


def test_a_bee_may_be_kept_for_a_later_turn():
    match = start()
    seat = match.waiting[0]
    for _ in range(3):
        match.submit(seat, match.legal(seat)[0])
    match.submit(seat, match.rules.catalogue.read("keep"))
    assert match._state.bees[seat] == NONE
    assert match.waiting != (seat,)


# ---- rainbow petals


def rainbow_board(**options: str) -> Drawing:
    """A red ladybug whose second corner (two blue) comes onto two rainbow petals, its fourth (two yellow) onto red."""
    board = Drawing(
        """
          a a a
          a # # b
            c c c
        """,
        "red ladybug",
        **options,
    )
    return board.flower(2, "**")


def test_rainbow_petals_give_the_colour_placed():
    """F14 (a)."""
    assert rainbow_board().place().petals(0) == "bbbb"


def test_rainbow_petals_of_any_colour_are_named_one_by_one():
    """F14 (b)."""
    board = rainbow_board(rainbow="any").place()
    assert board.at == "name rainbow"
    board.play("red", "yellow")
    assert board.petals(0) == "rybb"


def test_a_rainbow_petal_can_only_be_named_so_that_the_turn_can_be_paid():
    """F14 (b) with F17: the mismatched flower costs 2 yellow and 1 red, so both petals must help."""
    board = rainbow_board(rainbow="any").flower(4, "r")
    board.hold(0, "y")
    board.place()
    assert board.legal() == ["red", "yellow"]
    board.play("yellow")  # red is then the only way to pay, and nobody is asked
    assert board.petals(0) == "bb"


def test_a_placement_that_no_naming_can_pay_is_not_offered():
    board = rainbow_board(rainbow="any").flower(4, "rr")
    board.stand("place")
    assert board.where not in board.legal()


def test_rainbow_petals_may_give_nothing():
    """F14 (c)."""
    assert rainbow_board(rainbow="nothing").place().petals(0) == "bb"


# ---- the end


def last_tile() -> Drawing:
    board = Drawing(
        """
          a a a
          a # # b
            c c c
        """,
        "red ladybug",
        seats=3,
    ).all_flowers("rybp")
    board.state.top[0] = NONE
    board.state.below[0] = 0
    return board


def test_the_last_tile_of_a_stack_brings_one_last_turn_for_everybody_else():
    """F37."""
    board = last_tile().place()
    assert board.state.ender == 0
    assert "last_turns" in board.told()
    board.play("keep")
    turns = []
    dice = Dice(1)
    while not board.state.over:
        if not turns or turns[-1] != board.state.turn:
            turns.append(int(board.state.turn))
        step(board.rules, board.state, dice)
    assert turns == [1, 2]


def test_the_active_player_finishes_the_turn_as_normal():
    """Game End 1: the bee step is still there."""
    assert last_tile().place().at == "place bee"


def test_another_stack_that_empties_in_the_last_turns_changes_nothing():
    """F38: ignored too, no new trigger."""
    board = last_tile()
    board.state.ender = 2
    board.place()
    assert board.state.ender == 2
    assert "last_turns" not in board.told()


def test_empty_stacks_are_passed_over_when_selecting():
    """Game End 2: as if the stack had never been there."""
    table = Table()
    table.sun("moth")
    table.empty_stack("ladybug")
    table.hold(0, "")
    assert table.stand("select").legal() == ["butterfly"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_differ_by_one_at_most_and_every_game_ends_in_time(seats):
    """F37; without skipping the last tile comes on turn 26, 31, 31, 36 at the latest, then the others."""
    latest = 5 * (rules(seats).edition.stack(seats) - 1) + 1 + seats - 1
    for seed in range(4):
        match = start(seats, seed)
        dice = Dice(seed)
        turns = [0] * seats
        while not match.over:
            turns[take_a_turn(match, dice)] += 1
        assert max(turns) - min(turns) <= 1
        assert sum(turns) <= latest


# ---- options


def test_the_sun_may_start_on_any_stack():
    """F47."""
    assert {sun_of(start(2, seed, sun="random")) for seed in range(40)} == set(CLOCKWISE)


def test_the_rondel_may_stand_in_any_order_with_the_sun_on_the_ladybug():
    """F48."""
    orders = set()
    for seed in range(20):
        match = start(2, seed, rondel="random")
        orders.add(tuple(match._state.rondel))
        assert sorted(match._state.rondel) == [0, 1, 2, 3, 4]
        assert sun_of(match) == "ladybug"
    assert len(orders) > 15


def test_both_may_be_random():
    match = start(2, 5, rondel="random", sun="random")
    assert sorted(match._state.rondel) == [0, 1, 2, 3, 4]
    assert "sun_rose" in [event.kind.name for event in match.heard]
