"""What each tool does."""

import pytest
from games.blume.drawing import FULL_3, pair
from games.blume.tooling import SQUARE, offered, tools

import hortus
from hortus.core.bits import members
from hortus.core.state import NONE
from hortus.games.blume.modules.tool_words import TOOLS

RED = """
    .. ..
    .r r.
    .r r.
    .. ..
"""


def test_flowers_of_a_tool_are_carried_out_before_a_tile_is_taken():
    table = tools(RED)
    table.do("rake", "turn b2 >", "rake", "turn b2 <")
    assert table.step == "act"
    table.do("stock")
    assert table.step == "take"
    assert table.turn == 0


def test_the_same_tiles_give_their_flower_once_a_round():
    """Guard: turned away and back, a flower gives no second action."""
    table = tools(".. --\n.r --\n.r r.\n.. ..")
    table.lay("b2", "...r")
    table.do("stock")
    table.settle()
    table.state.turn = 0
    table.enter("take")
    table.do("rake", "turn b2 >")
    table.do("rake")
    assert "bloomed" not in table.do("turn b2 <")
    assert table.stocked() == {"red": 1}


def test_a_hybrid_formed_again_by_the_same_tiles_gives_nothing_and_does_not_stand():
    """Guard: for hybrids too."""
    table = tools(".. --\n.r --\n.b r.\n.. ..", hybrids=("red/blue",))
    table.lay("b2", "...b")
    table.settle()
    table.state.turn = 0
    table.enter("take")
    table.do("rake", "turn b2 >", "rake")
    assert table.do("turn b2 <") == ["raked"]
    assert table.grown() == {}
    assert table.stocked() == {"red": 1, "blue": 1}


def test_in_the_next_round_they_give_it_again():
    """Guard: in the same round."""
    table = tools(".. .. ..\n.. .. ..\n.. -- ..\n.r -- ..\n.r r. ..\n.. .. ..", FULL_3)
    table.lay("b2", "...r")
    table.do("stock")
    table.enter("prune")
    for seat in (0, 1):
        table.do("xa3", "xb3", "xc3", seat=seat)
    table.settle()
    table.state.turn = 0
    table.enter("take")
    table.do("rake", "turn b2 >", "rake")
    assert "bloomed" in table.do("turn b2 <")


def test_another_tile_at_the_same_point_gives_a_flower_of_its_own():
    """Guard: by the same four tiles."""
    table = tools(".. --\n.r --\n.r r.\n.. ..", shown=("trug", "rake", "fork"), row=("r...", "....", "...."))
    table.lay("b2", "...r")
    table.do("stock")
    table.settle()
    table.state.turn = 0
    table.enter("take")
    corners = table.rules.scene()["tiles"][int(table.state.row[0])]
    turn = next(turn for turn in range(4) if corners[(3 - turn) % 4] == 0)
    assert "bloomed" in table.do("trug", "b2", "1", "b2" + "^>v<"[turn])


def test_a_raked_hybrid_stands_no_longer():
    table = tools(".. ..\n.r b.\n.b r.\n.. ..", hybrids=("red/blue",))
    table.plant(0, "ab12", "red/blue")
    table.do("rake", "turn b2 >")
    assert table.grown() == {}
    assert len(table.told("uprooted")) == 1


def test_a_hybrid_that_sees_the_same_colour_after_a_turn_still_stands():
    """A tile with two corners alike, turned a quarter, may show a point the same colour: nothing was torn up."""
    table = tools(".. ..\n.r bb\n.b r.\n.. ..", hybrids=("red/blue",))
    table.plant(0, "ab12", "red/blue")
    table.do("rake", "turn b2 >")
    assert table.grown() == {"ab12": pair("red/blue")}
    assert not table.told("uprooted")


def test_a_flower_that_sees_the_same_colour_after_a_turn_does_not_open_again():
    table = tools(".. ..\n.r rr\n.r r.\n.. ..")
    assert "bloomed" not in table.do("rake", "turn b2 >")
    assert table.step == "take"


def test_hand_rake_turns_a_tile_in_place():
    table = tools()
    cell = table.cell("b2")
    before = int(table.state.laid[cell])
    table.do("rake", "turn b2 v")
    assert int(table.state.laid[cell]) == (before & ~3) | ((before + 2) & 3)


def test_trowel_moves_a_tile_to_another_cell_beside_a_tile():
    table = tools()
    table.do("trowel", "a1")
    cells = {text[:2] for text in table.legal()}
    assert "a1" not in cells
    assert cells == {"c1", "c2", "a3", "b3"}
    table.do("c2>")
    assert table.state.laid[table.cell("a1")] == NONE
    assert table.state.laid[table.cell("c2")] != NONE
    assert table.state.filled[0] == 4


def test_trowel_is_offered_only_if_a_tile_can_go_somewhere():
    table = tools("..\n..", SQUARE)
    assert "trowel" in offered(table)
    table.do("trowel", "a1")
    assert {text[:2] for text in table.legal()} == {c + r for c in "abc" for r in "123"} - {"a1"}


def test_fork_swaps_two_tiles_turned_at_will():
    table = tools()
    one, two = (int(table.state.laid[table.cell(cell)]) >> 2 for cell in ("a1", "b2"))
    table.do("fork", "a1")
    assert {text[:2] for text in table.legal()} == {"b1", "a2", "b2"}
    table.do("b2v")
    assert {text[:2] for text in table.legal()} == {"a1"}
    table.do("a1>")
    assert int(table.state.laid[table.cell("b2")]) == one * 4 + 2
    assert int(table.state.laid[table.cell("a1")]) == two * 4 + 1


