"""Whole games in a real terminal of 80 by 24 characters, by somebody who reads only the screen."""

import json

import pytest
from cli.window import LINES, Window

import hortus as package
from hortus import words
from hortus.core.message import Message

NONSENSE = [
    "zz",
    "#0",
    "#99999",
    "-1",
    "1.5",
    "²",
    "list 99",
    "list qqqq",
    "save",
    "save /",
    "board nothing",
    "undo it",
    "help me",
    "x" * 300,
    "\t",
    "é💐",
]
"""What is no move and no command, at any prompt of any game."""


def kept(path):
    return json.loads(path.read_text())["moves"]


def play_to_the_end(window, path):
    """Choose what the screen shows; at every new question type all nonsense first, which must change nothing."""
    questions = set()
    decisions = 0
    window.read()
    while True:
        screens = window.turn_pages()
        if not window.asked():
            return questions, decisions, screens
        moves = window.moves()
        assert moves, "no move can be read on the screen:\n" + window.shown()
        question = next(line for screen in reversed(screens) for line in screen.split("\n") if "(help" in line)
        if question not in questions:
            questions.add(question)
            before = kept(path)
            for nonsense in NONSENSE:
                window.type(nonsense)
                window.turn_pages()
                assert window.asked(), nonsense
            assert kept(path) == before
        window.type(moves[decisions % len(moves)])
        decisions += 1


@pytest.mark.parametrize("game", list(package.GAMES))
def test_a_whole_game_is_played_by_reading_only_the_screen(game, tmp_path):
    path = tmp_path / "g.json"
    command = ["play", game, "--seed", "11", "--bots", "random", "--record", "g.json"]
    window = Window(*command, folder=tmp_path)
    try:
        questions, decisions, screens = play_to_the_end(window, path)
    finally:
        code = window.close()
    assert code == 0
    assert questions
    assert decisions > 5
    assert any("Saved to g.json." in screen for screen in screens)
    assert json.loads(path.read_text())["scores"]


def test_colours_are_used_where_they_can_be_seen_and_nowhere_else(tmp_path):
    command = ["play", "petal", "--seed", "7"]
    for environment, coloured in [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]:
        window = Window(*command, folder=tmp_path, **environment)
        window.read()
        window.turn_pages()
        window.close()
        assert (b"\x1b[32mg" in window.raw) == coloured


def test_nothing_is_taller_than_the_window(tmp_path):
    """The rules are long: each page stops before anything has left the screen unread."""
    window = Window("play", "blume", "--seed", "7", folder=tmp_path)
    window.read()
    window.turn_pages()
    window.type("rules")
    screens = window.turn_pages()
    window.close()
    assert len(screens) > 5
    for screen in screens[:-1]:
        assert len(screen.split("\n")) <= LINES
    read = " ".join(" ".join(screens).split())
    for key in ("blume-rules-aim", "blume-rules-solo"):
        assert words.text(Message(key)).upper() in read


def test_nobody_looks_away_where_nothing_is_hidden(tmp_path):
    window = Window("play", "petal", "--people", "2", "--seed", "7", folder=tmp_path, prompts=("A> ", "B> "))
    window.read()
    for _ in range(6):
        window.turn_pages()
        assert "look away" not in window.shown()
        window.type(window.moves()[0])
    window.close()


def test_people_look_away_where_something_is_hidden(tmp_path):
    prompts = ("A> ", "B> ", "the others look away. ")
    window = Window("play", "polders", "--people", "2", "--seed", "7", folder=tmp_path, prompts=prompts)
    window.read()
    seen = 0
    for _ in range(8):
        window.turn_pages()
        if "look away" in window.line():
            seen += 1
            after = window.type("")
            assert "A> " not in after
            continue
        window.type(window.moves()[0])
    window.close()
    assert seen >= 2


def test_a_replay_is_turned_over_and_refuses_nonsense(tmp_path):
    match = package.Match(package.rules("petal"), seed=7)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    package.save(match.record(), tmp_path / "g.json")
    moves = len(match.moves)
    window = Window("replay", "g.json", folder=tmp_path, prompts=("q: quit ",))
    window.read()
    first = window.shown()
    assert "Move 49 of" in first
    for nonsense in ["zz", "-1", "99999", "²", "1.5", "x" * 90]:
        assert f"a number from 0 to {moves}." in " ".join(window.type(nonsense).split())
    assert "Move 50 of" in window.type("")
    assert "Move 49 of" in window.type("b")
    assert f"Move {moves} of {moves}" in window.type(str(moves))
    window.type("")
    assert window.close() == 0
