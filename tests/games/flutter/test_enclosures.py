"""Step 5b: when the order of enclosed tiles is asked about."""

from games.flutter.positions import (
    closing,
    four_at_once,
)


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


def test_two_colours_may_be_short_at_once():
    """F26: four red and three blue; whichever is named first, the other colour is asked about too."""
    names = {"s": "red hummingbird", "t": "blue moth", "u": "red moth", "v": "blue ladybug"}
    board = four_at_once("rrrrbbb", **names).place()
    score = {sign: f"score {board.pieces[sign]}" for sign in "stuv"}
    assert board.at == "choose next"
    assert board.legal() == sorted(score.values())
    board.play(score["v"])  # one blue is left: the blue moth cannot be paid any more
    assert board.pollen() == [2, 2]
    assert board.legal() == sorted([score["s"], score["u"]])
    board.play(score["s"])
    assert board.pollen() == [2 + 4, 2 + 2]
    assert board.petals(0) == "bpp"
