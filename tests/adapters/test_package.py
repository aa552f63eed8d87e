"""The adapters as part of the package: libraries that may be missing, sentences, documentation."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from research import tables

import hortus
from hortus.adapters.bench import bench
from hortus.adapters.setting import need
from hortus.cli import commands
from hortus.core.errors import SetupError

ROOT = Path(__file__).parents[2]
LIBRARIES = {"pettingzoo", "gymnasium", "pyspiel", "open_spiel", "numpy", "pyarrow", "resvg_py", "PIL"}
DOCUMENTED = re.findall(
    r"^\| `(\w+)` \| [^|]* \| [^|]* \| (.*) \|$", (ROOT / "docs/research.md").read_text("utf-8"), re.MULTILINE
)


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(str(node.module).split(".")[0])
    return found


def test_no_other_file_imports_a_research_library():
    for path in (ROOT / "hortus").rglob("*.py"):
        inside = path.parent == ROOT / "hortus" / "adapters"
        own = {"pyarrow"} if path == ROOT / "hortus" / "lab" / "parquet.py" else set()  # a report's games as a table
        assert inside or not imported(path) & LIBRARIES - own, path


def test_playing_loads_no_research_library():
    code = (
        "import sys, hortus, hortus.adapters, hortus.cli\n"
        "match = hortus.Match(hortus.rules('petal'), seed=1)\n"
        "out = bytearray(4 * hortus.observation(match.rules).size)\n"
        "hortus.observe(match.perspective(0), out)\n"
        f"assert not set(sys.modules) & {LIBRARIES!r}\n"
    )
    subprocess.run([sys.executable, "-P", "-c", code], check=True)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_in_one_sentence(module, library, extra):
    code = f"import sys; sys.modules[{library!r}] = None\nimport hortus.adapters.{module}"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=False)
    assert f"This adapter needs the library {library}, which is not installed" in done.stderr
    assert f"hortus[{extra}]" in done.stderr
    with pytest.raises(SetupError, match="needs the library no_such_library"):
        need("no_such_library", extra)


def test_an_unknown_name_is_no_environment():
    with pytest.raises(ImportError):
        from hortus.adapters import chess_v0  # noqa: F401
    with pytest.raises(AttributeError):
        hortus.adapters.chess  # noqa: B018


def test_every_field_is_documented():
    documented = set(DOCUMENTED)
    for setting in tables():
        for field in hortus.observation(setting.rules).fields:
            assert (field.name, field.says) in documented, setting
    known = {(field.name, field.says) for setting in tables() for field in hortus.observation(setting.rules).fields}
    assert documented <= known


def test_the_benchmark_measures_every_library():
    figures = bench(rounds=1, seconds=0.01)
    assert set(figures) == {"pettingzoo", "vector", "openspiel"}
    assert set(figures["vector"]) == {"petal", "loop"}
    assert {f"hortus_{game}" for game in hortus.GAMES} < set(figures["openspiel"])
    assert all(steps > 0 for row in figures.values() for steps in row.values())


def test_the_command_prints_ratios(monkeypatch, capsys):
    figures = {
        "pettingzoo": {"petal": 300, "connect_four": 10},
        "vector": {"petal": 900, "loop": 100},
        "openspiel": {"hortus_petal": 80, "python_liars_poker": 20},
    }
    monkeypatch.setattr("hortus.adapters.bench.bench", lambda: figures)
    assert commands.run(["bench", "--adapters"], {}) == 0
    said = capsys.readouterr().out
    assert re.search(r"petal +300 +30.0 +-", said)
    assert re.search(r"petal +900 +9.0", said)
    assert commands.run(["bench", "--adapters", "--json"], {}) == 0
    assert json.loads(capsys.readouterr().out) == figures
