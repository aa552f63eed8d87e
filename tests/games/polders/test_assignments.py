"""The fifteen assignments, paragraph by paragraph of the appendix."""

import english
import pytest
from games.polders.drawing import TITLES, Table, claim

from hortus.core.scoring import BLANK, Itemised

MANOR, FARM, MILL = range(3)


def test_there_are_fifteen_assignments():
    assert len(TITLES) == len(set(TITLES)) == 15


# ---- the masters


@pytest.mark.parametrize(
    ("title", "building", "prizes"),
    [
        ("Manor Master", MANOR, [15, 7, 2]),
        ("Farm Frenzy", FARM, [12, 6, 1]),
        ("Mill Maker", MILL, [10, 4, 1]),
    ],
)
def test_a_master_card_pays_three_places(title, building, prizes):
    """P23: the fourth place is worth nothing."""
    table = Table(seats=4)
    for seat, count in enumerate([1, 4, 2, 3]):
        claim(table, seat, building, count)
    assert table.worth(title) == [0, prizes[0], prizes[2], prizes[1]]


@pytest.mark.parametrize(("title", "building"), [("Manor Master", MANOR), ("Farm Frenzy", FARM), ("Mill Maker", MILL)])
def test_a_master_needs_at_least_one_correct_building(title, building):
    table = Table(seats=3)
    claim(table, 1, building, 1)
    claim(table, 2, building, 3, filling=(building + 1) % 3)
    first = table.card(title).prizes[0]
    assert table.worth(title) == [0, first, 0]


def test_second_place_is_paid_in_a_game_of_two():
    """P22: if there is at least one building."""
    table = Table()
    claim(table, 0, MANOR, 3)
    assert table.worth("Manor Master") == [15, 0]
    claim(table, 1, MANOR, 1)
    assert table.worth("Manor Master") == [15, 7]


def test_those_who_tie_divide_the_points_of_their_place_rounded_down():
    """P21: two firsts have 15 // 2 each, the second place is skipped, the next is third."""
    table = Table(seats=4)
    for seat, count in enumerate([3, 3, 2, 1]):
        claim(table, seat, MANOR, count)
    assert table.worth("Manor Master") == [7, 7, 2, 0]


def test_three_who_tie_for_first_leave_no_place_to_the_fourth():
    """P21."""
    table = Table(seats=4)
    for seat, count in enumerate([2, 2, 2, 1]):
        claim(table, seat, FARM, count)
    assert table.worth("Farm Frenzy") == [4, 4, 4, 0]


def test_two_who_tie_for_first_leave_the_third_prize_to_the_next_of_three():
    """P21: 15 // 2 each, and no second place."""
    table = Table(seats=3)
    for seat, count in enumerate([1, 2, 2]):
        claim(table, seat, MANOR, count)
    assert table.worth("Manor Master") == [2, 7, 7]


def test_two_who_tie_in_a_game_of_two_divide_the_first_prize_and_nobody_is_second():
    """P21: 15 // 2 each."""
    table = Table()
    for seat in range(2):
        claim(table, seat, MANOR, 2)
    assert table.worth("Manor Master") == [7, 7]


def test_third_place_is_paid_in_a_game_of_three():
    table = Table(seats=3)
    for seat, count in enumerate([1, 4, 2]):
        claim(table, seat, FARM, count)
    assert table.worth("Farm Frenzy") == [1, 12, 6]


def test_a_tie_for_second_divides_the_second_prize():
    """P21."""
    table = Table(seats=3)
    for seat, count in enumerate([3, 1, 1]):
        claim(table, seat, MILL, count)
    assert table.worth("Mill Maker") == [10, 2, 2]


def test_ties_can_be_agreed_to_pool_the_places():
    """P21, option ties: pool. Two firsts share 15 + 7; a tie for third shares only the third prize."""
    table = Table(seats=4, ties="pool")
    for seat, count in enumerate([3, 3, 2, 1]):
        claim(table, seat, MANOR, count)
    assert table.worth("Manor Master") == [11, 11, 2, 0]
    table = Table(seats=4, ties="pool")
    for seat, count in enumerate([4, 3, 1, 1]):
        claim(table, seat, FARM, count)
    assert table.worth("Farm Frenzy") == [12, 6, 0, 0]
    table = Table(seats=3, ties="pool")
    for seat, count in enumerate([2, 1, 1]):
        claim(table, seat, MILL, count)
    assert table.worth("Mill Maker") == [10, 2, 2]


