"""How Hortus is built: what is compiled again, what is kept, and what a person is told."""

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Extension

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # at the end: the installed package is tested, not the sources
from building import installing, objects, prepare, rules, stages, units  # noqa: E402
from building.screen import Screen  # noqa: E402

sys.path.remove(str(ROOT))

TYPES = """#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
} tuple_T2II;
#endif
typedef struct {
    tuple_T2II both;
} boxObject;
typedef struct {
    PyObject_HEAD
} otherObject;
"""
NAMES = """#include <CPy.h>
#include "__native_g.h"
extern PyObject *CPyStatics[9];
extern int64_t CPyDef_dice___small(PyObject *cpy_r_self);
extern tuple_T2II CPyDef_dice___large(PyObject *cpy_r_self);
extern char CPyDef_play___run(void);
extern int CPyDef_elsewhere(void);
"""
SMALL = "int64_t CPyDef_dice___small(PyObject *cpy_r_self) {\n    return CPyStatics[4] != NULL;\n}\n"
PLAY = '#include "__native_g.h"\nchar CPyDef_play___run(void) {\n    %s;\n}\n'
MAIN = "int CPyGlobalsInit(void)\n{\n    is_initialized = 1;\n}\n"


def written(folder: Path, play: str, names: str = NAMES, small: str = SMALL) -> tuple[str, str]:
    """The unit of a module that plays with another's dice, and the main file."""
    folder.mkdir(exist_ok=True)
    large = "tuple_T2II CPyDef_dice___large(PyObject *cpy_r_self) {\n%s}\n" % ("    f();\n" * units.SMALL)
    files = {"g.h": TYPES, "internal_g.h": names, "g.c": MAIN, "g___dice.c": small + large, "g___play.c": PLAY % play}
    for name, text in files.items():
        (folder / f"__native_{name}").write_text(text)
    sources = [str(path) for path in sorted(folder.glob("*.c"))]
    units.write_units("g", sources, folder / "units")
    return (folder / "units/__native_g___play.c").read_text(), (folder / "units/__native_g.c").read_text()


def test_a_unit_declares_what_it_mentions_and_nothing_else(tmp_path):
    unit, _ = written(tmp_path, "CPyDef_dice___large((boxObject *)x)")
    assert "extern tuple_T2II CPyDef_dice___large" in unit
    assert unit.index("} tuple_T2II;") < unit.index("} boxObject;"), "a type stands before who uses it"
    assert "otherObject" not in unit
    assert "elsewhere" not in unit


def test_whoever_adds_a_function_or_a_literal_elsewhere_changes_no_other_unit(tmp_path):
    before, _ = written(tmp_path, "use(CPyStatics[7], CPyStatics[2], CPyStatics[7])")
    assert "use(CPyLiterals_g___play[0], CPyLiterals_g___play[1], CPyLiterals_g___play[0])" in before
    names = NAMES.replace("[9]", "[10]") + "extern int CPyDef_more(void);\n"
    after, main = written(tmp_path, "use(CPyStatics[8], CPyStatics[3], CPyStatics[8])", names)
    assert after == before
    assert "numbers_g___play[] = {8, 3};" in main
    assert main.index("CPyLiterals_g___play[i] = CPyStatics[numbers_g___play[i]]") < main.index("is_initialized = 1")


def test_a_small_function_of_another_file_can_be_inlined_and_a_private_or_large_one_is_not(tmp_path):
    unit, _ = written(tmp_path, "CPyDef_dice___small(x)")
    assert "gnu_inline)) int64_t CPyDef_dice___small" in unit
    assert "CPyLiterals_g___dice[0]" in unit, "with the literals of the file it comes from"
    private = "static int hidden;\n" + SMALL.replace("CPyStatics[4]", "hidden")
    assert "gnu_inline" not in written(tmp_path, "CPyDef_dice___small(x)", small=private)[0]
    assert "gnu_inline" not in written(tmp_path, "CPyDef_dice___large(x)")[0]


