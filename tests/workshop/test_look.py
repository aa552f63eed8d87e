"""What the editor is told of an edition: its fields, its pieces, what can be clicked, and what is counted."""

import tomllib

import pytest
from workshop.editor import standard_file

import hortus
from hortus import words
from hortus.core.message import Message, restored
from hortus.tables import game_kind
from hortus.workshop import look
from hortus.workshop.look import standard_fields


def looked(game, text=None, language="en"):
    data = standard_file(game) if text is None else text.encode()
    return look("mine.toml", data, game, language, [])


def changed(game, old, new, count=1):
    """The standard edition with another text in one place."""
    text = standard_file(game).decode()
    assert old in text
    return looked(game, text.replace(old, new, count))


def fields_of(fields, way=()):
    for key, field in fields.items():
        yield (*way, key), field
        yield from fields_of(field.get("fields", {}), (*way, key))


def at(data, path):
    for step in path:
        data = data[step]
    return data


# ---- fields


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_value_of_the_standard_edition_has_a_field(game):
    def check(fields, table):
        for key, value in table.items():
            inner = fields[key].get("fields")
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, dict):
                    check(inner, one)

    check(standard_fields(game), looked(game).components)


@pytest.mark.parametrize("game", hortus.GAMES)
@pytest.mark.parametrize("language", words.languages())
def test_every_field_and_every_word_that_can_be_chosen_has_a_plain_name(game, language):
    for way, field in fields_of(standard_fields(game)):
        key = "-".join(["workshop", game, *way])
        assert words.text(Message(key), language) != key
        for word in field["allowed"]:
            if way[-1] in ("kind", "mark"):
                assert words.text(Message(f"{key}-{word}"), language)


def test_bounds_and_words_are_those_the_game_checks():
    fields = standard_fields("petal")
    assert fields["side"] == {"kind": "number", "bounds": [3, 7], "allowed": [], "optional": False}
    assert standard_fields("polders")["fillings"]["fields"]["mark"]["allowed"] == ["circle", "stripes", "cross"]


def test_what_only_some_pieces_have_may_be_left_out():
    tiles = standard_fields("papillon")["tiles"]["fields"]
    assert {key for key, field in tiles.items() if field["optional"]} == {"butterflies", "caterpillar", "count"}
    assert standard_fields("polders")["polders"]["fields"]["round_boxes"]["optional"]


def test_words_that_come_from_the_edition_are_those_of_this_edition():
    found = changed("polders", 'building = "mill"', 'building = "windmill"', 10)
    assert "windmill" in found.fields["assignments"]["fields"]["building"]["allowed"]


# ---- drawings and spots


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_drawing_shows_a_part_of_the_edition(game):
    found = looked(game)
    for drawn in found.drawings:
        at(found.components, drawn["source"])
        assert drawn["svg"].startswith("<svg")
        assert drawn["name"]
        assert drawn["count"] > 0
    sources = [tuple(drawn["source"]) for drawn in found.drawings]
    assert len(sources) == len(set(sources))


@pytest.mark.parametrize("game", hortus.GAMES)
@pytest.mark.parametrize("language", words.languages())
def test_every_spot_lies_on_its_drawing_and_has_a_name(game, language):
    for drawn in looked(game, language=language).drawings:
        for spot in drawn["spots"]:
            left, top, wide, high = spot["at"]
            assert wide > 0
            assert high > 0
            assert left >= -0.02
            assert top >= -0.02
            assert left + wide <= 1.02
            assert top + high <= 1.02
            assert words.text(restored(spot["name"]), language).strip()


