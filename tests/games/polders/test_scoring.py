"""What areas are worth: the rulebook's example, then the multiplier step by step."""

import pytest
from games.polders.drawing import Table

from hortus.core.scoring import BLANK, Itemised
from hortus.games.polders.scoring import area_points

EXAMPLE = """
    A=  A=  A=F A=  A=  Ao  AoM Ao
    A=  A=  A=  A=  A=F AoM Ao  ~
    A=  Bo  Bo  BoM Bo  B=  B=  B=F
    Bo  A=  A=  A=  BoM Bo  Bo  B=
"""


def test_the_example_of_the_rulebook_red():
    """Appendix 1: nine fields with two farms are 9, three fields without one 0, three gardens with two manors 6."""
    table = Table(EXAMPLE)
    assert table.areas(0) == [
        ("crop fields with 2 farms", 9, 9),
        ("manor gardens with 2 manors", 3, 6),
        ("crop fields without a farm", 3, 0),
    ]


def test_the_example_of_the_rulebook_blue():
    """Appendix 1: five gardens with two manors are 10, three fields with a farm 3, a lone circle nothing."""
    table = Table(EXAMPLE)
    assert table.areas(1) == [("manor gardens with 2 manors", 5, 10), ("crop fields with 1 farm", 3, 3)]


def test_the_example_of_the_rulebook_has_31_squares_and_7_buildings():
    table = Table(EXAMPLE)
    assert len(table.country.polders[0].squares) == 31
    assert len([kind for kind in table.country.polders[0].buildings if kind >= 0]) == 7


def test_seven_gardens_with_one_manor_score_three():
    """P4, and the rulebook's own sum: 7 x 0.5 = 3.5, rounded down."""
    table = Table("""
        Ao  Ao  Ao  Ao
        AoM Ao  Ao  Ao
    """)
    assert table.areas(0) == [("manor gardens with 1 manor", 7, 3)]


@pytest.mark.parametrize(
    ("plain", "right", "points"),
    [
        (1, 1, 1), (5, 1, 5), (6, 1, 3), (10, 1, 5), (11, 1, 2), (15, 1, 3), (16, 1, 4), (20, 1, 5),
        (5, 3, 15), (6, 3, 9), (9, 2, 9), (10, 3, 15), (11, 4, 11), (0, 2, 0), (4, 0, 0),
    ],
)  # fmt: skip
def test_the_multiplier_has_three_steps_and_no_more(plain, right, points):
    """P2: 1 up to five squares, 0.5 up to ten, 0.25 above, however many."""
    assert area_points(plain, right) == points


def test_only_squares_that_count_set_the_step():
    """P3: five fields and a farm are six squares, and the farm still counts in full."""
    table = Table("A=  A=  A=F A=  A=  A=")
    assert table.areas(0) == [("crop fields with 1 farm", 5, 5)]


def test_rounding_is_once_per_area_after_all_buildings():
    """P4: 7 squares with 3 mills are 10, not three times 3."""
    table = Table("""
        AxW Ax  Ax  AxW
        Ax  Ax  Ax  Ax
        AxW Ax  ~   ~
    """)
    assert table.areas(0) == [("mill fields with 3 mills", 7, 10)]


def test_a_wrong_building_joins_squares_but_counts_for_nothing():
    """P5: two gardens on either side of a farm filled with circles are one area of four squares and its manor."""
    table = Table("AoM Ao  Ao  AoF Ao  Ao")
    assert table.areas(0) == [("manor gardens with 1 manor", 4, 4)]


def test_a_wrong_building_can_be_agreed_to_be_a_plain_square():
    """P5, option wrong_buildings: plain."""
    table = Table("AoM Ao  Ao  AoF Ao  Ao", wrong_buildings="plain")
    assert table.areas(0) == [("manor gardens with 1 manor", 5, 5)]


def test_a_wrong_building_that_is_a_plain_square_may_bring_the_next_step():
    """P3 and P5, option wrong_buildings: plain. The farm is the sixth garden, and the manor counts half."""
    drawing = "AoM Ao  Ao  Ao  Ao  Ao  AoF"
    assert Table(drawing).areas(0) == [("manor gardens with 1 manor", 5, 5)]
    assert Table(drawing, wrong_buildings="plain").areas(0) == [("manor gardens with 1 manor", 6, 3)]


def test_an_area_of_buildings_alone_scores_nothing():
    """P6."""
    table = Table("AoM AoM AoM")
    assert table.areas(0) == [("manor gardens with 3 manors", 0, 0)]


def test_a_lone_square_is_no_area():
    """P7: neither a field nor a correctly filled building."""
    table = Table("""
        A=  .   AoM
        .   .   .
        AxF .   Bo
    """)
    assert table.areas(0) == []
    assert table.areas(1) == []


def test_areas_run_across_roads():
    """P8."""
    table = Table("""
        A= |A=F
        === ===
        A= |A=
    """)
    assert table.areas(0) == [("crop fields with 1 farm", 3, 3)]


def test_equal_fillings_of_two_players_are_separate_areas():
    """P9."""
    table = Table("AoM Ao  Bo  BoM Bo")
    assert table.areas(0) == [("manor gardens with 1 manor", 1, 1)]
    assert table.areas(1) == [("manor gardens with 1 manor", 2, 2)]


def test_squares_that_touch_by_a_corner_only_are_no_area():
    table = Table("""
        A=F .
        .   A=
    """)
    assert table.areas(0) == []


def test_every_area_is_scored_by_itself():
    table = Table("""
        AoM Ao  .   Ao  AoM
        .   .   .   .   .
        Ao  AoM Ao  Ao  Ao
    """)
    assert [points for _, _, points in table.areas(0)] == [4, 1, 1]


def test_the_sheet_names_the_squares_of_each_area():
    table = Table("AoM Ao  .   A=  A=")
    ledger = Itemised()
    table.rules.areas.score(table.state, 0, ledger)
    assert ledger.marks == [[table.at("a1"), table.at("b1")], [table.at("d1"), table.at("e1")]]


def test_totals_may_be_negative_or_beyond_the_score_board():
    """P35: nothing is capped at 0 or 159."""
    poor = Table("AxM .   AxM .   AxM", assignments=("Wrong Buildings", "Farm Fiasco"))
    assert poor.rules.score(poor.state, 0, BLANK) == -12
    rich = Table("\n".join(["AoM Ao  Ao  AoM"] * 16), assignments=("Correct Buildings", "Manor Master"))
    assert rich.rules.score(rich.state, 0, BLANK) == 32 * 32 // 4 + 2 * 32 + 15
