"""The box: every count of the rulebook, and every fault as one sentence."""

import copy
import tomllib
from importlib.resources import files

import pytest

import hortus
from hortus.core.errors import EditionError
from hortus.core.sheet import Sheet
from hortus.editions import from_components
from hortus.games.flutter.edition import FlutterEdition


def standard() -> dict:
    text = files("hortus.games.flutter").joinpath("editions", "standard.toml").read_text("utf-8")
    data = tomllib.loads(text)
    del data["game"]
    return data


def read(data: dict) -> FlutterEdition:
    return FlutterEdition(Sheet("mine.toml", data))


def test_the_box_holds_what_the_rulebook_counts():
    """60 tiles, 12 of each of 5 pollinators; 16 water tiles; the tracker from 0 to 21."""
    edition = read(standard())
    assert len(edition.tiles) == 60
    assert [edition.stack_of(stack) for stack in range(5)] == [12] * 5
    assert sum(face.count for face in edition.water) == 16
    assert edition.limit == 21
    assert [edition.stack(seats) for seats in (2, 3, 4, 5)] == [6, 7, 7, 8]


def test_every_pollinator_comes_three_times_in_every_colour():
    edition = read(standard())
    for stack in range(5):
        colours = [tile.colour for tile in edition.tiles if tile.pollinator == stack]
        assert sorted(colours) == sorted([0, 1, 2, 3] * 3)


def test_the_red_ladybug_of_the_rulebook_is_in_the_box():
    """Section 1.2: two blue, one purple, two yellow round its corners."""
    tile = read(standard()).tiles[0]
    assert (tile.colour, tile.sparkles, tile.petals) == (0, 2, ["p", "bb", "p", "yy"])


def test_the_water_has_one_of_each_pair_and_the_split_of_the_house():
    faces = {(face.petals, face.pollen): face.count for face in read(standard()).water}
    pairs = {"ry", "rb", "rp", "yb", "yp", "bp"}
    assert {petals for petals, _ in faces if len(petals) == 2} == pairs
    assert (faces["", 1], faces["*", 0], faces["", 0]) == (4, 3, 3)


def test_all_tiles_are_different():
    tiles = {(tile.pollinator, tile.colour, *tile.petals) for tile in read(standard()).tiles}
    assert len(tiles) == 60


def broken(path: str, value: object) -> dict:
    data = copy.deepcopy(standard())
    table = data
    *way, last = path.split(".")
    for key in way:
        table = table[int(key)] if key.isdigit() else table[key]
    table[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("stacks", [6, 7, 7], "stacks should be a list of 4 whole numbers from 1 to 14"),
        ("bee", "two", "bee should be a whole number from 0 to 20"),
        ("sun", "wasp", "sun should be ladybug, moth, hummingbird, dragonfly or butterfly"),
        ("rondel.0", "moth", "rondel should be each of ladybug"),
        ("water.0.petals", "xy", "water 1: petals should be letters from rybp"),
        ("pollinators.0.tiles.0", "red two: p bb p yy", 'tiles should be a list of tiles such as "red 2: p bb p yy"'),
        ("pollinators.0.tiles.0", "red 2: p bb p", "tiles should be petals for each of the 4 corners"),
        ("pollinators.0.tiles.0", "red 2: pp bb p yy", "tiles should be at most 1 petal from rybp at corner 1"),
        ("pollinators.0.tiles.0", "red 2: * bb p yy", "tiles should be at most 1 petal from rybp at corner 1"),
        ("pollinators.0.cells.1", "D 5 5", "cells should be different and joined by their sides"),
        ("pollinators.0.cells.1", "X 0 0", 'cells should be a list of cells such as "U 0 0"'),
        ("pollinators.0.corners.1", "4 4", "corners should be a list of different corners on the outline"),
        ("pollinators.0.corners.0", "one", 'corners should be a list of corners such as "0 1"'),
        ("pollinators.0.tiles.0", "red ²: p bb p yy", 'tiles should be a list of tiles such as "red 2: p bb p yy"'),
        ("pollinators.0.cells.1", "D ² 0", 'cells should be a list of cells such as "U 0 0"'),
        ("pollinators.0.corners.0", "0 ¹", 'corners should be a list of corners such as "0 1"'),
        ("pollinators.1.name", "ladybug", "name should be a word that is not used for anything else"),
        ("pollinators.1.name", "red", "name should be a word that is not used for anything else"),
        ("pollinators.1.name", "keep", "name should be a word that is not used for anything else"),
        ("rainbee.petals", "** rr", "petals should be petals for each of the 6 corners"),
        ("pollinators", standard()["pollinators"][:4], "pollinators should be a list of 5 to 6 tables"),
        (
            "pollinators.0.tiles",
            [*standard()["pollinators"][0]["tiles"], "red 1: p b p y"],
            "at most 60 tiles",
        ),
        ("honey", 3, "honey is not a key of this game"),
        ("rainbee.honey", 3, "honey is not a key of this game"),
    ],
)
def test_a_fault_is_one_sentence_that_names_the_key(path, value, fault):
    with pytest.raises(EditionError) as caught:
        read(broken(path, value))
    text = str(caught.value)
    assert text.startswith("mine.toml: ")
    assert fault in text
    assert "\n" not in text


def test_a_stack_must_have_as_many_tiles_as_the_setup_leaves():
    data = standard()
    data["pollinators"][0]["tiles"] = data["pollinators"][0]["tiles"][:7]
    with pytest.raises(EditionError, match="tiles should be at least 8"):
        read(data)
    data["pollinators"][0]["tiles"] = standard()["pollinators"][0]["tiles"][:8]
    assert read(data).stack_of(0) == 8


def test_with_the_lowest_stacks_everybody_still_finds_a_tile_for_the_last_turn():
    """F37: as many stacks as seats, so the first tile placed is the last of its stack and leaves one for each other."""
    data = broken("stacks", [1, 1, 1, 1])
    rules = hortus.rules("flutter", 5, edition=from_components("mine", data))
    match = hortus.Match(rules, seed=1)
    counted = rules.census(match._state)
    asked = []
    while not match.over:
        seat = match.waiting[0]
        if match.perspective(seat).view()["step"] == "select":
            asked.append(seat)
        match.submit(seat, match.legal(seat)[0])
        assert rules.census(match._state) == counted
    assert sorted(asked) == [0, 1, 2, 3, 4]


def test_the_rainbee_may_have_bare_corners_too():
    """What its other corners show in print is unknown: a dash as for any tile."""
    tile = read(broken("rainbee.petals", "** - - ** bb pp")).rainbee
    assert tile.petals == ["**", "", "", "**", "bb", "pp"]


def test_an_edition_with_bare_and_two_coloured_corners_can_be_played():
    """F12, F14: what a printed game may have and the standard edition has not."""
    data = standard()
    data["rainbee"]["petals"] = "** - yy ** bb pp"
    ladybugs = data["pollinators"][0]["tiles"]
    ladybugs[:] = [line.replace("bb", "rb").replace("yy", "-") for line in ladybugs]
    rules = hortus.rules("flutter", 3, edition=from_components("mine", data))
    for seed in range(3):
        match = hortus.Match(rules, seed=seed)
        dice = hortus.Dice(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
        assert len(match.winners()) >= 1
