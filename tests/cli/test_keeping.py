"""A game at the keyboard and its file: nothing is lost, nothing else is touched."""

import json
import os
import pty
import signal
import subprocess
import sys
import time

import pytest
from cli.running import hortus, refused

import hortus as package
from hortus.core.deal import sealed

COMMAND = [sys.executable, "-P", "-c", "from hortus.cli import main; main()"]


def begun(path, game="petal", seats=None, **options):
    """A game with one decision taken, in a file."""
    match = package.Match(package.rules(game, seats, **options), seed=3)
    match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    package.save(match.record(), path)
    return match


def moves(path):
    return len(json.loads(path.read_text())["moves"])


def waiting_for(path, wanted):
    for _ in range(600):
        if path.exists() and path.stat().st_size and moves(path) >= wanted:
            return
        time.sleep(0.1)
    raise AssertionError(f"{path} never held {wanted} moves")


def test_a_game_goes_on_with_the_table_its_record_names(tmp_path):
    begun(tmp_path / "g.json", "flutter", 4)
    done = hortus("play", "flutter", "--record", "g.json", "--bots", "random", typed="1\n" * 6, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert package.load(tmp_path / "g.json").setup.seats == 4
    assert "D (random)" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "3"], "g.json is a game for 4 seats, not 3; leave --seats out"),
        (["--option", "water=face_down"], "g.json was started with water=drawn, not water=face_down"),
        (["--option", "wind=east"], "g.json was started without an option wind"),
        (["--module", "tools"], "g.json is a game with other modules (none)"),
        (["--edition", "rare"], "g.json is a game of the edition standard"),
        (["--seed", "9"], "g.json was started with another seed"),
        (["--people", "5"], "5 people do not fit on 4 seats"),
    ],
)
def test_what_contradicts_the_record_is_refused(words, sentence, tmp_path):
    begun(tmp_path / "g.json", "flutter", 4)
    before = (tmp_path / "g.json").read_bytes()
    assert sentence in refused("play", "flutter", "--record", "g.json", *words, folder=tmp_path)
    assert (tmp_path / "g.json").read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


def test_another_game_is_not_gone_on_with(tmp_path):
    begun(tmp_path / "g.json")
    assert "g.json is a game of petal, not of blume." in refused("play", "blume", "--record", "g.json", folder=tmp_path)


def test_a_sealed_deal_is_not_gone_on_with_where_its_secret_is_unknown(tmp_path):
    match = package.Match(package.rules("petal"), deal=sealed("ab" * 32, ["x", "y"]))
    package.save(match.record(), tmp_path / "g.json")
    before = (tmp_path / "g.json").read_bytes()
    assert "a game with a sealed deal" in refused("play", "petal", "--record", "g.json", folder=tmp_path)
    assert (tmp_path / "g.json").read_bytes() == before


def test_a_record_that_ends_within_chance_is_gone_on_with(tmp_path):
    record = package.Match(package.rules("petal"), seed=3).record()
    record.moves = record.moves[:10]
    package.save(record, tmp_path / "g.json")
    done = hortus("play", "petal", "--record", "g.json", typed="1\nquit\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert moves(tmp_path / "g.json") > 10


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_is_ended_from_outside_is_in_its_file(tmp_path, ending):
    path = tmp_path / "g.json"
    words = ["play", "petal", "--seed", "3", "--people", "2", "--record", str(path)]
    running = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: signal.signal(ending, signal.SIG_DFL),  # whoever started the tests may be deaf to it
    )
    waiting_for(path, 1)
    start = moves(path)
    running.stdin.write("1\n1\n")
    running.stdin.flush()
    waiting_for(path, start + 2)
    running.send_signal(ending)
    running.communicate(timeout=30)
    assert running.returncode == -ending
    assert moves(path) == start + 2
    assert list(tmp_path.iterdir()) == [path]


def test_an_interrupt_keeps_the_game_and_says_so_in_its_exit_code(tmp_path):
    path = tmp_path / "g.json"
    words = ["play", "petal", "--seed", "3", "--record", str(path)]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen([*COMMAND, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    waiting_for(path, 1)
    time.sleep(1)
    running.send_signal(signal.SIGINT)
    printed, _ = running.communicate(timeout=30)
    assert running.returncode == 130
    assert f"Saved to {path}." in printed


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (".", ". is not a file; name another one."),
        ("/dev/null", "/dev/null is not a file; name another one."),
        ("no/game.json", "no/game.json cannot be written: there is no such file or folder; name another file."),
        ("notes.txt", "notes.txt is not a record, because it is not JSON."),
        ("x" * 300, "cannot be written: its name is too long; name another file."),
    ],
)
def test_a_file_that_cannot_be_had_is_refused_before_play(tmp_path, name, sentence):
    (tmp_path / "notes.txt").write_text("milk")
    assert sentence in refused("play", "petal", "--record", name, folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert (tmp_path / "notes.txt").read_text() == "milk"


def test_saving_elsewhere_is_refused_in_a_sentence_and_touches_nothing(tmp_path):
    (tmp_path / "notes.txt").write_text("milk")
    bad = [".", "/", "/dev/null", "a\0b", "notes.txt", "no/x", "x" * 300, "notes.txt/x"]
    typed = "".join(f"save {name}\n" for name in [*bad, "good.json"]) + "quit\n"
    done = hortus("play", "petal", "--seed", "7", typed=typed, folder=tmp_path)
    assert done.stdout.count("is not a file; name another one.") == 3
    assert "'a\\x00b' cannot be the name of a file" in done.stdout
    assert "notes.txt is not a record, so it is not overwritten" in done.stdout
    assert "no/x cannot be written" in done.stdout
    assert "xxx cannot be written: its name is too long; name another file." in done.stdout
    assert "notes.txt/x cannot be written: part of its path is not a folder; name another file." in done.stdout
    assert "Saved to good.json." in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["good.json", "notes.txt"]
    assert (tmp_path / "notes.txt").read_text() == "milk"


def lose_the_folder(folder, stdin, stdout):
    """A game whose file cannot be written any more, once it has begun."""
    folder.mkdir()
    words = ["play", "petal", "--seed", "3", "--record", str(folder / "g.json")]
    running = subprocess.Popen([*COMMAND, *words], stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, text=True)
    waiting_for(folder / "g.json", 1)
    (folder / "g.json").unlink()
    folder.rmdir()
    return running


def test_a_game_that_could_not_be_kept_is_not_passed_over(tmp_path):
    running = lose_the_folder(tmp_path / "folder", subprocess.PIPE, subprocess.PIPE)
    printed, complaint = running.communicate("1\n1\nquit\n", timeout=60)
    assert " ".join(printed.split()).count("The game goes on; save FILE saves it elsewhere.") == 1
    assert "cannot be written: there is no such file or folder" in complaint
    assert "Traceback" not in complaint
    assert running.returncode == 2


def test_a_person_is_asked_again_where_to_keep_it(tmp_path):
    keyboard, terminal = pty.openpty()
    running = lose_the_folder(tmp_path / "folder", terminal, subprocess.DEVNULL)
    os.close(terminal)
    os.write(keyboard, f"quit\n{tmp_path}\n{tmp_path / 'good.json'}\n".encode())
    _, complaint = running.communicate(timeout=60)
    os.close(keyboard)
    assert running.returncode == 0, complaint
    assert moves(tmp_path / "good.json") > 0
