"""Moves at the prompt: read, listed and suggested."""

import pytest
from cli.running import hortus

import hortus as package
from hortus.cli.moves import PAGE, Moves
from hortus.cli.screen import Screen


def moves_of(game, decisions=0, seed=7, seats=None):
    match = package.Match(package.rules(game, seats), seed=seed)
    for _ in range(decisions):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return match, Moves(match.perspective(match.waiting[0]), Screen())


def test_a_number_that_is_a_move_is_never_an_entry_of_the_list():
    """Blume writes `2` for the second tile of the row, which may not be the second move."""
    match, moves = moves_of("blume")
    assert moves.sign == "#"
    assert moves.read("2") == match.rules.catalogue.read("2")
    moves.legal = [action for action in moves.legal if action != match.rules.catalogue.read("2")]
    assert moves.read("2") is None
    assert moves.read("#2") == moves.legal[1]


def test_where_no_move_is_a_number_the_number_alone_is_enough():
    _, moves = moves_of("petal")
    assert moves.sign == ""
    assert moves.read("3") == moves.read("#3") == moves.legal[2]


@pytest.mark.parametrize("typed", ["0", "#0", "999", "#", "-1", "1.0", "²", "9" * 5000, "", "b 2 !"])
def test_what_is_no_number_of_the_list_is_no_move(typed):
    _, moves = moves_of("petal")
    assert moves.read(typed) is None
    assert moves.why_not(typed)


@pytest.mark.parametrize("game", list(package.GAMES))
@pytest.mark.parametrize("typed", ["zz", "999", "a1>>", "score 5", "2", "#0"])
def test_moves_that_are_suggested_are_legal(game, typed):
    for decisions in (0, 1, 2, 3):
        match, moves = moves_of(game, decisions)
        if moves.read(typed) is None:
            said = moves.why_not(typed)
            assert any(text in said for text in moves.written)
            first = match.rules.catalogue.write(0)
            assert first in moves.written or f" {first} " not in said


@pytest.mark.parametrize("game", list(package.GAMES))
def test_a_move_that_is_not_possible_says_which_rule_it_breaks(game):
    """The same sentence as on the page, and in the player's language."""
    told = set()
    for decisions in range(8):
        match, moves = moves_of(game, decisions)
        catalogue = match.rules.catalogue
        perspective = match.perspective(match.waiting[0])
        for action in range(0, catalogue.size, max(1, catalogue.size // 60)):
            typed = catalogue.write(action)
            if action in moves.legal or catalogue.read(typed) != action:
                continue
            why = perspective.refusal(action)
            assert str(why) in moves.why_not(typed)
            told.add(why.key)
    assert len(told) >= 2, told


def test_all_moves_are_in_the_pages_of_the_list(capsys):
    _, moves = moves_of("petal")
    pages = (len(moves.legal) + PAGE - 1) // PAGE
    assert pages > 5
    for page in range(1, pages + 1):
        moves.show(str(page))
    shown = capsys.readouterr().out
    for number, text in enumerate(moves.written, 1):
        assert f" {number}  {text} " in shown
    moves.show("")
    assert f"Page 1 of {pages}" in capsys.readouterr().out


def test_a_page_that_is_not_there_and_a_word_in_no_move_are_said(capsys):
    _, moves = moves_of("petal")
    moves.show("999")
    assert "pages; type a number from 1 to" in capsys.readouterr().out
    moves.show("qqq")
    assert 'No move has "qqq" in it.' in capsys.readouterr().out
    moves.show("a2")
    shown = capsys.readouterr().out
    assert shown.count("\n") == sum("a2" in moves.words(action) for action in moves.legal)


def test_what_bots_did_before_the_first_move_is_told():
    for seed in range(1, 6):
        shown = hortus("play", "petal", "--seed", str(seed), typed="quit\n").stdout
        before = shown.split("A (you)>")[0]
        match = package.Match(package.rules("petal"), seed=seed)
        assert ("B (greedy) flips" in before) == (match.waiting[0] == 1)


@pytest.mark.parametrize("game", list(package.GAMES))
def test_every_game_has_a_legend_and_its_rules(game):
    shown = hortus("play", game, "--seed", "7", typed="legend\nrules\nquit\n").stdout
    assert shown.count("Signs: ") == 2  # with the first board, and when asked for
    assert shown.count("Moves: ") == 2
    assert "goal" in shown.lower()


@pytest.mark.parametrize("game", list(package.GAMES))
def test_the_log_calls_seats_by_the_letters_of_the_board(game):
    shown = hortus("play", game, "--seed", "7", "--bots", "random", typed="#1\n#1\n#1\n#1\nscore\nquit\n").stdout
    assert "A (you)" in shown
    assert "B (random)" in shown
    assert "seat 0" not in shown
    assert "seat 1" not in shown