def test_nothing_is_divided_on_cards_that_pay_or_cost_each_player():
    """P24: ties on penalties and on cards that count pieces."""
    table = Table("""
        AxW .   BxW
        .   .   .
        AxM .   BxM
    """)
    for title in ["Correct Buildings", "Wrong Buildings", "Manor Minimalist", "Solo Square"]:
        first, second = table.worth(title)
        assert first == second != 0


# ---- sets and buildings


def test_a_set_is_one_correct_building_of_each_kind():
    """P25: a mill with circles makes no set."""
    table = Table()
    claim(table, 0, MANOR, 2)
    claim(table, 0, FARM, 3)
    claim(table, 0, MILL, 4, filling=MANOR)
    assert table.worth("Set Builder") == [0, 0]
    claim(table, 0, MILL, 3)
    assert table.worth("Set Builder") == [12, 0]


def test_correct_and_wrong_buildings_count_over_all_sheets():
    table = Table(seats=3)
    claim(table, 0, MANOR, 6)  # more than one sheet has
    claim(table, 0, FARM, 2, filling=MILL)
    claim(table, 1, MILL, 1)
    assert table.worth("Correct Buildings") == [12, 2, 0]
    assert table.worth("Wrong Buildings") == [-4, 0, 0]
    assert len(table.marked("Correct Buildings", 0)) == 6
    assert len(table.marked("Wrong Buildings", 0)) == 2


# ---- too few


@pytest.mark.parametrize(
    ("title", "building"), [("Minimal Miller", MILL), ("Manor Minimalist", MANOR), ("Farm Fiasco", FARM)]
)
def test_fewer_than_four_lose_six(title, building):
    """P1: the card's line; three lose, four do not."""
    table = Table(seats=3)
    for seat, count in enumerate([4, 3, 0]):
        claim(table, seat, building, count)
    assert table.worth(title) == [0, -6, -6]


@pytest.mark.parametrize(
    ("title", "building"), [("Minimal Miller", MILL), ("Manor Minimalist", MANOR), ("Farm Fiasco", FARM)]
)
def test_the_line_can_be_agreed_to_be_the_appendix(title, building):
    """P1, option too_few: appendix. Four lose, five do not."""
    table = Table(seats=3, too_few="appendix")
    for seat, count in enumerate([5, 4, 3]):
        claim(table, seat, building, count)
    assert table.worth(title) == [0, -6, -6]


# ---- rows and columns


LINES = """
    Ao  A=  AxW A=  Ao  ~
    Bo  A=  A=  A=  A=  A=
    Ao  A=  ~   .   .   .
    Ao  A=  .   .   .   .
    Ao  A=  .   .   .   .
"""


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 7), (4, 8)])
def test_a_row_in_one_hand_scores_whatever_its_fillings(seats, each):
    """P27: any fillings, buildings too; one square of another spoils it."""
    table = Table(LINES, seats=seats)
    assert table.worth("Horizontal Rows")[:2] == [each, 0]
    assert table.marked("Horizontal Rows", 0) == [table.at(word) for word in ["a1", "b1", "c1", "d1", "e1"]]


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 7), (4, 8)])
def test_a_column_in_one_hand_scores_too(seats, each):
    """P27: column b is A's, column a is not all A's."""
    table = Table(LINES, seats=seats)
    assert table.worth("Vertical Columns")[:2] == [each, 0]
    assert table.marked("Vertical Columns", 0) == [table.at(f"b{row}") for row in range(1, 6)]


def test_rows_shorter_than_five_never_score():
    table = Table("""
        ~   Ao  Ao  Ao  Ao
        .   .   .   .   .
    """)
    assert table.worth("Horizontal Rows") == [0, 0]


def test_a_row_broken_by_water_is_two_rows():
    """P26: each unbroken run counts by itself, and only with five squares or more."""
    table = Table("""
        Ao  Ao  Ao  Ao  Ao  ~   Bo  Bo  Bo  Bo  Bo
        Ao  Ao  Ao  ~   Ao  Ao  Ao  .   .   .   .
    """)
    assert table.worth("Horizontal Rows") == [6, 6]


def test_columns_shorter_than_five_never_score():
    table = Table("""
        Ao  ~
        A=  .
        Ao  .
        Ax  .
    """)
    assert table.worth("Vertical Columns") == [0, 0]


