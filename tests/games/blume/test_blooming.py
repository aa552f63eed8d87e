"""Actions and Action Details: what a flower gives."""

import pytest
from games.blume.drawing import Table, pair

RED = """
    .. --
    .r --
    .r r.
    .. ..
"""
RED_BLUE = """
    .. --
    .r --
    .b r.
    .. ..
"""
TWO_RED_BLUE = """
    .. -- ..
    .r -- r.
    .b rr b.
    .. .. ..
"""


def test_a_single_flower_is_stocked_or_moves_any_peg():
    table = Table(RED)
    assert table.lay("b2", "...r") == ["placed", "bloomed"]
    assert table.legal()[0] == "stock"
    assert len(table.legal()) == 1 + 12
    table.do("stock")
    assert table.stocked() == {"red": 1}
    assert table.pegs() == {}


def test_a_single_flower_that_moves_a_peg_is_not_stocked():
    table = Table(RED)
    table.lay("b2", "...r")
    table.do("blue+")
    assert table.stocked() == {}
    assert table.pegs() == {"blue": 1}
    assert table.turn == 1


def test_a_watered_flower_is_stocked_and_moves_a_peg():
    """Ruling 23."""
    table = Table(RED, wet=("ab12",))
    assert table.lay("b2", "...r") == ["placed", "bloomed", "watered", "stocked"]
    assert "stock" not in table.legal()
    table.do("red+")
    assert table.stocked() == {"red": 1}
    assert table.pegs() == {"red": 1}


def test_water_elsewhere_helps_nothing():
    table = Table(RED, wet=("bc12",))
    assert "watered" not in table.lay("b2", "...r")


def test_with_several_watered_points_each_pays():
    """Ruling 23."""
    table = Table(".. -- ..\n.r -- o.\n.r ro o.\n.. .. ..", wet=("ab12", "bc12"))
    table.lay("b2", "..or")
    table.do("ab12", "red+")
    assert table.stocked() == {"red": 1, "orange": 1}
    table.do("red+")
    assert table.pegs() == {"red": 2}


def test_a_hybrid_gives_one_flower_of_each_colour():
    """Test vector: corners red, blue, red, blue with red/blue revealed: +1 red and +1 blue."""
    table = Table(RED_BLUE, hybrids=("red/blue",))
    assert table.lay("b2", "...b") == ["placed", "bloomed", "stocked", "stocked"]
    assert table.stocked() == {"red": 1, "blue": 1}
    assert table.grown() == {"ab12": pair("red/blue")}
    assert table.turn == 1


def test_a_watered_hybrid_moves_a_peg_too():
    table = Table(RED_BLUE, hybrids=("red/blue",), wet=("ab12",))
    table.lay("b2", "...b")
    assert table.legal() == [f"{colour}{way}" for way in "-+" for colour in COLOURS]
    table.do("blue+")
    assert table.stocked() == {"red": 1, "blue": 1}
    assert table.pegs() == {"blue": 1}


COLOURS = ["red", "orange", "yellow", "pink", "violet", "blue"]


def test_a_hybrid_that_is_not_revealed_gives_nothing():
    table = Table(RED_BLUE, hybrids=("red/pink",))
    assert table.lay("b2", "...b") == ["placed"]
    assert table.grown() == {}


def test_a_second_hybrid_of_a_type_gives_nothing_and_does_not_stand():
    """Ruling 5 and test vector: a second such point gives nothing."""
    table = Table(TWO_RED_BLUE, hybrids=("red/blue",))
    table.plant(0, "bc23", "red/blue")
    assert table.lay("b2", "...b") == ["placed"]
    assert table.stocked() == {}
    assert list(table.grown()) == ["bc23"]


def test_two_hybrids_of_a_type_at_once():
    """Rulings 5 and 22: the one that is named first stands, the other gives nothing."""
    table = Table(".. -- ..\n.r -- r.\n.b rr b.\n.. .. ..", hybrids=("red/blue",), wet=("bc12",))
    table.lay("b2", "..bb")
    assert table.legal() == ["ab12", "bc12"]
    table.do("bc12")
    assert table.stocked() == {"red": 1, "blue": 1}
    assert list(table.grown()) == ["bc12"]
    table.do("red+")
    assert table.turn == 1
    assert list(table.grown()) == ["bc12"]


