"""What a picture of a tile needs: its rim, the place of its animal, the ways of its petals."""

from math import atan2, degrees, hypot, sqrt

import hortus
from hortus.games.flutter.outlines import heart, rim, ways
from hortus.games.flutter.shapes import TURNS, turn_vertex, vertices

UP, DOWN = 0, 1
TRIANGLE = [[UP, 0, 0]]
LADYBUG = [[UP, 0, 0], [DOWN, 0, 0]]
HEXAGON = [[UP, 0, 0], [DOWN, -1, 0], [UP, -1, 0], [DOWN, -1, -1], [UP, 0, -1], [DOWN, 0, -1]]
SHAPES = hortus.rules("flutter").scene()["shapes"]


def paper(i, j):
    """On paper, y down."""
    return i + j / 2, -j * sqrt(3) / 2


def middle(cell):
    tips = vertices(cell)
    return [sum(tip[axis] for tip in tips) / 3 for axis in (0, 1)]


def room(point, tips):
    x, y = paper(*point)
    return min(hypot(x - a, y - b) for a, b in [paper(*tip) for tip in tips])


def test_a_rim_goes_round_the_shape_and_passes_no_inner_side():
    assert rim(TRIANGLE) == [[[0, 0], [1, 0], [0, 1]]]
    assert rim(LADYBUG) == [[[0, 0], [1, 0], [1, 1], [0, 1]]]


def test_a_hexagons_rim_leaves_its_middle_out():
    [line] = rim(HEXAGON)
    assert len(line) == 6
    assert [0, 0] not in line


def test_a_hole_has_a_line_of_its_own():
    ring = [[UP, i, j] for i, j in ((0, 0), (1, 0), (0, 1))]
    around = [[DOWN, i, j] for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, -1), (-1, 1))]
    lines = rim([*ring, *around])
    assert sorted(len(line) for line in lines)[0] == 3
    assert len(lines) == 2


def test_every_side_of_a_rim_is_one_step_long_and_its_line_closes():
    for shape in SHAPES:
        for cells, lines in zip(shape["cells"], shape["rims"], strict=True):
            corners = [tuple(tip) for cell in cells for tip in vertices(cell)]
            for line in lines:
                for (i, j), (x, y) in zip(line, [*line[1:], line[0]], strict=True):
                    (a, b), (c, d) = paper(i, j), paper(x, y)
                    assert round(hypot(a - c, b - d), 6) == 1
                assert {tuple(vertex) for vertex in line} <= set(corners)


def test_the_animal_sits_in_the_middle_of_a_triangle_and_of_a_hexagon():
    assert heart(TRIANGLE) == [0.3333, 0.3333]
    assert heart(HEXAGON) == [0, 0]


def test_no_middle_of_a_triangle_is_roomier_than_the_animals_place():
    for shape in SHAPES:
        cells = shape["cells"][0]
        tips = {tuple(tip) for line in shape["rims"][0] for tip in line}
        assert all(room(heart(cells), tips) >= room(middle(cell), tips) - 0.001 for cell in cells)


def test_an_animal_keeps_its_place_on_the_tile_however_it_is_turned():
    for shape in SHAPES:
        for turn in range(TURNS):
            x, y = (round(along * 30_000) for along in shape["hearts"][0])
            a, b = turn_vertex([x, y], turn)
            assert hypot(a - shape["hearts"][turn][0] * 30_000, b - shape["hearts"][turn][1] * 30_000) < 9


def test_petals_grow_into_the_triangles_that_meet_at_their_corner():
    assert ways(TRIANGLE, [0, 0]) == [1]
    assert ways(TRIANGLE, [1, 0]) == [-1]
    assert ways(TRIANGLE, [0, 1]) == [3]
    assert ways(HEXAGON, [0, 0]) == [-1, 0, 1, 2, 3, 4]
    for shape in SHAPES:
        for turn in range(TURNS):
            for corner, found in zip(shape["corners"][turn], shape["ways"][turn], strict=True):
                meeting = [cell for cell in shape["cells"][turn] if corner in vertices(cell)]
                x, y = paper(*corner)
                middles = [paper(*middle(cell)) for cell in meeting]
                assert [60 * way for way in found] == sorted(
                    round(degrees(atan2(b - y, a - x))) + 90 for a, b in middles
                )


def test_every_corner_has_as_many_ways_as_petals():
    scene = hortus.rules("flutter").scene()
    for tile in scene["tiles"]:
        found = scene["shapes"][tile["shape"]]["ways"][0]
        assert [len(one) for one in found] == [len(petals) for petals in tile["petals"]]
