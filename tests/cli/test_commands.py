"""Every command: what it prints, and one sentence for whatever is wrong."""

import json
import signal
import subprocess
import sys
import time

import pytest
from cli.running import hortus, refused

import hortus as package
from hortus import interpreter
from hortus.cli.commands import COMMANDS, GROUPS


def played(match):
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.json"
    package.save(played(package.Match(package.rules("petal"), seed=7)).record(), path)
    return path


def test_the_version_tells_which_build_runs():
    build = "compiled" if interpreter.compiled() else "interpreted"
    assert hortus("--version").stdout == f"hortus {package.__version__}, rules {build}\n"
    assert hortus("--version", HORTUS_INTERPRETED="1").stdout.endswith("interpreted\n")


@pytest.mark.parametrize("words", [name.split() for name in [*GROUPS, *COMMANDS]], ids=" ".join)
def test_every_command_has_help_with_an_example(words):
    shown = hortus(*words, "--help")
    assert shown.returncode == 0
    assert f"Example: hortus {' '.join(words)}".strip() in shown.stdout


@pytest.mark.parametrize("word", ["edition", "lab"])
def test_a_word_that_needs_another_shows_its_help(word):
    assert hortus(word).stdout == hortus(word, "--help").stdout
    assert "There is no command fly" in refused(word, "fly")


def test_games_lists_every_game_and_shows_one_in_full():
    listed = hortus("games").stdout
    assert all(key in listed for key in package.GAMES)
    shown = hortus("games", "petal").stdout
    assert "* open: Every flower shows the numbers inside it." in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["games", "chess"], "There is no game 'chess'; the games are flutter, petal"),
        (["play", "chess"], "There is no game 'chess'"),
        (["simulate", "petal", "--seats", "5"], "Petal is played with 2 seats, not 5."),
        (["simulate", "petal", "--bots", "clever"], "There is no bot 'clever'; the bots are random, greedy, level-1"),
        (["simulate", "petal", "--bots", "random,random,random"], "There are 3 bots for 2 seats; name at most 2."),
        (
            ["simulate", "petal", "--games", "none"],
            "--games: a whole number from 1 to 1000000000000 is needed, not none",
        ),
        (["simulate", "petal", "--module", "x"], "Petal has no module 'x'; it has no modules."),
        (["simulate", "petal", "--option", "contents"], "An option is written key=choice, not contents."),
        (["simulate", "petal", "--option", "contents=shut"], "can be open or memory, not 'shut'."),
        (
            ["simulate", "petal", "--edition", "rare"],
            "Petal has no edition 'rare'; choose standard, or the name of a .toml file.",
        ),
        (["simulate", "petal", "--edition", "no.toml"], "no.toml cannot be read: there is no such file or folder."),
        (["play", "petal", "--people", "3"], "3 people do not fit on 2 seats; --people takes at most 2."),
        (["perft", "petal", "--depth", "0"], "--depth: a whole number from 1 to 12 is needed, not 0"),
        (["replay", "no.json"], "no.json cannot be read: there is no such file or folder."),
        (["verify", "no.json"], "no.json cannot be read: there is no such file or folder."),
        (["fly"], "There is no command fly; hortus --help lists all commands."),
        (["games", "--loud"], "Unknown: --loud; hortus games --help shows what is possible."),
        (["edition", "check", "no.toml"], "no.toml cannot be read: there is no such file or folder."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(words, sentence, tmp_path):
    assert sentence in refused(*words, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("side = 7", 'bad.toml: game is missing; expected a line such as game = "petal".'),
        ('game = "chess"', "There is no game 'chess'"),
        ('game = "petal"\nside = 7\nfewer = 3', "bad.toml: tiles is missing; expected a list"),
        (
            'game = "petal"\nside = 7\nfewer = 3\ntile = [3]\ntiles = [3, 3, 3, 3, 3, 3, 3, 3]',
            "bad.toml: tile is not a key of this game; it knows side, fewer and tiles.",
        ),
        ("game = ", "bad.toml is not valid TOML: something is missing at the end."),
        ('game = "petal"\nsince = 2020-01-01', "bad.toml contains dates"),
        ("\x00\x01", "bad.toml is not valid TOML in line 1, column 1."),
    ],
)
def test_a_bad_edition_is_refused_in_one_sentence(text, sentence, tmp_path):
    (tmp_path / "bad.toml").write_text(text)
    assert sentence in refused("edition", "check", "bad.toml", folder=tmp_path)


def test_a_good_edition_is_praised_and_played_with(tmp_path):
    (tmp_path / "small.toml").write_text('game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n')
    assert "small.toml is a valid edition of Petal" in hortus("edition", "check", "small.toml", folder=tmp_path).stdout
    done = hortus("simulate", "petal", "--edition", "small.toml", "--games", "20", "--json", folder=tmp_path)
    assert json.loads(done.stdout)["games"] == 20


