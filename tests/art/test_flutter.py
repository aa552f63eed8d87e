"""Flutter in pictures and in characters."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import hortus
from hortus import art
from hortus.art.svg import flutter_pieces as pieces
from hortus.core.state import NONE


def played(seats: int, decisions: int, **options: str) -> hortus.Match:
    match = hortus.Match(hortus.rules("flutter", seats, options=options), seed=11)
    dice = hortus.Dice(11)
    for _ in range(decisions):
        if not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
    return match


def drawn(element) -> None:
    ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{element.as_str()}</svg>')


def test_every_component_can_be_drawn():
    rules = hortus.rules("flutter", 5)
    scene = rules.scene()
    for tile in range(len(scene["tiles"])):
        for turn in range(12):
            drawn(pieces.tile(scene, tile, turn, "7", spent=turn == 3))
    for words in scene["water"]:
        drawn(pieces.water([1, 0, 0], words))
    for colour in range(5):
        drawn(pieces.petal(colour))
    for seat in range(5):
        drawn(pieces.bee(seat))
    drawn(pieces.sun())
    drawn(pieces.pollen(10))


def test_everything_has_a_spoken_name():
    match = played(3, 60)
    picture = art.draw(match.rules.scene(), match.perspective(0).view())
    for name in ["the rainbee", "the sun", "ladybug stack", "red petals", "open sides", "bee of "]:
        assert name in picture


def test_the_face_down_variant_can_be_drawn():
    match = played(4, 400, water="face_down")
    ElementTree.fromstring(art.draw(match.rules.scene(), match.perspective(NONE).view()))


@pytest.mark.parametrize("seat", [NONE, 0, 1])
def test_the_text_shows_no_pollen_that_lies_face_down(seat):
    match = played(2, 30)
    text = art.text(match.rules.scene(), match.perspective(seat).view())
    assert text.count("pollen face down") == (2 if seat == NONE else 1)


def test_the_text_names_prices_and_what_a_place_would_bring():
    match = played(2, 0)
    board = art.text(match.rules.scene(), match.perspective(NONE).view())
    assert "free" in board
    assert "**" in board
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    match.submit(seat, match.legal(seat)[0])
    board = art.text(match.rules.scene(), match.perspective(seat).view())
    assert "in hand: " in board
    for action in match.legal(seat):
        assert f" {match.rules.catalogue.write(action)}: +" in board


def test_every_triangle_of_the_meadow_is_written():
    match = played(2, 40)
    view = match.perspective(NONE).view()
    scene = match.rules.scene()
    text = art.text(scene, view)
    for number, piece in enumerate(view["pieces"][1:], 1):
        cells = len(scene["shapes"][scene["tiles"][piece["tile"]]["shape"]]["cells"][0])
        assert text.count(f"/{number:>2}\\") + text.count(f"\\{number:>2}/") == cells


def test_a_row_that_begins_beyond_the_table_has_its_number_alone():
    """A meadow driven to the western border: no row is called by a place of another row."""
    match = played(2, 0)
    scene, view = match.rules.scene(), match.perspective(NONE).view()
    for column, row in [(0, 22), (20, 34)]:
        view["pieces"].append({**view["pieces"][0], "tile": 0, "at": row * (scene["width"] + 1) + column})
    names = re.findall(r"^ *([a-z]*)(\d+) ", art.text(scene, view).split(" 0: rainbee")[0], re.MULTILINE)
    assert [int(number) for _, number in names] == list(range(36, 21, -1))
    assert [letters for letters, number in names if int(number) > 24] == [""] * 12
    assert names[-1] == ("b", "22")
