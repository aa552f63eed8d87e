"""Streams that are closed, full, deaf or foreign: one sentence, never a traceback."""

import os
import subprocess
import sys

from cli.running import hortus, refused

HORTUS = f'"{sys.executable}" -P -c "from hortus.cli import main; main()"'


def shell(line, **environment):
    return subprocess.run(
        ["bash", "-c", line.replace("hortus", HORTUS, 1)],
        capture_output=True,
        timeout=120,
        env={**os.environ, "NO_COLOR": "1", **environment},
    )


def test_without_a_keyboard_nobody_plays():
    done = shell("hortus play petal <&-")
    assert done.returncode == 0, done.stderr
    assert b"The game was not finished" in done.stdout


def test_a_full_disk_is_told_in_one_sentence():
    for line in ["hortus games >/dev/full", "hortus games petal >/dev/full"]:
        done = shell(line)
        assert done.returncode == 2
        assert done.stderr == b"The output cannot be read or written: the disk is full.\n"


def test_a_reader_who_has_seen_enough_is_no_fault():
    for line in ["hortus games | true", "hortus games petal | true"]:
        done = shell(f"set -o pipefail; {line}")
        assert (done.returncode, done.stderr) == (0, b"")


def test_closed_output_is_no_fault():
    assert shell("hortus games >&-").returncode == 0


def test_a_terminal_without_our_characters_shows_question_marks():
    done = hortus("play", "petal", "--seed", "7", typed="quit\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr


def test_bytes_that_are_no_text_are_refused():
    done = shell("printf '\\377\\nquit\\n' | hortus play petal --seed 7")
    assert done.returncode == 0, done.stderr
    assert b"is not a move" in done.stdout
    assert "A seed or nonce must be valid text" in refused("play", "petal", "--seed", "\udcff")


def test_an_interrupt_while_the_commands_are_fetched_is_one_word():
    interrupting = (
        "import sys, importlib.abc, hortus\n"
        "class Impatient(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'argparse': raise KeyboardInterrupt\n"
        "from hortus.cli import main\n"
        "sys.meta_path.insert(0, Impatient())\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-P", "-c", interrupting], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Stopped.\n")
