"""What players may agree on."""

from copy import deepcopy
from itertools import combinations
from pathlib import Path

import pytest
from games.polders.drawing import STANDARD

import hortus
from hortus.core.state import NONE
from hortus.editions import Edition

NAMES = [polder["name"] for polder in STANDARD["polders"]]
PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "polders"


def in_play(seats, choice, box="standard"):
    rules = hortus.rules("polders", seats, options={"polders": choice}, edition=box)
    return [polder.name for polder in rules.country.polders]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marked_polders_come_to_the_table_de_schermer_always(seats):
    """P36."""
    assert in_play(seats, "marked") == NAMES[:seats]
    assert hortus.GAMES["polders"].options[0].default == "marked"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_pair_and_any_three_of_the_polders_can_be_chosen(seats):
    """P36, option polders: the choices begin with every set there is."""
    choices = list(hortus.GAMES["polders"].options[0].choices)[2:]
    assert len(choices) == 6
    chosen = {tuple(in_play(seats, choice)) for choice in choices}
    assert chosen == set(combinations(NAMES, seats))


def test_sheets_are_chosen_by_their_place_in_the_box_whatever_is_marked_on_them():
    """P36: where De Wormer is marked for two and De Beemster for four alone, both pairs can be had."""
    box = deepcopy(STANDARD)
    box["polders"][1]["seats"] = [4]
    box["polders"][3]["seats"] = [2, 3, 4]
    other = Edition("other", box, shipped=False)
    assert in_play(2, "marked", other) == ["De Schermer", "De Wormer"]
    assert in_play(2, "1-2-3-4", other) == ["De Schermer", "De Beemster"]
    assert in_play(3, "1-2-3-4", other) == ["De Schermer", "De Beemster", "De Purmer"]


def test_polders_can_be_drawn_from_the_box():
    """P36, option polders: drawn. Every pair comes up, and nobody holds the same."""
    pairs = set()
    for seed in range(60):
        match = hortus.Match(hortus.rules("polders", 2, options={"polders": "drawn"}), seed=seed)
        held = match.perspective(NONE).view()["held"]
        assert len(set(held)) == 2
        pairs.add(tuple(sorted(held)))
    assert len(pairs) == 6


def test_without_de_schermer_nobody_crosses_off_rounds_and_the_game_still_ends():
    """P36, option polders."""
    match = hortus.Match(hortus.rules("polders", 2, options={"polders": "2-3-4-1"}), seed=1)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    names = [event.kind.name for event in match.heard]
    assert names.count("passed") == 25
    assert "crossed" not in names


def test_the_defaults_are_the_rulings():
    setup = hortus.rules("polders").setup
    assert setup.options == {
        "polders": "marked",
        "too_few": "card",
        "wrong_buildings": "join",
        "ties": "place",
        "single": "bordering",
    }


def test_every_assignment_says_what_it_pays():
    says = [str(card.says) for card in hortus.rules("polders", 4).cards]
    assert says[0] == "Most correctly filled manors: 15, 7 and 2 points."
    assert says[4] == "8 points for every row of 5 or more squares that is all yours."
    assert says[10] == "1 point for every square of yours with no neighbour of yours in the same filling."
    assert says[12] == "-6 points if you have fewer than 4 correctly filled mills."
    late = hortus.rules("polders", 2, options={"too_few": "appendix"}).cards
    assert str(late[12].says) == "-6 points if you have fewer than 5 correctly filled mills."
