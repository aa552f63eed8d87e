"""What is in the box, and what is wrong with a box."""

from collections import Counter

import pytest

import hortus
from hortus import editions
from hortus.core.sheet import Sheet
from hortus.games.blume.edition import BlumeEdition


def box(**changes):
    components = dict(editions.shipped("blume", "standard").components)
    components.pop("game", None)
    components.update(changes)
    return BlumeEdition(Sheet("my.toml", components))


def turns(tile):
    return {tuple(tile[turn:] + tile[:turn]) for turn in range(4)}


def test_there_are_150_tiles_all_different_whichever_way_they_are_turned():
    tiles = box().tiles
    assert len(tiles) == 150
    assert len({min(turns(tile)) for tile in tiles}) == 150


def test_every_colour_has_a_hundred_corners():
    assert Counter(colour for tile in box().tiles for colour in tile) == dict.fromkeys(range(6), 100)


def test_ninety_tiles_show_four_colours_and_sixty_two_alike_side_by_side():
    sizes = Counter(len(set(tile)) for tile in box().tiles)
    assert sizes == {4: 90, 3: 60}
    for tile in box().tiles:
        if len(set(tile)) == 3:
            assert any(tile[corner] == tile[corner - 1] for corner in range(4))


def test_the_bag_never_runs_dry_in_the_base_game():
    """Facts, arithmetic: four seats use 35 tiles each at the most, 36 if round 1 prunes 4, and three lie open."""
    assert len(box().tiles) >= 4 * 36 + 3


def test_there_is_one_hybrid_and_one_card_for_every_pair_of_colours():
    for pairs in [box().hybrids, box().cards]:
        assert len(pairs) == 15
        assert len({frozenset(pair) for pair in pairs}) == 15
    tops = Counter(one for one, _ in box().hybrids)
    assert all(2 <= tops[colour] <= 3 for colour in range(6))


def test_each_round_has_six_watering_cans_inside_its_square():
    """Fact B10: the decks are equal in size."""
    for deck in range(3):
        cards = [card[1:] for card in box().cans if card[0] == deck]
        assert len(cards) == 6
        for points in cards:
            assert all(max(point % 4, point // 4) < deck + 2 for point in points)


def test_market_greenhouse_and_gloves():
    edition = box()
    assert (edition.lowest, edition.highest, edition.capacity, edition.gloves) == (-4, 8, 6, 3)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"gloves": 0}, "my.toml: gloves should be a whole number from 1 to 9, not 0."),
        ({"petals": 3}, "my.toml: petals is not a key of this game"),
        ({"tiles": ["roy"] * 150}, "my.toml: tiles should be four letters each, from r, o, y, p, v and b, clockwise"),
        ({"tiles": ["royp"] * 100}, "my.toml: tiles should be a list of 104 to 250 texts"),
        ({"hybrids": ["red/red"] * 3}, "my.toml: hybrids should be two different colours"),
        ({"hybrids": ["red/blue", "blue/red", "red/pink"]}, "'blue/red' is there twice"),
        ({"hybrids": ["red/blue"]}, "my.toml: hybrids should be at least 3, one for each round, not 1"),
        ({"botanist_cards": ["red/blue"]}, "my.toml: botanist_cards should be at least 4, one for each seat, not 1"),
        ({"market": {"lowest": -4}}, "my.toml: market: highest is missing"),
        (
            {"watering_cans": [{"round": 1, "points": ["3,1"]}] * 3},
            "my.toml: watering_cans 1: points should be column,row from 1,1 to 2,2",
        ),
        ({"watering_cans": [{"round": 1, "points": ["1,1"]}] * 3}, "should have a card for round 2"),
    ],
)
def test_a_fault_is_one_sentence_that_names_file_and_key(changes, fault):
    with pytest.raises(hortus.EditionError) as refused:
        box(**changes)
    assert fault in str(refused.value)
