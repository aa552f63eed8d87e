"""Both builds play the same games, move for move; and packages of them work where nothing else is."""

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from server.client import Guest
from server.running import Server

import hortus
from hortus import interpreter

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


def clone(folder: Path, *but: str) -> Path:
    """The sources as somebody else has them; with what was compiled here, so that it need not be compiled again."""
    unwanted = shutil.ignore_patterns(".git", ".venv", "node_modules", "tests", "docs", "__pycache__", ".*_cache", *but)
    shutil.copytree(ROOT, folder / "clone", ignore=unwanted)
    return folder / "clone"


def run(*command: str | Path, where: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command], cwd=where, env={**os.environ, **environment}, capture_output=True, text=True
    )


def pip_wheel(source: Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-v", "-w", folder, source]
    return run(*command, where=folder, **environment)


@pytest.mark.slow
def test_without_a_compiler_the_package_is_built_all_the_same_and_says_so(tmp_path):
    """Installed as it is, it runs interpreted."""
    source = clone(tmp_path, "build", "web")
    built = pip_wheel(source, tmp_path, PATH=str(Path(sys.executable).parent), CC="")
    assert built.returncode == 0, built.stderr[-2000:]
    assert "no C compiler was found; the rules will run interpreted" in built.stdout + built.stderr
    [wheel] = tmp_path.glob("hortus-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "hortus/games/petal/editions/standard.toml" in names
    code = "import hortus, hortus.interpreter as i; print(i.compiled(), len(hortus.GAMES))"
    ran = run(sys.executable, "-P", "-c", code, where=tmp_path, PYTHONPATH=str(wheel))
    assert ran.stdout.split() == ["False", str(len(hortus.GAMES))], ran.stderr


@pytest.mark.slow
def test_a_clone_without_page_and_node_says_in_one_sentence_what_is_missing(tmp_path):
    source = clone(tmp_path, "build", "page")
    built = pip_wheel(source, tmp_path, PATH=str(Path(sys.executable).parent))
    assert built.returncode != 0
    said = built.stdout + built.stderr
    assert said.count("the page is not built, and Node 20 or newer was not found") == 1
    assert "Traceback" not in said


@pytest.mark.slow
def test_the_source_package_has_the_page_and_is_installed_without_node(tmp_path):
    source = clone(tmp_path, "build", "node_modules")
    shutil.rmtree(source / "web")
    built = run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "-o", tmp_path, where=source)
    assert built.returncode == 0, built.stderr[-2000:]
    [package] = tmp_path.glob("hortus-*.tar.gz")
    made = pip_wheel(package, tmp_path, HORTUS_PURE="1", PATH=str(Path(sys.executable).parent))
    assert made.returncode == 0, made.stdout[-2000:]
    [wheel] = tmp_path.glob("hortus-*.whl")
    assert files_of(wheel) == installed(compiled=False)


@pytest.mark.slow
def test_the_wheel_alone_serves_a_table_and_plays(tmp_path):
    """In an empty environment, with nothing but what it asks for."""
    source = clone(tmp_path, "web")
    built = run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", tmp_path, where=source)
    assert built.returncode == 0, built.stderr[-2000:]
    [wheel] = tmp_path.glob("hortus-*.whl")
    assert files_of(wheel) == installed(compiled=True)
    pinned = re.findall(r"^[\w.-]+==\S+(?: ;[^\\\n]*)?", (ROOT / "requirements/play.lock").read_text(), re.MULTILINE)
    (tmp_path / "pinned").write_text("\n".join(pinned))
    empty = tmp_path / "empty"
    venv.create(empty, with_pip=True)
    python = empty / "bin" / "python"
    pip = [python, "-m", "pip", "install", "--quiet", "--no-compile", "--constraint", tmp_path / "pinned", wheel]
    done = run(*pip, where=tmp_path, PATH="")
    assert done.returncode == 0, done.stderr
    simulated = run(empty / "bin" / "hortus", "simulate", "petal", "--games", "20", "--json", where=tmp_path)
    assert simulated.returncode == 0, simulated.stderr
    assert interpreter.compiled() == ("compiled" in run(empty / "bin" / "hortus", "--version", where=tmp_path).stdout)
    server = Server(tmp_path / "data")
    command = [empty / "bin" / "hortus", "serve", "--no-browser", "--port", str(server.port), "--data", server.data]
    server.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tmp_path)
    try:
        server.await_health()
        host = Guest(server.url)
        assert "<script" in host.http.get("/").text, "the page is there"
        made = host.make("petal", ("me", "me"))
        before = host.now(made["id"])
        host.decide(made["id"], before["waiting"][0])
        assert host.now(made["id"])["v"] > before["v"]
    finally:
        server.stop()


def files_of(wheel: Path) -> set[str]:
    """What a wheel puts into the package."""
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def installed(compiled: bool) -> set[str]:
    """The files of the package that is tested here."""
    site = Path(hortus.__file__).parents[1]
    found = [path for path in (site / "hortus").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = {path.relative_to(site).as_posix() for path in [*found, *site.glob("hortus__mypyc*.so")]}
    return {name for name in names if compiled or not name.endswith(".so")}
