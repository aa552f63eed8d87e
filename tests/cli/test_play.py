"""A game in the terminal."""

import json

from cli.running import hortus, refused

import hortus as package
from hortus.cli.moves import Moves
from hortus.cli.sitting import Sitting


def test_a_whole_game_can_be_played_by_number(tmp_path):
    done = hortus("play", "petal", "--seed", "7", "--record", "game.json", typed="1\n" * 60, folder=tmp_path)
    assert done.returncode == 0
    assert " wins." in done.stdout or "A draw." in done.stdout
    assert "Saved to game.json." in done.stdout
    assert "all follow from the deal" in hortus("verify", "game.json", folder=tmp_path).stdout


def test_moves_are_typed_in_notation_and_nonsense_is_explained():
    done = hortus("play", "petal", "--seed", "7", typed="zz\nb1<\n999\na1\nquit\n")
    assert '"zz" is not a move. You can play ' in done.stdout
    assert "A (you) flips b1 onto a1" in done.stdout
    assert "999 is not one of them." in done.stdout
    assert "A (you) picks a1, a flower of 2" in done.stdout


def test_undo_takes_back_ones_own_move_and_the_bots_answer():
    done = hortus("play", "petal", "--seed", "7", typed="b1<\nundo\nb1<\nundo\nundo\nquit\n")
    assert done.stdout.count("A (you) flips b1 onto a1") == 2
    assert "You cannot undo that" in done.stdout


def test_hint_list_score_help_and_board_leave_the_game_alone():
    done = hortus("play", "petal", "--seed", "7", typed="hint\nlist\nscore\nhelp\nboard\nsave\nquit\n")
    assert "Hortus would play" in done.stdout
    assert "undoes a move" in done.stdout
    assert "Name a file, as in: save game.json" in done.stdout
    assert "flips" not in done.stdout.split("A (you)>")[-1]


def test_a_game_is_kept_and_continued(tmp_path):
    first = hortus("play", "petal", "--seed", "3", "--record", "game.json", typed="1\n1\nquit\n", folder=tmp_path)
    assert "Saved to game.json." in first.stdout
    kept = json.loads((tmp_path / "game.json").read_text())
    second = hortus("play", "petal", "--record", "game.json", typed="1\n" * 60, folder=tmp_path)
    assert f"Continuing game.json after {len(kept['moves'])} moves." in second.stdout
    assert json.loads((tmp_path / "game.json").read_text())["scores"]
    third = hortus("play", "petal", "--record", "game.json", folder=tmp_path)
    assert third.returncode == 2
    assert "game.json is a finished game" in third.stderr


def test_two_people_share_a_keyboard():
    done = hortus("play", "petal", "--people", "2", "--seed", "7", typed="1\n1\nquit\n")
    assert "A> " in done.stdout
    assert "B> " in done.stdout


def test_bots_alone_play_to_the_end():
    done = hortus("play", "petal", "--people", "0", "--bots", "random", "--seed", "7")
    assert " wins." in done.stdout or "A draw." in done.stdout


def test_every_game_can_be_played_to_its_end_in_the_terminal():
    for game, kind in package.GAMES.items():
        for seats in kind.seats:
            done = hortus("play", game, "--seats", str(seats), "--seed", "5", "--bots", "random", typed="#1\n" * 1500)
            endings = [" wins.", " win.", "A draw."] if seats > 1 else ["A solo game with "]
            assert any(ending in done.stdout for ending in endings), (game, seats, done.stdout[-800:], done.stderr)


def test_a_legal_move_comes_before_a_command_of_the_same_name(monkeypatch, capsys):
    """Flutter calls a move `score 5`, and `score` is a command."""
    played = []
    monkeypatch.setattr(Sitting, "move", lambda _, word, *__: played.append(word) or True)
    match = package.Match(package.rules("flutter"), seed=5)
    sitting = Sitting(match, 2, [], [], None)
    moves = Moves(match.perspective(0), sitting.screen)
    moves.legal = [match.rules.catalogue.read("score 5")]
    assert sitting.command("score", 0, moves) is False
    assert "A: 0 points" in capsys.readouterr().out
    assert sitting.command("score 5", 0, moves) is True
    assert played == ["score 5"]


def test_a_move_that_is_not_legal_is_no_command():
    done = hortus("play", "flutter", "--seed", "5", "--bots", "random", typed="score 5\nquit\n")
    assert "score 5 is not possible now" in done.stdout


def test_numbers_that_are_none_are_explained():
    done = hortus("play", "petal", "--seed", "7", typed="²\n" + "9" * 5000 + "\nquit\n")
    assert done.returncode == 0, done.stderr
    assert '"²" is not a move.' in done.stdout
    assert "9" * 40 + "… is not one of them." in done.stdout


def test_the_score_shows_everybody_where_it_lies_open_and_oneself_where_not():
    shown = hortus("play", "petal", "--seed", "7", typed="score\nquit\n").stdout
    assert "A (you): 0 points" in shown
    assert "B (greedy): 0 points" in shown
    hidden = hortus("play", "flutter", "--seed", "5", "--bots", "random", typed="score\nquit\n").stdout
    assert "A (you): 0 points" in hidden
    assert "B (random): " not in hidden


def test_a_misspelt_bot_is_refused_even_where_nobody_needs_one():
    assert "There is no bot 'nobody'" in refused("play", "petal", "--people", "2", "--bots", "nobody")
