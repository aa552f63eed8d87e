"""What petals are for."""

import pytest
from bots.knowledge.flutter.looking import nearly_closed
from games.flutter.drawing import Drawing

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.flutter.needs import moves_again


def test_petals_are_needed_only_in_the_colours_of_tiles_that_may_be_closed():
    board = nearly_closed()
    board.name(a="blue moth", b="blue moth")
    needs = knowledge(board.rules).features.needs
    needs.survey(board.state)
    board.hold(0, "bbbb")
    board.hold(1, "yyyy")
    assert needs.needed(board.state, 0) == 4
    assert needs.needed(board.state, 1) == 0
    board.hold(0, "b" * 21)
    assert 4 <= needs.needed(board.state, 0) < 8


@pytest.mark.parametrize(("turn", "left"), [(2, [2, 0]), (0, [0])])
def test_who_moves_again_in_the_last_round(turn, left):
    board = Drawing("a a", seats=3)
    board.state.ender = 1
    board.state.turn = turn
    assert [moves_again(board.state, seat) for seat in range(3)] == [seat in left for seat in range(3)]
