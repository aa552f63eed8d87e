"""Actions as numbers, spelled and written."""

import pytest

from hortus.core.catalogue import Block, Catalogue, Field
from hortus.core.errors import IllegalAction


def catalogue():
    place = Block("place", [Field("tile", ["A", "B"]), Field("cell", ["x", "y", "z"])], "{tile}@{cell}")
    rest = Block("rest", [], "rest")
    return Catalogue([place, rest])


def test_numbers_run_through_the_blocks_with_the_first_field_slowest():
    actions = catalogue()
    assert actions.size == 7
    assert actions.spell(4) == {"do": "place", "tile": 1, "cell": 1}
    assert actions.write(4) == "B@y"
    assert actions.spell(6) == {"do": "rest"}


@pytest.mark.parametrize(
    ("spelled", "fault"),
    [
        ({"do": "jump"}, "There is no action 'jump'; this game has place and rest."),
        ({}, "There is no action None; this game has place and rest."),
        ({"do": "place", "tile": 1}, "Action 'place' takes tile and cell, but got tile."),
        ({"do": "place", "tile": 2, "cell": 0}, "In action 'place', tile must be a whole number from 0 to 1, not 2."),
        ({"do": "place", "tile": 0, "cell": -1}, "In action 'place', cell must be a whole number from 0 to 2, not -1."),
        (
            {"do": "place", "tile": True, "cell": 0},
            "In action 'place', tile must be a whole number from 0 to 1, not True.",
        ),
        ({"do": "rest", "cell": 0}, "Action 'rest' takes nothing, but got cell."),
    ],
)
def test_a_misspelt_action_is_refused_in_one_sentence(spelled, fault):
    with pytest.raises(IllegalAction) as refused:
        catalogue().number(spelled)
    assert str(refused.value) == fault


def test_notation_forgives_case_and_spaces_and_nothing_else():
    actions = catalogue()
    assert actions.read(" b @ Y ") == 4
    with pytest.raises(IllegalAction, match="'b#y' is not a move in this game's notation; 'A@x' would be one"):
        actions.read("b#y")


@pytest.mark.parametrize("action", [-1, 7, 10**12])
def test_a_number_outside_the_catalogue_is_refused(action):
    with pytest.raises(IllegalAction, match="the actions are numbered 0 to 6"):
        catalogue().spell(action)