def test_fork_needs_two_tiles():
    assert "fork" not in offered(tools("..\n..", SQUARE))


def test_fork_looks_at_both_ends():
    table = tools(".. .. --\n.r o. --\n.r r. ro\n.. .. ..")
    # c1 shows red at its top left; on b2 it shows red at its bottom left and completes ab12.
    tile = int(table.state.laid[table.cell("c1")]) >> 2
    corners = table.rules.scene()["tiles"][tile]
    turn = next(turn for turn in range(4) if corners[(3 - turn) % 4] == 0)
    table.do("fork", "c1", "b2" + "^>v<"[turn])
    assert "bloomed" in table.do("c1^")


def test_fork_looks_where_the_first_tile_lay_too():
    table = tools(".. .. --\n.r o. --\n.r r. ro\n.. .. ..")
    table.do("fork", "b2", "c1^")
    assert "bloomed" in table.do(table.turned("b2", 3, "r"))


def test_secateurs_throw_a_tile_away():
    table = tools(shown=("secateurs", "rake", "fork"))
    table.do("secateurs", "a1")
    assert table.state.filled[0] == 3
    assert table.state.heaped == 1
    assert table.step == "take"


def test_an_emptied_garden_starts_anew_in_the_first_square():
    """Not in the book."""
    table = tools("..\n..", SQUARE, shown=("secateurs", "rake", "fork"), round=1)
    table.do("secateurs", "a1", "1")
    assert {text[:2] for text in table.legal()} == {column + row for column in "abc" for row in "123"}


def test_trug_swaps_a_tile_with_one_of_the_row():
    table = tools(shown=("trug", "rake", "fork"))
    mine, theirs = int(table.state.laid[table.cell("b2")]) >> 2, int(table.state.row[1])
    table.do("trug", "b2", "2")
    assert {text[:2] for text in table.legal()} == {"b2"}
    table.do("b2<")
    assert int(table.state.row[1]) == mine
    assert int(table.state.laid[table.cell("b2")]) == theirs * 4 + 3
    assert table.step == "take"


def test_wheelbarrow_brings_a_new_row():
    table = tools(shown=("wheelbarrow", "rake", "fork"))
    before = {int(tile) for tile in table.state.row}
    table.do("wheelbarrow")
    assert table.state.heaped == 3
    table.settle()
    assert table.step == "take"
    after = {int(tile) for tile in table.state.row}
    assert len(after) == 3
    assert not after & before


def test_sieve_offers_three_tiles_of_which_one_may_be_laid():
    table = tools(shown=("sieve", "rake", "fork"))
    before = int(table.state.bagged)
    table.do("sieve")
    table.settle()
    assert table.legal() == ["sift 1", "sift 2", "sift 3", "leave"]
    assert table.rules.view(table.state, 1)["tools"]["sieved"] == [int(tile) for tile in table.state.shed.sieved]
    tile = int(table.state.shed.sieved[1])
    table.do("sift 2")
    assert table.step == "place"
    assert table.state.hand == tile
    assert table.state.bagged == before - 1
    table.do("c1^")
    assert table.turn == 1


def test_sieve_may_be_left():
    table = tools(shown=("sieve", "rake", "fork"))
    before = int(table.state.bagged)
    table.do("sieve")
    table.settle()
    table.do("leave")
    assert table.state.bagged == before
    assert table.step == "take"


@pytest.mark.parametrize("bagged", [0, 2])
def test_sieve_takes_what_is_out_of_play_when_the_bag_is_empty(bagged):
    """Ruling 12."""
    table = tools(shown=("sieve", "rake", "fork"))
    table.state.heaped = table.state.bagged - bagged
    table.state.bagged = bagged
    for tile in [tile for tile in range(150) if table.state.bag[tile]][bagged:]:
        table.state.bag[tile], table.state.heap[tile] = 0, 1
    table.do("sieve")
    table.settle()
    assert len(table.told("poured")) == 1
    assert table.legal() == ["sift 1", "sift 2", "sift 3", "leave"]


def test_hose_waters_one_point_of_the_square_for_this_turn():
    table = tools(".. --\n.r --\n.r r.\n.. ..", SQUARE, shown=("hose", "rake", "fork"))
    table.do("hose")
    assert table.legal() == ["hose ab12", "hose bc12", "hose ab23", "hose bc23"]
    table.do("hose ab12")
    assert table.lay("b2", "...r")[-2:] == ["watered", "stocked"]
    table.do("red+")
    assert table.state.hosed == 0


@pytest.mark.parametrize("tool", TOOLS)
def test_pieces_are_conserved_through_every_tool(tool):
    table = tools(shown=(tool, *[name for name in TOOLS if name != tool][:2]))
    before = table.rules.census(table.state)
    table.do(tool)
    dice = hortus.Dice(7)
    for _ in range(40):
        assert table.rules.census(table.state) == before
        if table.state.waiting == 0:
            table.settle(3)
            continue
        seat = members(table.state.waiting)[0]
        legal = table.legal(seat)
        table.do(legal[dice.below(len(legal))], seat=seat)
