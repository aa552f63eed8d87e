"""Blume in text and in pictures."""

from games.blume.drawing import FULL_3, Table

import hortus
from hortus import art
from hortus.art.svg import blume_pieces as pieces
from hortus.core.perspective import Perspective
from hortus.core.state import NONE


def shown(table: Table, seat: int = 0) -> str:
    return art.text(table.rules.scene(), Perspective(table.rules, table.state, seat).view())


def picture(table: Table, seat: int = 0) -> str:
    return art.draw(table.rules.scene(), Perspective(table.rules, table.state, seat).view())


def test_the_text_board_shows_corners_flowers_and_water():
    table = Table(".. ..\n.r r.\n.r r.\n.. ..", wet=("bc23",)).enter("take")
    text = shown(table)
    assert "+---*---+---+" in text
    assert "+---+---w---+" in text
    assert "Watered points: bc23" in text
    assert "In the greenhouse: r0 o0 y0 p0 v0 b0" in text


def test_the_text_market_shows_every_peg_once():
    table = Table()
    table.market(red=2, blue=-3)
    lines = shown(table.enter("take")).splitlines()
    assert lines[0].split() == ["market", "-4", "-3", "-2", "-1", "0", *[f"+{worth}" for worth in range(1, 9)]]
    assert lines[1].split() == [".", "b", ".", ".", "oypv", ".", "r", ".", ".", ".", ".", ".", "."]


def test_named_tiles_are_crossed_for_their_own_seat_only():
    table = Table(FULL_3, FULL_3).enter("prune")
    table.do("xb2", seat=0)
    crossed = [line for line in shown(table).splitlines() if line.startswith((" 1", " 2", " 3")) and "x" in line]
    assert len(crossed) == 1
    assert "b2: will be pruned" in picture(table)
    assert "b2: will be pruned" not in picture(table, 1)


def test_a_hidden_card_is_in_no_picture_of_another_seat():
    match = hortus.Match(hortus.rules("blume", 2, ["botanist"]), seed=1)
    scene = match.rules.scene()
    own = match.perspective(0).view()
    assert "Your hidden card" in art.draw(scene, own)
    assert "Your hidden card" not in art.draw(scene, match.perspective(NONE).view())
    assert "Your hidden card:" in art.text(scene, own)
    assert "Your hidden card:" not in art.text(scene, match.perspective(NONE).view())


def test_every_tile_has_a_spoken_name():
    table = Table("..\n..").enter("take")
    assert "a1, a tile with" in picture(table)
    assert pieces.tile_name([0, 1, 2, 3]) == "red, orange, yellow, pink, clockwise from the top left"


def test_every_colour_has_a_petal_of_its_own():
    assert len({tuple(outline) for outline in pieces.OUTLINES}) == 6


def test_every_component_can_be_drawn():
    drawn = [
        pieces.tile([0, 1, 2, 3], 84),
        pieces.hybrid(0, 5),
        pieces.botanist_card(0, 5, True),
        pieces.card_back(),
        pieces.watering_can([0, 5], 0, 5),
        pieces.water_drop(),
        pieces.bag(9),
        *[pieces.peg(colour) for colour in range(6)],
        *[pieces.tool_card(tool, "rake", "Turn one of your tiles.", [(0, 2)]) for tool in range(8)],
    ]
    for piece in drawn:
        assert piece.as_str().startswith("<g") or piece.as_str().startswith("<path")
