"""The documentation site: complete, without a broken link, and without anything from another host."""

import re
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # at the end: the installed package is tested, not the sources
from building import site  # noqa: E402

sys.path.remove(str(ROOT))


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of everything the site is made from."""
    root = tmp_path_factory.mktemp("project")
    for name in ["properdocs.yml", *site.ELSEWHERE]:
        shutil.copyfile(ROOT / name, root / name)
    shutil.copytree(ROOT / "docs", root / "docs")
    shutil.copytree(ROOT / "hortus", root / "hortus", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    return root


@pytest.fixture
def edited(copy):
    """Edit a file of the copy; it is as before after the test."""
    before: dict[Path, str] = {}

    def edit(name: str, old: str, new: str) -> None:
        path = copy / name
        before[path] = path.read_text("utf-8")
        assert old in before[path]
        path.write_text(before[path].replace(old, new, 1), "utf-8")

    yield edit
    for path, text in before.items():
        path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def built(copy, tmp_path_factory):
    assert site.faults(copy) == []
    # Kept aside: other tests build the copy again, with faults in it.
    return Path(shutil.copytree(copy / site.SITE, tmp_path_factory.mktemp("built") / "site"))


def test_the_site_is_built_without_a_fault(built):
    assert (built / "index.html").exists()


def test_every_page_is_reached_from_the_navigation_or_from_another_page(built):
    pages = {path.relative_to(built).as_posix(): path for path in built.rglob("*.html")}
    reached, waiting = set(), ["index.html"]
    while waiting:
        name = waiting.pop()
        if name in reached or name not in pages:
            continue
        reached.add(name)
        for link in re.findall(r'href="([^"#:]+\.html)', pages[name].read_text("utf-8")):
            waiting.append((pages[name].parent / link).resolve().relative_to(built.resolve()).as_posix())
    assert set(pages) - reached == {"404.html"}


def test_the_rules_of_every_game_are_on_the_site(built):
    for rules in (ROOT / "hortus" / "games").glob("*/RULES.md"):
        title = rules.read_text("utf-8").splitlines()[0].removeprefix("# ")
        assert title in (built / "games" / f"{rules.parent.name}.html").read_text("utf-8")


def test_a_link_to_a_missing_page_is_found(copy, edited, tmp_path):
    edited("docs/play.md", "(host.md)", "(hots.md)")
    assert site.collect(copy, tmp_path) == ["docs/play.md: the link to hots.md leads to no page of the site."]


def test_a_link_from_the_rules_to_a_source_file_is_found(copy, edited, tmp_path):
    edited("hortus/games/petal/RULES.md", "\n## ", "\n[the scoring](scoring.py)\n\n## ")
    [fault] = site.collect(copy, tmp_path)
    assert fault.startswith("hortus/games/petal/RULES.md: the link to scoring.py")


def test_links_fit_the_place_a_page_has_on_the_site():
    placed = {"CONTRIBUTING.md": "contributing.md", "docs/a/b.md": "a/b.md", "hortus/games/g/RULES.md": "games/g.md"}
    faults: list[str] = []
    text = "[1](../../CONTRIBUTING.md#style) ![2](../../hortus/games/g/RULES.md) [3](https://a.example) [4](#here)"
    expected = "[1](../contributing.md#style) ![2](../games/g.md) [3](https://a.example) [4](#here)"
    assert site.adapted(text, "docs/a/b.md", placed, faults) == expected
    code = "`[1](nowhere.md)`\n```\n[1](nowhere.md)\n```\n"
    assert site.adapted(code, "docs/a/b.md", placed, faults) == code
    assert faults == []


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("docs/play.md", "(host.md)", "(host.md#no-such-part)", "no-such-part"),
        ("docs/api.md", "::: hortus.bot\n", "::: hortus.boot\n", "hortus.boot"),
        ("properdocs.yml", "  - Play: play.md\n", "", "play.md"),
    ],
    ids=["an anchor", "a name of the API", "a page without a place in the navigation"],
)
def test_what_leads_nowhere_stops_the_build(copy, edited, name, old, new, said):
    edited(name, old, new)
    assert any(said in fault for fault in site.faults(copy))


def test_every_public_name_and_attribute_has_a_docstring():
    assert site.undocumented(ROOT, "hortus") == []


PACKAGE = {
    "__init__.py": 'from garden.beds import Bed, dig\n\n__all__ = ["Bed", "dig"]\n',
    "beds.py": '''
class Soil:
    """What a bed is made of."""

    def rest(self):
        """Wait for spring."""

class Bed(Soil):
    """A bed."""

    def __init__(self):
        self.tiles = []
        """Its tiles."""
        self._inner = 0

    @property
    def full(self):
        """Whether nothing fits any more."""

def dig():
    """Dig."""
''',
}


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        (None, []),
        ('"""Wait for spring."""', ["garden.beds.Soil.rest"]),
        ('"""A bed."""', ["garden.beds.Bed"]),
        ('"""Its tiles."""', ["garden.beds.Bed.tiles"]),
        ('"""Whether nothing fits any more."""', ["garden.beds.Bed.full"]),
        ('"""Dig."""', ["garden.beds.dig"]),
    ],
    ids=lambda value: str(value),
)
def test_a_public_name_without_a_docstring_is_found(tmp_path, lost, named):
    (tmp_path / "garden").mkdir()
    for name, text in PACKAGE.items():
        (tmp_path / "garden" / name).write_text(text.replace(lost, "pass") if lost else text)
    expected = [f"{path} is public and has no docstring." for path in named]
    assert site.undocumented(tmp_path, "garden") == expected


def test_a_public_name_that_no_page_explains_is_found(tmp_path):
    (tmp_path / "garden").mkdir()
    (tmp_path / "garden" / "__init__.py").write_text(PACKAGE["__init__.py"])
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "api.html").write_text('<h3 id="garden.Bed">Bed</h3>')
    [fault] = site.absent(tmp_path, "garden", tmp_path / "site")
    assert fault.startswith("garden.dig is public and on no page")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.html", '<script src="https://cdn.example/x.js"></script>'),
        ("a.html", '<link href="//fonts.example/css?family=Roboto" rel="stylesheet">'),
        ("a.html", '<img alt="" src="http://images.example/a.png">'),
        ("a.css", "@font-face { src: url(https://fonts.example/a.woff2) }"),
        ("a.css", '@import "https://fonts.example/a.css";'),
        ("a.js", 'importScripts("https://cdn.example/worker.js")'),
    ],
)
def test_what_comes_from_another_host_is_found(tmp_path, name, text):
    (tmp_path / name).write_text(text)
    [fault] = site.foreign(tmp_path)
    assert fault.startswith(f"{name} loads from another host")


def test_links_that_people_click_and_own_files_are_no_fault(tmp_path):
    (tmp_path / "a.html").write_text('<a href="https://a.example">a</a><img src="a.png"><link href="a.css">')
    (tmp_path / "a.css").write_text("a { background: url(a.png) } b { background: url(data:image/png;base64,AA) }")
    assert site.foreign(tmp_path) == []
