"""The four sheets of the standard edition, and geometry."""

from itertools import combinations

import pytest
from games.polders.drawing import Table

from hortus.core.state import NONE

LENGTHS = {
    "De Schermer": ([4, 6, 7, 7, 7, 7, 7, 7, 6, 6, 4], [6, 9, 11, 11, 11, 11, 9], 21),
    "De Beemster": ([6, 8, 8, 8, 8, 8, 8, 8, 6], [7, 9, 9, 9, 9, 9, 9, 7], 21),
    "De Purmer": ([4, 7, 9, 9, 9, 9, 9, 7, 5], [5, 7, 8, 9, 9, 9, 9, 7, 5], 20),
    "De Wormer": ([6, 7, 7, 7, 7, 7, 7, 7, 7, 6], [2, 4, 6, 8, 9, 10, 9, 8, 6, 4, 2], 21),
}
BUILDINGS = {  # manors, farms, mills
    "De Schermer": ["f2 a3 b7 f9", "d4 f7 a8 e10 c11", "e1 c2 a5 d6 c8 f11"],
    "De Beemster": ["c1 a2 d5 f6", "f1 d3 f4 b8 e8", "g2 c4 a5 h5 h8 d9"],
    "De Purmer": ["c2 i3 e5 c9", "g1 b3 c7 g7 e9", "d1 g3 d4 b5 i5 e7"],
    "De Wormer": ["c3 g5 c6 e8", "a1 f1 e4 i7 h9", "d1 g2 h4 e6 g8 f10"],
}
ROADS = {  # on the right of these squares, or below them
    "De Schermer": ["d1-d11 |", "a3-g3 =", "b8-d8 ="],
    "De Beemster": ["c1-c9 |", "f6-f9 |", "a5-h5 ="],
    "De Purmer": ["d4-d9 |", "a3-i3 =", "e6-i6 ="],
    "De Wormer": ["d1-d7 |", "b3-h3 =", "d7-j7 ="],
}


@pytest.fixture(scope="module")
def country():
    return Table(seats=4).country


def runs(country, lines, sheet):
    return [len(run) for run in lines if country.sheet[run[0]] == sheet]


def test_rows_columns_and_roads_are_as_long_as_on_the_sheets(country):
    assert [polder.name for polder in country.polders] == list(LENGTHS)
    for sheet, (rows, columns, roads) in enumerate(LENGTHS.values()):
        assert runs(country, country.rows, sheet) == rows
        assert runs(country, country.columns, sheet) == columns
        assert len(country.polders[sheet].roads) == roads


def test_every_sheet_has_68_squares_4_manors_5_farms_and_6_mills(country):
    for sheet in range(4):
        places = range(country.first[sheet], country.first[sheet + 1])
        kinds = [int(country.building[place]) for place in places]
        assert [len(kinds), kinds.count(0), kinds.count(1), kinds.count(2)] == [68, 4, 5, 6]


def square(word):
    """Column and row of a square by its name."""
    return "abcdefghijk".index(word[0]), int(word[1:]) - 1


@pytest.mark.parametrize(("sheet", "name"), list(enumerate(BUILDINGS)))
def test_the_buildings_stand_where_the_maps_show_them(country, sheet, name):
    polder = country.polders[sheet]
    standing = {place: kind for place, kind in zip(polder.squares, polder.buildings, strict=True) if kind != NONE}
    assert standing == {square(word): kind for kind, words in enumerate(BUILDINGS[name]) for word in words.split()}


@pytest.mark.parametrize(("sheet", "name"), list(enumerate(ROADS)))
def test_the_roads_run_where_the_maps_show_them(country, sheet, name):
    polder = country.polders[sheet]
    paved = set()
    for road in ROADS[name]:
        (left, top), (right, bottom) = (square(word) for word in road[:-2].split("-"))
        for column in range(left, right + 1):
            for row in range(top, bottom + 1):
                across = (column + 1, row) if road.endswith("|") else (column, row + 1)
                paved.add(((column, row), across))
    assert {(polder.squares[one], polder.squares[other]) for one, other in polder.roads} == paved


def test_two_buildings_of_one_kind_are_at_least_three_steps_apart(country):
    for polder in country.polders:
        for kind in range(3):
            standing = [place for place, found in zip(polder.squares, polder.buildings, strict=True) if found == kind]
            for (column, row), (other, line) in combinations(standing, 2):
                assert abs(column - other) + abs(row - line) >= 3


def test_no_two_buildings_stand_side_by_side(country):
    for place in range(country.places):
        if country.building[place] != NONE:
            beside = [near for near in country.near[place * 4 : place * 4 + 4] if near != NONE]
            assert all(country.building[near] == NONE for near in beside)


def test_each_kind_of_building_has_some_beside_a_road_and_some_away(country):
    for sheet in range(4):
        for kind in range(3):
            places = [p for p in range(country.first[sheet], country.first[sheet + 1]) if country.building[p] == kind]
            beside = [any(country.road[p * 4 : p * 4 + 4]) for p in places]
            assert any(beside)
            assert not all(beside)


def test_neighbours_are_mutual_and_stay_on_their_sheet(country):
    for place in range(country.places):
        for side in range(4):
            near = country.near[place * 4 + side]
            if near != NONE:
                assert country.near[near * 4 + 3 - side] == place
                assert country.sheet[near] == country.sheet[place]
                assert country.road[near * 4 + 3 - side] == country.road[place * 4 + side]


def test_a_road_runs_between_two_squares_and_takes_none():
    """P8: it lies on the line between them, so squares on both sides are neighbours."""
    table = Table("""
        .  |.   .
        === ===
        .   .   ~
    """)
    country = table.country
    a1, b1, c1, a2, b2 = (table.at(word) for word in ["a1", "b1", "c1", "a2", "b2"])
    roads = list(zip(country.road_from, country.road_to, strict=True))
    assert roads[:3] == [(a1, b1), (a1, a2), (b1, b2)]
    assert sorted(near for near in country.near[b1 * 4 : b1 * 4 + 4] if near >= 0) == [a1, c1, b2]
    assert list(country.road[b1 * 4 : b1 * 4 + 4]) == [0, 1, 0, 1]


def test_a_run_ends_at_the_water():
    """P26."""
    table = Table("""
        .   .   ~   .
        .   .   .   .
    """)
    rows = [[int(place) for place in run] for run in table.country.rows if table.country.sheet[run[0]] == 0]
    assert rows == [[0, 1], [2], [3, 4, 5, 6]]
