"""The benchmark counts the same games in every build."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli.running import hortus, refused
from walking import somewhere

import hortus as package
from hortus.bots.search.flat import FlatStyle, Trials
from hortus.core.bits import lowest
from hortus.core.perspective import Perspective
from hortus.lab.bench import EFFORT, Contender, _plain_c, measure

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


def test_a_search_makes_as_many_simulations_as_are_counted():
    """Halving six candidates tries them two, four and six times; a rest that cannot be shared out would be lost."""
    rules = package.rules("petal")
    state, dice = somewhere(rules, 4, 5)
    perspective = Perspective(rules, state, int(lowest(state.waiting)))
    field = Trials(perspective, FlatStyle(EFFORT, 6, 1, 4, 0.5, 20.0), perspective.legal(), dice)
    assert field.count == 6
    field.best()
    assert 3 * field.tried == EFFORT


@pytest.fixture
def pretended(tmp_path):
    """A folder with a yardstick of its own that fails."""
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "petal.c").write_text("int main() { return 1; }")
    return tmp_path


def test_a_yardstick_of_another_project_is_not_run(pretended, monkeypatch):
    (pretended / "inside").mkdir()
    for folder, project in [("", None), ("inside", None), ("", "other"), ("inside", "hortus")]:
        if project:
            (pretended / "pyproject.toml").write_text(f'[project]\nname = "{project}"\n')
        monkeypatch.chdir(pretended / folder)
        with _plain_c("petal") as play:
            assert play is None


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler here")
def test_a_yardstick_that_fails_is_told_in_one_sentence(pretended):
    (pretended / "pyproject.toml").write_text('[project]\nname = "hortus"\n')
    assert "failed with exit code 1" in refused("bench", "petal", folder=pretended)


def test_a_clock_that_stands_still_does_not_keep_a_bench_going():
    still = Contender(lambda games: (games, 0.0))
    still.warm_up()
    still.round()
    assert still.best > 0


@pytest.mark.slow
def test_bench_prints_figures_for_every_build():
    done = hortus("bench", "petal", "--json", folder=ROOT)
    figures = json.loads(done.stdout)["petal"]
    assert set(figures) == {"compiled", "interpreted", "c"}
    assert figures["interpreted"] > 0