def test_a_column_broken_by_water_is_two_columns():
    """P26: five squares above the water score, four below it do not."""
    rows = ["Ao  Bo"] * 5 + ["~   Bo"] + ["Ao  ~"] * 4
    table = Table("\n".join(rows))
    assert table.worth("Vertical Columns") == [6, 6]
    assert table.marked("Vertical Columns", 0) == [table.at(f"a{row}") for row in range(1, 6)]


def test_rows_run_as_the_sheet_is_printed():
    """P38: sheets are never turned; a full column is no row."""
    table = Table("\n".join(["Ao  .   .   .   .   ."] * 6))
    assert table.worth("Horizontal Rows") == [0, 0]
    assert table.worth("Vertical Columns") == [6, 0]


# ---- areas


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 8), (4, 9)])
def test_area_control_counts_areas_of_four_with_their_correct_buildings(seats, each):
    """P32: three gardens and their manor are four, three gardens are not."""
    table = Table(
        """
        Ao  Ao  Ao  AoM .   B=  B=  B=
        .   .   .   .   .   .   .   .
        Ax  Ax  Ax  Ax  Ax  .   B=F B=
    """,
        seats=seats,
    )
    assert table.worth("Area Control")[:2] == [2 * each, 0]


def test_a_wrong_building_does_not_help_an_area_to_four():
    """P32 follows P5."""
    drawing = "Ao  Ao  AoF Ao"
    assert Table(drawing).worth("Area Control") == [0, 0]
    assert Table(drawing, wrong_buildings="plain").worth("Area Control") == [7, 0]


def test_by_the_letter_a_wrong_building_is_plain_everywhere_but_for_area_control():
    """P5, P31 and P32, option wrong_buildings: letter."""
    assert Table("Ao  Ao  AoF Ao", wrong_buildings="letter").worth("Area Control") == [0, 0]
    assert Table("Ao  Ao  AoF Ao  AoM", wrong_buildings="letter").worth("Area Control") == [7, 0]
    assert Table("Bo  BoF Bo", wrong_buildings="letter").worth("Empty Areas") == [0, 4]
    table = Table("AoM Ao  Ao  AoF Ao  Ao", wrong_buildings="letter")
    assert table.areas(0) == [("manor gardens with 1 manor", 5, 5)]


def test_empty_areas_are_three_squares_without_a_correct_building():
    """P31: a wrong building is none, but it does not count as a square either."""
    table = Table("""
        Ao  Ao  Ao  .   A=  A=  A=F .   Ax  Ax
        .   .   .   .   .   .   .   .   .   .
        B=  B=  B=W B=  .   Bo  BoF Bo  .   .
    """)
    assert table.worth("Empty Areas") == [4, 4]


def test_an_area_with_a_correct_building_is_not_empty_however_large():
    table = Table("""
        A=  A=  A=  A=F .   Bo  Bo  Bo  BoF
        .   .   .   .   .   .   .   .   .
    """)
    assert table.worth("Empty Areas") == [0, 4]


def test_empty_areas_count_wrong_buildings_where_they_are_plain():
    """P31 follows P5."""
    assert Table("Bo  BoF Bo").worth("Empty Areas") == [0, 0]
    assert Table("Bo  BoF Bo", wrong_buildings="plain").worth("Empty Areas") == [0, 4]


def test_a_solo_square_has_no_own_neighbour_of_its_filling():
    table = Table("""
        Ao  A=  Ao  .
        .   .   Ao  Ax
    """)
    assert table.worth("Solo Square") == [3, 0]
    assert table.marked("Solo Square", 0) == [table.at("a1"), table.at("b1"), table.at("d2")]


def test_a_solo_square_beside_a_rivals_same_filling_is_still_solo():
    """P29."""
    assert Table("Ao  Bo").worth("Solo Square") == [1, 1]


def test_a_lone_building_is_a_solo_square_right_or_wrong():
    """P30."""
    assert Table("AoM .   AoF .   BxW").worth("Solo Square") == [2, 1]


def test_a_solo_square_is_joined_by_a_wrong_building():
    """P30: not when it is connected to its filling."""
    assert Table("AoF Ao").worth("Solo Square") == [0, 0]


# ---- roads


def test_road_pairs_need_own_squares_on_both_sides():
    """P28: any fillings, one pair a segment, and a square may serve several."""
    table = Table("""
        Ao |A= |Bx
        === === ===
        Ax |A=  Bo
    """)
    # a1|b1, a2|b2, a1=a2, b1=b2 for A; c1=c2 for B; b1|c1 is mixed, b2 and c2 have no road between them.
    assert table.worth("Road Pairing") == [8, 2]
    assert set(table.marked("Road Pairing", 0)) == {table.at(word) for word in ["a1", "b1", "a2", "b2"]}
    assert table.marked("Road Pairing", 1) == [table.at("c1"), table.at("c2")]


