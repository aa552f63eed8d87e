"""The bed: what touches, what four tiles form."""

import pytest
from games.blume.drawing import Table, pair

from hortus.core.state import NONE
from hortus.games.blume.board import Bed, flower_names, pair_number, pair_words
from hortus.games.blume.vocabulary import COLOURS


def kind(drawing: str, point: str = "ab12", **options: str) -> str:
    """The flower at a point of a drawn garden."""
    table = Table(drawing, options=options)
    found = int(table.rules.bed.kind(table.state.laid, 0, table.point(point)))
    return "none" if found == NONE else str(flower_names()[found])


def test_four_matching_corners_form_a_flower():
    assert kind(".. ..\n.r r.\n.r r.\n.. ..") == "red"


def test_three_corners_are_not_enough():
    assert kind(".. --\n.r --\n.r r.\n.. ..") == "none"
    assert kind(".. ..\n.r o.\n.r r.\n.. ..") == "none"


@pytest.mark.parametrize(("left", "right"), [("r", "b"), ("b", "r")])
def test_a_hybrid_alternates_two_colours_and_both_mirror_positions_count(left, right):
    """Ruling 8."""
    drawing = f".. ..\n.{left} {right}.\n.{right} {left}.\n.. .."
    assert kind(drawing) == "red-blue"


@pytest.mark.parametrize("rows", [".r r.\n.b b.", ".r b.\n.r b."])
def test_two_and_two_side_by_side_are_a_hybrid_only_by_option(rows):
    """Ruling 8, option hybrid_pattern."""
    assert kind(f".. ..\n{rows}\n.. ..") == "none"
    assert kind(f".. ..\n{rows}\n.. ..", hybrid_pattern="any2plus2") == "red-blue"


def test_three_and_one_are_never_a_hybrid():
    assert kind(".. ..\n.r r.\n.r b.\n.. ..", hybrid_pattern="any2plus2") == "none"


def test_every_pair_of_colours_has_its_own_number_in_either_order():
    numbers = {pair_number(one, two) for one in range(6) for two in range(6) if one != two}
    assert sorted(numbers) == list(range(15))
    assert pair("blue/red") == pair("red/blue") == pair_words().index("red-blue")
    assert [str(name) for name in flower_names()] == COLOURS + pair_words()


def test_a_tile_is_turned_clockwise():
    bed = Bed(5, [[0, 1, 2, 3]])
    assert [int(bed.corners[4 + corner]) for corner in range(4)] == [3, 0, 1, 2]


def test_points_and_cells_agree_about_who_touches_whom():
    bed = Bed(5, [])
    for point in range(16):
        for place in range(4):
            cell = bed.around[point * 4 + place]
            assert bed.touch[cell * 4 + (place + 2) % 4] == point
    assert sum(1 for touch in bed.touch if touch != NONE) == 64


def test_rounds_have_4_then_9_then_16_points():
    assert [len([p for p in range(16) if max(p % 4, p // 4) < side - 1]) for side in (3, 4, 5)] == [4, 9, 16]
