"""The levels as rows of a file: all are there, each says what it needs."""

import pytest

from hortus.bots.ladder import LEVELS, Ladder, ladder
from hortus.bots.tables import TableFault

ROWS = {str(number): {"bot": "glance", "share": 0.5} for number in range(1, 11)}
SEARCH = LEVELS["any"]["search"]


def test_a_game_that_nobody_has_measured_has_the_usual_levels():
    assert [row.bot for row in ladder("chess").rows] == [row.bot for row in ladder("any").rows]


def test_what_a_game_does_not_say_of_its_search_is_as_usual():
    assert ladder("polders").style["horizon"] == SEARCH["horizon"]
    assert ladder("polders").style["breadth"] == 6


def test_level_6_of_blume_differs_from_level_5_by_its_share():
    five, six = (vars_of(ladder("blume").level(number)) for number in (5, 6))
    assert {key for key in five if five[key] != six[key]} == {"share"}


def vars_of(row):
    return {key: getattr(row, key) for key in ("bot", "share", "form", "effort", "solves")}


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({"bot": "genius"}, "level 3: bot should be beginner, glance, study, search or master, not 'genius'."),
        ({"bot": "search"}, "level 3: a search needs an effort of at least 1, not 0."),
        ({"bot": "study", "share": 1.5}, "level 3: share should be more than 0 and at most 1, not 1.5."),
    ],
)
def test_a_row_that_cannot_be_played_is_refused(row, fault):
    with pytest.raises(TableFault) as refused:
        Ladder("petal", {**ROWS, "3": row}, SEARCH)
    assert str(refused.value) == f"levels.toml: petal: {fault}"


def test_a_level_that_is_missing_is_named():
    rows = {number: row for number, row in ROWS.items() if number != "4"}
    with pytest.raises(TableFault, match="petal: level 4 is missing; every game has levels 1 to 10"):
        Ladder("petal", rows, SEARCH)


def test_the_end_is_solved_only_where_a_row_says_so():
    assert [row.solves for row in ladder("petal").rows] == [0, 0, 0, 0, 6, 10, 13, 16, 16, 16]
    assert {row.solves for row in ladder("blume").rows} == {0}
