"""The README's example runs as it is printed."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_python_example_runs(capsys):
    text = (ROOT / "README.md").read_text("utf-8")
    [example] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(example.strip().splitlines()) <= 10
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_readme_names_every_command_and_no_other():
    from hortus.cli.commands import COMMANDS

    text = (ROOT / "README.md").read_text("utf-8")
    names = {name.split()[0] for name in COMMANDS}
    assert set(re.findall(r"^hortus ([a-z]+)", text, re.MULTILINE)) == names


def test_the_readme_says_whose_the_games_are():
    text = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert "The five games belong to their makers" in text
    assert "independent implementation of their rules" in text
