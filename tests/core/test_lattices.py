"""Boards of squares and of triangles."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.lattices import DOWN, UP, Squares, Triangles, mirrored, region, turned
from hortus.core.state import NONE


def near(board, cell):
    return [board.near[cell * board.sides + side] for side in range(board.sides)]


def test_squares_touch_up_left_right_and_down():
    board = Squares(3, 2)
    assert near(board, 0) == [NONE, NONE, 1, 3]
    assert near(board, 4) == [1, 3, 5, NONE]
    assert board.words == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert board.cell(2, 1) == 5
    assert board.cell(3, 0) == board.cell(0, -1) == NONE


def test_triangles_that_touch_share_two_vertices():
    board = Triangles(5, 4)
    corners = [{board.corners[cell * 3 + index] for index in range(3)} for cell in range(board.cells)]
    for cell in range(board.cells):
        # nobody who shares two vertices is forgotten, over the border of the window too
        sharing = [other for other in range(board.cells) if len(corners[cell] & corners[other]) == 2]
        assert sorted(near(board, cell)) == sharing


def test_six_triangles_meet_at_every_vertex():
    board = Triangles(4, 4)
    for vertex in range(board.vertices):
        around = [board.around[vertex * 6 + index] for index in range(6)]
        assert len(set(around)) == 6
        assert NONE not in around


def test_a_window_of_triangles_is_wrapped_around():
    board = Triangles(4, 3)
    assert board.vertices == 4 * 3
    assert board.vertex(4, 1) == board.vertex(0, 1) == 4
    assert board.vertex(-1, 0) == board.vertex(3, 0) == 3
    assert board.vertex(2, 3) == board.vertex(2, 0) == 2
    assert board.cell(DOWN, -1, -1) == board.cell(DOWN, 3, 2) == board.cells - 1
    assert near(board, board.cell(UP, 0, 0)) == [
        board.cell(DOWN, 0, 0), board.cell(DOWN, 3, 0), board.cell(DOWN, 0, 2),
    ]  # fmt: skip


def test_upward_and_downward_triangles_have_the_vertices_of_the_plan():
    board = Triangles(5, 5)
    up = board.cell(UP, 1, 2)
    down = board.cell(DOWN, 1, 2)
    assert {board.corners[up * 3 + index] for index in range(3)} == {
        board.vertex(1, 2),
        board.vertex(2, 2),
        board.vertex(1, 3),
    }
    assert {board.corners[down * 3 + index] for index in range(3)} == {
        board.vertex(2, 2),
        board.vertex(2, 3),
        board.vertex(1, 3),
    }


def test_six_turns_and_two_flips_come_back():
    vertex = (3, -1)
    for _ in range(6):
        vertex = turned(*vertex)
    assert vertex == (3, -1)
    assert turned(1, 0) == (0, 1)
    assert mirrored(*mirrored(2, 5)) == (2, 5)


def test_a_region_is_joined_through_sides_only():
    board = Squares(3, 3)
    drawn = vec[i64]([1, 0, 1, 1, 1, 0, 0, 0, 1])
    assert sorted(region(board.near, board.sides, 0, drawn)) == [0, 3, 4]
    assert sorted(region(board.near, board.sides, 8, drawn)) == [8]
    assert list(region(board.near, board.sides, 1, drawn)) == []
