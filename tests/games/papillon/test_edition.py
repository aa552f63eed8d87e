"""Loading checks the box."""

from collections import Counter

import pytest

from hortus import editions
from hortus.core.errors import EditionError
from hortus.core.sheet import Sheet
from hortus.games.papillon.edition import PapillonEdition

STANDARD = editions.shipped("papillon", "standard").components


def edition(**change):
    box = {key: value for key, value in {**STANDARD, **change}.items() if key != "game" and value is not None}
    return PapillonEdition(Sheet("box", box))


def pieces():
    """Every tile of the standard edition by itself."""
    return [tile for tile in edition().tiles for _ in range(tile.count)]


def test_the_house_edition_has_94_tiles():
    """The counts that the rulings checked: 76 faces, 61 sides of each colour, 132 of field."""
    tiles = pieces()
    assert len(tiles) == 94
    assert len({tile.sides for tile in tiles}) == 76
    assert Counter("".join(tile.sides for tile in tiles)) == {"B": 61, "P": 61, "R": 61, "Y": 61, "F": 132}
    for colour in "BPRY":
        assert sum(colour in tile.sides for tile in tiles) == 46
        assert sum(colour in tile.sides for tile in tiles if tile.caterpillar) == 15


def test_every_colour_is_doubled_equally_often():
    """The rulings again: on 14 tiles each, of which one has it on three sides."""
    for colour in "BPRY":
        assert sum(tile.sides.count(colour) > 1 for tile in pieces()) == 14


FAMILIES = {
    # The sides as they stand, what is joined, and the copies: butterflies on each field, + for a caterpillar icon.
    "XFFF": ("N ESW", {"1": 4, "2": 4}),
    "XXFF": ("NE SW", {"1": 8, "0": 4}),
    "XFXF": ("NS E W", {"1 0": 4}),
    "XXXF": ("NES W", {"1": 4}),
    "XYFF": ("N E SW", {"1": 6, "0": 6}),
    "XFYF": ("N S EW", {"1": 6, "0+": 6}),
    "XXYF": ("NE S W", {"1": 6, "0+": 6}),
    "XXYY": ("NE SW", {"": 6}),
    "XYZF": ("N E S W", {"1": 6, "0+": 6}),
    "XXYZ": ("NE S W", {"": 6, "+": 6}),
}


def family(sides):
    """The sides with X, Y and Z for its colours, in the order in which they come."""
    colours = dict.fromkeys(side for side in sides if side != "F")
    return sides.translate(str.maketrans("".join(colours), "XYZ"[: len(colours)]))


def test_tiles_are_joined_and_printed_as_the_rulings_propose():
    """Ten families: beds and fields that lie side by side are one, and only two families run across a tile."""
    found = {}
    for tile in pieces():
        parts = " ".join("".join("NESW"[side] for side in part) for part in tile.parts)
        fields = [index for index, part in enumerate(tile.parts) if tile.sides[part[0]] == "F"]
        printed = " ".join(str(tile.butterflies[index]) for index in fields) + ("+" if tile.caterpillar else "")
        joined, copies = found.setdefault(family(tile.sides), (parts, Counter()))
        assert parts == joined
        copies[printed] += 1
    assert found == FAMILIES


def test_each_family_has_every_choice_of_its_colours_equally_often():
    """Ordered pairs once, unordered pairs twice or once, and half of the threes: no colour is favoured."""
    kinds = Counter(tile.sides for tile in pieces())
    times = {name: {kinds[sides] for sides in kinds if family(sides) == name} for name in FAMILIES}
    assert times == {**{name: {1} for name in FAMILIES}, "XFFF": {2}, "XXFF": {3}, "XFYF": {2}}


def test_it_has_24_caterpillar_icons_and_52_printed_butterflies():
    tiles = pieces()
    assert sum(tile.caterpillar for tile in tiles) == 24
    assert sum(sum(tile.butterflies) for tile in tiles) == 52
    assert sum(any(tile.butterflies) for tile in tiles) == 48
    assert sum("F" in tile.sides for tile in tiles) == 76


def test_it_has_eight_planters_gnomes_and_flowers():
    standard = edition()
    assert sum(sum(planter) for planter in standard.planters) == 109
    assert sorted(standard.gnomes) == [1, 1, 2, 2, 2, 3, 3, 4]
    assert standard.rounds == 8
    assert Counter(standard.flowers) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert (standard.butterflies, standard.caterpillars, standard.most_caterpillars) == (12, 50, 12)


def test_every_kind_has_a_name_of_its_own():
    names = edition().names()
    assert len({name.lower() for name in names}) == len(names) == 90
    twice = [*STANDARD["tiles"], {"sides": "BBFF", "parts": "N E S W"}]
    assert edition(tiles=twice).names()[-1] == "BBFF/2"


def test_tiles_that_look_the_same_turned_are_offered_once():
    from hortus.games.papillon.tiles import Tiles

    tiles = Tiles(
        edition(tiles=[*STANDARD["tiles"], {"sides": "FFFF", "parts": "NESW"}, {"sides": "BFBF", "parts": "NS E W"}])
    )
    assert tiles.turns[tiles.kinds - 2] == 0b0001
    assert tiles.turns[tiles.kinds - 1] == 0b0011
    assert tiles.turns[0] == 0b1111


TILE = {"sides": "BFFF", "parts": "N ESW"}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"gnomes": None}, "box: gnomes is missing; expected a list of 1 to 12 whole numbers from 1 to 12."),
        ({"gnome": 1}, "box: gnome is not a key of this game; it knows "),
        ({"purse": 13}, "box: purse should be a whole number from 0 to 12, not 13."),
        ({"flowers": ["blue"] * 8}, "box: flowers should be a list with at least one flower of each colour, not "),
        ({"flowers": ["pink"] * 8}, "box: flowers should be a list of the colours blue, purple, red and yellow, not "),
        ({"planters": [{"first": 1, "second": 2, "third": 0}] * 8}, "box: planters 1: first, second and third should"),
        ({"tiles": [TILE]}, "box: tiles should count at least 90, enough for 8 rounds, not 1."),
        ({"tiles": [{**TILE, "sides": "BFFG"}]}, "box: tiles 1: sides should be four letters from BPRYF"),
        ({"tiles": [{**TILE, "parts": "N ES"}]}, "box: tiles 1: parts should be each of the sides N, E, S and W once"),
        ({"tiles": [{**TILE, "parts": "NE SW"}]}, "box: tiles 1: parts should be groups of sides that show the same"),
        ({"tiles": [{**TILE, "butterflies": [1, 0]}]}, "box: tiles 1: butterflies should be numbers that are 0"),
        ({"tiles": [{**TILE, "colour": "B"}]}, "box: tiles 1: colour is not a key of this game; it knows"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_in_one_sentence(change, fault):
    with pytest.raises(EditionError) as refused:
        edition(**change)
    assert str(refused.value).startswith(fault)