def test_what_is_drawn_of_the_edition_can_be_clicked():
    """Each part of the edition that a click can change, in every game."""
    clicked = {
        "flutter": {"pollinators.tiles", "rainbee.petals", "water.petals", "water.pollen", "water.count", "tracker"},
        "petal": {"tiles"},
        "polders": {"polders.map", "shapes.squares", "assignments.title", "assignments.each", "assignments.prizes"},
        "papillon": {"tiles.sides", "tiles.parts", "tiles.butterflies", "tiles.caterpillar", "planters.first",
                     "planters.second", "planters.third", "gnomes", "flowers", "highest_bid", "zero_bonus"},
        "blume": {"tiles", "hybrids", "botanist_cards", "watering_cans.round", "watering_cans.points", "market.lowest",
                  "market.highest", "greenhouse", "gloves"},
    }  # fmt: skip
    for game, parts in clicked.items():
        paths = [spot["path"] for drawn in looked(game).drawings for spot in drawn["spots"]]
        assert {".".join(step for step in path if isinstance(step, str)) for path in paths} == parts


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_click_on_each_kind_of_spot_changes_the_edition_and_back_again(editor, game):
    found = looked(game)
    seen = set()
    for drawn in found.drawings:
        for spot in drawn["spots"]:
            kind = (spot["kind"], tuple(step for step in spot["path"] if isinstance(step, str)))
            if kind in seen or spot["kind"] == "focus":
                continue
            seen.add(kind)
            after, _ = editor.edit(game, found.components, does="click", spot=spot)
            assert after != found.components, spot
            assert after.keys() == found.components.keys()
            if spot["kind"] in ("letters", "words", "number") and not spot["clears"] and spot["absent"] is None:
                assert editor.edit(game, after, does="click", spot=spot, by=-1)[0] == found.components
            if spot["kind"] == "toggle":
                again = editor.edit(game, after, does="click", spot=spot)[0]
                assert sorted(at(again, spot["path"])) == sorted(at(found.components, spot["path"]))


@pytest.mark.parametrize("game", ["papillon", "blume", "flutter"])
def test_tiles_that_were_clicked_can_still_be_played(editor, game):
    """Colours, joins and points that are clicked always fit; only how often a pair is there can be wrong."""
    found = looked(game)
    for drawn in found.drawings[::40]:
        for spot in drawn["spots"]:
            if drawn["source"][0] in ("tiles", "pollinators", "rainbee", "gnomes"):
                _, text = editor.edit(game, found.components, does="click", spot=spot)
                again = looked(game, text)
                assert again.fault is None or again.fault["key"] == "refused-papillon-tiles", (spot, again.fault)


# ---- counts


def counted(found, what):
    return {one["name"]: one["count"] for one in found.signs if one["what"] == what}


def test_colours_on_flutters_tiles_are_counted_as_they_are_printed():
    petals = "".join(line.partition(":")[2] for kind in _box("flutter")["pollinators"] for line in kind["tiles"])
    assert counted(looked("flutter"), "Petals on the tiles")["red"] == petals.count("r")


def test_a_tile_that_is_there_twice_counts_twice():
    sides = [(tile["sides"], tile.get("count", 1)) for tile in _box("papillon")["tiles"]]
    assert counted(looked("papillon"), "Garden tiles")["blue"] == sum(
        text.count("B") * copies for text, copies in sides
    )


def test_another_edition_is_counted_beside_the_standard_one():
    found = changed("blume", '"royp"', '"rrrr"')
    assert counted(found, "Petal tiles")["red"] == 103
    assert [one["count"] for one in found.usual["signs"] if one["what"] == "Petal tiles"] == [100] * 6
    assert counted(found, "Hybrids") == dict.fromkeys(counted(found, "Petal tiles"), 5)


def test_petals_are_counted_by_their_numbers_and_buildings_map_by_map():
    assert counted(looked("petal"), "How many petals with 1, 2, 3, …, in each colour") == dict.fromkeys("12345678", 3)
    schermer = _box("polders")["polders"][0]["map"]
    assert counted(looked("polders"), "Buildings in De Schermer") == {
        name: schermer.count(letter) for name, letter in (("manor", "M"), ("farm", "F"), ("mill", "W"))
    }


def test_pieces_are_counted_for_the_most_players():
    found = looked("flutter")
    assert {one["name"]: one["count"] for one in found.pieces}["bee"] == max(game_kind("flutter").seats)


def _box(game):
    return tomllib.loads(standard_file(game).decode())
