"""The draft board: which spaces are used, and which of them each line crosses."""

from games.papillon.drawing import Table

from hortus.games.papillon.market import WORDS, Market


def crossed(market, line):
    return [WORDS[space] for space in market.lines[line * 4 : line * 4 + 4] if space >= 0]


def test_rows_and_columns_cross_on_ten_spaces():
    market = Market(3)
    assert len(market.used) == 10
    assert crossed(market, 0) == ["r1c1", "r1c2", "r1c3", "r1c4"]
    assert crossed(market, 4) == ["r1c1", "r2c1", "r3c1", "r4c1"]
    assert crossed(market, 7) == ["r1c4"]


def test_two_seats_leave_the_outermost_spaces_empty():
    market = Market(2)
    assert len(market.used) == 8
    assert crossed(market, 3) == []
    assert crossed(market, 0) == ["r1c1", "r1c2", "r1c3"]


def test_the_gnome_stands_at_the_third_row_and_the_third_column():
    """Ruling 14."""
    assert [line for line in range(8) if Market(3).has_gnome(line)] == [2, 6]


def test_tiles_of_a_line_are_counted_while_they_lie_there():
    table = Table()
    market = table.rules.market
    for space in market.used:
        table.state.space[space] = 0
    table.state.space[WORDS.index("r1c2")] = -1
    assert [int(market.tiles(table.state, line)) for line in range(8)] == [3, 3, 2, 1, 4, 2, 2, 1]
