"""Flutter in pictures and in characters."""

import xml.etree.ElementTree as ElementTree

import pytest

import hortus
from hortus import art
from hortus.art.svg import flutter_pieces as pieces
from hortus.art.text.page import Page
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
    for face in scene["faces"]:
        drawn(pieces.water([1, 0, 0], face["petals"], face["pollen"], face["dry"]))
    for colour in range(5):
        drawn(pieces.petal(colour))
    for seat in range(5):
        drawn(pieces.bee(seat))
    drawn(pieces.sun())
    drawn(pieces.pollen(10))


def test_water_is_drawn_from_what_it_gives_and_not_from_its_name():
    match = hortus.Match(hortus.rules("flutter", 2), seed=11)
    scene, view = match.rules.scene(), match.perspective(NONE).view()
    for number, face in enumerate(scene["faces"]):
        view["water"].append([number, number])
        scene["water"][number] = "?"
        face["says"] = {"key": "flutter-face-blank", "values": {}, "says": "?"}
    picture = art.draw(scene, view)
    for face in scene["faces"]:
        assert "".join(element.as_str() for element in pieces.reward(face["petals"], face["pollen"])) in picture
    assert len({str(face["petals"]) + str(face["pollen"]) for face in scene["faces"]}) > 4


def test_a_water_tile_shows_as_many_points_as_it_gives():
    assert ">2</text>" in pieces.water([1, 0, 0], pollen=2).as_str()


def test_everything_has_a_spoken_name():
    match = played(3, 60)
    picture = art.draw(match.rules.scene(), match.perspective(0).view())
    for name in ["the rainbee", "The sun", "ladybug stack", "A's petals: ", "open sides", "'s bee"]:
        assert name in picture


def test_the_face_down_variant_can_be_drawn():
    match = played(4, 400, water="face_down")
    ElementTree.fromstring(art.draw(match.rules.scene(), match.perspective(NONE).view()))


@pytest.mark.parametrize("seat", [NONE, 0, 1])
def test_the_text_shows_no_pollen_that_lies_face_down(seat):
    match = played(2, 30)
    text = art.text(match.rules.scene(), match.perspective(seat).view())
    assert text.count("pollen hidden") == (2 if seat == NONE else 1)


def test_the_text_names_prices_and_what_a_place_would_bring():
    match = played(2, 0)
    board = art.text(match.rules.scene(), match.perspective(NONE).view())
    assert "free" in board
    assert "**" in board
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    match.submit(seat, match.legal(seat)[0])
    board = art.text(match.rules.scene(), match.perspective(seat).view())
    assert "In hand: " in board
    for action in match.legal(seat):
        place = match.rules.catalogue.write(action)
        moved = art.move(match.rules.catalogue.spell(action), match.rules.scene(), match.perspective(seat).view())
        assert moved.startswith(f"Place it at {place}: +")


def test_every_triangle_of_the_meadow_is_written():
    match = played(2, 40)
    view = match.perspective(NONE).view()
    scene = match.rules.scene()
    text = art.text(scene, view)
    for number, piece in enumerate(view["pieces"][1:], 1):
        cells = len(scene["shapes"][scene["tiles"][piece["tile"]]["shape"]]["cells"][0])
        assert text.count(f"/{number:>2}\\") + text.count(f"\\{number:>2}/") == cells


def moved(scene, view, by: int):
    """The same meadow, so many columns further in the window, which is wrapped around."""
    width = scene["width"]

    def there(vertex: int) -> int:
        return vertex // width * width + (vertex + by) % width

    pieces = [{**piece, "at": there(piece["at"])} for piece in view["pieces"]]
    water = [[2 * there(cell // 2) + cell % 2, face] for cell, face in view["water"]]
    flowers = [[there(vertex), *petals] for vertex, *petals in view["flowers"]]
    return {**view, "west": by % width, "pieces": pieces, "water": water, "flowers": flowers}


def test_a_meadow_over_the_border_of_the_window_is_drawn_in_one_piece():
    match = played(2, 60)
    scene, view = match.rules.scene(), match.perspective(NONE).view()
    over = moved(scene, view, scene["width"] - 22)
    columns = [piece["at"] % scene["width"] for piece in over["pieces"]]
    assert min(columns) < 8
    assert max(columns) > 40
    drawings = []
    for shown in (view, over):
        text = art.text(scene, shown, Page(width=1000)).split(" 0: the rainbee")[0]
        # All but the names of the columns, which stand before each row.
        drawings.append([line[6:] for line in text.splitlines()])
    assert drawings[0] == drawings[1]
    sizes = [ElementTree.fromstring(art.draw(scene, shown)).get("viewBox") for shown in (view, over)]
    assert sizes[0]
    assert sizes[0] == sizes[1]