def test_squares_across_a_crossing_diagonally_are_no_pair():
    table = Table("""
        Ao |.
        === ===
        .  |Ao
    """)
    assert table.worth("Road Pairing") == [0, 0]


# ---- several sheets


TWO_SHEETS = {
    "drawing": """
        Ao  A= |A=  A=  A=  Bx  B=
        Bo |Bo  Bo  Bo  Bo  Bo  B=
        Ax |Ax  .   .   .   .   B=
        .   .   .   .   .   .   B=
        .   .   .   .   .   .   B=
    """,
    "second": """
        Ao |Ao  Ao  .   Bx  Bx
        Ao |Ao  .   .   Bx  .
        Ao |Ao  ~   .   ~   .
        Ao |Ax  .   .   .   .
        Ao |A=  .   .   .   .
        ~   ~   Bo  Bo  Bo  Bo  Bo
    """,
}


@pytest.mark.parametrize(
    ("title", "worth"),
    [
        ("Area Control", [7 + 7, 2 * 7 + 7]),
        ("Empty Areas", [4 + 4, 2 * 4 + 2 * 4]),  # the crosses of B are three squares and no four
        ("Solo Square", [1 + 2, 1]),
        ("Horizontal Rows", [0, 6 + 6]),
        ("Vertical Columns", [2 * 6, 6]),
        ("Road Pairing", [2 * 2 + 5 * 2, 2]),
    ],
)
def test_what_lies_on_all_sheets_is_counted_together(title, worth):
    """Each sum names the first sheet, then the second."""
    table = Table(**TWO_SHEETS)
    assert table.worth(title) == worth


def test_areas_of_two_sheets_are_scored_each_by_itself():
    table = Table("AoM Ao  Ao", second="Ao  AoM")
    assert [(count, points) for _, count, points in table.areas(0)] == [(2, 2), (1, 1)]


# ---- when they count


def test_an_assignment_scores_only_once_it_is_turned_up():
    """P41: and then whatever is on the sheets at the end, not at the time."""
    table = Table(assignments=("Set Builder", "Solo Square"))
    claim(table, 0, MANOR, 1)
    claim(table, 0, FARM, 1)
    claim(table, 0, MILL, 1)
    lines = Itemised()
    table.rules.score(table.state, 0, lines)
    assert sorted(english.lines(lines)) == [("Set Builder", 1, 6), ("Solo Square", 3, 3)]
    assert table.card("Correct Buildings").score(table.state, 0, BLANK) == 0
    assert table.card("Correct Buildings").worth(table.state, 0, BLANK) == 6


def test_a_reward_is_completed_by_scoring_and_a_penalty_by_losing_nothing():
    """P33."""
    table = Table("A=F .   BoF", assignments=("Correct Buildings", "Wrong Buildings"))
    for title, completed in [("Correct Buildings", [True, False]), ("Wrong Buildings", [True, False])]:
        card = table.card(title)
        assert [card.completed(table.state, seat) for seat in range(2)] == completed
    assert not table.card("Solo Square").completed(table.state, 0)


@pytest.mark.parametrize(
    ("title", "building"), [("Minimal Miller", MILL), ("Manor Minimalist", MANOR), ("Farm Fiasco", FARM)]
)
def test_a_card_against_too_few_is_completed_by_having_enough(title, building):
    """P33: four are enough, three are not."""
    table = Table(assignments=(title, "Solo Square"))
    claim(table, 0, building, 4)
    claim(table, 1, building, 3)
    assert [table.card(title).completed(table.state, seat) for seat in range(2)] == [True, False]


# ---- the score sheet


def test_the_sheet_says_what_a_card_took_and_is_silent_about_one_that_counted_nothing():
    table = Table("A=F .   .   BoF", assignments=("Farm Fiasco", "Area Control"))
    sheets = [Itemised() for _ in range(2)]
    scores = [table.rules.score(table.state, seat, sheets[seat]) for seat in range(2)]
    assert [english.lines(sheet) for sheet in sheets] == [[("Farm Fiasco", 1, -6)], [("Farm Fiasco", 0, -6)]]
    assert scores == [-6, -6]
