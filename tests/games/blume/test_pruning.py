"""Pruning, by all seats at once, and what hybrids do to it."""

import pytest
from games.blume.drawing import FULL_3, FULL_4, Table, pair

from hortus.core.perspective import Perspective
from hortus.core.state import NONE


def pruning(now: int = 0, **options: str) -> Table:
    drawing = FULL_3 if now == 0 else FULL_4
    return Table(drawing, drawing, round=now, options=options).enter("prune")


def prune(table: Table, seat: int, count: int) -> None:
    for _ in range(count):
        table.do(table.legal(seat)[0], seat=seat)


@pytest.mark.parametrize(("now", "count"), [(0, 3), (1, 4)])
def test_three_tiles_go_after_round_1_and_four_after_round_2(now, count):
    """Ruling 1."""
    table = pruning(now)
    before = int(table.state.filled[0])
    prune(table, 0, count)
    assert table.legal(0) == []
    prune(table, 1, count)
    assert table.state.filled[0] == before - count
    assert table.state.round == now + 1


def test_four_tiles_go_after_round_1_by_option():
    """Ruling 1, option prune_round1."""
    table = pruning(prune_round1="4")
    prune(table, 0, 4)
    assert table.legal(0) == []


def test_one_hybrid_in_round_1_makes_it_2_or_4():
    """Ruling 1 and test vector."""
    table = pruning()
    table.plant(0, "ab12", "red/blue")
    assert table.legal(0) == ["prune 2", "prune 4"]
    assert table.legal(1) == [f"x{column}{row}" for row in "123" for column in "abc"]


def test_angie_prunes_3_or_5():
    """The rulebook's example, with four tiles in round 1."""
    table = pruning(prune_round1="4")
    table.plant(0, "ab12", "red/blue")
    assert table.legal(0) == ["prune 3", "prune 5"]
    table.do("prune 5", seat=0)
    prune(table, 0, 5)
    assert table.legal(0) == []
    prune(table, 1, 4)
    assert [int(count) for count in table.state.filled] == [4, 5]


def test_each_hybrid_counts_by_itself():
    """Ruling 2: two hybrids make it minus 2, 0 or plus 2."""
    table = pruning(1)
    table.plant(0, "ab12", "red/blue")
    table.plant(0, "cd34", "red/pink")
    assert table.legal(0) == ["prune 2", "prune 4", "prune 6"]


def test_nobody_prunes_fewer_than_no_tiles():
    """Not in the book: it can only happen where many types can be grown."""
    table = pruning()
    for point, hybrid in [("ab12", "red/blue"), ("bc12", "red/pink"), ("ab23", "pink/blue"), ("bc23", "red/violet")]:
        table.plant(0, point, hybrid)
    assert table.legal(0) == ["prune 0", "prune 1", "prune 3", "prune 5", "prune 7"]
    table.do("prune 0", seat=0)
    assert table.legal(0) == []


def test_any_tiles_may_go_even_if_the_garden_falls_apart():
    """Ruling 11."""
    table = pruning()
    table.do("xb1", "xb2", "xb3", seat=0)
    prune(table, 1, 3)
    assert table.state.filled[0] == 6
    table.settle()
    table.state.turn = 0
    table.state.hand = table.find("....")[0]
    table.enter("place")
    assert {"b1^", "b2^", "b3^", "d1^", "a4^"} <= set(table.legal())


def test_at_least_five_tiles_remain_after_round_1():
    """Ruling 11; four under the option."""
    for option, remain in [("3", 5), ("4", 4)]:
        table = pruning(prune_round1=option)
        table.plant(0, "ab12", "red/blue")
        most = int(table.legal(0)[-1].split()[1])
        assert 9 - most == remain


def test_a_hybrid_revealed_just_before_pruning_does_not_count():
    """Rulings 3 and 4: a pattern that happens to lie there was never planted."""
    table = Table(".. .. ..\n.. .. ..\n.r b. ..\n.b r. ..\n.. .. ..\n.. .. ..", FULL_3, hybrids=("red/blue",))
    table.enter("prune")
    assert len(table.legal(0)) == 9


def test_a_pruned_hybrid_may_be_grown_again():
    """Ruling 6."""
    drawing = ".. .. ..\n.. .. ..\n.. .. ..\n.r b. ..\n.b r. ..\n.. .. .."
    table = Table(drawing, FULL_3, hybrids=("red/blue",))
    table.plant(0, "ab12", "red/blue")
    table.enter("prune")
    table.do("prune 2", "xb2", "xc3", seat=0)
    prune(table, 1, 3)
    assert table.told("uprooted") == [
        {"event": "uprooted", "seat": 0, "point": table.point("ab12"), "hybrid": pair("red/blue")}
    ]
    assert table.grown() == {}
    table.settle()
    table.state.turn = 0
    assert "bloomed" in table.lay("b2", "...b")
    assert list(table.grown()) == ["ab12"]


def test_a_hybrid_that_keeps_its_tiles_stands_on():
    table = pruning()
    table.plant(0, "ab12", "red/blue")
    table.do("prune 2", "xc3", "xc2", seat=0)
    prune(table, 1, 3)
    assert list(table.grown()) == ["ab12"]


@pytest.mark.parametrize(("option", "bag", "heap"), [("out", 0, 6), ("bag", 6, 0)])
def test_pruned_tiles_go_out_of_play_or_into_the_bag(option, bag, heap):
    """Ruling 12, option pruned_tiles."""
    table = pruning(pruned_tiles=option)
    before = int(table.state.bagged)
    prune(table, 0, 3)
    prune(table, 1, 3)
    assert (int(table.state.bagged) - before, int(table.state.heaped)) == (bag, heap)


def test_nobody_sees_what_another_prunes_before_all_have_named_their_tiles():
    table = pruning()
    before = table.rules.view(table.state, 1)
    table.do("xa1", "xb2", seat=0)
    assert table.rules.view(table.state, 1) == before
    assert table.rules.view(table.state, NONE)["named"] == []
    assert table.rules.view(table.state, 0)["named"] == [table.cell("a1"), table.cell("b2")]
    assert Perspective(table.rules, table.state, 1).view()["sealed"] == []


def test_a_tile_is_named_once():
    table = pruning()
    table.do("xb2", seat=0)
    assert "xb2" not in table.legal(0)


def test_the_prompt_says_how_many_are_left():
    table = pruning()
    table.do("xb2", seat=0)
    assert Perspective(table.rules, table.state, 0).view()["prompt"] == (
        "Choose a tile to prune (2 left). Nobody sees it until all are done."
    )
