"""The benchmark counts the same games in every build."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from cli.running import hortus

from hortus.lab.bench import _plain_c, measure

ROOT = Path(__file__).parents[2]


def test_all_builds_and_plain_c_play_the_same_games(monkeypatch):
    """The same dice in the same order: the number of decisions is a checksum of the rules."""
    decisions, _ = measure("petal", 50)
    command = [sys.executable, "-P", "-m", "hortus.lab.bench", "petal", "50"]
    printed = subprocess.run(command, env={"HORTUS_INTERPRETED": "1"}, capture_output=True, text=True, check=True)
    assert int(printed.stdout.split()[1]) == decisions
    monkeypatch.chdir(ROOT)
    with _plain_c("petal") as play:
        if play is not None:
            assert play(50)[0] == decisions


@pytest.mark.slow
def test_bench_prints_figures_for_every_build():
    done = hortus("bench", "petal", "--json", folder=ROOT)
    figures = json.loads(done.stdout)["petal"]
    assert set(figures) == {"compiled", "interpreted", "c"}
    assert figures["interpreted"] > 0
