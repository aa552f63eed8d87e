"""Solo: the Tertill's turns, exactly as written."""

import pytest
from games.blume.drawing import FULL_3, Table, pair

import hortus
from hortus.core.bits import bit
from hortus.core.state import NONE
from hortus.games.blume.vocabulary import COLOURS

LETTERS = "roypvb"


def solo(drawing: str = "..\n..", hybrid: str = "red/orange", pool: tuple[str, ...] = (), **more) -> Table:
    """A solo table at the start of the gardener's turn."""
    table = Table(drawing, seats=1, **more)
    table.state.hybrids[pair(hybrid)] -= 1
    table.state.open = bit(pair(hybrid))
    for pattern in pool:
        table.state.pool[table.find(pattern)[0]] += 1
    return table


def weed(table: Table, number: int) -> None:
    """The Tertill's turn with a card of that number; the row's gap is filled with any tile without red or orange."""
    table.enter("the Tertill's turn")
    table.happen(6 * (number - 1))
    table.happen(plain_tile(table))


def plain_tile(table: Table) -> int:
    for tile, corners in enumerate(table.rules.scene()["tiles"]):
        if table.state.bag[tile] and not {0, 1} & set(corners):
            return tile
    raise AssertionError


def start(seed: int = 1):
    return hortus.Match(hortus.rules("blume", 1), seed=seed)


def names(match):
    return [event.kind.name for event in match.heard]


def test_the_tertill_begins_with_a_hybrid_and_one_watering_can():
    """Phase I, 1 and ruling 35: the card revealed first is the one used."""
    match = start()
    told = names(match)
    assert told[:3] == ["revealed"] * 3
    assert told[3:6] == ["turned_hybrid", "turned_can", "weeded"]
    assert told.count("turned_can") == 1
    assert match.perspective(0).view()["step"] == "take"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_cards_number_says_which_tile_joins_the_pool(number):
    """Phase I, 2."""
    table = solo()
    tile = int(table.state.row[number - 1])
    weed(table, number)
    assert table.state.pool[tile] == 1
    assert NONE not in [int(shown) for shown in table.state.row]


def test_the_tile_is_replaced_in_its_own_place():
    """Phase I, 2c."""
    table = solo()
    before = [int(shown) for shown in table.state.row]
    weed(table, 2)
    after = [int(shown) for shown in table.state.row]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != before[1]


def test_each_of_its_turns_reveals_a_new_card():
    """Ruling 35."""
    match = start()
    for turns in range(1, 6):
        assert names(match).count("turned_can") == turns
        match.submit(0, match.rules.catalogue.read("1"))
        match.submit(0, match.legal(0)[0])


def test_only_the_current_card_waters_and_points_beyond_the_square_do_nothing():
    """Ruling 36."""
    table = solo(".. --\n.r --\n.r r.\n.. ..")
    table.state.can = 0
    table.state.cans[0] = 0
    weed(table, 3)
    assert table.rules.scene()["cans"][int(table.state.can)] == [2, 3, 7, 11, 15]
    assert "watered" not in table.lay("b2", "...r")


def test_four_corners_of_a_colour_set_it_off():
    """Phase I, 3 and ruling 37: the left colour goes down, the right one up."""
    table = solo(pool=("rr..", "r..."), row=("r...", "y...", "y..."))
    weed(table, 1)
    assert table.told("triggered")[0]["tiles"] == 3
    assert table.pegs() == {"red": -1, "orange": 1}
    assert sum(table.state.pool) == 0
    assert table.step == "reveal a hybrid"


def test_three_corners_do_not():
    table = solo(pool=("rrpv",), row=("r...", "y...", "y..."))
    table.state.row[0] = table.find("rypb")[0]
    weed(table, 1)
    assert not table.told("triggered")
    assert table.step == "take"


def test_every_tile_with_a_colour_that_reached_four_goes_and_no_other():
    """Ruling 37; the rulebook: there may be more than four corners."""
    table = solo(pool=("rrpv", "rrpb", "yypv", "oypv"), row=("rvyp", "y...", "y..."))
    weed(table, 1)
    left = [tile for tile in range(150) for _ in range(table.state.pool[tile])]
    shown = ["".join(LETTERS[corner] for corner in table.rules.scene()["tiles"][tile]) for tile in left]
    assert len(shown) == 2
    assert not any("r" in corners for corners in shown)


