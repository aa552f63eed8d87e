"""Step 4: flowers, with the numbers of the rulebook's two pictures."""

import pytest
from games.flutter.drawing import Drawing

from hortus.core.lattices import Triangles
from hortus.core.state import to_vec
from hortus.games.flutter.growth import AnyColour, Fitting, Growth, MatchOnly, colour_set, count, covered, packed
from hortus.games.flutter.shapes import Shape, Turned


def letters(petals: int) -> str:
    return "".join(letter * int(count(petals, colour)) for colour, letter in enumerate("rybp*"))


def grown(placed: str, there: str, kind: type[Growth] = Growth) -> Fitting:
    """One flower: petals placed on petals that are there."""
    fitting = Fitting()
    outline = Turned(Shape("dot", "dot", [[0, 0, 0]], [[0, 0]]), 0, Triangles(1, 1), 20, to_vec([0]))
    kind(21).measure(to_vec([packed(there)]), outline, to_vec([packed(placed)]), 0, fitting)
    assert fitting.flowers == 1
    return fitting


@pytest.mark.parametrize(
    ("placed", "there", "gain"),
    [("bb", "br", "bbb"), ("p", "ppp", "pppp"), ("yy", "y", "yyy")],
)
def test_a_matching_flower_gains_the_petals_of_colours_on_both_sides(placed, there, gain):
    """Theorem 5; F12: the red petal that was there alone neither gains nor costs."""
    flower = grown(placed, there)
    assert (letters(flower.gain), flower.cost) == (gain, 0)


@pytest.mark.parametrize(
    ("placed", "there", "cost"),
    [("yy", "rb", "ryyb"), ("p", "yyy", "yyyp"), ("bb", "p", "bbp")],
)
def test_a_mismatched_flower_costs_every_petal_of_it(placed, there, cost):
    """Theorem 5, F13."""
    flower = grown(placed, there)
    assert (letters(flower.cost), flower.gain) == (cost, 0)


def test_of_several_colours_only_those_on_both_sides_count():
    """F12: a tile with two colours at a corner, as another edition may have."""
    flower = grown("rb", "bby")
    assert (letters(flower.gain), flower.cost) == ("bbb", 0)
    flower = grown("rb", "bry")
    assert letters(flower.gain) == "rrbb"


def test_rainbow_petals_count_as_the_colour_placed_on_them():
    """F14 (a): such a flower always matches; another old colour gives nothing."""
    flower = grown("bb", "**r")
    assert (letters(flower.gain), flower.cost, flower.wild) == ("bbbb", 0, 0)
    assert letters(grown("b", "**b").gain) == "bbbb"


def test_with_two_colours_placed_the_player_names_the_rainbow_among_them():
    """F14 (a)."""
    flower = grown("rb", "**")
    assert letters(flower.gain) == "rb"
    assert flower.wild == 0x55  # twice red (1) or blue (4)


def test_in_the_any_colour_option_every_rainbow_petal_is_named():
    """F14 (b)."""
    flower = grown("bb", "**r", AnyColour)
    assert letters(flower.gain) == "bb"
    assert flower.wild == 0xFF


def test_in_the_nothing_option_rainbow_petals_match_and_give_nothing():
    """F14 (c)."""
    flower = grown("bb", "**r", MatchOnly)
    assert (letters(flower.gain), flower.cost, flower.wild) == ("bb", 0, 0)


def test_gains_come_before_costs_and_may_pay_them():
    """F15, F16."""
    purse = to_vec([0, 0, 1, 0])
    assert covered(purse, packed("bb"), packed("bbb"), 0, 21)
    assert not covered(purse, packed("bb"), packed("bbbb"), 0, 21)


def test_the_limit_holds_between_gains_and_costs():
    """F15 with F50: 21 and what is gained on top cannot pay 22."""
    assert covered(to_vec([21, 0, 0, 0]), packed("rrr"), packed("r" * 21), 0, 21)
    assert not covered(to_vec([21, 0, 0, 0]), packed("rrr"), packed("r" * 22), 0, 21)
    assert not covered(to_vec([21, 0, 0, 0]), 0, packed("r" * 22), 0xF, 21)  # nor does a petal named red on top


def test_unnamed_rainbow_petals_count_towards_the_costs_they_can_cover():
    """F14 with F17: every set of colours must find enough of them."""
    nothing = to_vec([0, 0, 0, 0])
    assert covered(nothing, 0, packed("rb"), 0x55, 21)
    assert not covered(nothing, 0, packed("ry"), 0x55, 21)
    assert not covered(nothing, 0, packed("rrb"), 0x55, 21)
    assert covered(nothing, 0, packed("rry"), 0xF11, 21)


def test_petals_are_packed_by_colour():
    assert letters(packed("bbrp*")) == "rbbp*"
    assert colour_set(packed("bbp")) == 0b1100
    assert [colour_set(packed(colour)) for colour in "rybp"] == [1, 2, 4, 8]


def ladybug(seat_petals: str) -> Drawing:
    """Both pictures show the same red ladybug along two sides of the meadow."""
    board = Drawing(
        """
          a a a
          a # # b
            c c c
        """,
        "red ladybug",
    )
    board.hold(0, seat_petals)
    return board


def test_corey_gains_3_blue_4_purple_and_3_yellow():
    """Rulebook, growing matching flowers."""
    board = ladybug("").flower(2, "br").flower(1, "ppp").flower(4, "y").place()
    assert board.petals(0) == "yyybbbpppp"
    assert "withered" not in board.told()


def test_mahati_pays_for_three_mismatched_flowers():
    """Rulebook, growing mismatched flowers: 3 blue, 5 yellow, 2 purple, 1 red in all."""
    board = ladybug("rr" + "y" * 6 + "b" * 4 + "ppp").flower(4, "rb").flower(1, "yyy").flower(2, "p").place()
    assert sorted(board.events("withered")) == [[0, 1, 1], [1, 5, 1], [2, 3, 1], [3, 2, 1]]
    assert board.petals(0) == "rybp"


def test_a_placement_that_cannot_be_paid_is_not_legal():
    """F17: one red petal short, and the place is not offered."""
    board = ladybug("y" * 6 + "b" * 4 + "ppp").flower(4, "rb").flower(1, "yyy").flower(2, "p")
    board.stand("place")
    assert board.where not in board.legal()


def test_no_more_than_21_petals_of_a_colour_are_kept():
    """F50: the excess of each gain is lost."""
    board = ladybug("b" * 20).flower(2, "br").place()
    assert board.petals(0) == "b" * 21


def test_one_colour_may_be_gained_and_another_paid_in_one_placement():
    """F15, F16: the four purple gained here pay for the purple petal there."""
    board = ladybug("bb").flower(1, "ppp").flower(2, "p").place()
    assert board.petals(0) == "ppp"
