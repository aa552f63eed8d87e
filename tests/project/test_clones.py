"""Two clones are built at the same time, one of them after its first build was killed."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = '[project]\nname = "small"\nversion = "1"\n[tool.setuptools]\npackages = []\n'
MODULES = {
    "core/one.py": "class Box:\n    def __init__(self) -> None:\n        self.held: int = 3\n\n"
    "def times(x: int) -> int:\n    return {factor} * x\n",
    "core/two.py": "from hortus.core.one import times\n\ndef run(x: int) -> str:\n    return str(times(x))\n",
    "games/three.py": "from hortus.core.two import run\n\ndef twice(x: int) -> str:\n    return run(x) + run(x)\n",
}
SHOW = "from hortus.games import three; print(three.twice(7), three.__file__.endswith('.so'))"


def clone(folder: Path, factor: int) -> Path:
    """The real build in a folder of its own, with rules small enough to be compiled in a test."""
    shutil.copytree(ROOT / "building", folder / "building", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", folder)
    (folder / "pyproject.toml").write_text(PROJECT)
    for name, text in MODULES.items():
        path = folder / "hortus" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{factor}", str(factor)))
        (path.parent / "__init__.py").touch()
    (folder / "hortus/__init__.py").touch()
    return folder


def building(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "build/lib"]
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "HORTUS_COUNT": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def objects(folder: Path) -> dict[str, int]:
    """The finished object files with the times when they were made."""
    made = (folder / "build/objects").glob("*.o")
    return {path.name: path.stat().st_mtime_ns for path in made if path.stem.isalnum()}


def shown(folder: Path) -> str:
    """What the compiled rules of a clone answer."""
    for path in (folder / "hortus").rglob("__init__.py"):
        target = folder / "build/lib" / path.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    environment = {**os.environ, "PYTHONPATH": str(folder / "build/lib")}
    ran = subprocess.run(
        [sys.executable, "-P", "-c", SHOW], cwd=folder, env=environment, text=True, capture_output=True
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


@pytest.mark.slow
def test_a_killed_build_resumes_and_two_clones_do_not_disturb_each_other(tmp_path):
    one, other = clone(tmp_path / "one", 2), clone(tmp_path / "other", 3)
    killed = building(one)
    assert killed.stderr is not None
    for line in killed.stderr:
        if "compiled 2 of" in line:
            os.killpg(killed.pid, signal.SIGKILL)
            break
    assert killed.wait() == -signal.SIGKILL, "the build ended before it could be killed"
    killed.stderr.close()
    before = objects(one)
    assert len(before) >= 2

    for build in [building(one), building(other)]:
        said = build.communicate()[1]
        assert build.returncode == 0, said
        assert "a little slower" not in said
    after = objects(one)
    assert len(after) > len(before)
    assert {name: after[name] for name in before} == before, "what was finished is not compiled again"
    assert shown(one) == "1414 True"
    assert shown(other) == "2121 True"
