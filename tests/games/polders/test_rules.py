"""The end: who has won."""

from games.polders.drawing import Table, claim

from hortus.core.scoring import BLANK


def scores(table):
    return [int(table.rules.score(table.state, seat, BLANK)) for seat in range(table.state.seats)]


def test_the_highest_score_wins():
    table = Table("AoM Ao  Ao  .   Bo  BoM", assignments=("Manor Master", "Farm Frenzy"))
    assert scores(table) == [2 + 7, 1 + 7]
    assert table.rules.winners(table.state) == [0]


def test_a_tie_goes_to_the_most_assignments_completed():
    """P33: A's three points are of areas; B's are of areas and of a card."""
    table = Table("""
        AoM Ao  Ao  Ao  .   .
        .   .   .   .   .   .
        B=F B=  B=  .   Bo  .
    """)
    assert table.worth("Solo Square") == [0, 1]
    assert scores(table) == [3, 3]
    assert table.rules.tie_breakers(table.state, 0) == [0, 1]
    assert table.rules.tie_breakers(table.state, 1) == [1, 1]
    assert table.rules.winners(table.state) == [1]


def test_a_penalty_that_cost_nothing_is_completed():
    """P33."""
    table = Table("AoM Ao  .   B=F B=", assignments=("Wrong Buildings", "Horizontal Rows"))
    assert [table.rules.tie_breakers(table.state, seat)[0] for seat in range(2)] == [1, 1]


def test_a_second_tie_goes_to_the_most_correct_buildings():
    """P34: over all polders."""
    table = Table("AoM Ao  Ao  Ao  Ao  .   BoM Bo  Bo  BoM .", assignments=("Horizontal Rows", "Area Control"))
    assert scores(table) == [4 + 7, 4 + 7]
    assert [table.rules.tie_breakers(table.state, seat) for seat in range(2)] == [[1, 1], [1, 2]]
    assert table.rules.winners(table.state) == [1]
    claim(table, 0, 2, 1)  # a mill on De Beemster, alone: no points, but a building
    assert scores(table) == [11, 11]
    assert table.rules.winners(table.state) == [0, 1]


def test_a_tie_in_everything_is_a_shared_win():
    """P34."""
    table = Table("AoM Ao  .   B=F B=", assignments=("Wrong Buildings", "Horizontal Rows"))
    assert table.rules.winners(table.state) == [0, 1]


def test_no_piece_is_lost():
    table = Table("AoM Ao  .   B=F B=")
    before = table.rules.census(table.rules.deal())
    assert table.rules.census(table.state) == before
    assert before[:8] == [2, 4, 3, 4, 1, 1, 1, 1]
    assert before[8:23] == [1] * 15
    assert before[23:] == [1, 1, 5, 68]
