"""Boards as text: folded, in every language, with tiles in every position."""

import re

import pytest
from walking import plain_settings

import hortus
from hortus import art, words
from hortus.art.text import papillon
from hortus.art.text.page import Page, painted, seen, tint
from hortus.core.message import Message
from hortus.core.state import NONE

NARROW = 79


def positions(rules, seed=4):
    """A match at several moments up to its end."""
    match = hortus.Match(rules, seed=seed)
    dice = hortus.Dice(seed)
    yield match
    while not match.over:
        for _ in range(12):
            if not match.over:
                seat = match.waiting[dice.below(len(match.waiting))]
                legal = match.legal(seat)
                match.submit(seat, legal[dice.below(len(legal))])
        yield match


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_every_board_and_every_move_fits_into_eighty_columns(setting):
    scene = setting.rules.scene()
    for match in positions(setting.rules):
        seats = match.waiting or (0,)
        for seat in (NONE, seats[0]):
            view = match.perspective(seat).view()
            for brief in (False, True):
                for line in art.text(scene, view, Page(width=NARROW, brief=brief)).split("\n"):
                    assert len(line) <= NARROW, line


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_boards_fold_in_every_language(game, language):
    rules = hortus.rules(game, hortus.GAMES[game].seats[-1])
    for match in positions(rules, seed=9):
        view = match.perspective(0).view()
        page = Page(lambda message: words.text(message, language), NARROW)
        for line in art.text(rules.scene(), view, page).split("\n"):
            assert len(line) <= NARROW, line


def test_colours_change_nothing_but_colours():
    for game in hortus.GAMES:
        for match in list(positions(hortus.rules(game), seed=3))[:6]:
            scene, view = match.rules.scene(), match.perspective(0).view()
            plain = art.text(scene, view, Page(width=NARROW))
            bright = art.text(scene, view, Page(width=NARROW, colour=True))
            assert "\x1b" not in plain
            assert "\x1b[" in bright
            assert re.sub(r"\x1b\[\d+m", "", bright) == plain


def test_a_coloured_text_keeps_its_width_and_obeys_nobody():
    assert seen(tint("red", "red")) == 3
    assert painted(tint("a\x1b[2J", "red"), colour=False) == "a\ufffd[2J"
    assert painted("\x0ex\x1b[2J\x0f", colour=True).count("\x1b") == 2  # our own, round the text


def strips():
    """Tiles with a bed straight across and butterflies on one of the two fields beside it."""
    scene = hortus.rules("papillon").scene()
    return [tile for tile in scene["tiles"] if tile["parts"] == [[0, 2], [1], [3]] and sum(tile["butterflies"])]


def test_every_position_of_a_strip_tile_looks_different():
    assert strips()
    for tile in strips():
        assert len({"\n".join(papillon.drawn_tile(tile, turn)[1:]) for turn in range(4)}) == 4


def test_a_tile_in_hand_is_drawn_in_each_position_before_it_is_chosen():
    match = hortus.Match(hortus.rules("papillon"), seed=7)
    match.submit(0, match.rules.catalogue.read("row 1"))
    match.submit(1, match.legal(1)[0])
    board = art.text(match.rules.scene(), match.perspective(0).view())
    for action in match.legal(0):
        assert match.rules.catalogue.write(action) in board


def test_the_tile_of_flutter_and_of_blume_is_drawn_in_each_position():
    match = hortus.Match(hortus.rules("flutter"), seed=7)
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    board = art.text(match.rules.scene(), match.perspective(seat).view())
    for action in match.legal(seat):
        assert match.rules.catalogue.write(action) in board
    match = hortus.Match(hortus.rules("blume"), seed=7)
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
    assert "   ^       >       v       <\n" in art.text(match.rules.scene(), match.perspective(seat).view())


def test_a_bid_of_nothing_shows_its_bonus():
    match = hortus.Match(hortus.rules("papillon", 3), seed=7)
    first = match.waiting[0]
    zero = match.rules.catalogue.read("bid 0")
    view = match.perspective(first).view()
    said = art.move(match.rules.catalogue.spell(zero), match.rules.scene(), view)
    assert said == "Bid 0: gains 1 caterpillar, or 2 if one more player bids 0 after you"
    match.submit(first, zero)
    second = match.waiting[0]
    letter = "ABC"[first]
    assert f"Bids: {letter} 0 (+1)." in art.text(match.rules.scene(), match.perspective(second).view())
    match.submit(second, zero)
    assert f"{letter} 0 (+2)" in art.text(match.rules.scene(), match.perspective(match.waiting[0]).view())


@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_every_legal_move_can_be_said(game):
    for match in positions(hortus.rules(game), seed=2):
        for seat in match.waiting[:1]:
            perspective = match.perspective(seat)
            view, scene = perspective.view(), match.rules.scene()
            for action in perspective.legal()[:40]:
                said = art.move(match.rules.catalogue.spell(action), scene, view)
                assert said
                assert not said.startswith(f"{game}-"), said


def test_a_page_says_what_a_message_says():
    assert Page().t("terminal-draw") == str(Message("terminal-draw"))
