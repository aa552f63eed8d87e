"""The plan of the house as tests: who imports whom, and the same files in every game."""

import ast
import re
from pathlib import Path

import pytest

import hortus

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "hortus").rglob("*.py"))

# A room may import from those on its left and from its own.
ARROWS = {
    "core": [],
    "games": ["core"],
    "bots": ["core", "games"],
    "art": ["core", "games"],
}
BANNED = {"random", "time", "json", "os", "secrets", "pathlib", "datetime", "threading"}
RUNTIME = {"mypy_extensions", "librt"}  # what compiled code needs
STANDARD = {"typing", "hashlib", "hmac", "math", "collections"}
GAME_FILES = [
    "__init__.py", "RULES.md", "edition.py", "options.py", "vocabulary.py", "state.py", "board.py", "steps.py",
    "scoring.py", "views.py", "heuristics.py", "rules.py", "editions/house.toml",
]  # fmt: skip


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def room(path: Path) -> str:
    return path.relative_to(ROOT / "hortus").parts[0]


@pytest.mark.parametrize("path", [path for path in SOURCES if room(path) in ARROWS], ids=lambda path: str(path.name))
def test_imports_follow_the_arrows(path):
    allowed = [room(path), *ARROWS[room(path)]]
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "hortus":
            assert parts[1] in allowed, f"{path} imports {name}"
        elif room(path) in ("core", "games"):
            assert parts[0] in RUNTIME | STANDARD, f"{path} imports {name}"
            assert parts[0] not in BANNED


@pytest.mark.parametrize("path", [path for path in SOURCES if room(path) == "games"], ids=lambda path: str(path.name))
def test_games_never_import_one_another(path):
    parts = path.relative_to(ROOT / "hortus" / "games").parts
    if len(parts) > 1:
        for name in imports(path):
            if name.startswith("hortus.games."):
                assert name.split(".")[2] == parts[0], f"{path} imports {name}"


@pytest.mark.parametrize("game", hortus.GAMES)
@pytest.mark.parametrize("name", GAME_FILES)
def test_every_game_has_the_same_files(game, name):
    assert (ROOT / "hortus" / "games" / game / name).exists()


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_door_plate_names_the_editions_that_are_there(game):
    files = (ROOT / "hortus" / "games" / game / "editions").glob("*.toml")
    assert sorted(hortus.GAMES[game].editions) == sorted(path.stem for path in files)
    for path in (ROOT / "hortus" / "games" / game / "editions").glob("*.toml"):
        assert f'game = "{game}"' in path.read_text("utf-8")


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_game_can_be_drawn(game):
    from hortus import art

    assert game in art.DRAW
    assert game in art.TEXT


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_source_file_of_a_game_has_its_test_file(game):
    tests = {path.name for path in (ROOT / "tests" / "games" / game).glob("test_*.py")}
    for name in ["steps", "scoring", "views", "edition", "board", "vocabulary", "heuristics"]:
        assert f"test_{name}.py" in tests


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.name))
def test_a_file_is_one_subject(path):
    assert len(path.read_text("utf-8").splitlines()) <= 420


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if room(path) in ("core", "games", "bots")], ids=lambda path: str(path.name)
)
def test_nobody_shifts_a_literal(path):
    """mypyc compiles `1 << i` wrongly for i of 31 and more, in silence."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant), path


def test_every_module_says_what_it_is_about():
    for path in SOURCES:
        if path.stat().st_size:
            assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path


@pytest.mark.parametrize("purpose", ["play", "test", "node"])
def test_a_lock_holds_hashes_and_no_address(purpose):
    lock = (ROOT / "requirements" / f"{purpose}.lock").read_text("utf-8")
    assert "--hash=sha256:" in lock
    assert not re.search(r"https?://|file:|--index-url|--find-links", lock)


def test_playing_needs_no_tool_of_the_tests():
    play, test = ((ROOT / "requirements" / f"{name}.lock").read_text("utf-8") for name in ("play", "test"))
    pinned = [set(re.findall(r"^([\w.-]+==\S+)", lock, re.MULTILINE)) for lock in (play, test)]
    assert pinned[0] < pinned[1], "the tests run with the same versions"
    for tool in ("playwright", "schemathesis", "hypothesis", "pytest", "ruff"):
        assert f"\n{tool}==" in test
        assert f"\n{tool}==" not in play