def test_a_pattern_that_lay_there_before_its_hybrid_does_not_block_one():
    """Ruling 4."""
    table = Table(".. .. --\n.r bb --\n.b rr b.\n.. .. ..", hybrids=("red/blue",))
    assert table.lay("c2", "...r")[:2] == ["placed", "bloomed"]
    assert list(table.grown()) == ["bc12"]


def test_several_flowers_are_carried_out_in_the_order_the_gardener_says():
    """Ruling 22."""
    table = Table(".. -- ..\n.r -- o.\n.r ro o.\n.. .. ..")
    table.lay("b2", "..or")
    assert table.step == "order"
    table.do("bc12")
    assert table.legal()[0] == "stock"
    table.do("stock")
    table.do("stock")
    assert table.stocked() == {"red": 1, "orange": 1}
    assert [event["point"] for event in table.told("bloomed")] == [table.point("bc12"), table.point("ab12")]


def test_the_action_is_not_optional():
    """Ruling 21: there is no passing."""
    table = Table(RED)
    table.lay("b2", "...r")
    assert {text.rstrip("+-") for text in table.legal()} == {"stock", *COLOURS}


# ---- full greenhouse


def test_a_full_colour_is_neither_stocked_nor_raised():
    """Ruling 19: move any other peg, or lower one of the seat's stocks."""
    table = Table(RED)
    table.stock(0, red=6, pink=2)
    table.lay("b2", "...r")
    assert "stock" not in table.legal()
    assert not {"red+", "red-"} & set(table.legal())
    assert [text for text in table.legal() if text.startswith("lower")] == ["lower red", "lower pink"]
    table.do("lower pink")
    assert table.stocked() == {"red": 6, "pink": 1}


def test_while_a_colour_is_full_its_peg_is_never_raised_by_that_seat():
    """Ruling 19: with another flower too; lowering it is allowed, and the other seats may raise it."""
    table = Table(RED, RED)
    table.stock(0, blue=6)
    table.lay("b2", "...r")
    assert "blue+" not in table.legal()
    assert "blue-" in table.legal()
    table.do("stock")
    table.state.turn = 1
    table.lay("b2", "...r")
    assert "blue+" in table.legal()


def test_the_full_half_of_a_hybrid_is_replaced_and_the_other_half_stocked():
    """Ruling 19."""
    table = Table(RED_BLUE, hybrids=("red/blue",))
    table.stock(0, red=6)
    table.lay("b2", "...b")
    assert "lower red" in table.legal()
    assert "red-" not in table.legal()
    table.do("pink+")
    assert table.stocked() == {"red": 6, "blue": 1}
    assert table.pegs() == {"pink": 1}


def test_on_a_watered_point_the_full_colour_is_replaced_and_then_a_peg_moves():
    """Ruling 20: the parts are independent."""
    table = Table(RED, wet=("ab12",))
    table.stock(0, red=6)
    table.lay("b2", "...r")
    table.do("lower red")
    assert table.stocked() == {"red": 5}
    assert "red+" in table.legal()
    table.do("red+")
    assert table.pegs() == {"red": 1}


def test_a_peg_may_be_moved_before_the_stocking_fills_its_shelf():
    """Ruling 20: a full colour cannot be raised any more, so the order is the player's."""
    table = Table(RED, wet=("ab12",))
    table.stock(0, red=5)
    table.lay("b2", "...r")
    assert {"stock", "red+", "blue-"} <= set(table.legal())
    table.do("red+")
    assert table.pegs() == {"red": 1}
    assert table.stocked() == {"red": 6}
    assert table.turn == 1


def test_who_stocks_first_cannot_raise_the_full_colour():
    table = Table(RED, wet=("ab12",))
    table.stock(0, red=5)
    table.lay("b2", "...r")
    table.do("stock")
    assert table.stocked() == {"red": 6}
    assert "red+" not in table.legal()
    assert {"red-", "blue+"} <= set(table.legal())


