"""Pictures: well-formed, complete, and made from a view alone."""

import xml.etree.ElementTree as ElementTree

import pytest
from walking import plain_settings

import hortus
from hortus import art
from hortus.core.state import NONE


def positions(setting):
    """A match at its start, twice in the middle, and at its end."""
    match = hortus.Match(setting.rules, seed=4)
    dice = hortus.Dice(4)
    yield match
    for pause in (7, 25, 5000):
        while not match.over and pause:
            seat = match.waiting[dice.below(len(match.waiting))]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
            pause -= 1
        yield match


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_every_view_of_every_game_can_be_drawn_and_written(setting):
    for match in positions(setting):
        for seat in [NONE, *range(match.seats)]:
            view = match.perspective(seat).view()
            picture = ElementTree.fromstring(art.draw(setting.rules.scene(), view))
            assert picture.tag.endswith("svg")
            assert picture.find("{http://www.w3.org/2000/svg}title") is not None
            text = art.text(setting.rules.scene(), view)
            assert text.strip()
            assert "\x1b" not in text


def test_a_match_shows_itself_in_a_notebook():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    assert match._repr_svg_().startswith("<svg")


def test_every_pile_of_petal_has_a_spoken_name():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    match.submit(match.waiting[0], match.rules.catalogue.read("a1>"))
    picture = match._repr_svg_()
    assert "row 1, column 2, flower of 2 petals, green" in picture
    assert "the tree" in picture