def test_both_colours_may_reach_four_at_once():
    table = solo(pool=("rrop", "oorp", "ropv"), row=("ropb", "y...", "y..."))
    weed(table, 1)
    assert sum(table.state.pool) == 0
    assert table.pegs() == {"red": -1, "orange": 1}


def test_four_corners_of_the_right_colour_set_it_off_too():
    """Phase I, 3b: either of the two colours; the left one goes down all the same, and its tiles stay."""
    table = solo(pool=("oopv", "oopb", "rypv"), row=("y...", "y...", "y..."))
    table.state.row[0] = table.find("yypv")[0]
    weed(table, 1)
    assert table.told("triggered")[0]["tiles"] == 2
    assert table.pegs() == {"red": -1, "orange": 1}
    assert sum(table.state.pool) == 2


def test_of_two_colours_that_reached_four_both_lose_their_tiles():
    """Ruling 37: red and orange on tiles of their own."""
    table = solo(pool=("rrpv", "rrpb", "oopv", "oopb"), row=("y...", "y...", "y..."))
    table.state.row[0] = table.find("yypv")[0]
    weed(table, 1)
    assert table.told("triggered")[0]["tiles"] == 4
    assert sum(table.state.pool) == 1


def test_pegs_jump_and_stay_where_no_space_is_free():
    """Ruling 37: the jump rule holds for the Tertill too."""
    table = solo(pool=("rrpv", "rrpb"), row=("y...", "y...", "y..."))
    table.market(orange=8, yellow=-1)
    weed(table, 1)
    assert table.pegs() == {"orange": 8, "yellow": -1, "red": -2}


def test_a_new_hybrid_is_checked_at_once():
    """Ruling 37: a chain."""
    table = solo(pool=("rrpv", "rrpb", "yypb", "yyvb"), row=("bbpv", "y...", "y..."))
    weed(table, 1)
    table.happen(pair("yellow/blue"))
    assert [event["hybrid"] for event in table.told("triggered")] == [pair("red/orange"), pair("yellow/blue")]
    assert table.step == "reveal a hybrid"
    assert table.pegs()["yellow"] < 0 < table.pegs()["blue"]


def test_only_the_visible_hybrid_may_be_grown():
    """Ruling 38."""
    drawing = ".. --\n.r --\n.b r.\n.. .."
    assert "bloomed" in solo(drawing, hybrid="red/blue").lay("b2", "...b")
    assert "bloomed" not in solo(drawing, hybrid="red/pink").lay("b2", "...b")


def test_no_hybrid_is_revealed_at_a_rounds_end():
    """Phase I, 4a: only one is visible at a time."""
    table = solo(FULL_3.replace(".. .. ..", ".. .. --", 2))
    assert table.lay("c3", "....").count("scored") == 1
    assert table.step == "prune"
    table.do("xa1", "xa2", "xa3")
    assert table.step in ("the Tertill's turn", "refresh the row")


def test_empty_decks_are_shuffled_anew():
    """Ruling 39: a game has 32 turns or more, and 18 cards."""
    match = start(5)
    dice = hortus.Dice(5)
    while not match.over:
        legal = match.legal(0)
        match.submit(0, legal[dice.below(len(legal))])
    assert names(match).count("turned_can") >= 32
    table = solo(pool=("rrpv", "rrpb"), row=("y...", "y...", "y..."))
    for hybrid in range(15):
        table.state.hybrids[hybrid] = 0
    table.state.hybrids_out[3] = 1
    weed(table, 1)
    assert sorted(hybrid for hybrid in range(15) if table.state.hybrids[hybrid]) == sorted([pair("red/orange"), 3])
    assert sum(table.state.hybrids_out) == 0  # none of them lies in both places


def test_the_rules_only_report_the_score():
    """Ruling 40: the rules do not keep the best score."""
    match = start(2)
    dice = hortus.Dice(2)
    while not match.over:
        legal = match.legal(0)
        match.submit(0, legal[dice.below(len(legal))])
    assert len(match.scores()) == 1
    assert match.winners() == (0,)


def test_colours_are_named_alike_everywhere():
    assert [colour[0] for colour in COLOURS] == list(LETTERS)
