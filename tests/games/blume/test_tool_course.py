"""Gloves: what a tool costs, and when it makes way."""

from games.blume.drawing import Table
from games.blume.tooling import offered, tools

from hortus.games.blume.modules.tool_words import TOOLS


def gloves(table: Table) -> list[int]:
    return [int(count) for count in table.state.shed.gloves]


def test_tools_are_used_before_a_tile_is_taken():
    table = tools()
    assert offered(table) == ["rake", "trowel", "fork"]
    table.do("1")
    assert offered(table) == []


def test_a_tool_costs_one_glove_the_first_time_and_two_for_every_repeat():
    """Ruling 29."""
    table = tools()
    table.do("rake", "turn a1 >")
    assert gloves(table) == [2, 3]
    table.do("rake", "turn a1 >")
    assert gloves(table) == [0, 3]
    assert offered(table) == []


def test_a_repeat_that_cannot_be_paid_is_not_offered():
    """Ruling 29."""
    table = tools()
    table.do("rake", "turn a1 >", "trowel", "a1", "c1^")
    assert gloves(table) == [1, 3]
    assert offered(table) == ["fork"]


def test_others_still_pay_one_glove():
    """Gloves: who has not used the tool yet pays one, whatever the others did."""
    table = tools()
    table.state.shed.paid[1 * len(TOOLS) + 0] = 3
    table.state.shed.paid[1 * len(TOOLS) + 1] = 1
    table.do("trowel", "a1", "c1^")
    assert gloves(table)[0] == 2 + 1  # paid one, and one came back because now all have used it


def test_any_number_of_tools_may_be_used_in_a_turn():
    """Ruling 28."""
    table = tools()
    table.do("rake", "turn a1 >", "fork", "a1", "b1^", "a1^", "trowel", "a1", "c1^")
    assert gloves(table) == [0, 3]
    assert table.turn == 0


def test_one_tool_a_turn_by_option():
    """Ruling 28, option tools_per_turn."""
    table = tools(options={"tools_per_turn": "1"})
    table.do("rake", "turn a1 >")
    assert offered(table) == []
    table.do("1", "c1^")
    table.settle()
    assert table.turn == 1
    assert offered(table) == ["rake", "trowel", "fork"]


def test_a_tool_that_all_have_used_returns_one_glove_each_and_makes_way():
    """Ruling 30: the other gloves on it are lost."""
    table = tools()
    shed = table.state.shed
    shed.paid[1 * len(TOOLS) + 0] = 3
    shed.gloves[1] = 0
    table.do("rake", "turn a1 >")
    assert gloves(table) == [3, 1]
    assert [int(count) for count in shed.lost] == [0, 2]
    assert table.step == "reveal a tool"
    table.happen(TOOLS.index("hose"))
    assert offered(table) == ["trowel", "fork", "hose"]


def test_nothing_replaces_a_tool_when_the_deck_is_empty():
    """Ruling 30."""
    table = tools()
    shed = table.state.shed
    for tool in range(len(TOOLS)):
        shed.deck[tool] = 0
    shed.paid[1 * len(TOOLS) + 0] = 1
    table.do("rake", "turn a1 >")
    assert offered(table) == ["trowel", "fork"]
    assert table.step == "take"