def test_simulate_gives_the_same_games_on_any_number_of_processes():
    words = ["simulate", "petal", "--games", "60", "--bots", "greedy,random", "--json"]
    one, two = (json.loads(hortus(*words, "--jobs", jobs).stdout) for jobs in "12")
    assert one == two
    assert one["games"] == 60
    assert one["wins"][0] > 0.9
    assert one["decisions"]["most"] <= 48


def test_simulate_shows_a_table_to_people():
    shown = hortus("simulate", "petal", "--games", "20").stdout
    assert "petal, 2 seats: 20 games in" in shown
    assert "decisions per game" in shown


def test_an_interrupt_keeps_what_is_finished():
    asked = 3_000_000
    command = [sys.executable, "-P", "-c", "from hortus.cli import main; main()"]
    words = ["simulate", "petal", "--games", str(asked), "--json", "--jobs", "2"]
    # A shell starts what it runs in the background deaf to interrupts, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    time.sleep(8)
    running.send_signal(signal.SIGINT)
    printed, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    assert 0 < json.loads(printed)["games"] < asked


def test_perft_counts_positions():
    assert hortus("perft", "petal", "--depth", "2").stdout.split() == ["1", "160", "2", "24,264"]


def test_verify_proves_a_record_and_finds_a_forged_one(record):
    assert "all follow from the deal" in hortus("verify", str(record)).stdout
    written = json.loads(record.read_text())
    written["moves"][1][1] = (written["moves"][1][1] + 1) % 8
    record.write_text(json.dumps(written))
    assert "Move 2 of the record: The dice of this deal give" in refused("verify", str(record))


def test_verify_says_where_the_deal_came_from(record, tmp_path):
    assert "The deal comes from the seed '7'" in hortus("verify", str(record)).stdout
    match = package.Match(package.rules("petal"), deal=package.sealed("ab" * 32, ["x", "y"]))
    package.save(played(match).record(), tmp_path / "sealed.json")
    shown = hortus("verify", str(tmp_path / "sealed.json")).stdout
    assert f"The deal was sealed; its commitment is {match.deal.commitment()}." in shown
    assert "Every person's seat added a nonce." in shown


@pytest.mark.parametrize(
    ("nonces", "bots", "sentence"),
    [
        (["x", ""], [], "Seat B added no nonce, so the deal does not depend on that player."),
        (["", ""], [], "Seats A and B added no nonce, so the deal does not depend on those players."),
        (["x", ""], [1], "Every person's seat added a nonce. Seat B started as a bot; bots add no nonce."),
        (["", ""], [0, 1], "Seats A and B started as bots; bots add no nonce."),
        ([], [], "Seats A and B added no nonce, so the deal does not depend on those players."),
    ],
)
def test_verify_says_which_seats_had_no_part_in_the_deal(nonces, bots, sentence, tmp_path):
    match = package.Match(package.rules("petal"), deal=package.sealed("ab" * 32, nonces, bots=bots))
    package.save(played(match).record(), tmp_path / "sealed.json")
    assert hortus("verify", str(tmp_path / "sealed.json")).stdout.splitlines()[-1] == sentence


def test_verify_does_not_prove_what_was_taken_over(record, tmp_path):
    """Petal deals at the start and after picking: a match played on answers for its own part."""
    moves = package.load(record).moves
    match = package.Match(package.rules("petal"), deal=package.sealed("ab" * 32, ["x", "y"], 60), begin=False)
    match.follow(moves[:60], proving=False)
    match.settle()
    written = played(match).record()
    chance = sum(who == package.NONE for who, _ in written.moves[60:])
    package.save(written, tmp_path / "on.json")
    shown = hortus("verify", str(tmp_path / "on.json")).stdout
    proved = f"{chance} random draw" if chance else "No random draw after move 60, so the deal proves nothing."
    assert proved in shown
    assert "The first 60 moves were taken over from another game and are not proved." in shown
    written.deal["given"] = len(written.moves)
    package.save(written, tmp_path / "on.json")
    assert "its deal proves none of them" in refused("verify", str(tmp_path / "on.json"))


def test_a_file_without_end_is_not_read_to_its_end():
    assert "/dev/zero is too large for a record" in refused("verify", "/dev/zero")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', "[" * 100_000])
def test_a_broken_record_is_refused(text, tmp_path):
    path = tmp_path / "broken.json"
    path.write_text(text)
    for command in ["replay", "verify"]:
        assert refused(command, str(path))


def test_replay_prints_every_position_and_jumps_to_one(record):
    moves = len(json.loads(record.read_text())["moves"])
    shown = hortus("replay", str(record)).stdout
    assert f"--- Move {moves} of {moves}" in shown
    assert "Final scores:" in shown
    assert "--- Move 60 of" in hortus("replay", str(record), "--to", "60").stdout
    assert f"--to takes 0 to {moves}" in refused("replay", str(record), "--to", "999")
