"""Outlines on the triangular lattice."""

from games.flutter.drawing import rules

from hortus.games.flutter.shapes import (
    REACH,
    TURNS,
    Shape,
    beside,
    connected,
    ring,
    round_vertex,
    turn_cell,
    turn_vertex,
    vertices,
)  # fmt: skip


def test_six_turns_bring_everything_back_and_so_do_two_flips():
    """F2."""
    for cell in [[0, 2, 1], [1, -3, 2]]:
        assert turn_cell(cell, 0) == cell
        turned = cell
        for _ in range(6):
            turned = turn_cell(turned, 1)
        assert turned == cell
        assert turn_cell(turn_cell(cell, 6), 6) == cell


def test_a_turned_triangle_keeps_its_corners_and_its_neighbours():
    for turn in range(TURNS):
        for cell in [[0, 0, 0], [1, 1, -2]]:
            turned = turn_cell(cell, turn)
            assert sorted(vertices(turned)) == sorted(turn_vertex(corner, turn) for corner in vertices(cell))
            assert sorted(beside(turned)) == sorted(turn_cell(other, turn) for other in beside(cell))


def test_a_shape_must_hang_together():
    assert connected([[0, 0, 0], [1, 0, 0]])
    assert not connected([[0, 0, 0], [0, 1, 0]])
    assert not connected([[0, 0, 0], [0, 0, 0]])


def test_room_for_petals_is_the_number_of_triangles_at_a_corner():
    """Theorem 4: 60 degrees hold one petal, 120 degrees two, a notch four."""
    shapes = {shape.name: shape for shape in rules().edition.shapes}
    rooms = {name: sorted(shape.room(corner) for corner in shape.corners) for name, shape in shapes.items()}
    assert rooms == {
        "ladybug": [1, 1, 2, 2],
        "moth": [1, 1, 2, 2, 3],
        "hummingbird": [1, 1, 1, 3, 3, 3],
        "dragonfly": [1, 1, 2, 2, 3, 3],
        "butterfly": [1, 1, 2, 2, 2, 4],
    }


def test_the_ring_goes_all_round_a_shape():
    for turned in rules().meadow.turned:
        walk = ring(turned.spots)
        rim = {tuple(c) for cell in turned.spots for v in vertices(cell) for c in round_vertex(v)}
        assert {tuple(cell) for cell in walk} == rim - {tuple(cell) for cell in turned.spots}
        assert all(walk[index] in beside(walk[index - 1]) for index in range(len(walk)))


def test_a_shape_with_a_hole_has_no_ring():
    hole = [[0, 0, 0]]
    wall = [cell for corner in vertices(hole[0]) for cell in round_vertex(corner) if cell not in hole]
    assert ring(wall) == []


def test_no_shape_reaches_further_than_its_window_allows():
    for turned in rules().meadow.turned:
        for _, i, j in turned.spots:
            assert -REACH < i < REACH
            assert -REACH < j < REACH


def test_shapes_are_what_they_are_called():
    shape = Shape("dot", "triangle", [[0, 0, 0]], [[0, 0], [1, 0], [0, 1]])
    assert [shape.room(corner) for corner in shape.corners] == [1, 1, 1]
