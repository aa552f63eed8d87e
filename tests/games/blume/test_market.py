"""The one track that all pegs share."""

import pytest
from games.blume.drawing import Table
from librt.vecs import vec
from mypy_extensions import i64

from hortus.games.blume.market import STUCK

FLOWER = ".. --\n.r --\n.r r.\n.. .."


def goal(colour: str, way: int, **pegs: int) -> int:
    table = Table()
    table.market(**pegs)
    market = table.rules.market
    index = ["red", "orange", "yellow", "pink", "violet", "blue"].index(colour)
    return int(market.goal(table.state.pegs, market.taken(table.state.pegs), index, way))


def test_a_peg_jumps_over_an_occupied_space():
    """Ruling 16 and test vector: red +2, blue +1, raising blue goes to +3."""
    assert goal("blue", 1, red=2, blue=1) == 3


def test_a_peg_jumps_over_several():
    assert goal("blue", 1, red=1, pink=2, violet=3) == 4


def test_a_peg_at_the_top_cannot_be_raised():
    """Test vector: at +8, or at +7 while +8 is taken."""
    assert goal("red", 1, red=8) == STUCK
    assert goal("red", 1, red=7, blue=8) == STUCK
    assert goal("red", 1, red=7) == 8


def test_yellow_at_minus_1_is_raised_to_0():
    """Test vector; ruling 16: 0 is always free for its own colour."""
    assert goal("yellow", 1, yellow=-1) == 0


def test_zero_holds_all_pegs():
    """Fact B5."""
    assert goal("yellow", 0, yellow=1) == 0
    assert goal("yellow", 1) == 1


def test_the_lower_end_is_full_when_four_pegs_are_there():
    """Ruling 17: there are fewer places below 0 than pegs."""
    assert goal("pink", 0, red=-1, orange=-2, yellow=-3, blue=-4) == STUCK


def test_a_step_without_a_free_space_is_not_offered():
    """Ruling 17."""
    table = Table(FLOWER)
    table.market(red=8, blue=7)
    table.lay("b2", "...r")
    assert "red+" not in table.legal()
    assert "blue+" not in table.legal()
    assert {"red-", "blue-", "pink+"} <= set(table.legal())


@pytest.mark.parametrize(("move", "pegs"), [("pink+", {"pink": 1}), ("violet-", {"violet": -1})])
def test_any_peg_may_be_moved_either_way(move, pegs):
    """Ruling 18."""
    table = Table(FLOWER)
    table.lay("b2", "...r")
    table.do(move)
    assert table.pegs() == pegs


def test_whether_anything_may_move_agrees_with_the_list_of_moves():
    table = Table()
    market, state = table.rules.market, table.state
    out = vec[i64]([0] * 16)
    for full in (False, True):
        for colour in range(6):
            state.stock[colour] = 9 if full else 0
        listed = market.moves(state.pegs, state.stock, 0, 9, -1, 0, out, 0)
        assert market.moving(state.pegs, state.stock, 0, 9) == (listed > 0)
    for colour in range(6):  # as low as they can be, every greenhouse full
        state.pegs[colour] = min(market.low + colour, 0)
    assert market.moves(state.pegs, state.stock, 0, 9, -1, 0, out, 0) == 0
    assert not market.moving(state.pegs, state.stock, 0, 9)
