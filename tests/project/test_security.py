"""The threat model as a test: every promise names what holds it, and that is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODEL = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISES = MODEL.partition("## What is promised")[2].partition("## What is not promised")[0]
HEADS = ("| promise | held by |", "|---|---|")
ROWS = [line for line in PROMISES.splitlines() if line.startswith("|") and line not in HEADS]
NAMED = sorted(set(re.findall(r"`(tests/[^`]+)`", MODEL)))


def found_in(path: Path) -> set[str]:
    return {
        node.name
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2:60])
def test_every_promise_names_a_test(row):
    promise, held = row.strip("| ").split(" | ")
    assert promise.endswith(".")
    assert re.fullmatch(r"`tests/[^`]+\.py(::test_\w+)?`(, `tests/[^`]+\.py(::test_\w+)?`)*", held)


@pytest.mark.parametrize("name", NAMED)
def test_what_is_named_is_there(name):
    file, _, test = name.partition("::")
    assert (ROOT / file).exists(), f"{file} is gone; who holds its promise now?"
    if file.endswith(".py"):
        there = found_in(ROOT / file)
        assert test in there if test else there, f"{name} is gone; who holds its promise now?"


def test_every_attack_that_is_tested_holds_a_promise():
    for path in (ROOT / "tests" / "server" / "attacks").glob("test_*.py"):
        assert str(path.relative_to(ROOT)) in MODEL, f"{path.name} belongs into docs/security.md"


def test_there_is_a_way_to_report_a_weakness():
    assert "Report a vulnerability" in (ROOT / "SECURITY.md").read_text("utf-8")
    assert "docs/security.md" in (ROOT / "SECURITY.md").read_text("utf-8")
