"""Field of Flowers: pegs on an open field."""

import english
from games.blume.field import GAP, Field, start

from hortus.core.scoring import Itemised
from hortus.core.state import NONE

TWO = """
    .. -- ..
    .r -- r.
    .r rr r.
    .. .. ..
"""


def test_everybody_starts_with_a_tile_and_two_lie_open():
    match = start(3)
    view = match.perspective(NONE).view()
    assert [len(garden["tiles"]) for garden in view["gardens"]] == [1, 1, 1]
    assert all(garden["tiles"][0][0] == match.rules.bed.middle for garden in view["gardens"])
    assert len(view["row"]) == 2
    assert view["bag"] == 150 - 3 - 2
    assert "market" not in view


def test_the_first_flower_of_a_colour_gets_its_peg():
    field = Field(GAP)
    assert field.lay("b2", "...r") == ["placed", "pegged"]
    assert field.score(0) == 2
    assert field.rules.view(field.state, 0)["gardens"][0]["pegs"][0] == field.point("ab12")


def test_another_flower_of_the_colour_is_worth_one_point():
    field = Field(GAP)
    field.peg(0, 0)
    assert "flowered" in field.lay("b2", "...r")
    assert field.score(0) == 3


def test_two_of_a_colour_at_once_get_one_peg():
    """Ruling 34."""
    field = Field(TWO)
    assert field.lay("b2", "..rr") == ["placed", "pegged", "flowered"]
    assert field.score(0) == 3
    sheet = Itemised()
    field.rules.score(field.state, 0, sheet)
    assert english.lines(sheet) == [("Flowers with a peg", 1, 2), ("Flowers without a peg", 1, 1)]
    assert sorted(sheet.marks[0] + sheet.marks[1]) == [field.point("ab12"), field.point("bc12")]


def test_hybrids_do_not_count():
    """Ruling 34."""
    field = Field(".. --\n.r --\n.b r.\n.. ..")
    assert field.lay("b2", "...b") == ["placed"]


def test_of_equal_scores_the_one_with_more_pegs_wins():
    """End of Game; then it is shared (ruling 34)."""
    field = Field()
    field.peg(0, 0)
    field.state.flowers[1] = 2
    assert field.score(0) == field.score(1) == 2
    assert field.rules.winners(field.state) == [0]
    field.state.flowers[1] = 0
    field.peg(1, 3)
    assert field.rules.winners(field.state) == [0, 1]
