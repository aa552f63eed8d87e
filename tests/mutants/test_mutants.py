"""The mutation run itself: what it changes, what it leaves alone, what it says of a change."""

import textwrap
import tomllib
from pathlib import Path

import pytest
from mutants import __main__ as run
from mutants.areas import AREAS, SERVER_TESTS, files, suites
from mutants.changes import Change, changes
from mutants.results import EQUIVALENT, Results, Tally, sample, table
from mutants.trying import CAUGHT, SURVIVED, TIMED_OUT, Bench, Unfit, Verdict

ROOT = Path(__file__).parents[2]
UNTESTED = {"__init__", "__main__"}
"""Files of the server with nothing to change."""


def named(source: str) -> list[str]:
    return [change.name for change in changes("x.py", textwrap.dedent(source))]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["module: a < b -> (a <= b) in x = a < b", "module: a < b -> (a >= b) in x = a < b"]),
        ("x = a == b", ["module: a == b -> (a != b) in x = a == b"]),
        ("x = a and b", ["module: a and b -> (a or b) in x = a and b"]),
        ("x = not a", ["module: not a -> a in x = not a"]),
        ("x = a // b", ["module: a // b -> (a * b) in x = a // b"]),
        ("x = 3", ["module: 3 -> 4 in x = 3", "module: 3 -> 2 in x = 3"]),
        ("x = 0", ["module: 0 -> 1 in x = 0", "module: 0 -> (-1) in x = 0"]),
        ("x = True", ["module: True -> False in x = True"]),
        ("x = [a for a in b if a]", ["module: a -> not (a) in x = [a for a in b if a]"]),
        ("x.y = a", ["module: removed x.y = a"]),
        ("call(a)", ["module: removed call(a)"]),
        ("x += a", ["module: removed x += a", "module: x += a -> x -= a in x += a"]),
        ("while a:\n    break", ["module: a -> not (a) in while a:", "module: removed break"]),
        ("if a:\n    raise Fault(3)", ["module: a -> not (a) in if a:", "module: removed raise Fault(3)"]),
        ("def f(a=1): pass", ["f: 1 -> 2 in def f(a=1): pass", "f: 1 -> 0 in def f(a=1): pass"]),
        ("class C:\n    def f(self) -> bool:\n        return self.a", [
            "C.f: return self.a -> return True", "C.f: return self.a -> return False",
        ]),
    ],
)  # fmt: skip
def test_each_kind_of_change_is_found(source, expected):
    assert named(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""One of 3."""',
        "x: list[Literal[3]]",
        "def f(a: Literal[3]) -> Literal[4]: ...",
        "assert isinstance(x, int) and x > 3",
        'x = f"{a + 1}"',
        'x = "a" + b',
        "import a",
        "raise NotImplementedError",
        "if TYPE_CHECKING:\n    x = 3",
        "@lru_cache(maxsize=64)\ndef f(): ...",
    ],
)
def test_what_changes_no_behaviour_is_left_alone(source):
    assert named(source) == []


def test_a_change_is_one_span_and_says_so():
    source = "a = 1\nif café < b or c:\n    pass\n"
    change = next(change for change in changes("x.py", source) if "<=" in change.name)
    assert change.applied(source) == "a = 1\nif (café <= b) or c:\n    pass\n"
    assert change.diff(source) == "@@ -2 +2 @@\n-if café < b or c:\n+if (café <= b) or c:"
    assert (change.line, change.key) == (2, "x.py module: café < b -> (café <= b) in if café < b or c:")


def test_equal_changes_of_a_function_are_told_apart_and_keep_their_names():
    source = "def f():\n    x.a = 1\n    x.a = 1\n"
    names = [change.name for change in changes("x.py", source)]
    assert names[0] == "f: removed x.a = 1"
    assert "f: removed x.a = 1 #2" in names
    assert [change.name for change in changes("x.py", "import a\n\n" + source)] == names


def test_a_seed_gives_the_same_sample_and_another_gives_another():
    first = sample(ROOT, "petal", 20, 1)
    assert first == sample(ROOT, "petal", 20, 1)
    assert first[:5] == sample(ROOT, "petal", 5, 1)
    assert first != sample(ROOT, "petal", 20, 2)
    assert len({(change.file, change.line) for change in first}) == 20


@pytest.mark.parametrize("area", AREAS)
def test_every_area_has_files_and_tests_that_are_there(area):
    found = files(ROOT, area)
    assert found
    assert not [name for name in found if "knowledge" in name]
    for file in found:
        near, wide = suites(ROOT, area, file)
        names = [name for suite in [*near, *wide] for name in suite.files]
        assert names
        assert all((ROOT / name).exists() for name in names)


def tree(folder: Path) -> Path:
    """A package with one rule, and tests that know one half of it."""
    root = folder / "root"
    for name in ["hortus/games/petal/steps.py", "tests/games/petal/test_steps.py", "tests/perft/test_none.py",
                 "tests/playthroughs/test_none.py", "tests/every_table/test_none.py", "pyproject.toml",
                 "hortus/__init__.py", "hortus/games/__init__.py", "hortus/games/petal/__init__.py"]:  # fmt: skip
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("def test_nothing():\n    pass\n" if "none" in name else "")
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--import-mode=importlib"\n')
    (root / "hortus/games/petal/steps.py").write_text(
        "def may(a: int) -> bool:\n    return a > 3\n\n\ndef must(a: int) -> bool:\n    return a > 5\n"
    )
    (root / "tests/games/petal/test_steps.py").write_text(
        "from hortus.games.petal.steps import may\n\n\ndef test_may():\n    assert may(7)\n    assert not may(2)\n"
    )
    return root


def test_a_change_is_caught_or_survives_and_the_working_tree_stays_as_it_is(tmp_path):
    root = tree(tmp_path)
    file = "hortus/games/petal/steps.py"
    source = (root / file).read_text()
    bench = Bench(root, tmp_path, {})
    at = source.index(" > ") + 1
    turned = Change(file, "turned round", 2, at, at + 1, "<=")
    bound = Change(file, "boundary", 2, at, at + 1, ">=")
    verdict = bench.judge("petal", turned)
    assert (verdict.verdict, verdict.by) == (CAUGHT, "tests/games/petal/test_steps.py::test_may")
    assert bench.judge("petal", bound).verdict == SURVIVED
    assert (root / file).read_text() == source
    assert (bench.tree / file).read_text() == source


@pytest.mark.parametrize("clean", [SURVIVED, TIMED_OUT])
def test_being_late_counts_only_where_the_tests_are_in_time_without_the_change(tmp_path, monkeypatch, clean):
    """A busy machine would otherwise make every change seem to be noticed."""
    bench = Bench(tree(tmp_path), tmp_path, {})
    change = sample(bench.tree, "petal", 1, 1)[0]
    monkeypatch.setattr(bench, "_time", lambda several: None)
    monkeypatch.setattr(bench, "_known", lambda suite, file: 1.0)
    monkeypatch.setattr(bench, "_run", lambda *_, **more: Verdict(clean if more.get("clean") else TIMED_OUT))
    if clean == SURVIVED:
        assert bench.judge("petal", change).verdict == TIMED_OUT
    else:
        with pytest.raises(Unfit, match="too busy"):
            bench.judge("petal", change)


def test_tests_that_fail_by_themselves_judge_nothing(tmp_path):
    root = tree(tmp_path)
    (root / "tests/games/petal/test_steps.py").write_text("def test_may():\n    assert False\n")
    with pytest.raises(Unfit, match=r"test_steps\.py does not pass without a change"):
        Bench(root, tmp_path, {}).judge("petal", sample(root, "petal", 1, 1)[0])


def test_results_are_kept_until_the_sources_or_for_survivors_the_tests_change(tmp_path):
    root = tree(tmp_path)
    caught, survived = sample(root, "petal", 2, 1)
    path = tmp_path / "build/1.jsonl"
    results = Results(path, root)
    results.add(caught, CAUGHT, "a test", 1.0)
    results.add(survived, SURVIVED, "", 1.0)
    again = Results(path, root)
    assert [again.known(change)["verdict"] for change in (caught, survived)] == [CAUGHT, SURVIVED]
    (root / "tests/games/petal/test_more.py").write_text("")
    again = Results(path, root)
    assert again.known(caught)["verdict"] == CAUGHT
    assert again.known(survived) is None
    (root / caught.file).write_text("x = 3\n")
    assert again.known(caught) is None


def test_the_table_counts_what_was_noticed_of_what_could_be():
    core, petal = Tally("core"), Tally("petal")
    core.counts = {CAUGHT: 17, TIMED_OUT: 1, SURVIVED: 2, EQUIVALENT: 5}
    petal.counts = {CAUGHT: 10, TIMED_OUT: 0, SURVIVED: 0, EQUIVALENT: 0}
    assert [line.split() for line in table([core, petal]).splitlines()[1:]] == [
        ["core", "25", "17", "1", "2", "5", "90.0%"],
        ["petal", "10", "10", "0", "0", "0", "100.0%"],
        ["all", "35", "27", "1", "2", "5", "93.3%"],
    ]


def test_every_equivalent_change_is_named_once_and_has_its_reason():
    entries = tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text("utf-8"))["equivalent"]
    names = [entry["change"] for entry in entries]
    assert len(names) == len(set(names))
    for entry in entries:
        assert set(entry) == {"change", "reason"}
        assert entry["reason"].endswith(".")
        assert (ROOT / entry["change"].split(" ")[0]).exists(), entry


def test_every_equivalent_change_is_one_that_a_run_could_make():
    """A name that was left over when its function changed would excuse nothing, and hide that nobody looked again."""
    entries = tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text("utf-8"))["equivalent"]
    for entry in entries:
        file = entry["change"].split(" ")[0]
        assert entry["change"] in {change.key for change in changes(file, (ROOT / file).read_text("utf-8"))}


def test_a_change_that_cannot_be_judged_is_listed_and_the_run_goes_on(tmp_path, monkeypatch):
    first, second = sample(ROOT, "petal", 2, 1)

    class Shaky:
        def __init__(self, *_):
            pass

        def judge_near(self, _, change):
            if change == first:
                raise Unfit("a test fails now and then")
            return Verdict(CAUGHT, "a test", 1.0)

    monkeypatch.setattr(run, "Bench", Shaky)
    going = run.Run(1, tmp_path, tmp_path)
    tally = Tally("petal")
    going.near(tally, [first, second])
    assert going.undecided == [(first, "a test fails now and then")]
    assert tally.counts[CAUGHT] == 1
    assert going.results.known(first) is None, "the next run tries it again"


def test_what_near_tests_do_not_notice_waits_until_all_others_were_tried(tmp_path, monkeypatch):
    first, second = sample(ROOT, "petal", 2, 1)
    tried = []

    class Slow:
        def __init__(self, *_):
            pass

        def judge_near(self, _, change):
            tried.append(("near", change))
            return Verdict(SURVIVED if change == first else CAUGHT, "", 1.0)

        def judge_wide(self, _, change):
            tried.append(("wide", change))
            return Verdict(SURVIVED, "", 1.0)

    monkeypatch.setattr(run, "Bench", Slow)
    going = run.Run(1, tmp_path, tmp_path)
    tally = Tally("petal")
    going.near(tally, [first, second])
    assert going.results.known(first) is None, "a run that is stopped now has not judged it"
    going.wide()
    assert tried == [("near", first), ("near", second), ("wide", first)]
    assert (tally.counts[CAUGHT], tally.counts[SURVIVED]) == (1, 1)
    assert going.survivors == [first]


def test_the_tests_that_a_file_of_the_server_is_tried_against_first_are_there():
    names = {f"tests/{name}" if "/" in name else f"tests/server/test_{name}.py" for found in SERVER_TESTS.values()
             for name in found}  # fmt: skip
    assert not [name for name in names if not (ROOT / name).exists()]
    stems = {Path(file).stem for file in files(ROOT, "server")}
    named = {f"{Path(file).parent.name}/{Path(file).stem}" for file in files(ROOT, "server")}
    assert not [key for key in SERVER_TESTS if key not in stems | named], "named after files that are there"
    for file in files(ROOT, "server"):
        near, _ = suites(ROOT, "server", file)
        assert near[0].files or Path(file).stem in UNTESTED, f"{file} has no test near to it"