def test_nobody_is_asked_for_the_order_where_it_does_not_matter():
    """Without a watered point, or with room left on the shelf, or where the peg cannot rise."""
    table = Table(RED, wet=("ab12",))
    table.stock(0, red=4)
    table.lay("b2", "...r")
    assert table.stocked() == {"red": 5}
    table = Table(RED, wet=("ab12",))
    table.stock(0, red=5)
    table.market(red=8)
    table.lay("b2", "...r")
    assert table.stocked() == {"red": 6}


def test_in_version_1_the_stocking_came_first():
    table = Table(RED, wet=("ab12",), version=1)
    table.stock(0, red=5)
    table.lay("b2", "...r")
    assert table.stocked() == {"red": 6}


def half_full(version: int | None = None) -> Table:
    """A hybrid without water: blue would fill its shelf, red is full."""
    table = Table(RED_BLUE, hybrids=("red/blue",), version=version)
    table.stock(0, blue=5, red=6)
    table.lay("b2", "...b")
    return table


def test_the_peg_of_a_full_half_may_be_moved_before_the_other_half_fills_its_shelf():
    """Ruling 20: the replacement of red could not raise blue any more."""
    table = half_full()
    assert {"stock", "blue+", "pink-"} <= set(table.legal())
    assert not {"red+", "red-", "lower red"} & set(table.legal())
    table.do("blue+")
    assert table.pegs() == {"blue": 1}
    assert table.stocked() == {"blue": 6, "red": 6}
    assert table.turn == 1


def test_who_stocks_the_half_first_still_replaces_the_full_one():
    """Ruling 20."""
    table = half_full()
    table.do("stock")
    assert table.stocked() == {"blue": 6, "red": 6}
    assert "blue+" not in table.legal()
    assert {"blue-", "pink+", "lower blue"} <= set(table.legal())
    table.do("lower blue")
    assert table.stocked() == {"blue": 5, "red": 6}


def test_on_a_wateblue_point_the_step_and_the_replacement_may_both_come_first():
    """Ruling 20."""
    table = Table(RED_BLUE, hybrids=("red/blue",), wet=("ab12",))
    table.stock(0, blue=5, red=6)
    table.lay("b2", "...b")
    assert "red-" in table.legal()
    table.do("blue+")
    assert "red-" not in table.legal()
    table.do("blue+")
    assert table.pegs() == {"blue": 2}
    assert table.stocked() == {"blue": 6, "red": 6}
    assert table.turn == 1


def test_in_version_2_the_full_half_came_last():
    table = half_full(version=2)
    assert "blue+" not in table.legal()
    assert table.stocked() == {"blue": 6, "red": 6}


def test_a_part_that_is_impossible_is_skipped():
    """Rulings 17 and 21: all colours full, and no peg can sink."""
    table = Table(RED, wet=("ab12",))
    table.stock(0, red=6, orange=6, yellow=6, pink=6, violet=6, blue=6)
    table.market(red=-1, orange=-2, yellow=-3, pink=-4)
    table.lay("b2", "...r")
    table.do("lower violet")
    assert "violet+" in table.legal()
    table = Table(RED_BLUE, hybrids=("red/blue",), wet=("ab12",))
    table.stock(0, red=5, orange=6, yellow=6, pink=6, violet=6, blue=5)
    table.market(red=-1, orange=-2, yellow=-3, pink=-4)
    table.lay("b2", "...b")
    table.do("stock")
    assert table.legal() == ["stock", "red+"]
    assert table.do("stock")[-1] == "forgone"
    assert table.turn == 1


@pytest.mark.parametrize("hybrids", [("red/blue",), ("red/blue", "red/pink"), ("red/blue", "red/pink", "blue/pink")])
def test_every_revealed_hybrid_stays_available(hybrids):
    """Ruling 7."""
    table = Table(RED_BLUE, hybrids=hybrids, round=len(hybrids) - 1)
    assert "bloomed" in table.lay("b2", "...b")
