"""Every ruling has a test that names it, and a row in RULES.md."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "hortus" / "games" / "polders" / "RULES.md"
RULINGS = 41


def named() -> set[int]:
    """The rulings that test docstrings name."""
    found: set[int] = set()
    for path in HERE.glob("test_*.py"):
        for text in re.findall(r'def test_\w+\([^)]*\):\n    """(.*?)"""', path.read_text("utf-8"), re.DOTALL):
            found |= {int(number) for number in re.findall(r"\bP(\d+)\b", text)}
    return found


@pytest.mark.parametrize("number", range(1, RULINGS + 1))
def test_every_ruling_is_held_by_a_test(number):
    assert number in named()


def test_the_rules_list_every_ruling_in_order():
    rows = re.findall(r"^\| P(\d+) \|", RULES.read_text("utf-8"), re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, RULINGS + 1))
