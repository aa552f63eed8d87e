"""Both builds play the same games, move for move."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hortus

ROOT = Path(__file__).parents[2]

SCRIPT = """
import hortus
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.playout import playout
from hortus.core.scoring import BLANK
for game, kind in hortus.GAMES.items():
    for seats in kind.seats:
        rules = hortus.rules(game, seats)
        out = rules.buffer()
        for seed in range(12):
            state = rules.deal()
            rules.enter(state, 0)
            decisions = playout(rules, state, Dice(seed * 977), out)
            print(game, seats, seed, decisions, [int(rules.score(state, seat, BLANK)) for seat in range(seats)])
"""


def totals(interpreted: str) -> str:
    environment = {**os.environ, "HORTUS_INTERPRETED": interpreted}
    return subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_the_same_seeded_games_give_the_same_totals_compiled_and_interpreted():
    compiled, interpreted = totals("0"), totals("1")
    assert compiled == interpreted
    assert all(game in compiled for game in hortus.GAMES)


@pytest.mark.slow
def test_without_a_compiler_the_package_is_built_all_the_same_and_says_so(tmp_path):
    """Installed as it is, it runs interpreted."""
    source = tmp_path / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".git", ".venv", "build", "node_modules", ".*_cache"))
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "-v",
        "-w",
        str(tmp_path),
        ".",
    ]
    environment = {**os.environ, "PATH": str(Path(sys.executable).parent), "CC": ""}
    built = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr[-2000:]
    assert "no C compiler was found; the rules will run interpreted" in built.stdout + built.stderr
    [wheel] = tmp_path.glob("hortus-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "hortus/games/petal/editions/house.toml" in names
    code = "import hortus, hortus.interpreter as i; print(i.compiled(), len(hortus.GAMES))"
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code], env={**os.environ, "PYTHONPATH": str(wheel)}, capture_output=True, text=True
    )
    assert ran.stdout.split() == ["False", str(len(hortus.GAMES))], ran.stderr
