"""The ground of Field of Flowers: a window that is wrapped around."""

import pytest
from games.blume.field import plain_places

import hortus
from hortus.core.state import NONE
from hortus.games.blume.modules.field_bed import window_for


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cells_beside_a_row_of_tiles_that_goes_round_the_border(seats):
    rules = hortus.rules("blume", seats, ["field_of_flowers"])
    bed, state, out = rules.bed, rules.deal(), rules.buffer()
    seat = seats - 1
    row, side = int(bed.middle // bed.side), int(bed.side)
    for column in range(15, -8, -1):
        cell = row * side + column % side
        state.laid[seat * bed.cells + cell] = 0
        state.rows[bed.word(seat, cell)] |= bed.mark(cell)
    found = {int(out[index]) for index in range(bed.open_cells(state.rows, seat, out, 0))}
    assert found == plain_places(rules, state, seat)
    assert len(found) == 2 * 23 + 2
    for cell in range(bed.cells):
        if state.laid[seat * bed.cells + cell] == NONE:
            assert bed.touches(state.laid, seat, cell) == (cell in found)


def test_a_window_is_wider_than_one_seat_can_lay():
    """Seats take turns, so each lays its share of the tiles, rounded up."""
    assert [window_for(150, seats) for seats in (2, 3, 4)] == [77, 52, 40]
    assert window_for(250, 2) == 127
