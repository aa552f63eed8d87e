"""The files for the code forge: they can be read, and they run commands that exist."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def loaded(name: str):
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_ci_runs_commands_of_the_makefile_and_nothing_else():
    jobs = loaded(".github/workflows/test.yml")["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert commands == ["make check", "make test"]
    assert {command.split()[1] for command in commands} <= TARGETS


def test_ci_gives_its_jobs_no_rights_but_to_read():
    assert loaded(".github/workflows/test.yml")["permissions"] == {"contents": "read"}


def test_the_hooks_use_the_tools_of_the_project():
    for repository in loaded(".pre-commit-config.yaml")["repos"]:
        assert repository["repo"] == "local", "nothing is fetched, and nothing is pinned a second time"
        for hook in repository["hooks"]:
            command, first = hook["entry"].split()[:2]
            assert command.startswith(".venv/bin/") or (command == "make" and first in TARGETS)
            for path in re.findall(r"\S+\.py\b", hook["entry"]):
                assert (ROOT / path).exists()


@pytest.mark.parametrize("path", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem)
def test_an_issue_form_has_what_the_forge_asks_for(path):
    form = yaml.safe_load(path.read_text("utf-8"))
    if path.stem == "config":
        return
    assert {"name", "description", "body"} <= set(form)
    names = [field["id"] for field in form["body"] if field["type"] != "markdown"]
    assert names
    assert len(names) == len(set(names))


def test_the_form_about_rules_names_every_game():
    import hortus

    [games] = [field for field in loaded(".github/ISSUE_TEMPLATE/rule.yml")["body"] if field.get("id") == "game"]
    assert set(games["attributes"]["options"]) == {kind.title for kind in hortus.GAMES.values()}