def test_the_compiler_of_the_rules_that_is_installed_here_writes_what_the_units_are_made_from(tmp_path, monkeypatch):
    """With another version that writes something else, this is the test that says so."""
    monkeypatch.chdir(tmp_path)
    Path("g").mkdir()
    Path("g/__init__.py").touch()
    Path("g/one.py").write_text(
        "def double(x: int) -> int:\n    return 2 * x\n\n"
        "class Box:\n    def __init__(self) -> None:\n        self.held: int = 3\n"
    )
    Path("g/two.py").write_text(
        'from g.one import Box, double\n\ndef run(box: Box) -> str:\n    return f"so many: {double(box.held)}"\n'
    )
    code = """
from mypyc.build import mypycify
made = mypycify(["--cache-dir=types", "g/one.py", "g/two.py"], multi_file=True, target_dir="c", group_name="g")
print("\\n".join(made[0].sources))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    units.write_units("g", ran.stdout.split(), Path("units"))
    unit = Path("units/__native_g___two.c").read_text()
    assert "gnu_inline)) CPyTagged CPyDef_one___double(" in unit
    assert "} g___one___BoxObject;" in unit
    assert "CPyLiterals_g___two[0]" in unit
    assert "CPyStatics[" not in unit


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("g.c", MAIN.replace("is_initialized = 1", "CPyReady()")),
        ("g.c", MAIN + MAIN),
        ("g.h", "#include <Python.h>\n"),
        ("internal_g.h", "#include <CPy.h>\n"),
        ("g___play.c", None),
    ],
)
def test_c_code_of_another_kind_is_not_turned_into_units(tmp_path, name, text):
    files = {"g.h": TYPES, "internal_g.h": NAMES, "g.c": MAIN, "g___play.c": PLAY % "f()", name: text}
    for each, written_text in files.items():
        if written_text is not None:
            (tmp_path / f"__native_{each}").write_text(written_text)
    with pytest.raises(units.Unfamiliar):
        units.write_units("g", [str(path) for path in sorted(tmp_path.glob("*.c"))], tmp_path / "units")
    assert not (tmp_path / "units").exists()


class Building(rules.BuildRules):
    """A build of one library whose compiler refuses some files."""

    def __init__(self, sources: list[str], refused: str) -> None:
        self.extensions = [Extension("g", sources)]
        self.refused = refused
        self.built: list[str] = []

    def _build(self, *_parts: object) -> None:
        sources = self.extensions[0].sources
        if any(self.refused in source for source in sources):
            raise objects.CompileError("a.c:3: error: unknown type")
        self.built = sources


def test_if_the_compiler_refuses_a_unit_the_generated_files_are_compiled_and_one_line_says_so(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    sources = [str(rules.UNITS / "__native_g___play.c"), str(rules.UNITS / "__native_g.c"), "lib-rt/init.c"]
    building = Building(sources, "units")
    building._build_or_do_without_units(objects.Cache(tmp_path, ""), [], [], [])
    assert building.built == ["build/c/__native_g___play.c", "build/c/__native_g.c", "lib-rt/init.c"]
    [line] = capsys.readouterr().err.splitlines()
    assert line.endswith("run a little slower (a.c:3: error: unknown type).")
    assert prepare.REMARK.read_text() == line + "\n", "make play prints it"

    with pytest.raises(objects.CompileError):
        Building(sources, "native")._build_or_do_without_units(objects.Cache(tmp_path, ""), [], [], [])


def test_a_home_that_cannot_be_written_is_left_alone(tmp_path, monkeypatch):
    """The caches of pip and npm then go into the build folder or nowhere."""
    monkeypatch.chdir(tmp_path)
    home = tmp_path / "home"
    home.write_text("a file, so that even root can write nothing into it")
    monkeypatch.setenv("HOME", str(home))
    preparation = prepare.Preparation("play")
    ran: list[tuple[list[str], dict[str, str]]] = []

    def note(command: list[str], *_rest: object, variables: dict[str, str] | None = None) -> None:
        ran.append((command, variables or {}))

    monkeypatch.setattr(preparation.commands, "run", note)
    for name in ("web", "hortus/words"):
        Path(name).mkdir(parents=True)
    for name in ("package-lock.json", "package.json", ".npmrc"):
        Path("web", name).touch()
    preparation.pip(Path("play.lock"))
    preparation.page()
    pip, *npm = ran
    assert "--no-cache-dir" in pip[0]
    assert len(npm) == 2
    assert {variables["npm_config_cache"] for _, variables in npm} == {str(tmp_path / "build/npm")}


def test_an_object_is_made_once_for_its_content_and_whole_or_not_at_all(tmp_path):
    cache = objects.Cache(tmp_path, "gcc 12")
    path = cache.path(".o", "int x;", "-O2")
    assert path == cache.path(".o", b"int x;", "-O2")
    others = [cache.path(".o", "int y;", "-O2"), cache.path(".o", "int x;", "-O3"), cache.path(".o", "int x;-", "O2")]
    assert len({path, *others, objects.Cache(tmp_path, "gcc 13").path(".o", "int x;", "-O2")}) == 5

    def interrupted(half: Path) -> None:
        half.write_text("ha")
        raise KeyboardInterrupt

    with contextlib.suppress(KeyboardInterrupt):
        cache.made(path, interrupted)
    assert list(tmp_path.iterdir()) == []
    assert cache.made(path, lambda half: half.write_text("whole") and None)
    assert not cache.made(path, interrupted)
    assert path.read_text() == "whole"


def test_what_was_not_used_for_long_is_thrown_away(tmp_path):
    cache = objects.Cache(tmp_path, "")
    for name in ("old", "new"):
        (tmp_path / name).write_text("")
    subprocess.run(["touch", "-d", "30 days ago", str(tmp_path / "old")], check=True)
    cache.forget()
    assert [path.name for path in tmp_path.iterdir()] == ["new"]


def test_a_compiler_that_refuses_is_quoted_by_its_first_error():
    said = "In file included from a.c:1:\na.c:3:5: error: unknown type name 'vec'\na.c:9: error: more\n"
    with pytest.raises(objects.CompileError, match=r"^a\.c:3:5: error: unknown type name 'vec'$"):
        objects.run([sys.executable, "-c", f"print({said!r}); raise SystemExit(1)"])
    with pytest.raises(objects.CompileError, match="too little memory"):
        objects.run([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"])


def test_a_stage_is_done_once_and_again_when_it_was_interrupted_or_its_product_is_gone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done: list[str] = []
    product = Path("product")
    screen = Screen()

    def work() -> None:
        done.append("done")
        product.write_text("")

    def fail() -> None:
        raise stages.Failed("a reason")

    for key in ("a", "a", "b"):
        stages.once(screen, "page", key, work, product)
    assert len(done) == 2
    with pytest.raises(stages.Failed):
        stages.once(screen, "page", "c", fail, product)
    stages.once(screen, "page", "b", work, product)
    product.unlink()
    stages.once(screen, "page", "b", work, product)
    assert len(done) == 4


def test_a_failure_is_its_first_real_error_and_what_to_do(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code = "print('fetching'); print('ERROR: No matching distribution found for x'); print('bye'); raise SystemExit(3)"
    with pytest.raises(stages.Failed) as failed:
        stages.Commands().run([sys.executable, "-c", code], "packages", "Is there a connection?")
    first, advice = str(failed.value).splitlines()
    assert first == "ERROR: No matching distribution found for x"
    assert advice == "Is there a connection? All of it is in build/logs/packages.log."
    assert "bye" in Path("build/logs/packages.log").read_text()


def test_a_stage_says_what_it_took(capsys):
    screen = Screen()
    with screen.stage("rules"):
        screen.note("rules", "compiled 3 of 4")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "  compiled 3 of 4"
    assert lines[1].split() == ["rules", "0.0", "s"]
    assert [done for done in range(1, 201) if screen.counts(done, 200)] == [50, 100, 150, 200]


def test_installing_copies_what_is_there_and_removes_what_is_gone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    site = Path(".venv/lib/python3.12/site-packages")
    for path in (
        site,
        Path(".venv/bin"),
        Path("hortus/core"),
        Path("build/lib/hortus/core"),
        Path("build/hortus-1.dist-info"),
    ):
        path.mkdir(parents=True)
    for name in (
        "hortus/core/a.py",
        "hortus/core/b.py",
        "build/lib/hortus/core/a.so",
        "build/hortus-1.dist-info/METADATA",
    ):
        Path(name).write_text(name)
    installing.install(Path(".venv"), Path("build"))
    assert {path.name for path in (site / "hortus/core").iterdir()} == {"a.py", "b.py", "a.so"}
    Path("hortus/core/b.py").unlink()
    Path("build/hortus-1.dist-info").rename("build/hortus-2.dist-info")
    installing.install(Path(".venv"), Path("build"))
    assert {path.name for path in (site / "hortus/core").iterdir()} == {"a.py", "a.so"}
    assert [path.name for path in site.glob("*.dist-info")] == ["hortus-2.dist-info"]
    assert "hortus/core/a.py,sha256=" in (site / "hortus-2.dist-info/RECORD").read_text()
    assert Path(".venv/bin/hortus").stat().st_mode & 0o111
