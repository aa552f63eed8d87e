"""What may be agreed on: rainbow petals, the sun, the rondel."""

from games.flutter.positions import rainbow_board, two_coloured

import hortus


def test_rainbow_petals_give_the_colour_placed():
    """F14 (a)."""
    assert rainbow_board().place().petals(0) == "bbbb"


def test_of_two_colours_placed_on_a_rainbow_the_player_picks_one_for_each_petal():
    """F14 (a): red and blue are gained as they lie, then each of two rainbow petals is named one of them."""
    board = rainbow_board(edition=two_coloured()).place()
    assert (board.at, board.petals(0)) == ("name rainbow", "rb")
    assert board.legal() == ["red", "blue"]
    board.play("blue")
    assert (board.at, board.legal()) == ("name rainbow", ["red", "blue"])
    board.play("blue")
    assert board.petals(0) == "rbbb"
    assert board.at == "place bee"


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


def test_every_option_has_its_default_first():
    """Rulings marked as options: F14, F43, F47, F48, F49."""
    chosen = hortus.rules("flutter", 2).setup.options
    assert chosen == {"water": "drawn", "rainbow": "placed", "scores": "hidden", "sun": "fixed", "rondel": "fixed"}
