"""Step 5a: ponds and water."""

from games.flutter.drawing import Drawing
from games.flutter.positions import yi_xin

# ---- step 5a: ponds


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


def test_all_ponds_are_filled_before_any_tile_scores():
    """F20: the ladybug closes two gaps, and the tile t by itself."""
    board = Drawing(
        """
          a a a a t a a
          a a . # # . a
          . . . . . a a
        """,
        "red ladybug",
    ).all_flowers("rybp")
    board.name(t="purple ladybug").hold(0, "pp")
    board.place()
    assert len(board.state.pond) == 2
    assert board.enclosed() == {"t"}
    board.draw("blank")
    assert board.told()[-1] == "flooded"
    board.draw("blank")
    assert board.told()[-3:] == ["flooded", "flooded", "scored"]


def test_rainbow_water_is_named_after_all_water_is_revealed():
    """F23: two of them are asked for one after the other."""
    board = yi_xin().place().draw("any petal", "any petal", "blank")
    assert board.at == "draw water"
    board.draw("blank")
    assert board.at == "any petal"
    board.play("red", "purple")
    assert "p" not in board.petals(0)  # one held, one named: the ladybug was paid


def test_water_is_laid_row_by_row_from_the_bottom_and_from_left_to_right():
    """F22."""
    board = yi_xin().place().draw("blank", "blank", "blank", "1 pollen")
    cells = [cell for cell, _ in board.events("flooded")]
    assert cells == [board.cells[place] for place in [(1, 1), (2, 1), (3, 1), (2, 2)]]


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


def without_water(picture: str) -> Drawing:
    """A red ladybug closes a gap, and nothing is left to fill it with."""
    board = Drawing(picture, "red ladybug").all_flowers("rybp")
    for face in range(9):
        board.state.water[face] = 0
    return board.place()


def test_ground_that_only_counts_as_filled_closes_tiles_later_in_the_game():
    """F19, F21: t lies between such ground and the tile that seat 1 places a turn later."""
    board = without_water(
        """
          a a a a a a a a
          a # # . t + + a
          . . . b . . . .
        """
    )
    assert [face for _, face in board.events("flooded")] == [9]
    assert board.enclosed() == set()
    board.name(t="purple ladybug").hold(1, "pp")
    board.play("keep")
    board.take_next("red ladybug 2", "rybp").place()
    assert board.enclosed() == {"t"}
    assert [numbers[0] for numbers in board.events("scored")] == [board.pieces["t"]]
    assert board.pollen() == [1, 2]


def test_a_space_is_enclosed_only_once():
    """F21: a ladybug would fit into the gap, but ground that counts as filled is neither built on nor filled again."""
    board = without_water(
        """
          a a a a a a a
          a # # + + b b
          . . . b b . .
        """
    )
    board.play("keep")
    board.take_next("red ladybug 2", "rybp").stand("place")
    assert board.legal()
    assert board.where not in board.legal()
    assert board.told().count("flooded") == 2
    assert list(board.state.ponds) == [2, 0]


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
