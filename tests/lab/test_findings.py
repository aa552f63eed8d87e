"""What an arena has found: kept whole, and never continued by other bots or rules."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from hortus import files
from hortus.core.errors import RecordError
from hortus.lab import fingerprint
from hortus.lab.arena import Bout, Group
from hortus.lab.findings import Findings


def findings(*numbers, share=1.0):
    found = Findings([Bout("petal", 2, (), {"contents": "open"}, ("greedy", "random"), "7")])
    for number in numbers:
        found.add(0, Group(number, {"greedy": share, "random": 1 - share}, {"greedy": 3.0, "random": 1.0}))
    return found


def test_findings_go_on_from_their_file(tmp_path):
    path = tmp_path / "r.json"
    before = findings(0, 2, 1)
    before.save(path, before.found())
    after = findings()
    after.resume(path)
    assert after.missing(0, 5) == [3, 4]
    assert after.found() == before.found()
    assert json.loads(path.read_text())["verdicts"] == [{"bout": "greedy random", "outcome": "undecided", "groups": 3}]
    assert [found.name for found in tmp_path.iterdir()] == ["r.json"]


def test_what_is_kept_every_few_seconds_is_enough_to_go_on_from(tmp_path):
    findings(0, 1).keep(tmp_path / "r.json")
    after = findings()
    after.resume(tmp_path / "r.json")
    assert after.missing(0, 3) == [2]


def test_a_group_that_was_quick_waits_for_its_turn_before_it_counts():
    early = findings(*range(5), *range(6, 40))
    assert early.verdict(0) == ("undecided", 5)
    early.add(0, findings(5).groups[0][0])
    assert early.verdict(0) == ("better", 8)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("fingerprint", "0.0.1-abc", "was played by other bots or rules (0.0.1-abc, these are"),
        ("fingerprint", "", "does not say which bots and rules played it; name another --out."),
        ("bouts", [], "is damaged"),
        ("groups", [], "is damaged"),
        ("groups", [[[0, {"greedy": 1.0}, {}]]], "is damaged"),
        ("groups", [[[0, {"greedy": 2.0, "random": -1.0}, {"greedy": 1, "random": 1}]]], "is damaged"),
        ("groups", [[[0, {"greedy": 1.0, "random": 0.0}, {"greedy": 1, "random": 1}]] * 2], "is damaged"),
        ("groups", [[["0", {"greedy": 1.0, "random": 0.0}, {"greedy": 1, "random": 1}]]], "is damaged"),
        ("groups", [[[2**80, {"greedy": 1.0, "random": 0.0}, {"greedy": 1, "random": 1}]]], "is damaged"),
        ("groups", [[[0, {"greedy": 1.0, "random": 0.0}, {"greedy": float("nan"), "random": 1}]]], "is damaged"),
        ("groups", [[[0, {"greedy": 1.0, "random": 0.0}, {"greedy": 10**400, "random": 1}]]], "is damaged"),
        ("groups", 5, "is damaged"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_nothing_is_taken_over(key, value, sentence, tmp_path):
    written = {**findings(0).kept(), key: value}
    (tmp_path / "r.json").write_text(json.dumps(written))
    after = findings()
    with pytest.raises(RecordError) as refused:
        after.resume(tmp_path / "r.json")
    assert sentence in str(refused.value)
    assert after.finished() == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "5", "[" * 100_000, "\x00"])
def test_what_is_no_result_is_refused(text, tmp_path):
    (tmp_path / "r.json").write_text(text)
    with pytest.raises(RecordError, match="is not the result of an arena"):
        findings().resume(tmp_path / "r.json")


def test_other_bouts_are_refused(tmp_path):
    findings(0).keep(tmp_path / "r.json")
    other = Findings([Bout("petal", 2, (), {"contents": "open"}, ("greedy", "random"), "8")])
    with pytest.raises(RecordError, match="holds other bouts"):
        other.resume(tmp_path / "r.json")


@pytest.fixture
def package(tmp_path):
    """The files that decide games, to be changed at will."""
    copy = tmp_path / "hortus"
    for room in ["core", "bots", "games/petal", "games/blume"]:
        copytree(fingerprint.PACKAGE / room, copy / room)
    return copy


def mark(package):
    fingerprint.fingerprint.cache_clear()
    return fingerprint.fingerprint("petal", package)


@pytest.mark.parametrize(
    "name",
    [
        "bots/levels.toml",
        "bots/greedy.py",
        "bots/knowledge/petal/tables/learned-2.toml",
        "core/dice.py",
        "games/petal/steps.py",
    ],
)
def test_a_change_of_bots_or_rules_changes_the_fingerprint(name, package):
    before = mark(package)
    with (package / name).open("a") as file:
        file.write("# another\n")
    assert mark(package) != before


def test_ratings_and_other_games_do_not_change_the_fingerprint(package):
    before = mark(package)
    assert before == fingerprint.fingerprint("petal")
    for name in ["bots/ratings.toml", "games/blume/steps.py", "bots/knowledge/blume/glance.py", "games/petal/RULES.md"]:
        with (package / name).open("a") as file:
            file.write("\n")
    assert mark(package) == before


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path):
    files.ask_for(tmp_path / "r.json")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(RecordError, match="cannot be written: there is no such file or folder; name another file"):
        files.ask_for(tmp_path / "no" / "r.json")
    with pytest.raises(RecordError, match="is not a file; name another one"):
        files.ask_for(tmp_path)
    with pytest.raises(RecordError, match="is not a file"):
        files.ask_for(Path("/dev/null"))
