"""The sun and the stacks it passes over."""

from games.flutter.drawing import Table
from games.flutter.positions import (
    CLOCKWISE,
)

from hortus.core.state import NONE
from hortus.games.flutter.rondel import stacks_left


def test_empty_stacks_are_passed_over_when_selecting():
    """Game End 2: as if the stack had never been there."""
    table = Table()
    table.sun("moth")
    table.empty_stack("ladybug")
    table.hold(0, "")
    assert int(stacks_left(table.state)) == 4
    assert table.stand("select").legal() == ["butterfly"]


def test_a_last_turn_passes_over_empty_stacks_with_sun_free_tile_and_prices():
    """F38 to F40: the hummingbirds ran out first, then the last ladybug; seat 1 has a whole turn without both."""
    table = Table(3)
    table.state.ender = 2
    table.empty_stack("hummingbird")
    table.top("red ladybug", below=0)
    for name in ["yellow dragonfly", "blue moth", "purple butterfly"]:
        table.top(name)
    table.sun("moth")
    table.hold(1, "ybb")
    table.stand("select").play("ladybug").play_on()
    assert "last_turns" not in table.told()
    assert CLOCKWISE[table.state.sun] == "butterfly"  # over the ladybug
    shown = {CLOCKWISE[place]: stack["price"] for place, stack in enumerate(table.rules.view(table.state, 1)["rondel"])}
    assert shown == {
        "hummingbird": [NONE] * 4,
        "dragonfly": [0, 0, 0, 0],  # free, over the hummingbird
        "moth": [0, 1, 0, 0],
        "ladybug": [NONE] * 4,
        "butterfly": [0, 1, 2, 0],  # under the sun, over the ladybug again
    }
    assert (table.at, table.seat) == ("select", 1)
    assert table.legal() == ["moth", "dragonfly", "butterfly"]
    table.play("butterfly")
    assert [numbers[1:] for numbers in table.events("skipped")] == [[1, 1], [2, 2]]
    assert table.petals(1) == ""
    table.play_on()
    assert table.state.over
