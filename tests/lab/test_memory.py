"""Memory does not grow with the number of games."""

import json
import os
import subprocess
import sys

from hortus.core.dice import Dice
from hortus.lab.journal import Journal
from hortus.lab.report import play
from hortus.lab.simulate import Plan
from hortus.lab.watching import Game

PLAN = Plan("petal", 2, (), {"contents": "open"}, "standard", ("random", "random"), "7", 20)
WORDS = ["lab", "report", "petal", "--bots", "random", "--seed", "7", "--out", "report.html"]
LINE = 200
SPARE = 24 * 1024
"""Kilobytes that a report on many games may need more than one on few."""


def peak(folder, games):
    """The most memory that the command needs for so many games that are already played, in kilobytes."""
    folder.mkdir()
    few = play(PLAN, list(range(PLAN.games)))
    journal = Journal(PLAN._replace(games=games), folder / "report.games", Game)
    dice = Dice(1)
    with journal.path.open("a") as file:
        for first in range(0, games, LINE):
            rows = [few[int(dice.below(len(few)))]._replace(number=number) for number in range(first, first + LINE)]
            file.write(json.dumps(rows, separators=(",", ":")) + "\n")
    command = [sys.executable, "-P", "-c", "from hortus.cli import main; main()", *WORDS, "--games", str(games)]
    running = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    assert running.returncode == 0
    assert json.loads((folder / "report.json").read_text())["games"] == games
    return used.ru_maxrss


def test_a_report_on_twenty_times_as_many_games_needs_no_more_memory(tmp_path):
    assert peak(tmp_path / "many", 20_000) < peak(tmp_path / "few", 1_000) + SPARE
