"""The project is built as docs/architecture.md says, and a violation of each rule would be found."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from project import architecture

import hortus

ROOT = Path(__file__).parents[2]
GAMES = list(hortus.GAMES)


def test_imports_follow_the_arrows():
    assert architecture.against_the_arrows(ROOT) == []


def test_games_never_import_one_another():
    assert architecture.across_games(ROOT) == []


def test_every_game_has_the_same_files():
    assert architecture.missing_files(ROOT, GAMES) == []


def test_every_module_of_a_game_has_the_same_shape():
    assert architecture.odd_modules(ROOT) == []


def test_no_rule_is_called_like_knowledge():
    assert architecture.shared_names(ROOT) == []


def test_every_source_file_of_a_game_has_its_test_file():
    assert architecture.untested(ROOT, GAMES) == []


def test_classes_functions_and_files_are_small():
    assert architecture.oversized(ROOT) == []


def test_nobody_shifts_a_literal():
    assert architecture.shifted_literals(ROOT) == []


def test_the_games_load_no_bot():
    code = "import sys, hortus.games; print([name for name in sys.modules if name.startswith('hortus.bots')])"
    ran = subprocess.run([sys.executable, "-P", "-c", code], env=os.environ, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_every_game_has_knowledge():
    from hortus.bots.knowledge import KNOWLEDGE

    assert list(KNOWLEDGE) == GAMES


# ---- planted violations


@pytest.fixture
def planted(tmp_path):
    """A tree of a few files, by their names and texts."""

    def plant(**files: str) -> Path:
        for name, text in files.items():
            path = tmp_path / name.replace("__", "/").replace("_py", ".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return tmp_path

    return plant


def test_a_rule_that_asks_a_bot_is_found(planted):
    root = planted(hortus__games__petal__steps_py="from hortus.bots.heuristics import Heuristics\n")
    [fault] = architecture.against_the_arrows(root)
    assert fault == (
        "hortus/games/petal/steps.py imports hortus.bots.heuristics.Heuristics, but games may not import bots."
    )


@pytest.mark.parametrize("line", ["import random", "from os import path", "import numpy", "import hortus.tables"])
def test_a_rule_that_does_more_than_compute_is_found(planted, line):
    root = planted(hortus__games__petal__steps_py=f"def late():\n    {line}\n", hortus__lab__train_py=f"{line}\n")
    assert len(architecture.against_the_arrows(root)) == 1


def test_a_game_that_borrows_from_another_is_found(planted):
    root = planted(
        hortus__games__petal__board_py="from hortus.games.blume.board import Bed\n",
        hortus__bots__knowledge__petal__glance_py="from hortus.bots.knowledge.blume.glance import Glance\n",
        hortus__bots__knowledge__blume__glance_py="from hortus.games.blume.board import Bed\n",
    )
    faults = architecture.across_games(root)
    assert [fault.split()[0] for fault in faults] == [
        "hortus/games/petal/board.py",
        "hortus/bots/knowledge/petal/glance.py",
    ]


def test_a_game_without_its_assembly_is_found(planted):
    root = planted(hortus__games__petal__board_py="")
    assert "hortus/games/petal/assembly.py is missing." in architecture.missing_files(root, ["petal"])


def test_a_module_of_another_shape_is_found(planted):
    root = planted(
        hortus__games__petal__options_py="from hortus.games.petal.modules import tools, solo\n",
        hortus__games__petal__modules__tools_py="MODULE: int = 1\n\ndef join(draft, garden):\n    pass\n",
        hortus__games__petal__modules__solo_py="MODULE: int = 1\n\ndef join(draft):\n    pass\n",
    )
    assert architecture.odd_modules(root) == ["hortus/games/petal/modules/tools.py should have MODULE and join(draft)."]


def test_a_rule_and_knowledge_of_one_name_are_found(planted):
    root = planted(hortus__games__flutter__growth_py="", hortus__bots__knowledge__polders__growth_py="")
    [fault] = architecture.shared_names(root)
    assert fault.startswith("hortus/bots/knowledge/polders/growth.py is called like hortus/games/flutter/growth.py")


def test_a_file_without_its_tests_is_found(planted):
    root = planted(
        hortus__games__petal__board_py="",
        hortus__games__petal__modules__tools_py="",
        tests__games__petal__test_board_py="",
    )
    assert architecture.untested(root, ["petal"]) == [
        "hortus/games/petal/modules/tools.py has no tests/games/petal/test_tools.py."
    ]


def test_what_grew_too_large_is_found(planted):
    many = "class Many:\n" + "".join(f"    def step{number}(self): pass\n" for number in range(26))
    long = "def long():\n" + "    pass\n" * 60
    deep = (
        "def deep():\n" + "".join("    " * level + f"{'    '}if {level}:\n" for level in range(5)) + " " * 24 + "pass\n"
    )
    root = planted(hortus__core__many_py=many, hortus__core__long_py=long, hortus__core__deep_py=deep)
    assert architecture.oversized(root) == [
        "hortus/core/deep.py: deep is nested 5 deep, more than 4.",
        "hortus/core/long.py: long has 61 lines, more than 60.",
        "hortus/core/many.py: Many has 26 methods, more than 25.",
    ]


def test_an_elif_stands_beside_its_if():
    tree = ast.parse("if a:\n    pass\nelif b:\n    pass\nelif c:\n    for x in y:\n        pass\n")
    assert architecture.depth(tree) == 2


def test_a_shifted_literal_is_found(planted):
    root = planted(hortus__core__bits_py="def bit(i):\n    return 1 << i\n\nSLOTS = 1 << 20\n")
    assert architecture.shifted_literals(root) == ["hortus/core/bits.py shifts a literal in line 2; use bit(index)."]


# ---- the rest of the project


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_a_game_names_the_editions_that_are_there(game):
    files = (ROOT / "hortus" / "games" / game / "editions").glob("*.toml")
    assert sorted(hortus.GAMES[game].editions) == sorted(path.stem for path in files)
    for path in (ROOT / "hortus" / "games" / game / "editions").glob("*.toml"):
        assert f'game = "{game}"' in path.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_drawn(game):
    from hortus import art
    from hortus.art.svg import pictures

    assert game in pictures.DRAW
    assert game in art.TEXT


def test_every_module_says_what_it_is_about():
    for path in architecture.sources(ROOT):
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
