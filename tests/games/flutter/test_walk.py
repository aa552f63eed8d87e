"""Scratch paper for walks over empty cells."""

from games.flutter.drawing import Drawing

from hortus.games.flutter.walk import Walk


def gap() -> Drawing:
    return Drawing(
        """
          a a a
          a . # #
            b b b
        """,
        "red ladybug",
    )


def test_a_walk_takes_room_only_when_it_is_unrolled():
    walk = Walk()
    assert len(walk.walked) == len(walk.trail) == 0
    walk.unroll(7)
    assert len(walk.walked) == len(walk.trail) == 7


def test_paper_that_was_used_finds_the_same_ponds():
    board, walk = gap(), Walk()
    outline = board.meadow.outline(board.state.hand, board.state.held)
    fresh = list(board.meadow.ponds(board.state, outline, board.spot, Walk()))
    found = [list(board.meadow.ponds(board.state, outline, board.spot, walk)) for _ in range(3)]
    assert found == [fresh] * 3
    assert len(fresh) == 1


def test_a_placement_that_parts_nothing_needs_no_paper():
    board, walk = gap(), Walk()
    start = board.rules.deal()
    outline = board.meadow.outline(board.state.hand, 0)
    assert len(board.meadow.ponds(start, outline, int(board.meadow.middle) + 3, walk)) == 0
    assert len(walk.walked) == 0
